import CorridorTestSupport
import Foundation
import Testing

extension PageTests {
  /// The list, the markers and the strip chart, which choose each other's places.
  @Suite struct PlaceTests {
    private static let chosen = """
      [document.querySelector('#results [aria-selected=true]')?.id.split('-')[1],
        [...document.querySelectorAll('path.place')].indexOf(document.querySelector('path.chosen')),
        document.querySelector('.dot.chosen')?.dataset.index].join()
      """
    private static let details = "document.querySelector('#details-name').textContent"

    @Test func `list, markers and chart choose each other's places`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service)
        let names = try browser.texts("#results .name")
        // A chosen marker is the last one that is drawn, above all others.
        let last = names.count - 1
        try browser.click("#results li:nth-child(3)")
        #expect(try browser.text(Self.chosen) == "2,\(last),2")
        #expect(try browser.text(Self.details) == names[2])
        // One that no other covers.
        try browser.run(
          """
          [...document.querySelectorAll("path.place")].find((path) => {
            const box = path.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            return document.elementFromPoint(x, y) === path && !path.matches(".chosen");
          }).dataset.free = "";
          """)
        try browser.click("path[data-free]")
        let marked = try browser.text(Self.chosen).split(separator: ",")
        #expect(marked.count == 3 && marked[0] == marked[2] && marked[1] == "\(last)")
        let index = try #require(Int(marked[0]))
        #expect(index != 2)
        #expect(try browser.text(Self.details) == names[index])
        try browser.click(".dot[data-index='7']")
        #expect(try browser.text(Self.chosen) == "7,\(last),7")
        #expect(try browser.text(Self.details) == names[7])
        try browser.click("#details-close")
        #expect(try browser.text(Self.chosen) == ",-1,")
        #expect(try browser.text("document.activeElement.id") == "results")
      }
    }

    @Test func `a chosen place stays in view when gaps and details take room from the list`() throws
    {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service)
        try browser.click("#results li:nth-child(6)")
        try browser.wait(for: "!document.querySelector('#details').hidden")
        try browser.set("gaps", to: "1")
        try browser.wait(for: "document.querySelector('#gap-list li')")
        usleep(200_000)
        let hidden = """
          document.querySelector("#results [aria-selected=true]").getBoundingClientRect().bottom
            - results.getBoundingClientRect().bottom
          """
        #expect(try browser.number(hidden) <= 1)
      }
    }

    @Test func `a place without a name is called what it is`() throws {
      let test = try TestIndex([
        TestPlace(
          id: "test:1", position: TestPlace.at(0.01, 0.001), categories: ["fuel", "toilets"])
      ])
      let service = try PageService(index: test.index)
      try PageTests.withBrowser { browser in
        let folder = TemporaryFolder()
        try browser.open(service, "#cat=toilets&within=2000")
        let line = #"{"type":"LineString","coordinates":[[0,0],[0.1,0]]}"#
        try browser.type(folder.write("line.json", line), into: "#file")
        try browser.wait(for: "document.querySelectorAll('.dot').length === 1")
        #expect(try browser.texts("#results .name") == ["Toilets"])
        try browser.click("#results li")
        #expect(try browser.text(Self.details) == "Toilets")
      }
    }

    @Test func `the chart has places at their kilometres, left above and right below`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service)
        let lines = try browser.texts("#results small")
        let xs = try browser.run(
          """
          return [...document.querySelectorAll(".dot")]
            .sort((a, b) => a.dataset.index - b.dataset.index)
            .map((dot) => [Number(dot.getAttribute("cx")), Number(dot.getAttribute("cy"))]);
          """)
        let dots = try #require(xs as? [[NSNumber]])
        #expect(dots.count == lines.count)
        let points = try zip(lines, dots).map { line, dot in
          let match = try #require(line.firstMatch(of: #/km ([0-9.]+), .* (left|right) of/#))
          return (
            km: Double(match.1) ?? 0, side: match.2, x: dot[0].doubleValue, y: dot[1].doubleValue
          )
        }
        let road = try browser.number("document.querySelector('.road').getAttribute('y1')")
        for point in points { #expect((point.y < road) == (point.side == "left"), "\(point)") }
        let order = points.sorted { $0.km < $1.km }
        for (a, b) in zip(order, order.dropFirst()) where b.km - a.km > 0.1 { #expect(a.x < b.x) }
      }
    }

    @Test func `details have what the service knows, with a link to the map of all`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service)
        let names = try browser.texts("#results .name")
        let index = try #require(names.firstIndex(of: "Kestrel Port Tansy"))
        try browser.click("#results li:nth-child(\(index + 1))")
        try browser.wait(
          for: "document.querySelector('#details').textContent.includes('Address')")
        let text = try browser.texts("#details-body").joined()
        #expect(text.contains("Port Tansy, Sorrel"))
        #expect(text.contains("For trucks"))
        let terms = try browser.texts("#details-body dt")
        let osm = "document.querySelector('#details a[href*=\"org/way\"]')"
        for term in ["Category", "Where", "Position", "fuel:adblue", "hgv"] {
          #expect(terms.contains(term), "\(terms)")
        }
        #expect(
          try browser.text("\(osm).href")
            == "https://www.openstreetmap.org/way/156")
        #expect(
          try browser.text("\(osm).rel")
            == "noopener noreferrer")
      }
    }

    @Test func `more places come with the button`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service, "#within=5000")
        try browser.wait(for: "results.children.length === 200")
        let text = try browser.text("count.textContent")
        let all = try #require(text.firstMatch(of: #/^200 of (\d+) places$/#)).1
        try browser.click("#more")
        try browser.wait(for: "results.children.length > 200")
        for _ in 0..<10 where try browser.isTrue("!more.hidden") {
          let before = try browser.number("results.children.length")
          try browser.click("#more")
          try browser.wait(for: "results.children.length > \(before)")
        }
        #expect(try browser.text("results.children.length") == String(all))
        #expect(try browser.text("count.textContent") == "\(all) places")
        #expect(
          try browser.number("new Set([...results.children].map((e) => e.id)).size")
            == Double(all))
      }
    }
  }
}
