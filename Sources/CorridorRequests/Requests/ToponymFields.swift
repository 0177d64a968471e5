package import Corridor
package import CorridorIndex

/// The kinds of toponyms to return.
package struct ToponymFields: Sendable, Equatable {
  package var kinds: [ToponymKind] = []
  package var excludedKinds: [ToponymKind] = []

  package init() {}

  static let kinds = Field<Self>(
    list: \.kinds, "kind", .choice("K"),
    help: "Limit toponyms to this kind; repeat it for any of several.")
  static let searchedKinds = Field<Self>(
    list: \.kinds, "kind", .choice("K"),
    help: """
      Limit toponyms to this kind; repeat it for any of several. Without TEXT, --category, --chain \
      and --type, only toponyms are found.
      """)
  static let excludedKinds = Field<Self>(
    list: \.excludedKinds, "exclude-kind", .choice("K"), help: "No toponyms of this kind.")

  /// The fields as a filter of a search.
  var filter: AddressFilter? {
    let excluded = Set(excludedKinds.map(\.kind))
    guard !kinds.isEmpty else { return excluded.isEmpty ? nil : .excluding(excluded) }
    return .including(Set(kinds.map(\.kind)).subtracting(excluded))
  }
}

/// A kind of toponym: every kind of place but a business.
package struct ToponymKind: RawRepresentable, CaseIterable, Hashable, Sendable {
  package let kind: PlaceKind

  package init(_ kind: PlaceKind) { self.kind = kind }

  package init?(rawValue: String) {
    guard let kind = PlaceKind(rawValue: rawValue), kind != .business else { return nil }
    self.kind = kind
  }

  package var rawValue: String { kind.rawValue }

  package static var allCases: [ToponymKind] {
    PlaceKind.allCases.filter { $0 != .business }.map(ToponymKind.init)
  }
}

/// The region of a search or of suggestions, and its priority.
package struct RegionFields: Sendable, Equatable {
  package var area: AreaSource?
  package var priority: RegionPriority?

  package init() {}

  package static let area = Field<Self>(
    \.area, "in", .area, json: "viewport",
    help: """
      Only in this box of degrees (west,south,east,north: longitude first), or in the polygons of \
      a GeoJSON file; see --region-priority.
      """)
  static let priority = Field<Self>(
    \.priority, "region-priority", .choice("P"),
    help: """
      required (default): only places inside --in; default, which needs --in: a hint, as on a map \
      that is being moved, so that places outside follow when few are inside.
      """)

  /// The area of a search; nil for everywhere.
  var searchArea: SearchArea? {
    area.map {
      priority == .default ? .region($0.viewport, priority: .default) : .viewport($0.viewport)
    }
  }

  /// Rejects a priority without a region.
  func check(_ form: RequestForm) throws(CommandError) {
    guard priority != nil, area == nil else { return }
    throw .missingOption(
      "\(form.name(of: Self.area.option)), which \(form.name(of: Self.priority.option)) is about,",
      command: form.command)
  }
}

extension SearchError {
  /// Describes the error in the words of a command; a faulty area is reported with the file that it
  /// was read from.
  func inWords(of area: AreaSource?) -> CommandError {
    guard let file = area?.file, case .geometry(let reason) = self else { return .search(self) }
    switch reason {
    case .viewportNotOnEarth, .viewportRingTooShort, .viewportEmpty, .viewportInvalid:
      return .area(file: file, reason)
    default:
      return .search(self)
    }
  }
}
