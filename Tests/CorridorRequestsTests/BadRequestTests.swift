import CorridorFormats
import CorridorGeometry
import Synchronization
import Testing

@testable import CorridorRequests

/// What is wrong with requests in JSON: one error that names the field, the same whoever asks.
@Suite struct BadRequestTests {
  private static let route = #""route":"LINESTRING(0 0, 1 0)""#

  private func fault(
    _ json: String, _ operation: CorridorRequests.Operation = .find,
    from author: RequestForm.Author = .client
  ) -> String? {
    do throws(CommandError) {
      _ = try OperationCall(operation, body: Array(json.utf8), from: author)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    (#""category":"fuel""#, "unknown field 'category'; did you mean categories?"),
    (#""in":[0,0,1,1]"#, "unknown field 'in'; did you mean viewport?"),
    (#""exclude-category":"fuel""#, "unknown field 'exclude-category'"),
    (#""limit":1,"limit":2"#, "limit is given more than once"),
    (#""limit":"10""#, "limit has the wrong type; give a number of places, 1 or more"),
    (#""limit":1.5"#, "limit cannot be '1.5'"),
    (#""limit":0"#, "limit cannot be '0'"),
    (#""limit":true"#, "limit has the wrong type"),
    (#""within":"2000""#, "within cannot be '2000'; give the number 2000 for metres"),
    (#""within":[2]"#, "within has the wrong type; give a number of metres, or a text"),
    (#""within":-1"#, "within cannot be '-1.0'; give a number of metres, 0 or more"),
    (#""text":5"#, "text has the wrong type; give a text"),
    (#""tags":[1]"#, "tags has the wrong type"),
    (#""categories":7"#, "categories has the wrong type; give a category"),
    (#""noCorrection":1"#, "noCorrection has the wrong type; give true or false"),
    (#""sort":3"#, "sort has the wrong type; give one of off-route, along"),
    (#""sort":"alnog""#, "sort cannot be 'alnog'; did you mean along?"),
    (#""tolerance":15"#, "tolerance has the wrong type; give a text such as \"15min\""),
    (#""speed":80"#, "speed has the wrong type; give a text such as \"80km/h\""),
    (#""precision":7"#, "precision cannot be '7'; give 5 or 6"),
    (#""viewport":[1,2,3]"#, "viewport has the wrong type"),
    (#""zoom":3"#, "unknown field 'zoom'"),
    (#""requestId":[1]"#, "requestId has the wrong type"),
    (#""format":1"#, "format has the wrong type"),
  ])
  func `names the field`(member: String, message: String) {
    for author in [RequestForm.Author.client, .owner] {
      let found = fault("{\(Self.route),\(member)}", from: author)
      #expect(found?.hasPrefix(message) == true, "\(found ?? "nothing")")
    }
  }

  @Test func `takes numbers where numbers are meant`() {
    for member in [
      #""limit":10"#, #""limit":10.0"#, #""within":2000"#, #""within":0.5"#, #""precision":5"#,
      #""categories":"fuel,cafe""#, #""categories":["fuel"]"#, #""height":4"#,
    ] {
      #expect(fault("{\(Self.route),\(member)}") == nil)
    }
  }

  @Test func `takes positions up to the poles and the antimeridian`() {
    for point in [#"{"lat":90,"lon":-180}"#, #"{"lat":-90,"lon":180}"#, #""90,180""#] {
      #expect(fault(#"{"point":\#(point)}"#, .reverse) == nil)
    }
    for point in [#"{"lat":90.1,"lon":0}"#, #"{"lat":0,"lon":181}"#, #""95,10""#, #""10,-181""#] {
      let found = fault(#"{"point":\#(point)}"#, .reverse)
      #expect(found?.hasPrefix("point is out of range") == true, "\(found ?? "nothing")")
    }
    #expect(fault(#"{"point":"north,10"}"#, .reverse)?.hasPrefix("point cannot be") == true)
  }

  // MARK: - Former names

  private func lineFault(
    _ json: String
  ) throws -> (fault: String?, notes: [String], request: PlaceSearchRequest?) {
    let notes = Notes()
    var form = RequestForm(.json, from: .owner, command: "search")
    form.noteFormer = { notes.add($0) }
    let result = try RequestText.parse(Array(json.utf8).span, file: "the line") {
      [form] (root, _) in
      Result { () throws(CommandError) in
        var (envelope, form) = (RequestEnvelope(), form)
        return try PlaceSearchRequest.read(root, &envelope, &form)
      }
    }
    switch result {
    case .success(let request): return (nil, notes.all, request)
    case .failure(let error): return (error.description, notes.all, nil)
    }
  }

  @Test func `lines have former names for one more release`() throws {
    let former = try lineFault(
      #"{"text":"a","category":"fuel","excludeCategory":["cafe"],"in":"0,0,1,1","tag":"a=b"}"#)
    let present = try lineFault(
      #"{"text":"a","categories":"fuel","excludeCategories":["cafe"],"viewport":[0,0,1,1],"tags":["a=b"]}"#
    )
    #expect(former.fault == nil && present.fault == nil)
    #expect(former.request?.json == present.request?.json && present.request != nil)
    #expect(
      former.notes == [
        "the field category is now categories; the next release will refuse category",
        "the field excludeCategory is now excludeCategories; the next release will refuse "
          + "excludeCategory",
        "the field in is now viewport; the next release will refuse in",
        "the field tag is now tags; the next release will refuse tag",
      ])
    #expect(present.notes.isEmpty)
  }

  @Test func `both in one line are refused`() throws {
    let mixed = try lineFault(#"{"text":"a","category":"fuel","viewport":[0,0,1,1]}"#)
    #expect(mixed.fault == "unknown field 'category'; did you mean categories?")
    let both = try lineFault(#"{"text":"a","category":"fuel","categories":"cafe"}"#)
    #expect(both.fault == "unknown field 'category'; did you mean categories?")
  }
}

private final class Notes: Sendable {
  private let noted = Mutex<[String]>([])
  var all: [String] { noted.withLock { $0 } }
  func add(_ note: String) { noted.withLock { $0.append(note) } }
}
