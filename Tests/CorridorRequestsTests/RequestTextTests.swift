import CorridorFormats
import CorridorTestSupport
import Testing

@testable import CorridorRequests

/// A request whose plain route is read ahead is the request that reading it all at once makes.
@Suite struct RequestTextTests {
  private func read(_ text: [UInt8], ahead: Bool) -> (Result<FindRequest, CommandError>, Bool) {
    var isAhead = false
    let result = Result { () throws(CommandError) in
      try RequestText.parse(text.span, file: "the request", readsAhead: ahead) { (root, route) in
        isAhead = route != nil
        return Result { () throws(CommandError) in
          var (envelope, form) = (RequestEnvelope(), RequestForm(.json, from: .client))
          form.plainRoute = route
          return try FindRequest.read(root, &envelope, &form)
        }
      }.get()
    }
    return (result, isAhead)
  }

  /// Whether both ways give the same request or the same error; tells whether the route was read
  /// ahead.
  private func compare(_ bytes: [UInt8], _ note: String) -> Bool {
    let (found, isAhead) = read(bytes, ahead: true)
    let (expected, _) = read(bytes, ahead: false)
    let text = String(decoding: bytes, as: UTF8.self)
    switch (found, expected) {
    case (.success(let found), .success(let expected)):
      #expect(found == expected, "\(note): \(text)")
    case (.failure(let found), .failure(let expected)):
      #expect(found.description == expected.description, "\(note): \(text)")
    default: Issue.record("\(note): \(text): \(found) and \(expected)")
    }
    return isAhead
  }

  private static let line = #"{"type":"LineString","coordinates":[[8.5,50.25],[-8.000001,-0.5,9]]}"#
  private static let plain = [
    #"{"route":\#(line)}"#,
    #"{"route": \#(line) ,"within":2000,"categories":["fuel","caf\u00e9"]}"#,
    #" {"text":"a \"b\" {}[]:, \\","limit":3,"route":{"type":"Feature","properties":{"name":"ü}"},"geometry":\#(line)}} "#,
    #"{"requestId":"\#(String(repeating: "x", count: 200))","route":{"type":"FeatureCollection","features":[{"type":"Feature","properties":null,"geometry":\#(line)}]},"within":"2km","tags":["a=b"]}"#,
  ]
  private static let other = [
    #"{"route":\#(line),"route":\#(line)}"#, #"{"route":\#(line),"feature":0}"#,
    #"{"route":\#(line),"routeCrs":"EPSG:4326"}"#, #"{"route":"LINESTRING(0 0, 1 0)"}"#,
    #"{"route":\#(line),"within":}"#, #"{"route":\#(line),"within":1e999}"#,
    #"{"route":\#(line)"within":5}"#, #"{"route":\#(line)]"#, #"[\#(line)]"#, "",
    #"{"route":\#(line),"x":\#(String(repeating: "[", count: 32) + String(repeating: "]", count: 32))}"#,
    #"{"route":\#(line),"x":\#(String(repeating: "[", count: 31) + String(repeating: "]", count: 31))}"#,
  ]

  @Test(arguments: plain) func `is read where it stands`(text: String) {
    #expect(compare(Array(text.utf8), "plain"))
  }

  @Test(arguments: other) func `or with all of the request`(text: String) {
    _ = compare(Array(text.utf8), "other")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `whatever bytes of the request are changed`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let letters = Array("[]{},:\"\\0123456789.-+eEtfnu/ \n\u{1}\u{E9}".utf8)
    for _ in 0..<150 {
      var bytes = Array((Self.plain + Self.other).randomElement(using: &random)!.utf8)
      for _ in 0..<Int.random(in: 0...2, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(letters.randomElement(using: &random)!, at: place)
        case 2: bytes[place] = letters.randomElement(using: &random)!
        default: bytes.removeSubrange(place...)
        }
      }
      _ = compare(bytes, "seed \(seed)")
    }
  }
}
