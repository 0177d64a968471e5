internal import Corridor
package import CorridorFormats
package import CorridorThreads

/// The notation and the author of a request: the names of its fields and what its values may refer
/// to.
package struct RequestForm: Sendable {
  /// How the values of fields are written.
  package enum Notation: Sendable {
    /// Options on a command line: `--exclude-category ID`.
    case words
    /// Parameters of a URL: `excludeCategories=ID`.
    case parameters
    /// Members of a JSON object: `"excludeCategories":["ID"]`.
    case json
  }

  /// The author of a request: a service allows its clients less than a library allows its own
  /// program.
  package enum Author: Sendable {
    case client, owner
  }

  package let notation: Notation
  package let author: Author
  /// The command whose help describes the fields; nil if there is none.
  package let command: String?
  /// Receives a note for each former name or form of a field in use; nil if former names are
  /// rejected.
  package var noteFormer: (@Sendable (String) -> Void)?

  /// Cancels long operations, such as building a route.
  package var token: CancellationToken?
  /// The routing engine for detours; nil for none.
  package var engine: EngineAccess?
  /// The route of the request, if it was already parsed.
  package var plainRoute: RouteDocument?

  /// The original texts of fields that are checked again later, by option.
  package internal(set) var given: [String: String] = [:]

  package init(_ notation: Notation, from author: Author, command: String? = nil) {
    self.notation = notation
    self.author = author
    self.command = command
  }

  /// The notation of a command line.
  package static func words(_ command: String) -> RequestForm {
    RequestForm(.words, from: .owner, command: command)
  }

  /// The name of a field in this notation.
  package func name(of option: OptionSpec) -> String {
    if option.isOperand {
      return notation == .words ? option.placeholder ?? "" : option.requestField
    }
    return notation == .words ? "--" + option.name : option.requestField
  }

  /// The name of a field in this notation; on a command line with its placeholder.
  package func usage(of option: OptionSpec) -> String {
    notation == .words && !option.isOperand ? option.usage : name(of: option)
  }

  /// The error for an invalid value of a field.
  package func badValue(_ option: OptionSpec, _ expected: String) -> CommandError {
    .badValue(option: name(of: option), found: given[option.name] ?? "", expected: expected)
  }

  /// The error for a required field that is missing.
  package func missing(_ option: OptionSpec) -> CommandError {
    option.isOperand
      ? .missingOperand(name(of: option), command: command)
      : .missingOption(usage(of: option), command: command)
  }
}

/// One field of one request while its value is being read.
package struct FieldContext {
  package let option: OptionSpec
  package let form: RequestForm

  package init(option: OptionSpec, form: RequestForm) {
    self.option = option
    self.form = form
  }

  /// The name of the field in the notation of the request.
  package var name: String { form.name(of: option) }

  /// The error for a value that the field does not accept.
  package func badValue(_ found: String, _ expected: String) -> CommandError {
    .badValue(option: name, found: found, expected: expected)
  }

  /// The error for a JSON value of the wrong type.
  package func wrongType(_ expected: String) -> CommandError {
    .badField(name, expected: expected)
  }
}
