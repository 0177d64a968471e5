internal import CorridorGeometry

/// Vertices collected while records are written: in memory up to a limit, then in an unnamed file.
struct VertexSpillFile: ~Copyable {
  private var bytes: [UInt8] = []
  private var file: OpenFile?
  private var written = 0
  private let memory: ColumnMemory

  init(_ memory: ColumnMemory) {
    self.memory = memory
  }

  /// Number of vertices.
  var count: Int { (written + bytes.count) / 8 }

  /// Adds vertices.
  mutating func append(_ vertices: [GridPosition]) throws(IndexError) {
    for vertex in vertices {
      bytes.appendLittleEndian(vertex.lon)
      bytes.appendLittleEndian(vertex.lat)
    }
    if bytes.count >= memory.limit { try flush() }
  }

  private mutating func flush() throws(IndexError) {
    if file == nil { file = try OpenFile.unnamed(inFolder: memory.folder, for: memory.path) }
    try file?.write(bytes.span)
    written += bytes.count
    bytes.removeAll(keepingCapacity: true)
  }

  /// All vertices, for random access; add none afterwards.
  mutating func finish() throws(IndexError) -> SpilledVertices {
    guard file != nil else { return .memory(bytes) }
    try flush()
    guard let file = file.take() else { return .memory([]) }
    return .file(
      try MappedSpillFile(Mapping(descriptor: file.descriptor, count: written, path: memory.path)))
  }
}

/// A mapped spool, which no longer needs a descriptor.
final class MappedSpillFile {
  let mapping: Mapping

  init(_ mapping: consuming Mapping) {
    self.mapping = mapping
  }
}

/// Vertices of a build, 8 bytes each.
enum SpilledVertices {
  case memory([UInt8])
  case file(MappedSpillFile)

  /// A vertex, which must exist.
  subscript(index: Int) -> GridPosition {
    switch self {
    case .memory(let bytes):
      precondition(index >= 0 && index < bytes.count / 8)
      // SAFETY: checked above; the bytes are used within the closure.
      return unsafe bytes.withUnsafeBytes { unsafe Self.load($0, 8 * index) }
    case .file(let file):
      precondition(index >= 0 && index < file.mapping.count / 8)
      // SAFETY: checked above; the mapping lives as long as `file`.
      return unsafe Self.load(file.mapping.bytes, 8 * index)
    }
  }

  private static func load(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> GridPosition {
    // SAFETY: the callers have checked that the eight bytes exist.
    unsafe GridPosition(
      lon: Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)),
      lat: Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 4, as: Int32.self)))
  }

  /// Writes all vertices as a section.
  func write(
    section: IndexSection, to writer: inout IndexFileWriter
  ) throws(IndexError) {
    writer.begin(section)
    switch self {
    case .memory(let bytes): try writer.write(bytes.span)
    case .file(let file):
      // SAFETY: the bytes are used while the mapping lives.
      try writer.write(unsafe file.mapping.bytes.bindMemory(to: UInt8.self).span)
    }
    writer.end()
  }
}
