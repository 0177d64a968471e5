internal import Corridor
package import CorridorFormats

/// A route as a strip by the kilometre, with its gaps and the passes between them: an SVG picture.
///
/// Places on the left hand stand above the route, those on the right below, those on it in it: the
/// place says it, not the colour. Gaps beyond the range are hatched, and labelled as long as there is
/// room for labels that do not touch. Colours are of Okabe and Ito's palette ("Color Universal
/// Design", 2008), lighter where the reader prefers a dark ground. Nothing is fetched, nothing runs,
/// and the same report gives the same bytes.
package struct GapStrip {
  let report: GapReport
  /// The categories that were asked for.
  let categories: [String]
  let title: String
  let summary: String

  /// Adds the picture.
  package func append(to buffer: inout TextBuffer) {
    let scale = StripScale(report.stretch ?? 0...0)
    let labels = StripLabels(labelled.map { StripLabel($0, along: scale, categories: categories) })
    let ground = StripGround(labelRows: labels.rowCount)
    var pen = StripPen(scale: scale, ground: ground)
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

  /// The gaps that want a label, the longest first: those beyond the range, else those that were
  /// asked for.
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

  /// How many gaps beyond the range have no label.
  private func unlabelled(_ labels: StripLabels) -> Int {
    report.exceedingCount.map { $0 - labels.placed.count } ?? 0
  }

  /// Labels that are worth reading where nothing is warned of, and that may find room otherwise.
  private static let (fewLabels, mostLabels) = (6, 60)
}
