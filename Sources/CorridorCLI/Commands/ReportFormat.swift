/// The format of a report that is not a list of places.
enum ReportFormat: String {
  case table, json
}
