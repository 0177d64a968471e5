internal import Glibc

/// Writes texts one after the other into a file.
func write(_ texts: some Sequence<String>, to path: String) throws(BenchError) {
  guard let file = unsafe fopen(path, "w") else { throw .cannotWrite(path) }
  var isWhole = true
  for text in texts { isWhole = unsafe fputs(text, file) >= 0 && isWhole }
  guard unsafe fclose(file) == 0, isWhole else { throw .cannotWrite(path) }
}

/// Writes bytes into a file.
func write(_ bytes: [UInt8], to path: String) throws(BenchError) {
  guard let file = unsafe fopen(path, "w") else { throw .cannotWrite(path) }
  // SAFETY: as many bytes are written as the array has.
  let written = unsafe fwrite(bytes, 1, bytes.count, file)
  guard unsafe fclose(file) == 0, written == bytes.count else { throw .cannotWrite(path) }
}

/// The whole of a file.
func read(_ path: String) throws(BenchError) -> String {
  guard let file = unsafe fopen(path, "r") else { throw .cannotRead(path) }
  defer { unsafe fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65536)
  while true {
    // SAFETY: no more is read than the chunk has room for.
    let count = unsafe fread(&chunk, 1, chunk.count, file)
    guard count > 0 else { break }
    bytes += chunk[0..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}
