import CLibosmium
import CorridorFormats
import CorridorGeometry
internal import CorridorIndex

/// Reads the businesses and toponyms of an OSM file with libosmium.
///
/// A node has its own position; ``PlanarPlacing`` finds that of a closed way and of a multipolygon
/// or boundary relation. The objects of a file may be in any order. A business that refers to
/// objects missing in the file is left out and counted. Incomplete toponyms are imported as far as
/// possible (see ``OSMObjectKind``): an area if its outer rings close without the missing members, a
/// street with a gap. Others are counted but never fail the import, because every extract cuts
/// some.
///
/// Toponyms have names, except for houses. They are settlements and other `place=*`
/// (``SettlementMerger``), administrative areas, streets (``StreetAssembler``), and objects with a house
/// number or house name that are not businesses. Lines of `addr:interpolation` are not expanded to
/// houses.
struct OSMPlaceReader {
  /// Reads `file` and submits its places.
  ///
  /// - Throws: `syntax` with libosmium's message for a damaged file, `unreadable`, `outOfMemory`,
  ///   `geometry` without GEOS, and the errors of `collector`.
  static func read(file: String, into collector: PlaceCollector) throws(ImportError) {
    guard let format = collector.report.format.osmium else {
      preconditionFailure("\(collector.report.format.rawValue) is not read by libosmium")
    }
    let reading: OSMReading
    do throws(GeometryError) {
      reading = try OSMReading(collector: collector)
    } catch {
      throw .input(.geometry(error))
    }
    let context = unsafe Unmanaged.passUnretained(reading)
    // SAFETY: libosmium calls back only during the call, while `reading` is kept alive, and on this
    // thread, except for `osmLocate`; the strings are C strings during the call.
    var handlers = unsafe clibosmium_handlers(
      context: context.toOpaque(), request: osmRequest, node: osmNode, area: osmArea,
      locate: osmLocate, worker_count: reading.workerPlacings.count, lines: osmLines,
      restriction: collector.options.hasRoads ? osmRestriction : nil, left_out: osmLeftOut,
      progress: osmProgress, allocate: osmAllocate,
      memory: collector.options.memory, triggers: nil,
      trigger_count: 0)
    var result = clibosmium_result()
    let triggers = OSMTriggers(collector)
    let status = unsafe triggers.withTriggers { triggers in
      unsafe handlers.triggers = triggers.baseAddress
      unsafe handlers.trigger_count = triggers.count
      return withExtendedLifetime(reading) {
        unsafe clibosmium_read(file.fileName, format, &handlers, &result)
      }
    }
    if let failure = reading.failure { throw failure }
    collector.report.objects = Int(clamping: result.objects)
    switch status {
    case CLIBOSMIUM_OK, CLIBOSMIUM_STOPPED:
      try reading.submitDeferred()
      let timestamp = string(result.timestamp)
      if !timestamp.isEmpty { collector.report.dataVersion = timestamp }
    case CLIBOSMIUM_NO_MEMORY:
      throw .input(.outOfMemory(file: file))
    case CLIBOSMIUM_SYSTEM:
      throw .input(.unreadable(file: file, reason: FileFault(errno: result.system_error)))
    default:
      let message = string(result.message)
      throw .input(
        .syntax(
          InputFault(
            file: file, format: collector.report.format.rawValue,
            at: InputLocation(byte: Int(clamping: result.byte)),
            found: message.isEmpty ? "damaged data" : message,
            expected: "a complete file; download it again")))
    }
  }

  /// The string in a C array of characters that ends with a zero byte.
  private static func string<Characters>(_ characters: Characters) -> String {
    unsafe withUnsafeBytes(of: characters) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
