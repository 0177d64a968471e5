internal import Corridor
internal import CorridorFormats
internal import CorridorIndex
internal import CorridorThreads

/// Counters of the service, in Prometheus text format 0.0.4.
final class ServiceMetrics: Sendable {
  private struct Key: Hashable {
    let path: String
    let status: Int
  }

  private struct Counts: Sendable {
    var requests: [Key: Int] = [:]
    var seconds: [String: Histogram] = [:]
    var aborted = 0
    var reloads = 0
    var failedReloads = 0
    var receivedBytes = 0
    var sentBytes = 0
  }

  /// The distribution of request durations, in buckets with the upper bounds ``bounds``.
  fileprivate struct Histogram: Sendable {
    var buckets = [Int](repeating: 0, count: ServiceMetrics.bounds.count)
    var count = 0
    var sum = 0.0
  }

  /// The upper bounds, in seconds.
  fileprivate static let bounds: [(text: String, seconds: Double)] = [
    ("0.0005", 0.0005), ("0.001", 0.001), ("0.0025", 0.0025), ("0.005", 0.005), ("0.01", 0.01),
    ("0.025", 0.025), ("0.05", 0.05), ("0.1", 0.1), ("0.25", 0.25), ("0.5", 0.5), ("1", 1),
    ("2.5", 2.5), ("5", 5), ("10", 10),
  ]

  private let counts = Locked(Counts())

  /// Counts a completed request.
  func count(_ record: ExchangeRecord) {
    // Clients can invent any number of other paths.
    let path = Endpoint(rawValue: record.head.path)?.rawValue ?? "other"
    let seconds = record.duration / .seconds(1)
    counts.withLock { counts in
      counts.requests[Key(path: path, status: record.status), default: 0] += 1
      counts.receivedBytes += record.received
      counts.sentBytes += record.sent
      if !record.isComplete { counts.aborted += 1 }
      counts.seconds[path, default: Histogram()].add(seconds)
    }
  }

  /// Counts an index that replaced another, or was invalid.
  func countReload(isGood: Bool) {
    counts.withLock { counts in
      if isGood { counts.reloads += 1 } else { counts.failedReloads += 1 }
    }
  }

  /// All metrics as text.
  ///
  /// - Parameters:
  ///   - served: The index and its check; nil before there is one.
  ///   - state: The load of the server; nil before it has started.
  func text(
    _ served: (index: PlaceIndex, check: ServedIndex.Check)?, lostLines: Int, state: ServerState?
  ) -> [UInt8] {
    let counts = counts.withLock { $0 }
    var buffer = TextBuffer()
    func family(
      _ name: String, _ type: String, _ help: String, _ samples: [(labels: String, value: Int)] = []
    ) {
      buffer.append("# HELP corridor_\(name) \(help)\n# TYPE corridor_\(name) \(type)\n")
      for (labels, value) in samples { buffer.append("corridor_\(name)\(labels) \(value)\n") }
    }
    func counter(_ name: String, _ value: Int, _ help: String) {
      family(name, "counter", help, [("", value)])
    }
    func gauge(_ name: String, _ value: Int, _ help: String) {
      family(name, "gauge", help, [("", value)])
    }
    let requests = counts.requests.sorted {
      ($0.key.path, $0.key.status) < ($1.key.path, $1.key.status)
    }
    family(
      "requests_total", "counter", "Completed requests, by path and status.",
      requests.map { ("{path=\"\($0.key.path)\",status=\"\($0.key.status)\"}", $0.value) })
    counter("requests_aborted_total", counts.aborted, "Requests whose client left before the end.")
    counter("index_reloads_total", counts.reloads, "Reloads of the index.")
    counter("index_reload_failures_total", counts.failedReloads, "Failed reloads of the index.")
    counter(
      "log_lines_lost_total", lostLines, "Lines of the access log that could not be written.")
    counter("received_bytes_total", counts.receivedBytes, "Bytes of the bodies of requests.")
    counter("sent_bytes_total", counts.sentBytes, "Bytes of the bodies of answers.")
    family("request_seconds", "histogram", "Time from the head of a request to its end.")
    for (path, histogram) in counts.seconds.sorted(by: { $0.key < $1.key }) {
      histogram.append(path, to: &buffer)
    }
    if let state {
      family(
        "requests_waiting", "gauge", "Requests that wait for a worker, by cost.",
        [("{cost=\"light\"}", state.requests.light), ("{cost=\"heavy\"}", state.requests.heavy)])
      gauge("requests_running", state.requests.running, "Requests that are being processed.")
      gauge("batches_running", state.batches, "Batches that are being processed.")
      let (process, held, work) = ("{use=\"process\"}", "{use=\"held\"}", "{use=\"work\"}")
      family(
        "memory_bytes", "gauge", "Memory of the process, held for clients, and for work.",
        [(process, state.processBytes), (held, state.heldBytes), (work, state.workBytes)])
      family(
        "memory_limit_bytes", "gauge", "The limit of each use of memory.",
        (state.processLimit.map { [(process, $0)] } ?? [])
          + [(held, state.heldLimit), (work, state.workLimit)])
    }
    if let (index, check) = served {
      gauge("places", index.count, "Places in the index.")
      gauge("index_verified", check == .passed ? 1 : 0, "1 if the whole index is verified.")
      gauge("index_damaged", check == .failed ? 1 : 0, "1 if the index is damaged.")
      family(
        "index_info", "gauge", "The build of the index.", [("{build_id=\"\(index.buildID)\"}", 1)])
    }
    return buffer.bytes
  }
}

extension ServiceMetrics.Histogram {
  fileprivate mutating func add(_ seconds: Double) {
    count += 1
    sum += seconds
    for (number, bound) in ServiceMetrics.bounds.enumerated() where seconds <= bound.seconds {
      buckets[number] += 1
    }
  }

  fileprivate func append(_ path: String, to buffer: inout TextBuffer) {
    let name = "corridor_request_seconds"
    for (count, bound) in zip(buckets, ServiceMetrics.bounds) {
      buffer.append("\(name)_bucket{path=\"\(path)\",le=\"\(bound.text)\"} \(count)\n")
    }
    buffer.append("\(name)_bucket{path=\"\(path)\",le=\"+Inf\"} \(count)\n")
    buffer.append("\(name)_sum{path=\"\(path)\"} \(sum)\n")
    buffer.append("\(name)_count{path=\"\(path)\"} \(count)\n")
  }
}
