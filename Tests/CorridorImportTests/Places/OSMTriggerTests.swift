import CorridorIndex
import CorridorTestSupport
import Testing

@testable import CorridorImport

/// Objects without any trigger are not asked about; none of them may be a place or a toponym.
@Suite struct OSMTriggerTests {
  private func places(_ sink: ListSink, hasToponyms: Bool) throws -> Set<ListedPlace> {
    let file = SourceTree.fixture("island.osm.pbf")
    var options = ImportOptions(inputs: [file], output: "")
    options.hasToponyms = hasToponyms
    let collector = PlaceCollector(
      file: file, format: .osmPBF, options: options, sink: sink, watch: ImportMonitor())
    try OSMPlaceReader.read(file: file, into: collector)
    return Set(sink.places)
  }

  @Test(arguments: [false, true])
  func `what has no trigger is nothing that an index keeps`(hasToponyms: Bool) throws {
    let classifier = CategoryClassifier.standard
    let asked = ListSink(triggers: classifier.triggers) { classifier.isPlace($0) }
    let all = ListSink { classifier.isPlace($0) }
    let places = try places(all, hasToponyms: hasToponyms)
    #expect(places.count > 300)
    #expect(try self.places(asked, hasToponyms: hasToponyms) == places)
    #expect(asked.asked < all.asked, "\(asked.asked) of \(all.asked)")
  }

  @Test func `a part of a list is a trigger`() throws {
    let folder = TemporaryFolder()
    var osm = OSMText()
    osm.node(1, 9, 47, ["amenity": "cafe"])
    osm.node(2, 9, 47, ["amenity": "bench;fuel"])
    osm.node(3, 9, 47, ["amenity": "fuel"])
    osm.node(4, 9, 47, ["fuel": "amenity"])
    let file = try folder.write("extract.osm", osm.text)
    let fuel = TagTrigger(key: Array("amenity".utf8), value: Array("fuel".utf8))
    let sink = ListSink(triggers: [fuel]) { _ in true }
    let collector = PlaceCollector(
      file: file, format: .osmXML, options: ImportOptions(inputs: [file], output: ""), sink: sink,
      watch: ImportMonitor())
    try OSMPlaceReader.read(file: file, into: collector)
    #expect(sink.places.map(\.uri) == ["osm:node/2", "osm:node/3"])
  }
}

extension CategoryClassifier {
  /// Whether an object with these tags is a place.
  fileprivate func isPlace(_ tags: [String: String]) -> Bool {
    var draft = PlaceDraft()
    for (key, value) in tags { draft.addTag(key: key.utf8, value: value.utf8) }
    var categories: [UInt16] = []
    return classify(draft, into: &categories)
  }
}
