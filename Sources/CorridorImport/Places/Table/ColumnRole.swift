/// What a column of a table means.
package enum ColumnRole: String, Hashable, Sendable, CaseIterable {
  case id, name, lon, lat
}
