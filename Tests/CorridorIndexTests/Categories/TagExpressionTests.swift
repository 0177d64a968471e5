import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct TagExpressionTests {
  /// Expression, tags that fulfil it, tags that do not; tags are separated by commas.
  static let cases: [(String, [String], [String])] = [
    (
      "amenity=fuel", ["amenity=fuel"],
      ["amenity=fuels", "amenity=fue", "amenity=", "shop=fuel", ""]
    ),
    ("hgv=yes|designated", ["hgv=yes", "hgv=designated"], ["hgv=no", "hgv=yes|designated", ""]),
    ("opening_hours=*", ["opening_hours=24/7", "opening_hours="], ["opening=24/7", ""]),
    (
      "!access=private", ["", "access=yes", "name=private", "access=yes;private"],
      ["access=private"]
    ),
    ("!access~private", ["", "access=yes"], ["access=private", "access=yes;private"]),
    ("access!=private", ["", "access=yes"], ["access=private"]),
    ("!opening_hours=*", [""], ["opening_hours=24/7"]),
    ("!!hgv=yes", ["hgv=yes"], ["", "hgv=no"]),
    ("fuel:adblue=yes", ["fuel:adblue=yes"], ["fuel=adblue", "fuel:adblue=no"]),
    (
      "amenity~car_wash",
      ["amenity=car_wash", "amenity=fuel;car_wash", "amenity=fuel; car_wash ;x"],
      ["amenity=fuel;car"]
    ),
    ("amenity=car_wash", ["amenity=car_wash"], ["amenity=fuel;car_wash"]),
    ("a~1|2 | b~3", ["a=0;2", "b=4;3"], ["a=3", "b=1;2"]),
    ("cuisine=pizza;kebab", ["cuisine=pizza;kebab"], ["cuisine=pizza", "cuisine=kebab;pizza"]),
    ("a=1 & b=2", ["a=1,b=2", "b=2,a=1"], ["a=1", "b=2", ""]),
    ("a=1 | b=2", ["a=1", "b=2,a=3", "a=1,b=2"], ["a=2,b=1", ""]),
    ("a=1|b", ["a=1", "a=b"], ["b=1"]),
    ("a=1|2 | b=3|4", ["a=2", "b=4"], ["a=3", "b=1"]),
    ("a=1 | b=2 & c=3", ["a=1", "b=2,c=3"], ["b=2", "c=3"]),
    ("(a=1 | b=2) & c=3", ["a=1,c=3", "b=2,c=3"], ["a=1", "a=1,b=2", "c=3"]),
    ("!(a=1 | b=2) & c=3", ["c=3", "a=2,c=3"], ["a=1,c=3", "b=2,c=3", ""]),
    ("a=1|(b=2)", ["a=1", "b=2"], ["a=2"]),
    ("a=1|!b=2", ["a=1,b=2", ""], ["b=2"]),
    ("a=1 & !b=2|3", ["a=1", "a=1,b=1"], ["a=1,b=2", "a=1,b=3"]),
    ("!(a=1 & !(b=2 | !c=3))", ["", "a=1,b=2", "a=1"], ["a=1,c=3"]),
    ("name=\"A & B\"", ["name=A & B"], ["name=A"]),
    ("name=\"say \"\"hi\"\"\"", ["name=say \"hi\""], ["name=say hi"]),
    ("name=\"*\"", ["name=*"], ["name=x"]),
    ("name=\"\"", ["name="], ["name=x", ""]),
    ("  name =  Big   Stop  ", ["name=Big   Stop"], ["name=Big Stop", "name=Big   Stop  "]),
    ("name=Yahoo!", ["name=Yahoo!"], ["name=Yahoo"]),
    ("name=Österreich", ["name=Österreich"], ["name=Osterreich"]),
    ("a=1|*", ["a=9"], [""]),
  ]

  static func tags(_ text: String) -> [(String, String)] {
    text.split(separator: ",").map { tag in
      let parts = tag.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), String(parts[1]))
    }
  }

  @Test(arguments: cases)
  func `an expression holds for what it says and for nothing else`(
    _ text: String, _ yes: [String], _ no: [String]
  ) throws {
    let expression = try TagExpression(text)
    for tags in yes {
      #expect(expression.matches(Self.tags(tags)), "\(text) for \(tags)")
    }
    for tags in no {
      #expect(!expression.matches(Self.tags(tags)), "\(text) for \(tags)")
    }
  }

  @Test func `a draft answers like a list of strings`() throws {
    var draft = PlaceDraft()
    draft.setURI("osm:node/1".utf8)
    draft.addTag(key: "amenity".utf8, value: "fuel;car_wash".utf8)
    draft.addTag(key: "hgv".utf8, value: "designated".utf8)
    #expect(try TagExpression("amenity~car_wash & hgv=yes|designated").matches(draft))
    #expect(try !TagExpression("amenity=car_wash & !hgv=*").matches(draft))
  }

  @Test(
    arguments: [
      ("", .empty), ("  \n ", .empty),
      ("hgv", .equalsExpected(key: "hgv", found: nil, column: 4)),
      ("a=1 & hgv & b=1", .equalsExpected(key: "hgv", found: "&", column: 11)),
      ("hgv=", .valueExpected(key: "hgv", found: nil, column: 5)),
      ("hgv==yes", .valueExpected(key: "hgv", found: "=", column: 5)),
      ("hgv=yes|", .valueExpected(key: "hgv", found: nil, column: 9)),
      ("hgv=yes||no", .valueExpected(key: "hgv", found: "|", column: 9)),
      ("hgv=!yes", .valueExpected(key: "hgv", found: "!", column: 5)),
      ("=yes", .conditionExpected(found: "=", column: 1)),
      ("a=1 & & b=2", .conditionExpected(found: "&", column: 7)),
      ("a=1 &", .conditionExpected(found: nil, column: 6)),
      ("()", .conditionExpected(found: ")", column: 2)),
      ("!", .conditionExpected(found: nil, column: 2)),
      ("(a=1", .unbalanced(parenthesis: "(", column: 1)),
      ("a=1)", .unbalanced(parenthesis: ")", column: 4)),
      ("a=\"x", .unclosedQuote(column: 3)),
      ("ä=\"x", .unclosedQuote(column: 3)),
      ("a=b c=d", .operatorExpected(found: "=", column: 6)),
      ("a=b(c=d)", .operatorExpected(found: "(", column: 4)),
      ("a=\"b\" c", .operatorExpected(found: "c", column: 7)),
    ] as [(String, TagExpressionError)])
  func `what is wrong is named with its column`(_ text: String, _ expected: TagExpressionError) {
    #expect(throws: expected) { try TagExpression(text) }
    #expect(!expected.description.contains("\n"))
  }

  @Test func `a hundred thousand parentheses and exclamation marks are one expression`() throws {
    let depth = 100_000
    let text = String(repeating: "!(", count: depth) + "a=1" + String(repeating: ")", count: depth)
    #expect(try TagExpression(text).matches([("a", "1")]))
    #expect(throws: TagExpressionError.unbalanced(parenthesis: "(", column: depth * 2)) {
      try TagExpression(String(text.dropLast(depth)))
    }
  }

  /// A condition made at random beside its meaning, worked out the slow way.
  indirect enum Model {
    case test(String, [String])
    case not(Model)
    case and(Model, Model)
    case or(Model, Model)

    static func random(depth: Int, _ random: inout SplitMix) -> Model {
      switch Int.random(in: 0..<(depth > 0 ? 6 : 2), using: &random) {
      case 2: .not(.random(depth: depth - 1, &random))
      case 3, 4: .and(.random(depth: depth - 1, &random), .random(depth: depth - 1, &random))
      case 5: .or(.random(depth: depth - 1, &random), .random(depth: depth - 1, &random))
      default:
        .test(
          "abc".randomElement(using: &random).map(String.init) ?? "a",
          (0...Int.random(in: 0...2, using: &random)).map { _ in
            ["1", "2", "x y", "*"].randomElement(using: &random) ?? "1"
          })
      }
    }

    var text: String {
      switch self {
      case .test(let key, let values): "\(key)=\(values.joined(separator: "|"))"
      case .not(let only): "!(\(only.text))"
      case .and(let left, let right): "(\(left.text)) & \(right.bracketed)"
      case .or(let left, let right): "\(left.text) | \(right.text)"
      }
    }

    private var bracketed: String {
      if case .or = self { "(\(text))" } else { text }
    }

    func holds(_ tags: [String: String]) -> Bool {
      switch self {
      case .test(let key, let values):
        tags[key].map { values.contains("*") || values.contains($0) } ?? false
      case .not(let only): !only.holds(tags)
      case .and(let left, let right): left.holds(tags) && right.holds(tags)
      case .or(let left, let right): left.holds(tags) || right.holds(tags)
      }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `any nesting means what its parts mean`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let model = Model.random(depth: 5, &random)
    let expression = try TagExpression(model.text)
    for a in ["", "1", "2"] {
      for b in ["", "1", "x y"] {
        for c in ["", "2", "x y"] {
          let tags = ["a": a, "b": b, "c": c].filter { !$0.value.isEmpty }
          let found = expression.matches(tags.map { ($0.key, $0.value) })
          #expect(found == model.holds(tags), "seed \(seed): \(model.text) for \(tags)")
        }
      }
    }
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `random text is an expression or a typed error`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let pieces = [
      "a", "=", "~", "!", "&", "|", "(", ")", "\"", "*", " ", ";", "é", "hgv", "\u{0}", "👩‍🚒",
    ]
    let text = (0..<Int.random(in: 0...24, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    do {
      let expression = try TagExpression(text)
      _ = expression.matches([("a", "hgv"), ("hgv", "a;é")])
    } catch {
      #expect(!error.description.isEmpty, "seed \(seed): \(text)")
    }
  }
}
