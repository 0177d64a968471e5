/// The effects of the rules on one day, in order.
struct DayPlan {
  enum Step {
    /// Discards the state of the day so far.
    case clear
    /// A rule applies with these spans; `shift` minutes are added to minutes of the day for spans
    /// that began on the previous day.
    case apply(rule: Int, Match, holiday: String?, [SpanOfDay], shift: Int)
    /// The following steps apply only if the state is closed so far, or again unconditionally.
    case group(isFallback: Bool)
  }

  private var steps: [Step] = []
  private let rules: [OpeningRule]

  init(_ rules: [OpeningRule], day: CivilDay, in context: OpeningContext) {
    self.rules = rules
    var sunToday: SunTimes?
    var sunYesterday: SunTimes?
    if rules.contains(where: \.needsSun) {
      sunToday = context.sun?.times(on: day)
      sunYesterday = context.sun?.times(on: day - 1)
    }
    let hasFallback = rules.contains { $0.joint == .fallback }
    for (index, rule) in rules.enumerated() {
      if rule.joint != .additional, hasFallback {
        steps.append(.group(isFallback: rule.joint == .fallback))
      }
      let (match, holiday) = rule.match(day, in: context.holidays)
      if match == .yes, rule.replaces { steps.append(.clear) }
      if rule.spills {
        let before = rule.match(day - 1, in: context.holidays).match
        if before != .no {
          // A span past midnight stays with its rule, even if another rule replaces the day on
          // which it began. A holiday's name applies to that day only, not to the night after it.
          let spans = rule.spans(with: sunYesterday)
          steps.append(.apply(rule: index, before, holiday: nil, spans, shift: 1440))
        }
      }
      if match != .no {
        let spans = rule.spans(with: sunToday)
        steps.append(.apply(rule: index, match, holiday: holiday, spans, shift: 0))
      }
    }
  }

  /// The minutes of the day at which the state can change, ascending, including the first and last.
  var edges: [Int] {
    var edges = [0, 1440]
    for case .apply(_, _, _, let spans, let shift) in steps {
      for span in spans {
        if let period = span.period {
          for point in stride(from: span.start, to: span.end, by: period) {
            edges += [point - shift, point - shift + 1]
          }
        } else {
          edges += [span.start - shift, span.end - shift, span.guessedEnd - shift]
        }
      }
    }
    edges.removeAll { $0 < 0 || $0 > 1440 }
    edges.sort()
    var distinct = 0
    for edge in edges where distinct == 0 || edges[distinct - 1] != edge {
      edges[distinct] = edge
      distinct += 1
    }
    edges.removeSubrange(distinct...)
    return edges
  }

  /// The state at a minute of the day.
  func state(at minute: Int) -> OpeningState {
    var possible = PossibleStates()
    for step in steps {
      switch step {
      case .clear:
        possible.take(.closed, .yes)
      case .apply(let index, let match, let holiday, let spans, let shift):
        let rule = rules[index]
        var said = Match.no
        var guessed = Match.no
        for span in spans {
          if span.contains(minute + shift) { said = max(said, span.match) }
          if span.mayContain(minute + shift) { guessed = max(guessed, span.match) }
        }
        if match == .maybe, rule.replaces, shift == 0, said != .yes {
          // If the rule does apply, it discards the state so far.
          possible.take(.closed, .maybe)
        }
        if said != .yes, guessed != .no, rule.state != .closed {
          let state = OpeningState(
            kind: .unknown, comment: rule.comment ?? OpeningState.guessed, doubt: .openEnd,
            rule: index)
          possible.take(state, min(match, guessed))
        }
        if said != .no {
          let state = OpeningState(
            kind: rule.state, comment: rule.comment ?? holiday,
            doubt: rule.state == .unknown ? .said : nil, rule: index)
          possible.take(state, min(match, said))
        }
      case .group(let isFallback):
        possible.beginGroup(isFallback: isFallback)
      }
    }
    return possible.state
  }
}
