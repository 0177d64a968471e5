internal import Foundation

/// The folder with real data, or nil where `CORRIDOR_REAL_DATA` does not name it.
package let realData = ProcessInfo.processInfo.environment["CORRIDOR_REAL_DATA"]
