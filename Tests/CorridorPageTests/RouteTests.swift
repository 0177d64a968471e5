import CorridorTestSupport
import Foundation
import Testing

extension PageTests {
  /// How a route comes to the page.
  @Suite struct RouteTests {
    @Test func `a chosen file is drawn with its corridor and the places along it`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service)
        #expect(try browser.texts("#route-now") == ["route.geojson, 78.7 km"])
        try browser.wait(for: "document.querySelector('path.corridor')")
        #expect(try browser.number("document.querySelectorAll('path.route').length") == 1)
        #expect(try browser.number("document.querySelectorAll('path.graticule').length") > 4)
        let found = try browser.found()
        #expect(try browser.number("results.children.length") == Double(found))
        #expect(
          try browser.number("document.querySelectorAll('path.place').length")
            == Double(found))
        // What the command finds, which is in the README.
        let names = try browser.texts("#results .name")
        #expect(names.prefix(3) == ["Ostro", "Kestrel Brakelow", "Kestrel Brakelow West"])
      }
    }

    @Test(arguments: ["route.gpx", "route.kml", "route.wkt", "route-osrm.json"])
    func `a dropped file of any format gives the same places`(name: String) throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service)
        let expected = try browser.found()
        try browser.click("#route-remove")
        try browser.wait(for: "document.querySelector('#route-remove').hidden")
        let text = try String(contentsOfFile: SourceTree.fixture(name), encoding: .utf8)
        try browser.run(
          """
          const data = new DataTransfer();
          data.items.add(new File([arguments[0]], arguments[1]));
          const drop = { dataTransfer: data, bubbles: true, cancelable: true };
          document.querySelector("#map").dispatchEvent(new DragEvent("drop", drop));
          """, [text, name])
        let route = "document.querySelector('#route-now').textContent"
        try browser.wait(for: "\(route).startsWith('\(name), 78.')")
        try browser.wait(for: "count.textContent === '\(expected) places'")
      }
    }

    @Test(arguments: [5, 6])
    func `a pasted polyline asks for its precision`(precision: Int) throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.open(service, "#cat=fuel&within=2000")
        let file = SourceTree.fixture("route.polyline\(precision)")
        let polyline = try String(contentsOfFile: file, encoding: .utf8)
        try browser.click("#paste summary")
        try browser.run("pasted.value = arguments[0]", [polyline])
        try browser.click("#paste-use")
        try browser.wait(for: "!" + Self.isQuiet)
        #expect(try browser.texts("#alert-text").first?.contains("5 or 6") == true)
        #expect(try browser.text("document.activeElement.name") == "precision")
        try browser.click("#decimals input[value='\(precision)']")
        try browser.click("#paste-use")
        let route = "document.querySelector('#route-now').textContent"
        try browser.wait(for: "\(route) === 'Pasted polyline, 78.7 km'")
        try browser.wait(for: "results.children.length > 5")
        #expect(try browser.isTrue(Self.isQuiet))
      }
    }

    @Test(arguments: ["route.wkt", "route.geojson", "route.gpx", "route.kml", "route-here.txt"])
    func `a pasted route of any other format needs no precision`(name: String) throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.open(service, "#cat=fuel&within=2000")
        let text =
          name == "route-here.txt"
          ? "BFoz5xJ67i1B1B7PzIhaxL7Y"
          : try String(contentsOfFile: SourceTree.fixture(name), encoding: .utf8)
        try browser.click("#paste summary")
        // What was said of the polyline before holds for no other format.
        try browser.click("#decimals input[value='5']")
        try browser.run("pasted.value = arguments[0]", [text])
        try browser.click("#paste-use")
        let route = "document.querySelector('#route-now').textContent"
        let length = name == "route-here.txt" ? "871 m" : "78.7 km"
        try browser.wait(for: "\(route) === 'Pasted route, \(length)'")
        #expect(try browser.isTrue(Self.isQuiet))
      }
    }

    /// Markers that the map's edge cuts.
    private static let cut = """
      (() => {
        const map = document.querySelector("#map").getBoundingClientRect();
        return [...document.querySelectorAll("path.place")].filter((path) => {
          const box = path.getBoundingClientRect();
          return box.top < map.top || box.bottom > map.bottom
            || box.left < map.left || box.right > map.right;
        }).length;
      })()
      """

    @Test(
      arguments: [(1920, 1080), (1300, 900), (1024, 700), (390, 844)],
      ["tour.geojson", "route.geojson"])
    func `all places along a route are on the map, and stay there`(
      size: (Int, Int), name: String
    ) throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.open(service, "#cat=fuel&within=5000")
        try browser.resize(size.0, size.1, isPhone: size.0 < 400)
        try browser.wait(for: "innerWidth === \(size.0)")
        try browser.type(SourceTree.fixture(name), into: "#file")
        try browser.wait(for: "document.querySelectorAll('.dot').length > 5")
        usleep(200_000)
        #expect(try browser.number(Self.cut) == 0)
        // The departure brings a legend, the window becomes lower.
        try browser.set("speed", to: "60")
        try browser.set("depart", to: "2026-11-20T06:00")
        try browser.wait(until: "depart=")
        try browser.resize(size.0, size.1 * 3 / 4, isPhone: size.0 < 400)
        usleep(200_000)
        #expect(try browser.number(Self.cut) == 0)
      }
    }

    private static let isQuiet = "document.querySelector('#alert').hidden"

    @Test func `a route across 180 degrees is drawn in one piece`() throws {
      let places = (0..<4).map { number in
        let lon = 179.4 + 0.4 * Double(number)
        return TestPlace(
          id: "test:\(number)", position: TestPlace.at(lon > 180 ? lon - 360 : lon, 0.01),
          categories: ["fuel"], tags: [("name", "Place \(number)")])
      }
      let test = try TestIndex(places)
      let service = try PageService(index: test.index)
      try PageTests.withBrowser { browser in
        let line = #"{"type":"LineString","coordinates":[[179,0],[-179,0]]}"#
        let folder = TemporaryFolder()
        try browser.open(service, "#within=20000")
        try browser.type(folder.write("line.json", line), into: "#file")
        try browser.wait(for: "results.children.length === 4")
        try browser.wait(for: "document.querySelectorAll('path.corridor').length === 2")
        // They span 1.2 of the route's 2 degrees, and nothing goes round the Earth.
        let share = try browser.number(
          """
          (() => {
            const edges = (selector) => [...document.querySelectorAll(selector)]
              .map((path) => path.getBoundingClientRect())
              .flatMap(({ left, right }) => [(left + right) / 2, left, right]);
            const middles = edges("path.place").filter((_, index) => index % 3 === 0);
            const width = (values) => Math.max(...values) - Math.min(...values);
            return width(middles) / width(edges("path.route"));
          })()
          """)
        #expect(abs(share - 0.6) < 0.02)
      }
    }
  }
}
