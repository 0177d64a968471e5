internal import Glibc

/// What the command line asks for.
struct BenchOptions {
  /// What is measured, or made for others to measure.
  private(set) var subject = Subject.run
  /// What stands behind the subject without a flag: the files to compare.
  private(set) var files: [String] = []
  /// Number of places.
  private(set) var places = 1_000_000
  /// How many of them a continent has.
  private(set) var placesPerContinent = World.usualPlacesPerContinent
  /// Where files go; they are kept for the next run.
  private(set) var work = ".build/bench"
  /// The compiled C program; nil to run alone.
  private(set) var rival: String?
  /// The built `corridor`; nil for no cold starts.
  private(set) var command: String?
  /// Which entries are measured: names, their beginnings up to a slash, or patterns as in a shell.
  private(set) var only: [String] = []
  /// Whether entries are named and not measured.
  private(set) var lists = false
  /// Whether answers are held against those found in another way.
  private(set) var checks = false
  /// How many times as often as usual everything is run, for profiling.
  private(set) var factor = 1
  /// Where the figures go as lines of JSON; nil for nowhere.
  private(set) var jsonPath: String?
  /// What these figures are of, such as a commit.
  private(set) var label: String?
  /// The folder of real extracts.
  private(set) var data: String?
  /// Whether every place that was not found is printed.
  private(set) var showsMisses = false
  /// Where the questions in text go with their answers; nil for nowhere.
  private(set) var questions: String?
  /// Few and small routes, for checking that all of it works.
  private(set) var isQuick = false

  init(_ arguments: [String]) throws(BenchError) {
    var rest = arguments.dropFirst()
    if let subject = rest.first.flatMap(Subject.init(rawValue:)) {
      self.subject = subject
      rest.removeFirst()
    }
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": subject = .help
      case "--quick": isQuick = true
      case "--misses": showsMisses = true
      case "--list": lists = true
      case "--check": checks = true
      default:
        guard word.hasPrefix("--") else {
          files.append(word)
          continue
        }
        guard let value = rest.popFirst() else { throw .usage("\(word) needs a value") }
        try take(word, value)
      }
    }
    guard files.count == (subject == .compare ? 2 : 0) else {
      throw .usage(
        subject == .compare ? "compare needs two files" : "\(files[0]) is not a subject")
    }
    guard (places - 1) / placesPerContinent < World.mostContinents else {
      throw .usage("too many places")
    }
  }

  private mutating func take(_ flag: String, _ value: String) throws(BenchError) {
    switch flag {
    case "--places": places = try Self.count(value)
    case "--continent": placesPerContinent = try Self.count(value)
    case "--repeat": factor = try Self.count(value)
    case "--work": work = value
    case "--against": rival = value
    case "--command": command = value
    case "--only": only += value.split(separator: ",").map(String.init)
    case "--json": jsonPath = value
    case "--label": label = value
    case "--data": data = value
    case "--questions": questions = value
    default: throw .usage("unknown option \(flag)")
    }
  }

  private static func count(_ text: String) throws(BenchError) -> Int {
    guard let count = Int(text), count > 0 else { throw .usage("\(text) is not a number above 0") }
    return count
  }
}

extension BenchOptions {
  /// Makes the invented Earth, which takes a second.
  func makeWorld() -> World {
    World(seed: 1, towns: isQuick ? 200 : 4000, placesPerContinent: placesPerContinent)
  }

  var routeClasses: [RouteClass] {
    guard isQuick else { return RouteClass.all }
    return subject == .world ? RouteClass.short : [RouteClass.short[0], RouteClass.short[2]]
  }

  var indexPath: String { indexPath(places: places) }

  /// The index of so many places.
  func indexPath(places: Int) -> String { "\(work)/\(places)\(continents).corridor" }

  /// The places as a table, for other engines.
  var tablePath: String { "\(work)/\(places)\(continents).csv" }

  /// The rival's index.
  var rivalPath: String { "\(work)/\(places)\(continents).idx" }

  /// What tells a world with continents of another size from the usual one.
  private var continents: String {
    placesPerContinent == World.usualPlacesPerContinent ? "" : "-of-\(placesPerContinent)"
  }

  /// Whether an entry is chosen.
  func chooses(_ entry: Entry) -> Bool {
    guard !only.isEmpty else { return entry.isUsual }
    return only.contains { pattern in
      guard entry.name != pattern, !entry.name.hasPrefix(pattern + "/") else { return true }
      // SAFETY: both texts live for the call.
      return unsafe fnmatch(pattern, entry.name, 0) == 0
    }
  }
}

/// A number of things in a name: 20k, 1M.
func shortened(_ count: Int) -> String {
  if count >= 1_000_000, count % 1_000_000 == 0 { return "\(count / 1_000_000)M" }
  if count >= 1000, count % 1000 == 0 { return "\(count / 1000)k" }
  return "\(count)"
}
