import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import CorridorImport

@Suite struct ToponymReaderTests {
  private let folder = TemporaryFolder()

  private func read(
    strict: Bool = false, toponyms: Bool = true, into sink: ListSink = ListSink(),
    _ build: (inout OSMText) -> Void
  ) throws -> (sink: ListSink, report: InputReport) {
    var osm = OSMText()
    build(&osm)
    let file = try folder.write("extract.osm", osm.text)
    var options = ImportOptions(inputs: [file], output: "")
    options.isStrict = strict
    options.hasToponyms = toponyms
    let collector = PlaceCollector(
      file: file, format: .osmXML, options: options, sink: sink, watch: ImportMonitor())
    try OSMPlaceReader.read(file: file, into: collector)
    return (sink, collector.report)
  }

  private func position(_ lon: Double, _ lat: Double) -> GridPosition? {
    GridPosition(Coordinate(lon: lon, lat: lat))
  }

  private func boundary(_ name: String, level: Int, _ more: [String: String] = [:])
    -> [String: String]
  {
    ["boundary": "administrative", "admin_level": "\(level)", "name": name, "type": "boundary"]
      .merging(more) { $1 }
  }

  private func place(_ value: String, _ name: String, _ more: [String: String] = [:])
    -> [String: String]
  {
    ["place": value, "name": name].merging(more) { $1 }
  }

  @Test func `a node that a boundary names is one toponym with it`() throws {
    let (sink, report) = try read { osm in
      osm.node(1, 1.2, 1.3, place("town", "Vaduz", ["name:ko": "파두츠", "admin_level": "2"]))
      osm.square(way: 10, first: 20, 1, 1, side: 1, [:])
      osm.relation(
        5, [(10, "outer")], boundary("Vaduz", level: 8, ["name:ru": "Вадуц", "name:ko": "-"]),
        nodes: [(1, "admin_centre")])
    }
    #expect(sink.places.map(\.uri) == ["osm:node/1"])
    let town = sink.places[0]
    #expect(town.kind == .toponym)
    #expect(town.position == position(1.2, 1.3))
    #expect(
      town.tags == [
        "place": "town", "name": "Vaduz", "name:ko": "파두츠", "name:ru": "Вадуц",
        "admin_level": "8", "boundary": "administrative",
      ])
    #expect(town.shape == .polygons)
    #expect(town.partEnds == [5])
    #expect(town.positions.first == position(1, 1))
    #expect(report.leftOut.isEmpty)
  }

  @Test func `a label needs no name, a centre needs the same one`() throws {
    let (sink, _) = try read { osm in
      osm.node(1, 1.2, 1.3, place("country", "Liechtenstein"))
      osm.node(2, 1.6, 1.6, place("town", "Vaduz"))
      osm.square(way: 10, first: 20, 1, 1, side: 1, [:])
      osm.relation(
        5, [(10, "outer")], boundary("Fürstentum", level: 2),
        nodes: [(2, "admin_centre"), (1, "label")])
    }
    #expect(Set(sink.places.map(\.uri)) == ["osm:node/1", "osm:node/2"])
    #expect(sink["osm:node/1"]?.shape == .polygons)
    #expect(sink["osm:node/2"]?.shape == DraftShape.Kind.none)
  }

  @Test func `a county, a town and its suburb of one name stay three`() throws {
    let (sink, _) = try read { osm in
      osm.square(way: 10, first: 20, 0, 0, side: 9, boundary("Lund", level: 6))
      osm.square(way: 11, first: 30, 1, 1, side: 3, boundary("Lund", level: 8))
      osm.square(way: 12, first: 40, 2, 2, side: 1, boundary("Lund", level: 10))
      osm.node(1, 2.2, 2.2, place("city", "Lund"))
      osm.node(2, 2.5, 2.5, place("suburb", "Lund"))
      osm.node(3, 8, 8, place("farm", "Lund"))
      osm.node(4, 30, 8, place("city", "Lund"))
    }
    #expect(
      Set(sink.places.map(\.uri)) == [
        "osm:way/10", "osm:node/1", "osm:node/2", "osm:node/3", "osm:node/4",
      ])
    #expect(sink["osm:node/1"]?.positions.first == position(1, 1))
    #expect(sink["osm:node/2"]?.positions.first == position(2, 2))
    #expect(sink["osm:node/3"]?.shape == DraftShape.Kind.none)
    #expect(sink["osm:node/4"]?.shape == DraftShape.Kind.none)
  }

  @Test func `a place that is node, built-up area and municipality is one`() throws {
    let (sink, _) = try read { osm in
      osm.square(way: 10, first: 20, 0, 0, side: 9, boundary("Ro", level: 8, ["name:de": "R"]))
      osm.square(way: 11, first: 30, 3, 3, side: 1, place("village", "Ro", ["name:fr": "S"]))
      osm.node(1, 3.5, 3.5, place("village", "Ro"))
      osm.square(way: 12, first: 40, 5, 5, side: 1, place("village", "Ny"))
      osm.square(way: 13, first: 50, 4, 4, side: 4, boundary("Ny", level: 9))
    }
    #expect(Set(sink.places.map(\.uri)) == ["osm:node/1", "osm:way/12"])
    #expect(sink["osm:node/1"]?.positions.first == position(0, 0))
    #expect(sink["osm:node/1"]?.tags["name:de"] == "R")
    #expect(sink["osm:node/1"]?.tags["name:fr"] == "S")
    #expect(sink["osm:way/12"]?.positions.first == position(4, 4))
    #expect(sink["osm:way/12"]?.position == position(5.5, 5.5))
  }

  @Test func `a boundary that the file cuts is taken if its outline closes without the rest`()
    throws
  {
    let (sink, report) = try read(strict: true) { osm in
      osm.square(way: 10, first: 20, 0, 0, side: 9, [:])
      osm.square(way: 11, first: 30, 3, 3, side: 1, [:])
      osm.way(12, [20, 21, 22])
      osm.relation(1, [(10, "outer"), (99, "inner")], boundary("A", level: 4))
      osm.relation(2, [(11, "inner"), (99, "outer")], boundary("B", level: 4))
      osm.relation(3, [(12, "outer"), (99, "outer")], boundary("C", level: 4))
      osm.relation(4, [(10, "outer"), (11, "inner"), (12, "inner")], boundary("D", level: 4))
      osm.relation(5, [(10, "outer"), (11, "inner"), (99, "inner")], boundary("E", level: 4))
    }
    #expect(Set(sink.places.map(\.uri)) == ["osm:relation/1", "osm:relation/5"])
    #expect(sink["osm:relation/5"]?.partIsOuter == [true, false])
    #expect(report.leftOut.first { $0.finding == .cutToponym }?.count == 2)
    #expect(report.leftOut.first { $0.finding == .cutToponym }?.samples.isEmpty == true)
    #expect(report.leftOut.first { $0.finding == .noOutline }?.count == 1)
  }

  @Test func `a cycleway beside a street makes no cycleway of it`() throws {
    let (sink, _) = try read { osm in
      for id in 0..<3 { osm.node(100 + id, 9 + Double(id) * 0.001, 47) }
      osm.way(2, [100, 101], ["highway": "cycleway", "name": "Städtle", "name:en": "Old"])
      osm.way(3, [101, 102], ["highway": "tertiary", "name": "Städtle", "name:en": "Town"])
      osm.way(4, [101, 100], ["highway": "path", "name": "Fürstensteig"])
    }
    #expect(
      sink["osm:way/2"]?.tags == ["highway": "tertiary", "name": "Städtle", "name:en": "Town"])
    #expect(sink["osm:way/4"]?.tags["highway"] == "path")
  }

  @Test func `streets are ways of one name that hang together`() throws {
    let (sink, report) = try read { osm in
      for id in 0..<8 { osm.node(100 + id, 9 + Double(id) * 0.001, 47) }
      osm.node(200, 9.5, 47)
      osm.node(201, 9.501, 47)
      let road = ["highway": "residential", "name": "Städtle"]
      osm.way(7, [101, 102], road.merging(["name:ru": "Штэдтле", "surface": "asphalt"]) { $1 })
      osm.way(3, [102, 103, 999, 104, 105], road)
      osm.way(9, [200, 201], road)
      osm.way(11, [106, 998], road)
      osm.way(12, [106, 107], ["highway": "proposed", "name": "Städtle"])
      osm.way(13, [106, 107], ["highway": "path"])
      osm.square(
        way: 14, first: 300, 1, 1, side: 0.002,
        [
          "highway": "pedestrian", "area": "yes", "name": "Platz",
        ])
    }
    #expect(Set(sink.places.map(\.uri)) == ["osm:way/3", "osm:way/9", "osm:way/14"])
    let street = try #require(sink["osm:way/3"])
    #expect(street.kind == .toponym)
    #expect(
      street.tags == ["highway": "residential", "name": "Städtle", "name:ru": "Штэдтле"])
    #expect(street.shape == .lines)
    #expect(street.partEnds == [2, 4, 6])
    #expect(street.position.lat == 470_000_000)
    #expect(sink["osm:way/14"]?.shape == .polygons)
    #expect(sink["osm:way/14"]?.position == position(1.001, 1.001))
    #expect(report.leftOut.map(\.finding) == [.cutToponym])
  }

  @Test func `parts of nature keep their form, apart from streets of their name`() throws {
    let (sink, report) = try read(into: ListSink(classifier: .standard)) { osm in
      for id in 0..<8 { osm.node(100 + id, 9 + Double(id) * 0.001, 47) }
      osm.node(1, 9.1, 47.1, ["natural": "bay", "name": "Bucht"])
      osm.node(2, 9.1, 47.1, ["natural": "bay"])
      osm.node(3, 9.1, 47.1, ["natural": "tree", "name": "Linde"])
      osm.node(4, 9.2, 47.2, ["natural": "peak", "name": "Spitz"])
      osm.node(5, 9.2, 47.2, ["place": "sea", "name": "Meer"])
      osm.way(7, [101, 102], ["waterway": "river", "name": "Rhein", "width": "80"])
      osm.way(8, [102, 103], ["waterway": "river", "name": "Rhein"])
      osm.way(9, [101, 102], ["highway": "residential", "name": "Rhein"])
      osm.way(10, [104, 105], ["natural": "ridge", "name": "Grat"])
      osm.way(11, [104, 105], ["waterway": "river"])
      osm.square(way: 14, first: 300, 1, 1, side: 0.002, ["natural": "water", "name": "See"])
      osm.square(way: 15, first: 310, 2, 1, side: 0.002, ["leisure": "park"])
      osm.square(
        way: 16, first: 320, 3, 1, side: 0.002, ["natural": "wetland", "name": "Ried"])
    }
    #expect(
      Set(sink.places.map(\.uri)) == [
        "osm:node/1", "osm:node/4", "osm:node/5", "osm:way/7", "osm:way/9", "osm:way/10",
        "osm:way/14", "osm:way/15", "osm:way/16",
      ])
    let river = try #require(sink["osm:way/7"])
    #expect(river.kind == .toponym && river.shape == .lines && river.partEnds == [2, 4])
    #expect(river.tags == ["waterway": "river", "name": "Rhein"])
    #expect(sink["osm:way/9"]?.partEnds == [2] && sink["osm:way/10"]?.shape == .lines)
    #expect(sink["osm:way/14"]?.kind == .business && sink["osm:way/14"]?.shape == .polygons)
    #expect(sink["osm:way/15"]?.shape == DraftShape.Kind.none)
    #expect(sink["osm:way/16"]?.kind == .toponym && sink["osm:way/16"]?.shape == .polygons)
    #expect(sink["osm:node/4"]?.kind == .business && sink["osm:node/5"]?.kind == .toponym)
    #expect(report.leftOut.isEmpty)
  }

  @Test func `houses are what has an address and is no business`() throws {
    let (sink, report) = try read { osm in
      let address = ["addr:street": "High Street", "addr:housenumber": "7"]
      osm.node(1, 1, 1, address)
      osm.node(2, 1, 1, address.merging(["amenity": "fuel"]) { $1 })
      osm.node(3, 1, 1, ["addr:street": "High Street"])
      osm.node(4, 1, 1, ["addr:housename": "Rose Cottage"])
      osm.square(way: 10, first: 20, 0, 0, side: 2, address)
      osm.way(11, [20, 21], ["addr:interpolation": "odd", "addr:housenumber": "1"])
      osm.way(12, [20, 21, 22], address)
      osm.relation(
        5, [(10, "outer")], address.merging(["type": "multipolygon"]) { $1 })
      osm.relation(6, [(10, "house")], address.merging(["type": "site"]) { $1 })
    }
    #expect(
      Set(sink.places.filter { $0.kind == .toponym }.map(\.uri)) == [
        "osm:node/1", "osm:node/4", "osm:way/10", "osm:relation/5",
      ])
    #expect(sink.places.filter { $0.kind == .business }.map(\.uri) == ["osm:node/2"])
    #expect(sink.places.allSatisfy { $0.shape == .none })
    #expect(sink["osm:way/10"]?.position == position(1, 1))
    #expect(report.leftOut.isEmpty)
  }

  @Test func `without toponyms only businesses are read`() throws {
    let (sink, _) = try read(toponyms: false) { osm in
      osm.node(1, 1, 1, place("town", "Vaduz"))
      osm.node(2, 1, 1, ["amenity": "fuel", "addr:housenumber": "1"])
      osm.node(3, 1, 1, ["addr:housenumber": "1"])
    }
    #expect(sink.places.map(\.uri) == ["osm:node/2"])
  }
}
