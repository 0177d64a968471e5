internal import Glibc

/// Measures entries and reports each as soon as it is done.
struct BenchRun {
  private let options: BenchOptions
  private let runner: Runner

  init(_ options: BenchOptions) {
    self.options = options
    runner = Runner(checks: options.checks, factor: options.factor)
  }

  /// Measures the entries, or names them where that is all that is asked for.
  ///
  /// - Throws: what the entries throw; `wrongAnswers` at the end, where answers are checked.
  @discardableResult
  func measure(_ entries: [Entry]) throws -> [EntryReport] {
    guard !options.lists else {
      for entry in entries { print(entry.name) }
      return []
    }
    let json = try options.jsonPath.map { path throws(BenchError) in try LineFile(path) }
    try json?.add(options.json.line)
    var reports: [EntryReport] = []
    for entry in entries {
      if let isMissing = entry.isMissing {
        print("\(entry.name): \(isMissing)")
        continue
      }
      let report = try runner.measure(entry)
      for line in report.lines { print(line) }
      fflush(nil)
      try json?.add(report.json.line)
      reports.append(report)
    }
    if options.checks { try judge(reports) }
    return reports
  }
}

extension BenchRun {
  /// Says which answers were not checked, and throws where one was wrong.
  private func judge(_ reports: [EntryReport]) throws(BenchError) {
    let names = reports.filter { !$0.isChecked }.map(\.name)
    print("answers of \(reports.count - names.count) entries checked")
    if !names.isEmpty { print("  not checked: \(names.joined(separator: " "))") }
    let wrong = reports.count { !$0.complaints.isEmpty }
    if wrong > 0 { throw .wrongAnswers(wrong) }
  }
}

/// A file to which lines are added one by one.
@safe
private final class LineFile {
  private let path: String
  // SAFETY: open from init to deinit.
  private let file: UnsafeMutablePointer<FILE>

  init(_ path: String) throws(BenchError) {
    guard let file = unsafe fopen(path, "w") else { throw .cannotWrite(path) }
    self.path = path
    unsafe self.file = file
  }

  deinit { unsafe fclose(file) }

  func add(_ line: String) throws(BenchError) {
    guard unsafe fputs(line + "\n", file) >= 0, unsafe fflush(file) == 0 else {
      throw .cannotWrite(path)
    }
  }
}
