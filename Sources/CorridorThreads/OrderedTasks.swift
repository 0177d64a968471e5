/// Transforms inputs on several threads, and returns the outputs in the order of the inputs as they
/// are asked for.
///
/// The thread that asks reads the inputs, and no other thread does, so that a reader may be bound
/// to it. While its output is not ready, it transforms an input like the others. The bytes in
/// flight are bounded. Where everything can be taken as it is made, ``OrderedPipeline`` needs no
/// thread that asks.
package final class OrderedTasks<Input, Output> {
  private let state: TaskState<Input, Output>
  private let threads: [Thread]

  /// - Parameters:
  ///   - threads: Number of threads, including the one that asks.
  ///   - bytesInFlight: The next input is read only while fewer bytes than this are in flight; one
  ///     input may always be read, however large.
  ///   - transform: Transforms an input, on any thread.
  ///   - size: The size in bytes of an output.
  package init(
    threads: Int, bytesInFlight: Int, transform: @escaping (Input) -> Output,
    size: @escaping (Output) -> Int
  ) {
    let state = TaskState(bytesInFlight: bytesInFlight, transform, size)
    self.state = state
    self.threads = (1..<max(threads, 1)).compactMap { _ in Thread { state.work() } }
  }

  /// Ends after the inputs in work; those that wait are dropped.
  deinit {
    state.end()
    for thread in threads { thread.join() }
  }

  /// The next output; nil after the last one. One thread asks at a time.
  ///
  /// - Parameter read: Returns the next input and its size in bytes, or nil at the end.
  package func next(_ read: () -> (input: Input, size: Int)?) -> Output? {
    while true {
      switch state.step(ahead: 2 * threads.count) {
      case .take(let output): return output
      case .read: state.add(read())
      case .work(let task): state.perform(task)
      case .end: return nil
      }
    }
  }
}

/// The state that the threads of ``OrderedTasks`` share.
private final class TaskState<Input, Output> {
  /// Protects all members below; held only briefly.
  private let condition = Condition()
  private let limit: Int
  private let transform: (Input) -> Output
  private let size: (Output) -> Int
  /// Bytes of inputs, and of their outputs, that are not yet taken.
  private var bytesInFlight = 0
  private var next = 0
  private var turn = 0
  private var waiting: [Task] = []
  private var finished: [Int: (output: Output, bytes: Int)] = [:]
  private var isAtEnd = false
  private var isOver = false

  struct Task {
    let number: Int
    let input: Input
    let size: Int
  }

  /// What the thread that asks does next.
  enum Step {
    case take(Output)
    case read
    case work(Task)
    case end
  }

  init(
    bytesInFlight: Int, _ transform: @escaping (Input) -> Output, _ size: @escaping (Output) -> Int
  ) {
    limit = bytesInFlight
    self.transform = transform
    self.size = size
  }

  /// - Parameter ahead: So many inputs are to wait for other threads.
  func step(ahead: Int) -> Step {
    condition.withLock {
      while true {
        let isFull = bytesInFlight >= limit && next > turn
        let wanted = finished[turn] == nil ? max(ahead, 1) : ahead
        if !isAtEnd, !isFull, waiting.count < wanted { return .read }
        if let ready = finished.removeValue(forKey: turn) {
          turn += 1
          bytesInFlight -= ready.bytes
          return .take(ready.output)
        }
        if !waiting.isEmpty { return .work(waiting.removeFirst()) }
        if next == turn { return .end }
        condition.wait()
      }
    }
  }

  /// Adds the next input; nil for the end of the inputs.
  func add(_ read: (input: Input, size: Int)?) {
    condition.withLock {
      guard let (input, size) = read else {
        isAtEnd = true
        return
      }
      waiting.append(Task(number: next, input: input, size: size))
      next += 1
      bytesInFlight += size
      condition.broadcast()
    }
  }

  func perform(_ task: Task) {
    let output = transform(task.input)
    let bytes = size(output)
    condition.withLock {
      finished[task.number] = (output, task.size + bytes)
      bytesInFlight += bytes
      condition.broadcast()
    }
  }

  /// What the other threads do.
  func work() {
    while let task = claim() { perform(task) }
  }

  private func claim() -> Task? {
    condition.withLock {
      while !isOver, waiting.isEmpty { condition.wait() }
      return isOver ? nil : waiting.removeFirst()
    }
  }

  func end() {
    condition.withLock {
      isOver = true
      condition.broadcast()
    }
  }
}
