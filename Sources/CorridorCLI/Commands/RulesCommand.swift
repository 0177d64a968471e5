internal import CorridorFormats
internal import CorridorHours
internal import CorridorRequests
internal import CorridorRules

/// `corridor rules check`: which rules a driver's log breaks.
struct RulesCommand: Command {
  private let arguments: Arguments
  private let file: String

  private enum RuleSet: String {
    case eu, us
    case us7 = "us-7"

    var rules: DrivingRules {
      switch self {
      case .eu: .eu
      case .us: .us()
      case .us7: .us(days: 7)
      }
    }
  }

  init(arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
    guard arguments.operands[0] == "check" else {
      throw .unknownChoice(
        option: "what to do", found: arguments.operands[0], choices: ["check"],
        suggestion: "check")
    }
    guard arguments.operands.count == 2 else {
      throw .missingOperand("LOG", command: arguments.operation.name)
    }
    file = arguments.operands[1]
  }

  func run() throws(CommandError) -> ExitCode {
    let set: RuleSet = try arguments.choice(.rules) ?? .eu
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
    let log = try DutyLog(contentsOf: file, drivers: drivers, in: zone)
    let report = RuleReport(log, set.rules)
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
