internal import CorridorRequests

/// The options of the service.
extension OptionSpec {
  static let listen = OptionSpec(
    name: "listen", value: .text("ADDRESS:PORT"),
    help: "Where to listen (default 127.0.0.1:8080); port 0 for any that is free.")
  static let workers = OptionSpec(
    name: "workers", value: .text("N"),
    help: "Requests that are worked on at once (default: one for each processor).")
  static let queue = OptionSpec(
    name: "queue", value: .text("N"),
    help: "Requests that may wait; more are told to come again (default 64).")
  static let deadline = OptionSpec(
    name: "deadline", value: .text("TIME"), help: "How long a request may take (default 10s).")
  static let maxBody = OptionSpec(
    name: "max-body", value: .text("MIB"), help: "The largest request, in MiB (default 16).")
  static let memory = OptionSpec(
    name: "memory", value: .text("SIZE"),
    help: """
      Memory that the process may take besides files that it maps (default 1GiB, at least 64MiB). \
      Requests beyond it are told to come again, and clients that do not read are cut off.
      """)
  static let workBudget = OptionSpec(
    name: "work-budget", value: .text("N"),
    help: """
      Steps that a request may take, each a look at a node of the index (default 20000000); it is \
      refused beyond them, however busy the machine is.
      """)
  static let maxWithin = OptionSpec(
    name: "max-within", value: .text("DISTANCE"),
    help: "The widest corridor, on either side (default 100km).")
  static let keyFile = OptionSpec(
    name: "api-key-file", value: .file("FILE"),
    help: """
      Keys of which a client needs one (Authorization: Bearer KEY, or X-Api-Key), one a line, with \
      a name before it if the access log is to name clients. Read again when it changes.
      """)
  static let rateLimit = OptionSpec(
    name: "rate-limit", value: .text("N"),
    help: "Requests that the holder of a key may make in a second (without keys: all clients).")
  static let corsOrigin = OptionSpec(
    name: "cors-origin", value: .text("ORIGIN"), repeats: true,
    help: "Pages of this origin may ask from a browser; * for all (default: none).")
  static let tiles = OptionSpec(
    name: "tiles", value: .text("URL"),
    help: """
      Tiles below the map at /, such as https://tiles.example/{z}/{x}/{y}.png; needs \
      --tiles-attribution. Without, the map has a graticule and nothing else is asked of anybody.
      """)
  static let tilesAttribution = OptionSpec(
    name: "tiles-attribution", value: .text("TEXT"),
    help: "What the provider of the tiles wants said on the map.")
  static let accessLog = OptionSpec(
    name: "access-log", value: .file("FILE|-"),
    help: "A line of JSON for each request, added to FILE, or on standard output.")
}
