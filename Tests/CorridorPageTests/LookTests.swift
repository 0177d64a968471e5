import Foundation
import Testing

extension PageTests {
  /// Narrow windows, and dark ones.
  @Suite struct LookTests {
    /// A plan with several stops.
    private static let plan = "&plan=1&speed=5&depart=2026-11-23T06:00%2B01:00"

    @Test(arguments: [320, 390, 640, 800, 1000, 1300])
    func `nothing is wider than the window, or over something else`(width: Int) throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(
          service,
          "#cat=fuel&within=2000&gaps=1&range=20&attributes=adBlue&unknown=keep&from=1"
            + Self.plan)
        try browser.resize(width, 700)
        try browser.click("#results li:nth-child(2)")
        try browser.run("document.querySelector('#paste').open = true; here.hidden = false")
        try browser.run("document.querySelector('#key-form').hidden = false")
        try browser.wait(for: "innerWidth === \(width)")
        usleep(100_000)
        let overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        #expect(try browser.number(overflow) == 0)
        let beyond =
          try browser.run(
            """
            const width = document.documentElement.clientWidth;
            return [...document.querySelectorAll("button, input, textarea, output, h2, #results li")]
              .filter((e) => e.checkVisibility() && !e.closest(".leaflet-container"))
              .filter((e) => e.getBoundingClientRect().right > width + 0.5)
              .map((e) => e.outerHTML.slice(0, 80));
            """) as? [String]
        #expect(beyond == [])
        #expect(try browser.number("document.querySelector('#map').clientHeight") > 200)
        // Nothing lies over another part: list and buttons end where the details begin, in narrow
        // windows once the page is scrolled to its end.
        try browser.run("scrollTo(0, document.body.scrollHeight)")
        try browser.wait(for: "document.querySelector('#gap-list li')")
        try browser.wait(for: "document.querySelector('#plan-list li:nth-child(3)')")
        for (upper, lower) in [
          ("plan-found", "found"), ("found", "gaps-found"), ("gaps-found", "details"),
        ] {
          let gap = """
            document.getElementById('\(upper)').getBoundingClientRect().bottom
              - document.getElementById('\(lower)').getBoundingClientRect().top
            """
          #expect(try browser.number(gap) <= 0.5, "\(upper) and \(lower)")
        }
        let overlap =
          "found.getBoundingClientRect().bottom - details.getBoundingClientRect().top"
        #expect(try browser.number(overlap) <= 0.5)
        let inner = "exports.getBoundingClientRect().bottom - found.getBoundingClientRect().bottom"
        #expect(try browser.number(inner) <= 0.5)
      }
    }

    @Test(arguments: ["light", "dark"])
    func `texts stand out in both colour schemes`(scheme: String) throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service, "#cat=fuel&within=2000" + Self.plan)
        try browser.wait(for: "document.querySelector('#plan-list li:nth-child(3)')")
        try browser.prefer(scheme)
        try browser.click("#results li:nth-child(2)")
        let isDark = "getComputedStyle(document.body).backgroundColor === 'rgb(18, 23, 29)'"
        #expect(try browser.isTrue(isDark) == (scheme == "dark"))
        // The contrast ratio of WCAG 2.2, at least 4.5 (level AA) for all texts outside the map.
        let faint =
          try browser.run(
            """
            const parse = (color) => color.match(/[0-9.]+/g).map(Number);
            const light = ([r, g, b]) => [r, g, b].map((c) => c / 255)
              .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
              .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
            const ground = (e) => {
              for (; e; e = e.parentElement) {
                const color = parse(getComputedStyle(e).backgroundColor);
                if (color.length === 3 || color[3] > 0) return color;
              }
              return [255, 255, 255];
            };
            return [...document.querySelectorAll("h1, h2, p, label, button, small, dt, dd, a, span")]
              .filter((e) => e.checkVisibility() && !e.disabled && !e.closest("#map"))
              .filter((e) => e.textContent.trim() !== "")
              .map((e) => {
                const pair = [light(parse(getComputedStyle(e).color)), light(ground(e))];
                const ratio = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
                return [ratio, e.outerHTML.slice(0, 80)];
              })
              .filter(([ratio]) => ratio < 4.5).map(([ratio, e]) => ratio.toFixed(2) + " " + e);
            """) as? [String]
        #expect(faint == [])
      }
    }
  }
}
