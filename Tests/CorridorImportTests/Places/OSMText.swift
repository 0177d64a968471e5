/// OSM XML put together for a test.
struct OSMText {
  private var body = ""

  var text: String {
    "<?xml version='1.0' encoding='UTF-8'?>\n<osm version=\"0.6\">\n\(body)</osm>\n"
  }

  mutating func node(
    _ id: Int, _ lon: Double?, _ lat: Double?, _ tags: [String: String] = [:],
    _ attributes: String = ""
  ) {
    let position = (lon.map { " lon=\"\($0)\"" } ?? "") + (lat.map { " lat=\"\($0)\"" } ?? "")
    body += "<node id=\"\(id)\"\(position) \(attributes)>\(Self.tags(tags))</node>\n"
  }

  mutating func way(
    _ id: Int, _ nodes: [Int], _ tags: [String: String] = [:], _ attributes: String = ""
  ) {
    let references = nodes.map { "<nd ref=\"\($0)\"/>" }.joined()
    body += "<way id=\"\(id)\" \(attributes)>\(references)\(Self.tags(tags))</way>\n"
  }

  mutating func relation(
    _ id: Int, _ ways: [(Int, String)], _ tags: [String: String], nodes: [(Int, String)] = []
  ) {
    var members = ways.map { "<member type=\"way\" ref=\"\($0.0)\" role=\"\($0.1)\"/>" }.joined()
    for node in nodes { members += "<member type=\"node\" ref=\"\(node.0)\" role=\"\(node.1)\"/>" }
    body += "<relation id=\"\(id)\">\(members)\(Self.tags(tags))</relation>\n"
  }

  /// Four nodes from `first` on and the closed way through them: a square with sides of `side`
  /// degrees.
  mutating func square(
    way: Int, first: Int, _ lon: Double, _ lat: Double, side: Double, _ tags: [String: String]
  ) {
    node(first, lon, lat)
    node(first + 1, lon + side, lat)
    node(first + 2, lon + side, lat + side)
    node(first + 3, lon, lat + side)
    self.way(way, [first, first + 1, first + 2, first + 3, first], tags)
  }

  private static func tags(_ tags: [String: String]) -> String {
    tags.map { "<tag k=\"\($0.key)\" v=\"\($0.value)\"/>" }.joined()
  }
}
