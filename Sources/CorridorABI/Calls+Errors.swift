// The names are those in corridor.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CCorridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorRequests
internal import Glibc

@c @implementation
public func corridor_describe(_ status: corridor_status) -> UnsafePointer<CChar> {
  let text: StaticString =
    switch status {
    case CORRIDOR_OK: "done"
    case CORRIDOR_USAGE: "the request is wrong"
    case CORRIDOR_BAD_DATA: "the data is wrong"
    case CORRIDOR_NO_INPUT: "there is no such file"
    case CORRIDOR_UNAVAILABLE: "a library is missing"
    case CORRIDOR_INTERNAL: "an error in the library"
    case CORRIDOR_NO_MEMORY: "not enough memory"
    case CORRIDOR_IO: "the disk failed"
    case CORRIDOR_TIMED_OUT: "the call took too long"
    case CORRIDOR_STOPPED: "the call was stopped"
    default: "unknown status"
    }
  return unsafe UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

@c @implementation
public func corridor_error() -> UnsafePointer<CChar> {
  unsafe UnsafePointer(ccorridor_error_text())
}

@c @implementation
public func corridor_require(_ uses: UInt32) -> corridor_status {
  status { () throws(CallFailure) in
    let libraries: [(use: UInt32, library: LoadedLibrary)] = [
      (UInt32(CORRIDOR_DISTANCES), .distances), (UInt32(CORRIDOR_POLYGONS), .polygons),
      (UInt32(CORRIDOR_SYSTEMS), .systems),
    ]
    let requests = UInt32(CORRIDOR_REQUESTS)
    let known = libraries.reduce(requests) { $0 | $1.use }
    guard uses & ~known == 0 else {
      throw CallFailure(
        status: CORRIDOR_USAGE, text: "uses has bits that this version does not know")
    }
    var missing: [String] = []
    for (use, library) in libraries where uses == 0 || uses & use != 0 {
      do throws(GeometryError) { try library.load() } catch {
        // What needs the same library twice is missing once.
        if !missing.contains(error.description) { missing.append(error.description) }
      }
    }
    if uses == 0 || uses & requests != 0 {
      do throws(InputError) { _ = try JSONParser() } catch { missing.append(error.description) }
    }
    guard missing.isEmpty else {
      throw CallFailure(
        status: CORRIDOR_UNAVAILABLE, text: missing.joined(separator: "; and "))
    }
  }
}

// SAFETY: it is set once and never written to.
nonisolated(unsafe) private let version = unsafe strdup(programVersion)

@c @implementation
public func corridor_version() -> UnsafePointer<CChar> {
  guard let version = unsafe version else { return unsafe corridor_describe(CORRIDOR_NO_MEMORY) }
  return unsafe UnsafePointer(version)
}
