// The names are those in corridor.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CCorridor
internal import CorridorIndex

@c @implementation
public func corridor_open(
  _ path: UnsafePointer<CChar>?, _ index: UnsafeMutablePointer<OpaquePointer?>?
) -> corridor_status {
  unsafe status(making: index) { () throws(CallFailure) in
    guard let path = unsafe path else { throw .missing("path") }
    do throws(IndexError) {
      return unsafe IndexHandle.lend(OpenIndex(try PlaceIndex(path: String(fileName: path))))
    } catch {
      throw CallFailure(error)
    }
  }
}

@c @implementation
public func corridor_verify(_ index: OpaquePointer?) -> corridor_status {
  status { () throws(CallFailure) in
    let index = try unsafe IndexHandle.value(of: index, "index").places
    do throws(IndexError) { try index.verify() } catch { throw CallFailure(error) }
  }
}

@c @implementation
public func corridor_count(_ index: OpaquePointer?) -> UInt64 {
  let index = unsafe try? IndexHandle.value(of: index, "index").places
  return UInt64(index?.count ?? 0)
}

@c @implementation
public func corridor_build_id(
  _ index: OpaquePointer?, _ room: UnsafeMutablePointer<CChar>?
) -> corridor_status {
  status { () throws(CallFailure) in
    let index = try unsafe IndexHandle.value(of: index, "index").places
    guard let room = unsafe room else { throw .missing("build_id") }
    for (number, byte) in index.buildID.utf8.enumerated() {
      unsafe room[number] = CChar(bitPattern: byte)
    }
    unsafe room[32] = 0
  }
}

@c @implementation
public func corridor_close(_ index: OpaquePointer?) {
  unsafe IndexHandle.takeBack(index)
}
