import Corridor
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorHTTP

extension PageTests {
  /// The base map: its style and letters in any case; what is drawn where `CORRIDOR_MAPLIBRE` names
  /// a folder with MapLibre GL JS.
  @Suite struct BaseMapTests {
    /// The layers of the OpenMapTiles schema, https://openmaptiles.org/schema.
    private static let schema: Set = [
      "aerodrome_label", "aeroway", "boundary", "building", "globallandcover", "housenumber",
      "landcover", "landuse", "mountain_peak", "park", "place", "poi", "transportation",
      "transportation_name", "water", "water_name", "waterway",
    ]

    private static let mapLibre = ProcessInfo.processInfo.environment["CORRIDOR_MAPLIBRE"]
    private static let isDrawn = "document.querySelector('#map').dataset.drawn"
    private static let isPlace =
      "document.querySelector('#details').textContent.includes('Kestrel Port Tansy')"
    private static let isOpen = "!document.querySelector('#details').hidden"

    private static func service(
      _ folder: TemporaryFolder, _ mapLibre: String?, index: PlaceIndex? = nil
    ) throws -> PageService {
      // The tile of the world is all that there is, and is drawn everywhere.
      let change = """
        file.execute("DELETE FROM metadata WHERE name IN ('bounds', 'maxzoom')")
        file.execute('DELETE FROM tiles WHERE zoom_level > 0')
        """
      let archive = try TileArchive(path: TileFile.make(in: folder, change))
      return try PageService(index: index) { settings in
        settings.archive = archive
        settings.mapLibreFolder = mapLibre ?? "/nowhere"
      }
    }

    @Test(arguments: ["light", "dark"])
    func `the style is JSON with layers of the schema, and colours`(scheme: String) throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.open(service)
        let text = try browser.run(
          """
          return import("/page/basemap.js").then(({ style, palettes }) => {
            const tiles = { url: "http://x/{z}/{x}/{y}.pbf", minzoom: 0, maxzoom: 14 };
            const made = style(arguments[0], tiles, { sources: {}, lines: [], symbols: [] });
            return JSON.stringify({
              style: made, wrong: Object.values(palettes[arguments[0]])
                .filter((colour) => !CSS.supports("color", colour)),
              names: Object.keys(palettes[arguments[0]]), others: Object.keys(palettes.light),
            });
          });
          """, [scheme])
        let data = Data(try #require(text as? String).utf8)
        let facts = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(facts["wrong"] as? [String] == [])
        #expect(facts["names"] as? [String] == facts["others"] as? [String])
        let style = try #require(facts["style"] as? [String: Any])
        #expect(style["version"] as? Int == 8)
        let layers = try #require(style["layers"] as? [[String: Any]])
        let ids = layers.compactMap { $0["id"] as? String }
        #expect(ids.count == layers.count && Set(ids).count == ids.count)
        let used = Set(layers.compactMap { $0["source-layer"] as? String })
        #expect(used.isSubset(of: Self.schema), "\(used.subtracting(Self.schema))")
        #expect(used.isSuperset(of: ["water", "transportation", "place", "building"]))
        for layer in layers where layer["type"] as? String != "background" {
          #expect(layer["source"] as? String == "base" && layer["source-layer"] != nil)
        }
      }
    }

    @Test func `letters are fields around their shapes`() throws {
      let service = try PageService()
      try PageTests.withBrowser { browser in
        try browser.open(service)
        // Reads the protocol buffers: stacks, letters, their fields.
        let found = try browser.run(
          """
          const read = (bytes) => {
            const fields = {};
            let at = 0;
            const number = () => {
              let [value, factor] = [0, 1];
              for (;;) {
                const byte = bytes[at++];
                value += (byte & 127) * factor;
                if (byte < 128) return value;
                factor *= 128;
              }
            };
            while (at < bytes.length) {
              const tag = number();
              if (tag % 8 === 2) {
                const size = number();
                (fields[tag >> 3] ??= []).push(bytes.subarray(at, at + size));
                at += size;
              } else {
                (fields[tag >> 3] ??= []).push(number());
              }
            }
            return fields;
          };
          return import("/page/glyphs.js").then(({ glyphs }) => {
            const stack = read(read(new Uint8Array(glyphs("Bold", "0-255")))[1][0]);
            const text = (bytes) => new TextDecoder().decode(bytes);
            const letters = stack[3].map(read).map((letter) => {
              const [[id], [width], [height], [advance]] = [1, 3, 4, 7].map((tag) => letter[tag]);
              const field = letter[2]?.[0];
              return [id, width, height, advance, field?.length ?? 0, Math.max(0, ...field ?? [])];
            });
            return [text(stack[1][0]), text(stack[2][0]), letters];
          });
          """)
        let facts = try #require(found as? [Any])
        #expect(facts[0] as? String == "Bold")
        #expect(facts[1] as? String == "0-255")
        let letters = try #require(facts[2] as? [[Int]])
        for letter in letters {
          let (width, height, size, most) = (letter[1], letter[2], letter[4], letter[5])
          #expect(size == (width > 0 && height > 0 ? (width + 6) * (height + 6) : 0), "\(letter)")
          #expect(size == 0 || most > 192, "the inside of \(letter)")
        }
        let a = try #require(letters.first { $0[0] == 65 })
        #expect((10...24).contains(a[1]) && (14...22).contains(a[2]) && (10...24).contains(a[3]))
        let blank = try #require(letters.first { $0[0] == 32 })
        #expect(blank[4] == 0 && blank[3] > 0)
      }
    }

    @Test func `without MapLibre the plain map stays`() throws {
      let folder = TemporaryFolder()
      let service = try Self.service(folder, nil)
      try PageTests.withBrowser { browser in
        try browser.openRoute(service)
        #expect(try browser.isTrue("document.querySelector('.leaflet-container path.route')"))
        #expect(try browser.isTrue("document.querySelector('#alert').hidden"))
        #expect(try browser.isTrue("!document.querySelector('#map canvas')"))
      }
    }

    @Test(
      .enabled(if: mapLibre != nil, "CORRIDOR_MAPLIBRE names no folder"),
      arguments: ["light", "dark"])
    func `ground, route and places are drawn in the colours of the scheme`(scheme: String) throws {
      let folder = TemporaryFolder()
      let service = try Self.service(folder, Self.mapLibre)
      try PageTests.withBrowser { browser in
        try browser.prefer(scheme)
        try browser.openRoute(service)
        try browser.wait(for: Self.isDrawn)
        #expect(try browser.isTrue("!document.querySelector('.leaflet-container')"))
        let isDark = scheme == "dark"
        func drawn() throws -> [Bool] {
          let colours = try browser.colours("#map")
          // Water, the route, and a place.
          return
            (isDark
            ? ["18,43,61", "124,184,245", "240,151,95"]
            : ["181,211,228", "11,92,173", "179,68,14"])
            .map(colours.contains)
        }
        #expect(try drawn() == [true, true, true])
        #expect(try browser.texts("#attribution") == ["© Mappers"])
        // The scheme can change while the map is shown.
        let other = isDark ? "light" : "dark"
        try browser.prefer(other)
        try browser.wait(for: "\(Self.isDrawn) === '\(other)'")
        #expect(try drawn() == [false, false, false])
      }
    }

    @Test(.enabled(if: mapLibre != nil, "CORRIDOR_MAPLIBRE names no folder"))
    func `places and points of the base map are chosen with mouse and keys`() throws {
      let folder = TemporaryFolder()
      let service = try Self.service(folder, Self.mapLibre)
      try PageTests.withBrowser { browser in
        // The map is at the place, with nothing found: a click asks what is there.
        try browser.open(service, "#within=2000&at=44.9573,-20.2881")
        try browser.wait(for: "\(Self.isOpen) && \(Self.isDrawn)")
        try browser.press([.escape])
        try browser.click("#details-close")
        #expect(try browser.isTrue("document.activeElement.matches('#map canvas')"))
        try browser.press([.enter])
        try browser.wait(for: "\(Self.isOpen) && \(Self.isPlace)")
        try browser.press([.escape])
        #expect(try browser.isTrue("!location.hash.includes('at=')"))
        try browser.click("#map", offset: (x: 0, y: 0))
        try browser.wait(for: "\(Self.isOpen) && \(Self.isPlace)")
        #expect(try browser.isTrue("location.hash.includes('&at=44.95')"))
        // Now the place is found, and drawn in the middle.
        try browser.press([.escape])
        try browser.run("location.hash = '#place=osm:way/156&q=Kestrel+Port+Tansy'")
        try browser.wait(for: "results.children.length === 1 && \(Self.isOpen)")
        try browser.click("#details-close")
        try browser.wait(for: Self.isDrawn)
        try browser.click("#map", offset: (x: 0, y: 0))
        try browser.wait(for: "location.hash.includes('place=osm')")
        #expect(try browser.isTrue("!location.hash.includes('&at=')"))
        // A drag is a move by the user.
        try browser.drag("#map", by: (x: 120, y: 40))
        try browser.wait(for: "!here.hidden")
      }
    }

    @Test(.enabled(if: mapLibre != nil, "CORRIDOR_MAPLIBRE names no folder"))
    func `the stops of a plan are drawn and chosen on the base map`() throws {
      let folder = TemporaryFolder()
      let test = try TestIndex([TestPlace(id: "test:1", position: TestPlace.at(5, 5))])
      let service = try Self.service(folder, Self.mapLibre, index: test.index)
      try PageTests.withBrowser { browser in
        // After four and a half hours the driver is in the middle of the route, and of the map.
        let line = #"{"type":"LineString","coordinates":[[0,0],[1,0]]}"#
        try browser.open(
          service, "#within=2000&plan=1&speed=12.355&depart=2026-11-23T06:00%2B01:00")
        try browser.wait(for: Self.isDrawn)
        let warning = "164,22,26"
        #expect(try !browser.colours("#map").contains(warning))
        try browser.type(folder.write("line.json", line), into: "#file")
        try browser.wait(for: "document.querySelector('#plan-list li')")
        try browser.wait(for: Self.isDrawn)
        #expect(try browser.colours("#map").contains(warning))
        try browser.click("#map", offset: (x: 0, y: 0))
        try browser.wait(for: Self.isOpen)
        #expect(try browser.texts("#details-name") == ["The driver gets no further"])
        #expect(try browser.isTrue("document.querySelector('#plan-list [aria-current]')"))
      }
    }

    @Test(.enabled(if: mapLibre != nil, "CORRIDOR_MAPLIBRE names no folder"))
    func `a browser without WebGL has the plain map and says why`() throws {
      let folder = TemporaryFolder()
      let service = try Self.service(folder, Self.mapLibre)
      let browser = try Chromium()
      do {
        try browser.command(
          "Page.addScriptToEvaluateOnNewDocument",
          [
            "source": """
            const usual = HTMLCanvasElement.prototype.getContext;
            HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
              return kind.startsWith("webgl") ? null : usual.call(this, kind, ...rest);
            };
            """
          ])
        try browser.openRoute(service)
        #expect(try browser.isTrue("document.querySelector('.leaflet-container path.route')"))
        #expect(try browser.texts("#alert-text").first?.contains("base map") == true)
      } catch {
        browser.end()
        throw error
      }
      browser.end()
    }
  }
}
