internal import CorridorIndex
internal import Glibc

/// Building indexes from places that are in memory, as flat columns, before the clock starts.
///
/// Bare places have what the rival keeps: an identifier, a category and a position. The others have
/// names too, by which they are found. Unlike the rival's, the file is checksummed and on the disk
/// (`fsync`) when it is done.
struct BuildEntries {
  private let world: BenchWorld
  private let size: String

  init(_ world: BenchWorld) {
    self.world = world
    size = shortened(world.options.places)
  }

  var entries: [Entry] {
    [
      entry("bare", hasNames: false, threads: nil), entry("names", hasNames: true, threads: nil),
      entry("bare-1-thread", hasNames: false, threads: 1),
      entry("names-1-thread", hasNames: true, threads: 1),
    ]
  }

  private func entry(_ variant: String, hasNames: Bool, threads: Int?) -> Entry {
    Entry(name: "build/\(size)/\(variant)", isUsual: threads == nil) {
      let options = world.options
      let places = MemoryPlaces(world.files.world, count: options.places)
      let path = "\(options.work)/build-\(variant).corridor"
      var job = Job(repetitions: options.places > 2_000_000 ? 1 : 3, isWarm: false) {
        try places.build(at: path, hasNames: hasNames, threads: threads)
      } outcome: { summary in
        unsafe unlink(path)
        return Self.outcome(summary)
      }
      if let program = options.rival, !hasNames {
        let rival = Rival(program: program, index: "\(options.work)/build-rival.idx")
        job.rival = {
          defer { unsafe unlink(rival.index) }
          let text = rival.build(from: try world.table())
          let ms = text.flatMap { try? FlatJSON($0) }?["build_ms"]?.number
          return ms.map { RivalResult(medianMs: $0) }
        }
      }
      return [job]
    }
  }

  /// How many bytes each place takes: what it brought along, what its text is found by, all else.
  private static func outcome(_ summary: BuildSummary) -> Outcome {
    var own = 0
    var text = 0
    for (section, bytes) in summary.sectionLengths {
      switch section {
      case .records, .categoryNames, .identifierStems, .keys, .values: own += bytes
      case .rowScores, .chainNames, .chainCounts: text += bytes
      case .namePostings, .nameBlocks, .nameUnits, .nameMergedLists, .nameTerms, .nameTermOffsets:
        text += bytes
      case .addressPostings, .addressBlocks, .addressUnits, .addressMergedLists, .addressTerms,
        .addressTermOffsets:
        text += bytes
      default: break
      }
    }
    func each(_ bytes: Int) -> Double {
      (100 * Double(bytes) / Double(max(summary.placeCount, 1))).rounded() / 100
    }
    var outcome = Outcome(count: summary.placeCount)
    outcome.figures["bytesPerPlace"] = each(summary.fileLength)
    outcome.figures["tagBytesPerPlace"] = each(own)
    outcome.figures["textBytesPerPlace"] = each(text)
    outcome.figures["otherBytesPerPlace"] = each(summary.fileLength - own - text)
    return outcome
  }
}
