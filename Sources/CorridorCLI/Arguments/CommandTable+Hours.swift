internal import CorridorRequests

/// The command that explains opening hours.
extension CommandTable {
  static let hours = CommandSpec(
    operation: .hours,
    summary: "Show what opening hours of OpenStreetMap mean",
    details: [
      """
      VALUE is what the key opening_hours has, such as 'Mo-Fr 06:00-22:00; PH off'. Shown are its \
      rules as they were understood, when it is open in a span of time, in local time, and the \
      holidays that lie in it. What nobody can know from VALUE and the options is unknown, never \
      closed.
      """,
      """
      A line of --batch is {"value":..,"from":..,"to":..}, with "region", "at" ([lon, lat]), \
      "tz" and "points"; other fields do no harm. It gives {"parsed":true,"intervals":[[from, \
      to, "open" or "unknown", comment or null],..]}; a value that cannot be read gives "parsed" \
      false and "error".
      """,
    ],
    examples: [
      """
      corridor hours 'Mo-Fr 06:00-22:00; PH off' --from 2026-12-21 --to 2026-12-28 --region de_bw
      """
    ],
    run: { arguments throws(CommandError) in try HoursCommand(arguments).run() })
}
