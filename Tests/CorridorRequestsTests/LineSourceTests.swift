import CorridorRequests
import Foundation
import Testing

@Suite struct LineSourceTests {
  /// The pieces of a text, read through a pipe in writes of random sizes, or from a file.
  private func pieces(
    _ text: [UInt8], limit: Int = 1 << 20, isFile: Bool, seed: UInt64
  ) throws -> [LinePiece] {
    let path = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID())")
    defer { try? FileManager.default.removeItem(at: path) }
    let pipe = Pipe()
    var handle = pipe.fileHandleForReading
    if isFile {
      try Data(text).write(to: path)
      handle = try FileHandle(forReadingFrom: path)
    } else {
      Thread.detachNewThread { [handle = pipe.fileHandleForWriting] in
        var rest = text[...]
        var step = Int(seed) * 997 + 1
        while !rest.isEmpty {
          step = step * 7919 % 30011 + 1
          try? handle.write(contentsOf: Data(rest.prefix(step)))
          rest = rest.dropFirst(step)
        }
        try? handle.close()
      }
    }
    var source = LineSource(descriptor: handle.fileDescriptor, file: "test", limit: limit)
    var pieces: [LinePiece] = []
    while let piece = try source.next() { pieces.append(piece) }
    return pieces
  }

  @Test(arguments: [true, false], [1, 2, 3, 4] as [UInt64])
  func `gives every byte once, whole lines with their numbers`(isFile: Bool, seed: UInt64) throws {
    var text: [UInt8] = []
    for number in 0..<3000 {
      let length = number % 401 == 0 ? 700_000 : number * Int(seed) % 97
      text += repeatElement(UInt8(ascii: "a") + UInt8(number % 26), count: length)
      text.append(UInt8(ascii: "\n"))
    }
    if seed % 2 == 0 { text += Array("the end".utf8) }
    let pieces = try pieces(text, isFile: isFile, seed: seed)
    #expect(pieces.flatMap(\.text) == text)
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var count = 0
    for piece in pieces {
      #expect(piece.firstLine == count + 1)
      piece.forEachLine { line, number in
        count += 1
        if number != count || line != lines[number - 1] { Issue.record("line \(number)") }
        return true
      }
    }
    #expect(count == (seed % 2 == 0 ? 3001 : 3000))
    let middle = try #require(pieces.first { $0.text.count < 9000 && $0.text.count > 300 })
    let rest = middle.suffix(fromLine: middle.firstLine + 2)
    #expect(
      rest.firstLine == middle.firstLine + 2
        && middle.text.suffix(rest.text.count) == rest.text[...])
  }

  @Test(arguments: [true, false])
  func `gives the beginning of a line that is too long, and goes on behind it`(
    isFile: Bool
  ) throws {
    let text =
      Array("a\n".utf8) + repeatElement(UInt8(ascii: "b"), count: 3_000_000) + Array("\nc\n".utf8)
    let pieces = try pieces(text, limit: 1 << 20, isFile: isFile, seed: 1)
    #expect(pieces.map(\.isCut) == [false, true, false])
    #expect(pieces.map(\.firstLine) == [1, 2, 3])
    #expect(pieces[1].text.count < 2 << 20)
    #expect(Array(pieces[2].text) == Array("c\n".utf8))
  }

  @Test func `leaves a byte order mark out`() throws {
    let pieces = try pieces([0xEF, 0xBB, 0xBF] + Array("x\ny".utf8), isFile: true, seed: 1)
    #expect(pieces.flatMap(\.text) == Array("x\ny".utf8))
  }
}
