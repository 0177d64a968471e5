import CLibosmium
import CorridorIndex

/// The trigger tags for libosmium: every object with an ``OSMObjectKind`` other than `none` has at least
/// one. Most objects of a file have none and are not passed to Swift.
struct OSMTriggers {
  /// Keys and values, each terminated by a zero byte.
  private var text: [CChar] = []
  private var starts: [(key: Int, value: Int?)] = []

  init(_ collector: PlaceCollector) {
    guard var triggers = collector.sink.triggers else { return }
    if collector.options.hasToponyms {
      triggers += GeographicTag.all.map {
        TagTrigger(key: Array("\($0.key)".utf8), value: Array("\($0.value)".utf8))
      }
      triggers += OSMObjectKind.toponymKeys.map { TagTrigger(key: Array($0.utf8)) }
    }
    if collector.sink.takesCarriageways {
      triggers += OSMRoad.classes.map { TagTrigger(key: Array("highway".utf8), value: $0) }
    }
    if collector.options.hasRoads {
      triggers += (OSMRoadTags.highways + OSMRoadTags.signs).map {
        TagTrigger(key: Array("highway".utf8), value: $0)
      }
      triggers.append(TagTrigger(key: OSMRoadTags.barrierKey))
      triggers += OSMRoadTags.turnTypes.map { TagTrigger(key: Array("type".utf8), value: $0) }
    }
    for trigger in triggers {
      let key = append(trigger.key)
      starts.append((key, trigger.value.map { append($0) }))
    }
  }

  private mutating func append(_ bytes: [UInt8]) -> Int {
    let start = text.count
    text += bytes.map { CChar(bitPattern: $0) }
    text.append(0)
    return start
  }

  /// Calls `body` with the tags, which are valid during the call; none if every object matters.
  func withTriggers<Result>(
    _ body: (UnsafeBufferPointer<clibosmium_trigger>) -> Result
  ) -> Result {
    // SAFETY: all starts lie in `text`, whose strings end with zero bytes.
    unsafe text.withUnsafeBufferPointer { text in
      guard let base = text.baseAddress else {
        return unsafe body(UnsafeBufferPointer(start: nil, count: 0))
      }
      let triggers = unsafe starts.map { start in
        unsafe clibosmium_trigger(
          key: base + start.key, value: start.value.map { unsafe base + $0 })
      }
      return unsafe triggers.withUnsafeBufferPointer { unsafe body($0) }
    }
  }
}
