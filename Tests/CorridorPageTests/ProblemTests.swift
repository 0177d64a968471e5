import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorHTTP

extension PageTests {
  /// What the page says when the service refuses.
  @Suite struct ProblemTests {
    @Test func `what is wrong with a route is said, and goes when all is well`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        let folder = TemporaryFolder()
        try browser.open(service, "#cat=fuel")
        try browser.wait(for: "results.children.length > 5")
        let wrong = #"{"type":"LineString","coordinates":[[0,0],[0,95]]}"#
        try browser.type(folder.write("wrong.json", wrong), into: "#file")
        try browser.wait(for: "!document.querySelector('#alert').hidden")
        #expect(try browser.texts("#alert-text").first?.contains("95") == true)
        #expect(
          try browser.text("document.querySelector('#alert').getAttribute('role')") == "alert"
        )
        try browser.type(SourceTree.fixture("route.gpx"), into: "#file")
        try browser.wait(for: "document.querySelector('#alert').hidden")
        try browser.wait(for: "document.querySelectorAll('path.route').length > 0")
      }
    }

    @Test func `what was likely not meant so is said, and goes when all is well`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        let folder = TemporaryFolder()
        try browser.open(service)
        let elsewhere = #"{"type":"LineString","coordinates":[[100,10],[100,11]]}"#
        try browser.type(folder.write("elsewhere.json", elsewhere), into: "#file")
        try browser.wait(for: "!document.querySelector('#notes').hidden")
        #expect(try browser.texts("#notes p").first?.contains("route is far from") == true)
        #expect(try browser.isTrue("document.querySelector('#alert').hidden"))
        try browser.type(SourceTree.fixture("route.gpx"), into: "#file")
        try browser.wait(for: "document.querySelector('#notes').hidden")
      }
    }

    @Test func `a key is asked for, kept for the tab, and goes with every question`() throws {
      let key = "0123456789abcdef"
      let service = try PageService { settings in settings.keys = try APIKeys(key) }
      try PageTests.withBrowser { browser in
        try browser.open(service, "#cat=fuel&within=2000")
        try browser.wait(for: "!document.querySelector('#key-form').hidden")
        #expect(try browser.texts("#alert-text").first?.contains("key") == true)
        try browser.type("wrong-wrong-wrong\u{E007}", into: "#key")
        try browser.wait(for: "!document.querySelector('#key-form').hidden && !key.value")
        try browser.wait(for: "!document.querySelector('#alert').hidden")
        try browser.type(SourceTree.fixture("route.geojson"), into: "#file")
        try browser.wait(for: "!document.querySelector('#key-form').hidden")
        try browser.type("\(key)\u{E007}", into: "#key")
        try browser.wait(for: "results.children.length > 5")
        try browser.wait(for: "!document.querySelector('#route-remove').hidden")
        #expect(try browser.isTrue("document.querySelector('#alert').hidden"))
        #expect(try browser.isTrue("document.querySelector('#key-form').hidden"))
        #expect(
          try browser.isTrue("!location.href.includes('\(key)') && !localStorage.length"))
        try browser.send("POST", "refresh")
        try browser.wait(for: "results.children.length > 5")
        #expect(try browser.isTrue("document.querySelector('#key-form').hidden"))
      }
    }

    @Test func `without Leaflet the page says what to install, and the list goes on`() throws {
      let service = try PageService { settings in settings.leafletFolder = "/nowhere" }
      let browser = try Chromium()
      do {
        try browser.open(service, "#cat=fuel&within=2000")
        try browser.wait(for: "!document.querySelector('#alert').hidden")
        #expect(
          try browser.texts("#alert-text").first?.contains("; install libjs-leaflet") == true)
        try browser.type(SourceTree.fixture("route.geojson"), into: "#file")
        try browser.wait(for: "document.querySelectorAll('.dot').length > 5")
        try browser.click("#results li:nth-child(2)")
        #expect(try browser.isTrue("!document.querySelector('#details').hidden"))
        #expect(
          try browser.texts("#alert-text").first?.contains("; install libjs-leaflet") == true)
      } catch {
        browser.end()
        throw error
      }
      browser.end()
    }
  }
}
