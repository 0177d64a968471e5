import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorFormats

/// GeoPackages, read by SQLite and by hand.
@Suite struct GeoPackageTests {
  private func written(
    _ header: OutputHeader, _ features: [OutputFeature]
  ) throws -> (file: SQLiteFile, bytes: [UInt8], folder: TemporaryFolder) {
    let sink = ByteSink()
    var writer = OutputFormat.gpkg.writer(header: header, sink: sink)
    for feature in features { try writer.write(feature) }
    try writer.end()
    let folder = TemporaryFolder()
    let path = folder.file("a.gpkg")
    try Data(sink.buffer.bytes).write(to: URL(filePath: path))
    return (try SQLiteFile(path: path), sink.buffer.bytes, folder)
  }

  private static let header = {
    var header = OutputHeader(
      columns: [
        .init("name"), .init("offRouteMeters", .number), .init("pass", .integer),
        .init("snapped", isPosition: true), .init("open", .flag), .init("categories"),
        .init("truck", members: ["adBlue"]),
      ],
      members: [.init("found", .integer(2)), .init("dataVersion", .text("2026-11-24T20:21:22Z"))])
    header.arePoints = true
    let (start, end) = ((1.0, 2.0), (3.0, -4.0))
    header.route = [[start, end].map { OutputPosition(x: $0.0, y: $0.1, decimals: 7) }]
    return header
  }()

  private static let features = [
    OutputFeature(
      id: "a:1", position: OutputPosition(x: 1.5, y: -2.25, decimals: 7),
      values: [
        .text("O'Neill \"Ä\"\0b"), .meters(12.3456), .integer(3),
        .position(OutputPosition(x: 1, y: 2, decimals: 7)), .boolean(true), .texts(["a", "b"]),
        .object([
          .init("adBlue", .object([.init("value", .text("yes")), .init("evidence", .text("e"))]))
        ]),
      ]),
    OutputFeature(
      id: "a:2", position: OutputPosition(x: 5, y: 6, decimals: 7),
      values: [.none, .none, .none, .none, .none, .none, .none]),
  ]

  @Test func `values have their types, and what is not known is null`() throws {
    let (file, bytes, _) = try written(Self.header, Self.features)
    #expect(bytes.prefix(15).elementsEqual("SQLite format 3".utf8))
    #expect(bytes[68..<72].elementsEqual("GPKG".utf8))
    #expect(
      try file.texts(
        """
        SELECT group_concat(quote(name) || quote(offRouteMeters) || quote(pass) || quote(snappedLon)
          || quote(snappedLat) || quote(open) || quote(categories) || quote(truckAdBlue)
          || quote(truckAdBlueEvidence) || quote(id), '|') FROM places
        """) == [
          "'O''Neill \"Ä\"'12.34631.02.01'a;b''yes''e''a:1'|"
            + "NULLNULLNULLNULLNULLNULLNULLNULLNULL'a:2'"
        ])
    #expect(try file.texts("SELECT length(CAST(name AS BLOB)) FROM places WHERE fid = 1") == ["14"])
    #expect(
      try file.texts("SELECT hex(geom) FROM places WHERE fid = 1")
        == ["47500001E6100000" + "0101000000" + "000000000000F83F" + "00000000000002C0"])
    #expect(
      try file.texts("SELECT type FROM pragma_table_info('places')")
        == [
          "INTEGER", "POINT", "TEXT", "TEXT", "DOUBLE", "INTEGER", "DOUBLE", "DOUBLE", "BOOLEAN",
          "TEXT", "TEXT", "TEXT",
        ])
    #expect(try file.texts("PRAGMA integrity_check") == ["ok"])
    #expect(try file.texts("PRAGMA foreign_key_check").isEmpty)
    #expect(try file.texts("PRAGMA user_version") == ["10300"])
  }

  @Test func `layers say where they are, and what the answer is`() throws {
    let (file, _, _) = try written(Self.header, Self.features)
    #expect(
      try file.texts(
        """
        SELECT table_name || ' ' || geometry_type_name || ' ' || min_x || ' ' || min_y || ' '
          || max_x || ' ' || max_y || ' ' || last_change || ' ' || srs_id
        FROM gpkg_contents JOIN gpkg_geometry_columns USING (table_name, srs_id) ORDER BY 1
        """) == [
          "places POINT 1.5 -2.25 5.0 6.0 2026-11-24T20:21:22.000Z 4326",
          "route MULTILINESTRING 1.0 -4.0 3.0 2.0 2026-11-24T20:21:22.000Z 4326",
        ])
    #expect(
      try file.texts("SELECT description FROM gpkg_contents WHERE table_name = 'places'")
        == [#"{"found":2,"dataVersion":"2026-11-24T20:21:22Z"}"#])
    #expect(
      try file.texts("SELECT hex(geom) FROM route") == [
        "47500003E6100000" + "000000000000F03F" + "0000000000000840" + "00000000000010C0"
          + "0000000000000040" + "010500000001000000" + "010200000002000000" + "000000000000F03F"
          + "0000000000000040" + "0000000000000840" + "00000000000010C0"
      ])
  }

  @Test func `nothing found is a file without rows, and the same answer has the same bytes`() throws
  {
    let (file, _, _) = try written(OutputHeader(columns: []), [])
    #expect(try file.texts("SELECT count(*) FROM places") == ["0"])
    #expect(try file.texts("SELECT quote(min_x) FROM gpkg_contents") == ["NULL"])
    let first = try written(Self.header, Self.features).bytes
    #expect(try written(Self.header, Self.features).bytes == first)
  }

  @Test func `polygons and lines are geometries`() throws {
    let ring = [(0.0, 0.0), (1, 0), (1, 1), (0, 0)].map {
      OutputPosition(x: $0.0, y: $0.1, decimals: 7)
    }
    let shapes: [(OutputShape, String)] = [
      (.line(ring), "0102000000" + "04000000"), (.lines([ring]), "0105000000" + "01000000"),
      (.polygons([[ring]]), "0106000000" + "01000000" + "0103000000" + "01000000" + "04000000"),
    ]
    let features = shapes.map { shape, _ in
      OutputFeature(id: "a", position: ring[0], shape: shape, values: [])
    }
    let (file, _, _) = try written(OutputHeader(columns: []), features)
    let found = try file.texts("SELECT hex(substr(geom, 41)) FROM places ORDER BY fid")
    for (geometry, (_, start)) in zip(found, shapes) { #expect(geometry.hasPrefix(start)) }
    #expect(try file.texts("SELECT geometry_type_name FROM gpkg_geometry_columns") == ["GEOMETRY"])
  }
}
