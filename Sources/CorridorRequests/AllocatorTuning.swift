internal import CMalloc

/// What happens to memory that a program has freed.
package enum AllocatorTuning {
  /// Keeps freed memory for reuse instead of returning it to the system. By itself, malloc does so
  /// only once it has seen blocks of this size come and go. New memory is requested one mebibyte at
  /// a time.
  ///
  /// For programs, at start: a library leaves the choice to the program that loads it.
  package static func keep() {
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
    mallopt(M_TOP_PAD, 1 << 20)
  }

  /// Returns blocks of 4 MiB and more to the system at once, and keeps smaller ones, for a program
  /// that works in a limit of memory with arrays that grow.
  ///
  /// With a threshold of 1 MiB, an import has twice the page faults and takes a tenth longer.
  package static func keepSmall() {
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    mallopt(M_TRIM_THRESHOLD, 32 << 20)
    mallopt(M_ARENA_MAX, 4)
  }

  /// Returns large blocks to the system at once and keeps few others, for a program that shares its
  /// memory among many clients and stays within a limit.
  package static func giveBack() {
    mallopt(M_MMAP_THRESHOLD, 1 << 20)
    mallopt(M_TRIM_THRESHOLD, 4 << 20)
    mallopt(M_ARENA_MAX, 4)
  }
}
