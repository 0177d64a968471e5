internal import Glibc

/// Memory in blocks that do not move: up to a limit, then in an unnamed file that is mapped.
///
/// As with ``RowColumn``, the system writes what is mapped to the disk and drops it when memory is
/// short, and the blocks of the file are reserved, so that a full disk is an error here. All of it
/// is released at the end of the object's life.
@safe
package final class SpillArena {
  private let memory: ColumnMemory
  // SAFETY: so many bytes that only this object maps and, in deinit, unmaps.
  @safe private struct Block {
    let start: UnsafeMutableRawPointer
    let count: Int
  }

  private var blocks: [Block] = []
  /// What is free at the end of the last block.
  private var left = 0
  /// Bytes that are not in the file, and those that are.
  private var held = 0
  private var filed = 0
  private var file: OpenFile?

  /// Bytes of a block, unless more is taken at once.
  private let blockSize: Int
  private static let pageSize = 4096

  /// Memory for work on an index at a path; the file is made in its folder.
  ///
  /// - Parameter limit: Bytes in memory.
  package init(workingOn path: String, limit: Int) {
    memory = ColumnMemory(folder: path.folder, path: path, limit: limit)
    blockSize = min(max(limit / 4, 1 << 20), 64 << 20)
  }

  deinit {
    for block in blocks { unsafe munmap(block.start, block.count) }
  }

  /// Returns `count` bytes that are zero, aligned to 16 bytes, valid as long as this object lives.
  @unsafe
  package func take(_ count: Int) throws(IndexError) -> UnsafeMutableRawPointer {
    let size = (max(count, 1) + 15) / 16 * 16
    if size > left { try map(max(size, blockSize)) }
    let block = blocks[blocks.count - 1]
    let start = unsafe block.start + (block.count - left)
    left -= size
    return unsafe start
  }

  private func map(_ wanted: Int) throws(IndexError) {
    let size = (wanted + Self.pageSize - 1) / Self.pageSize * Self.pageSize
    let isFiled = size > memory.limit - held
    if isFiled, file == nil {
      file = try OpenFile.unnamed(inFolder: memory.folder, for: memory.path)
    }
    let descriptor = isFiled ? file?.descriptor ?? -1 : -1
    if isFiled {
      let status = posix_fallocate(descriptor, filed, size)
      guard status == 0 else {
        throw .io(path: memory.path, operation: "fallocate", errno: status)
      }
    }
    let flags = isFiled ? MAP_SHARED : MAP_PRIVATE | MAP_ANONYMOUS
    let mapped = unsafe mmap(
      nil, size, PROT_READ | PROT_WRITE, flags, descriptor, isFiled ? filed : 0)
    guard let start = unsafe mapped, unsafe mapped != MAP_FAILED else {
      throw .io(path: memory.path, operation: "mmap", errno: errno)
    }
    if isFiled { filed += size } else { held += size }
    blocks.append(unsafe Block(start: start, count: size))
    left = size
  }
}
