import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorImport

/// The toponyms of the island, which `Scripts/fixtures/toponyms.py` describes.
@Suite struct IslandToponymTests {
  private func read(_ name: String, _ format: PlaceFormat) throws -> (ListSink, InputReport) {
    let file = SourceTree.fixture(name)
    let sink = ListSink()
    let collector = PlaceCollector(
      file: file, format: format, options: ImportOptions(inputs: [file], output: ""), sink: sink,
      watch: ImportMonitor())
    try OSMPlaceReader.read(file: file, into: collector)
    return (sink, collector.report)
  }

  private func toponym(_ sink: ListSink, _ name: String) throws -> ListedPlace {
    let found = sink.places.filter { $0.kind == .toponym && $0.tags["name"] == name }
    try #require(found.count == 1, "\(name): \(found.map(\.uri))")
    return found[0]
  }

  @Test func `the order of the file changes nothing but the order`() throws {
    let (sorted, _) = try read("island.osm.pbf", .osmPBF)
    for (name, format) in [
      ("island-shuffled.osm.pbf", PlaceFormat.osmPBF), ("island.osm", .osmXML),
      ("island.osm.bz2", .osmXMLBzip2), ("island.osm.gz", .osmXMLGzip),
    ] {
      let (other, _) = try read(name, format)
      #expect(Set(sorted.places.map(\.uri)) == Set(other.places.map(\.uri)), "\(name)")
      // Rings may begin at another node when members come in another order.
      let tags = Dictionary(uniqueKeysWithValues: sorted.places.map { ($0.uri, $0.tags) })
      for place in other.places {
        #expect(place.tags == tags[place.uri], "\(name): \(place.uri)")
        #expect(place.position == sorted[place.uri]?.position, "\(name): \(place.uri)")
        #expect(place.positions.count == sorted[place.uri]?.positions.count)
      }
    }
  }

  @Test func `settlements find their outlines`() throws {
    let (sink, report) = try read("island.osm.pbf", .osmPBF)
    let country = try toponym(sink, "Sorrel")
    #expect(country.tags["place"] == "country")
    #expect(country.tags["ISO3166-1"] == "XS")
    #expect(country.positions.count == 5)
    let capital = try toponym(sink, "Port Tansy")
    #expect(capital.tags["place"] == "city")
    #expect(capital.tags["name:ja"] == "ポート・タンジー")
    #expect(capital.tags["name:ko"] == "포트 탠시")
    #expect(capital.positions.count == 25)
    for (name, count) in [("Quillhaven", 25), ("Elderwick", 13), ("Harl", 25), ("Brakelow", 0)] {
      #expect(try toponym(sink, name).positions.count == count, "\(name)")
    }
    let quarter = try toponym(sink, "Quayside")
    #expect(quarter.uri.hasPrefix("osm:node/"))
    #expect(quarter.tags["name:de"] == "Kaiseite")
    #expect(quarter.shape == .polygons)
    let fennmoor = sink.places.filter { $0.kind == .toponym && $0.tags["name"] == "Fennmoor" }
    #expect(Set(fennmoor.map { $0.tags["border_type"] ?? "-" }) == ["county", "-"])
    for name in ["솔섬", "مرسى الورد", "ރަތްމާ", "Ἁλμυρά", "北浜", "Порт Ясный"] {
      #expect(try toponym(sink, name).tags["name:en"] != nil, "\(name)")
    }
    #expect(!sink.places.contains { $0.tags["name"] == "Mainland" })
    #expect(report.leftOut.first { $0.finding == .cutToponym }?.count == 4)
  }

  @Test func `ways become streets`() throws {
    let (sink, _) = try read("island.osm.pbf", .osmPBF)
    let ring = try toponym(sink, "Ring Road")
    #expect(ring.partEnds == [3, 6])
    #expect(ring.tags["name:de"] == "Ringstraße")
    #expect(ring.tags["alt_name"] == "The Ring")
    #expect(try toponym(sink, "Kestrel Avenue").partEnds == [2, 4, 6])
    #expect(try toponym(sink, "Quay Walk").partEnds == [2, 4])
    #expect(sink.places.filter { $0.tags["name"] == "Cove Lane" }.count == 2)
    #expect(try toponym(sink, "Gap Road").partEnds == [2, 5])
    #expect(try toponym(sink, "The Oval").shape == .lines)
    let square = try toponym(sink, "Market Square")
    #expect(square.shape == .polygons)
    let close = try toponym(sink, "Cathedral Close")
    #expect(close.partIsOuter == [true, false])
    #expect(sink.places.filter { $0.tags["name"] == "High Street" }.count == 15)
    for name in ["Lost Road", "No Street", "Not Yet"] {
      #expect(!sink.places.contains { $0.tags["name"] == name }, "\(name)")
    }
  }

  @Test func `houses have their addresses`() throws {
    let (sink, _) = try read("island.osm.pbf", .osmPBF)
    let houses = sink.places.filter {
      $0.kind == .toponym && $0.tags["addr:city"] == "Port Tansy" && $0.tags["place"] == nil
        && $0.tags["addr:postcode"] != nil
    }
    let numbers = Set(houses.compactMap { $0.tags["addr:housenumber"] })
    #expect(numbers == Set((1...20).map(String.init) + ["22-26"]))
    #expect(houses.allSatisfy { $0.shape == .none })
    #expect(sink.places.contains { $0.tags["addr:housename"] == "Gull Cottage" })
    #expect(!sink.places.contains { $0.tags["addr:interpolation"] != nil })
    #expect(!sink.places.contains { $0.tags["addr:housenumber"] == "99" })
  }
}
