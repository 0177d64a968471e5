// The names are those in corridor.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CCorridor
internal import Corridor
internal import CorridorThreads

@c @implementation
public func corridor_stop_make(
  _ seconds: Double, _ stop: UnsafeMutablePointer<OpaquePointer?>?
) -> corridor_status {
  unsafe status(making: stop) { () throws(CallFailure) in
    guard seconds >= 0, seconds < 1e9 else {
      throw CallFailure(
        status: CORRIDOR_USAGE, text: "seconds is \(seconds); give a time, or 0 for none")
    }
    return unsafe StopHandle.lend(CancellationToken(after: seconds == 0 ? nil : .seconds(seconds)))
  }
}

@c @implementation
public func corridor_stop_raise(_ stop: OpaquePointer?) {
  unsafe try? StopHandle.value(of: stop, "stop").cancel()
}

@c @implementation
public func corridor_stop_free(_ stop: OpaquePointer?) {
  unsafe StopHandle.takeBack(stop)
}
