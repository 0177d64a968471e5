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

    @Test(arguments: ["gpx", "geojson", "csv"])
    func `a file has all places that were found`(format: String) throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        let folder = TemporaryFolder()
        try browser.command(
          "Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": folder.path])
        try browser.openRoute(service, "#within=5000")
        let text = try browser.text("count.textContent")
        let found = try #require(Int(text.firstMatch(of: #/of (\d+) places/#)?.1 ?? ""))
        try browser.click("#exports [data-format=\(format)]")
        let path = folder.file("corridor.\(format)")
        let end = ContinuousClock.now + .seconds(20)
        while !FileManager.default.fileExists(atPath: path), ContinuousClock.now < end {
          usleep(50_000)
        }
        let content = try String(contentsOfFile: path, encoding: .utf8)
        let marks = ["gpx": "<wpt ", "geojson": #""type":"Feature","#, "csv": "\r\n"]
        let mark = try #require(marks[format])
        let count = content.ranges(of: mark).count - (format == "csv" ? 1 : 0)
        #expect(count == found)
      }
    }
  }
}
