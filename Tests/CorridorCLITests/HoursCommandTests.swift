import CorridorTestSupport
import Foundation
import Testing

@Suite struct HoursCommandTests {
  private func batch(_ lines: [String]) throws -> [[String: Any]] {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell(
      "corridor hours --batch", input: lines.joined(separator: "\n") + "\n")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    return try result.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func `answers lines in their order and goes on after broken ones`() throws {
    let long = String(repeating: "Mo-Fr 08:00-18:00; ", count: 300)
    let answers = try batch([
      #"{"value":"Mo 08:00-12:00 open \"x\"","from":"2012-10-01 7:20","to":"2012-10-08 0:00","more":{}}"#,
      #"{"value":"gibberish","from":"2012-10-01","to":"2012-10-08","requestId":7}"#,
      "nonsense",
      #"{"value":"24/7","from":"2012-02-30","to":"2012-10-08"}"#,
      #"{"value":"Mo\u0000","from":"2012-10-01","to":"2012-10-08"}"#,
      #"{"value":"\#(long)","from":"2012-10-01","to":"2012-10-08"}"#,
      #"{"from":"2012-10-01","to":"2012-10-08"}"#,
      #"{"value":"PH 10:00-12:00","from":"2012-10-01","to":"2012-10-02","region":"none"}"#,
      #"{"value":"Mo 10:00","from":"2012-10-01","to":"2012-10-02","mode":1}"#,
    ])
    #expect(answers.count == 9)
    let first = try #require((answers[0]["intervals"] as? [[Any]])?.first)
    #expect(answers[0]["parsed"] as? Bool == true)
    #expect(
      first as? [String] == ["2012-10-01 08:00", "2012-10-01 12:00", "open", "x"])
    #expect(answers[1]["parsed"] as? Bool == false)
    #expect(answers[1]["requestId"] as? Int == 7)
    #expect((answers[1]["intervals"] as? [Any])?.isEmpty == true)
    for broken in [2, 3, 6] {
      #expect((answers[broken]["error"] as? [String: Any])?["line"] as? Int == broken + 1)
    }
    for unread in [4, 5] { #expect(answers[unread]["parsed"] as? Bool == false) }
    #expect((answers[7]["intervals"] as? [[Any]])?.first?[2] as? String == "unknown")
    #expect((answers[8]["intervals"] as? [[Any]])?.first?[1] as? String == "2012-10-01 10:01")
  }

  @Test(arguments: [
    ("2010-01-01", "2010-01-05", false), ("2009-12-30", "2010-01-05", true),
    ("2040-12-30", "2040-12-31", false), ("2040-12-30", "2041-01-05", true),
  ])
  func `says in which years holidays are not known`(
    from: String, to: String, isNoted: Bool
  ) throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell(
      "corridor hours 'PH off; 10:00-12:00' --from \(from) --to \(to) --region de_bw")
    #expect(result.status == 0)
    #expect(result.errors.contains("are known for 2010 to 2040") == isNoted, "\(result.errors)")
  }

  @Test func `a span may be a hundred years long`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let century = try corridor.shell("corridor hours 24/7 --from 2000-01-01 --to 2100-01-01")
    #expect(century.status == 0)
    let longer = try corridor.shell("corridor hours 24/7 --from 2000-01-01 --to 2101-01-01")
    #expect(longer.status == 64 && longer.errors.contains("at most 100 years"))
  }

  @Test func `an empty batch has no answers`() throws {
    #expect(try batch([]).isEmpty)
  }

  @Test func `takes what suites give as a region`() throws {
    let days = #""from":"2026-06-01","to":"2026-06-02""#
    let regions =
      [#""at":[13.4,52.5]"#]
      + ["at 52.5,13.4", "other", "none", "", "nowhere"].map {
        #""region":"\#($0)""#
      }
    let answers = try batch(
      regions.map {
        #"{"value":"sunrise-12:00",\#(days),"tz":"Europe/Berlin",\#($0)}"#
      })
    let found = answers.map { ($0["intervals"] as? [[Any]])?.first?.prefix(3) }
    let texts = found.map { $0?.compactMap { $0 as? String } }
    #expect(texts[0]?.last == "open" && texts[1] == texts[0])
    for number in 2...4 { #expect(texts[number]?.last == "unknown") }
    #expect((answers[5]["error"] as? [String: Any])?["code"] as? String == "usage")
  }

  /// The known answers, asked as a program would: at least 90 of 100 exact, none wrong.
  @Test(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA names no folder with the vectors"))
  func `gives the known answers or says that it does not know`() throws {
    let folder = URL(fileURLWithPath: try #require(realData))
    let data = try Data(contentsOf: folder.appending(path: "suites/opening-hours-vectors.json"))
    let suite = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let tests = try #require(suite["tests"] as? [[String: Any]])
    var asked: [(line: String, test: [String: Any])] = []
    for test in tests {
      for value in test["values"] as? [String] ?? [] {
        var line: [String: Any] = ["value": value]
        for field in ["from", "to", "region", "mode"] { line[field] = test[field] }
        if test["region"] as? String == "de_bw" { line["at"] = [9.82, 49.54] }
        let json = try JSONSerialization.data(withJSONObject: line)
        asked.append((String(decoding: json, as: UTF8.self), test))
      }
    }
    var (exact, unknown, unverifiable) = (0, 0, 0)
    for (answer, question) in zip(try batch(asked.map(\.line)), asked) {
      let expected = (question.test["intervals"] as? [[Any]] ?? []).map(Self.interval)
      guard expected.allSatisfy({ $0[0].count == 16 && $0[1].count == 16 }),
        Self.isConsistent(question.test, expected)
      else {
        unverifiable += 1
        continue
      }
      guard answer["parsed"] as? Bool == true else {
        unknown += 1
        continue
      }
      let found = (answer["intervals"] as? [[Any]] ?? []).map(Self.interval)
      if found == expected {
        exact += 1
        continue
      }
      unknown += 1
      // Wherever it says to know, it is right.
      let edges = Set((found + expected).flatMap { $0.prefix(2) })
      for edge in edges where edge < Self.time(question.test["to"]) {
        func state(_ list: [[String]]) -> [String] {
          list.first { $0[0] <= edge && edge < $0[1] }.map { Array($0[2...]) } ?? ["closed"]
        }
        let said = state(found)
        #expect(said[0] == "unknown" || said == state(expected), "\(question.line) at \(edge)")
      }
    }
    print("\(exact) exact, \(unknown) unknown, \(unverifiable) unverifiable")
    #expect(asked.count == 328)
    #expect(exact * 10 >= asked.count * 9)
  }

  /// `[from, to, state, comment]` of a vector or an answer.
  private static func interval(_ list: [Any]) -> [String] {
    var state = "open"
    if list.count > 2 {
      if let word = list[2] as? String { state = word }
      if list[2] as? Bool == true { state = "unknown" }
    }
    let comment = list.count > 3 ? list[3] as? String ?? "" : ""
    return [time(list[0]), time(list[1]), state, comment]
  }

  /// With two digits for the hour, so that texts are in the order of times.
  private static func time(_ value: Any?) -> String {
    let text = value as? String ?? ""
    let parts = text.split(separator: " ")
    return parts.count == 2 && parts[1].count == 4 ? "\(parts[0]) 0\(parts[1])" : text
  }

  /// Whether a test's intervals add up to its sums, as they do where its authors ran it.
  private static func isConsistent(_ test: [String: Any], _ intervals: [[String]]) -> Bool {
    let format = Date.ISO8601FormatStyle().year().month().day().dateTimeSeparator(.space)
      .time(includingFractionalSeconds: false)
    var sums = ["open": 0.0, "unknown": 0.0]
    for interval in intervals {
      guard let start = try? format.parse(interval[0] + ":00"),
        let end = try? format.parse(interval[1] + ":00")
      else { return false }
      sums[interval[2], default: 0] += end.timeIntervalSince(start) * 1000
    }
    return abs(sums["open", default: 0] - (test["openMs"] as? Double ?? 0)) <= 7_200_000
      && abs(sums["unknown", default: 0] - (test["unknownMs"] as? Double ?? 0)) <= 3_600_000
  }
}
