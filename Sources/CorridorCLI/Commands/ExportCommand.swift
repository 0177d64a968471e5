internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests

/// `corridor export`: the places of an index, all or those that match a filter.
struct ExportCommand: Command {
  let arguments: Arguments

  private static func columns(_ format: OutputFormat) -> [OutputHeader.Column] {
    [.init("name"), .init("categories")] + (format.isFlat ? FlatFacts.columns : [])
      + [.init("tags")]
  }

  func run() throws(CommandError) -> ExitCode {
    let choice = try OutputChoice(arguments, option: .exportFormat)
    var (places, form) = (PlaceFields(), RequestForm.words("export"))
    try PlaceFields.fields.read(arguments, into: &places, &form)
    let index = try PlacesSource(arguments).open()
    var selection: PlaceSelection
    do throws(SearchError) {
      selection = try PlaceSelection(
        categories: places.categories, tags: places.tags, viewport: places.area?.viewport,
        in: index)
    } catch {
      throw places.fault(error)
    }

    let target: OutputTarget
    do throws(OutputError) {
      target = try OutputTarget(path: arguments.value(.output))
    } catch {
      throw .output(error)
    }
    var writer = choice.format.writer(
      header: OutputHeader(
        columns: Self.columns(choice.format), members: [("dataVersion", .text(index.dataVersion))]),
      sink: target.sink)
    var count = 0
    while let place = try Self.next(of: &selection) {
      count += 1
      let flat = choice.format.isFlat ? try FlatFacts.values(of: place, in: index) : []
      do throws(OutputError) { try writer.write(Self.feature(place, flat)) } catch {
        throw .output(error)
      }
    }
    do throws(OutputError) {
      try writer.end()
      try target.finish()
    } catch {
      throw .output(error)
    }
    do throws(SearchError) {
      StandardError.report(
        RequestWarnings(form).answerWarnings(
          try index.warnings(for: places.filter, along: nil, isEmpty: count == 0)))
    } catch {
      throw places.fault(error)
    }
    return count == 0 && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }

  private static func next(of selection: inout PlaceSelection) throws(CommandError) -> Place? {
    do throws(SearchError) { return try selection.next() } catch { throw .search(error) }
  }

  private static func feature(_ place: Place, _ flat: [OutputValue]) -> OutputFeature {
    OutputFeature(
      id: place.id, position: OutputPosition(place.coordinate),
      values: [
        place.name.map { .text($0) } ?? .none,
        .texts(place.categories),
      ] + flat + [
        .tags(place.tags.map { OutputValue.Tag(key: $0.key, value: $0.value) })
      ])
  }
}
