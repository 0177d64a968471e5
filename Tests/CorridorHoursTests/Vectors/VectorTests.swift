import Foundation
import Testing

@testable import CorridorHours

@Suite(.enabled(if: Vectors.url != nil, "CORRIDOR_REAL_DATA names no folder with the vectors"))
struct VectorTests {
  private struct Count {
    var exact = 0
    var unknown = 0
    var wrong = 0
    /// Vectors that contradict themselves.
    var unverifiable = 0
    /// Those of them with the same sums as ours.
    var ofSameSum = 0
  }

  @Test func `no value of the vectors is wrong, and most are exact`() throws {
    var count = Count()
    var report: [String] = []
    for (index, vector) in try Vectors.load().tests.enumerated() {
      for value in vector.values {
        let difference = Self.difference(of: value, from: vector)
        let about = "\(index) \(vector.region) \(value.debugDescription)"
        switch difference {
        case nil:
          count.exact += 1
        case let reason? where vector.contradictsItself:
          count.unverifiable += 1
          if Self.hasSums(of: vector, value) { count.ofSameSum += 1 }
          report.append("unverifiable: \(about): \(reason)")
        case .unknown(let reason)?:
          count.unknown += 1
          report.append("unknown: \(about): \(reason)")
        case .wrong(let reason)?:
          count.wrong += 1
          report.append("wrong: \(about): \(reason)")
        }
      }
    }
    print(report.joined(separator: "\n"))
    print(count)
    #expect(count.wrong == 0)
    #expect(count.exact >= 300)
    #expect(count.ofSameSum >= 1)
  }

  /// Whether a value is open and unknown for as long as the vector says.
  private static func hasSums(of vector: Vectors.Vector, _ value: String) -> Bool {
    guard let from = LocalTime(text: vector.from), let to = LocalTime(text: vector.to),
      let hours = try? OpeningHours(parsing: value, points: vector.points)
    else { return false }
    var sums = [0.0, 0.0]
    for interval in hours.intervals(from: from, to: to, in: Regions.context(of: vector.region)) {
      let length = Double(interval.end.minutes - interval.start.minutes) * 60_000
      sums[interval.state.kind == .open ? 0 : 1] += length
    }
    return sums == [vector.openMs, vector.unknownMs]
  }

  enum Difference {
    /// Our result is unknown.
    case unknown(String)
    case wrong(String)
  }

  /// The difference between our intervals and the vector's; nil if they are the same.
  private static func difference(of value: String, from vector: Vectors.Vector) -> Difference? {
    guard let from = LocalTime(text: vector.from), let to = LocalTime(text: vector.to) else {
      return .wrong("no times")
    }
    let hours: OpeningHours
    do {
      hours = try OpeningHours(parsing: value, points: vector.points)
    } catch {
      return .unknown("\(error)")
    }
    let context = Regions.context(of: vector.region)
    let found = hours.intervals(from: from, to: to, in: context)
    let expected = vector.intervals.compactMap { interval in
      interval.span.map {
        OpeningInterval(
          start: $0.start, end: $0.end,
          state: OpeningState(
            kind: interval.isUnknown ? .unknown : .open, comment: interval.comment))
      }
    }
    let isSame =
      found.count == expected.count && expected.count == vector.intervals.count
      && zip(found, expected).allSatisfy {
        $0.start == $1.start && $0.end == $1.end && $0.state.looksLike($1.state)
      }
    if isSame { return nil }
    let first = zip(found, expected).first {
      $0.start != $1.start || $0.end != $1.end || !$0.state.looksLike($1.state)
    }
    let reason =
      "\(found.count) of \(expected.count), \(first.map { "\($0.0.text) for \($0.1.text)" } ?? "")"
    // Only certain results can be wrong.
    var edges: Set<LocalTime> = [from]
    for interval in found + expected { edges.formUnion([interval.start, interval.end]) }
    for time in edges where time >= from && time < to {
      let state = found.first { $0.start <= time && time < $0.end }?.state
      let expectedState = expected.first { $0.start <= time && time < $0.end }?.state
      if state?.kind == .unknown { continue }
      // A comment is part of the result.
      if state?.kind != expectedState?.kind || state?.comment != expectedState?.comment {
        return .wrong(reason)
      }
    }
    return .unknown(reason)
  }
}

extension OpeningInterval {
  var text: String { "\(start.text) - \(end.text) \(state.kind) \(state.comment ?? "")" }
}

extension LocalTime {
  var text: String {
    let (year, month, day) = self.day.date
    return "\(year)-\(month)-\(day) \(minute / 60):\(minute % 60)"
  }
}
