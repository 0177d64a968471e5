/// All that can be measured.
enum EntryList {
  /// The entries for one world, in the order in which they are measured.
  static func all(_ world: BenchWorld) -> [Entry] {
    let options = world.options
    var entries = IndexEntries(world).entries + BuildEntries(world).entries
    for kind in options.routeClasses {
      entries += RouteEntries(world, kind).entries
      entries += FindEntries(world, kind).entries
      entries += PassEntries(world, kind).entries
      entries += AnswerEntries(world, kind).entries
      entries += BatchEntries(world, kind).entries
      entries += [ColdEntry(world, kind).entry]
    }
    entries += ImportEntries(world).entries
    entries += TextEntries(world).entries
    entries += ReverseEntries(world).entries
    entries += HoursEntries(world).entries
    entries += ModelEntries(world).entries
    entries += GrowthEntries(world).entries
    entries += ServeEntries(world).entries
    return entries
  }

  /// The entries that are asked for, one at least.
  static func chosen(_ world: BenchWorld) throws(BenchError) -> [Entry] {
    let options = world.options
    switch options.subject {
    case .text: return TextEntries(world).typing
    case .reverse: return ReverseEntries(world).entries
    case .model: return ModelEntries(world).entries
    case .growth: return GrowthEntries(world).entries
    case .serve: return ServeEntries(world).entries
    default:
      let entries = all(world).filter(options.chooses)
      guard !entries.isEmpty else { throw .usage("no entry has this name; see --list") }
      return entries
    }
  }
}
