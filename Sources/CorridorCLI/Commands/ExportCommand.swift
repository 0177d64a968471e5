internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests

/// `corridor export`: the places of an index, all or those that match a filter.
struct ExportCommand: Command {
  let arguments: Arguments

  func run() throws(CommandError) -> ExitCode {
    let choice = try OutputChoice(arguments, option: .exportFormat)
    var (places, form) = (PlaceFields(), RequestForm.words("export"))
    try PlaceFields.fields.read(arguments, into: &places, &form)
    let index = try PlacesSource(arguments).open()
    let selection: PlaceSelection
    do throws(SearchError) {
      selection = try PlaceSelection(
        categories: places.categories, tags: places.tags, viewport: places.area?.viewport,
        in: index)
    } catch {
      throw places.fault(error)
    }

    let count = try ExportOutput(
      selection, in: index, try OutputFields().projection(for: choice.format, form)
    )
    .write(as: choice, to: arguments.value(.output))
    do throws(SearchError) {
      StandardError.report(
        RequestWarnings(form).answerWarnings(
          try index.warnings(for: places.filter, along: nil, isEmpty: count == 0)))
    } catch {
      throw places.fault(error)
    }
    return count == 0 && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }
}
