internal import CorridorFormats
internal import CorridorHours
internal import CorridorIndex
internal import CorridorRequests
internal import CorridorRules

/// `corridor rules check`: which rules a driver's log breaks; `corridor rules show`: the rules themselves.
struct RulesCommand: Command {
  private let arguments: Arguments
  private let shows: Bool
  /// The log, or the rules to show.
  private let operand: String

  init(arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
    let what = ["check", "show"]
    guard what.contains(arguments.operands[0]) else {
      throw .unknownChoice(
        option: "what to do", found: arguments.operands[0], choices: what,
        suggestion: closestMatch(to: arguments.operands[0], in: what) ?? "check")
    }
    shows = arguments.operands[0] == "show"
    guard arguments.operands.count == 2 else {
      throw .missingOperand(shows ? "RULES" : "LOG", command: arguments.operation.name)
    }
    operand = arguments.operands[1]
  }

  func run() throws(CommandError) -> ExitCode {
    if shows {
      let rules = try RulesChoice(operand, option: "RULES").rules
      try OutputTarget.write(to: arguments.value(.output)) { (target) throws(CommandError) in
        try rules.append(to: &target.sink.buffer)
      }
      return .ok
    }
    let rules =
      try arguments.value(.rules).map { (text) throws(CommandError) in
        try RulesChoice(text, option: "--rules").rules
      } ?? .eu
    let format: ReportFormat = try arguments.choice(.reportFormat) ?? .table
    let drivers = try arguments.integer(.drivers, in: 1...2, expected: "1 or 2") ?? 1
    var zone: TimeZoneRules?
    if let name = arguments.value(.logZone) {
      do throws(TimeZoneError) { zone = try TimeZoneRules(name) } catch {
        throw .badValue(
          option: OptionSpec.logZone.usage, found: name,
          expected: "a time zone such as Europe/Berlin, or an offset such as +01:00")
      }
    }
    let log = try DutyLog(contentsOf: operand, drivers: drivers, in: zone)
    let report = RuleReport(log, rules)
    try OutputTarget.write(to: arguments.value(.output)) { (target) throws(CommandError) in
      switch format {
      case .json: try report.append(to: &target.sink.buffer)
      case .table:
        guard !report.breaches.isEmpty else { return }
        do throws(OutputError) {
          try report.table.write(to: target.sink, style: target.style)
        } catch {
          throw .output(error)
        }
      }
    }
    if format == .table {
      let count = report.breaches.count
      StandardError.write(
        line: count == 0
          ? "no rule of \(report.rules) is broken"
          : "\(count) \(count == 1 ? "rule of \(report.rules) is" : "rules of \(report.rules) are") broken"
      )
    }
    return !report.breaches.isEmpty && arguments.has(.failOnBreach) ? .nothingFound : .ok
  }
}
