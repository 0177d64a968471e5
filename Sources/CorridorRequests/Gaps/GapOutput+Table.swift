internal import Corridor
package import CorridorFormats
internal import CorridorIndex

extension GapOutput {
  /// Writes a table for people, and flushes.
  package func writeTable(to sink: ByteSink, style: TerminalStyle) throws(CommandError) {
    let isHeldAgainstRange = report.options.range != nil
    var columns: [TextTable.Column] = [
      .init("length", isNumber: true), .init("from km", isNumber: true),
      .init("to km", isNumber: true),
    ]
    let sails = report.gaps.contains { $0.ferryMeters > 0 }
    if sails { columns.append(.init("by ferry", isNumber: true)) }
    if isHeldAgainstRange { columns.append(.init("over by", isNumber: true)) }
    for heading in ["last before", "first after"] {
      columns += [.init(heading, minimum: 8), .init("off route", isNumber: true)]
    }
    var table = TextTable(columns)
    for gap in report.gaps {
      var cells = [
        ReadableLength(gap.lengthMeters).description, ReadableLength.kilometers(gap.fromMeters),
        ReadableLength.kilometers(gap.toMeters),
      ]
      if sails {
        cells.append(gap.ferryMeters > 0 ? ReadableLength(gap.ferryMeters).description : "")
      }
      if isHeldAgainstRange {
        cells.append(gap.exceeds ? ReadableLength(gap.excessMeters ?? 0).description : "")
      }
      table.append(cells + self.cells(gap.before, or: "start") + self.cells(gap.after, or: "end"))
    }
    do throws(OutputError) {
      if !report.gaps.isEmpty { try table.write(to: sink, style: style) }
      sink.buffer.append(style.dim(footer) + "\n")
      try sink.flush()
    } catch {
      throw .output(error)
    }
  }

  private func cells(_ hit: Hit?, or end: String) -> [String] {
    guard let hit else { return ["(\(end))", ""] }
    return [hit.shownName(among: categories), ReadableLength(hit.offRouteMeters).description]
  }
}

extension Hit {
  /// The place's name, or else the name of one of its categories, preferably one that was
  /// requested.
  func shownName(among wanted: [String]) -> String {
    let facts = place.facts
    return ShownName.of(
      name: facts.name, categories: facts.categories, wanted: wanted)
  }
}
