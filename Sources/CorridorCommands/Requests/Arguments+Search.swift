package import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// The options that searches, suggestions, points and identifiers have in common.
extension Arguments {
  /// The only operand, by the name that messages call it.
  package func operand() throws(CommandError) -> String {
    guard let operand = operands.first else {
      throw .missingOperand(shownOperand, command: commandName)
    }
    return operand
  }

  /// The options that say what is wanted of found objects.
  package func objectOptions() throws(CommandError) -> SearchOptions {
    var options = SearchOptions()
    options.languages = all(.language)
    options.userPosition = try coordinate(.user)
    options.includesGeometry = has(.geometry)
    return options
  }

  /// Which categories are not wanted.
  package func categoryFilter() throws(CommandError) -> CategoryFilter? {
    let excluded = try categories(.excludedCategory)
    return excluded.isEmpty ? nil : .excluding(excluded)
  }

  /// Which kinds of toponyms are wanted.
  package func addressFilter() throws(CommandError) -> AddressFilter? {
    let excluded = Set(try choices(.excludedKind, as: PlaceKind.self))
    guard has(.kind) else { return excluded.isEmpty ? nil : .excluding(excluded) }
    return .including(Set(try choices(.kind)).subtracting(excluded))
  }

  /// Refuses `--region-priority required` without the region that it is about.
  package func checkRegionPriority() throws(CommandError) {
    guard try choice(.regionPriority, as: RegionPriority.self) == .required, !has(.region) else {
      return
    }
    throw .missingOption(
      "\(shown(.region)), which \(shown(.regionPriority)) required is about,",
      command: commandName)
  }

  /// Refuses two options that exclude each other.
  package func check(_ first: OptionSpec, excludes second: OptionSpec, _ reason: String)
    throws(CommandError)
  {
    guard has(first), has(second) else { return }
    throw .conflict(shown(first), with: shown(second), reason: reason)
  }
}
