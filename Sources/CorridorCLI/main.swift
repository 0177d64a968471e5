internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

AllocatorTuning.keep()
if CommandLine.argc < 1 {
  // Where Swift's runtime finds the words, of which the name of the program is one.
  StandardError.report("cannot read the words of the command: cannot open /proc/self/maps")
  _exit(ExitCode.inputOutput.rawValue)
}
// SAFETY: the words are C strings for the life of the process, and `argc` is their number.
let words = (1..<max(1, Int(CommandLine.argc))).compactMap { number in
  unsafe CommandLine.unsafeArgv[number].map { unsafe String(fileName: $0) }
}
let status = Program.run(words)
// All output has been written; exiting now skips useless deallocation.
_exit(status.rawValue)
