import CLibosmium
import CorridorFormats
import CorridorGeometry
import CorridorIndex

// SAFETY (all of this file): `context` is the `OSMReading` that `OSMPlaceReader` keeps alive while
// libosmium calls; pointers are valid during the call; nothing is thrown across the C boundary.

private func reading(_ context: UnsafeMutableRawPointer?) -> OSMReading? {
  guard let context = unsafe context else { return nil }
  return unsafe Unmanaged<OSMReading>.fromOpaque(context).takeUnretainedValue()
}

/// Classifies an object; leaves its tags and categories in the draft.
func osmRequest(
  _ context: UnsafeMutableRawPointer?, _ object: UnsafePointer<clibosmium_object>
) -> clibosmium_request {
  guard let reading = unsafe reading(context) else { return CLIBOSMIUM_NOTHING }
  let (type, isClosed) = unsafe (object.pointee.type, object.pointee.is_closed)
  let kind = unsafe reading.take(object.pointee)
  // Streets are requested as lines anyway.
  let isRoad = type == CLIBOSMIUM_WAY && (reading.road != nil || reading.roadTags != nil)
  if kind == .none, isRoad { return CLIBOSMIUM_QUIET_LINE }
  guard
    reading.attempt({ () throws(ImportError) in
      unsafe try reading.takeRoadNode(object.pointee)
    })
  else { return CLIBOSMIUM_NOTHING }
  if kind == .business, reading.isShaped(kind) { return CLIBOSMIUM_SHAPED_PLACE }
  return kind.request(isClosed: isClosed, type: type)
}

/// Imports the node in the draft.
func osmNode(
  _ context: UnsafeMutableRawPointer?, _ object: UnsafePointer<clibosmium_object>, _ lon: Double,
  _ lat: Double
) -> Bool {
  guard let reading = unsafe reading(context) else { return false }
  return reading.attempt { () throws(ImportError) in
    guard let position = GridPosition(Coordinate(lon: lon, lat: lat)) else {
      let name = unsafe object.pointee.type.name(id: object.pointee.id)
      return try reading.leaveOut(.notOnEarth, at: .object(name))
    }
    unsafe try reading.takeNode(object.pointee, at: position)
  }
}

/// Imports an area.
func osmArea(
  _ context: UnsafeMutableRawPointer?, _ object: UnsafePointer<clibosmium_object>,
  _ area: UnsafePointer<clibosmium_area>
) -> Bool {
  guard let reading = unsafe reading(context) else { return false }
  return reading.attempt { () throws(ImportError) in
    unsafe try reading.takeArea(object.pointee, area.pointee)
  }
}

/// Finds the position of an area; called on other threads, each with its own resources.
func osmLocate(
  _ context: UnsafeMutableRawPointer?, _ worker: Int, _ area: UnsafePointer<clibosmium_area>,
  _ position: UnsafeMutablePointer<Double>
) -> Bool {
  guard let reading = unsafe reading(context),
    case .position(let found) = unsafe reading.workerPlacings[worker].place(area.pointee)
  else { return false }
  unsafe (position[0], position[1]) = (found.lon, found.lat)
  return true
}

/// Imports a way as lines.
func osmLines(
  _ context: UnsafeMutableRawPointer?, _ object: UnsafePointer<clibosmium_object>,
  _ lines: UnsafePointer<clibosmium_lines>
) -> Bool {
  guard let reading = unsafe reading(context) else { return false }
  return reading.attempt { () throws(ImportError) in
    unsafe try reading.takeLines(object.pointee, lines.pointee)
  }
}

/// Keeps a turn restriction.
func osmRestriction(
  _ context: UnsafeMutableRawPointer?, _ object: UnsafePointer<clibosmium_object>,
  _ members: UnsafePointer<clibosmium_member>?, _ count: Int
) -> Bool {
  guard let reading = unsafe reading(context) else { return false }
  return reading.attempt { () throws(ImportError) in
    unsafe try reading.takeTurn(
      object.pointee, UnsafeBufferPointer(start: members, count: count))
  }
}

/// Counts an object for which libosmium has no geometry.
func osmLeftOut(
  _ context: UnsafeMutableRawPointer?, _ type: clibosmium_type, _ id: Int64,
  _ request: clibosmium_request, _ reason: clibosmium_reason, _ detail: UnsafePointer<CChar>
) {
  guard let reading = unsafe reading(context) else { return }
  let detail = unsafe String(cString: detail)
  guard request == CLIBOSMIUM_PLACE || request == CLIBOSMIUM_SHAPED_PLACE else {
    let isCut = [CLIBOSMIUM_MISSING_NODES, CLIBOSMIUM_MISSING_WAYS, CLIBOSMIUM_NO_LINE]
      .contains(reason)
    return reading.collector.leaveOutToponym(
      isCut ? .cutToponym : .noOutline, at: .object(type.name(id: id)), detail)
  }
  _ = reading.attempt { () throws(ImportError) in
    try reading.collector.leaveOut(ImportFinding(reason), at: .object(type.name(id: id)), detail)
  }
}

/// Reports progress; returns false to stop reading.
func osmProgress(_ context: UnsafeMutableRawPointer?, _ fraction: Double) -> Bool {
  guard let reading = unsafe reading(context), reading.failure == nil else { return false }
  return reading.attempt { () throws(ImportError) in
    try reading.collector.reportProgress(OSMReading.shareOfFile * fraction)
  }
}

/// Provides memory for what is kept until the whole file has been read.
func osmAllocate(_ context: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutablePointer<UInt8>? {
  guard let reading = unsafe reading(context) else { return nil }
  var block: UnsafeMutableRawPointer?
  _ = reading.attempt { () throws(ImportError) in
    unsafe block = try ImportError.writing { () throws(IndexError) in
      unsafe try reading.memory.take(size)
    }
  }
  return unsafe block?.assumingMemoryBound(to: UInt8.self)
}

extension ImportFinding {
  fileprivate init(_ reason: clibosmium_reason) {
    switch reason {
    case CLIBOSMIUM_NO_POSITION: self = .noPosition
    case CLIBOSMIUM_NOT_CLOSED: self = .notClosed
    case CLIBOSMIUM_MISSING_NODES: self = .missingNodes
    case CLIBOSMIUM_MISSING_WAYS: self = .missingWays
    case CLIBOSMIUM_NOT_AN_AREA: self = .notAnArea
    default: self = .noArea
    }
  }
}
