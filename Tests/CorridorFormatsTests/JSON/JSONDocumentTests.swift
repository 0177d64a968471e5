import CorridorFormats
import CorridorTestSupport
import Foundation
import Testing

@Suite struct `JSON texts` {
  @Test func `reads every kind of value`() throws {
    let text = #"{"a":[1,-2.5,1e2,true,false,null,"ü\u00fc\n\ud83d\ude80"],"b":{"c":{}},"a":2}"#
    try json(text) { root in
      #expect(root.kind == .object)
      #expect(root.count == 3)
      let list = Array(root["a"]!.elements)
      #expect(list.map(\.kind) == [.number, .number, .number, .bool, .bool, .null, .string])
      #expect(list.prefix(3).map(\.double) == [1, -2.5, 100])
      #expect(list.map(\.int) == [1, nil, nil, nil, nil, nil, nil])
      #expect(list.map(\.bool) == [nil, nil, nil, true, false, nil, nil])
      #expect(list[6].string == "üü\n🚀")
      #expect(root["b"]?["c"]?.count == 0)
      #expect(root["none"] == nil)
      #expect(list[0]["a"] == nil)
      #expect(root.members.map(\.key.string) == ["a", "b", "a"])
      #expect(root.members.contains { $0.key == "b" && $0.value.kind == .object })
      #expect(Array(list[0].elements).isEmpty)
      #expect(Array(root["a"]!.members).isEmpty)
    }
  }

  @Test func `copies positions in one call and names the first that is none`() throws {
    try json("[[1,2],[3,4.5,6],[7,8,null]]") { root in
      let (positions, fault) = root.positions(as: SIMD2<Double>.self)
      #expect(positions == [SIMD2(1, 2), SIMD2(3, 4.5), SIMD2(7, 8)])
      #expect(fault == nil)
    }
    let bad: [(String, Int, JSONValue.PositionFault?)] = [
      ("[]", 0, nil), ("[[1,2],3]", 1, .notAnArray), ("[[1,2],[3,4],[5]]", 2, .tooShort),
      ("[[]]", 0, .tooShort), (#"[[1,"2"]]"#, 0, .notANumber), ("[[[1,2]]]", 0, .notANumber),
      ("[null]", 0, .notAnArray), ("{}", 0, nil), ("5", 0, nil),
    ]
    for (text, count, expected) in bad {
      try json(text) { root in
        let (positions, fault) = root.positions(as: SIMD2<Double>.self)
        #expect(positions.count == count, "\(text)")
        #expect(fault == expected, "\(text)")
      }
    }
  }

  @Test func `parses the lines of a longer text and places their faults in it`() throws {
    var parser = try JSONParser()
    let file = try input(Array("{\"a\":1}\n{\"a\":2}\n{\"a\":}\n".utf8))
    // SAFETY: each line is followed by the rest of the padded input.
    try unsafe file.withBytes { text throws in
      for (line, start) in [0, 8].enumerated() {
        let one = unsafe UnsafeRawBufferPointer(rebasing: text[start..<start + 7])
        let value = try unsafe parser.parse(one, file: "test") { root in root["a"]?.int }
        #expect(value == line + 1)
      }
      let last = unsafe UnsafeRawBufferPointer(rebasing: text[16..<22])
      let error = failure { () throws(InputError) in
        try unsafe parser.parse(last, file: "test", origin: InputLocation(line: 3, byte: 16)) { _ in
        }
      }
      guard case .syntax(let fault) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(fault.at == InputLocation(line: 3, column: 6, byte: 21))
    }
  }

  @Test(arguments: [
    ("{\"a\": }", 6), ("[1,]", 3), ("[1 2]", 3), ("{\"a\" 1}", 5), ("{a:1}", 1), ("[1]]", 3),
    ("[NaN]", 1), ("[Infinity]", 1), ("[-Infinity]", 2), ("[1e999]", 1), ("[01]", 1), ("[1.]", 3),
    ("[.5]", 1), ("[+1]", 1), ("[1e]", 3), ("[-]", 2), ("\"a", 2), ("\"a\\x\"", 3),
    ("\"\\u12g4\"", 1),
    ("\"\\ud800\"", 1), ("\"a\nb\"", 2), ("[tru]", 1), ("nul", 0), ("{", 1), ("[", 1), ("[1", 2),
    ("{\"a\":1,}", 7), ("[123456789012345678901234567890]", 1), ("[1}", 2), ("{\"a\":1]", 6),
  ])
  func `names the byte at which a text stops being JSON`(text: String, byte: Int) {
    let error = failure { () throws(InputError) in try json(text) { _ in } }
    guard case .syntax(let fault) = error else {
      Issue.record("\(text): \(String(describing: error))")
      return
    }
    #expect(fault.at.byte == byte, "\(fault)")
    #expect(fault.at.line == (text.prefix(fault.at.byte!).contains("\n") ? 2 : 1))
  }

  @Test func `counts lines and columns from one`() {
    let error = failure { () throws(InputError) in try json("{\"a\":1,\n\n \"b\": x}") { _ in } }
    guard case .syntax(let fault) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fault.at == InputLocation(line: 3, column: 7, byte: 15))
    #expect(
      fault.description == "test: line 3, column 7 (byte 15): JSON: found 'x', expected a value")
  }

  @Test func `refuses bytes that are not UTF-8`() {
    for bytes in [[0x22, 0xFF, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] {
      let error = failure { () throws(InputError) in try json(bytes.map { UInt8($0) }) { _ in } }
      guard case .syntax(let fault) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(fault.at.byte == 1)
      #expect(fault.expected == "UTF-8")
    }
  }

  @Test func `says that an empty text is empty`() {
    for text in ["", " \n\t "] {
      #expect(
        failure { () throws(InputError) in try json(text) { _ in } } == .empty(file: "test"))
    }
  }

  @Test func `refuses 200,000 levels of nesting at the level that is too deep`() {
    for (open, length) in [("[", 1), ("{\"a\":", 5), ("[{\"a\":", 6)] {
      let text = String(repeating: open, count: 200_000)
      let error = failure { () throws(InputError) in try json(text, depth: 100) { _ in } }
      guard case .tooDeep(_, _, limit: 100, let location) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(location.byte == (length == 6 ? 50 * 6 : 100 * length))
    }
    let fits = String(repeating: "[", count: 99) + String(repeating: "]", count: 99)
    #expect(failure { () throws(InputError) in try json(fits, depth: 100) { _ in } } == nil)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `tells the place of every fault that mutation makes`(seed: UInt64) {
    let sample = Array(
      #"{"a":[1,-2.5e3,"x\u00e9\\y",null,true],"b":{"c":[[1,2],[3,4]],"é":""}}"#.utf8)
    var random = SplitMix(seed: seed)
    for round in 0..<200 {
      var bytes = sample
      switch round % 3 {
      case 0:
        bytes = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
      case 1:
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      default:
        bytes = (0..<40).map { _ in sample.randomElement(using: &random)! }
      }
      let error = failure { () throws(InputError) in try json(bytes) { _ in } }
      // Foundation's reader is the judge of what is JSON; it also takes some texts that are none,
      // and so only its refusals count.
      if case .syntax(let fault) = error {
        #expect(fault.at.byte != nil, "seed \(seed), round \(round): \(fault)")
      } else if error == nil {
        #expect(throws: Never.self, "seed \(seed), round \(round): \(bytes)") {
          try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        }
      }
    }
  }
}
