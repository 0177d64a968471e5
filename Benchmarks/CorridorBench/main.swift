// corridor-bench: how fast Corridor answers, beside a C program that marks what one core can do.
//
//   swift run -c release corridor-bench [--places 1000000] [--work FOLDER] [--against PROGRAM]
//                                       [--command CORRIDOR] [--quick]
//   swift run -c release corridor-bench reverse [--places 1000000] [--work FOLDER]
//   swift run -c release corridor-bench text [--places 1000000] [--work FOLDER] [--questions FILE]
//   swift run -c release corridor-bench cancel [--places 1000000] [--work FOLDER] [--quick]
//   swift run -c release corridor-bench allocations [--places 1000000] [--work FOLDER] [--quick]
//   swift run -c release corridor-bench quality --data FOLDER [--work FOLDER] [--misses] [--quick]
//   swift run -c release corridor-bench world [--places 1000000] [--work FOLDER] [--quick]
//   swift run -c release corridor-bench answer [--places 1000000] [--work FOLDER]
//
// Places and routes are invented from a fixed seed. Every row names what/size/variant and prints
// the result count beside the time; ratios compare medians taken in the same run, one after the
// other. `--against` names the compiled C program, `--command` the built `corridor` for cold
// starts. `text` asks for suggestions among places with names in nine languages; Benchmarks/peers
// has the script that asks SQLite FTS5 the same questions. `reverse` looks up what is at positions.
// `cancel` stops work that is under way, on the places of `text`, and waits for its end.
// `allocations` counts how often a search asks for memory, and fails where that is too often. `quality`
// counts how soon the place that someone looks for is found in real extracts. `world` writes places
// and routes for the engines of Benchmarks/peers, `answer` answers their questions beside them.

import Corridor
import CorridorGeometry
import CorridorIndex
import Glibc

do {
  let options = try BenchOptions(CommandLine.arguments)
  switch options.subject {
  case .find: try Bench(options).run()
  case .text: try TextBench(options).run()
  case .reverse: try ReverseBench(options).run()
  case .cancel: try await CancelBench(options).run()
  case .allocations: try AllocationGate(options).run()
  case .quality: try QualityBench(options).run()
  case .world: try PeersWorld(options).write()
  case .answer:
    var loop = try AnswerLoop(options)
    try loop.run()
  }
} catch {
  print("corridor-bench: \(error)")
  exit(1)
}
