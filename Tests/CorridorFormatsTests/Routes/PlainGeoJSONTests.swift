import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorFormats

@Suite struct `Plain GeoJSON` {
  /// What is read and how, without the vertices' bits that make no difference.
  private struct Reading: Equatable {
    var lines: [[Coordinate]] = []
    var name: String?
    var featureCount = 0
    var error: InputError?
  }

  /// What the reader makes of a text; with less nesting allowed it reads nothing as plain.
  private func reading(_ text: [UInt8], plain: Bool) -> Reading {
    var options = RouteReadOptions()
    if !plain { options.maximumNesting = 63 }
    do throws(InputError) {
      let document = try RouteReader.read(bytes: text, options: options)
      return Reading(
        lines: document.lines, name: document.name, featureCount: document.featureCount)
    } catch {
      return Reading(error: error)
    }
  }

  private func isPlain(_ text: String) -> Bool {
    let bytes = Array(text.utf8) + [UInt8](repeating: 0, count: 64)
    // SAFETY: zeros follow the text.
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe PlainGeoJSON.read(UnsafeRawBufferPointer(rebasing: bytes[..<text.utf8.count])) != nil
    }
  }

  private static let line = "[[8.5,50.25],[-8.000001,-0.5,120.5],[1e-5,9]]"
  private static let plain = [
    #"{"type":"LineString","coordinates":\#(line)}"#,
    #" { "coordinates" : [ [ 1 , 2 ] , [ 3 , 4 ] ] , "type" : "LineString" } "#,
    #"{"type":"LineString","coordinates":[[179,90],[190,89],[-359.5,-90]]}"#,
    #"{"type":"MultiLineString","coordinates":[\#(line),\#(line),[[0,-0]]],"bbox":[1,2,3,4]}"#,
    #"{"type":"Feature","properties":{"name":"Ö","n":null},"geometry":{"type":"LineString","coordinates":\#(line)}}"#,
    #"{"geometry":{"coordinates":\#(line),"type":"LineString"},"id":7,"properties":null,"type":"Feature"}"#,
    #"{"type":"FeatureCollection","name":"all","features":[{"type":"Feature","properties":{"name":"a"},"geometry":{"type":"LineString","coordinates":\#(line)}}]}"#,
    #"{"type":"FeatureCollection","name":"all","features":[{"type":"Feature","properties":{"name":"a"},"geometry":{"type":"LineString","coordinates":\#(line)}},{"type":"Feature","properties":{"deep":[{"x":[true,false,"\u00e9\n"]}]},"geometry":{"type":"MultiLineString","coordinates":[\#(line)]}}]}"#,
  ]
  private static let other = [
    #"{"type":"Point","coordinates":[1,2]}"#,
    #"{"type":"LineString","coordinates":[]}"#,
    #"{"type":"LineString","coordinates":[[1,2],[3]]}"#,
    #"{"type":"LineString","coordinates":[[1,2],[3,91]]}"#,
    #"{"type":"LineString","coordinates":[[01,2],[3,4]]}"#,
    #"{"type":"LineString","coordinates":[[1,2],[3,4]]}}"#,
    #"{"type":"LineString","coordinates":[[1,2],[3,4],]}"#,
    #"{"type":"LineString","coordinates":[[1,2][3,4]]}"#,
    #"{"type":"LineString","type":"Point","coordinates":[[1,2],[3,4]]}"#,
    #"{"type":"MultiLineString","coordinates":[[1,2],[3,4]]}"#,
    #"{"type":"LineString","coordinates":[[99999999999999999999,2],[3,4]]}"#,
    #"{"type":"LineString","coordinates":[[1e999,2],[3,4]]}"#,
    #"{"type":"LineString","coordinates":[[1,2],[3,4]],"x":"\ud800"}"#,
    #"{"type":"LineString","crs":null,"coordinates":[[1,2],[3,4]]}"#,
    #"{"type":"Feature","geometry":null,"properties":{}}"#,
    #"{"type":"FeatureCollection","features":[]}"#,
  ]

  @Test(arguments: plain)
  func `is read as the document says`(text: String) {
    #expect(isPlain(text), "\(text)")
    let found = reading(Array(text.utf8), plain: true)
    #expect(found.error == nil, "\(text)")
    #expect(found == reading(Array(text.utf8), plain: false), "\(text)")
  }

  @Test(arguments: other)
  func `is nothing else`(text: String) {
    #expect(!isPlain(text), "\(text)")
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `means the same when bytes of it are changed`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let letters = Array("[]{},:\"\\0123456789.-+eEtfnu/ \n\u{1}\u{E9}".utf8)
    for _ in 0..<150 {
      var bytes = Array((Self.plain + Self.other).randomElement(using: &random)!.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(letters.randomElement(using: &random)!, at: place)
        case 2: bytes[place] = letters.randomElement(using: &random)!
        default: bytes.removeSubrange(place...)
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(
        reading(bytes, plain: true) == reading(bytes, plain: false), "seed \(seed): \(text)")
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `has numbers of any length`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<500 {
      let digits = String(random.next()) + String(random.next())
      let places = Int.random(in: 1...30, using: &random)
      let number = "\(Int.random(in: -89...89, using: &random)).\(digits.prefix(places))"
      let text = #"{"type":"LineString","coordinates":[[\#(number),\#(number)],[3,4]]}"#
      let found = reading(Array(text.utf8), plain: true)
      #expect(found.lines.first?.first?.lat == Double(number), "seed \(seed): \(number)")
      #expect(found == reading(Array(text.utf8), plain: false), "seed \(seed): \(number)")
    }
  }
}
