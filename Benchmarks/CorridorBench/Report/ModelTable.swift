/// What a search costs by the length of its route, as a table in Markdown.
struct ModelTable {
  let reports: [EntryReport]

  var lines: [String] {
    var lines = [
      "| vertices | km | | nodes | leaves | candidates | hits | by PROJ | prepare, ms | search, ms"
        + " | ns a vertex | ns a hit |",
      "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for report in reports {
      let parts = report.name.split(separator: "/")
      guard parts.count == 3, parts[2] != "prepare" else { continue }
      let figures = Dictionary(uniqueKeysWithValues: report.figures.map { ($0.name, $0.value) })
      let (vertices, hits) = (figures["vertices"] ?? 0, figures["hits"] ?? 0)
      let prepare = reports.first { $0.name == "\(parts[0])/\(parts[1])/prepare" }
      lines.append(
        "| \(Int(vertices)) | \(Int(figures["kilometers"] ?? 0)) | \(parts[2])"
          + " | \(counted("nodes", figures)) | \(counted("leaves", figures))"
          + " | \(counted("candidates", figures)) | \(Int(hits))"
          + " | \(counted("geodesics", figures)) | \(prepare.map { rounded($0.medianMs) } ?? "") | \(rounded(report.medianMs))"
          + " | \(nanoseconds(report, vertices)) | \(nanoseconds(report, hits)) |")
    }
    return lines + ["q1", "q2"].compactMap(formula)
  }

  /// The formula that fits all searches for a question.
  private func formula(_ question: String) -> String? {
    let jobs = reports.filter { $0.name.hasSuffix("/\(question)") }.flatMap(\.jobs)
    let samples = jobs.map { job in
      CostModel.Sample(
        vertices: job.outcome.figures["vertices"] ?? 0, hits: Double(job.outcome.count),
        ms: job.medianMs)
    }
    guard let model = CostModel(samples) else { return nil }
    let factors = model.factors.map { rounded($0 * 1e6) }
    return
      "\(question): \(factors[0]) ns + \(factors[1]) ns a vertex + \(factors[2]) ns a hit; off by"
      + " \(Int((100 * model.error(samples)).rounded())) % at the median"
  }

  private func counted(_ what: String, _ figures: [String: Double]) -> Int {
    Int((figures[what] ?? 0).rounded())
  }

  private func nanoseconds(_ report: EntryReport, _ count: Double) -> String {
    count > 0 ? "\(Int((report.medianMs * 1e6 / count).rounded()))" : ""
  }
}
