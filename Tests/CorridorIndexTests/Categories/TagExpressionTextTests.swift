import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct TagExpressionTextTests {
  @Test(arguments: [
    ("amenity=fuel", #""amenity"="fuel""#),
    ("hgv=yes|designated", #""hgv"="yes"|"designated""#),
    ("cuisine~kebab", #""cuisine"~"kebab""#),
    ("opening_hours=*", #""opening_hours"=*"#),
    ("opening_hours=yes|*", #""opening_hours"=*"#),
    ("access!=private", #"!("access"="private")"#),
    (#"name="A & ""B""""#, #""name"="A & ""B""""#),
    ("a=1 & (b=2 | c=3)", #""a"="1" & ("b"="2" | "c"="3")"#),
    ("a=1 & b=2 | c=3", #""a"="1" & "b"="2" | "c"="3""#),
    (#"a="*""#, #""a"="*""#), (#"a="""#, #""a"="""#),
  ])
  func `an expression has a text`(text: String, plain: String) throws {
    let expression = try TagExpression(text)
    #expect(expression.text == plain)
    #expect(try TagExpression(plain).text == plain)
  }

  @Test func `what looks into lists says so`() throws {
    #expect(try TagExpression("a=1", takesParts: true).text == #""a"~"1""#)
    #expect(try TagExpression("a!=1", takesParts: true).text == #"!("a"~"1")"#)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the text of an expression means the same`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let words = ["a", "b", "c;a", "*", "\"", "x y", "&", ""]
    func condition(_ depth: Int) -> String {
      switch depth == 0 ? 0 : Int.random(in: 0...4, using: &random) {
      case 1: return "!(\(condition(depth - 1)))"
      case 2: return "(\(condition(depth - 1)) & \(condition(depth - 1)))"
      case 3: return "(\(condition(depth - 1)) | \(condition(depth - 1)))"
      case 4: return "\(condition(depth - 1)) | \(condition(depth - 1)) & \(condition(depth - 1))"
      default:
        let values = (0..<Int.random(in: 1...3, using: &random)).map { _ in
          let word = words.randomElement(using: &random) ?? ""
          return word == "*"
            ? "*"
            : "\""
              + word.split(separator: "\"", omittingEmptySubsequences: false)
              .joined(separator: "\"\"") + "\""
        }
        let sign = ["=", "!=", "~"].randomElement(using: &random) ?? "="
        let key = ["a", "b", "c"].randomElement(using: &random) ?? "a"
        return key + sign + values.joined(separator: "|")
      }
    }
    for _ in 0..<50 {
      let text = condition(4)
      let takesParts = Bool.random(using: &random)
      let expression = try TagExpression(text, takesParts: takesParts)
      let other = try TagExpression(expression.text)
      for _ in 0..<20 {
        let tags = ["a", "b", "c"].compactMap { key in
          Bool.random(using: &random) ? (key, words.randomElement(using: &random) ?? "") : nil
        }
        #expect(expression.matches(tags) == other.matches(tags), "\(text): \(tags)")
      }
    }
  }
}
