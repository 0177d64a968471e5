extension PageFile {
  /// The files of the page, by path.
  static let embedded: [String: PageFile] = {
    var files = ["/": PageFile(type: "text/html; charset=utf-8", PackageResources.page_html)]
    let others: [(name: String, bytes: [UInt8])] = [
      ("page.css", PackageResources.page_css),
      ("address.js", PackageResources.address_js),
      ("app.js", PackageResources.app_js),
      ("arrival.js", PackageResources.arrival_js),
      ("basemap.js", PackageResources.basemap_js),
      ("categories.js", PackageResources.categories_js),
      ("completions.js", PackageResources.completions_js),
      ("contact.js", PackageResources.contact_js),
      ("days.js", PackageResources.days_js),
      ("details.js", PackageResources.details_js),
      ("dom.js", PackageResources.dom_js),
      ("exports.js", PackageResources.exports_js),
      ("gaps.js", PackageResources.gaps_js),
      ("glyphs.js", PackageResources.glyphs_js),
      ("graticule.js", PackageResources.graticule_js),
      ("map.js", PackageResources.map_js),
      ("messages.js", PackageResources.messages_js),
      ("now.js", PackageResources.now_js),
      ("plainmap.js", PackageResources.plainmap_js),
      ("plan.js", PackageResources.plan_js),
      ("point.js", PackageResources.point_js),
      ("polyline.js", PackageResources.polyline_js),
      ("results.js", PackageResources.results_js),
      ("route.js", PackageResources.route_js),
      ("service.js", PackageResources.service_js),
      ("shapes.js", PackageResources.shapes_js),
      ("signs.js", PackageResources.signs_js),
      ("spreadsheet.js", PackageResources.spreadsheet_js),
      ("state.js", PackageResources.state_js),
      ("stops.js", PackageResources.stops_js),
      ("strip.js", PackageResources.strip_js),
      ("symbols.js", PackageResources.symbols_js),
      ("trip.js", PackageResources.trip_js),
      ("truck.js", PackageResources.truck_js),
      ("vectormap.js", PackageResources.vectormap_js),
      ("width.js", PackageResources.width_js),
      ("zones.js", PackageResources.zones_js),
    ]
    for file in others {
      guard let type = type(of: file.name) else { continue }
      files["/page/" + file.name] = PageFile(type: type, file.bytes)
    }
    return files
  }()
}
