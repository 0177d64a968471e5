internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry

/// Writes the parts of a chart of gaps.
struct GapChartWriter {
  let scale: ChartScale
  let ground: ChartLayout
  private var picture = PictureWriter()

  var buffer: TextBuffer { picture.buffer }

  init(scale: ChartScale, ground: ChartLayout) {
    self.scale = scale
    self.ground = ground
  }

  /// Begins the picture, with its title.
  mutating func begin(title: String, summary: String, gaps: [String]) {
    picture.begin(
      "gaps", title: title, description: ([summary + "."] + gaps).joined(separator: " "),
      width: ChartScale.width, height: ground.height, style: Self.style,
      definitions: Self.hatching)
    let cells = 150
    write(DisplayWidth.fit(title, cells: 100), x: ChartScale.margin, y: ground.title, "title")
    write(DisplayWidth.fit(summary, cells: cells), x: ChartScale.margin, y: ground.summary, "quiet")
  }

  mutating func end() { picture.end() }

  /// Draws the route.
  mutating func band() {
    let middle = (ground.bandTop + ground.bandBottom) / 2
    line(
      scale.pixels.lowerBound, middle, "h", scale.pixels.upperBound - scale.pixels.lowerBound,
      "route")
  }

  /// Draws a gap; one that is too narrow to be seen is left out unless it is over the range.
  mutating func bar(_ span: ClosedRange<Double>, isOver: Bool) {
    var (left, right) = (scale.x(span.lowerBound), scale.x(span.upperBound))
    if right - left < 0.4, !isOver { return }
    // A small space separates it from the next gap.
    if right - left > 3 { (left, right) = (left + 0.5, right - 0.5) }
    var title: String?
    if right - left > 3 {
      let length = ReadableLength(span.upperBound - span.lowerBound)
      let (from, to) = (
        ReadableLength.kilometers(span.lowerBound), ReadableLength.kilometers(span.upperBound)
      )
      title = "\(length), km \(from) to \(to)"
    }
    picture.box(
      isOver ? "over" : "gap", x: left, y: ground.bandTop, width: max(right - left, 1),
      height: ground.bandBottom - ground.bandTop, title: title)
  }

  /// Draws passes: above the route for the left side, below for the right, in it for the road.
  mutating func marks(_ passes: some Sequence<(alongMeters: Double, side: Side)>) {
    var paths: [Side: TextBuffer] = [:]
    var last: [Side: Double] = [:]
    for (along, side) in passes {
      // Marks less than half a pixel apart are merged.
      let x = (scale.x(along) * 2).rounded() / 2
      if last[side] == x { continue }
      last[side] = x
      paths[side, default: TextBuffer()].append(mark(side, x))
    }
    for side in [Side.left, .right, .on] {
      guard let path = paths[side] else { continue }
      picture.buffer.append("<path class=\"place\" d=\"")
      picture.buffer.append(path.bytes)
      picture.buffer.append("\"/>\n")
    }
  }

  private func mark(_ side: Side, _ x: Double, y: Double? = nil) -> String {
    let at = PictureWriter.text(x)
    switch side {
    case .left: return "M\(at) \(PictureWriter.text(y ?? ground.bandTop - 1))l-4 -10h8z"
    case .right: return "M\(at) \(PictureWriter.text(y ?? ground.bandBottom + 1))l-4 10h8z"
    case .on: return "M\(at) \(PictureWriter.text(y ?? ground.bandTop + 4))l4 5 -4 5 -4 -5z"
    }
  }

  /// Draws round distances along the route.
  mutating func axis() {
    line(
      scale.pixels.lowerBound, ground.axis, "h", scale.pixels.upperBound - scale.pixels.lowerBound,
      "axis")
    for tick in scale.ticks() {
      line(scale.x(tick), ground.axis, "v", 6, "axis")
      write(
        ReadableLength.exact(tick).replacingZero, x: scale.x(tick), y: ground.axis + 20, "quiet",
        anchor: "middle")
    }
  }

  /// Draws the line from a label to its gap.
  mutating func leader(_ placed: ChartLabels.Placed) {
    let top = bottom(of: placed) + 5
    line(placed.label.middle, top, "v", ground.bandTop - top, "leader")
  }

  mutating func label(_ placed: ChartLabels.Placed) {
    write(placed.label.length, x: placed.x, y: bottom(of: placed) - 15, "length")
    write(placed.label.names, x: placed.x, y: bottom(of: placed), "name")
  }

  private func bottom(of placed: ChartLabels.Placed) -> Double {
    ground.labels - Double(placed.row) * ChartLayout.rowHeight
  }

  /// Draws the legend.
  mutating func legend(reach: Double?, unlabelled: Int) {
    var x = ChartScale.margin
    let y = ground.legend
    func next(_ text: String) { x += 24 + Double(DisplayWidth.of(text)) * 6.6 + 18 }
    let words: [(Side, String, Double)] = [
      (.left, "left of the route", 0), (.right, "right of it", -10), (.on, "on it", -10),
    ]
    for (side, text, rise) in words {
      picture.buffer.append("<path class=\"place\" d=\"\(mark(side, x + 8, y: y + rise))\"/>\n")
      write(text, x: x + 20, y: y, "quiet")
      next(text)
    }
    var bars = [("gap", "gap")]
    if let reach {
      bars = [("gap", "gap"), ("over", "longer than \(ReadableLength.exact(reach))")]
    }
    for (name, text) in bars {
      picture.box(name, x: x, y: y - 10, width: 18, height: 12)
      write(text, x: x + 24, y: y, "quiet")
      next(text)
    }
    if unlabelled > 0 { write("\(unlabelled) more have no label", x: x, y: y, "quiet") }
  }

  private mutating func write(
    _ text: String, x: Double, y: Double, _ style: String, anchor: String? = nil
  ) {
    picture.write(text, x: x, y: y, style, anchor: anchor)
  }

  private mutating func line(
    _ x: Double, _ y: Double, _ direction: String, _ length: Double, _ style: String
  ) {
    picture.line(x, y, direction, length, style)
  }

  private static let style = (
    day: """
    .length{font-weight:600}
    .route{stroke:#8a959f;stroke-width:2}
    .gap{fill:#cfd8df}
    .over{fill:url(#gaps-over)}
    .hatch{fill:#d55e00}
    .hatching{stroke:#fff;stroke-width:1.5}
    .place{fill:#0072b2}
    .axis,.leader{stroke:#8a959f;fill:none}

    """,
    night: """
    .gap{fill:#3a4651}
    .hatch{fill:#e69f00}
    .hatching{stroke:#14181c}
    .place{fill:#56b4e9}

    """
  )
  private static let hatching = """
    <defs><pattern id="gaps-over" width="7" height="7" patternUnits="userSpaceOnUse">\
    <rect class="hatch" width="7" height="7"/><path class="hatching" d="M-1 8L8 -1"/></pattern></defs>

    """
}

extension String {
  /// Replaces `0 m` by `0 km` at the start of a route.
  fileprivate var replacingZero: String { self == "0 m" ? "0 km" : self }
}
