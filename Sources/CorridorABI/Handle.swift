internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// Something that a caller holds by a pointer.
final class Handle<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  /// The pointer for the caller, who gives it back once.
  static func lend(_ value: Value) -> OpaquePointer {
    unsafe OpaquePointer(Unmanaged.passRetained(Handle(value)).toOpaque())
  }

  /// What a pointer of the caller's stands for.
  static func value(of pointer: OpaquePointer?, _ name: String) throws(Failure) -> Value {
    guard let pointer = unsafe pointer else { throw .missing(name) }
    return unsafe Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
      .value
  }

  /// Takes a pointer back; NULL is none.
  static func takeBack(_ pointer: OpaquePointer?) {
    guard let pointer = unsafe pointer else { return }
    unsafe Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }
}

typealias IndexHandle = Handle<PlaceIndex>
typealias RouteHandle = Handle<Route>
typealias StopHandle = Handle<CancellationToken>
