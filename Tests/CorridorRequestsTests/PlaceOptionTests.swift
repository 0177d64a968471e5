import Corridor
import CorridorHours
import Foundation
import Testing

@testable import CorridorRequests

@Suite struct PlaceOptionTests {
  private func departure(_ words: String...) throws(CommandError) -> DepartureFields {
    let options = DepartureFields.all.map(\.option)
    let arguments = try Arguments(words, of: OperationSpec(name: "find", options: options))
    var (fields, form) = (DepartureFields(), RequestForm.words("find"))
    try FieldTable(DepartureFields.all).read(arguments, into: &fields, &form)
    return fields
  }

  @Test func `a time zone is a name of the tz database or an offset`() throws {
    let noon = Instant(seconds: 1_795_176_000)
    for (text, offset) in [("Europe/Berlin", 3600), ("+05:30", 19_800), ("UTC", 0)] {
      let zone = try departure("--tz", text).timeZone
      #expect(zone?.offsetSeconds(at: noon) == offset)
    }
    #expect(try departure().timeZone == nil)
  }

  @Test(arguments: [
    ("Europe/Brelin", "--tz cannot be 'Europe/Brelin'; did you mean Europe/Berlin?"),
    ("europe/berlin", "--tz cannot be 'europe/berlin'; did you mean Europe/Berlin?"),
    ("Berlin", "--tz cannot be 'Berlin'; did you mean Europe/Berlin?"),
    ("new york", "--tz cannot be 'new york'; did you mean America/New_York?"),
    (
      "CEST at home",
      """
      --tz cannot be 'CEST at home'; give a zone of the tz database such as Europe/Berlin, or an \
      offset such as +01:00
      """
    ),
  ])
  func `another zone says which was meant`(text: String, message: String) throws {
    let error = #expect(throws: CommandError.self) { try departure("--tz", text) }
    #expect(error?.description == message)
  }

  @Test func `a region is one whose holidays are known`() throws {
    for (text, region) in [("de", "de"), ("DE-BW", "de_bw"), ("us_ny", "us_ny")] {
      #expect(try departure("--region", text).holidayRegion == region)
    }
    #expect(try departure().holidayRegion == nil)
    for (text, message) in [
      ("de_bx", "--region cannot be 'de_bx'; did you mean de_"),
      ("atlantis", "--region cannot be 'atlantis'; give a country whose holidays are known"),
    ] {
      let error = #expect(throws: CommandError.self) { try departure("--region", text) }
      #expect(error?.description.hasPrefix(message) == true, "\(error as Any)")
    }
  }

  @Test(arguments: [nil, "Asia/Kolkata"])
  func `a departure now is one moment for all of a run`(zone: String?) throws {
    let words = ["--depart", "now"] + (zone.map { ["--tz", $0] } ?? [])
    let options = DepartureFields.all.map(\.option)
    let arguments = try Arguments(words, of: OperationSpec(name: "find", options: options))
    var (fields, form) = (DepartureFields(), RequestForm.words("find"))
    try FieldTable(DepartureFields.all).read(arguments, into: &fields, &form)
    fields.fixNow()
    guard let departure = fields.time, departure != .now,
      case .instant(let instant, let offset) = try Timestamp(departure.text)
    else {
      Issue.record("no moment")
      return
    }
    #expect(abs(Double(instant.seconds) - Date().timeIntervalSince1970) < 60)
    #expect(offset == (zone == nil ? 0 : 19_800))
    let fixed = fields
    fields.fixNow()
    #expect(fields == fixed)
  }
}
