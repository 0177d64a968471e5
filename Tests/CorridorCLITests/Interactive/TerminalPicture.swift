/// What a terminal shows: enough of one for the sequences that the command writes.
struct TerminalPicture {
  private(set) var lines: [[String]] = [[]]
  private(set) var row = 0
  private(set) var column = 0
  /// Sequences that it does not know.
  private(set) var unknown: [String] = []
  /// Whether a synchronised update has begun and not ended.
  private(set) var isDrawing = false
  private var pending: [UInt8] = []
  let columns: Int

  init(columns: Int) {
    self.columns = columns
  }

  /// The lines without spaces at their ends; those at the end that are empty are left out.
  var text: [String] {
    var text = lines.map { line in
      var line = line.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
    while text.last?.isEmpty == true { text.removeLast() }
    return text
  }

  /// Takes what was written to the terminal, in any pieces.
  mutating func feed(_ bytes: [UInt8]) {
    pending += bytes
    // A character or sequence that is cut waits for its rest.
    guard let string = String(validating: pending, as: UTF8.self) else { return }
    if let escape = string.unicodeScalars.lastIndex(of: "\u{1B}"),
      !string.unicodeScalars[escape...].dropFirst(2).contains(where: { $0.value >= 0x40 })
    {
      return
    }
    pending = []
    var scalars = string.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\r": column = 0
      case "\n":
        row += 1
        while lines.count <= row { lines.append([]) }
      case "\u{1B}": sequence(&scalars)
      default: put(scalar)
      }
    }
  }

  private mutating func sequence(_ scalars: inout Substring.UnicodeScalarView) {
    guard scalars.popFirst() == "[" else { return unknown.append("not CSI") }
    var parameters = ""
    while let scalar = scalars.popFirst() {
      guard scalar.value >= 0x40 else {
        parameters.unicodeScalars.append(scalar)
        continue
      }
      let count = Int(parameters) ?? 1
      switch scalar {
      case "A": row = max(row - count, 0)
      case "C": column += count
      case "K": lines[row] = Array(lines[row].prefix(column))
      case "J":
        lines[row] = Array(lines[row].prefix(column))
        lines.removeSubrange((row + 1)...)
      case "h" where parameters == "?2026": isDrawing = true
      case "l" where parameters == "?2026": isDrawing = false
      case "m", "h", "l": break
      default: unknown.append(parameters + String(scalar))
      }
      return
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if scalar.properties.generalCategory == .nonspacingMark, column > 0 {
      lines[row][column - 1].unicodeScalars.append(scalar)
      return
    }
    let isWide =
      (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xD7A3).contains(scalar.value)
    while lines[row].count < column + (isWide ? 2 : 1) { lines[row].append(" ") }
    lines[row][column] = String(scalar)
    if isWide { lines[row][column + 1] = "" }
    column += isWide ? 2 : 1
    if column > columns { unknown.append("beyond the last column") }
  }
}
