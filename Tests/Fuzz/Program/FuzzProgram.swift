import Foundation

// What libFuzzer calls, which has `main` itself. `Scripts/fuzz.py` builds and runs the program.

/// The reader that the environment variable `CORRIDOR_FUZZ_READER` names.
private let current: FuzzReader? = FuzzReader.all.first {
  $0.name == ProcessInfo.processInfo.environment["CORRIDOR_FUZZ_READER"]
}

/// Prints the names of all readers, each with the fixtures that it can read, if none is chosen.
@_cdecl("LLVMFuzzerInitialize")
public func begin(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> CInt
{
  guard current == nil else { return 0 }
  for reader in FuzzReader.all {
    print(([reader.name] + reader.seeds).joined(separator: "\t"))
  }
  exit(0)
}

/// Reads an input of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // SAFETY: libFuzzer lends `count` bytes for the call.
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  do {
    try current?.read(input)
  } catch {
    fatalError("\(error)")
  }
  return 0
}
