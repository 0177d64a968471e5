internal import CorridorGeometry

/// A search by text that visits the blocks of the rarest word in the order of their bounds, best
/// first.
///
/// A block's bound is the score of a row with the best of everything in the block: class,
/// importance, number of name words, and nearness of its box. When the bound cannot beat the worst
/// of the matches kept, no later block can, so the result is exact. Rows of the rarest word are
/// looked up in the lists of the other words.
struct TextSearch {
  private let text: TextIndex
  private let query: TextQuery
  private let focus: Focus?
  private let words: [WordLists]
  /// The word whose blocks are visited.
  private let driver: Int
  /// The sum of the best qualities of the other words.
  private let otherQuality: Int
  private let othersCanBeWhole: Bool
  /// The greatest worth of the marked word; 0 if there is none.
  private var markedBest = 0
  /// The least quality of the marked word in a whole name; 0 if there is none.
  private var markedWhole = 0
  private var top: TopMatches
  /// The other words, then the driving word.
  private var lookups: [WordLookup] = []
  /// The rows of a block that the rarest of the other words has, the marked word; nil if marking
  /// does not pay.
  private var marks: RowMaxima?
  private var steps = 0
  /// Number of blocks read before the first check for better matches; each round doubles it.
  private static let firstRound = 16
  private(set) var isCancelled = false

  /// - Parameters:
  ///   - words: The words to find.
  ///   - last: What the last word is worth in a row that was found, if that row may also have it in
  ///     other ways.
  ///   - limit: Maximum number of matches; nil for all.
  ///   - earlier: A search whose matches are kept.
  init(
    _ words: [QueryWord], ofLast last: QueryWord? = nil, _ query: TextQuery, _ text: TextIndex,
    limit: Int?, after earlier: TextSearch? = nil
  ) throws(IndexError) {
    self.text = text
    self.query = query
    focus = Focus(query)
    // An address needs another word beside it.
    let alone: TermSpace = query.takesAddresses ? .addresses : .names
    let spaces: [TermSpace] = words.count > 1 ? [.names, .addresses] : [alone]
    var lists: [WordLists] = []
    for word in words { lists.append(try WordLists(word, in: text, spaces: spaces)) }
    self.words = lists
    driver = lists.indices.min { lists[$0].size < lists[$1].size } ?? 0
    var quality = 0
    var canBeWhole = true
    for (number, word) in lists.enumerated() where number != driver {
      quality += word.best >> 1
      canBeWhole = canBeWhole && word.best >> 1 >= TextScore.wholeQuality
    }
    otherQuality = quality
    othersCanBeWhole = canBeWhole
    top = earlier?.top ?? TopMatches(limit: limit)
    guard words.count > 1 else { return }
    // Rare words first: most rows without a match are rejected there. The driving word has every
    // row.
    let others = lists.indices.sorted { lists[$0].size < lists[$1].size }.filter { $0 != driver }
    markedBest = max(lists[others[0]].best, 0)
    if let last { lists[lists.count - 1] = try WordLists(last, in: text, spaces: spaces) }
    for word in others + [driver] { lookups.append(WordLookup(lists[word], text)) }
    markedWhole = TextScore.wholeQuality
    marks = RowMaxima()
  }

  /// The matches, best first; empty if the search was cancelled.
  mutating func run() throws(IndexError) -> [TextMatch] {
    try walk()
    guard !isCancelled,
      let matches = top.finish(isCancelled: { [query] in query.isCancelled?() ?? false })
    else {
      isCancelled = true
      return []
    }
    return matches
  }

  /// Whether the last word drives a search that can skip blocks, and every word has matches.
  var goesByLast: Bool {
    driver == words.count - 1 && top.prunes && words.allSatisfy { $0.best >= 0 }
  }

  /// Finds the matches.
  mutating func walk() throws(IndexError) {
    guard !words.isEmpty, words.allSatisfy({ $0.best >= 0 }) else { return }
    if top.prunes {
      var queue = try blocks()
      var count = Self.firstRound
      while !isCancelled {
        var round = next(count, of: &queue)
        guard !round.isEmpty else { break }
        round.sort { $0.list != $1.list ? $0.list < $1.list : $0.block < $1.block }
        for entry in round where top.hasRoom(score: entry.bound, row: Int(entry.firstRow)) {
          try read(list: Int(entry.list), block: Int(entry.block))
          if isCancelled { break }
        }
        count *= 2
      }
    } else {
      for (number, list) in words[driver].lists.enumerated() {
        for block in list.list.blocks where !isCancelled { try read(list: number, block: block) }
      }
    }
  }

  /// The best remaining blocks that could have a better match, at most `count`.
  private func next(_ count: Int, of queue: inout BlockBoundQueue) -> [BlockBoundQueue.Entry] {
    var round: [BlockBoundQueue.Entry] = []
    while round.count < count, let entry = queue.popFirst(),
      top.hasRoom(score: entry.bound, row: Int(entry.firstRow))
    {
      round.append(entry)
    }
    return round
  }

  /// The blocks of the driving word that could have a match.
  private mutating func blocks() throws(IndexError) -> BlockBoundQueue {
    var queue = BlockBoundQueue(capacity: words[driver].blockCount)
    for (number, list) in words[driver].lists.enumerated() {
      // SAFETY: the file, which `text` holds, outlives the loop.
      let entries = try unsafe text.lists(list.space).entries(list.list.blocks)
      for index in 0..<list.list.blocks.count {
        if index & 1023 == 0, asksCancelled() { return queue }
        let block = unsafe entries.loadUnaligned(
          fromByteOffset: index * PostingBlock.size, as: PostingBlock.self)
        guard isWanted(block) else { continue }
        queue.append(
          BlockBoundQueue.Entry(
            bound: bound(list, block), firstRow: block.firstRow, list: UInt32(number),
            block: UInt32(list.list.blocks.lowerBound + index)))
      }
    }
    queue.settle()
    return queue
  }

  private func isWanted(_ block: PostingBlock) -> Bool {
    guard block.importance >= query.leastImportance else { return false }
    let businesses = text.contents.businessCount
    let places = text.contents.count
    let first = Int(block.firstRow)
    let last = Int(block.lastRow)
    return first < businesses && query.kinds.contains(.businesses)
      || last >= text.contents.firstToponym && first < places && query.kinds.contains(.toponyms)
      || last >= places && query.kinds.contains(.chains)
  }

  private func isWanted(_ row: Int) -> Bool {
    !query.kinds.isDisjoint(with: text.contents.kinds(ofRow: row))
  }

  @inline(__always)
  private func bound(_ list: WordList, _ block: PostingBlock) -> Double {
    let quality = list.worth(Int(block.bestRank)) >> 1
    let nameWords = block.nameWords == .max ? 0 : Int(block.nameWords)
    return TextScore.score(
      quality: quality + otherQuality, words: words.count,
      isWholeName: canBeWhole(quality) && nameWords <= words.count, nameWords: nameWords,
      importance: Int(block.importance), nearness: nearness(block))
  }

  @inline(__always)
  private func canBeWhole(_ quality: Int) -> Bool {
    quality >= TextScore.wholeQuality && othersCanBeWhole
  }

  @inline(__always)
  private func nearness(_ block: PostingBlock) -> Double {
    focus.map {
      $0.nearness(west: block.west, south: block.south, east: block.east, north: block.north)
    } ?? 0
  }

  /// Evaluates the rows of a block of the driving word.
  private mutating func read(list number: Int, block: Int) throws(IndexError) {
    let list = words[driver].lists[number]
    let lists = text.lists(list.space)
    let entry = try lists.block(block)
    guard isWanted(entry) else { return }
    let nearest = nearness(entry)
    var cursor = try lists.cursor(entry, isShared: list.list.isShared)
    if asksCancelled() { return }
    let isMarked = try markRows(of: entry)
    while true {
      switch cursor.next() {
      case .end: return
      case .damage: throw lists.damagedPostings(entry)
      case .posting: break
      }
      guard list.has(cursor) else { continue }
      let other = isMarked ? marks?.worth(of: cursor.row) ?? -1 : markedBest
      guard other >= 0, isWanted(cursor.row) else { continue }
      try consider(cursor.row, worth: list.worth(cursor.rank), other: other, nearest: nearest)
      if isCancelled { return }
    }
  }

  /// Marks the rows of a block that the rarest other word has, with its worth there, so that most
  /// rows need only their mark. Returns false if that would cost more than looking the rows up.
  private mutating func markRows(of block: PostingBlock) throws(IndexError) -> Bool {
    guard marks != nil, block.firstRow <= block.lastRow else { return false }
    let rows = Int(block.firstRow)...Int(block.lastRow)
    guard rows.count <= RowMaxima.capacity else { return false }
    marks?.clear(rows)
    if try lookups[0].mark(rows, in: &marks) { return true }
    marks = nil
    return false
  }

  /// Evaluates a row that the driving word matches with `worth` and the marked word with at most
  /// `other`; its nearness is at most `nearest`.
  @inline(__always)
  private mutating func consider(
    _ row: Int, worth: Int, other: Int, nearest: Double
  ) throws(IndexError) {
    // While any match still fits, few rows of the driving word match the others.
    var found: RowMatch?
    if words.count > 1 {
      steps += 1
      if steps & 63 == 0, asksCancelled() { return }
      if !top.isFull {
        found = try look(up: row)
        if found == nil { return }
      }
    }
    let score = try text.scores[row]
    guard score.importance >= query.leastImportance else { return }
    let nameWords = Int(score.nameWords)
    let quality = worth >> 1
    let canBeWhole =
      canBeWhole(quality) && nameWords == words.count && other >> 1 >= markedWhole
    let qualities = quality + otherQuality - (markedBest >> 1) + (other >> 1)
    func bound(_ nearness: Double) -> Double {
      TextScore.score(
        quality: qualities, words: words.count, isWholeName: canBeWhole, nameWords: nameWords,
        importance: Int(score.importance), nearness: nearness)
    }
    guard top.hasRoom(score: bound(nearest), row: row) else { return }
    let nearness = try nearness(ofRow: row)
    var match = TextMatch(row: row, score: bound(nearness), isCorrected: worth & 1 == 0)
    guard top.hasRoom(score: match.score, row: row) else { return }
    if words.count > 1 {
      if found == nil { found = try look(up: row) }
      guard let found else { return }
      match.isCorrected = found.isCorrected
      match.score = TextScore.score(
        quality: found.quality, words: words.count,
        isWholeName: found.isWholeName(words: nameWords), nameWords: nameWords,
        importance: Int(score.importance), nearness: nearness)
      guard top.hasRoom(score: match.score, row: row) else { return }
    }
    if let accepts = query.accepts, row < text.contents.count, try !accepts(row) { return }
    top.insert(match)
  }

  private func nearness(ofRow row: Int) throws(IndexError) -> Double {
    guard let focus else { return 0 }
    guard row < text.contents.count else { return Focus.nowhere }
    return focus.nearness(try text.contents.position(at: row))
  }

  /// What all words find in a row; nil if it does not match.
  private mutating func look(up row: Int) throws(IndexError) -> RowMatch? {
    var match = RowMatch()
    for number in lookups.indices {
      let found = try lookups[number].find(row)
      guard found.worth >= 0 else { return nil }
      match.add(found)
    }
    return match.isMatch(takesAddresses: query.takesAddresses) ? match : nil
  }

  private mutating func asksCancelled() -> Bool {
    if let isCancelled = query.isCancelled, isCancelled() { self.isCancelled = true }
    return isCancelled
  }
}
