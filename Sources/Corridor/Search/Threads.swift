internal import Glibc

/// Runs `body` on `count` threads, one of which is the caller's, and waits for all of them.
///
/// With fewer threads where the system gives no more (`pthread_create`).
func runThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
  var threads: [pthread_t] = []
  for _ in 1..<max(count, 1) {
    var thread = pthread_t()
    let work = unsafe Unmanaged.passRetained(ThreadWork(body)).toOpaque()
    // SAFETY: the work is taken over by the thread, or given back here where there is none.
    let status = unsafe pthread_create(
      &thread, nil,
      { argument in
        guard let argument = unsafe argument else { return nil }
        unsafe Unmanaged<ThreadWork>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }, work)
    guard status == 0 else {
      unsafe Unmanaged<ThreadWork>.fromOpaque(work).release()
      break
    }
    threads.append(thread)
  }
  body()
  for thread in threads { pthread_join(thread, nil) }
}

/// What a thread is to do.
private final class ThreadWork: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
