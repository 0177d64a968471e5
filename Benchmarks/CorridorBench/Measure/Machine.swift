internal import Glibc

/// What the figures were measured on; nothing that names the machine or its folders.
struct Machine {
  let processor: String
  let cores: Int
  let memoryGiB: Int
  let kernel: String
  let compiler: String
  let configuration: String

  init() {
    processor = linuxFact("model name", in: "/proc/cpuinfo") ?? "unknown"
    cores = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    let kibibytes = linuxFact("MemTotal:", in: "/proc/meminfo")
      .flatMap { $0.split(separator: " ").first }.flatMap { Int($0) }
    memoryGiB = (kibibytes ?? 0) >> 20
    kernel = linuxFact("", in: "/proc/sys/kernel/osrelease").map { "Linux \($0)" } ?? "unknown"
    #if compiler(>=6.4)
      compiler = "Swift 6.4 or later"
    #elseif compiler(>=6.3)
      compiler = "Swift 6.3"
    #else
      compiler = "Swift 6.2"
    #endif
    #if DEBUG
      configuration = "debug"
    #else
      configuration = "release"
    #endif
  }
}
