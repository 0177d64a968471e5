import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorHTTP

extension PageTests {
  /// Names, tags, routes and messages that would like to be more than text.
  @Suite struct SafetyTests {
    private static let attack =
      #"<img src=x onerror="window.attacked=1"><script>window.attacked=2</script>"#

    private static func index() throws -> TestIndex {
      try TestIndex(
        (0..<5).map { number in
          TestPlace(
            id: "\(attack):\(number)", position: TestPlace.at(0.01 * Double(number + 1), 0.001),
            categories: ["fuel"],
            tags: [
              ("name", "\(number) \(attack)"), ("opening_hours", attack), (attack, attack),
              ("phone", "javascript:window.attacked=3"),
              ("website", "javascript:window.attacked=4"), ("addr:street", attack),
              ("hgv", attack), ("brand", attack),
            ])
        })
    }

    @Test func `names, tags, routes and messages are shown and never run`() throws {
      let test = try Self.index()
      let service = try PageService(index: test.index) { settings in
        settings.tiles = TileSource(
          url: "http://127.0.0.1:9/{z}/{x}/{y}.png", attribution: "Tiles \(Self.attack)")
      }
      try PageTests.withBrowser { browser in
        let folder = TemporaryFolder()
        let name = try #require(
          String(data: try JSONEncoder().encode(Self.attack), encoding: .utf8))
        let route = """
          {"type":"Feature","properties":{"name":\(name)},
          "geometry":{"type":"LineString","coordinates":[[0,0],[0.1,0]]}}
          """
        try browser.open(service, "#within=2000")
        try browser.type(
          folder.write("<img src=x onerror=window.attacked=5>.json", route), into: "#file")
        try browser.wait(for: "results.children.length === 5")
        #expect(try browser.texts("#route-now").first?.hasPrefix("<img src=x") == true)
        #expect(try browser.texts("#results .name").contains("0 \(Self.attack)"))
        try browser.click("#results li:nth-child(2)")
        try browser.wait(
          for: "document.querySelector('#details').textContent.includes('hgv')")
        try browser.run(
          "document.querySelector('path.chosen').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))"
        )
        try browser.type("0 <im", into: "#text")
        try browser.wait(for: "completions.children.length > 0")
        try browser.run("text.value = ''; text.dispatchEvent(new Event('input'))")

        // What the service says is wrong has the text in it, too.
        let link =
          "#cat=" + (Self.attack.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
        try browser.run("location.hash = arguments[0]", [link])
        try browser.wait(for: "!document.querySelector('#alert').hidden")
        #expect(try browser.texts("#alert-text").first?.contains("<img") == true)
        usleep(300_000)
        #expect(try browser.isTrue("window.attacked === undefined"))
        #expect(
          try browser.number(
            "document.querySelectorAll('img:not(.leaflet-tile), script').length")
            == 1, "the page's own script alone")
        let links = try browser.run("return [...document.links].map((a) => a.protocol)")
        #expect(Set(links as? [String] ?? ["none"]).isSubset(of: ["http:", "https:", "geo:"]))
        #expect(try browser.texts("#attribution") == ["Tiles \(Self.attack)"])
      }
    }

    @Test func `the policy refuses scripts and pictures of others`() throws {
      let service = try PageService()
      let browser = try Chromium()
      do {
        try browser.open(service)
        try browser.run(
          """
          window.refused = [];
          addEventListener("securitypolicyviolation", (e) => refused.push(e.effectiveDirective));
          document.body.insertAdjacentHTML("beforeend",
            '<img src="data:," onerror="window.attacked=1"><img src="http://127.0.0.1:9/x.png">');
          const script = document.createElement("script");
          script.textContent = "window.attacked = 2";
          document.body.append(script);
          """)
        try browser.wait(for: "refused.length >= 3")
        let refused = try browser.run("return [...new Set(refused)].sort()") as? [String]
        #expect(refused == ["img-src", "script-src-attr", "script-src-elem"])
        #expect(try browser.isTrue("window.attacked === undefined"))
      } catch {
        browser.end()
        throw error
      }
      browser.end()
    }
  }
}
