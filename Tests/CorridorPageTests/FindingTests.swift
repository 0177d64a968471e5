import Foundation
import Testing

extension PageTests {
  /// What is asked for, and how that changes what is found.
  @Suite struct FindingTests {
    @Test func `the slider changes the corridor and what is found`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service, "#cat=parking&within=2000")
        #expect(try browser.texts("#within-now") == ["2 km"])
        let few = try browser.found()
        let corridor = "document.querySelector('path.corridor').getBBox().height"
        try browser.wait(for: "document.querySelector('path.corridor')")
        let height = try browser.number(corridor)
        try browser.run("within.focus()")
        // A decade is a hundred steps.
        try browser.press(Array(repeating: .right, count: 40))
        try browser.wait(for: "count.textContent !== '\(few) places'")
        #expect(try browser.texts("#within-now") == ["5 km"])
        #expect(try browser.text("within.getAttribute('aria-valuetext')") == "5 km")
        #expect(try browser.found() > few)
        try browser.wait(for: "\(corridor) > \(height)")
        try browser.press([.home])
        try browser.wait(for: "document.querySelector('#within-now').textContent === '100 m'")
        try browser.wait(for: "results.children.length < \(few)")
        try browser.press([.end])
        try browser.wait(
          for: "document.querySelector('#within-now').textContent === '100 km'")
        try browser.wait(for: "results.children.length > \(few)")
      }
    }

    @Test func `categories with places come first and the box filters them`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.open(service)
        let counts = try browser.texts("#categories .number").compactMap { Int($0) }
        let empty = try #require(counts.firstIndex(of: 0))
        #expect(empty > 10)
        #expect(counts[empty...].allSatisfy { $0 == 0 })
        try browser.type("bake", into: "#filter")
        let shown = "[...document.querySelectorAll('.category')].filter((e) => !e.hidden)"
        #expect(try browser.text("\(shown).map((e) => e.textContent.trim())") == "Bakery 19")
        try browser.click("#categories input[value=bakery]")
        try browser.wait(for: "results.children.length > 5")
        #expect(try browser.texts("#chosen") == ["Bakery"])
        let bakeries = try browser.found()
        #expect(bakeries == 19)
        try browser.run("filter.value = ''; filter.dispatchEvent(new Event('input'))")
        try browser.click("#categories input[value=fuel]")
        try browser.wait(for: "count.textContent !== '\(bakeries) places'")
        #expect(try browser.found() > bakeries)
        #expect(try browser.texts("#chosen") == ["Bakery, Fuel station"])
      }
    }

    @Test func `completions are marked where they fit, and are found by their keys`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.open(service)
        try browser.type("kes", into: "#text")
        try browser.wait(for: "completions.children.length > 2")
        #expect(try browser.text("text.getAttribute('aria-expanded')") == "true")
        let marks = try browser.texts("#completions mark").map {
          $0.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        }
        #expect(marks.count > 2 && Set(marks) == ["kes"])
        let title = try browser.text("completions.children[1].firstChild.textContent")
        try browser.press([.down, .down])
        #expect(
          try browser.text("text.getAttribute('aria-activedescendant')") == "completion-1")
        try browser.press([.enter])
        try browser.wait(for: "results.children.length === 1")
        #expect(try browser.texts("#results .name") == [title])
        #expect(try browser.text("text.value") == title)
        #expect(try browser.isTrue("completions.hidden"))
        #expect(try browser.isTrue("location.hash.includes('key=')"))
      }
    }

    @Test func `marks count UTF-16 units, also behind other planes`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.open(service)
        let marked = try browser.send(
          "POST", "execute/async",
          [
            "args": [],
            "script": """
            const done = arguments[arguments.length - 1];
            import("./page/completions.js").then(({ marked }) => {
              const parts = marked("\u{1F69A} Kestrel Kes", [[3, 6], [11, 14]]);
              done(parts.map((part) => part.outerHTML ?? part));
            });
            """,
          ])
        #expect(
          marked as? [String]
            == ["\u{1F69A} ", "<mark>Kes</mark>", "trel ", "<mark>Kes</mark>"])
      }
    }

    @Test func `a mistyped text says what was found instead`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.open(service)
        try browser.type("kestrle\u{E007}", into: "#text")
        try browser.wait(for: "results.children.length > 0")
        #expect(try browser.text("count.textContent").contains("for “Kestrel”"))
      }
    }

    @Test func `a moved map offers to search there`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service)
        let all = try browser.found()
        #expect(try browser.isTrue("here.hidden"))
        try browser.drag("#map", by: (x: 280, y: 0))
        try browser.wait(for: "!here.hidden")
        try browser.click("#here")
        try browser.wait(for: "location.hash.includes('in=')")
        try browser.wait(for: "count.textContent !== '\(all) places'")
        let some = try browser.found()
        #expect(some < all && some > 0)
        #expect(try browser.isTrue("here.hidden"))
        #expect(try browser.isTrue("document.querySelector('path.area')"))
        try browser.click("#area-remove")
        try browser.wait(for: "count.textContent === '\(all) places'")
      }
    }

    @Test func `places are searched without a route, too, and the map goes there`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.open(service)
        #expect(try browser.isTrue("document.querySelector('#along').hidden"))
        try browser.type("diesel\u{E007}", into: "#text")
        try browser.wait(for: "results.children.length > 3")
        let spread = try browser.number(
          """
          (() => {
            const boxes = [...document.querySelectorAll("path.place")]
              .map((path) => path.getBoundingClientRect().left);
            return (Math.max(...boxes) - Math.min(...boxes)) / map.clientWidth;
          })()
          """)
        #expect(spread > 0.4 && spread < 1, "the island fills the map")
      }
    }
  }
}
