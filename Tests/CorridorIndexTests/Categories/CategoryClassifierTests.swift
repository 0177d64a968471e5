import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct CategoryClassifierTests {
  private let classifier = CategoryClassifier.standard

  private func ids(_ tags: String) -> [String] {
    var found: [UInt16] = []
    _ = classifier.classify(TagList(TagExpressionTests.tags(tags)), into: &found)
    return found.map { classifier.table.categories[Int($0)].id }
  }

  private func isPlace(_ tags: String) -> Bool {
    var found: [UInt16] = []
    return classifier.classify(TagList(TagExpressionTests.tags(tags)), into: &found)
  }

  @Test func `a place is in every category that fits`() {
    #expect(ids("amenity=fuel") == ["fuel"])
    #expect(ids("amenity=fuel,hgv=yes") == ["fuel", "fuel_hgv"])
    #expect(ids("amenity=fuel;car_wash,name=X") == ["car_wash", "fuel"])
    #expect(
      ids("name=X,amenity=fuel,hgv=designated,shower=yes,fuel:adblue=yes,toilets=yes")
        == ["fuel", "fuel_adblue", "fuel_hgv", "shower", "toilets", "truck_stop"])
    #expect(ids("disused:amenity=fuel").isEmpty)
    #expect(ids("").isEmpty)
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func `the short cut finds what asking every expression finds`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    // Tags that some expression mentions, so that they meet often.
    let pool = classifier.expressions.flatMap { expression in
      expression.tests.flatMap { test in
        test.values.map { value in
          (
            String(decoding: expression.bytes[test.key], as: UTF8.self),
            String(decoding: expression.bytes[expression.values[value]], as: UTF8.self)
          )
        }
      }
    }
    for _ in 0..<40 {
      var tags: [String: String] = [:]
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let (key, value) = pool[Int.random(in: pool.indices, using: &random)]
        tags[key] = tags[key].map { "\($0); \(value)" } ?? value
      }
      let list = tags.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      let expected = classifier.expressions.indices.filter {
        classifier.expressions[$0].matches(list)
      }
      var found: [UInt16] = []
      let isPlace = classifier.classify(TagList(list), into: &found)
      let last = classifier.expressions.count - 1
      #expect(found.map { Int($0) } == expected.filter { $0 != last }, "seed \(seed): \(list)")
      #expect(isPlace == !expected.isEmpty, "seed \(seed): \(list)")
    }
  }

  @Test(
    arguments: [
      "amenity=fuel", "amenity=bench", "shop=florist", "tourism=museum", "leisure=park",
      "office=lawyer",
      "craft=carpenter", "healthcare=physiotherapist", "emergency=fire_hydrant", "historic=castle",
      "man_made=tower", "aeroway=helipad", "railway=halt", "public_transport=platform",
      "highway=services", "highway=bus_stop", "barrier=toll_booth",
      "building=warehouse", "landuse=industrial", "club=sport", "highway=service,amenity=parking",
    ])
  func `what one can stop at is a place`(tags: String) {
    #expect(isPlace(tags))
  }

  @Test(
    arguments: [
      "", "highway=primary", "highway=motorway,hgv=designated", "landuse=forest", "natural=wood",
      "boundary=administrative,admin_level=8", "building=yes", "barrier=fence", "waterway=river",
      "man_made=pier", "highway=service,emergency=yes", "railway=rail", "power=tower", "amenity=no",
      "place=town,boundary=administrative", "aeroway=taxiway", "name=Nothing", "source=survey",
      "disused:amenity=fuel", "leisure=track", "public_transport=stop_area",
    ])
  func `roads, land cover and boundaries are no places`(tags: String) {
    #expect(!isPlace(tags))
  }

  private func ids(overture name: String) -> [String] {
    var found: [UInt16] = []
    classifier.classify(overture: Array(name.utf8).span, into: &found)
    return found.map { classifier.table.categories[Int($0)].id }
  }

  @Test func `names of Overture lead to categories`() {
    #expect(ids(overture: "gas_station") == ["fuel"])
    #expect(ids(overture: "truck_gas_station") == ["fuel", "fuel_hgv"])
    #expect(ids(overture: "truck_stop") == ["truck_stop"])
    #expect(ids(overture: "italian_restaurant") == ["restaurant"])
    #expect(ids(overture: "fast_food_restaurant") == ["fast_food"])
    #expect(ids(overture: "_restaurant").isEmpty)
    #expect(ids(overture: "haunted_house").isEmpty)
    #expect(ids(overture: "").isEmpty)
  }

  @Test func `a category answers to its id, its label and Overture's name`() {
    func ids(_ name: String) -> [String] {
      classifier.categories(named: name).map { classifier.table.categories[Int($0)].id }
    }
    #expect(ids("fuel_hgv") == ["fuel_hgv"])
    #expect(ids("Fuel-HGV") == ["fuel_hgv"])
    #expect(ids("fuel station for trucks") == ["fuel_hgv"])
    #expect(ids("truck_gas_station") == ["fuel", "fuel_hgv"])
    #expect(ids("feul").isEmpty)
    #expect(ids("").isEmpty)
  }
}
