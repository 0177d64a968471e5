import CZlib

/// Decompresses all members of a gzip file (RFC 1952) with zlib's `inflate`.
///
/// - Throws: `tooLarge` as soon as the output exceeds `limit` bytes, `damagedGzip` for truncated,
///   altered or trailing data, `outOfMemory`.
func gunzip(
  _ packed: borrowing PaddedBuffer, file: String, limit: Int
) throws(InputError) -> PaddedBuffer {
  // SAFETY: `input` is valid during the closure; zlib reads within `next_in` and `avail_in` and
  // writes within `next_out` and `avail_out`, which are set to parts of the two buffers.
  try unsafe packed.withBytes { (input) throws(InputError) -> PaddedBuffer in
    var stream = unsafe z_stream()
    // A window of 15 bits, plus 16 to expect a gzip header.
    let version = ZLIB_VERSION
    guard
      unsafe inflateInit2_(&stream, 15 + 16, version, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw .outOfMemory(file: file) }
    defer { unsafe _ = inflateEnd(&stream) }

    var output = PaddedBuffer()
    var used = 0
    while true {
      guard output.count <= limit else { throw .tooLarge(file: file, limit: limit) }
      guard output.grow(limit: limit + 1) else { throw .outOfMemory(file: file) }
      // zlib's counts have 32 bits, so both windows are at most 1 GiB.
      let window = min(input.count - used, 1 << 30)
      unsafe stream.next_in = UnsafeMutablePointer(
        mutating: input.baseAddress?.advanced(by: used).assumingMemoryBound(to: UInt8.self))
      unsafe stream.avail_in = UInt32(window)
      var status = Z_OK
      let written = unsafe output.fill { room in
        let room = unsafe UnsafeMutableRawBufferPointer(rebasing: room.prefix(1 << 30))
        unsafe stream.next_out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
        unsafe stream.avail_out = UInt32(room.count)
        status = unsafe inflate(&stream, Z_NO_FLUSH)
        return unsafe room.count - Int(stream.avail_out)
      }
      used += unsafe window - Int(stream.avail_in)
      switch status {
      case Z_STREAM_END:
        guard output.count <= limit else { throw .tooLarge(file: file, limit: limit) }
        // Another member, zero padding or nothing follows.
        if unsafe input[used...].allSatisfy({ $0 == 0 }) { return output }
        guard unsafe inflateReset(&stream) == Z_OK else { throw .outOfMemory(file: file) }
      case Z_OK where written > 0 || used < input.count:
        continue
      case Z_MEM_ERROR:
        throw .outOfMemory(file: file)
      case Z_OK, Z_BUF_ERROR:
        throw .damagedGzip(file: file, byte: used, found: "the end of the file")
      default:
        let message = unsafe stream.msg.map { unsafe String(cString: $0) }
        throw .damagedGzip(file: file, byte: used, found: message ?? "damaged data")
      }
    }
  }
}

/// Decompresses all members of gzip (RFC 1952); nil if they are damaged or unpack to more than
/// `limit` bytes.
package func gunzip(_ packed: [UInt8], limit: Int) -> [UInt8]? {
  var buffer = PaddedBuffer()
  guard buffer.reserve(packed.count) else { return nil }
  // SAFETY: the buffer has room for the bytes, which are copied within the closure.
  _ = unsafe buffer.fill { room in
    unsafe room.copyBytes(from: packed)
    return packed.count
  }
  do throws(InputError) {
    let plain = try gunzip(buffer, file: "", limit: limit)
    return unsafe plain.withBytes { bytes in unsafe Array(bytes) }
  } catch {
    return nil
  }
}

/// Compresses bytes as one gzip member (RFC 1952) at the fastest level; nil if there is not enough
/// memory.
package func gzip(_ bytes: [UInt8]) -> [UInt8]? {
  guard let writer = GzipWriter() else { return nil }
  return writer.pack(bytes, isLast: true)
}

/// Compresses a stream of bytes as one gzip member (zlib's `deflate`).
@safe
package final class GzipWriter {
  // SAFETY (all of this type): the stream never moves, as zlib requires, and is ended once.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Begins a member; nil if there is not enough memory.
  package init?() {
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    // A window of 15 bits, plus 16 for a gzip header; 8 is zlib's default memory level.
    let status = unsafe deflateInit2_(
      stream, 1, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else {
      unsafe stream.deallocate()
      return nil
    }
  }

  deinit {
    unsafe _ = deflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Compresses more bytes, fewer than 4 GiB at a time; returns the output that is available.
  package func pack(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    let room = unsafe Int(deflateBound(stream, UInt(bytes.count))) + (64 << 10)
    // SAFETY: zlib reads the bytes and writes within the capacity, both of which are valid during
    // the call. The capacity suffices for all output, including what the stream holds from previous
    // calls.
    return unsafe [UInt8](unsafeUninitializedCapacity: room) { output, count in
      unsafe bytes.withUnsafeBufferPointer { input in
        unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        unsafe stream.pointee.avail_in = UInt32(input.count)
        unsafe stream.pointee.next_out = output.baseAddress
        unsafe stream.pointee.avail_out = UInt32(clamping: output.count)
        unsafe _ = deflate(stream, isLast ? Z_FINISH : Z_SYNC_FLUSH)
      }
      count = unsafe output.count - Int(stream.pointee.avail_out)
    }
  }
}
