/// The arguments that a command accepts.
package struct OperationSpec: Sendable {
  /// The word after `corridor`.
  package let name: String
  /// The placeholder for arguments without dashes, such as `FILE...`; empty if there are none.
  package var operands = ""
  /// The number of operands that are allowed.
  package var operandCount: ClosedRange<Int> = 0...0
  /// Whether the operands are texts of a request and not file names.
  package var takesTexts = false
  /// The options, in the order of the help.
  package var options: [OptionSpec] = []

  package init(
    name: String, operands: String = "", operandCount: ClosedRange<Int> = 0...0,
    options: [OptionSpec] = []
  ) {
    self.name = name
    self.operands = operands
    self.operandCount = operandCount
    self.options = options
  }

  /// The fields of one request, together with the options of the run.
  package init<Request: OperationRequest>(
    _ type: Request.Type, name: String? = nil, operands: String = "",
    operandCount: ClosedRange<Int> = 0...0, run options: [OptionSpec]
  ) {
    self.init(
      name: name ?? Request.operation.rawValue, operands: operands, operandCount: operandCount,
      options: Request.fields.options + options)
    takesTexts = Request.fields.operand != nil
  }
}

/// The commands that make requests.
extension OperationSpec {
  package static let find = OperationSpec(
    FindRequest.self,
    run: [.vehicleFile, .places] + OptionSpec.engines + [.format, .output, .failOnEmpty, .strict])
  package static let explain = OperationSpec(
    ExplainRequest.self,
    run: [.vehicleFile, .places] + OptionSpec.engines + [.reportFormat, .failOnEmpty, .strict])
  package static let gaps = OperationSpec(
    GapsRequest.self,
    run: [.vehicleFile, .places] + OptionSpec.engines + [.gapFormat, .output, .failOnGap, .strict])
  package static let plan = OperationSpec(
    PlanRequest.self,
    run: [.vehicleFile, .places] + OptionSpec.engines + [.planFormat, .output, .strict])
  package static let search = OperationSpec(
    PlaceSearchRequest.self, operands: "[TEXT]", operandCount: 0...1,
    run: [.places, .format, .output, .failOnEmpty, .batch, .strict])
  package static let suggest = OperationSpec(
    SuggestRequest.self, operands: "[TEXT]", operandCount: 0...1,
    run: [.places, .suggestFormat, .output, .failOnEmpty, .batch, .strict])
  package static let reverse = OperationSpec(
    ReverseRequest.self, operands: "LAT,LON", operandCount: 0...1,
    run: [.places, .format, .output, .failOnEmpty, .batch, .strict])
  package static let resolve = OperationSpec(
    ResolveRequest.self, operands: "URI...", operandCount: 0...Int.max,
    run: [.places, .format, .output, .failOnEmpty, .batch, .strict])
  package static let hours = OperationSpec(
    HoursRequest.self, operands: "VALUE", operandCount: 0...1, run: [.hoursFormat, .output, .batch])
  package static let buffer = OperationSpec(CorridorRequest.self, name: "buffer", run: [.output])
}
