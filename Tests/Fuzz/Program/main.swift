// A fuzzer of one reader: `corridor-fuzz READER [OPTION OR FOLDER OF LIBFUZZER]...`; without arguments, the names
// of all readers, each with the fixtures that it can read. `Scripts/fuzz.py` builds and runs it.
import CLibFuzzer
import Foundation

/// The reader that libFuzzer calls. It is set once, before that begins.
nonisolated(unsafe) var current: FuzzReader?

guard let name = CommandLine.arguments.dropFirst().first else {
  for reader in FuzzReader.all {
    print(([reader.name] + reader.seeds).joined(separator: "\t"))
  }
  exit(0)
}
guard let reader = FuzzReader.all.first(where: { $0.name == name }) else {
  FileHandle.standardError.write(Data("corridor-fuzz: there is no reader '\(name)'\n".utf8))
  exit(64)
}
unsafe current = reader

// libFuzzer sees all arguments but the name of the reader.
var count = CommandLine.argc - 1
// SAFETY: the arguments live as long as the program; there is at least one more than are passed on.
typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
var arguments: Arguments? = unsafe CommandLine.unsafeArgv + 1
// SAFETY: the first argument stands for the name of the program.
let status = unsafe LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
  // SAFETY: libFuzzer lends `count` bytes for the call.
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  do {
    try unsafe current?.read(input)
  } catch {
    fatalError("\(error)")
  }
  return 0
}
exit(status)
