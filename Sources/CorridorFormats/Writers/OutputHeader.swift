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

  /// One property that every place has.
  package struct Column: Hashable, Sendable {
    /// The property's name, with its unit.
    package var name: String
    /// Whether values are positions, which take two columns in a flat table.
    package var isPosition: Bool
    /// The members of values that are objects of objects, where each takes columns of its own in a
    /// flat table: its `value`, and its `evidence`.
    package var members: [String]

    package init(_ name: String, isPosition: Bool = false, members: [String] = []) {
      self.name = name
      self.isPosition = isPosition
      self.members = members
    }
  }
}
