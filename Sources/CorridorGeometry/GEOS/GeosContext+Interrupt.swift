internal import CGEOS

/// What GEOS asks while it works.
@safe
private final class StopQuestion {
  let isCancelled: () -> Bool

  init(_ isCancelled: @escaping () -> Bool) { self.isCancelled = isCancelled }
}

extension GeosContext {
  /// Calls `body`, in which GEOS gives up within some milliseconds when `isCancelled` says so.
  ///
  /// GEOS asks while it nodes edges and puts polygons together (`GEOS_interruptRegisterCallback`). It
  /// may be interrupted for another thread; then `body` is called again.
  ///
  /// - Throws: ``GeometryError/interrupted`` once it has been stopped, else what `body` throws.
  func interruptible<Answer>(
    unless isCancelled: () -> Bool, _ body: () throws(GeometryError) -> Answer
  ) throws(GeometryError) -> Answer {
    let result: Result<Answer, GeometryError> = withoutActuallyEscaping(isCancelled) {
      isCancelled in
      let question = StopQuestion(isCancelled)
      return withExtendedLifetime(question) {
        // SAFETY: the question lives until GEOS is told to ask no more, on this thread.
        unsafe cgeos_interrupt_thread(
          { unsafe Unmanaged<StopQuestion>.fromOpaque($0!).takeUnretainedValue().isCancelled() },
          Unmanaged.passUnretained(question).toOpaque())
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
