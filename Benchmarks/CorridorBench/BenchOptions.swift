/// What the command line asks for.
struct BenchOptions {
  /// Number of places.
  var places = 1_000_000
  /// Where files go; they are kept for the next run.
  var work = ".build/bench"
  /// The compiled C program; nil to run alone.
  var rival: String?
  /// The built `corridor`; nil for no cold starts.
  var command: String?
  /// Only searches whose name starts so, such as `find/300km/q1`, many times over: for profiling.
  var only: String?
  /// What is measured, or made for others to measure.
  var subject = Subject.find
  /// The folder of real extracts.
  var data: String?
  /// Whether every place that was not found is printed.
  var showsMisses = false
  /// Where the questions in text go with their answers; nil for nowhere.
  var questions: String?
  /// Few and small routes, for checking that all of it works.
  var isQuick = false

  init(_ arguments: [String]) throws(BenchError) {
    var rest = arguments.dropFirst()
    if let subject = rest.first.flatMap(Subject.init(rawValue:)) {
      self.subject = subject
      rest.removeFirst()
    }
    while let flag = rest.popFirst() {
      if flag == "--quick" {
        isQuick = true
        continue
      }
      if flag == "--misses" {
        showsMisses = true
        continue
      }
      guard let value = rest.popFirst() else { throw .usage("\(flag) needs a value") }
      switch flag {
      case "--places":
        guard let count = Int(value), count > 0 else { throw .usage("\(value) is no number") }
        places = count
      case "--work": work = value
      case "--against": rival = value
      case "--command": command = value
      case "--only": only = value
      case "--data": data = value
      case "--questions": questions = value
      default: throw .usage("there is no option \(flag)")
      }
    }
  }

  var routeClasses: [RouteClass] {
    guard isQuick else { return RouteClass.all }
    return subject == .world ? RouteClass.short : [RouteClass.short[0]]
  }

  var indexPath: String { "\(work)/\(places).corridor" }

  /// The places as a table, for other engines.
  var tablePath: String { "\(work)/\(places).csv" }
}

/// What `corridor-bench` is asked for by its first word.
enum Subject: String {
  /// Searches along routes; when no other word comes first.
  case find
  /// Texts.
  case text
  /// Positions looked up.
  case reverse
  /// How soon cancelled work ends.
  case cancel
  /// How often a search asks for memory; fails where that is too often.
  case allocations
  /// How soon places are found, rather than how fast.
  case quality
  /// Writes places and routes for other engines.
  case world
  /// Answers questions about routes that come line by line.
  case answer
}
