internal import CorridorGeometry
internal import Glibc

/// The road graph of a build.
///
/// 24 bytes for each vertex of a way, and about 60 for each segment while it is written, as far as
/// ``ColumnMemory`` allows in memory; the different tags, barriers and turn restrictions lie in
/// memory.
struct RoadColumns: ~Copyable {
  private let lines: RowColumn<Line>
  private let nodes: RowColumn<Int64>
  private let positions: RowColumn<GridPosition>
  private var ways: IdentifierSet
  private var tagNumbers: [[UInt8]: UInt32] = [:]
  private var tagTexts: [[UInt8]] = []
  private var nodeTags: [Int64: UInt32] = [:]
  private var turns: [RoadTurn] = []
  private let memory: ColumnMemory

  /// A line of a way.
  private struct Line {
    var way: Int64
    var first: Int
    var count: Int32
    var tags: UInt32
  }

  /// A segment before it has its number.
  private struct Draft {
    var key: UInt64
    var way: Int64
    var first: Int
    var count: Int32
    var tags: UInt32
    var from: UInt32
    var to: UInt32
    /// Its place in the order of the ways.
    var number: UInt32
  }

  init(_ memory: ColumnMemory) {
    lines = RowColumn(memory)
    nodes = RowColumn(memory)
    positions = RowColumn(memory)
    ways = IdentifierSet(memory)
    self.memory = memory
  }

  /// Adds a way, unless one with that id was added before.
  mutating func append(_ way: RoadWay) throws(IndexError) {
    let identifier = Array(String(way.id).utf8)
    guard try ways.insert(identifier.span, IdentifierParts(identifier.span)) else { return }
    let tags = try number(of: way.tags)
    var start = 0
    for end in way.lineEnds {
      let first = nodes.count
      for index in start..<end where index == start || way.nodes[index] != way.nodes[index - 1] {
        try nodes.append(way.nodes[index])
        try positions.append(way.positions[index])
      }
      start = end
      let count = nodes.count - first
      guard count > 1 else { continue }
      try lines.append(Line(way: way.id, first: first, count: Int32(count), tags: tags))
    }
  }

  /// Adds the tags of a node, such as those of a barrier.
  mutating func append(node: Int64, tags: [UInt8]) throws(IndexError) {
    nodeTags[node] = try number(of: tags)
  }

  /// Adds a turn restriction.
  mutating func append(_ turn: RoadTurn) throws(IndexError) {
    _ = try number(of: turn.tags)
    turns.append(turn)
  }

  private mutating func number(of tags: [UInt8]) throws(IndexError) -> UInt32 {
    if let known = tagNumbers[tags] { return known }
    let repaired = Array(String(decoding: tags, as: UTF8.self).utf8)
    if repaired != tags {
      let number = try number(of: repaired)
      tagNumbers[tags] = number
      return number
    }
    let number = UInt32(tagTexts.count)
    guard number < RoadNode.tagBits else {
      throw .tooMany(what: "tags of roads", limit: Int(RoadNode.tagBits))
    }
    tagNumbers[tags] = number
    tagTexts.append(tags)
    return number
  }

  /// Writes the sections; writes none if there are no roads.
  consuming func write(to writer: inout IndexFileWriter) throws(IndexError) {
    guard !lines.isEmpty else { return }
    ways = IdentifierSet(memory)
    let joints = try joints()
    let ranks = try ranks(of: joints)
    let drafts = try drafts(joints, ranks)
    let numbers = try RowColumn<UInt32>(zeros: drafts.count, memory)
    for number in drafts.indices { numbers[Int(drafts[number].number)] = UInt32(number) }
    let turns = resolvedTurns(drafts, numbers, joints, ranks)
    try writeNodes(joints, ranks, drafts, to: &writer)
    try writeSegments(drafts, turns, to: &writer)
    try writer.write(section: .roadTags, texts: tagTexts)
    if !turns.isEmpty {
      var ends: [UInt32] = []
      var paths: [UInt32] = []
      for turn in turns {
        paths += turn.path
        ends += [turn.tags, UInt32(paths.count)]
      }
      try writer.write(section: .roadTurns, ends.span)
      try writer.write(section: .roadTurnPaths, paths.span)
    }
  }

  // MARK: Nodes

  /// A segment counts its vertices in 16 bits.
  private static let mostVertices = 1 << 15

  /// The nodes where segments end, ascending: ends of lines, nodes of several lines, nodes with
  /// tags, and some of very long lines.
  private func joints() throws(IndexError) -> RowColumn<Int64> {
    let all = RowColumn<Int64>(memory)
    for line in lines {
      for index in line.first..<line.first + Int(line.count) {
        let node = nodes[index]
        try all.append(node)
        let place = index - line.first
        let isEnd =
          place % Self.mostVertices == 0 || place == Int(line.count) - 1
        if isEnd || nodeTags[node] != nil { try all.append(node) }
      }
    }
    all.sort { $0 < $1 }
    let joints = RowColumn<Int64>(memory)
    var index = 0
    while index < all.count {
      let node = all[index]
      let next = index + 1
      guard next < all.count, all[next] == node else {
        index = next
        continue
      }
      try joints.append(node)
      while index < all.count, all[index] == node { index += 1 }
    }
    return joints
  }

  private func joint(_ node: Int64, in joints: RowColumn<Int64>) -> Int? {
    joints.withSpan { joints in
      var (low, high) = (0, joints.count)
      while low < high {
        let middle = (low + high) / 2
        if joints[middle] < node { low = middle + 1 } else { high = middle }
      }
      return low < joints.count && joints[low] == node ? low : nil
    }
  }

  /// The numbers of joints in the graph: their order along the Hilbert curve.
  private func ranks(of joints: RowColumn<Int64>) throws(IndexError) -> RowColumn<UInt32> {
    guard joints.count < Int(UInt32.max) else {
      throw .tooMany(what: "nodes of roads", limit: Int(UInt32.max))
    }
    let order = try RowColumn<SIMD2<UInt64>>(zeros: joints.count, memory)
    for index in nodes.indices {
      guard let joint = joint(nodes[index], in: joints) else { continue }
      order[joint] = SIMD2(HilbertCurve.key(positions[index]), UInt64(joint))
    }
    order.sort { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
    let ranks = try RowColumn<UInt32>(zeros: joints.count, memory)
    for (rank, entry) in order.enumerated() { ranks[Int(entry.y)] = UInt32(rank) }
    return ranks
  }

  /// The segments, in Hilbert order.
  private func drafts(
    _ joints: RowColumn<Int64>, _ ranks: RowColumn<UInt32>
  ) throws(IndexError) -> RowColumn<Draft> {
    let drafts = RowColumn<Draft>(memory)
    for line in lines {
      var first = line.first
      var from: UInt32?
      for index in line.first..<line.first + Int(line.count) {
        guard let joint = joint(nodes[index], in: joints) else { continue }
        let to = ranks[joint]
        defer { (from, first) = (to, index) }
        guard let start = from else { continue }
        let count = index - first + 1
        try drafts.append(
          Draft(
            key: HilbertCurve.key(positions[first + count / 2]), way: line.way, first: first,
            count: Int32(count), tags: line.tags, from: start, to: to,
            number: UInt32(drafts.count)))
      }
    }
    guard drafts.count < Int(Int32.max) else {
      throw .tooMany(what: "segments of roads", limit: Int(Int32.max))
    }
    drafts.sort { $0.key != $1.key ? $0.key < $1.key : $0.first < $1.first }
    return drafts
  }

  private func writeNodes(
    _ joints: RowColumn<Int64>, _ ranks: RowColumn<UInt32>, _ drafts: RowColumn<Draft>,
    to writer: inout IndexFileWriter
  ) throws(IndexError) {
    let count = joints.count
    let starts = try RowColumn<UInt32>(zeros: count + 1, memory)
    let places = try RowColumn<GridPosition>(
      repeating: GridPosition(lon: 0, lat: 0), count: count, memory)
    let tags = try RowColumn<UInt32>(zeros: count, memory)
    for draft in drafts {
      starts[Int(draft.from) + 1] += 1
      starts[Int(draft.to) + 1] += 1
      places[Int(draft.from)] = positions[draft.first]
      places[Int(draft.to)] = positions[draft.first + Int(draft.count) - 1]
    }
    for (node, number) in nodeTags {
      if let joint = joint(node, in: joints) { tags[Int(ranks[joint])] = number + 1 }
    }
    for node in 0..<count { starts[node + 1] += starts[node] }
    let next = try RowColumn<UInt32>(zeros: count, memory)
    let ends = try RowColumn<UInt32>(zeros: 2 * drafts.count, memory)
    for (number, draft) in drafts.enumerated() {
      for (node, end) in [(draft.from, 0), (draft.to, 1)] {
        ends[Int(starts[Int(node)] + next[Int(node)])] = UInt32(2 * number + end)
        next[Int(node)] += 1
      }
    }
    var densities = RoadDensity()
    let isAccess = tagTexts.map { Self.isAccess($0) }
    for draft in drafts where !isAccess[Int(draft.tags)] {
      densities.add(length(of: draft), at: positions[draft.first + Int(draft.count) / 2])
    }
    try writer.write(section: .roadNodes, count: count) { node, bytes in
      let place = places[node]
      bytes.appendLittleEndian(place.lon)
      bytes.appendLittleEndian(place.lat)
      bytes.appendLittleEndian(starts[node])
      bytes.appendLittleEndian(tags[node] | UInt32(densities.level(at: place)) << 28)
    }
    try writer.write(section: .roadEnds, ends)
  }

  /// Whether a road only leads to houses, to parking spaces or through fields.
  private static func isAccess(_ tags: [UInt8]) -> Bool {
    let words = tags.split(separator: 0, omittingEmptySubsequences: false)
    func has(_ key: StaticString, _ value: StaticString) -> Bool {
      stride(from: 0, to: words.count - 1, by: 2).contains { index in
        words[index].elementsEqual("\(key)".utf8) && words[index + 1].elementsEqual("\(value)".utf8)
      }
    }
    return has("highway", "track") || has("service", "driveway") || has("service", "parking_aisle")
      || has("service", "drive-through")
  }

  // MARK: Segments

  private func length(of draft: Draft) -> Double {
    var meters = 0.0
    var last = Ellipsoid.position(positions[draft.first])
    for index in draft.first + 1..<draft.first + Int(draft.count) {
      let next = Ellipsoid.position(positions[index])
      meters += (next - last).length
      last = next
    }
    return meters
  }

  private func writeSegments(
    _ drafts: RowColumn<Draft>, _ turns: [(tags: UInt32, path: [UInt32])],
    to writer: inout IndexFileWriter
  ) throws(IndexError) {
    let marks = try RowColumn<UInt32>(zeros: drafts.count, memory)
    for turn in turns {
      for entry in [turn.path[0], turn.path[turn.path.count - 2]] {
        marks[Int(entry / 2)] |= entry % 2 == 0 ? RoadSegment.turnForward : RoadSegment.turnBackward
      }
    }
    var shapeEnd = 0
    let shapes = RowColumn<UInt8>(memory)
    let spheres = RowColumn<BoundingSphere>(memory)
    var builder = SphereTreeBuilder()
    var bytes: [UInt8] = []
    for first in stride(from: 0, to: drafts.count, by: SphereTree.leafCapacity) {
      var group: [GridPosition] = []
      for number in first..<min(first + SphereTree.leafCapacity, drafts.count) {
        let draft = drafts[number]
        for index in draft.first..<draft.first + Int(draft.count) { group.append(positions[index]) }
      }
      try spheres.append(builder.sphere(of: group))
    }
    try writer.write(section: .roadSegments, count: drafts.count) { number, segment in
      let draft = drafts[number]
      let vertices = draft.first..<draft.first + Int(draft.count)
      segment.appendLittleEndian(draft.from)
      segment.appendLittleEndian(draft.to)
      segment.appendLittleEndian(UInt32(min((length(of: draft) * 100).rounded(), 4e9)))
      segment.appendLittleEndian(draft.tags | marks[number])
      segment.appendLittleEndian(UInt32(truncatingIfNeeded: shapeEnd))
      segment.appendLittleEndian(UInt16(clamping: vertices.count - 2))
      segment.append(heading(vertices))
      segment.append(heading(vertices.reversed()) &+ 128)
      bytes.removeAll(keepingCapacity: true)
      appendShape(vertices, to: &bytes)
      shapeEnd += bytes.count
    }
    for draft in drafts {
      bytes.removeAll(keepingCapacity: true)
      appendShape(draft.first..<draft.first + Int(draft.count), to: &bytes)
      try shapes.append(bytes.span)
    }
    guard shapeEnd < Int(UInt32.max) else {
      throw .tooMany(what: "bytes of the shapes of roads", limit: Int(UInt32.max))
    }
    try writer.write(section: .roadShapes, shapes)
    try builder.addLevels(above: 0, to: spheres)
    try writer.write(section: .roadSpheres, spheres)
  }

  private func appendShape(_ vertices: Range<Int>, to bytes: inout [UInt8]) {
    for index in vertices.dropFirst().dropLast() {
      let (from, to) = (positions[index - 1], positions[index])
      for difference in [Int64(to.lon) - Int64(from.lon), Int64(to.lat) - Int64(from.lat)] {
        bytes.appendNumber(UInt64(bitPattern: difference << 1 ^ difference >> 63))
      }
    }
  }

  /// The direction of a line near its first vertex, in 1/256 of a circle clockwise from north.
  private func heading(_ vertices: some Sequence<Int>) -> UInt8 {
    let reach = 15.0
    var start: GridPosition?
    var (east, north) = (0.0, 0.0)
    for index in vertices {
      let position = positions[index]
      guard let first = start else {
        start = position
        continue
      }
      north = Double(position.lat) - Double(first.lat)
      east = Double(position.lon) - Double(first.lon)
      if east > 1.8e9 { east -= 3.6e9 }
      if east < -1.8e9 { east += 3.6e9 }
      east *= cos(first.coordinate.lat * Ellipsoid.radiansPerDegree)
      if (east * east + north * north).squareRoot() * 0.0111 > reach { break }
    }
    let turns = atan2(east, north) / (2 * .pi) * 256
    return UInt8(truncatingIfNeeded: Int(turns.rounded()))
  }

  // MARK: Turn restrictions

  /// The restrictions whose ways are there, in the order of their first segments.
  private func resolvedTurns(
    _ drafts: RowColumn<Draft>, _ numbers: RowColumn<UInt32>, _ joints: RowColumn<Int64>,
    _ ranks: RowColumn<UInt32>
  ) -> [(tags: UInt32, path: [UInt32])] {
    var wanted: Set<Int64> = []
    for turn in turns {
      wanted.formUnion([turn.from, turn.to])
      if case .ways(let ways) = turn.via { wanted.formUnion(ways) }
    }
    var segments: [Int64: [Int]] = [:]
    for number in numbers {
      let way = drafts[Int(number)].way
      if wanted.contains(way) { segments[way, default: []].append(Int(number)) }
    }
    /// The directed segments of a way that leave a node.
    func leaving(_ way: Int64, _ node: UInt32) -> [UInt32] {
      (segments[way] ?? []).flatMap { number in
        let draft = drafts[number]
        return (draft.from == node ? [UInt32(2 * number)] : [])
          + (draft.to == node ? [UInt32(2 * number + 1)] : [])
      }
    }
    func head(_ path: UInt32) -> UInt32 {
      let draft = drafts[Int(path / 2)]
      return path % 2 == 0 ? draft.to : draft.from
    }
    /// The directed segments that follow a whole way from a node to one that is in `ends`.
    func along(_ way: Int64, from node: UInt32, to ends: Set<UInt32>) -> [UInt32]? {
      for start in leaving(way, node) {
        var path = [start]
        while !ends.contains(head(path[path.count - 1])) {
          let last = path[path.count - 1]
          let next = leaving(way, head(last)).filter { $0 / 2 != last / 2 }
          guard next.count == 1, path.count < 100 else { break }
          path.append(next[0])
        }
        if ends.contains(head(path[path.count - 1])) { return path }
      }
      return nil
    }
    func nodes(of way: Int64) -> Set<UInt32> {
      Set((segments[way] ?? []).flatMap { [drafts[$0].from, drafts[$0].to] })
    }
    var found: [(tags: UInt32, path: [UInt32])] = []
    for turn in turns {
      guard let tags = tagNumbers[turn.tags] else { continue }
      switch turn.via {
      case .node(let node):
        guard let joint = joint(node, in: joints) else { continue }
        let rank = ranks[joint]
        let (entries, exits) = (leaving(turn.from, rank), leaving(turn.to, rank))
        // Of a way that goes on at the node, it is not clear which part is meant.
        guard entries.count == 1, exits.count == 1 else { continue }
        found.append((tags, [entries[0] ^ 1, exits[0]]))
      case .ways(let ways):
        guard let firstVia = ways.first else { continue }
        for start in nodes(of: turn.from).intersection(nodes(of: firstVia)).sorted() {
          var path: [UInt32] = []
          var node = start
          for (index, way) in ways.enumerated() {
            let ends = nodes(of: index + 1 < ways.count ? ways[index + 1] : turn.to)
            guard let part = along(way, from: node, to: ends.subtracting([node])) else {
              path = []
              break
            }
            path += part
            node = head(part[part.count - 1])
          }
          guard !path.isEmpty else { continue }
          for entry in leaving(turn.from, start) where entry / 2 != path[0] / 2 {
            for exit in leaving(turn.to, node) where exit / 2 != path[path.count - 1] / 2 {
              found.append((tags, [entry ^ 1] + path + [exit]))
            }
          }
        }
      }
    }
    return found.sorted { $0.path.lexicographicallyPrecedes($1.path) }
  }
}

/// How dense roads are around a place: their length within two kilometres.
private struct RoadDensity {
  /// Metres of roads in each cell of a grid.
  private var meters: [SIMD2<Int32>: Float] = [:]

  private static let cellsInDegree = 200.0
  private static let reachMeters = 2000.0
  private static let mostColumns = 100.0

  mutating func add(_ length: Double, at position: GridPosition) {
    meters[Self.cell(position), default: 0] += Float(length)
  }

  private static func cell(_ position: GridPosition) -> SIMD2<Int32> {
    let place = position.coordinate
    return SIMD2(
      Int32((place.lon * cellsInDegree).rounded(.down)),
      Int32((place.lat * cellsInDegree).rounded(.down)))
  }

  /// The level from 0 to 15.
  func level(at position: GridPosition) -> Int {
    let center = Self.cell(position)
    let height = 111_195 / Self.cellsInDegree
    let width = height * cos(position.coordinate.lat * Ellipsoid.radiansPerDegree)
    let rows = Int32(Self.reachMeters / height)
    var sum: Float = 0
    var cells = 0
    for north in -rows...rows {
      let side = Double(north) * height
      let reach = (Self.reachMeters * Self.reachMeters - side * side).squareRoot()
      let columns = Int32(min(reach / max(width, 1), Self.mostColumns))
      for east in -columns...columns {
        sum += meters[center &+ SIMD2(east, north)] ?? 0
        cells += 1
      }
    }
    let squareKilometers = Double(cells) * width * height / 1e6
    return min(15, Int((Double(sum) / 1000 / max(squareKilometers, 0.1) * 0.7).rounded()))
  }
}
