import CorridorTestSupport
import Foundation
import Testing

extension PageTests {
  /// A departure, a speed and a vehicle.
  @Suite struct TripTests {
    /// Sets a field as somebody who has filled it in and gone on.
    private func set(_ field: String, to value: String, _ browser: Chromium) throws {
      try browser.run(
        """
        const field = document.querySelector(arguments[0]);
        field.value = arguments[1];
        field.dispatchEvent(new Event("change"));
        """, ["#" + field, value])
    }

    private func wait(until hash: String, _ browser: Chromium) throws {
      try browser.wait(
        for: "location.hash.includes('\(hash)') && !results.hasAttribute('aria-busy')")
    }

    @Test func `places say when one arrives and whether they are open then`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.open(service)
        #expect(try browser.isTrue("document.querySelector('#trip').hidden"))
        try browser.openRoute(service)
        #expect(try browser.isTrue("!document.querySelector('#trip').hidden"))
        let all = try browser.found()
        try browser.click("#trip-fields summary")
        // Without it, nothing says how long the way takes.
        try set("speed", to: "80", browser)
        try set("tz", to: "+01:00", browser)
        try set("depart", to: "2026-11-20T06:00", browser)
        try wait(until: "depart=2026-11-20T06%3A00", browser)
        let ahead = try browser.number("-new Date('2026-11-20T06:00').getTimezoneOffset()")
        // 34 minutes on, and an hour ahead of UTC.
        let minutes = (6 * 60 + 34 + 60 - Int(ahead) + 1440) % 1440
        let clock = String(format: "%02d:%02d", minutes / 60, minutes % 60)
        let names = try browser.texts("#results .name")
        let lines = try browser.texts("#results small")
        let index = try #require(names.firstIndex(of: "Kestrel Brakelow"))
        #expect(lines[index].hasSuffix(" · \(clock), open"), "\(lines[index])")
        #expect(lines.contains { $0.hasSuffix(", hours unknown") })
        try browser.click("#results li:nth-child(\(index + 1))")
        try browser.wait(for: "document.querySelector('#details').textContent.includes('Closes')")
        let details = try browser.texts("#details-body dd")
        #expect(details.contains("2026-11-20 \(clock) (UTC+01:00)"), "\(details)")
        #expect(details.contains("2026-11-20 23:00"), "\(details)")

        try set("open", to: "only", browser)
        try wait(until: "open=only", browser)
        try browser.wait(for: "results.children.length < \(names.count)")
        let states = try browser.texts("#results small")
        #expect(!states.isEmpty && states.count < all)
        #expect(states.allSatisfy { $0.hasSuffix(", open") })

        // The link brings it all back.
        let link = try browser.text("location.href")
        try browser.open(link)
        try browser.wait(for: "document.documentElement.dataset.ready")
        try browser.wait(for: "results.children.length === \(states.count)")
        #expect(try browser.texts("#results small") == states)
        #expect(try browser.text("depart.value") == "2026-11-20T06:00")
        #expect(try browser.text("document.querySelector('#open').value") == "only")
        #expect(try browser.text("location.href") == link)
        // Whoever clears the departure is told of all places again.
        try set("depart", to: "", browser)
        try browser.wait(for: "results.children.length === \(all)")
      }
    }

    @Test func `a departure without a speed is told what is missing`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service)
        try set("depart", to: "2026-11-20T06:00", browser)
        try browser.wait(
          for: "document.querySelector('#alert-text').textContent.includes('give a speed')")
        try set("speed", to: "80", browser)
        try browser.wait(for: "document.querySelector('#alert').hidden")
      }
    }

    @Test func `a vehicle keeps away what it may not go to, and trucks have their facts`() throws {
      let test = try TestIndex([
        TestPlace(
          id: "test:1", position: TestPlace.at(0.01, 0.001), categories: ["fuel"],
          tags: [("fuel:adblue", "yes"), ("maxheight", "4.2"), ("hgv", "yes")]),
        TestPlace(
          id: "test:2", position: TestPlace.at(0.02, 0.001), categories: ["fuel"],
          tags: [("hgv", "no")]),
      ])
      let service = try PageService(index: test.index)
      try PageTests.withBrowser { browser in
        let folder = TemporaryFolder()
        try browser.open(service, "#cat=fuel&within=2000")
        let line = #"{"type":"LineString","coordinates":[[0,0],[0.1,0]]}"#
        try browser.type(folder.write("line.json", line), into: "#file")
        try browser.wait(for: "results.children.length === 2")
        try set("vehicle", to: "hgv", browser)
        try browser.wait(for: "results.children.length === 1")
        try browser.click("#results li")
        let terms = try browser.texts("#details-body dt")
        let facts = try browser.texts("#details-body dd")
        for (name, fact) in [
          ("AdBlue", "yes (fuel:adblue=yes)"), ("max height", "4.2 m (maxheight=4.2)"),
          ("truck access", "yes (hgv=yes)"),
        ] {
          #expect(terms.contains(name) && facts.contains(fact), "\(terms) \(facts)")
        }
        #expect(!terms.contains("LNG"))
      }
    }
  }
}
