/// What can be asked for, whoever asks: a command's line, a line of a batch, a request to the service.
package struct OperationSpec: Sendable {
  /// The word after `corridor`.
  package let name: String
  /// How the arguments without dashes are called, empty where there are none: `FILE...`.
  package var operands = ""
  /// How many of them there may be.
  package var operandCount: ClosedRange<Int> = 0...0
  /// What the operands are called where they are a field.
  package var operandField = ""
  /// The options, in the order of the help.
  package var options: [OptionSpec] = []
  /// What only requests to the service may have: what programs ask for and people do not type.
  package var serviceOptions: [OptionSpec] = []

  package init(
    name: String, operands: String = "", operandCount: ClosedRange<Int> = 0...0,
    operandField: String = "", options: [OptionSpec] = [], serviceOptions: [OptionSpec] = []
  ) {
    self.name = name
    self.operands = operands
    self.operandCount = operandCount
    self.operandField = operandField
    self.options = options
    self.serviceOptions = serviceOptions
  }
}

/// What more than the command offers.
extension OperationSpec {
  package static let find = OperationSpec(
    name: "find",
    options: [
      .route, .text, .noCorrection, .category, .tag, .within, .area, .from, .to, .speed, .ferry,
      .aheadOf, .range, .reserve, .passes, .side, .drivingSide, .roadWidth, .carriageway, .depart,
      .tolerance, .open, .timeZone, .holidayRegion, .attribute, .vehicle, .height, .width, .length,
      .weight,
      .axleLoad, .fuel, .vehicleFile, .unknown, .truck, .spread, .sort, .limit, .cursor, .places,
      .format, .output, .precision, .feature, .routeSystem, .outputSystem,
      .failOnEmpty, .strict,
    ])

  package static let gaps = OperationSpec(
    name: "gaps",
    options: [
      .route, .text, .noCorrection, .category, .tag, .within, .area, .from, .to, .speed, .ferry,
      .aheadOf, .side, .drivingSide, .roadWidth, .carriageway, .depart, .tolerance, .open,
      .timeZone,
      .holidayRegion, .attribute, .vehicle, .height, .width, .length, .weight, .axleLoad, .fuel,
      .vehicleFile, .unknown, .vehicleRange, .reserve, .shortestGap, .gapSort, .gapLimit, .places,
      .gapFormat, .output, .precision, .feature, .routeSystem, .outputSystem, .failOnGap, .strict,
    ])

  package static let explain = OperationSpec(
    name: "explain",
    options: [.identifier] + find.options(without: [.format, .output]) + [.reportFormat])

  package static let hours = OperationSpec(
    name: "hours", operands: "VALUE", operandCount: 0...1, operandField: "value",
    options: [
      .hoursFrom, .hoursTo, .hoursRegion, .hoursPosition, .timeZone, .points, .hoursFormat, .output,
      .batch,
    ])

  package static let search = OperationSpec(
    name: "search", operands: "[TEXT]", operandCount: 0...1, operandField: "text",
    options: [
      .category, .excludedCategory, .tag, .chain, .type, .searchKind, .excludedKind, .near,
      .searchWithin, .region, .regionPriority, .searchRoute, .searchFerry, .user, .searchSort,
      .pageSize, .searchCursor, .magicKey, .language, .noCorrection, .geometry, .places, .format,
      .output,
      .precision, .feature, .routeSystem, .outputSystem, .failOnEmpty, .batch, .strict,
    ],
    serviceOptions: [.onlyCategory, .filterCategory, .exactChains, .distanceTo])

  package static let suggest = OperationSpec(
    name: "suggest", operands: "[TEXT]", operandCount: 0...1, operandField: "text",
    options: [
      .near, .bias, .region, .regionPriority, .completionType, .completionCategory,
      .excludedCategory, .kind, .excludedKind, .completionLimit, .language, .noCorrection, .places,
      .suggestFormat, .output, .failOnEmpty, .batch, .strict,
    ])

  package static let reverse = OperationSpec(
    name: "reverse", operands: "LAT,LON", operandCount: 0...1, operandField: "point",
    options: [
      .zoom, .language, .geometry, .places, .format, .output, .outputSystem, .failOnEmpty, .batch,
      .strict,
    ])

  package static let resolve = OperationSpec(
    name: "resolve", operands: "URI...", operandCount: 0...Int.max, operandField: "uris",
    options: [
      .language, .resolveUser, .geometry, .places, .format, .output, .outputSystem, .failOnEmpty,
      .batch, .strict,
    ])

  package static let buffer = OperationSpec(
    name: "buffer",
    options: [.route, .within, .output, .precision, .feature, .routeSystem])

  /// What a map asks to draw a route.
  static let route = OperationSpec(
    name: "route", options: [.route, .precision, .feature, .routeSystem])
}

extension OperationSpec {
  /// The options but for some.
  package func options(without others: [OptionSpec]) -> [OptionSpec] {
    options.filter { option in !others.contains { $0.name == option.name } }
  }
}
