import CorridorRequests
import Foundation
import Testing

@Suite struct LineSourceTests {
  /// The blocks of a text, read through a pipe in writes of random sizes, or from a file.
  private func blocks(
    _ text: [UInt8], limit: Int = 1 << 20, isFile: Bool, seed: UInt64
  ) throws -> [LineBlock] {
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
    var blocks: [LineBlock] = []
    while let block = try source.next() { blocks.append(block) }
    return blocks
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
    let blocks = try blocks(text, isFile: isFile, seed: seed)
    #expect(blocks.flatMap(\.text) == text)
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var count = 0
    for block in blocks {
      #expect(block.firstLine == count + 1)
      block.forEachLine { line, number in
        count += 1
        if number != count || line != lines[number - 1] { Issue.record("line \(number)") }
        return true
      }
    }
    #expect(count == (seed % 2 == 0 ? 3001 : 3000))
    let middle = try #require(blocks.first { $0.text.count < 9000 && $0.text.count > 300 })
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
    let blocks = try blocks(text, limit: 1 << 20, isFile: isFile, seed: 1)
    #expect(blocks.map(\.limit) == [nil, 1 << 20, nil])
    #expect(blocks.map(\.firstLine) == [1, 2, 3])
    #expect(blocks[1].text.count < 2 << 20)
    #expect(Array(blocks[2].text) == Array("c\n".utf8))
  }

  @Test func `leaves a byte order mark out`() throws {
    let blocks = try blocks([0xEF, 0xBB, 0xBF] + Array("x\ny".utf8), isFile: true, seed: 1)
    #expect(blocks.flatMap(\.text) == Array("x\ny".utf8))
  }

  @Test func `gives the lines of a text one by one`() throws {
    var source = LineSource(Array("a\n\nb\r\nc".utf8))
    var lines: [String] = []
    while let block = try source.next() {
      block.forEachLine { line, number in
        lines.append("\(number) " + String(decoding: line, as: UTF8.self))
        return true
      }
    }
    #expect(lines == ["1 a", "2 ", "3 b\r", "4 c"])
  }
}
