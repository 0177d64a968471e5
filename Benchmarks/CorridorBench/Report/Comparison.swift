/// Two runs beside each other.
struct Comparison {
  /// An entry in both runs.
  struct Row {
    var name: String
    var before: FlatJSON
    var after: FlatJSON

    /// Whether count and checksum are the same.
    var isSameAnswer: Bool {
      before["count"] == after["count"] && before["checksum"] == after["checksum"]
    }

    /// How a figure has changed: after divided by before; nil where one run does not have it.
    func ratio(_ figure: String) -> Double? {
      guard let old = before[figure]?.number, let new = after[figure]?.number, old > 0 else {
        return nil
      }
      return new / old
    }
  }

  /// In the order of the run after.
  let rows: [Row]
  let onlyBefore: [String]
  let onlyAfter: [String]
  let titles: [String]

  /// Reads the lines of two runs.
  init(before: String, after: String) throws(FlatJSON.Fault) {
    let old = try Self.objects(before)
    let new = try Self.objects(after)
    rows = new.entries.compactMap { name, after in
      old.entries.first { $0.name == name }.map { Row(name: name, before: $0.object, after: after) }
    }
    let (oldNames, newNames) = (old.entries.map(\.name), new.entries.map(\.name))
    onlyBefore = oldNames.filter { !newNames.contains($0) }
    onlyAfter = newNames.filter { !oldNames.contains($0) }
    titles = [("before", old.machine), ("after", new.machine)].map { name, machine in
      let facts = ["label", "places", "processor", "cores", "kernel", "compiler", "configuration"]
      let texts = facts.compactMap { fact in
        machine[fact]?.text ?? machine[fact]?.number.map { "\(fact) \(Int($0))" }
      }
      return "\(name): \(texts.joined(separator: ", "))"
    }
  }

  /// How many entries gave another answer.
  var differences: Int { rows.count { !$0.isSameAnswer } }

  /// A table of ratios, after divided by before; what is marked gave another answer.
  var lines: [String] {
    var table = [["entry", "ms before", "ms after", "time", "allocations", "peak memory", ""]]
    for row in rows {
      func number(_ object: FlatJSON, _ name: String) -> String {
        object[name]?.number.map(rounded) ?? ""
      }
      table.append(
        [row.name, number(row.before, "medianMs"), number(row.after, "medianMs")]
          + ["medianMs", "allocations", "peakMiB"].map { row.ratio($0).map(rounded) ?? "" }
          + [row.isSameAnswer ? "" : "! \(Self.answer(row.before)), now \(Self.answer(row.after))"])
    }
    let times = rows.compactMap { $0.ratio("medianMs") }
    var lines = titles + Self.aligned(table)
    if !times.isEmpty { lines.append("median of the ratios of time: \(rounded(median(times)))") }
    lines += onlyBefore.map { "only before: \($0)" } + onlyAfter.map { "only after: \($0)" }
    return lines
  }

  private static func answer(_ object: FlatJSON) -> String {
    let count = object["count"]?.number.map { "\(Int($0))" } ?? "nothing"
    return "\(count) (\(object["checksum"]?.text ?? ""))"
  }

  private static func aligned(_ table: [[String]]) -> [String] {
    let widths = table[0].indices.map { column in
      table.reduce(0) { max($0, $1[column].count) }
    }
    return table.map { row in
      row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        let isText = column == 0 || column == row.count - 1
        return isText ? row[column] + space : space + row[column]
      }.joined(separator: "  ").trimmingEnd
    }
  }

  /// The machine's line, and the entries in their order; of one that is there twice, the last.
  private static func objects(
    _ text: String
  ) throws(FlatJSON.Fault) -> (machine: FlatJSON, entries: [(name: String, object: FlatJSON)]) {
    var machine = FlatJSON()
    var entries: [(name: String, object: FlatJSON)] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let object = try FlatJSON(String(line))
      guard let name = object["entry"]?.text else {
        machine = object
        continue
      }
      entries.removeAll { $0.name == name }
      entries.append((name, object))
    }
    return (machine, entries)
  }
}

extension String {
  /// Without the spaces at its end.
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
