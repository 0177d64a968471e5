// The names are those in corridor.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CCorridor
internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorRequests

@c @implementation
public func corridor_route_read(
  _ bytes: UnsafePointer<CChar>?, _ size: Int, _ precision: CInt,
  _ route: UnsafeMutablePointer<OpaquePointer?>?
) -> corridor_status {
  unsafe status(making: route) { () throws(CallFailure) in
    guard let bytes = unsafe bytes else { throw .missing("bytes") }
    try CallFailure.check(size, "size")
    guard [0, 5, 6].contains(precision) else {
      throw CallFailure(
        status: CORRIDOR_USAGE, text: "precision is \(precision); give 5 or 6, or 0 for none")
    }
    let text = unsafe Array(UnsafeRawBufferPointer(start: bytes, count: size))
    let options = RouteReadOptions(precision: precision == 0 ? nil : Int(precision))
    do throws(CommandError) {
      return unsafe RouteHandle.lend(
        try RouteInput.route { () throws(InputError) in
          try RouteReader.read(bytes: text, file: "route", options: options)
        })
    } catch {
      throw CallFailure(error)
    }
  }
}

@c @implementation
public func corridor_route_make(
  _ positions: UnsafePointer<Double>?, _ count: Int, _ route: UnsafeMutablePointer<OpaquePointer?>?
) -> corridor_status {
  unsafe status(making: route) { () throws(CallFailure) in
    guard let positions = unsafe positions else { throw .missing("positions") }
    try CallFailure.check(count, "count")
    let line = (0..<count).map { number in
      unsafe Coordinate(lon: positions[2 * number], lat: positions[2 * number + 1])
    }
    do throws(RouteError) { return unsafe RouteHandle.lend(try Route(lines: [line])) } catch {
      throw CallFailure(CommandError.route(error))
    }
  }
}

@c @implementation
public func corridor_route_length(_ route: OpaquePointer?) -> Double {
  let route = unsafe try? RouteHandle.value(of: route, "route")
  return route?.lengthMeters ?? 0
}

@c @implementation
public func corridor_route_nearest(
  _ route: OpaquePointer?, _ lon: Double, _ lat: Double, _ fromMeters: Double,
  _ alongMeters: UnsafeMutablePointer<Double>?, _ offRouteMeters: UnsafeMutablePointer<Double>?
) -> corridor_status {
  status { () throws(CallFailure) in
    let route = unsafe try RouteHandle.value(of: route, "route")
    let position = Coordinate(lon: lon, lat: lat)
    guard position.isOnEarth else {
      throw CallFailure(
        status: CORRIDOR_USAGE,
        text: "longitude \(lon), latitude \(lat) is not a position on Earth; give degrees")
    }
    let nearest: RoutePosition?
    do throws(RouteError) { nearest = try route.nearest(to: position, from: fromMeters) } catch {
      throw CallFailure(CommandError.route(error))
    }
    unsafe alongMeters?.pointee = nearest?.alongMeters ?? .nan
    unsafe offRouteMeters?.pointee = nearest?.offRouteMeters ?? .nan
  }
}

@c @implementation
public func corridor_route_free(_ route: OpaquePointer?) {
  unsafe RouteHandle.takeBack(route)
}
