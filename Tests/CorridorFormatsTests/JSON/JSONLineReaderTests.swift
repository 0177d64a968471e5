import CorridorFormats
import Foundation
import Glibc
import Testing

@Suite struct `Lines of JSON` {
  /// What a reader makes of bytes that come through a pipe in these pieces.
  private func read(_ pieces: [[UInt8]], limit: Int = 1 << 20) throws -> [String] {
    let ends = try pipeEnds()
    defer { close(ends[0]) }
    var reader = try JSONLineReader(descriptor: ends[0], file: "input", limit: limit)
    var found: [String] = []
    // A reader in the middle of a line waits for its rest.
    let writer = Thread { [end = ends[1]] in
      for piece in pieces { write(piece, to: end) }
      close(end)
    }
    writer.start()
    while try reader.advance() { found.append(try one(&reader)) }
    return found
  }

  private func pipeEnds() throws -> [Int32] {
    var ends: [Int32] = [0, 0]
    // SAFETY: pipe fills both descriptors during the call.
    let result = unsafe pipe(&ends)
    try #require(result == 0)
    return ends
  }

  private func one(_ reader: inout JSONLineReader) throws -> String {
    if reader.isBlank { return "\(reader.number): blank" }
    do {
      let text = try reader.parse { $0["a"]?.string ?? "none" }
      return "\(reader.number): \(text)"
    } catch {
      return "\(reader.number): \(error)"
    }
  }

  @Test func `takes every line, however it comes`() throws {
    let text = "\u{FEFF}{\"a\":\"ü\"}\r\n\n \t\r\n{\"a\":\"b\"}\n{\"a\":\"last\"}"
    let expected = ["1: ü", "2: blank", "3: blank", "4: b", "5: last"]
    let bytes = Array(text.utf8)
    #expect(try read([bytes]) == expected)
    #expect(try read(bytes.map { [$0] }) == expected)
    #expect(try read([]).isEmpty)
    #expect(try read([Array("\n".utf8)]) == ["1: blank"])
  }

  @Test func `says which line is broken and goes on`() throws {
    let found = try read([Array("{\"a\":}\n{\"a\":\"b\"}\n\u{0}\n".utf8) + [0xFF, 0x0A]])
    #expect(found.count == 4)
    #expect(found[0].hasPrefix("1: input: line 1, column 6"), "\(found[0])")
    #expect(found[1] == "2: b")
    #expect(found[3].hasPrefix("4: input"))
  }

  @Test func `leaves out a line that is too long and keeps memory small`() throws {
    let long = [UInt8](repeating: 0x20, count: 60_000)
    let bytes = Array("{\"a\":\"b\"}\n".utf8)
    var pieces = [bytes]
    for _ in 0..<20 { pieces.append(long) }
    pieces += [[0x0A], bytes]
    let found = try read(pieces, limit: 100_000)
    #expect(found.count == 3)
    #expect(found.first == "1: b" && found.last == "3: b")
    #expect(found[1].contains("100000"), "\(found[1])")
  }

  @Test func `knows whether it would have to wait`() throws {
    let ends = try pipeEnds()
    defer { close(ends[0]) }
    var reader = try JSONLineReader(descriptor: ends[0], file: "input")
    var waits = [reader.wouldWait()]
    write(Array("{}\n{}\n{".utf8), to: ends[1])
    waits.append(reader.wouldWait())
    var lines = [try reader.advance()]
    waits.append(reader.wouldWait())
    lines.append(try reader.advance())
    waits.append(reader.wouldWait())
    close(ends[1])
    waits.append(reader.wouldWait())
    lines.append(try reader.advance())
    lines.append(try reader.advance())
    // Nothing yet; a line; the second one is here already; half a line is none; the end is known.
    #expect(waits == [true, false, false, true, false])
    #expect(lines == [true, true, true, false])
  }
}

private func write(_ bytes: [UInt8], to descriptor: Int32) {
  // SAFETY: write reads the bytes of the array during the call.
  let count = unsafe Glibc.write(descriptor, bytes, bytes.count)
  #expect(count == bytes.count)
}
