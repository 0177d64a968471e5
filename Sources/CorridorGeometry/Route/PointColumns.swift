/// Earth-centred positions in metres, x, y and z each in a column of its own.
@safe
struct PointColumns {
  // SAFETY: three columns of `stride` numbers, one after another, which the owner of the columns
  // frees; it indexes no more than it has written.
  let xs: UnsafeMutablePointer<Double>
  private let stride: Int

  var ys: UnsafeMutablePointer<Double> { unsafe xs + stride }
  var zs: UnsafeMutablePointer<Double> { unsafe xs + 2 * stride }

  /// Numbers that may be written and read after the last of a column: positions are written by
  /// eight, and a block of segments is made of nine.
  static let slack = 16

  /// Fresh memory, which the caller frees.
  init(capacity: Int) {
    stride = capacity + Self.slack
    unsafe xs = .fresh(3 * stride)
  }

  func deallocate() { unsafe xs.deallocate() }

  @inline(__always)
  subscript(index: Int) -> SIMD3<Double> {
    get { unsafe SIMD3(xs[index], ys[index], zs[index]) }
    nonmutating set {
      unsafe xs[index] = newValue.x
      unsafe ys[index] = newValue.y
      unsafe zs[index] = newValue.z
    }
  }

  /// Copies the first positions of others.
  func fill(from others: PointColumns, count: Int) {
    unsafe xs.initialize(from: others.xs, count: count)
    unsafe ys.initialize(from: others.ys, count: count)
    unsafe zs.initialize(from: others.zs, count: count)
  }
}
