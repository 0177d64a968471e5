package import Corridor
package import CorridorFormats
package import CorridorGeometry
package import CorridorHours
package import CorridorIndex

/// Why a command cannot be executed.
package enum CommandError: Error {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, command: String, suggestion: String?)
  case repeatedOption(String)
  case missingOption(String, command: String?)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String, found: String)
  case badValue(option: String, found: String, expected: String)
  /// The value is valid, but this service does not allow it.
  case exceedsLimit(option: String, found: String, allowed: String)
  case unknownChoice(option: String, found: String, choices: [String], suggestion: String?)
  case unexpectedOperand(String, command: String, suggestion: String?)
  case missingOperand(String, command: String?)
  /// A line of `--batch` is not a JSON object.
  case lineIsNoObject(example: String)
  /// No place in the index has this chain; with the closest chain name.
  case unknownChain(String, suggestion: String?)
  /// The cursor belongs to another search.
  case cursorFromElsewhere
  /// A position whose numbers are not a valid latitude and longitude.
  case outOfRange(option: String, found: String)
  /// A time was given along a route without usable times; with the fault in its times, if it has
  /// any.
  case noTravelTimes(option: String, found: String, speed: String, fault: String?)
  case unknownField(String, suggestion: String?)
  case repeatedField(String)
  /// The value of a field has the wrong type.
  case badField(String, expected: String)
  /// Two options exclude each other.
  case conflict(String, with: String, reason: String)
  /// A condition on tags is invalid; with the fault.
  case tag(option: String, found: String, TagExpressionError)
  /// A truck condition cannot be parsed.
  case truck(option: String, TruckError)
  /// A vehicle file cannot be parsed.
  case vehicleFile(TruckError)
  /// The name of an output has the ending of a format that cannot be written; with the formats that
  /// can, and the option that chooses a format.
  case unknownEnding(file: String, known: [String], option: String?)
  /// An index written under the default name would overwrite a file; with that name.
  case inTheWay(String)
  /// No places were named, and none are in the default locations.
  case noPlaces(tried: [String])
  /// A side is requested by driving side, which is unknown; with the option that specifies it.
  case drivingSideUnknown(option: String)
  /// A position cannot be expressed in the requested reference system.
  case outsideReferenceSystem(String, Coordinate)
  case reading(InputError)
  /// Places cannot be imported; with the exit status.
  case importing(any Error & CustomStringConvertible & Sendable, ExitCode)
  case route(RouteError)
  case index(IndexError)
  case geometry(GeometryError)
  /// The polygons in a file do not form a valid area.
  case area(file: String, GeometryError)
  case search(SearchError)
  /// A corridor and an area have no area in common; with the name of the field of the area.
  case nothingInArea(String)
  case output(OutputError)
  /// A value is not valid opening hours; with the name of the option that accepts points in time.
  case hours(String, OpeningHoursError, points: String)
  /// A file contains no usable keys.
  case keys(file: String, reason: String)
  /// The service cannot start.
  case serving(any Error & CustomStringConvertible & Sendable, isUnavailable: Bool)
  /// A line of a batch cannot be answered, and the run stops there.
  indirect case badLine(Int, CommandError)
  /// The answers of an earlier batch run are incomplete.
  case unfinished(file: String)
  /// An earlier batch run cannot be resumed.
  case cannotResume(file: String, reason: String)
  /// A signal requested termination; with its number.
  case interrupted(signal: Int32)
}

extension CommandError {
  /// Whether the process ends without a message, because the reader or the user ended it.
  package var isQuiet: Bool {
    switch self {
    case .output(.readerGone), .interrupted: true
    default: false
    }
  }
}

extension CommandError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownCommand(let found, let suggestion):
      "unknown command '\(found)'; \(advice(suggestion, orSee: "corridor --help"))"
    case .unknownOption(let found, let command, let suggestion):
      "unknown option '\(found)', corridor \(command); "
        + advice(suggestion, orSee: "corridor help \(command)")
    case .repeatedOption(let option):
      "\(option) is given more than once; give it once"
    case .missingOption(let option, let command):
      "\(option) is missing\(help(of: command))"
    case .missingValue(let option, let placeholder):
      "\(option) has no value; write \(option) \(placeholder)"
    case .unexpectedValue(let option, let found):
      "\(option) takes no value, found '\(found)'; leave it out"
    case .badValue(let option, let found, let expected),
      .exceedsLimit(let option, let found, let expected):
      "\(option) cannot be '\(found)'; give \(expected)"
    case .unknownChoice(let option, let found, let choices, let suggestion):
      "\(option) cannot be '\(found)'; "
        + (suggestion.map { "did you mean \($0)?" }
          ?? "give one of \(choices.joined(separator: ", "))")
    case .unexpectedOperand(let found, let command, let suggestion):
      "unexpected argument '\(found)', corridor \(command); "
        + advice(suggestion, orSee: "corridor help \(command)")
    case .missingOperand(let operand, let command):
      "\(operand) is missing\(help(of: command))"
    case .lineIsNoObject(let example):
      "the line is not a JSON object; give one such as \(example)"
    case .unknownChain(let found, let suggestion):
      "unknown chain '\(found)'; "
        + (suggestion.map { "did you mean \($0)?" }
          ?? "no place in the index belongs to it; corridor suggest completes the names of chains")
    case .cursorFromElsewhere:
      """
      the cursor belongs to another search or another index; repeat the limit and all other \
      options unchanged, or start again without the cursor
      """
    case .outOfRange(let option, let found):
      """
      \(option) is out of range: '\(found)'; give a latitude from -90 to 90, then a longitude \
      from -180 to 180
      """
    case .noTravelTimes(let option, let found, let speed, let fault):
      "\(option) cannot be '\(found)', because the route has no times"
        + (fault.map { " (\($0))" } ?? "") + "; give \(speed) as well, such as 80km/h"
    case .unknownField(let found, let suggestion):
      "unknown field '\(found)'; "
        + advice(suggestion, orSee: "the options of the command in camelCase")
    case .repeatedField(let field):
      "\(field) is given more than once; give it once"
    case .badField(let field, let expected):
      "\(field) has the wrong type; give \(expected)"
    case .conflict(let first, let second, let reason):
      "\(first) and \(second) exclude each other; \(reason)"
    case .tag(let option, let text, let error):
      "\(option) cannot be '\(text)'; \(error)"
    case .truck(let option, let error):
      "\(option): \(error)"
    case .vehicleFile(let error):
      error.description
    case .unknownEnding(let file, let known, let option):
      "\(file): cannot write this format; name a file that ends in "
        + known.map { "." + $0 }.joined(separator: ", ")
        + (option.map { ", or choose with \($0)" } ?? "")
    case .inTheWay(let file):
      """
      \(file) already exists; write -o \(file) to replace it, or name another file with -o
      """
    case .noPlaces(let tried):
      """
      no places found, looked for \(tried.joined(separator: " and ")); name an index or a source \
      file with --places or CORRIDOR_PLACES, or make an index with corridor import
      """
    case .drivingSideUnknown(let option):
      """
      \(option) is missing, and the countries of the places along the route are unknown; give left \
      or right
      """
    case .outsideReferenceSystem(let name, let position):
      """
      longitude \(position.lon), latitude \(position.lat) is outside \(name); choose another \
      reference system
      """
    case .reading(let error):
      error.description
    case .importing(let error, _):
      error.description
    case .route(let error):
      error.description
    case .index(let error):
      error.description
    case .geometry(let error):
      error.description
    case .area(let file, let error):
      "\(file == "-" ? "standard input" : file): \(error)"
    case .nothingInArea(let option):
      "the corridor has no area in common with \(option); give an area that it reaches"
    case .search(let error):
      error.description
    case .output(let error):
      error.description
    case .hours(let value, let error, let points):
      HoursFault(value: value, error: error, pointsOption: points).description
    case .keys(let file, let reason):
      "\(file): \(reason)"
    case .serving(let error, _):
      error.description
    case .badLine(let number, let error):
      "line \(number): \(error)"
    case .unfinished(let file):
      "\(file) has the answers of an interrupted run; continue it with --resume, or remove it"
    case .cannotResume(let file, let reason):
      "cannot resume \(file): \(reason); remove it to start again"
    case .interrupted:
      "interrupted"
    }
  }

  private func help(of command: String?) -> String {
    command.map { ", corridor \($0); see corridor help \($0)" } ?? ""
  }

  private func advice(_ suggestion: String?, orSee help: String) -> String {
    suggestion.map { "did you mean \($0)?" } ?? "see \(help)"
  }
}
