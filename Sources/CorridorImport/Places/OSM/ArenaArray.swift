import CorridorIndex

/// A growing array in ``SpillArena``, for what is kept until a whole file has been read.
///
/// When it is full, it moves to a place twice as large; the old one stays in use until the end of
/// the memory.
@safe
final class ArenaArray<Element: BitwiseCopyable>: RandomAccessCollection {
  private let memory: SpillArena
  // SAFETY: there is room for `capacity` elements in `memory`, of which `count` are written.
  @exclusivity(unchecked) private var base: UnsafeMutablePointer<Element>?
  @safe @exclusivity(unchecked) private var capacity = 0
  @safe @exclusivity(unchecked) private(set) var count = 0

  init(_ memory: SpillArena) {
    self.memory = memory
    unsafe base = nil
  }

  func append(_ element: Element) throws(ImportError) {
    if count == capacity { try reserve(1) }
    unsafe (base! + count).initialize(to: element)
    count += 1
  }

  func append(_ elements: Span<Element>) throws(ImportError) {
    if count + elements.count > capacity { try reserve(elements.count) }
    for index in elements.indices { unsafe (base! + count + index).initialize(to: elements[index]) }
    count += elements.count
  }

  private func reserve(_ more: Int) throws(ImportError) {
    let wider = Swift.max(count + more, 2 * capacity, 64)
    let fresh = unsafe try ImportError.writing { () throws(IndexError) in
      unsafe try memory.take(wider * MemoryLayout<Element>.stride)
    }
    let room = unsafe fresh.bindMemory(to: Element.self, capacity: wider)
    if let base = unsafe base { unsafe room.update(from: base, count: count) }
    unsafe base = unsafe room
    capacity = wider
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Element {
    get { span[position] }
    set {
      precondition(indices.contains(position))
      unsafe base![position] = newValue
    }
  }

  var span: Span<Element> {
    @_lifetime(borrow self)
    get {
      let span = unsafe Span(_unsafeElements: UnsafeBufferPointer(start: base, count: count))
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }
}
