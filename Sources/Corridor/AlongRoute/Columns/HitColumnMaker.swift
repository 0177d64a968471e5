internal import CorridorGeometry
package import CorridorIndex
package import CorridorThreads

/// Puts the hits of one answer after another into columns.
package struct HitColumnMaker {
  package private(set) var columns: HitColumns
  private let scan: RecordScan

  /// So many bytes of texts are enough for a column; offsets have 31 bits.
  private static let mostTextBytes = 1 << 30
  /// So many hits are put into columns between two looks at the token.
  private static let stride = 512

  /// - Parameter categories: The names of the index's categories, if they are at hand.
  package init(
    _ choice: HitColumns.Choice, in index: PlaceIndex, categories: TextColumn? = nil
  ) throws(SearchError) {
    do throws(IndexError) {
      scan = try RecordScan(index)
      var names = categories ?? TextColumn()
      if categories == nil, choice.contains(.categories) { names = try index.categoryColumn }
      columns = HitColumns(choice, categories: names)
    } catch {
      throw .index(error)
    }
  }

  /// Adds some hits.
  ///
  /// - Returns: How many of them: fewer if the texts are as long as a column may be.
  @discardableResult
  package mutating func append(
    _ hits: Hits, _ range: Range<Int>, route: Int = 0, until token: CancellationToken? = nil
  ) throws(SearchError) -> Int {
    var first = range.lowerBound
    while first < range.upperBound, isOpen {
      try token?.check()
      let end = min(first + Self.stride, range.upperBound)
      let start = hits.raw.startIndex
      let part = hits.raw[start + first..<start + end]
      appendNumbers(part, hits, route: route)
      try appendPasses(part, hits)
      try appendRecords(part, hits)
      if columns.choice.contains(.arrival) {
        for number in first..<end {
          columns.arrival.append(try rethrowing(hits.arrival(at: number), as: SearchError.index))
        }
      }
      if columns.choice.contains(.detour) {
        for number in first..<end {
          columns.detour.append(hits.detours.isEmpty ? nil : hits.detours[number])
        }
      }
      columns.count += part.count
      first = end
    }
    return first - range.lowerBound
  }

  /// Adds a row that is no hit; its values mean nothing.
  package mutating func appendNone(route: Int) {
    let choice = columns.choice
    func add(_ wanted: HitColumns.Choice, _ append: () -> Void) {
      if choice.contains(wanted) { append() }
    }
    add(.route) { columns.route.append(UInt32(truncatingIfNeeded: route)) }
    add(.row) { columns.row.append(0) }
    add(.id) { columns.id.append(nil) }
    add(.name) { columns.name.append(nil) }
    add(.position) {
      columns.lon.append(0)
      columns.lat.append(0)
    }
    add(.distance) {
      columns.offRouteMeters.append(0)
      columns.alongMeters.append(0)
    }
    add(.side) { columns.side.append(0) }
    add(.pass) {
      columns.pass.append(0)
      columns.passCount.append(0)
    }
    add(.snapped) {
      columns.snappedLon.append(0)
      columns.snappedLat.append(0)
    }
    add(.categories) {
      columns.categories.offsets.append(
        Int32(truncatingIfNeeded: columns.categories.numbers.count))
    }
    add(.time) { columns.afterSeconds.append(nil, else: 0) }
    add(.arrival) { columns.arrival.append(nil) }
    add(.detour) { columns.detour.append(nil) }
    add(.tags) {
      columns.tags.offsets.append(Int32(truncatingIfNeeded: columns.tags.keys.count))
    }
    columns.count += 1
  }

  /// Whether there is room for more texts.
  private var isOpen: Bool {
    [columns.id, columns.name, columns.tags.keys, columns.tags.values].allSatisfy {
      $0.byteCount < Self.mostTextBytes
    }
  }

  /// Adds what the hits themselves have, and the positions of their places.
  private func appendNumbers(_ hits: ArraySlice<RawHit>, _ all: Hits, route: Int) {
    let choice = columns.choice
    if choice.contains(.route) {
      columns.route.append(UInt32(truncatingIfNeeded: route), times: hits.count)
    }
    if choice.contains(.row) { columns.row.append(hits) { $0.row } }
    if choice.contains(.distance) {
      columns.offRouteMeters.append(hits) { RawHit.wholeSteps($0.offRouteMeters) }
      columns.alongMeters.append(hits) { $0.alongMeters }
    }
    if choice.contains(.side) { columns.side.append(hits) { Int8($0.side.rawValue) } }
    if choice.contains(.position) {
      let lon = unsafe columns.lon.extend(by: hits.count)
      let lat = unsafe columns.lat.extend(by: hits.count)
      for (number, hit) in hits.enumerated() {
        let place = all.index.checkedPosition(at: Int(hit.row)).coordinate
        unsafe lon[number] = place.lon
        unsafe lat[number] = place.lat
      }
    }
    if choice.contains(.time) {
      for hit in hits {
        columns.afterSeconds.append(
          all.travelTimes?.seconds(atAlongMeters: hit.alongMeters), else: 0)
      }
    }
  }

  /// Adds the numbers of passes, and the nearest points of the route.
  private func appendPasses(_ hits: ArraySlice<RawHit>, _ all: Hits) throws(SearchError) {
    let choice = columns.choice
    guard !choice.isDisjoint(with: [.pass, .snapped]) else { return }
    for hit in hits {
      let pass: PassEntry
      do throws(RouteError) {
        pass = try all.pass(of: hit, isCounted: choice.contains(.pass))
      } catch {
        throw .route(error)
      }
      if choice.contains(.pass) {
        columns.pass.append(pass.number)
        columns.passCount.append(pass.count)
      }
      if choice.contains(.snapped) {
        let snapped = all.shape.coordinate(
          atAlongMeters: hit.alongMeters, segment: Int(pass.segment))
        columns.snappedLon.append(snapped.lon)
        columns.snappedLat.append(snapped.lat)
      }
    }
  }

  /// Adds what is in the records of the places.
  private mutating func appendRecords(
    _ hits: ArraySlice<RawHit>, _ all: Hits
  ) throws(SearchError) {
    let choice = columns.choice
    guard !choice.isDisjoint(with: .ofRecords) else { return }
    let part: RecordScan.Part =
      choice.contains(.tags) ? .tags : choice.contains(.name) ? .name : .identifier
    let rows = hits.map(\.row)
    do throws(IndexError) {
      try scan.expect(rows.span)
      for hit in hits {
        try scan.read(Int(hit.row), part)
        if choice.contains(.id) { columns.id.append(identifierOf: scan) }
        if choice.contains(.name) {
          if let name = unsafe scan.name {
            unsafe columns.name.append(name)
          } else {
            columns.name.append(nil)
          }
        }
        if choice.contains(.categories) {
          for category in scan.categories {
            columns.categories.numbers.append(Int32(truncatingIfNeeded: category))
          }
          columns.categories.offsets.append(
            Int32(truncatingIfNeeded: columns.categories.numbers.count))
        }
        if choice.contains(.tags) {
          for number in unsafe 0..<scan.tags.count {
            let tag = unsafe scan.tags[number]
            unsafe columns.tags.keys.append(tag.key)
            unsafe columns.tags.values.append(tag.value)
          }
          columns.tags.offsets.append(Int32(truncatingIfNeeded: columns.tags.keys.count))
        }
      }
    } catch {
      throw .index(error)
    }
  }
}

extension PlaceIndex {
  /// The names of all categories, by their numbers.
  package var categoryColumn: TextColumn {
    get throws(IndexError) {
      let names = TextColumn()
      for category in try categories { names.append(category.name) }
      return names
    }
  }
}

extension ColumnValues {
  /// Adds a value of each hit.
  @inline(__always)
  fileprivate func append(_ hits: ArraySlice<RawHit>, _ value: (RawHit) -> Element) {
    let room = unsafe extend(by: hits.count)
    for (number, hit) in hits.enumerated() { unsafe room[number] = value(hit) }
  }
}
