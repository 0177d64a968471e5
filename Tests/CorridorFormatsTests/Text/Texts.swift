import CorridorFormats

/// A text in memory with the padding of a read file.
func input(
  _ bytes: [UInt8], file: String = "test", limit: Int = InputFile.defaultLimit
) throws(InputError) -> InputFile {
  try InputFile(bytes: bytes.span, file: file, limit: limit)
}

/// Parses JSON text and reads it with `body`.
func json<Result>(
  _ bytes: [UInt8], depth: Int = 1024,
  _ body: (JSONValue) throws(InputError) -> Result
) throws(InputError) -> Result {
  var parser = try JSONParser(maximumDepth: depth)
  let file = try input(bytes)
  // SAFETY: the input has the padding that the parser reads.
  return try unsafe file.withBytes { (text) throws(InputError) -> Result in
    try unsafe parser.parse(text, file: "test", body)
  }
}

func json<Result>(
  _ text: String, depth: Int = 1024,
  _ body: (JSONValue) throws(InputError) -> Result
) throws(InputError) -> Result {
  try json(Array(text.utf8), depth: depth, body)
}

/// The error of a call that has to fail.
func failure<Result: ~Copyable>(_ body: () throws(InputError) -> Result) -> InputError? {
  do {
    _ = try body()
    return nil
  } catch {
    return error
  }
}
