/// An ordered list of completions in which each pair of title and subtitle occurs once.
struct CompletionList {
  private(set) var completions: [SearchCompletion] = []
  private let limit: Int
  private var known: Set<[String]> = []

  init(limit: Int) { self.limit = limit }

  var isFull: Bool { completions.count >= limit }

  mutating func add(_ completion: SearchCompletion) {
    guard !isFull, known.insert([completion.title, completion.subtitle]).inserted else { return }
    completions.append(completion)
  }
}
