import CorridorTestSupport
import Foundation
import Testing

extension PageTests {
  /// The plan of a journey: its stops in the list, on the map and on the days.
  @Suite struct PlanTests {
    private static let depart = "depart=2026-11-23T06:00%2B01:00"
    private static let isPlanned = "document.querySelectorAll('#plan-list li').length > 1"

    /// Opens the page, with a route in the file.
    private func open(
      _ browser: Chromium, _ service: PageService, _ state: String, _ file: String
    ) throws {
      try browser.open(service, state)
      try browser.type(file, into: "#file")
      try browser.wait(for: "!document.querySelector('#route-remove').hidden")
    }

    /// A line along the equator with a length in degrees of longitude.
    private func line(_ degrees: Double, in folder: TemporaryFolder) throws -> String {
      try folder.write(
        "line.json", #"{"type":"LineString","coordinates":[[0,0],[\#(degrees),0]]}"#)
    }

    /// The stops as the service has them: name, clock time of arrival, and what the sign shows.
    private func stops(
      _ service: PageService, _ fields: String
    ) throws -> [(name: String, clock: String, sign: String)] {
      let route = try String(contentsOfFile: SourceTree.fixture("tour.geojson"), encoding: .utf8)
      let answer = try service.ask(
        "POST", "/v1/plan", #"{"route":\#(route),"within":2000,\#(fields)}"#)
      let stops = try #require(try answer.json()["stops"] as? [[String: Any]])
      return try stops.map { stop in
        let kind = try #require(stop["kind"] as? String)
        let done = (stop["activities"] as? [[String: Any]] ?? []).compactMap {
          $0["activity"] as? String
        }
        let names = ["visit": "Delivery at km 60.0", "end": "End of the route"]
        let arrives = try #require(stop["arrivesAt"] as? String)
        return (
          try #require(stop["name"] as? String ?? names[kind]),
          String(arrives.prefix(16).suffix(11)).replacing("T", with: " "),
          kind == "visit" ? "work" : done.first ?? kind
        )
      }
    }

    @Test func `a plan is listed and drawn as the service has it, and its stops are chosen`() throws
    {
      let service = try PageService()
      let expected = try stops(
        service,
        """
        "depart":"2026-11-23T06:00+01:00","speed":"5km/h","rest":["truck_parking","rest_area"],
        "driven":"2h","visits":["60km 45min"],"fuelAt":["fuel"],"tank":"400l","tankLevel":"30l",
        "consumption":"30l/100km"
        """)
      #expect(
        Set(expected.map(\.sign)).isSuperset(of: ["break", "dailyRest", "work", "fuel", "end"]))
      try PageTests.withBrowser { browser in
        try open(
          browser, service, "#cat=fuel&within=2000&\(Self.depart)&speed=5",
          SourceTree.fixture("tour.geojson"))
        #expect(try browser.isTrue("document.querySelector('#plan-found').hidden"))
        for (field, value) in [
          ("plan", "1"), ("driven", "2"), ("visits", "60km 45min"), ("tank", "400"),
          ("tankLevel", "30"), ("consumption", "30"),
        ] {
          try browser.set(field, to: value)
        }
        try browser.wait(
          for: "document.querySelectorAll('#plan-list li').length === \(expected.count)")
        #expect(try browser.texts("#plan-list .name") == expected.map(\.name))
        let lines = try browser.texts("#plan-list .name + small")
        for (line, stop) in zip(lines, expected) {
          #expect(line.hasPrefix(stop.clock), "\(line): \(stop)")
        }
        #expect(lines.contains { $0.hasSuffix(" · daily rest 9 h") })
        let sum = try #require(try browser.texts("#plan-sum").first)
        #expect(sum.hasPrefix("Arrives 2026-11-2") && sum.contains("; no plan arrives earlier"))
        // The same signs with the same numbers are on the map, above the places.
        let signs = expected.enumerated().map { "stop \($1.sign) \($0 + 1)" }
        for selector in ["#plan-list svg", "#map .stop-marker svg"] {
          let drawn = "[...document.querySelectorAll('\(selector)')]"
          let found = try browser.text(
            "\(drawn).map((e) => `${e.getAttribute('class')} ${e.textContent}`)")
          #expect(found == signs.joined(separator: ","), "\(selector)")
        }
        let shapes = try browser.number(
          "new Set([...document.querySelectorAll('#plan-list path')].map((e) => e.outerHTML)).size")
        #expect(shapes == Double(Set(expected.map(\.sign)).count))
        #expect(
          try browser.texts("#days .mark").map { $0.prefix { $0.isNumber } }
            == (1...expected.count).map { "\($0)"[...] })
        #expect(try browser.isTrue("document.querySelector('#days rect.dailyRest')"))

        // A stop that is chosen on the map is chosen in the list, and has a card.
        try browser.run("document.querySelectorAll('.stop-marker')[1].click()")
        try browser.wait(for: "!document.querySelector('#details').hidden")
        #expect(try browser.texts("#details-name") == [expected[1].name])
        #expect(try browser.texts("#plan-list [aria-current] .name") == [expected[1].name])
        #expect(try browser.isTrue("location.hash.includes('place=osm')"))
        let facts = "document.querySelector('#details-body').textContent"
        #expect(try browser.text(facts).contains("To the next break"))
        // With keys: Enter goes to the card, Escape back to the list.
        try browser.run("document.querySelector('#plan-list button').focus()")
        try browser.press([.enter])
        #expect(try browser.text("document.activeElement.id") == "details")
        #expect(
          try browser.isTrue(
            "document.querySelectorAll('.stop-marker')[0].classList.contains('chosen')"))
        try browser.press([.escape])
        #expect(try browser.text("document.activeElement.dataset.stop") == "0")
        #expect(try browser.isTrue("document.querySelector('#details').hidden"))
        #expect(try browser.isTrue("!document.querySelector('.stop-marker.chosen')"))
      }
    }

    @Test func `a link brings the plan back, and another route or none takes it away`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        let state = """
          #within=2000&\(Self.depart)&speed=5&plan=1&rules=us&rest=rest_area&driven=1.5\
          &visits=60km+1h%0Aend+30min
          """
        try open(browser, service, state, SourceTree.fixture("tour.geojson"))
        try browser.wait(for: Self.isPlanned)
        try browser.click("#plan-list li:nth-child(2) button")
        let link = try browser.text("location.href")
        let stops = try browser.texts("#plan-list li")
        let card = try browser.texts("#details-name")

        try browser.open(link)
        try browser.wait(for: "document.documentElement.dataset.ready")
        try browser.wait(for: "\(Self.isPlanned) && !document.querySelector('#details').hidden")
        #expect(try browser.texts("#plan-list li") == stops)
        #expect(try browser.texts("#details-name") == card)
        #expect(try browser.text("location.href") == link)
        #expect(
          try browser.text("[rules, driven].map((e) => e.value)") == "us,1.5")
        #expect(try browser.text("visits.value") == "60km 1h\nend 30min")
        let boxes = "[...document.querySelectorAll('#rest :checked')].map((e) => e.value)"
        #expect(try browser.text(boxes) == "rest_area")
        #expect(try browser.isTrue("plan.checked"))

        // On a shorter route there is another plan.
        try browser.set("visits", to: "")
        try browser.type(SourceTree.fixture("route.geojson"), into: "#file")
        try browser.wait(for: "document.querySelector('#route-now').textContent.includes('78.7')")
        try browser.wait(
          for: "document.querySelector('#plan-list li:last-child')?.textContent.includes('km 78.7')"
        )
        try browser.click("#route-remove")
        #expect(try browser.isTrue("document.querySelector('#plan-found').hidden"))
        #expect(try browser.isTrue("document.querySelector('#days').hidden"))
        #expect(try browser.isTrue("!document.querySelector('.stop-marker')"))
      }
    }

    @Test func `why there is no plan is told, with the furthest point on the map`() throws {
      let test = try TestIndex([
        TestPlace(id: "test:1", position: TestPlace.at(0.9, 0.001), categories: ["rest_area"])
      ])
      let service = try PageService(index: test.index)
      try PageTests.withBrowser { browser in
        let folder = TemporaryFolder()
        let route = try line(1, in: folder)
        // Four and a half hours at 10 km/h end before the place.
        try open(browser, service, "#within=2000&\(Self.depart)&speed=10&plan=1", route)
        try browser.wait(for: "document.querySelector('#plan-list li')")
        #expect(
          try browser.texts("#plan-sum") == [
            "No plan: no place to rest is in reach. The driver gets to km 45.0; "
              + "1 place to choose from."
          ])
        #expect(try browser.texts("#map .stop-marker") == ["!"])
        #expect(try browser.isTrue("document.querySelector('#days').hidden"))
        try browser.click("#plan-list button")
        #expect(try browser.texts("#details-name") == ["The driver gets no further"])
        // 45 km on the equator are 0.4042 degrees.
        #expect(try browser.texts("#details-body dd").contains("0.00000, 0.40425"))

        // With places on the way there is a plan; what is wrong with a request is told instead.
        try browser.set("speed", to: "50")
        try browser.wait(for: "document.querySelector('#plan-sum').textContent.includes('Arrives')")
        try browser.set("driven", to: "8")
        try browser.wait(
          for: "document.querySelector('#plan-sum').textContent.includes('sinceBreak is missing')")
        #expect(try browser.isTrue("!document.querySelector('.stop-marker')"))
        try browser.set("sinceBreak", to: "1")
        try browser.wait(for: "document.querySelector('.stop-marker')")
        // A plan needs a departure; without one the field for it is shown.
        try browser.set("depart", to: "")
        try browser.wait(
          for: "document.querySelector('#plan-sum').textContent.includes('Give a departure')")
        #expect(try browser.isTrue("document.querySelector('#trip-fields').open"))
        try browser.set("plan", to: "")
        #expect(try browser.isTrue("document.querySelector('#plan-found').hidden"))
      }
    }

    @Test func `names of stops are shown and never run`() throws {
      let attack = #"<img src=x onerror="window.attacked=1"><script>window.attacked=2</script>"#
      let test = try TestIndex([
        TestPlace(
          id: "\(attack):1", position: TestPlace.at(0.3, 0.001), categories: ["rest_area"],
          tags: [("name", attack), (attack, attack)])
      ])
      let service = try PageService(index: test.index)
      try PageTests.withBrowser { browser in
        let folder = TemporaryFolder()
        let route = try line(0.5, in: folder)
        let state = "#within=2000&\(Self.depart)&speed=10&plan=1"
        try open(browser, service, state, route)
        try browser.wait(for: Self.isPlanned)
        #expect(try browser.texts("#plan-list .name") == [attack, "End of the route"])
        try browser.run(
          "document.querySelector('.stop-marker').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))"
        )
        try browser.wait(for: "document.querySelector('.leaflet-tooltip')")
        #expect(try browser.texts(".leaflet-tooltip").first?.hasPrefix("<img src=x") == true)
        try browser.click("#plan-list button")
        #expect(try browser.texts("#details-name") == [attack])
        // A delivery that is none comes from a link, and back in the message.
        try browser.set("visits", to: attack)
        try browser.wait(for: "document.querySelector('#plan-sum').textContent.includes('<img')")
        usleep(300_000)
        #expect(try browser.isTrue("window.attacked === undefined"))
        #expect(try browser.number("document.querySelectorAll('img, script').length") == 1)
      }
    }
  }
}
