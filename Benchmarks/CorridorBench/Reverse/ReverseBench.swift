internal import CorridorGeometry
internal import CorridorIndex
internal import Glibc

/// Measures reverse geocoding and its parts in an invented country.
struct ReverseBench {
  private let options: BenchOptions
  private let path: String
  private let world = ReverseWorld()

  init(_ options: BenchOptions) {
    self.options = options
    unsafe mkdir(options.work, 0o755)
    path = "\(options.work)/reverse-\(options.places).corridor"
  }

  func run() throws {
    if unsafe access(path, F_OK) != 0 {
      let summary = try world.build(at: path, places: options.places)
      print(
        "build/\(options.places)/toponyms: \(Int(summary.report.placesPerSecond)) places/s with the making of"
          + " the places, peak \(summary.report.peakMemoryBytes >> 20) MiB")
    }
    let index = try PlaceIndex(path: path)
    let questions = world.questions(options.isQuick ? 50 : 2000)
    for zoom in [18.0, 15, 11, 7, 3] {
      try measure("reverse/\(options.places)/zoom-\(Int(zoom))", questions) { position in
        try index.reverseGeocode(position, zoom: zoom).place == nil ? 0 : 1
      }
    }
    let grid = questions.compactMap { GridPosition($0) }
    try measure("areas/\(options.places)/all", grid) { try index.areas(holding: $0).count }
    try measure("street/\(options.places)/300m", grid) {
      try index.nearestLine(to: $0, within: 300) { _ in true } == nil ? 0 : 1
    }
  }

  /// Every question three times after a first; the median counts.
  private func measure<Q>(
    _ name: String, _ questions: [Q], _ ask: (Q) throws -> Int
  ) throws {
    var times: [Double] = []
    var found = 0
    for question in questions {
      found += try ask(question)
      var own: [Double] = []
      for _ in 0..<3 {
        let start = milliseconds()
        _ = try ask(question)
        own.append(1000 * (milliseconds() - start))
      }
      times.append(median(own))
    }
    func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
    let percentiles = Percentiles(times)
    print(
      "\(name): \(found) found, p50 \(rounded(percentiles[0.5])) µs,"
        + " p99 \(rounded(percentiles[0.99])) µs, max \(rounded(percentiles[1])) µs")
  }
}
