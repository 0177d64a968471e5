/// What is known of an answer before its first place: the columns, and facts about all of it.
package struct OutputHeader: Sendable {
  /// The names of the axes of positions where they need names: `lon` and `lat`, or `x` and `y`.
  package var axes = (x: "lon", y: "lat")
  /// Names and shapes of ``OutputFeature/values``.
  package var columns: [Column]
  /// Facts about the whole answer, such as `found`, in the order in which they are written.
  package var members: [OutputValue.Member]
  /// One line for people under a table.
  package var footer: String
  /// The headings of ``OutputFeature/cells``; used by the table only.
  package var table: [TextTable.Column]
  /// Whether texts that a spreadsheet would take for formulas get an apostrophe before them in CSV.
  ///
  /// The service's do, since they are opened by whoever clicks on them, and anybody may have named
  /// the places; the command's stand as they are, so that they can be read back.
  package var defusesFormulas = false
  /// The lines of the route that places were looked for along, in degrees; none without one.
  package var route: [[OutputPosition]] = []

  package init(
    columns: [Column], members: [OutputValue.Member] = [], table: [TextTable.Column] = [],
    footer: String = ""
  ) {
    self.columns = columns
    self.members = members
    self.table = table
    self.footer = footer
  }

  /// Whether places are points, and none has lines or polygons.
  package var arePoints = false

  /// One property that every place has.
  package struct Column: Hashable, Sendable {
    /// The property's name, with its unit.
    package var name: String
    /// Whether values are positions, which take two columns in a flat table.
    package var isPosition: Bool
    /// The members of values that are objects of objects, where each takes columns of its own in a
    /// flat table: its `value`, and its `evidence`.
    package var members: [String]
    /// What its values are, for formats that have types; text for others.
    package var kind: Kind

    /// Kinds of values that tables with types tell apart.
    package enum Kind: Sendable {
      case text, integer, number, flag
    }

    package init(
      _ name: String, isPosition: Bool = false, members: [String] = [], _ kind: Kind = .text
    ) {
      self.name = name
      self.isPosition = isPosition
      self.members = members
      self.kind = kind
    }
  }
}

extension OutputHeader {
  /// The columns of a flat table, without identifier and position: a position takes two, what is known
  /// of trucks two for each attribute.
  var flatColumns: [(name: String, kind: Column.Kind)] {
    var flat: [(name: String, kind: Column.Kind)] = []
    for column in columns {
      for member in column.members {
        let name = column.name + member.capitalized
        flat.append((name, .text))
        flat.append((name + "Evidence", .text))
      }
      guard column.members.isEmpty else { continue }
      if column.isPosition {
        for axis in [axes.x, axes.y] { flat.append((column.name + axis.capitalized, .number)) }
      } else {
        flat.append((column.name, column.kind))
      }
    }
    return flat
  }
}

extension String {
  /// The text with its first letter as a capital.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
