internal import CPROJ

/// A PROJ object: a reference system or a transformation. For one thread at a time.
@safe
final class ProjObject {
  /// The context that created it.
  let context: ProjContext
  // SAFETY: owned by this object, freed in `deinit` before its context.
  let handle: OpaquePointer

  /// Takes ownership of `handle`, which `function` returned; throws if it is nil.
  @unsafe
  init(owning handle: OpaquePointer?, in context: ProjContext, from function: String)
    throws(GeometryError)
  {
    guard let handle = unsafe handle else {
      throw .projFailed(function: function, reason: context.takeReason())
    }
    unsafe self.handle = handle
    self.context = context
  }

  deinit {
    _ = unsafe context.proj.pointee.proj_destroy(handle)
  }

  /// Creates an object from any definition that PROJ supports (`proj_create`).
  static func parse(_ text: String, in context: ProjContext) throws(GeometryError) -> ProjObject {
    // SAFETY: the text lives during the call; the wrapper owns the result.
    let made = unsafe text.withCString {
      unsafe context.proj.pointee.proj_create(context.handle, $0)
    }
    return try unsafe ProjObject(owning: made, in: context, from: "proj_create")
  }

  /// Whether it is a coordinate reference system (`proj_is_crs`).
  var isCRS: Bool {
    unsafe context.proj.pointee.proj_is_crs(handle) != 0
  }

  /// Whether two ordinates of this reference system are a position on Earth (`proj_get_type`):
  /// false for earth-centred, vertical, temporal and local engineering systems.
  var hasTwoAxesOnEarth: Bool {
    let kind = unsafe context.proj.pointee.proj_get_type(handle)
    let others = [
      PJ_TYPE_GEOCENTRIC_CRS, PJ_TYPE_VERTICAL_CRS, PJ_TYPE_TEMPORAL_CRS, PJ_TYPE_ENGINEERING_CRS,
    ]
    return !others.contains(kind)
  }

  /// The name, such as "WGS 84 / UTM zone 32N" (`proj_get_name`).
  var name: String {
    // SAFETY: the text lives as long as the object and is copied here.
    guard let text = unsafe context.proj.pointee.proj_get_name(handle) else { return "" }
    return unsafe String(cString: text)
  }

  /// The transformation from this reference system to another, first axis east, second north
  /// (`proj_create_crs_to_crs_from_pj`, `proj_normalize_for_visualization`).
  func transformation(to target: ProjObject) throws(GeometryError) -> ProjObject {
    // SAFETY: both are objects of one context; the wrapper owns each result.
    let made = unsafe context.proj.pointee.proj_create_crs_to_crs_from_pj(
      context.handle, handle, target.handle, nil, nil)
    let raw = try unsafe ProjObject(
      owning: made, in: context, from: "proj_create_crs_to_crs_from_pj")
    let eastFirst = unsafe context.proj.pointee.proj_normalize_for_visualization(
      context.handle, raw.handle)
    return try unsafe ProjObject(
      owning: eastFirst, in: context, from: "proj_normalize_for_visualization")
  }
}
