internal import CorridorRequests

/// The command that explains opening hours.
extension CommandTable {
  static let hours = CommandSpec(
    operation: .hours,
    summary: "Show what opening hours of OpenStreetMap mean",
    details: [
      """
      VALUE is a value of the key opening_hours, such as 'Mo-Fr 06:00-22:00; PH off'. The command \
      shows its rules as Corridor understands them, when it is open in a span of local time, and \
      the holidays in that span. What VALUE and the options leave undecided is unknown, never \
      closed.
      """,
      """
      A line of --batch is {"value":..,"from":..,"to":..}, with "region", "at" ([lon, lat]), "tz" \
      and "points"; other fields are ignored. Its answer is {"parsed":true,"intervals":[[from, to, \
      "open" or "unknown", comment or null],..]}; for a value that cannot be parsed, "parsed" is \
      false and "error" says why.
      """,
    ],
    examples: [
      """
      corridor hours 'Mo-Fr 06:00-22:00; PH off' --from 2026-12-21 --to 2026-12-28 --region de_bw
      """
    ],
    run: { arguments throws(CommandError) in try HoursCommand(arguments).run() })
}
