internal import Foundation

/// A file of vector tiles (MBTiles), which `sqlite3` of Python makes.
package enum TileFile {
  package struct Failure: Error {}

  /// Makes a file with a few tiles, one of which is all water.
  ///
  /// - Parameter change: Python that runs before the file is closed.
  package static func make(in folder: TemporaryFolder, _ change: String = "") throws -> String {
    let path = folder.file("test.mbtiles")
    let script = """
      import gzip, sqlite3
      file = sqlite3.connect('\(path)')
      file.execute('CREATE TABLE metadata (name text, value text)')
      file.execute('CREATE TABLE tiles (zoom_level integer, tile_column integer,'
        ' tile_row integer, tile_data blob)')
      facts = {'format': 'pbf', 'minzoom': '0', 'maxzoom': '2', 'bounds': '14.1,35.7,14.7,36.2',
        'attribution': '<a href="https://osm.example">&copy; Mappers</a>'}
      file.executemany('INSERT INTO metadata VALUES (?, ?)', facts.items())
      def put(z, x, row, data):
        file.execute('INSERT INTO tiles VALUES (?, ?, ?, ?)', (z, x, row, data))
      # Mapbox Vector Tile 2.1: a layer with a polygon over the whole tile.
      def block(tag, data):
        return bytes([tag << 3 | 2, len(data)]) + data
      ring = bytes([9, 0, 0, 26, 128, 64, 0, 0, 128, 64, 255, 63, 0, 15])
      layer = block(1, b'water') + block(2, bytes([24, 3]) + block(4, ring))
      water = block(3, layer + bytes([40, 128, 32, 120, 2]))
      put(0, 0, 0, gzip.compress(water))
      put(2, 1, 0, gzip.compress(b'south' * 1000))
      put(2, 1, 3, gzip.compress(b'north'))
      put(1, 0, 0, b'plain')
      put(1, 1, 1, b'')
      \(change)
      file.commit()
      file.close()
      """
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    python.arguments = ["-c", script]
    try python.run()
    python.waitUntilExit()
    guard python.terminationStatus == 0 else { throw Failure() }
    return path
  }
}
