/// Converts kilometres of a route to pixels of its picture.
struct ChartScale {
  /// The stretch shown, in metres along the route.
  let stretch: ClosedRange<Double>

  /// The width of the picture, and the margin on either side, in pixels.
  static let (width, margin) = (1200.0, 32.0)

  init(_ stretch: ClosedRange<Double>) {
    self.stretch = stretch
  }

  /// Where the chart begins and ends, in pixels.
  var pixels: ClosedRange<Double> { Self.margin...(Self.width - Self.margin) }

  private var length: Double { stretch.upperBound - stretch.lowerBound }

  /// The position of a distance along the route, in pixels from the left.
  func x(_ alongMeters: Double) -> Double {
    guard length > 0 else { return Self.margin }
    let share = (alongMeters - stretch.lowerBound) / length
    return Self.margin + share * (Self.width - 2 * Self.margin)
  }

  /// Round distances along the route, at least `pixels` apart: one, two or five times a power of
  /// ten metres.
  func ticks(apart pixels: Double = 84) -> [Double] {
    guard length > 0 else { return [stretch.lowerBound] }
    let least = length * pixels / (Self.width - 2 * Self.margin)
    var step = 1.0
    search: while true {
      for factor in [1.0, 2, 5] where step * factor >= least {
        step *= factor
        break search
      }
      step *= 10
    }
    let first = (stretch.lowerBound / step).rounded(.up)
    let last = (stretch.upperBound / step).rounded(.down)
    return first <= last ? Swift.stride(from: first, through: last, by: 1).map { $0 * step } : []
  }
}

/// The vertical layout of a picture, in pixels.
struct ChartLayout {
  let title = 30.0
  let summary = 52.0
  /// The lower edge of the row of labels nearest the chart.
  let labels: Double
  let bandTop: Double
  let bandBottom: Double
  let axis: Double
  let legend: Double
  let height: Double

  /// The height of a two-line label, with the space below it.
  static let rowHeight = 38.0

  init(labelRows: Int) {
    let top = 72.0 + Double(labelRows) * Self.rowHeight
    labels = top - 8
    bandTop = top + 22
    bandBottom = bandTop + 18
    axis = bandBottom + 26
    legend = axis + 50
    height = legend + 20
  }
}
