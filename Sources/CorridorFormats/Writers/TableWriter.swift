/// Writes an answer as an aligned table for people.
///
/// Rows are held until the end because the widths depend on all of them.
struct TableWriter: ResultWriter {
  private let known: KnownColumns
  private let footer: String
  private let sink: ByteSink
  private let style: TerminalStyle
  private var table: TextTable
  private var isEmpty = true
  private let showsPasses: Bool

  init(header: OutputHeader, sink: ByteSink, style: TerminalStyle) {
    known = KnownColumns(header)
    showsPasses = header.showsPasses
    footer = header.footer
    self.sink = sink
    self.style = style
    var columns: [TextTable.Column] = []
    if known.offRouteMeters != nil {
      columns += [.init("off route", isNumber: true), .init("km", isNumber: true)]
      if known.afterSeconds != nil {
        // The time of arrival says it, too.
        columns.append(
          .init("after", isNumber: true, dropOrder: known.arrivesAt == nil ? nil : 2))
      }
      columns.append(.init("side"))
      if showsPasses { columns.append(.init("pass")) }
      if known.beyondOppositeCarriageway != nil { columns.append(.init("carriageway")) }
      if known.arrivesAt != nil {
        columns += [.init("arrives"), .init("open", minimum: 18, wraps: true)]
      }
    } else if known.distanceMeters != nil {
      columns.append(.init("distance", isNumber: true))
    }
    if known.userDistanceMeters != nil { columns.append(.init("from you", isNumber: true)) }
    columns += [.init("name", minimum: 12), .init("category", minimum: 8, dropOrder: 3)]
    if known.address != nil { columns.append(.init("address", minimum: 12)) }
    if known.truck != nil { columns.append(.init("truck", minimum: 12, dropOrder: 4)) }
    columns.append(.init("id", dropOrder: 1))
    table = TextTable(columns)
  }

  mutating func write(_ feature: OutputFeature) throws(OutputError) {
    isEmpty = false
    var cells: [String] = []
    if known.offRouteMeters != nil {
      cells += [
        length(known.offRouteMeters, of: feature) { ReadableLength($0).description },
        length(known.alongMeters, of: feature, ReadableLength.kilometers),
      ]
      if let after = known.afterSeconds {
        cells.append(duration(feature.values[after]))
      }
      cells.append(known.text(known.side, of: feature))
      if showsPasses {
        let (pass, count) = (known.text(known.pass, of: feature), known.passCount)
        cells.append("\(pass) of \(known.text(count, of: feature))")
      }
      if known.beyondOppositeCarriageway != nil { cells.append(known.carriageway(of: feature)) }
      if known.arrivesAt != nil {
        cells += [known.clock(known.arrivesAt, of: feature), known.opening(of: feature)]
      }
    } else if known.distanceMeters != nil {
      cells.append(
        length(known.distanceMeters, of: feature) { ReadableLength($0).description })
    }
    if known.userDistanceMeters != nil {
      cells.append(
        length(known.userDistanceMeters, of: feature) { ReadableLength($0).description })
    }
    cells += [known.title(of: feature), known.category(of: feature)]
    if known.address != nil { cells.append(known.text(known.address, of: feature)) }
    if let truck = known.truck { cells.append(Self.facts(feature.values[truck])) }
    table.append(cells + [feature.id])
  }

  mutating func end() throws(OutputError) {
    let lacking = isEmpty ? [] : try table.write(to: sink, style: style)
    if !footer.isEmpty { sink.buffer.append(style.dim(footer) + "\n") }
    if !lacking.isEmpty {
      let facts = "identifiers" + (lacking.contains("truck") ? " and attributes for trucks" : "")
      sink.buffer.append(style.dim("no room for \(facts); --format csv has them") + "\n")
    }
    try sink.flush()
  }

  private func duration(_ value: OutputValue) -> String {
    guard case .number(let seconds, _) = value else { return "" }
    // Whole minutes, as clocks show the arrival.
    return ReadableDuration(seconds < 60 ? seconds : (seconds / 60).rounded(.down) * 60).description
  }

  /// What is known: `adBlue, !showers, maxHeightMeters 4.1`.
  private static func facts(_ value: OutputValue) -> String {
    guard case .object(let members) = value else { return "" }
    let known = members.compactMap { member -> String? in
      switch member.value["value"] {
      case .text("yes"): member.name
      case .text("no"): "!" + member.name
      case .number(let number, let decimals):
        member.name + " " + OutputValue.number(number, decimals: decimals).plainText
      default: nil
      }
    }
    return known.joined(separator: ", ")
  }

  private func length(
    _ column: Int?, of feature: OutputFeature, _ format: (Double) -> String
  ) -> String {
    guard let column, case .meters(let meters) = feature.values[column] else { return "" }
    return format(meters)
  }
}
