internal import CCorridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorRequests
internal import Glibc

/// Routes that a caller hands over by the C stream interface.
@safe
final class RouteStream: @unchecked Sendable {
  // SAFETY: one thread at a time reads the stream, which belongs to this object.
  private let stream: TakenStream
  /// The number of the column in the table; nil for a stream of the column alone.
  private let column: Int?
  private let layout: RouteLayout
  /// The number of rows that were read.
  private var count = 0

  /// - Parameter name: The column of the routes; nil for the only one.
  init(_ stream: TakenStream, column name: String?) throws(CallFailure) {
    self.stream = stream
    var schema = unsafe ArrowSchema()
    try stream.check(unsafe stream.value.get_schema?(&stream.value, &schema) ?? EINVAL)
    defer { unsafe schema.release?(&schema) }
    let isTable = unsafe RouteLayout.text(schema.format) == "+s"
    guard isTable else {
      column = nil
      layout = try unsafe RouteLayout(&schema, "the column of routes")
      return
    }
    let names = unsafe (0..<Int(schema.n_children)).map { number in
      unsafe RouteLayout.text(RouteLayout.child(&schema, number)?.pointee.name)
    }
    let found = name.map { names.firstIndex(of: $0) } ?? (names.count == 1 ? 0 : nil)
    guard let number = found, let child = unsafe RouteLayout.child(&schema, number) else {
      let columns = names.map { "'\($0)'" }.joined(separator: ", ")
      throw CallFailure(
        status: CORRIDOR_USAGE,
        text: name.map { "the table has no column '\($0)', only \(columns)" }
          ?? "say which column has the routes: \(columns)")
    }
    column = number
    layout = try unsafe RouteLayout(child, "the column '\(names[number])'")
  }

  /// The next rows; nil after the last ones.
  func next() throws(CallFailure) -> RouteArray? {
    var array = unsafe ArrowArray()
    try stream.check(unsafe stream.value.get_next?(&stream.value, &array) ?? EINVAL)
    guard unsafe array.release != nil else { return nil }
    let routes = unsafe RouteArray(taking: array, column: column, layout, first: count)
    count += routes.count
    return routes
  }
}

/// A stream that belongs to this object.
@safe
final class TakenStream {
  // SAFETY: who uses the value does so while this object lives.
  @unsafe fileprivate var value: ArrowArrayStream

  /// Takes a stream over from a caller.
  @unsafe
  init(_ given: UnsafeMutablePointer<ArrowArrayStream>?) throws(CallFailure) {
    guard let given = unsafe given else { throw .missing("routes") }
    guard unsafe given.pointee.release != nil else {
      throw CallFailure(status: CORRIDOR_USAGE, text: "the stream of routes was released before")
    }
    unsafe value = unsafe given.pointee
    unsafe given.pointee.release = nil
  }

  deinit { unsafe value.release?(&value) }

  /// - Parameter number: An error number of the system, or 0.
  fileprivate func check(_ number: CInt) throws(CallFailure) {
    guard number != 0 else { return }
    let said = unsafe value.get_last_error?(&value).map { unsafe String(cString: $0) }
    let reason = unsafe String(cString: strerror(number))
    throw CallFailure(
      status: number == ECANCELED ? CORRIDOR_STOPPED : CORRIDOR_IO,
      text: "the routes cannot be read: \(said ?? reason)")
  }
}

/// Rows of a ``RouteStream``.
///
/// They are released by ``release()`` and not with the object, so that this takes place on the
/// thread that read them.
@safe
final class RouteArray: @unchecked Sendable {
  // SAFETY: the array does not change, and who reads it does so before it is released.
  private let array: UnsafeMutablePointer<ArrowArray>
  private let routes: ArrowView?
  private let table: ArrowView
  private let layout: RouteLayout
  /// The number of the first row in the stream.
  let first: Int
  let count: Int

  @unsafe
  fileprivate init(taking array: ArrowArray, column: Int?, _ layout: RouteLayout, first: Int) {
    let room = UnsafeMutablePointer<ArrowArray>.allocate(capacity: 1)
    unsafe room.initialize(to: array)
    unsafe self.array = unsafe room
    table = unsafe ArrowView(room)
    routes = column.map(table.column) ?? table
    self.layout = layout
    self.first = first
    count = table.count
  }

  deinit { unsafe array.deallocate() }

  func release() {
    if let release = unsafe array.pointee.release { unsafe release(array) }
  }

  /// About how many bytes the route of a row has.
  func size(_ row: Int) -> Int { routes.map { layout.size(of: $0, row) } ?? 0 }

  /// The route of a row.
  ///
  /// - Parameter precision: The decimals of encoded polylines.
  func route(_ row: Int, precision: Int?) throws(CallFailure) -> Route {
    guard let routes, !table.isMissing(row), !routes.isMissing(row) else {
      throw CallFailure(status: CORRIDOR_BAD_DATA, text: "there is no route")
    }
    if case .positions = layout {
      do throws(RouteError) { return try Route(lines: [layout.line(of: routes, row)]) } catch {
        throw CallFailure(CommandError.route(error))
      }
    }
    do throws(CommandError) {
      return try RouteInput.route { () throws(InputError) in
        let bytes = unsafe layout.bytes(of: routes, row).bindMemory(to: UInt8.self)
        return try unsafe RouteReader.read(
          bytes: bytes.span, file: "route", options: RouteReadOptions(precision: precision))
      }
    } catch {
      throw CallFailure(error)
    }
  }
}
