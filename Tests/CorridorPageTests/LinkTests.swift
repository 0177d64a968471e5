import CorridorTestSupport
import Foundation
import Testing

extension PageTests {
  /// The address of the page, and files of what it shows.
  @Suite struct LinkTests {
    @Test func `the address brings back all that was asked for`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service)
        try browser.type("kestrel\u{E007}", into: "#text")
        try browser.wait(
          for:
            "[...document.querySelectorAll('#results .name')].every((e) => e.textContent.includes('Kestrel'))"
        )
        try browser.drag("#map", by: (x: 120, y: 0))
        try browser.wait(for: "!here.hidden")
        try browser.click("#here")
        try browser.wait(for: "location.hash.includes('in=')")
        try browser.wait(for: "!results.hasAttribute('aria-busy')")
        try browser.click("#results li:last-child")
        try browser.wait(for: "location.hash.includes('place=')")
        let link = try browser.text("location.href")
        let names = try browser.texts("#results .name")
        let seen = [
          "#route-now", "#within-now", "#chosen", "#count", "#details-name", "#results",
        ]
        var before: [[String]] = []
        for selector in seen { before.append(try browser.texts(selector)) }
        #expect(names.count > 0)

        try browser.open(link)
        try browser.wait(for: "document.documentElement.dataset.ready")
        try browser.wait(for: "results.children.length === \(names.count)")
        try browser.wait(for: "!document.querySelector('#details').hidden || true")
        for (selector, expected) in zip(seen, before) {
          #expect(try browser.texts(selector) == expected, "\(selector)")
        }
        #expect(try browser.text("text.value") == "kestrel")
        #expect(
          try browser.isTrue("document.querySelector('#categories [value=fuel]').checked"))
        #expect(try browser.isTrue("document.querySelector('path.area')"))
        #expect(try browser.text("location.href") == link)
      }
    }

    @Test func `a link that would be too long leaves the route out and says so`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        let folder = TemporaryFolder()
        let points = (0..<4000).map { number in
          "[\(-20.3 + Double(number) * 1e-4),\(44.95 + Double(number * 7919 % 100) * 1e-3)]"
        }
        let line = #"{"type":"LineString","coordinates":[\#(points.joined(separator: ","))]}"#
        try browser.open(service, "#cat=fuel&within=500")
        try browser.type(folder.write("long.json", line), into: "#file")
        try browser.wait(for: "!document.querySelector('#route-remove').hidden")
        #expect(try browser.texts("#link-note").first?.contains("too long") == true)
        #expect(try browser.isTrue("!location.hash.includes('line=')"))
        #expect(try browser.isTrue("location.hash.includes('within=500')"))
      }
    }

    /// What is saved when a button is pressed.
    private func saved(_ format: String, in folder: TemporaryFolder, _ browser: Chromium) throws
      -> String
    {
      try browser.command(
        "Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": folder.path])
      try browser.click("#exports [data-format=\(format)]")
      let path = folder.file("corridor.\(format)")
      let end = ContinuousClock.now + .seconds(20)
      while !FileManager.default.fileExists(atPath: path), ContinuousClock.now < end {
        usleep(50_000)
      }
      return String(
        decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }

    @Test func `a table for spreadsheets has addresses, phones, hours and arrivals`() throws {
      let test = try TestIndex([
        TestPlace(
          id: "test:1", position: TestPlace.at(0.01, 0.001), categories: ["fuel"],
          tags: [
            ("name", "=1+1"), ("phone", "+43 1 234"), ("opening_hours", "Mo-Su 06:00-22:00"),
            ("fuel:adblue", "yes"), ("addr:street", "Long \"Quay\""), ("addr:housenumber", "3"),
            ("addr:city", "Ostro"),
          ]),
        TestPlace(id: "test:2", position: TestPlace.at(0.02, 0.001), categories: ["fuel"]),
      ])
      let service = try PageService(index: test.index)
      try PageTests.withBrowser { browser in
        let folder = TemporaryFolder()
        try browser.open(
          service,
          "#cat=fuel&within=2000&sort=along&speed=60&tz=UTC&depart=2026-11-20T06:00%2B00:00&attributes=adBlue&unknown=keep"
        )
        let line = #"{"type":"LineString","coordinates":[[0,0],[0.1,0]]}"#
        try browser.type(folder.write("line.json", line), into: "#file")
        try browser.wait(for: "document.querySelectorAll('.dot').length === 2")
        let text = try saved("csv", in: folder, browser)
        let lines = text.components(separatedBy: "\r\n")
        #expect(
          lines[0] == "\u{FEFF}id,name,categories,address,phone,openingHours,alongMeters,"
            + "offRouteMeters,side,pass,passCount,arrivesAt,openOnArrival,closesAt,"
            + "unknownBecause,lat,lon,adBlue")
        #expect(
          lines[1].hasPrefix(
            #"test:1,'=1+1,fuel,"Long ""Quay"" 3, Ostro",'+43 1 234,Mo-Su 06:00-22:00,1113."#),
          "\(lines[1])")
        #expect(lines[1].contains(",left,1,1,2026-11-20T06:01:06+00:00,open,2026-11-20T22:00:00"))
        #expect(lines[1].hasSuffix("+00:00,,0.001,0.01,yes"))
        #expect(lines[2].hasSuffix(",unknown,,hoursNotGiven,0.001,0.02,unknown"))
        #expect(lines[2].hasPrefix("test:2,,fuel,,,,2226."), "\(lines[2])")
        #expect(lines.count == 4 && lines[3].isEmpty)
      }
    }

    @Test(arguments: ["gpx", "geojson", "csv"])
    func `a file has all places that were found`(format: String) throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        let folder = TemporaryFolder()
        try browser.openRoute(service, "#within=5000")
        let text = try browser.text("count.textContent")
        let found = try #require(Int(text.firstMatch(of: #/of (\d+) places/#)?.1 ?? ""))
        let content = try saved(format, in: folder, browser)
        let marks = ["gpx": "<wpt ", "geojson": #""type":"Feature","#, "csv": "\r\n"]
        let mark = try #require(marks[format])
        let count = content.ranges(of: mark).count - (format == "csv" ? 1 : 0)
        #expect(count == found)
      }
    }
  }
}
