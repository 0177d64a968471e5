internal import CCorridor
internal import Corridor
internal import CorridorGeometry
internal import CorridorThreads

/// The answers for routes that are there already, as tables.
struct RouteListSource: ArrowSource {
  private let job: RouteJob
  private var answers: RouteAnswers

  init(_ routes: [Route], _ job: RouteJob) {
    self.job = job
    answers = RouteAnswers(.made(routes), job)
  }

  var schema: ArrowColumn { get throws(CallFailure) { try RouteTable(job).columns } }

  mutating func next() throws(CallFailure) -> ArrowColumn? { try answers.next() }
}

/// The answers for a stream of routes as tables, in the order of the routes.
///
/// Only the thread that asks for a table reads the stream and releases what it has from it: the
/// stream may belong to a language whose lock this thread holds. Others answer meanwhile.
final class RouteStreamSource: ArrowSource, @unchecked Sendable {
  // SAFETY: one thread at a time asks; the others get only what they work on.
  private let job: RouteJob
  private let stream: RouteStream
  /// What has been read and is not yet answered, in order.
  private var open: [RouteArray] = []
  /// The answers that are being returned.
  private var current: Part?
  /// What ended the stream of routes.
  private var failure: CallFailure?
  private var tasks: OrderedTasks<Part, Part>?
  /// The first row of the array before it that no part has.
  private var nextRow = 0

  /// Answers for successive rows of an array.
  private struct Part: @unchecked Sendable {
    // SAFETY: handed from one thread to the next.
    var answers: RouteAnswers
    /// Whether no part of the array follows.
    let isLast: Bool
    /// The first tables.
    var tables: [ArrowColumn] = []
    var failure: CallFailure?
    var isDone = false

    /// Makes the first tables; the others of a large answer wait until they are asked for.
    mutating func begin() {
      while failure == nil, !isDone, tables.count < 4 {
        do throws(CallFailure) {
          if let table = try answers.next() { tables.append(table) } else { isDone = true }
        } catch {
          failure = error
        }
      }
    }

    mutating func next() throws(CallFailure) -> ArrowColumn? {
      if !tables.isEmpty { return tables.removeFirst() }
      if let failure { throw failure }
      return isDone ? nil : try answers.next()
    }
  }

  /// One thread works on so many rows or bytes of routes at a time.
  private static let mostRows = 512
  private static let mostBytes = 1 << 20
  /// So many bytes of routes and tables may wait.
  private static let bytesInFlight = 64 << 20

  init(_ stream: RouteStream, threads: Int, _ job: RouteJob) {
    self.stream = stream
    self.job = job
    guard threads > 1 else { return }
    tasks = OrderedTasks(threads: threads, bytesInFlight: Self.bytesInFlight) { part in
      var part = part
      part.begin()
      return part
    } size: { part in
      part.tables.reduce(0) { $0 + $1.length } * 128
    }
  }

  deinit {
    tasks = nil
    for array in open { array.release() }
  }

  var schema: ArrowColumn { get throws(CallFailure) { try RouteTable(job).columns } }

  func next() throws(CallFailure) -> ArrowColumn? {
    while true {
      if let table = try current?.next() { return table }
      if let part = current, part.isLast, !open.isEmpty { open.removeFirst().release() }
      current = tasks.map { $0.next { part() } } ?? part()?.input
      if current == nil {
        if let failure { throw failure }
        return nil
      }
    }
  }

  /// The next part, and the size of its routes.
  private func part() -> (input: Part, size: Int)? {
    guard let array = array() else { return nil }
    let rows: Range<Int>
    var size = 0
    if tasks == nil {
      rows = 0..<array.count
    } else {
      var end = nextRow
      while end < array.count, end - nextRow < Self.mostRows, size < Self.mostBytes {
        size += array.size(end)
        end += 1
      }
      rows = nextRow..<end
    }
    nextRow = rows.upperBound
    let part = Part(
      answers: RouteAnswers(.array(array), job, rows: rows), isLast: nextRow == array.count)
    return (part, max(size, 1))
  }

  /// The array with the next rows; nil after the last one.
  private func array() -> RouteArray? {
    if let last = open.last, nextRow < last.count { return last }
    guard failure == nil else { return nil }
    do throws(CallFailure) {
      while let array = try stream.next() {
        guard array.count > 0 else {
          array.release()
          continue
        }
        open.append(array)
        nextRow = 0
        return array
      }
    } catch {
      failure = error
    }
    return nil
  }
}
