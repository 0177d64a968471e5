import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

extension PageTests {
  /// The card of a point on the map, and the links of a place to other programs.
  @Suite struct CardTests {
    private static let title = "document.querySelector('#details-name').textContent"
    private static let isOpen = "!document.querySelector('#details').hidden"
    private static let isAnswered =
      "document.querySelector('#details dl[data-point]') "
      + "&& !document.querySelector('#details [role=status]')"

    /// Two places 300 m apart, one of them with all that a card can have.
    private static func index() throws -> TestIndex {
      try TestIndex([
        TestPlace(
          id: "test:1", position: TestPlace.at(0.02, 0.01), categories: ["fuel"],
          tags: [
            ("name", "Anchor"), ("phone", "+49 (0)30 123-45"), ("opening_hours", "24/7"),
            ("website", "https://anchor.example/a"), ("email", "desk@anchor.example"),
          ]),
        TestPlace(
          id: "test:2", position: TestPlace.at(0.02, 0.0127), categories: ["fuel"],
          tags: [("name", "Other"), ("phone", "ask inside"), ("opening_hours", "off")]),
      ])
    }

    @Test func `a click anywhere says what is there, and the nearest place`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        // Nothing is asked for, so that nothing is drawn where the click is.
        try browser.open(service, "#within=2000&at=44.9573,-20.2881")
        try browser.wait(for: Self.isAnswered)
        try browser.press([.escape])
        try browser.click("#details-close")
        #expect(try browser.isTrue("document.querySelector('#details').hidden"))
        #expect(try browser.isTrue("!document.querySelector('path.point')"))
        try browser.click("#map")
        try browser.wait(for: "\(Self.isOpen) && \(Self.isAnswered)")
        #expect(try browser.text(Self.title) == "Kestrel Port Tansy")
        let terms = try browser.texts("#details dl[data-point] dt")
        #expect(terms.contains("Within"))
        let ground = try browser.texts("#details dl[data-point]").joined()
        #expect(ground.contains("Oldtown, Port Tansy, Sorrel Island, Sorrel"), "\(ground)")
        #expect(try browser.isTrue("document.querySelector('path.point')"))
        #expect(try browser.isTrue("location.hash.includes('at=44.95')"))
        // The focus is on the map, and Escape closes the card.
        try browser.press([.escape])
        #expect(try browser.isTrue("document.querySelector('#details').hidden"))
        #expect(try browser.isTrue("!location.hash.includes('&at=')"))
      }
    }

    @Test func `a link opens the card of its point, at a house or in the sea`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.open(service, "#at=10,10")
        try browser.wait(for: Self.isAnswered)
        #expect(try browser.text(Self.title) == "Nothing known here")
        #expect(try browser.isTrue("document.querySelector('#alert').hidden"))
        try browser.run("location.hash = '#at=44.9617,-20.2865'")
        try browser.wait(for: "\(Self.isAnswered) && \(Self.title).startsWith('Port Tansy')")
        #expect(try browser.texts("#details dd").contains("street"))
        for wrong in ["95,10", "10", "10,x", "10,10,10", ""] {
          try browser.open(service, "#at=\(wrong)")
          #expect(try browser.isTrue("document.querySelector('#details').hidden"), "\(wrong)")
        }
      }
    }

    @Test func `Enter asks about the middle of the map, and Escape returns to it`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.open(service, "#at=44.9573,-20.2881")
        try browser.wait(for: Self.isAnswered)
        try browser.click("#details-close")
        #expect(try browser.text("document.activeElement.id") == "map")
        try browser.press([.enter])
        #expect(try browser.text("document.activeElement.id") == "details")
        try browser.wait(for: "\(Self.title) === 'Kestrel Port Tansy'")
        try browser.press([.escape])
        #expect(try browser.text("document.activeElement.id") == "map")
        #expect(try browser.isTrue("document.querySelector('#details').hidden"))
      }
    }

    @Test func `dragging, zooming and clicks on places ask nothing about the ground`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service)
        try browser.drag("#map", by: (x: 120, y: 0))
        try browser.run(
          """
          const box = document.querySelector("#map").getBoundingClientRect();
          const at = { clientX: box.x + 9, clientY: box.bottom - 9, bubbles: true, view: window };
          for (const type of ["mousedown", "mouseup", "click", "mousedown", "mouseup", "click",
            "dblclick"]) document.querySelector("#map").dispatchEvent(new MouseEvent(type, at));
          """)
        usleep(600_000)
        #expect(try browser.isTrue("document.querySelector('#details').hidden"))
        try browser.click("#results li:nth-child(3)")
        try browser.run(
          """
          [...document.querySelectorAll("path.place")].find((path) => {
            const box = path.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            return document.elementFromPoint(x, y) === path && !path.matches(".chosen");
          }).dataset.free = "";
          """)
        try browser.click("path[data-free]")
        usleep(600_000)
        #expect(try browser.isTrue("!location.hash.includes('&at=')"))
        #expect(try browser.isTrue("location.hash.includes('place=')"))
      }
    }

    @Test func `a card has links to call, write, visit, show on a map and go there`() throws {
      let test = try Self.index()
      let service = try PageService(index: test.index)
      try PageTests.withBrowser { browser in
        try browser.open(service, "#tz=UTC&at=0.01,0.02")
        try browser.wait(
          for: "[...document.querySelectorAll('#details h3')].some((e) => e.textContent === 'Now')")
        #expect(try browser.text(Self.title) == "Anchor")
        let links =
          try browser.run(
            "return [...document.querySelectorAll('#details dl[data-place] a')].map((a) => a.href)")
          as? [String]
        #expect(
          links == [
            "tel:+493012345", "https://anchor.example/a", "mailto:desk@anchor.example",
            "geo:0.01,0.02", "https://www.openstreetmap.org/directions?to=0.01%2C0.02",
            "https://www.google.com/maps/dir/?api=1&destination=0.01%2C0.02",
            "https://maps.apple.com/?daddr=0.01%2C0.02",
          ])
        let facts = try browser.texts("#details dd")
        #expect(facts.contains("24/7"))
        #expect(facts.contains("open"), "now")
        // 100 m from a place that nothing is drawn for, it is the nearest.
        try browser.run("location.hash = '#tz=UTC&at=0.0119,0.02'")
        try browser.wait(
          for: "document.querySelector('#details').textContent.includes('Nearest place: Other')")
        #expect(try browser.text(Self.title) == "Nothing known here")
        try browser.wait(for: "document.querySelector('#details').textContent.includes('closed')")
        #expect(
          try browser.isTrue("!document.querySelector('#details a[href^=\"tel:\"]')"),
          "a phone that is no number")
      }
    }
  }
}
