import CorridorTestSupport
import Foundation
import Testing

extension PageTests {
  /// A departure, a speed and a vehicle.
  @Suite struct TripTests {
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
        try browser.set("speed", to: "80")
        try browser.set("tz", to: "+01:00")
        try browser.set("depart", to: "2026-11-20T06:00")
        try browser.wait(until: "depart=2026-11-20T06%3A00")
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

        try browser.set("open", to: "only")
        try browser.wait(until: "open=only")
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
        // At night all three are there.
        try browser.set("open", to: "")
        try browser.set("depart", to: "2026-11-20T02:00")
        try browser.wait(until: "depart=2026-11-20T02%3A00")
        try browser.wait(for: "document.querySelector('path.place.closed')")
        // They have shapes of their own, not only colours.
        #expect(try browser.isTrue("!document.querySelector('#legend').hidden"))
        for selector in ["path.place", "#strip .dot", "#results .sign"] {
          let shapes = try ["open", "closed", "unknown"].map { state in
            // Whether lines are broken, and whether there is something inside.
            try browser.text(
              """
              ((e) => [e.strokeDasharray, e.fill === getComputedStyle(document.body).backgroundColor,
                e.borderStyle, e.backgroundColor === "rgba(0, 0, 0, 0)"])
                (getComputedStyle(document.querySelector('\(selector).\(state):not(.chosen)')))
              """)
          }
          #expect(Set(shapes).count == 3, "\(selector): \(shapes)")
        }

        // Whoever clears the departure is told of all places again.
        try browser.set("depart", to: "")
        try browser.wait(for: "results.children.length === \(all)")
      }
    }

    @Test func `a departure is by the clocks of a zone from a list`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service)
        try browser.set("speed", to: "80")
        let zones = "[...document.querySelectorAll('#clock optgroup option')].map((o) => o.value)"
        let known = Set(try browser.text(zones).split(separator: ",").map(String.init))
        #expect(known.count > 300)
        #expect(known.isSuperset(of: ["Europe/Berlin", "America/New_York", "Asia/Tokyo", "UTC"]))
        try browser.set("clock", to: "America/New_York")
        try browser.set("depart", to: "2026-07-01T06:00")
        try browser.wait(until: "depart=2026-07-01T06%3A00-04%3A00")
        // Another zone, another offset; the clock shows the same.
        try browser.set("clock", to: "Asia/Tokyo")
        try browser.wait(until: "depart=2026-07-01T06%3A00%2B09%3A00")
        #expect(try browser.text("depart.value") == "2026-07-01T06:00")
        // Clocks are put forward at two.
        for (time, offset) in [
          ("2026-03-29T01:30", "%2B01%3A00"), ("2026-03-29T03:30", "%2B02%3A00"),
        ] {
          try browser.set("clock", to: "Europe/Berlin")
          try browser.set("depart", to: time)
          try browser.wait(until: time.replacing(":", with: "%3A") + offset)
        }
        let link = try browser.text("location.href")
        try browser.open(link)
        try browser.wait(for: "document.documentElement.dataset.ready")
        try browser.wait(for: "results.children.length > 0")
        #expect(try browser.text("depart.value") == "2026-03-29T03:30")
        #expect(try browser.text("clock.value") == "Europe/Berlin")
        #expect(try browser.text("location.href") == link)
        // A zone that nobody knows is no reason to show nothing.
        try browser.open(service, "#cat=fuel&clock=Nowhere/City&depart=2026-03-29T03:30%2B02:00")
        try browser.wait(for: "results.children.length > 0")
      }
    }

    @Test func `a departure without a speed is told what is missing`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service)
        try browser.set("depart", to: "2026-11-20T06:00")
        try browser.wait(
          for: "document.querySelector('#alert-text').textContent.includes('give a speed')")
        try browser.set("speed", to: "80")
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
        try browser.wait(for: "document.querySelectorAll('.dot').length === 2")
        try browser.set("vehicle", to: "hgv")
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
