internal import CMalloc
internal import CorridorCommands
internal import Glibc

// Memory that was freed is used again rather than given back and asked for anew, as malloc does by
// itself once it has seen pieces of this size come and go; what is new comes a mebibyte at a time.
mallopt(M_MMAP_THRESHOLD, 32 << 20)
mallopt(M_TRIM_THRESHOLD, 64 << 20)
mallopt(M_TOP_PAD, 1 << 20)
let status = Program.run(CommandLine.arguments.dropFirst())
// All output has been written; what is left would only be freed.
_exit(status.rawValue)
