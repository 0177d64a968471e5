import CorridorTestSupport
import Foundation
import Testing

extension PageTests {
  /// The part and the side of the way, its order, what trucks need, and gaps.
  @Suite struct WayTests {
    /// The kilometres and sides of the places in the list.
    private func places(_ browser: Chromium) throws -> [(km: Double, side: Substring)] {
      try browser.texts("#results small").map { line in
        let match = try #require(line.firstMatch(of: #/km ([0-9.]+), .* (left|right) of/#))
        return (Double(match.1) ?? -1, match.2)
      }
    }

    @Test func `places come in the order of travel, from a stretch and on a side`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.open(service)
        #expect(try browser.isTrue("document.querySelector('#order').hidden"))
        try browser.openRoute(service)
        let closest = try places(browser).map(\.km)
        #expect(closest != closest.sorted())
        try browser.set("sort", to: "along")
        try browser.wait(until: "sort=along")
        try browser.wait(
          for: "document.querySelector('#results small').textContent.includes('km 1.8')")
        #expect(try places(browser).map(\.km) == closest.sorted())

        try browser.set("from", to: "20")
        try browser.set("to", to: "60")
        try browser.wait(until: "to=60")
        try browser.wait(for: "results.children.length < \(closest.count)")
        let stretch = closest.filter { $0 > 20 && $0 < 60 }.sorted()
        #expect(try places(browser).map(\.km) == stretch)
        #expect(try browser.number("document.querySelectorAll('#strip .outside').length") == 2)

        try browser.set("side", to: "right")
        try browser.wait(until: "side=right")
        try browser.wait(for: "results.children.length < \(stretch.count)")
        #expect(try places(browser).allSatisfy { $0.side == "right" })

        let link = try browser.text("location.href")
        let seen = try browser.texts("#results li")
        try browser.open(link)
        try browser.wait(for: "document.documentElement.dataset.ready")
        try browser.wait(for: "results.children.length === \(seen.count)")
        #expect(try browser.texts("#results li") == seen)
        #expect(
          try browser.text("[sort, from, to, side].map((e) => e.value)") == "along,20,60,right")
        #expect(try browser.text("location.href") == link)
      }
    }

    @Test func `what a truck needs is asked for, and what is not known of it said`() throws {
      let test = try TestIndex([
        TestPlace(
          id: "test:1", position: TestPlace.at(0.01, 0.001), categories: ["fuel"],
          tags: [("fuel:adblue", "yes"), ("capacity:hgv", "45"), ("maxheight", "4.2")]),
        TestPlace(
          id: "test:2", position: TestPlace.at(0.02, 0.001), categories: ["fuel"],
          tags: [("fuel:adblue", "yes"), ("maxheight", "3.5")]),
        TestPlace(id: "test:3", position: TestPlace.at(0.03, 0.001), categories: ["fuel"]),
        TestPlace(
          id: "test:4", position: TestPlace.at(0.04, 0.001), categories: ["fuel"],
          tags: [("fuel:adblue", "no")]),
      ])
      let service = try PageService(index: test.index)
      try PageTests.withBrowser { browser in
        let folder = TemporaryFolder()
        try browser.open(service, "#cat=fuel&within=2000&sort=along")
        let line = #"{"type":"LineString","coordinates":[[0,0],[0.1,0]]}"#
        try browser.type(folder.write("line.json", line), into: "#file")
        try browser.wait(for: "document.querySelectorAll('.dot').length === 4")
        try browser.click("#truck-fields summary")
        try browser.click("#attributes [value=adBlue]")
        try browser.wait(for: "results.children.length === 2")
        #expect(try browser.texts("#results small").allSatisfy { $0.hasSuffix(" · AdBlue yes") })
        try browser.set("unknown", to: "keep")
        try browser.wait(for: "results.children.length === 3")
        #expect(try browser.texts("#results small")[2].hasSuffix(" · AdBlue unknown"))
        try browser.set("height", to: "4")
        try browser.wait(for: "results.children.length === 2")
        try browser.set("spaces", to: "20")
        try browser.set("unknown", to: "")
        try browser.wait(for: "results.children.length === 1")
        #expect(
          try browser.texts("#results small")[0].hasSuffix(" · AdBlue yes, truck spaces 45"))
        #expect(
          try browser.isTrue("location.hash.includes('attributes=adBlue&spaces=20')"))
      }
    }

    @Test func `stretches without a place are listed, drawn, and held against the range`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service, "#cat=fuel&within=1000&attributes=adBlue")
        #expect(try browser.isTrue("document.querySelector('#gaps-found').hidden"))
        try browser.set("gaps", to: "1")
        try browser.wait(for: "document.querySelectorAll('#gap-list li').length > 2")
        let all = try browser.number("document.querySelectorAll('#gap-list li').length")
        let lengths = try browser.texts("#gap-list .name").compactMap {
          Double($0.firstMatch(of: #/^([0-9.]+) km/#)?.1 ?? "")
        }
        #expect(lengths == lengths.sorted(by: >))
        #expect(try browser.number("document.querySelectorAll('path.gap').length") == all)
        #expect(try browser.number("document.querySelectorAll('#strip .gap').length") == all)
        #expect(try browser.isTrue("!document.querySelector('.gap.beyond')"))
        try browser.set("range", to: "20")
        try browser.set("reserve", to: "5")
        try browser.wait(for: "document.querySelector('#gap-list .beyond')")
        // They come after the places and are drawn below them.
        let layers = try ["gap", "place"].map { name in
          try browser.number(
            "getComputedStyle(document.querySelector('path.\(name)').closest('.leaflet-pane')).zIndex"
          )
        }
        #expect(layers[0] < layers[1])
        // What the command says of them, in words beside the colour.
        let beyond = try browser.texts("#gap-list .beyond small")
        #expect(beyond.allSatisfy { $0.hasPrefix("beyond the range by ") })
        #expect(
          try browser.texts("#gaps-count").first?.hasSuffix("; \(beyond.count) beyond the range")
            == true)
        #expect(
          try browser.number("document.querySelectorAll('path.gap.beyond').length")
            == Double(beyond.count))
        try browser.set("least", to: "15")
        try browser.wait(for: "document.querySelectorAll('#gap-list li').length < \(all)")
        #expect(lengths.filter { $0 >= 15 }.count == (try browser.texts("#gap-list li")).count)
        let zoom = "document.querySelector('path.route').getBoundingClientRect().width"
        let before = try browser.number(zoom)
        try browser.click("#gap-list button")
        #expect(try browser.isTrue("document.querySelector('path.gap.chosen')"))
        #expect(try browser.number(zoom) > before)
        try browser.set("gaps", to: "")
        try browser.wait(for: "document.querySelector('#gaps-found').hidden")
        #expect(try browser.isTrue("!document.querySelector('path.gap')"))
      }
    }

    @Test func `on a phone a tapped place shows its details, and stays in view itself`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service)
        try browser.resize(390, 844, isPhone: true)
        try browser.wait(for: "innerWidth === 390")
        try browser.run("document.querySelector('#map').scrollIntoView({ block: 'end' })")
        usleep(200_000)
        // One that no other covers, as low on the map as there is one.
        try browser.run(
          """
          const free = [...document.querySelectorAll("path.place")].filter((path) => {
            const box = path.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            return document.elementFromPoint(x, y) === path;
          });
          const low = (path) => path.getBoundingClientRect().bottom;
          free.sort((a, b) => low(b) - low(a))[0].dataset.free = "";
          """)
        try browser.click("path[data-free]")
        try browser.wait(for: "!document.querySelector('#details').hidden")
        let sheet = "document.querySelector('#details').getBoundingClientRect()"
        #expect(try browser.number("\(sheet).top") < 600)
        #expect(try browser.number("\(sheet).bottom") <= 844)
        let hidden =
          "document.querySelector('path.chosen').getBoundingClientRect().bottom - \(sheet).top"
        #expect(try browser.number(hidden) <= 0)
        #expect(
          try browser.number("document.querySelector('path.chosen').getBoundingClientRect().top")
            >= 0)
        #expect(
          try browser.texts("#details-name")
            == browser.texts("#results [aria-selected=true] .name"))
        try browser.click("#details-close")
        #expect(try browser.isTrue("document.querySelector('#details').hidden"))
      }
    }
  }
}
