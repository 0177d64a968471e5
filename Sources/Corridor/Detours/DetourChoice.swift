internal import CorridorGeometry

/// A pass by a place to which a detour is wanted.
struct DetourPass {
  var place: Coordinate
  /// Where the pass is, in metres along the route.
  var alongMeters: Double
}

/// What is known of the detours to the places of an answer, and which places belong to it.
struct DetourChoice {
  let options: DetourOptions
  /// Whether a pass counts if the vehicle takes the detour: the number of the pass, and the detour.
  private let counts: (Int, Detour) throws(SearchError) -> Bool
  var report = DetourReport()
  /// For each pass its detour, or why it is unknown; nil if it was not asked for.
  private(set) var detours: [Result<Detour, DetourUnknown>?]
  /// The passes that belong to the answer, the smallest detour first.
  private(set) var chosen: [Int] = []

  init(
    _ options: DetourOptions, passCount: Int,
    counts: @escaping (Int, Detour) throws(SearchError) -> Bool
  ) {
    self.options = options
    self.counts = counts
    detours = Array(repeating: nil, count: passCount)
    report.candidateCount = passCount
    report.hasShapes = options.hasShapes
  }

  /// Notes what is known of a pass, and whether it belongs to the answer.
  mutating func set(
    _ number: Int, _ detour: Result<Detour, DetourUnknown>
  ) throws(SearchError) {
    detours[number] = detour
    switch detour {
    case .success(let known):
      guard options.most?.allows(known) ?? true, try counts(number, known) else { return }
      let place = chosen.partitioningIndex { other in
        let seconds = seconds(of: other)
        return seconds != known.seconds ? seconds > known.seconds : other > number
      }
      chosen.insert(number, at: place)
    case .failure(let reason):
      if options.isStrict, !reason.isFinding { throw .detoursUnavailable(reason) }
      report.unknownCounts[reason, default: 0] += 1
      if !reason.isFinding { report.isExact = false }
    }
  }

  /// The largest of so many smallest detours; nil if there are fewer.
  func seconds(ofLeast count: Int) -> Double? {
    chosen.count >= count ? seconds(of: chosen[count - 1]) : nil
  }

  private func seconds(of number: Int) -> Double {
    guard case .success(let detour) = detours[number] else { return .infinity }
    return detour.seconds
  }
}
