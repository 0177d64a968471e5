/// Why a benchmark cannot be run, or what it has found.
enum BenchError: Error {
  case cannotRead(String)
  case cannotWrite(String)
  case usage(String)
  /// A search asked for memory more often than it may.
  case tooManyAllocations
  /// So many answers were not what they have to be.
  case wrongAnswers(Int)
  /// So many entries gave different answers in two runs.
  case differentAnswers(Int)
}
