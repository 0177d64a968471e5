internal import CGEOS

/// The cancellation check that GEOS calls while it works.
@safe
private final class CancellationCheck {
  let isCancelled: () -> Bool

  init(_ isCancelled: @escaping () -> Bool) { self.isCancelled = isCancelled }
}

extension GeosContext {
  /// Calls `body`, in which GEOS stops within some milliseconds once `isCancelled` returns true, but
  /// after a buffer that it is making.
  ///
  /// GEOS checks while it nodes edges and builds polygons (`GEOS_interruptRegisterCallback`). The
  /// interrupt flag is global, so GEOS can be interrupted on behalf of another thread; then `body`
  /// is called again.
  ///
  /// - Throws: ``GeometryError/interrupted`` if cancelled, and errors of `body`.
  func interruptible<Answer>(
    unless isCancelled: () -> Bool, _ body: () throws(GeometryError) -> Answer
  ) throws(GeometryError) -> Answer {
    let result: Result<Answer, GeometryError> = withoutActuallyEscaping(isCancelled) {
      isCancelled in
      let check = CancellationCheck(isCancelled)
      return withExtendedLifetime(check) {
        // SAFETY: the object lives until the callback is removed, on this thread.
        unsafe cgeos_interrupt_thread(
          {
            unsafe Unmanaged<CancellationCheck>.fromOpaque($0!).takeUnretainedValue().isCancelled()
          },
          Unmanaged.passUnretained(check).toOpaque())
        defer { cgeos_interrupt_thread(nil, nil) }
        while true {
          do throws(GeometryError) {
            return .success(try body())
          } catch {
            if isCancelled() { return .failure(.interrupted) }
            guard case .geosFailed(_, let reason) = error, reason.contains("InterruptedException")
            else { return .failure(error) }
          }
        }
      }
    }
    return try result.get()
  }
}
