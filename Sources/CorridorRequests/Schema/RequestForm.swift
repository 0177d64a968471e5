internal import Corridor
package import CorridorFormats
package import CorridorThreads

/// How a request is written, and by whom: what its fields are called and what they may name.
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

  /// Who writes requests: a service takes less from clients than a library from its own program.
  package enum Author: Sendable {
    case client, owner
  }

  package let notation: Notation
  package let author: Author
  /// The command whose help describes the fields; nil where there is none.
  package let command: String?
  /// Receives a note for each former name or form of a field that is used; nil where those are not
  /// understood.
  package var noteFormer: (@Sendable (String) -> Void)?

  /// Ends what takes long, such as making a route.
  package var token: CancellationToken?
  /// The route of the request, where it was read ahead of the rest.
  package var plainRoute: RouteDocument?

  /// What was written for fields that are checked again when more is known, by their options.
  package internal(set) var given: [String: String] = [:]

  package init(_ notation: Notation, from author: Author, command: String? = nil) {
    self.notation = notation
    self.author = author
    self.command = command
  }

  /// The form of a command line.
  package static func words(_ command: String) -> RequestForm {
    RequestForm(.words, from: .owner, command: command)
  }

  /// A field as the author writes it.
  package func name(of option: OptionSpec) -> String {
    if option.isOperand {
      return notation == .words ? option.placeholder ?? "" : option.requestField
    }
    return notation == .words ? "--" + option.name : option.requestField
  }

  /// A field as the author writes it, with what it takes on a command line.
  package func usage(of option: OptionSpec) -> String {
    notation == .words && !option.isOperand ? option.usage : name(of: option)
  }

  /// The error for the value that was given for a field.
  package func badValue(_ option: OptionSpec, _ expected: String) -> CommandError {
    .badValue(option: name(of: option), found: given[option.name] ?? "", expected: expected)
  }

  /// The error for a field that is needed and missing.
  package func missing(_ option: OptionSpec) -> CommandError {
    option.isOperand
      ? .missingOperand(name(of: option), command: command)
      : .missingOption(usage(of: option), command: command)
  }
}

/// One field of one request while its value is read.
package struct FieldContext {
  package let option: OptionSpec
  package let form: RequestForm

  package init(option: OptionSpec, form: RequestForm) {
    self.option = option
    self.form = form
  }

  /// The field as the author writes it.
  package var name: String { form.name(of: option) }

  /// The error for a value that is not what the field takes.
  package func badValue(_ found: String, _ expected: String) -> CommandError {
    .badValue(option: name, found: found, expected: expected)
  }

  /// The error for a JSON value of another type.
  package func wrongType(_ expected: String) -> CommandError {
    .badField(name, expected: expected)
  }
}
