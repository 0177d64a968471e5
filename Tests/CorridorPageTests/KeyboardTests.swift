import CorridorTestSupport
import Foundation
import Testing

extension PageTests {
  /// The page without a mouse, and without eyes.
  @Suite struct KeyboardTests {
    /// Presses Tab until an element has the focus.
    private func tab(
      to selector: String, _ browser: Chromium,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      for _ in 0..<250 {
        if try browser.isTrue("document.activeElement.matches('\(selector)')") { return }
        try browser.press([.tab])
      }
      Issue.record("Tab does not reach \(selector)", sourceLocation: sourceLocation)
    }

    @Test func `all can be done with keys alone`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.open(service)
        // The dialog for a file is the system's, so the route comes as a text.
        try tab(to: "#file", browser)
        try tab(to: "#paste summary", browser)
        try browser.press([.enter])
        try tab(to: "#pasted", browser)
        let file = SourceTree.fixture("route.polyline5")
        try browser.type(String(contentsOfFile: file, encoding: .utf8), into: ":focus")
        try tab(to: "[name=precision]", browser)
        try browser.press([.space])
        try tab(to: "#paste-use", browser)
        try browser.press([.enter])
        try browser.wait(for: "results.children.length > 5")
        let all = try browser.text("count.textContent")
        try tab(to: "#within", browser)
        try browser.press([.left, .left, .left])
        try browser.wait(for: "count.textContent !== '\(all)'")
        try tab(to: "#text", browser)
        try browser.type("kes", into: ":focus")
        try browser.wait(for: "completions.children.length > 2")
        try browser.press([.escape])
        #expect(try browser.isTrue("completions.hidden && text.value === 'kes'"))
        try tab(to: "#filter", browser)
        try browser.type("fuel station", into: ":focus")
        try tab(to: "#categories input[value=fuel]", browser)
        try browser.press([.space])
        try browser.wait(for: "location.hash.includes('cat=fuel')")
        try browser.wait(for: "!results.hasAttribute('aria-busy')")
        try tab(to: "#map", browser)
        try browser.press([.right, .right])
        try browser.wait(for: "!here.hidden")
        try tab(to: "#here", browser)
        try tab(to: "#results", browser)
        try browser.press([.down, .down])
        #expect(
          try browser.text("results.getAttribute('aria-activedescendant')") == "result-1")
        try browser.press([.end, .up])
        let last = try browser.number("results.children.length")
        let active = "results.getAttribute('aria-activedescendant')"
        #expect(try browser.text(active) == "result-\(Int(last) - 2)")
        let name = try browser.text(
          "document.getElementById(\(active)).firstChild.textContent")
        try browser.press([.enter])
        #expect(try browser.text("document.activeElement.id") == "details")
        #expect(try browser.texts("#details-name") == [name])
        try browser.press([.escape])
        #expect(try browser.isTrue("document.querySelector('#details').hidden"))
        #expect(try browser.text("document.activeElement.id") == "results")
        try tab(to: "#exports [data-format=csv]", browser)
        try tab(to: "#share", browser)
      }
    }

    @Test func `everything that can be used has a name that is read out`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.openRoute(service)
        try browser.click("#results li:nth-child(2)")
        try browser.click("#paste summary")
        try browser.run(
          "document.querySelector('#key-form').hidden = false; here.hidden = false")
        try browser.type("kes", into: "#text")
        try browser.wait(for: "completions.children.length > 2")
        try browser.command("Accessibility.enable")
        let tree = try browser.command("Accessibility.getFullAXTree")
        let nodes = try #require(tree["nodes"] as? [[String: Any]])
        func value(_ node: [String: Any], _ key: String) -> String {
          (node[key] as? [String: Any])?["value"] as? String ?? ""
        }
        let wanted: Set = [
          "button", "textbox", "combobox", "slider", "checkbox", "radio", "link", "listbox",
          "option", "region", "form", "search", "group", "image", "img", "radiogroup",
        ]
        var counts: [String: Int] = [:]
        for node in nodes where node["ignored"] as? Bool != true {
          let role = value(node, "role")
          guard wanted.contains(role) else { continue }
          counts[role, default: 0] += 1
          // `details` is a group that its summary names.
          let isDetails = role == "group" && value(node, "name").isEmpty
          if isDetails { continue }
          #expect(!value(node, "name").isEmpty, "\(node)")
        }
        for (role, least) in [
          "button": 8, "combobox": 1, "slider": 1, "checkbox": 20, "radio": 2, "option": 8,
          "listbox": 2,
        ] {
          #expect(counts[role, default: 0] >= least, "\(role): \(counts)")
        }
        for region in ["#count", "#alert"] {
          let live = "document.querySelector('\(region)').getAttribute('role')"
          #expect(["status", "alert"].contains(try browser.text(live)))
        }
      }
    }
  }
}
