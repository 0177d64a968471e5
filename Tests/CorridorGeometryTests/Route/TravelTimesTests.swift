import CorridorGeometry
import CorridorTestSupport
import Testing

@Suite struct `Travel times` {
  @Test(arguments: 0..<20)
  func `are what going through all breakpoints finds`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var (meters, seconds) = ([0.0], [0.0])
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      // Waits, jumps in no time, and both.
      let moves = Bool.random(using: &random) || Bool.random(using: &random)
      meters.append(meters[meters.count - 1] + (moves ? .random(in: 1...900, using: &random) : 0))
      let passes = Bool.random(using: &random) || Bool.random(using: &random)
      seconds.append(
        seconds[seconds.count - 1] + (passes ? .random(in: 1...60, using: &random) : 0))
    }
    let times = try TravelTimes(alongMeters: meters, seconds: seconds)
    #expect(times.totalSeconds == seconds[seconds.count - 1])
    let probes =
      meters
      + (0..<50).map { _ in .random(in: -10...meters[meters.count - 1] + 10, using: &random) }
    for at in probes {
      // The first time at that distance.
      var expected = seconds[seconds.count - 1]
      if at <= 0 { expected = 0 }
      for edge in meters.indices.dropLast() where at > 0 && at <= meters[edge + 1] {
        let share = (at - meters[edge]) / (meters[edge + 1] - meters[edge])
        expected = seconds[edge] + share * (seconds[edge + 1] - seconds[edge])
        break
      }
      #expect(abs(times.seconds(atAlongMeters: at) - expected) < 1e-9)
    }
    for at in seconds
      + (0..<50).map({ _ in .random(in: 0...seconds[seconds.count - 1] + 10, using: &random) })
    {
      var expected = meters[meters.count - 1]
      for edge in meters.indices.dropLast().reversed() where at < seconds[edge + 1] {
        let share = max(at - seconds[edge], 0) / (seconds[edge + 1] - seconds[edge])
        expected = meters[edge] + share * (meters[edge + 1] - meters[edge])
      }
      #expect(abs(times.alongMeters(atSeconds: at) - expected) < 1e-9)
      if at <= times.totalSeconds {
        let stretch = try #require(times.stretch(duringSeconds: at...at))
        #expect(stretch.upperBound == times.alongMeters(atSeconds: at))
        #expect(times.seconds(atAlongMeters: stretch.lowerBound) <= at + 1e-9)
        let before = stretch.lowerBound.nextDown
        #expect(before < 0 || times.seconds(atAlongMeters: before) <= at + 1e-9)
      }
    }
  }

  @Test func `say when one arrives and where one waits`() throws {
    // 100 m in 10 s, 50 s of waiting, 100 m in no time, 100 m in 20 s.
    let times = try TravelTimes(
      alongMeters: [0, 100, 100, 200, 300], seconds: [0, 10, 60, 60, 80])
    #expect(times.seconds(atAlongMeters: 50) == 5)
    #expect(times.seconds(atAlongMeters: 100) == 10)
    #expect(times.seconds(atAlongMeters: 150) == 60)
    #expect(times.seconds(atAlongMeters: 250) == 70)
    #expect(times.seconds(atAlongMeters: -1) == 0 && times.seconds(atAlongMeters: 999) == 80)
    #expect(times.alongMeters(atSeconds: 30) == 100)
    #expect(times.alongMeters(atSeconds: 60) == 200)
    #expect(times.alongMeters(atSeconds: 999) == 300)
    #expect(times.stretch(duringSeconds: 30...40) == 100...100)
    #expect(times.stretch(duringSeconds: 60...60) == 100...200)
    #expect(times.stretch(duringSeconds: 5...(.infinity)) == 50...300)
    #expect(times.stretch(duringSeconds: 80...99) == 300...300)
    #expect(times.stretch(duringSeconds: 80.1...99) == nil)
  }

  @Test func `of one speed are distance by speed`() throws {
    let times = try TravelTimes(metersPerSecond: 25, lengthMeters: 100_000)
    #expect(times.totalSeconds == 4000)
    #expect(abs(times.seconds(atAlongMeters: 33_333) - 1333.32) < 1e-9)
    #expect(abs(times.alongMeters(atSeconds: 1333.32) - 33_333) < 1e-9)
    let none = try TravelTimes(metersPerSecond: 25, lengthMeters: 0)
    #expect(none.totalSeconds == 0 && none.alongMeters(atSeconds: 7) == 0)
  }

  @Test(arguments: [0, -0.0, -1, .nan, .infinity, -.infinity])
  func `are not made of a speed at which nobody travels`(speed: Double) {
    #expect(throws: TravelTimesError.self) {
      try TravelTimes(metersPerSecond: speed, lengthMeters: 1000)
    }
  }

  @Test func `are not made of breakpoints out of order`() {
    func error(_ meters: [Double], _ seconds: [Double]) -> TravelTimesError? {
      do throws(TravelTimesError) {
        _ = try TravelTimes(alongMeters: meters, seconds: seconds)
        return nil
      } catch {
        return error
      }
    }
    #expect(error([], []) == .counts(meters: 0, seconds: 0))
    #expect(error([0, 1], [0]) == .counts(meters: 2, seconds: 1))
    #expect(error([0, 2, 1], [0, 1, 2]) == .backwards(index: 2))
    #expect(error([0, 1, 2], [0, 2, 1.9]) == .backwards(index: 2))
    #expect(error([0, .nan], [0, 1]) == .notATime(index: 1))
    #expect(error([0, 1], [-1, 1]) == .notATime(index: 0))
    #expect(error([0, 1], [0, .infinity]) == .notATime(index: 1))
    #expect(error([0, 1], [0, 1]) == nil)
  }
}
