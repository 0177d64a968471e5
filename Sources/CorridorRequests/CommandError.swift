package import Corridor
package import CorridorFormats
package import CorridorGeometry
package import CorridorHours
package import CorridorIndex

/// Why a command cannot be carried out.
package enum CommandError: Error {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, command: String, suggestion: String?)
  case repeatedOption(String)
  case missingOption(String, command: String?)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String, found: String)
  case badValue(option: String, found: String, expected: String)
  case unknownChoice(option: String, found: String, choices: [String], suggestion: String?)
  case unexpectedOperand(String, command: String, suggestion: String?)
  case missingOperand(String, command: String?)
  /// A line of `--batch` is no object.
  case lineIsNoObject(example: String)
  /// No place of the index has this chain; with the closest one.
  case unknownChain(String, suggestion: String?)
  /// The cursor of a search belongs to another one.
  case cursorFromElsewhere
  /// A position whose numbers are no latitude and longitude.
  case outOfRange(option: String, found: String)
  /// A time along a route that tells no times; with what is wrong with those that it tells.
  case noTravelTimes(option: String, found: String, speed: String, fault: String?)
  case unknownField(String, suggestion: String?)
  case repeatedField(String)
  /// The value of a field has the wrong type.
  case badField(String, expected: String)
  /// Two things that exclude each other.
  case conflict(String, with: String, reason: String)
  /// A condition on tags, and what is wrong with it.
  case tag(option: String, found: String, TagExpressionError)
  /// A condition on places for trucks cannot be understood.
  case truck(option: String, TruckError)
  /// A file with a vehicle cannot be understood.
  case vehicleFile(TruckError)
  /// The name of an output has the ending of a format that is not written; with those that are, and the
  /// option that chooses a format.
  case unknownEnding(file: String, known: [String], option: String?)
  /// The index that is made without a name would take the place of a file; with its name.
  case inTheWay(String)
  /// No places were named, and none are where they usually are.
  case noPlaces(tried: [String])
  /// A side is asked for by where one drives, which nobody knows; the option that says it.
  case drivingSideUnknown(option: String)
  /// A position has no place in the reference system that is asked for.
  case outsideReferenceSystem(String, Coordinate)
  case reading(InputError)
  /// Places cannot be imported; with the number that the process ends with.
  case importing(any Error & CustomStringConvertible & Sendable, ExitCode)
  case route(RouteError)
  case index(IndexError)
  case geometry(GeometryError)
  /// The polygons of a file are no area.
  case area(file: String, GeometryError)
  case search(SearchError)
  case output(OutputError)
  /// A value is no opening hours; with what the asker calls the option that takes points in time.
  case hours(String, OpeningHoursError, points: String)
  /// A file has no keys that could be used.
  case keys(file: String, reason: String)
  /// The service cannot start.
  case serving(any Error & CustomStringConvertible & Sendable, isUnavailable: Bool)
  /// A line of a batch cannot be answered, and the run is not to go on.
  indirect case badLine(Int, CommandError)
  /// The answers of an earlier run of a batch are not all there.
  case unfinished(file: String)
  /// An earlier run of a batch cannot be gone on with.
  case cannotResume(file: String, reason: String)
  /// A signal has asked for the end; with its number.
  case interrupted(signal: Int32)
}

extension CommandError {
  /// Whether ending without a word is right: the reader or the user wanted it.
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
    case .badValue(let option, let found, let expected):
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
      "the line is no JSON object; give one such as \(example)"
    case .unknownChain(let found, let suggestion):
      "unknown chain '\(found)'; "
        + (suggestion.map { "did you mean \($0)?" }
          ?? "no place here is of it; corridor suggest completes the names of chains")
    case .cursorFromElsewhere:
      """
      the cursor belongs to another search or another index; the limit and all other options must \
      be as they were, or start again without it
      """
    case .outOfRange(let option, let found):
      """
      \(option) is out of range: '\(found)'; give a latitude from -90 to 90, then a longitude \
      from -180 to 180
      """
    case .noTravelTimes(let option, let found, let speed, let fault):
      "\(option) cannot be '\(found)', because the route tells no times"
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
      \(file) is there already; write -o \(file) to replace it, or name another file with -o
      """
    case .noPlaces(let tried):
      """
      no places, looked for \(tried.joined(separator: " and ")); name an index or a source file \
      with --places or CORRIDOR_PLACES, or make an index with corridor import
      """
    case .drivingSideUnknown(let option):
      "\(option) is missing: the country of no place along the route is known; give left or right"
    case .outsideReferenceSystem(let name, let position):
      """
      longitude \(position.lon), latitude \(position.lat) has no place in \(name); choose another \
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
      "\(file) has the answers of a run that did not end; go on with --resume, or remove it"
    case .cannotResume(let file, let reason):
      "cannot resume: \(reason), \(file); remove it to start anew"
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
