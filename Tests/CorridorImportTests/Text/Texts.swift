import CorridorImport

/// A text in memory with the padding of a read file.
func input(
  _ bytes: [UInt8], file: String = "test", limit: Int = InputFile.defaultLimit
) throws(ImportError) -> InputFile {
  try InputFile(bytes: bytes.span, file: file, limit: limit)
}

/// Parses JSON text and reads it with `body`.
func json<Result>(
  _ bytes: [UInt8], depth: Int = 1024,
  _ body: (JSONValue) throws(ImportError) -> Result
) throws(ImportError) -> Result {
  var parser = try JSONParser(maximumDepth: depth)
  let file = try input(bytes)
  // SAFETY: the input has the padding that the parser reads.
  return try unsafe file.withBytes { (text) throws(ImportError) -> Result in
    try unsafe parser.parse(text, file: "test", body)
  }
}

func json<Result>(
  _ text: String, depth: Int = 1024,
  _ body: (JSONValue) throws(ImportError) -> Result
) throws(ImportError) -> Result {
  try json(Array(text.utf8), depth: depth, body)
}

/// The error of a call that has to fail.
func failure<Result: ~Copyable>(_ body: () throws(ImportError) -> Result) -> ImportError? {
  do {
    _ = try body()
    return nil
  } catch {
    return error
  }
}

/// A small seeded generator (SplitMix64, S. Vigna), so that a failing case can be run again.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
