internal import Corridor
package import CorridorFormats

/// A strip chart of a route by kilometre, with its gaps and the passes between them, as an SVG
/// picture.
///
/// Places on the left are drawn above the route, those on the right below it, and those on the road
/// in it: position conveys the side, not colour. Gaps beyond the range are hatched, and labelled as
/// long as labels fit without touching. The same report gives the same
/// bytes.
package struct GapChart {
  let report: GapReport
  /// The requested categories.
  let categories: [String]
  let title: String
  let summary: String

  /// Adds the picture to a buffer.
  package func append(to buffer: inout TextBuffer) {
    let scale = ChartScale(report.stretch ?? 0...0)
    let labels = ChartLabels(labelled.map { ChartLabel($0, along: scale, categories: categories) })
    let ground = ChartLayout(labelRows: labels.rowCount)
    var pen = GapChartWriter(scale: scale, ground: ground)
    pen.begin(title: title, summary: summary, gaps: labels.placed.map(\.sentence))
    if report.stretch != nil {
      for label in labels.placed { pen.leader(label) }
      pen.band()
      let all = report.all
      for gap in all.indices { pen.bar(all.span(at: gap), isOver: isOver(all.span(at: gap))) }
      pen.marks(report.marks)
      pen.axis()
      for label in labels.placed { pen.label(label) }
      pen.legend(reach: report.options.reachMeters, unlabelled: unlabelled(labels))
    }
    pen.end()
    buffer.append(pen.buffer.bytes)
  }

  private func isOver(_ span: ClosedRange<Double>) -> Bool {
    span.upperBound - span.lowerBound > report.options.reachMeters ?? .infinity
  }

  /// The gaps to label, the longest first: those beyond the range, or else the requested ones.
  private var labelled: [Gap] {
    let gaps = report.options.range == nil ? report.gaps : report.all
    var spans: [(gap: Int, length: Double)] = []
    for gap in gaps.indices {
      let span = gaps.span(at: gap)
      if report.options.range == nil || isOver(span) {
        spans.append((gap, span.upperBound - span.lowerBound))
      }
    }
    spans.sort { $0.length != $1.length ? $0.length > $1.length : $0.gap < $1.gap }
    return spans.prefix(report.options.range == nil ? Self.fewLabels : Self.mostLabels)
      .map { gaps[$0.gap] }
  }

  /// The number of gaps beyond the range without a label.
  private func unlabelled(_ labels: ChartLabels) -> Int {
    report.exceedingCount.map { $0 - labels.placed.count } ?? 0
  }

  /// The number of labels if no range is given, and the maximum number that is tried otherwise.
  private static let (fewLabels, mostLabels) = (6, 60)
}
