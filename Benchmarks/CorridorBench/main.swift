// corridor-bench: how fast Corridor answers, beside a C program that marks what one core can do.
//
//   swift run -c release corridor-bench [--places 1000000] [--work FOLDER] [--against PROGRAM]
//                                       [--command CORRIDOR] [--quick]
//
// Places and routes are invented from a fixed seed. Every row names what/size/variant and prints
// the result count beside the time; ratios compare medians taken in the same run, one after the
// other. `--against` names the compiled C program, `--command` the built `corridor` for cold
// starts.

import Corridor
import CorridorGeometry
import CorridorIndex
import Glibc

do {
  let options = try BenchOptions(CommandLine.arguments)
  try Bench(options).run()
} catch {
  print("corridor-bench: \(error)")
  exit(1)
}
