import CorridorRequests
import Glibc

// As the command does.
AllocatorTuning.keep()
do {
  let options = try BenchOptions(CommandLine.arguments)
  switch options.subject {
  case .run, .text, .reverse, .model, .growth, .serve:
    let world = BenchWorld(options)
    let entries = try EntryList.chosen(world)
    let reports = try BenchRun(options).measure(entries)
    if options.subject == .model { for line in ModelTable(reports: reports).lines { print(line) } }
    if let path = options.questions { try QuestionFile(world: world).write(to: path) }
  case .compare:
    let (before, after) = (try read(options.files[0]), try read(options.files[1]))
    let comparison = try Comparison(before: before, after: after)
    for line in comparison.lines { print(line) }
    if comparison.differences > 0 { throw BenchError.differentAnswers(comparison.differences) }
  case .cancel: try await CancelBench(options).run()
  case .allocations: try AllocationGate(options).run()
  case .quality: try QualityBench(options).run()
  case .world: try PeersWorld(options).write()
  case .answer:
    var loop = try AnswerLoop(options)
    try loop.run()
  case .help: print(help)
  }
} catch BenchError.usage(let problem) {
  print("corridor-bench: \(problem); see --help")
  exit(64)
} catch {
  print("corridor-bench: \(error)")
  exit(1)
}
