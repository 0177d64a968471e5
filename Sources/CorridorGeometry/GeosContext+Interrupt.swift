internal import CGEOS

/// What GEOS asks while it works.
@safe
private final class StopQuestion {
  let isStopped: () -> Bool

  init(_ isStopped: @escaping () -> Bool) { self.isStopped = isStopped }
}

extension GeosContext {
  /// Calls `body`, in which GEOS gives up within some milliseconds when `isStopped` says so.
  ///
  /// GEOS asks while it nodes edges and puts polygons together (`GEOS_interruptRegisterCallback`). It
  /// may be interrupted for another thread; then `body` is called again.
  ///
  /// - Throws: ``GeometryError/interrupted`` once it has been stopped, else what `body` throws.
  func interruptible<Answer>(
    unless isStopped: () -> Bool, _ body: () throws(GeometryError) -> Answer
  ) throws(GeometryError) -> Answer {
    let result: Result<Answer, GeometryError> = withoutActuallyEscaping(isStopped) { isStopped in
      let question = StopQuestion(isStopped)
      return withExtendedLifetime(question) {
        // SAFETY: the question lives until GEOS is told to ask no more, on this thread.
        unsafe cgeos_interrupt_thread(
          { unsafe Unmanaged<StopQuestion>.fromOpaque($0!).takeUnretainedValue().isStopped() },
          Unmanaged.passUnretained(question).toOpaque())
        defer { cgeos_interrupt_thread(nil, nil) }
        while true {
          do throws(GeometryError) {
            return .success(try body())
          } catch {
            if isStopped() { return .failure(.interrupted) }
            guard case .geosFailed(_, let reason) = error, reason.contains("InterruptedException")
            else { return .failure(error) }
          }
        }
      }
    }
    return try result.get()
  }
}
