/// What `corridor-bench` is asked for by its first word.
enum Subject: String {
  /// The entries that are chosen; when no other word comes first.
  case run
  /// Texts, with the questions for SQLite.
  case text
  /// Positions looked up.
  case reverse
  /// How the cost of a search grows with its route.
  case model
  /// What more places cost a search that finds the same.
  case growth
  /// What a question costs over HTTP.
  case serve
  /// How soon cancelled work ends.
  case cancel
  /// How often a search asks for memory; fails where that is too often.
  case allocations
  /// How soon places are found, rather than how fast.
  case quality
  /// Sets two runs beside each other.
  case compare
  /// Writes places and routes for other engines.
  case world
  /// Answers questions about routes that come line by line.
  case answer
  /// What can be asked for.
  case help
}
