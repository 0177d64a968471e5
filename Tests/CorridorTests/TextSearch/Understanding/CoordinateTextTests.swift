import CorridorGeometry
import Testing

@testable import Corridor

@Suite struct CoordinateTextTests {
  @Test(arguments: [
    ("25.1982, 55.272758", 25.1982, 55.272758), ("(25.1982, 55.272758)", 25.1982, 55.272758),
    ("[25.1982,55.272758]", 25.1982, 55.272758), ("25.1982 55.272758", 25.1982, 55.272758),
    ("  25.1982 ; 55.272758\n", 25.1982, 55.272758), ("47.14/9.52", 47.14, 9.52),
    ("-33.86;151.2", -33.86, 151.2), ("\u{2212}33.86, +151.2", -33.86, 151.2),
    ("47,14 9,52", 47.14, 9.52), ("47,14; 9,52", 47.14, 9.52), ("47,14, 9,52", 47.14, 9.52),
    ("36,14", 36, 14), ("0,0", 0, 0), ("90, 180", 90, 180), ("-90,-180", -90, -180),
    ("N 25°11.9' E 55°16.4'", 25.198333333, 55.273333333),
    ("25°11'53.5\"N 55°16'21.9\"E", 25.198194444, 55.27275),
    ("25°11′53.5″N, 55°16′21.9″E", 25.198194444, 55.27275),
    ("25° 11' 53.5'' N, 55° 16' 21.9'' E", 25.198194444, 55.27275),
    ("25 11 53.5 N 55 16 21.9 E", 25.198194444, 55.27275),
    ("N25 11.9 E55 16.4", 25.198333333, 55.273333333), ("25.1982N 55.27E", 25.1982, 55.27),
    ("55.27e, 25.1982n", 25.1982, 55.27), ("33.86S, 151.2E", -33.86, 151.2),
    ("S 33°30' W 70°45'", -33.5, -70.75), ("25°, 55°", 25, 55), ("-25°30', 55°30'", -25.5, 55.5),
    ("-0°30', 1°", -0.5, 1), ("47 deg N 9 deg E", 47, 9), ("47,14° 9,52°", 47.14, 9.52),
    ("55,75° с.ш. 37,61° в.д.", 55.75, 37.61), ("33.86 ю. ш., 70.5 з. д.", -33.86, -70.5),
    ("lat 47.1, lon 9.5", 47.1, 9.5), ("lon=9.5 lat=47.1", 47.1, 9.5),
    ("geo:47.1,9.5", 47.1, 9.5), ("geo:-47.1,9.5,450;u=35?q=x", -47.1, 9.5),
    ("geo:47.1,9.5;crs=WGS84", 47.1, 9.5), ("٤٧٫١٤، ٩٫٥٢", 47.14, 9.52),
    ("４７．１４，９．５２", 47.14, 9.52), ("\u{200E}47.14, 9.52\u{200E}", 47.14, 9.52),
  ])
  func `reads positions as people write them`(text: String, lat: Double, lon: Double) throws {
    let found = try #require(CoordinateText.coordinate(in: text))
    #expect(abs(found.lat - lat) < 1e-8)
    #expect(abs(found.lon - lon) < 1e-8)
  }

  @Test(arguments: [
    "https://maps.google.com/?q=47.14,9.52", "https://www.google.com/maps/@47.14,9.52,15z",
    "https://www.google.com/maps/place/Vaduz/@1.5,2.5,17z/data=!3m1!8m2!3d47.14!4d9.52",
    "https://www.google.com/maps/search/?api=1&query=47.14%2C9.52",
    "https://www.google.com/maps/dir/?api=1&destination=47.14,9.52&travelmode=driving",
    "https://www.openstreetmap.org/#map=15/47.14/9.52&layers=T",
    "https://www.openstreetmap.org/?mlat=47.14&mlon=9.52#map=12/1/2",
    "https://maps.apple.com/?ll=47.14,9.52&t=m", "https://yandex.ru/maps/?ll=9.52%2C47.14&z=12",
    "http://maps.google.com/?ll=1,2&q=+47.14,+9.52",
  ])
  func `reads the position in a link to a map`(link: String) throws {
    #expect(CoordinateText.coordinate(in: link) == Coordinate(lon: 9.52, lat: 47.14))
  }

  @Test(arguments: [
    "https://www.openstreetmap.org/node/1932181216", "https://example.org/?q=Vaduz",
    "https://maps.google.com/?q=91,9.52", "https://maps.google.com/?q=47.14",
    "https://www.openstreetmap.org/#map=15/47.14", "https://a.b/@1e3,2", "https://",
    "see https://maps.google.com/?q=47.14,9.52",
  ])
  func `other links are no positions`(link: String) {
    #expect(CoordinateText.coordinate(in: link) == nil)
  }

  @Test(arguments: [
    "", " ", "12", "12 14", "12/3", "12-14", "47.1", "91, 0", "0, 181", "-91 10.5", "47.1, 9.5, 3",
    "47.14N", "47.14N 9.52", "47.14N 9.52N", "-47.14N 9.52E", "N 47 9", "47.1 O 9.5", "1e1, 2.5",
    "25°61'N 55°16'E", "25°11'61\"N 55°16'0\"E", "25.5°11'N 55°16'E", "nan, nan", "inf 1.5",
    "geo:", "geo:1", "geo:1,", "geo:1,2;crs=moon", "geo:a,b", "47..1, 9.5", "47.1,,9.5", "--1, 2",
    "Vaduz 47.1, 9.5", "47.1, 9.5 Vaduz", "lat 1 lat 2", "(47.1, 9.5", "1.2.3, 4", "°, °", "N E",
    "47,14,9,52", "1,2,3", "47,14,9", "47,9,14", "1,23456,7",
    String(repeating: "9", count: 300) + ",1",
  ])
  func `leaves everything else alone`(text: String) {
    #expect(CoordinateText.coordinate(in: text) == nil)
  }

  @Test(arguments: [
    ("osm:node/1", "osm:node/1"), (" osm:way/123 ", "osm:way/123"), ("node/1", "osm:node/1"),
    ("https://www.openstreetmap.org/relation/1155955#map=9/47.1/9.5", "osm:relation/1155955"),
    ("osm.org/node/1", "osm:node/1"), ("https://osm.org/way/2/history", "osm:way/2"),
    ("http://openstreetmap.org/node/3?x", "osm:node/3"), ("shell:12-b", "shell:12-b"),
    ("my_table:Ä1", "my_table:Ä1"), ("OSM:Node/1", "osm:node/1"), ("OSM:4711", "OSM:4711"),
    ("HTTPS://WWW.OpenStreetMap.org/way/7", "osm:way/7"),
  ])
  func `tells URIs`(text: String, identifier: String) {
    #expect(IdentifierText.identifier(in: text) == identifier)
  }

  @Test(arguments: [
    "", ":", "a:", ":a", "Open now: 24h", "osm:node/", "osm:node/x", "osm:thing/1", "geo:1,2",
    "https://example.org/node/1", "node/1x", "osm:node/12345678901234567890", "a b:c", "1:2",
    "https://a", "osm:node/1/history", "OSM:NODE/-1", "osm:node/99999999999999999999999",
  ])
  func `takes no other text for a URI`(text: String) {
    #expect(IdentifierText.identifier(in: text) == nil)
  }

  @Test func `takes blanks within a URI where nothing else is expected`() {
    #expect(IdentifierText.expectedIdentifier(in: " my_table:a b ") == "my_table:a b")
    #expect(IdentifierText.expectedIdentifier(in: "node/1") == "osm:node/1")
    for text in ["my_table:a\nb", "a b:c", "what now", "osm:node/1 2", ""] {
      #expect(IdentifierText.expectedIdentifier(in: text) == nil, "\(text)")
    }
  }
}
