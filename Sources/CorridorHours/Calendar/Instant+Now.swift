internal import Glibc

extension Instant {
  /// The current time of the system clock (`clock_gettime`); nil if there is none.
  package static var now: Instant? {
    var now = timespec()
    // SAFETY: the call fills the structure.
    guard unsafe clock_gettime(CLOCK_REALTIME, &now) == 0 else { return nil }
    return Instant(seconds: Int64(now.tv_sec))
  }
}
