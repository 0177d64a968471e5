internal import CorridorRequests

/// The options of the service.
extension OptionSpec {
  static let listen = OptionSpec(
    name: "listen", value: .text("ADDRESS:PORT"),
    help: "The address to listen at (default 127.0.0.1:8080); port 0 selects a free port.")
  static let workers = OptionSpec(
    name: "workers", value: .text("N"),
    help: "Requests to process at once (default: one per processor).")
  static let queue = OptionSpec(
    name: "queue", value: .text("N"),
    help: "Requests that may wait; further ones are refused with status 503 (default 64).")
  static let deadline = OptionSpec(
    name: "deadline", value: .text("TIME"),
    help: "The longest time that a request may take (default 10s).")
  static let drain = OptionSpec(
    name: "drain", value: .text("TIME"),
    help: """
      After SIGTERM, keep answering new connections for this long, while /readyz answers 503 \
      (default 5s). Ctrl-C skips this, and a second signal ends the service at once.
      """)
  static let maxBody = OptionSpec(
    name: "max-body", value: .text("MIB"),
    help: "The largest body of a request, in MiB (default 16).")
  static let memory = OptionSpec(
    name: "memory", value: .text("SIZE"),
    help: """
      Memory that the process may use besides mapped files (default 1GiB, at least 64MiB). \
      Requests that need more are refused, and clients that do not read their answers are \
      disconnected.
      """)
  static let workBudget = OptionSpec(
    name: "work-budget", value: .text("N"),
    help: """
      Steps that a request may take, where each step reads a node of the index (default 20000000). \
      A request that needs more is refused, however busy the machine is.
      """)
  static let maxWithin = OptionSpec(
    name: "max-within", value: .text("DISTANCE"),
    help: "The widest corridor, on either side (default 100km).")
  static let engineBudget = OptionSpec(
    name: "engine-budget", value: .text("N"),
    help: """
      The most detours that one request may have the routing engine find (default 200); others are \
      unknown.
      """)
  static let keyFile = OptionSpec(
    name: "api-key-file", value: .file("FILE"),
    help: """
      API keys, one per line; each client sends one of them (Authorization: Bearer KEY, or \
      X-Api-Key). A name before a key is the client's name in the access log. The file is read \
      again when it changes.
      """)
  static let rateLimit = OptionSpec(
    name: "rate-limit", value: .text("N"),
    help: "Requests per second for each key (without keys: for all clients together).")
  static let corsOrigin = OptionSpec(
    name: "cors-origin", value: .text("ORIGIN"), repeats: true,
    help: """
      Allow pages of this origin to send requests from a browser; * allows all (default: none).
      """)
  static let tiles = OptionSpec(
    name: "tiles", value: .file("FILE|URL"),
    help: """
      The base map at /: a file of vector tiles (FILE.mbtiles, such as tilemaker makes), or the URL \
      of pictures, such as https://tiles.example/{z}/{x}/{y}.png, with --tiles-attribution. \
      Without tiles, the map shows a graticule and contacts no other server.
      """)
  static let tilesAttribution = OptionSpec(
    name: "tiles-attribution", value: .text("TEXT"),
    help: """
      The attribution of the tiles that the map shows (default for a file: its own, else that of \
      OpenStreetMap).
      """)
  static let mapLibre = OptionSpec(
    name: "maplibre", value: .file("FOLDER"),
    help: """
      The folder with maplibre-gl.js and maplibre-gl.css, which draw vector tiles (default \
      /usr/local/share/javascript/maplibre-gl). Without them, the map shows a graticule.
      """)
  static let accessLog = OptionSpec(
    name: "access-log", value: .file("FILE|-"),
    help: "Append a line of JSON for each request to FILE; - writes to standard output.")
}
