import CorridorFormats
import CorridorGeometry
import Foundation
import Testing

@Suite struct AreaWriterTests {
  private func written(_ area: MultiPolygon) throws -> [String: Any]? {
    let path = NSTemporaryDirectory() + UUID().uuidString
    // SAFETY: the path is a C string during the call.
    let descriptor = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY, 0o600)
    try #require(descriptor >= 0)
    defer {
      close(descriptor)
      try? FileManager.default.removeItem(atPath: path)
    }
    let sink = ByteSink(descriptor: descriptor, name: "test")
    try AreaWriter(sink: sink).write(area, properties: [.init("withinMeters", .meters(2))])
    // What was written reads back as the same area.
    if !area.polygons.isEmpty { #expect(try AreaReader.read(contentsOf: path) == area) }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try JSONSerialization.jsonObject(with: data) as? [String: Any]
  }

  @Test(arguments: 0...3)
  func `writes a Feature that reads back as the same area`(count: Int) throws {
    let ring = [(0, 0), (1.1234567, 0), (1, -1), (0, 0)].map { Coordinate(lon: $0.0, lat: $0.1) }
    let area = MultiPolygon(
      polygons: Array(repeating: Polygon(rings: [ring, ring]), count: count))
    let feature = try written(area)
    let geometry = feature?["geometry"] as? [String: Any]
    #expect(feature?["type"] as? String == "Feature")
    #expect(geometry?["type"] as? String == (count == 1 ? "Polygon" : "MultiPolygon"))
    #expect((feature?["properties"] as? [String: Any])?["withinMeters"] as? Double == 2)
  }
}
