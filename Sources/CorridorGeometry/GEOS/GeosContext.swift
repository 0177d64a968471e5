internal import CGEOS
internal import CorridorThreads

/// One GEOS context, for one thread at a time.
///
/// Create one per worker, not one per call. Geometries retain their context.
@safe
final class GeosContext {
  // SAFETY: the table is constant and never freed once the library is loaded.
  let geos: UnsafePointer<cgeos_functions>
  // SAFETY: owned by this object, freed in `deinit`, never passed out of the module.
  let handle: GEOSContextHandle_t
  private let lastError = Message()

  /// The last message of GEOS. A class, so that the callback has an address.
  private final class Message {
    var text = ""
  }

  /// Creates a context (`GEOS_init_r`); throws if the library cannot be loaded.
  init() throws(GeometryError) {
    guard let geos = unsafe cgeos_load() else {
      throw .libraryMissing(
        library: "GEOS", reason: unsafe String(cString: cgeos_load_error()),
        package: "libgeos-c1v5")
    }
    guard let handle = unsafe geos.pointee.GEOS_init_r() else {
      throw .geosFailed(function: "GEOS_init_r", reason: "no context was created")
    }
    unsafe self.geos = geos
    unsafe self.handle = handle
    // SAFETY: the message object lives as long as the context, which alone calls back.
    _ = unsafe geos.pointee.GEOSContext_setErrorMessageHandler_r(
      handle,
      { text, target in
        guard let text = unsafe text, let target = unsafe target else { return }
        let message = unsafe Unmanaged<Message>.fromOpaque(target).takeUnretainedValue()
        message.text = unsafe String(cString: text)
      }, Unmanaged.passUnretained(lastError).toOpaque())
  }

  deinit {
    // SAFETY: every geometry holds a reference to this object, so none outlives it.
    unsafe geos.pointee.GEOS_finish_r(handle)
  }

  /// The error to throw after `function` failed, with GEOS's message on one line.
  func failure(of function: String) -> GeometryError {
    let reason = lastError.text.isEmpty ? "no reason given" : lastError.text
    lastError.text = ""
    return .geosFailed(
      function: function, reason: String(reason.map { $0.isNewline ? " " : $0 }))
  }

  /// Takes ownership of a geometry that `function` returned; throws if it returned none.
  func own(_ pointer: OpaquePointer?, from function: String) throws(GeometryError) -> GeosGeometry {
    guard let pointer = unsafe pointer else { throw failure(of: function) }
    return unsafe GeosGeometry(owning: pointer, in: self)
  }
}

extension GeosContext {
  /// Idle contexts, so that a worker that creates many corridors creates one context.
  private static let idle = Locked<[GeosContext]>([])

  /// Calls `body` with a context for the exclusive use of this thread. No geometry may outlive the
  /// call.
  static func borrowed<Answer>(
    _ body: (GeosContext) throws(GeometryError) -> Answer
  ) throws(GeometryError) -> Answer {
    let context: GeosContext
    if let free = idle.withLock({ $0.popLast() }) { context = free } else { context = try Self() }
    // After an error the context is released, because its state is unknown.
    let answer = try body(context)
    idle.withLock { $0.append(context) }
    return answer
  }
}
