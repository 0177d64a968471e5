package import CorridorIndex

/// The truck requirements of a search, prepared for the places of one index.
///
/// A place costs one pass over its tags, and only the values of relevant keys are read. Most places
/// have no relevant tags; their result is computed beforehand.
package struct TruckFilter: Sendable {
  private let needs: [TruckNeed]
  private let keys: [String]
  private let slots: KeySlots
  /// The numbers of the categories of fuel stations.
  private let fuelCategories: Set<Int>
  /// Whether places without any of the keys are accepted: those that are not fuel stations, and
  /// fuel stations.
  private let plainOther: Bool
  private let plainStation: Bool

  /// Makes the filter of a query; nil if the query has no requirements.
  package init?(_ requirements: TruckRequirements, in index: PlaceIndex) throws(IndexError) {
    needs = TruckNeed.all(requirements)
    if needs.isEmpty { return nil }
    var keys: [String] = []
    for key in needs.flatMap(\.keys) where !keys.contains(key) { keys.append(key) }
    self.keys = keys
    slots = try KeySlots(keys: keys, in: index)
    var fuelCategories: Set<Int> = []
    for (number, category) in try index.categories.enumerated()
    where Self.isFuel(category.name) {
      fuelCategories.insert(number)
    }
    self.fuelCategories = fuelCategories
    let nothing = TruckReading(TruckTags(), in: TruckSituation(vehicle: requirements.vehicle))
    plainOther = needs.allSatisfy { $0.holds(nothing, isFuelStation: false) }
    plainStation = needs.allSatisfy { $0.holds(nothing, isFuelStation: true) }
  }

  /// Whether a category is a fuel station: `fuel`, or a service of one such as `fuel_hgv`.
  static func isFuel(_ category: String) -> Bool {
    category == "fuel" || category.hasPrefix("fuel_")
  }

  /// Whether the place in a row is accepted. O(tags).
  ///
  /// - Parameter situation: The vehicle of the query, and the time of its arrival.
  package func holds(row: Int, in situation: TruckSituation) throws(IndexError) -> Bool {
    var tags = TruckTags()
    var isFuelStation = false
    try slots.read(row: row) { category in
      if !isFuelStation { isFuelStation = fuelCategories.contains(category) }
    } value: { slot, _, text in
      tags.add(keys[slot], text.string(longest: TruckTags.longest))
    }
    if tags.isEmpty { return isFuelStation ? plainStation : plainOther }
    let reading = TruckReading(tags, in: situation)
    return needs.allSatisfy { $0.holds(reading, isFuelStation: isFuelStation) }
  }
}
