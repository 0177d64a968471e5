internal import Glibc

/// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014): the
/// same seed gives the same world on every machine.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Evenly from 0 up to 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Evenly from `low` up to `high`.
  mutating func uniform(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

  /// Evenly from 0 to `count` - 1.
  mutating func index(_ count: Int) -> Int { Int(unit() * Double(count)) }

  /// Normally distributed about 0 with deviation 1 (Box and Muller, 1958).
  mutating func normal() -> Double {
    (-2 * log(1 - unit())).squareRoot() * cos(2 * .pi * unit())
  }

  /// Laplace-distributed about 0.
  mutating func laplace(_ scale: Double) -> Double {
    let u = unit() - 0.5
    return -scale * (u < 0 ? -1 : 1) * log(1 - 2 * abs(u))
  }
}
