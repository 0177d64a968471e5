internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests
internal import CorridorThreads

/// An object that a C caller holds by a pointer.
final class Handle<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  /// Returns a pointer for the caller, who must release it exactly once.
  static func lend(_ value: Value) -> OpaquePointer {
    unsafe OpaquePointer(Unmanaged.passRetained(Handle(value)).toOpaque())
  }

  /// Returns the value behind a pointer from the caller.
  static func value(of pointer: OpaquePointer?, _ name: String) throws(CallFailure) -> Value {
    guard let pointer = unsafe pointer else { throw .missing(name) }
    return unsafe Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
      .value
  }

  /// Releases a pointer; NULL has no effect.
  static func takeBack(_ pointer: OpaquePointer?) {
    guard let pointer = unsafe pointer else { return }
    unsafe Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }
}

/// An index, with the routing engine that its requests ask for detours; copies share it.
struct OpenIndex: Sendable {
  let places: PlaceIndex
  private let access = Locked<EngineAccess?>(nil)

  init(_ places: PlaceIndex) { self.places = places }

  /// Nil for none.
  var engine: EngineAccess? { access.withLock { $0 } }

  func use(_ engine: EngineAccess?) { access.withLock { $0 = engine } }
}

typealias IndexHandle = Handle<OpenIndex>
typealias RouteHandle = Handle<Route>
typealias StopHandle = Handle<CancellationToken>
