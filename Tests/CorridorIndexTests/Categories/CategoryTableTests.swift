import Testing

@testable import CorridorIndex

@Suite struct CategoryTableTests {
  private let table = CategoryTable.standard

  private struct Example {
    var id: String
    var yes: [String]
    var no: [String]
  }

  private var examples: [Example] {
    categoryExamples.split(separator: "\n").map { line in
      let parts = line.split(separator: ": ", maxSplits: 1)
      let sides = (parts.last ?? "").split(separator: " : ")
      let sets = sides.map { $0.split(separator: " / ").map(String.init) }
      return Example(
        id: String(parts[0]), yes: sets.first ?? [], no: sets.count > 1 ? sets[1] : [])
    }
  }

  @Test func `ids are plain words, unique and ascending`() {
    let ids = table.categories.map(\.id)
    #expect(ids.count >= 120)
    #expect(ids == Set(ids).sorted())
    for category in table.categories {
      #expect(category.id.utf8.allSatisfy(isIdentifierByte), "\(category.id)")
      #expect(category.label.first?.isUppercase == true, "\(category.id)")
      #expect(table[category.id]?.label == category.label)
      #expect(table.index(of: category.id).map { ids[$0] } == category.id)
    }
    #expect(Set(table.categories.map(\.label)).count == ids.count, "labels are unique")
    #expect(table["no_such_category"] == nil)
  }

  @Test func `every category has examples of what it is and what it is not`() {
    #expect(examples.map(\.id) == table.categories.map(\.id))
    for example in examples {
      guard let category = table[example.id] else { continue }
      #expect(!example.yes.isEmpty && !example.no.isEmpty, "\(example.id)")
      for tags in example.yes {
        let matches = category.expression.matches(TagExpressionTests.tags(tags))
        #expect(matches, "\(example.id) should take \(tags)")
      }
      for tags in example.no {
        let matches = category.expression.matches(TagExpressionTests.tags(tags))
        #expect(!matches, "\(example.id) should not take \(tags)")
      }
    }
  }

  @Test func `no expression holds without tags`() {
    for category in table.categories {
      #expect(!category.expression.matches([]), "\(category.id)")
      #expect(category.expression.triggers != nil, "\(category.id)")
    }
  }

  @Test func `every constant of Apple's has a category`() {
    let known = Set(table.categories.flatMap(\.apple))
    #expect(appleNames.subtracting(known).isEmpty)
  }

  @Test func `names of other systems stand for their categories`() {
    #expect(table.ids(named: "fuel") == ["fuel"])
    #expect(table.ids(named: "gas_station") == ["fuel"])
    #expect(table.ids(named: "movie_theater") == ["cinema"])
    #expect(table.ids(named: "evCharger") == ["charging"])
    #expect(table.ids(named: "thai_restaurant") == ["restaurant"])
    #expect(table.ids(named: "nightlife") == ["bar", "nightclub", "pub"])
    #expect(table.ids(named: "_restaurant").isEmpty)
    #expect(table.ids(named: "no_such_name").isEmpty)
  }

  @Test func `names of other systems are spelt as those systems spell them`() {
    for category in table.categories {
      for name in category.overture {
        let plain = name.hasPrefix("*_") ? name.dropFirst(2) : name[...]
        #expect(plain.utf8.allSatisfy(isIdentifierByte), "\(category.id): \(name)")
      }
      for name in category.google {
        #expect(name.utf8.allSatisfy(isIdentifierByte), "\(category.id): \(name)")
      }
      for name in category.apple {
        #expect(appleNames.contains(name), "\(category.id): \(name)")
      }
      for names in [category.overture, category.google, category.apple] {
        #expect(Set(names).count == names.count, "\(category.id) names one twice")
      }
    }
  }

  @Test(
    arguments: [
      ("  amenity=fuel", .strayLine(1)),
      ("fuel\n  amenity=fuel", .labelMissing(line: 1)),
      ("b B\n  a=1\na A\n  a=1", .notAscending(id: "a", line: 5)),
      ("a A\n  a=1\na A\n  a=1", .notAscending(id: "a", line: 5)),
      ("a A\n  a", .expression(id: "a", .equalsExpected(key: "a", found: nil, column: 2))),
      ("a A\n  overture x", .expression(id: "a", .empty)),
    ] as [(String, CategoryTableError)])
  func `a damaged table is refused with its line`(_ text: String, _ expected: CategoryTableError) {
    #expect(throws: expected) { try CategoryTable(parsing: text, features: "a=*") }
  }

  private func isIdentifierByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The constants of Apple's `MKPointOfInterestCategory`.
  private let appleNames: Set<String> = [
    "airport", "amusementPark", "animalService", "aquarium", "atm", "automotiveRepair",
    "bakery", "bank", "baseball", "basketball", "beach", "beauty", "bowling", "brewery", "cafe",
    "campground", "carRental", "castle", "conventionCenter", "distillery", "evCharger",
    "fairground", "fireStation", "fishing", "fitnessCenter", "foodMarket", "fortress",
    "gasStation", "goKart", "golf", "hiking", "hospital", "hotel", "kayaking", "landmark",
    "laundry", "library", "mailbox", "marina", "miniGolf", "movieTheater", "museum",
    "musicVenue", "nationalMonument", "nationalPark", "nightlife", "park", "parking",
    "pharmacy", "planetarium", "police", "postOffice", "publicTransport", "restaurant",
    "restroom", "rockClimbing", "rvPark", "school", "skatePark", "skating", "skiing", "soccer",
    "spa", "stadium", "store", "surfing", "swimming", "tennis", "theater", "university",
    "volleyball", "winery", "zoo",
  ]
}
