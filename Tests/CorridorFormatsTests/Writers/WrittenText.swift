import CorridorFormats
import Foundation
import Testing

/// The text that writing `features` in `format` gives.
func written(
  _ format: OutputFormat, header: OutputHeader, _ features: [OutputFeature],
  style: TerminalStyle = TerminalStyle()
) throws -> String {
  let path = NSTemporaryDirectory() + UUID().uuidString
  // SAFETY: the path is a C string during the calls.
  let descriptor = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY, 0o600)
  try #require(descriptor >= 0)
  defer {
    close(descriptor)
    _ = unsafe unlink(path)
  }
  let sink = ByteSink(descriptor: descriptor, name: "test")
  var writer = format.writer(header: header, sink: sink, terminal: style)
  for feature in features { try writer.write(feature) }
  try writer.end()
  return try String(decoding: Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
}

/// The columns of an answer of `find`.
let hitColumns: [OutputHeader.Column] = [
  .init("name"), .init("categories"), .init("offRouteMeters"), .init("alongMeters"),
  .init("side"), .init("snapped", isPosition: true), .init("tags"),
]

/// The columns of a table for people.
let hitTable: [TextTable.Column] = [
  .init("off route", isNumber: true), .init("km", isNumber: true), .init("side"),
  .init("name", minimum: 12), .init("category", minimum: 8, dropOrder: 3),
  .init("id", dropOrder: 1),
]

/// A place as `find` writes it.
func hit(
  id: String = "osm:node/1", name: String? = "Fuel & Co", off: Double = 412.0625,
  along: Double = 83_214.5, side: String = "left", tags: [OutputValue.Tag] = []
) -> OutputFeature {
  var feature = OutputFeature(
    id: id, position: OutputPosition(x: 14.5, y: 35.9012345, decimals: 7),
    values: [
      name.map { .text($0) } ?? .none, .texts(["fuel", "fuel_hgv"]), .meters(off), .meters(along),
      .text(side), .position(OutputPosition(x: 14.51, y: -0.0, decimals: 7)), .tags(tags),
    ])
  let title = name ?? "Fuel"
  let distance = ReadableLength(off).description
  feature.cells = [distance, ReadableLength.kilometers(along), side, title, "fuel", id]
  feature.label = OutputLabel(
    title: title, summary: "\(distance) \(side) of the route", category: "fuel")
  return feature
}
