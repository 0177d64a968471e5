internal import CPROJ

/// One PROJ context, for one thread at a time. It never uses the network.
@safe
final class ProjContext {
  // SAFETY: the table is constant and never freed once the library is loaded.
  let proj: UnsafePointer<cproj_functions>
  // SAFETY: owned by this object, freed in `deinit`, never passed out of the module.
  let handle: OpaquePointer
  private let lastError = Message()

  /// The last message of PROJ. A class, so that the callback has an address.
  private final class Message {
    var text = ""
  }

  /// Creates a context (`proj_context_create`); throws if the library cannot be loaded.
  init() throws(GeometryError) {
    guard let proj = unsafe cproj_load() else {
      throw .libraryMissing(
        library: "PROJ", reason: unsafe String(cString: cproj_load_error()),
        package: "libproj25")
    }
    guard let handle = unsafe proj.pointee.proj_context_create() else {
      throw .projFailed(function: "proj_context_create", reason: "no context was created")
    }
    unsafe self.proj = proj
    unsafe self.handle = handle
    // SAFETY: the message object lives as long as the context, which alone calls back.
    _ = unsafe proj.pointee.proj_context_set_enable_network(handle, 0)
    unsafe proj.pointee.proj_log_func(
      handle, Unmanaged.passUnretained(lastError).toOpaque(),
      { target, level, text in
        guard level == PJ_LOG_ERROR.rawValue, let text = unsafe text, let target = unsafe target
        else { return }
        let message = unsafe Unmanaged<Message>.fromOpaque(target).takeUnretainedValue()
        message.text = unsafe String(cString: text)
      })
    _ = unsafe proj.pointee.proj_log_level(handle, PJ_LOG_ERROR)
  }

  deinit {
    // SAFETY: every PROJ object holds a reference to this object, so none outlives it.
    _ = unsafe proj.pointee.proj_context_destroy(handle)
  }

  /// PROJ's message about its last failure, on one line.
  func takeReason() -> String {
    defer { lastError.text = "" }
    if !lastError.text.isEmpty {
      return String(lastError.text.map { $0.isNewline ? " " : $0 })
    }
    // SAFETY: reads the context; the text is constant or lives in the context until the next call.
    let number = unsafe proj.pointee.proj_context_errno(handle)
    guard number != 0,
      let text = unsafe proj.pointee.proj_context_errno_string(handle, number)
    else { return "no reason given" }
    return unsafe String(cString: text)
  }
}
