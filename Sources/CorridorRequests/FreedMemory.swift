internal import CMalloc

/// What becomes of memory that a program has freed.
package enum FreedMemory {
  /// Has it used again rather than given back and asked for anew, as malloc does by itself once it
  /// has seen pieces of this size come and go; what is new comes a mebibyte at a time.
  ///
  /// For programs, at their start: a library leaves it to who loads it.
  package static func keep() {
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
    mallopt(M_TOP_PAD, 1 << 20)
  }

  /// Has large pieces given back at once, and few others kept: for a program that shares its memory
  /// among many who ask, and keeps within a limit.
  package static func giveBack() {
    mallopt(M_MMAP_THRESHOLD, 1 << 20)
    mallopt(M_TRIM_THRESHOLD, 4 << 20)
    mallopt(M_ARENA_MAX, 4)
  }
}
