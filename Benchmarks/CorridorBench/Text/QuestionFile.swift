internal import CorridorGeometry
internal import CorridorIndex
internal import Glibc

/// Writes each question with its answer and its time, tab-separated, for the rival; and the places
/// of which they are asked.
struct QuestionFile {
  let world: BenchWorld

  func write(to path: String) throws {
    let index = try world.textIndex.get()
    if unsafe access(world.text.tablePath, F_OK) != 0 { try world.text.writeTable(of: index) }
    let lines = try world.textQuestions.get().map { question in
      let timing = try Timing(3, isWarm: false) { try index.bestMatches(question.query).matches }
      let rows = timing.result.map { "\($0.row):\($0.score)" }.joined(separator: " ")
      let place = "\(question.focus.lon)\t\(question.focus.lat)"
      return "\(question.kind)\t\(question.text)\t\(place)\t\(timing.medianMs)\t\(rows)\n"
    }
    try CorridorBench.write(lines, to: path)
  }
}
