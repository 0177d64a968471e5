/// Numbers in buckets, each in the order of arrival: in memory up to a limit, then in an unnamed
/// file.
struct NumberBuckets<Number: FixedWidthInteger & BitwiseCopyable>: ~Copyable {
  private let memory: ColumnMemory
  private var buckets: [[Number]]
  /// Where the file has numbers of each bucket.
  private var parts: [[Range<Int>]]
  private var file: OpenFile?
  /// Bytes of the file.
  private var length = 0
  /// How many numbers are in memory.
  private var held = 0

  private static var size: Int { MemoryLayout<Number>.size }
  /// So many bytes are read at a time.
  private static var chunkSize: Int { 1 << 20 }

  init(count: Int, _ memory: ColumnMemory) {
    self.memory = memory
    buckets = Array(repeating: [], count: count)
    parts = Array(repeating: [], count: count)
  }

  /// The number of buckets.
  var count: Int { buckets.count }

  mutating func append(_ number: Number, to bucket: Int) throws(IndexError) {
    buckets[bucket].append(number)
    held += 1
    if held * Self.size >= memory.limit { try spill() }
  }

  mutating func append(contentsOf numbers: [Number], to bucket: Int) throws(IndexError) {
    buckets[bucket] += numbers
    held += numbers.count
    if held * Self.size >= memory.limit { try spill() }
  }

  /// How many numbers are in a bucket.
  func count(of bucket: Int) -> Int {
    parts[bucket].reduce(buckets[bucket].count) { $0 + $1.count / Self.size }
  }

  private mutating func spill() throws(IndexError) {
    if file == nil {
      file = try OpenFile.unnamed(inFolder: memory.folder, for: memory.path)
    }
    var bytes: [UInt8] = []
    for bucket in buckets.indices where !buckets[bucket].isEmpty {
      let isLarge = buckets[bucket].count * Self.size > Self.chunkSize
      if isLarge { try flush(&bytes) }
      let start = length + bytes.count
      if isLarge {
        try write(buckets[bucket])
      } else {
        // SAFETY: the bytes are used within the closure. The file never leaves the machine.
        unsafe buckets[bucket].withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
      }
      parts[bucket].append(start..<length + bytes.count)
      // A bucket that was large once may stay small from now on.
      buckets[bucket].removeAll(keepingCapacity: !isLarge)
      if bytes.count >= Self.chunkSize { try flush(&bytes) }
    }
    try flush(&bytes)
    held = 0
  }

  private mutating func write(_ numbers: [Number]) throws(IndexError) {
    let numbers = numbers.span
    // SAFETY: the bytes are used within the closure. The file never leaves the machine.
    try unsafe numbers.withUnsafeBytes { bytes throws(IndexError) in
      try file?.write(unsafe Span<UInt8>(_unsafeBytes: bytes))
      length += bytes.count
    }
  }

  private mutating func flush(_ bytes: inout [UInt8]) throws(IndexError) {
    try file?.write(bytes.span)
    length += bytes.count
    bytes.removeAll(keepingCapacity: true)
  }

  /// Calls `body` with the numbers of a bucket, some at a time.
  func read(
    _ bucket: Int, _ body: ([Number]) throws(IndexError) -> Void
  ) throws(IndexError) {
    var bytes: [UInt8] = []
    for part in parts[bucket] {
      for start in stride(from: part.lowerBound, to: part.upperBound, by: Self.chunkSize) {
        let expected = min(Self.chunkSize, part.upperBound - start)
        bytes.removeAll(keepingCapacity: true)
        try file?.read(expected, at: start, to: &bytes)
        guard bytes.count == expected else {
          throw .io(path: memory.path, operation: "pread", errno: 0)
        }
        // SAFETY: the numbers lie within the array, which is used within the closure.
        try body(
          unsafe bytes.withUnsafeBytes { bytes in
            (0..<expected / Self.size).map { place in
              unsafe bytes.loadUnaligned(fromByteOffset: place * Self.size, as: Number.self)
            }
          })
      }
    }
    if !buckets[bucket].isEmpty { try body(buckets[bucket]) }
  }
}
