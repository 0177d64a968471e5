/// How a report that is no list of places is written.
enum ReportFormat: String {
  case table, json
}
