/// The opening hours of a place, as in OpenStreetMap's `opening_hours`.
///
/// A value is a list of rules: a rule has selectors of days, times, and a state with a comment. The
/// state at a minute results from applying the rules in order; see ``state(at:in:)``.
///
///     let hours = try OpeningHours(parsing: "Mo-Fr 08:00-18:00; PH off")
///     let noon = LocalTime(year: 2026, month: 3, day: 2, hour: 12)
///     let context = OpeningContext(holidays: calendar)
///     hours.state(at: noon, in: context).kind       // .open
///
/// An invalid value is an error; callers show its text and treat the hours of the place as unknown,
/// never as closed.
///
/// Grammar and meaning are those of the wiki page "Key:opening_hours/specification", version 0.7.2.
/// Common deviations with a unique meaning are also accepted. What is still no value, but has one
/// reading for people, is read tolerantly; see ``isTolerant``.
package struct OpeningHours: Hashable, Sendable {
  /// The original value.
  package let text: String
  /// At least one rule.
  package let rules: [OpeningRule]
  /// Whether the value is not in the notation of the specification, and was read as people write:
  /// rules without separators, open ends in words, names of days in the languages of the lexicon.
  /// ``normalized`` is what was understood.
  package let isTolerant: Bool

  /// How a time without an end is treated.
  package enum Points: Hashable, Sendable {
    /// An error: opening hours are time spans.
    case refused
    /// A point in time, such as a collection time of a post box: one minute.
    case taken
  }

  /// Maximum length of a value in UTF-8 bytes; OpenStreetMap allows 255 characters.
  package static let longest = 4096

  /// Parses a value.
  ///
  /// If `isStrict`, a value that only a tolerant reading understands is an error. The error is that
  /// of the strict reading in any case.
  ///
  /// - Complexity: Linear in the length of the value.
  package init(
    parsing text: String, points: Points = .refused, isStrict: Bool = false
  ) throws(OpeningHoursError) {
    guard text.utf8.count <= Self.longest else {
      throw .tooLong(bytes: text.utf8.count, limit: Self.longest)
    }
    self.text = text
    do throws(OpeningHoursError) {
      var parser = RuleParser(tokens: try Scanner.tokens(of: text), points: points)
      rules = try parser.rules()
      isTolerant = false
    } catch {
      guard !isStrict, let rules = Self.tolerantRules(of: text, points: points) else { throw error }
      self.rules = rules
      isTolerant = true
    }
  }

  /// For rules that were not parsed from `text`.
  init(text: String, rules: [OpeningRule]) {
    self.text = text
    self.rules = rules
    isTolerant = false
  }
}

extension OpeningHours {
  /// The text of a rule.
  package func source(ofRule number: Int) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[rules[number].source.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
