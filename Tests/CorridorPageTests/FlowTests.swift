import CorridorFormats
import CorridorImport
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

extension PageTests {
  /// What a dispatcher does from the first click to the file, in one go.
  @Suite struct FlowTests {
    @Test func `from a route to a file, with the mouse`() throws {
      try go(PageService(), route: SourceTree.fixture("route.geojson"), typed: "kest")
    }

    @Test(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
    func `the same on Malta`() throws {
      let data = try #require(realData)
      let folder = TemporaryFolder()
      let path = folder.file("malta.corridor")
      _ = try PlaceImporter(
        ImportOptions(inputs: ["\(data)/malta-graphhopper.osm.pbf"], output: path)
      ).run()
      let routes =
        try JSONSerialization.jsonObject(
          with: Data(contentsOf: URL(filePath: "\(data)/routes/malta.geojson"))) as? [String: Any]
      let first = try #require((routes?["features"] as? [Any])?.first)
      let route = try folder.write(
        "malta.geojson",
        String(decoding: try JSONSerialization.data(withJSONObject: first), as: UTF8.self))
      try go(PageService(index: PlaceIndex(path: path)), route: route, typed: "valle")
    }

    private func go(_ service: PageService, route: String, typed: String) throws {
      try PageTests.withBrowser { browser in
        let folder = TemporaryFolder()
        try browser.command(
          "Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": folder.path])
        try browser.open(service)

        // A route, a category, a narrower corridor.
        try browser.type(route, into: "#file")
        try browser.wait(for: "document.querySelector('path.corridor')")
        try browser.click("#categories input[value=fuel]")
        try browser.wait(
          for: """
            !results.hasAttribute('aria-busy') && chosen.textContent === 'Fuel station'
              && results.children.length === parseInt(count.textContent)
            """)
        let near = try browser.found()
        try browser.run("within.focus()")
        try browser.press([.home])
        try browser.wait(for: "parseInt(count.textContent) < \(near)")
        try browser.wait(for: "!results.hasAttribute('aria-busy')")

        // A place from the list; what is known of it.
        try browser.click("#results li:nth-child(3)")
        let name = try browser.texts("#results .name")[2]
        #expect(try browser.texts("#details-name") == [name])
        try browser.wait(for: "document.querySelector('#details a[href*=openstreetmap]')")
        #expect(try browser.isTrue("document.querySelector('path.chosen')"))
        let link = try browser.text("location.href")

        // Only what is in view.
        let all = try browser.found()
        try browser.drag("#map", by: (x: 250, y: 60))
        try browser.wait(for: "!here.hidden")
        try browser.click("#here")
        try browser.wait(for: "parseInt(count.textContent) < \(all)")
        try browser.click("#area-remove")
        try browser.wait(for: "parseInt(count.textContent) === \(all)")

        // A file of all of it.
        try browser.click("#exports [data-format=gpx]")
        let path = folder.file("corridor.gpx")
        for _ in 0..<400 where !FileManager.default.fileExists(atPath: path) { usleep(50_000) }
        let file = try String(contentsOfFile: path, encoding: .utf8)
        #expect(file.ranges(of: "<wpt ").count == all)

        // Something else, by what is typed.
        try browser.click("#categories input[value=fuel]")
        try browser.click("#route-remove")
        try browser.type(typed, into: "#text")
        try browser.wait(for: "completions.children.length > 0")
        let title = try browser.text("completions.children[0].firstChild.textContent")
        try browser.click("#completions li:first-child")
        try browser.wait(for: "!results.hasAttribute('aria-busy') && results.children.length > 0")
        #expect(try browser.text("text.value") == title)

        // Who gets the link sees what was there before.
        try browser.open("about:blank")
        try browser.open(link)
        try browser.wait(for: "parseInt(count.textContent) === \(all)")
        try browser.wait(for: "!document.querySelector('#details').hidden")
        #expect(try browser.texts("#details-name") == [name])
      }
    }
  }
}
