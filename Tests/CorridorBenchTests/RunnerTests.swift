import Testing

@testable import CorridorBench

struct RunnerTests {
  /// A job that says itself what its runs took.
  private func job(_ times: [Double], count: Int = 1) -> Job<Double> {
    var rest = times[...]
    var job = Job(repetitions: times.count, isWarm: false) {
      rest.removeFirst()
    } outcome: { _ in
      Outcome(count: count)
    }
    job.ownMs = { $0 }
    return job
  }

  @Test func `takes the median over jobs of their medians`() throws {
    let entry = Entry(name: "a/b/c") { [job([9, 1, 2]), job([30, 20, 10]), job([5, 6, 4])] }
    let report = try Runner().measure(entry)
    #expect(report.runs == 9)
    #expect(report.medianMs == 5)
    #expect(report.minMs == 4)
    #expect(report.p99Ms == nil)
    #expect(report.outcome.count == 3)
  }

  @Test func `takes the ratio of each job to its own rival`() throws {
    let entry = Entry(name: "a/b/c") {
      [(2.0, 1.0), (10, 100), (3, 1)].map { own, other in
        var job = job([own])
        job.rival = { RivalResult(medianMs: other) }
        return job
      }
    }
    let report = try Runner().measure(entry)
    #expect(report.ratio == 2)
    #expect(report.rivalMs == 1)
    #expect(report.complaints.isEmpty)
  }

  @Test func `runs work once more where it has to be warm`() throws {
    var runs = 0
    let timing = try Timing(3) { runs += 1 }
    #expect(runs == 4)
    #expect(timing.times.count == 3)
  }

  @Test func `says where the rival finds other places, and checks answers only when asked to`()
    throws
  {
    var beside = job([1], count: 3)
    beside.rival = { RivalResult(medianMs: 1, outcome: Outcome(count: 4)) }
    #expect(try Runner().measure(beside).complaints.count == 1)
    for (checks, complaints) in [(false, []), (true, [": wrong"])] {
      var checked = job([1])
      checked.check = { _ in "wrong" }
      #expect(try Runner(checks: checks).measure(checked).complaints == complaints)
    }
  }

  @Test func `adds items up without their order`() {
    let forward = Outcome(identifiers: ["world:1", "osm:node/2", "stations:x"])
    let backward = Outcome(identifiers: ["stations:x", "world:2", "osm:node/1"])
    #expect(forward.agrees(with: backward))
    #expect(!forward.agrees(with: Outcome(identifiers: ["world:1", "osm:node/2", "stations:y"])))
  }
}
