import CorridorGeometry
import Testing

@Suite struct CRSTests {
  /// A reference system, a WGS84 position, the same in the system, and the tolerance.
  ///
  /// Sources: the formula of EPSG:3857 (x = a · longitude) and worked examples of the published
  /// systems, as noted on each line.
  static let known: [(String, lon: Double, lat: Double, x: Double, y: Double, within: Double)] = [
    // x = a π on the antimeridian; the square world ends at the same y.
    ("EPSG:3857", 180, 85.051_128_779_806_6, 20_037_508.342_789, 20_037_508.342_789, 1e-3),
    // On the central meridian: false easting, and 0.9996 of the meridian from the equator
    // (that to 45 degrees is 4,984,944.378 m).
    ("EPSG:32632", 9, 45, 500_000, 4_982_950.400, 1e-2),
    ("EPSG:25832", 9, 45, 500_000, 4_982_950.400, 1e-2),
    // The origin in Bern (swisstopo, Formulas and constants, 46° 57' 3.89813" north,
    // 7° 26' 19.07655" east on WGS84): 1 m is the accuracy of the seven-parameter shift.
    ("EPSG:2056", 7.438_632_4, 46.951_082_8, 2_600_000, 1_200_000, 1),
    ("EPSG:4326", 12.5, 41.9, 12.5, 41.9, 1e-12),
  ]

  @Test(arguments: known)
  func `meets known positions both ways, east first`(
    _ text: String, lon: Double, lat: Double, x: Double, y: Double, within: Double
  ) throws {
    let crs = try CRS(text)
    let there = try #require(CRSTransform(crs, .fromWGS84).transform(x: lon, y: lat))
    #expect(abs(there.x - x) <= within, "\(there.x)")
    #expect(abs(there.y - y) <= within, "\(there.y)")
    let back = try #require(CRSTransform(crs, .toWGS84).transform(x: there.x, y: there.y))
    // A datum shift without heights is its own inverse only to about a millimetre.
    #expect(abs(back.x - lon) < 2e-8 && abs(back.y - lat) < 2e-8)
  }

  @Test(arguments: [
    "EPSG:32632", "urn:ogc:def:crs:EPSG::32632", "+proj=utm +zone=32 +datum=WGS84 +units=m",
    """
    PROJCS["WGS 84 / UTM zone 32N",GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,\
    298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]],\
    PROJECTION["Transverse_Mercator"],PARAMETER["latitude_of_origin",0],\
    PARAMETER["central_meridian",9],PARAMETER["scale_factor",0.9996],\
    PARAMETER["false_easting",500000],PARAMETER["false_northing",0],UNIT["metre",1]]
    """,
  ])
  func `takes every kind of name for one system`(text: String) throws {
    let there = try CRSTransform(CRS(text), .fromWGS84).transform(x: 10, y: 50)
    let position = try #require(there)
    let other = try #require(
      try CRSTransform(CRS("EPSG:32632"), .fromWGS84).transform(x: 10, y: 50))
    #expect(abs(position.x - other.x) < 1e-6 && abs(position.y - other.y) < 1e-6)
  }

  @Test(arguments: [
    "EPSG:999999", "EPSG:", "", "nonsense", "+proj=nothing", "PROJCS[", "EPSG:4326\0",
    "+proj=pipeline +step +proj=utm +zone=32", "EPSG:4978", "EPSG:5773", "urn:ogc:def:crs:EPSG::99",
  ])
  func `an unknown system is named with PROJ's reason`(text: String) {
    #expect { _ = try CRS(text) } throws: { error in
      guard case GeometryError.crsUnknown(text, let reason) = error else { return false }
      return !reason.isEmpty && !reason.contains("\n")
    }
  }

  @Test func `says the name of a system`() throws {
    #expect(try CRS("EPSG:32632").name == "WGS 84 / UTM zone 32N")
  }

  @Test func `reports the positions that have no counterpart`() throws {
    let transform = try CRSTransform(CRS("EPSG:32632"), .fromWGS84)
    var xs = [9, .nan, 9, 9, 10]
    var ys = [45, 45, .infinity, 95, 50]
    #expect(transform.transform(&xs, &ys) == [1, 2, 3])
    #expect(abs(xs[0] - 500_000) < 1e-6)
    #expect(xs[4].isFinite && ys[4].isFinite)
    var none: [Double] = []
    var nothing: [Double] = []
    #expect(transform.transform(&none, &nothing).isEmpty)
  }
}
