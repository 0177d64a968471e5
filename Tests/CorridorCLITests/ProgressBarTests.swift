import CorridorFormats
import Testing

@testable import CorridorCLI

@Suite struct ProgressBarTests {
  @Test func `shows the share, the rate and the time left`() {
    let line = ProgressBar.line(
      label: "Indexing", fraction: 0.25, places: 5_000, seconds: 10, columns: 100)
    #expect(
      line
        == "Indexing [##########..............................] 25%  5000 places, 500/s, 0:30 left"
    )
  }

  @Test(
    arguments: [
      (0.0, 0.0), (1, 1), (.nan, 1), (-1, 1), (2, 1e300), (1e-300, 1e-9), (.infinity, .infinity),
    ] as [(Double, Double)])
  func `stays within the terminal whatever it is told`(fraction: Double, seconds: Double) {
    for columns in [10, 40, 80, 200] {
      let line = ProgressBar.line(
        label: "한국 고속도로.osm.pbf", fraction: fraction, places: .max, seconds: seconds,
        columns: columns)
      #expect(DisplayWidth.of(line) < columns, "\(line)")
    }
  }
}
