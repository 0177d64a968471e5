package import Foundation

/// Where the files of the source tree are.
package enum SourceTree {
  /// The root of the source tree.
  package static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// The path of a file of the fixtures.
  package static func fixture(_ name: String) -> String {
    root.appending(path: "Fixtures").appending(path: name).path
  }
}
