package import Testing

extension Trait where Self == TimeLimitTrait {
  /// A limit on a test that could wait for ever; longer where a sanitizer makes everything slower.
  package static func timeLimit(minutes: Int) -> Self {
    .timeLimit(.minutes(minutes * Int(ProcessorTime.slowdown)))
  }
}
