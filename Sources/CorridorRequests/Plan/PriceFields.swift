package import Corridor
internal import CorridorFormats

/// What fuel and time cost, and how to choose by that.
package struct PriceFields: Sendable, Equatable {
  package enum Objective: String, CaseIterable, Sendable {
    case time, cost
  }

  package var objective: Objective?
  package var slackSeconds: Int?
  package var table: PriceTable?
  package var tag: String?
  package var elsewhere: FuelPrice?
  package var ofHour: Money?

  package init() {}

  static let objective = Field<Self>(
    \.objective, "by", .choice("OBJECTIVE"),
    help: """
      time (default): the earliest arrival; cost: the cheapest of the plans that arrive little later, \
      which needs prices.
      """)
  static let slack = Field<Self>(
    \.slackSeconds, "slack", .duration(such: "30min"),
    help: "How much later than the earliest the cheapest plan may arrive (default 30min)."
  ).quotedLater()
  static let table = Field<Self>(
    \.table, "prices", .prices,
    help: """
      Prices of a litre of fuel by the IDs of places: a file with lines ID,PRICE or ID;PRICE, of which a \
      price is 1.479, '1.479 EUR' or '3.59 USD/gal'; of two prices of a place the last counts.
      """)
  static let tag = Field<Self>(
    \.tag, "price-tag", .text("KEY", such: "price"),
    help: "The tag of places, or the column of tables, with the price of a litre of fuel.")
  static let elsewhere = Field<Self>(
    \.elsewhere, "price", .fuelPrice,
    help: """
      What a litre costs where the price is not known: '1.60 EUR' (default: the highest price that is \
      known).
      """)
  static let ofHour = Field<Self>(
    \.ofHour, "cost-per-hour", .money,
    help: "What an hour of the journey costs, 40 or '40 EUR' (default 0); needs prices.")

  static let all: [Field<Self>] = [objective, slack, table, tag, elsewhere, ofHour]

  /// The prices; nil if they are of no concern.
  func prices(for tank: TankFields, _ form: RequestForm) throws(CommandError) -> PlanPrices? {
    if slackSeconds != nil, objective != .cost { throw slackNeedsCost(form) }
    guard table != nil || tag != nil || elsewhere != nil else {
      if objective == .cost || ofHour != nil || tank.leastPurchase != nil {
        throw .missingOption(
          """
          \(form.name(of: Self.table.option)), \(form.name(of: Self.tag.option)) or \
          \(form.name(of: Self.elsewhere.option)), by which fuel has a price,
          """,
          command: form.command)
      }
      return nil
    }
    if tank.capacity == nil { throw form.missing(TankFields.capacity.option) }
    if tank.categories.isEmpty { throw form.missing(TankFields.stations.option) }
    if slackSeconds ?? 0 > 21 * 86_400 {
      throw form.badValue(Self.slack.option, "three weeks or less")
    }
    var prices = PlanPrices(tag: tag, elsewhere: elsewhere)
    prices.ofPlaces = table?.prices ?? [:]
    prices.ofHour = ofHour
    return prices
  }

  private func slackNeedsCost(_ form: RequestForm) -> CommandError {
    objective == nil
      ? form.missing(Self.objective.option)
      : form.badValue(Self.objective.option, "cost, of which alone there is a slack")
  }

  /// What the plan is chosen by.
  var planObjective: PlanObjective {
    objective == .cost ? .cheapest(slackSeconds: Double(slackSeconds ?? 1800)) : .earliest
  }
}

/// Prices of fuel by the identifiers of places.
package struct PriceTable: Sendable, Equatable {
  var prices: [String: FuelPrice] = [:]

  /// Reads lines `ID,PRICE`; a first line with headings, empty lines, and lines that begin with `#` are
  /// left out.
  fileprivate init(contentsOf file: String) throws(CommandError) {
    do throws(InputError) {
      let input = try InputFile(path: file)
      // SAFETY: the bytes are copied.
      let text = unsafe input.withBytes { unsafe String(decoding: $0, as: UTF8.self) }
      try read(text, of: file)
    } catch {
      throw .reading(error)
    }
  }

  private mutating func read(_ text: String, of file: String) throws(InputError) {
    var isFirst = true
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let fields = DelimitedFields.of(line)
      if fields.allSatisfy(\.isEmpty) || fields[0].hasPrefix("#") { continue }
      defer { isFirst = false }
      func fault(_ found: String, _ expected: String) -> InputError {
        .content(
          InputFault(
            file: file, format: "prices", at: InputLocation(line: index + 1), found: found,
            expected: expected))
      }
      guard fields.count == 2 else { throw fault("\(fields.count) fields", "ID,PRICE") }
      guard let price = FuelPrice(fields[1]) else {
        if isFirst, !fields[1].contains(where: \.isNumber), fields[1].contains(where: \.isLetter) {
          continue
        }
        throw fault("'\(fields[1])' as a price", "one such as 1.479, 1.479 EUR or 3.59 USD/gal")
      }
      prices[fields[0]] = price
    }
    if prices.isEmpty { throw .empty(file: file) }
  }

  /// Reads an object of prices, each a number or a text.
  fileprivate init(_ value: JSONValue, _ context: FieldContext) throws(CommandError) {
    guard value.kind == .object else {
      throw context.wrongType("an object of prices by IDs, {\"S001\":1.479}")
    }
    for (key, value) in value.members {
      let price =
        value.string.flatMap { FuelPrice($0) }
        ?? value.double.map { FuelPrice(perLiter: Money($0)) }
      guard let price, price.perLiter.amount >= 0 else {
        throw .badField(
          "\(context.name).\(key.string)", expected: "a price such as 1.479 or \"1.479 EUR\"")
      }
      prices[key.string] = price
    }
  }

  fileprivate func write(to buffer: inout TextBuffer) {
    buffer.append(
      json: .object(
        prices.sorted { $0.key < $1.key }.map { .init($0.key, .text($0.value.text)) }))
  }
}

extension Money {
  /// `40 EUR`
  var text: String { plainDecimal(amount) + (currency.map { " " + $0 } ?? "") }
}

extension FuelPrice {
  /// `1.479 EUR`
  var text: String { perLiter.text }
}

extension ValueType where Value == Money {
  static var money: Self {
    amount(
      "AMOUNT", such: "40 EUR", "an amount such as 40, or '40 EUR'", read: { Money($0) },
      text: { $0.text })
  }
}

extension ValueType where Value == FuelPrice {
  static var fuelPrice: Self {
    amount(
      "PRICE", such: "1.60 EUR",
      "the price of a litre such as 1.60 EUR, or of a gallon, 3.59 USD/gal",
      read: { FuelPrice($0) }, text: { $0.text })
  }
}

extension ValueType {
  /// Money as a text, or in JSON as a number, too.
  fileprivate static func amount(
    _ placeholder: String, such example: String, _ expected: String,
    read: @escaping @Sendable (String) -> Value?, text: @escaping @Sendable (Value) -> String
  ) -> Self {
    ValueType(
      .text(placeholder),
      ValueSchema(
        .any(of: .number("number", from: 0), .text(such: example)),
        parameter: .text(such: example)),
      readText: { (text, context) throws(CommandError) in
        guard let value = read(text) else { throw context.badValue(text, expected) }
        return value
      },
      readJSON: { (value, context) throws(CommandError) in
        let text = value.string ?? value.double.map { $0 < 0 ? "" : plainDecimal($0) }
        guard let text, let value = read(text) else { throw context.wrongType(expected) }
        return value
      },
      write: { $1.append(jsonString: text($0)) })
  }
}

extension ValueType where Value == PriceTable {
  /// A file with prices, or in JSON an object.
  static var prices: Self {
    ValueType(
      .file("FILE"),
      ValueSchema(
        .object([
          .init("type", .text("object")),
          .init(
            "additionalProperties", .any(of: .number("number", from: 0), .text(such: "1.479 EUR"))),
        ]), parameter: .type("string")),
      readText: { (text, context) throws(CommandError) in
        guard context.form.notation == .words else {
          throw context.wrongType("an object of prices by IDs")
        }
        return try PriceTable(contentsOf: text)
      },
      readJSON: { (value, context) throws(CommandError) in try PriceTable(value, context) },
      write: { $0.write(to: &$1) })
  }
}

extension ValueType where Value == PlanTank.Section {
  /// A consumption from a place on.
  static var consumptionSection: Self {
    let expected = "a place and the consumption behind it, '300km 22l/100km'"
    return ValueType("SECTION", such: "300km 22l/100km") { (text, context) throws(CommandError) in
      let words = text.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { throw context.badValue(text, expected) }
      try context.checkUnit(of: words[0], in: text)
      guard let along = Quantity.meters(words[0]),
        let consumption = Quantity.litersPer100Kilometers(words[1]), consumption <= 1e4
      else { throw context.badValue(text, expected) }
      return PlanTank.Section(alongMeters: along, consumption: consumption)
    } text: {
      "\(plainDecimal($0.alongMeters))m \(plainDecimal($0.consumption))l/100km"
    }
  }
}
