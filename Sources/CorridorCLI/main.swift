internal import CorridorCommands
internal import Glibc

FreedMemory.keep()
let status = Program.run(CommandLine.arguments.dropFirst())
// All output has been written; what is left would only be freed.
_exit(status.rawValue)
