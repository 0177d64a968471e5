import Foundation

@testable import CorridorHours

/// The known answers of opening_hours.js, from its tests.
struct Vectors: Decodable {
  struct Vector: Decodable {
    let name: String
    let values: [String]
    let from: String
    let to: String
    let intervals: [Interval]
    let region: String
    let mode: Int
    let openMs: Double
    let unknownMs: Double

    /// Points in time are requested by the mode, or by the name of a vector whose mode was lost.
    var points: OpeningHours.Points {
      mode == 0 && !name.contains("mode 2") ? .refused : .taken
    }

    /// Whether the intervals differ from the sums beside them: its authors skip the test, and the
    /// answer is unknown.
    var contradictsItself: Bool {
      var open = 0
      var unknown = 0
      for interval in intervals {
        guard let span = interval.span else { return true }
        let minutes = Int(span.end.minutes - span.start.minutes)
        if interval.isUnknown { unknown += minutes } else { open += minutes }
      }
      return abs(open * 60_000 - Int(openMs)) > 7_200_000
        || abs(unknown * 60_000 - Int(unknownMs)) > 3_600_000
    }
  }

  /// `[start, end, unknown?, comment?]`
  struct Interval: Decodable {
    var start = ""
    var end = ""
    var isUnknown = false
    var comment: String?

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      start = try list.decode(String.self)
      end = try list.decode(String.self)
      if !list.isAtEnd { isUnknown = try list.decodeIfPresent(Bool.self) ?? false }
      if !list.isAtEnd { comment = try list.decodeIfPresent(String.self) }
    }

    var span: (start: LocalTime, end: LocalTime)? {
      guard let start = LocalTime(text: start), let end = LocalTime(text: end) else { return nil }
      return (start, end)
    }
  }

  let tests: [Vector]
  let shouldFail: [String]

  static var url: URL? {
    ProcessInfo.processInfo.environment["CORRIDOR_REAL_DATA"].map {
      URL(filePath: $0).appending(path: "suites/opening-hours-vectors.json")
    }
  }

  static func load() throws -> Vectors {
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: url))
  }
}

extension LocalTime {
  /// A time in the format of the vectors, `2012-10-01 7:20`; one that ends in Z is UTC, read in
  /// summer time of Central Europe, where its test was written.
  init?(text: String) {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 5 else { return nil }
    self.init(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])
    if text.hasSuffix("Z") { minutes += 120 }
  }
}
