import CorridorFormats
import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorImport

@Suite struct TablePlaceReaderTests {
  private let folder = TemporaryFolder()

  /// Imports a table that is written to a file of that name.
  private func read(
    _ bytes: some Sequence<UInt8>, name: String = "stops.csv", sink: ListSink = ListSink(),
    change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> (places: [ListedPlace], report: InputReport) {
    let file = try folder.write(name, bytes)
    var options = ImportOptions(inputs: [file], output: "")
    change(&options)
    let collector = PlaceCollector(
      file: file, format: .table, options: options, sink: sink, watch: ImportMonitor())
    try TablePlaceReader.read(file: file, into: collector)
    return (sink.places, collector.report)
  }

  private func read(
    _ text: String, change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> (places: [ListedPlace], report: InputReport) {
    try read(text.utf8, change: change)
  }

  @Test(arguments: [",", ";", "\t", "|"])
  func `finds the delimiter, the columns and the tags`(delimiter: String) throws {
    let text = """
      ID,Name,Longitude,Latitude,City,Lanes
      7,Oak Stop,9.5,47.1,Vaduz,4
      8,Elm Stop,9.6,47.2,,2
      """
    let (places, report) = try read(text.replacing(",", with: delimiter))
    #expect(places.map(\.uri) == ["stops:7", "stops:8"])
    #expect(places[0].position == GridPosition(lon: 95_000_000, lat: 471_000_000))
    #expect(places[0].tags == ["name": "Oak Stop", "addr:city": "Vaduz", "Lanes": "4"])
    #expect(places[1].tags == ["name": "Elm Stop", "Lanes": "2"])
    #expect(report.objects == 2)
    #expect(report.leftOut.isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `takes every line end, a byte order mark, quotes and line ends in quotes`(
    lineEnd: String
  ) throws {
    let text =
      "\u{FEFF}id,name,lat,lon\n1,\"Two \"\"big\"\" pumps, one roof\",1,2\n\n2,\"first\nsecond\",3,4\n"
    let (places, report) = try read(text.replacing("\n", with: lineEnd))
    #expect(places.map(\.uri) == ["stops:1", "stops:2"])
    #expect(places[0].tags["name"] == "Two \"big\" pumps, one roof")
    #expect(places[1].tags["name"] == "first\(lineEnd)second")
    #expect(report.remarks.isEmpty)
  }

  @Test func `finds a header below a preamble, decimal commas and Italian names`() throws {
    let (places, _) = try read(
      """
      Estrazione del 2026-01-02
      idImpianto;Bandiera;Nome Impianto;Comune;Latitudine;Longitudine
      5;Pompe;Uno;Aosta;45,737;7,3205
      """)
    #expect(places.map(\.uri) == ["stops:5"])
    #expect(places[0].position == GridPosition(lon: 73_205_000, lat: 457_370_000))
    #expect(places[0].tags == ["brand": "Pompe", "name": "Uno", "addr:city": "Aosta"])
  }

  @Test func `takes columns as given and says which ones there are`() throws {
    let text = "a,b,c,d\n1,2,3,x\n"
    let (places, _) = try read(text) { $0.columns = [.lon: "b", .lat: "C", .id: "a", .name: "d"] }
    #expect(places.map(\.uri) == ["stops:1"])
    #expect(places[0].tags == ["name": "x"])
    #expect {
      try read(text) { $0.columns = [.lon: "b", .lat: "e"] }
    } throws: {
      guard case .noSuchColumn(_, let asked, let available) = $0 as? ImportError else {
        return false
      }
      return asked == "e" && available == ["a", "b", "c", "d"]
    }
    #expect(throws: ImportError.self) { try read(text) }
  }

  @Test func `knows roles by their names and by what headers call them`() {
    let names = ["lat", "y", "Latitudine", "openingHours", "opening_hours", "zip", "id", "width"]
    #expect(
      names.map { ColumnRole(named: $0) } == [
        .lat, .lat, .lat, .openingHours, .openingHours, .postcode, .id, nil,
      ])
  }

  @Test func `takes positions in one field`() throws {
    let (places, _) = try read(
      "id;where\n1;POINT (9.5 47.1)\n2;\"(47.2, 9.6)\"\n"
    ) { $0.columns = [.point: "where"] }
    #expect(
      places.map(\.position) == [
        GridPosition(lon: 95_000_000, lat: 471_000_000),
        GridPosition(lon: 96_000_000, lat: 472_000_000),
      ])
  }

  @Test func `leaves bad rows out, counts them by reason and says the line`() throws {
    let (places, report) = try read(
      """
      id,lat,lon,name
      1,91,0,north of the pole
      2,NULL,NULL,nowhere
      3,1
      4,north,0,words
      5,1,2,fine
      6,1,2,too,many
      7,1,2,fine,,
      8,nan,inf,numbers
      9,1e999,0,numbers
      """)
    #expect(places.map(\.uri) == ["stops:5", "stops:7"])
    #expect(report.objects == 9)
    let counts = Dictionary(uniqueKeysWithValues: report.leftOut.map { ($0.finding, $0.count) })
    #expect(
      counts == [
        .notOnEarth: 1, .noPosition: 1, .tooFewFields: 1, .notANumber: 3, .tooManyFields: 1,
      ])
    let first = try #require(report.leftOut.first)
    #expect(
      report.lines(of: first)[0].hasSuffix("stops.csv:2: the position is not on Earth: 0.0, 91.0"))
  }

  @Test func `a strict import ends at the first bad row and names it`() throws {
    #expect {
      try read("id,lat,lon\n1,1,2\n2,91,2\n") { $0.isStrict = true }
    } throws: {
      guard case .input(.content(let fault)) = $0 as? ImportError else { return false }
      return fault.at.line == 3
    }
  }

  @Test func `a quote that is never closed costs its own line at most`() throws {
    let (places, report) = try read(
      """
      id,name,lat,lon
      1,"open,1,2
      2,"closed",1,2
      3,"open, and a comma,1,2
      4,the "IP" stop,1,2
      5,"a" b,1,2
      6,plain,1,2
      """)
    #expect(places.map(\.uri) == ["stops:1", "stops:2", "stops:4", "stops:5", "stops:6"])
    #expect(places[0].tags["name"] == "\"open")
    #expect(places[2].tags["name"] == "the \"IP\" stop")
    #expect(report.leftOut.map(\.finding) == [.openQuote])
    #expect(report.leftOut[0].samples[0].at == .line(4))
  }

  @Test func `a quoted text over lines that gives too many fields is none`() throws {
    let (places, _) = try read(
      """
      id,name,brand,lat,lon
      1,"open,"",1,2
      2,closed",Oak,3,4,5
      3,plain,Oak,5,6
      """)
    #expect(places.first?.uri == "stops:1" && places.last?.uri == "stops:3")
    #expect(places[0].tags == ["name": "\"open"])
    #expect(places[0].position == GridPosition(lon: 20_000_000, lat: 10_000_000))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines have the numbers that editors show`(lineEnd: String) throws {
    let text = "id,lat,lon\n1,1,2\n2,91,2\n3,5,6\n"
    let (_, report) = try read(text.replacing("\n", with: lineEnd))
    #expect(report.leftOut.map { $0.samples[0].at } == [.line(3)])
  }

  @Test func `of two delimiters that give as many columns, the first is taken`() throws {
    let (places, _) = try read("lat,lon,and;lat;lon\n1,2,x;3;4\n")
    #expect(places.map(\.position) == [GridPosition(lon: 20_000_000, lat: 10_000_000)])
  }

  @Test(
    arguments: [
      ("45,737", .value(45.737)), ("1.234,5", .value(1234.5)), ("1,234.5", .value(1234.5)),
      ("1.234.567,8", .value(1_234_567.8)), ("12.5", .value(12.5)), (",5", .value(0.5)),
      ("1,234,567", .wrong), ("1,2.3.4", .wrong), ("1.2,3,4", .wrong), ("1.2.3", .wrong),
      ("5,x", .wrong), ("", .missing), ("N/A", .missing),
    ] as [(String, LenientNumber)])
  func `numbers have a point or a comma`(text: String, number: LenientNumber) {
    var bytes = Array(text.utf8)
    #expect(LenientNumber(&bytes) == number)
  }

  @Test func `many quotes that are never closed take no time to speak of`() throws {
    let rows = (0..<20_000).map { "\($0),\"open,1,2" }.joined(separator: "\n")
    let (places, _) = try read("id,name,lat,lon\n" + rows)
    #expect(places.count == 20_000)
  }

  @Test func `rows without an identifier keep theirs when they move`() throws {
    let (first, _) = try read("name,lat,lon\na,1,2\nb,3,4\n")
    let (second, report) = try read("name,lat,lon\nb,3,4\na,1,2\na,1,2\n")
    #expect(Set(first.map(\.uri)) == Set(second.map(\.uri)))
    #expect(first.map(\.uri) != second.map(\.uri))
    #expect(report.duplicates == 1)
  }

  @Test func `sets categories by option, by column and else by tags`() throws {
    let names: [String: [UInt16]] = ["fuel": [3], "Toilets": [7]]
    let text = "id,lat,lon,category\n1,1,2,Toilets\n2,1,2,unheard of\n3,1,2,Toilets; fuel\n"
    let byColumn = try read(text.utf8, sink: ListSink(names: names))
    #expect(byColumn.places.map(\.categories) == [[7], [], [3, 7]])
    #expect(byColumn.report.remarks.map(\.finding) == [.unknownCategory])
    let byOption = try read(text.utf8, sink: ListSink(names: names)) { $0.category = "fuel" }
    #expect(byOption.places.map(\.categories) == [[3], [3], [3]])
    #expect(throws: ImportError.noSuchCategory(asked: "fule", suggestion: "fuel")) {
      try read(text) { $0.category = "fule" }
    }
  }

  @Test(arguments: [("\"", 1_000_000), ("column,", 100_000), ("a,b\n1,2\n", 1), ("1", 1)])
  func `a table without positions says in a short line what it has`(
    part: String, count: Int
  ) throws {
    #expect {
      try read(String(repeating: part, count: count)).report
    } throws: { error in
      guard let error = error as? ImportError, case .noPositionColumns = error else { return false }
      return error.description.utf8.count < 1000
    }
  }

  @Test(arguments: ["nan", "inf", "Infinity", "1e999", "91", "-91", "0x5", ""])
  func `leaves a row out whose latitude is none, and says its line`(latitude: String) throws {
    let (places, report) = try read("id,lat,lon\n1,1,2\n2,\(latitude),2\n")
    #expect(places.map(\.uri) == ["stops:1"])
    #expect(report.leftOutCount == 1)
    #expect(report.leftOut[0].samples[0].at == .line(3))
  }

  @Test func `reads Windows-1252 with a notice`() throws {
    let bytes = Array("id,name,lat,lon\n1,Caf".utf8) + [0xE9, 0x20, 0x80] + Array(",1,2\n".utf8)
    let (places, report) = try read(bytes)
    #expect(places[0].tags["name"] == "Café €")
    #expect(report.notices == ["not UTF-8; read as Windows-1252"])
  }

  @Test func `takes the source that is given`() throws {
    let (places, _) = try read("id,lat,lon\n1,1,2\n") { $0.source = "acme" }
    #expect(places.map(\.uri) == ["acme:1"])
  }

  @Test func `columns of the same name keep apart`() throws {
    let (places, _) = try read("id,lat,lon,name,title,x,x,\n1,1,2,a,b,c,d,e\n")
    #expect(
      places[0].tags == ["name": "a", "title": "b", "x": "c", "x:2": "d", "column 8": "e"])
  }

  @Test(arguments: ["", " \n\n", "id,lat,lon", "\"", ",", "\n,\n,", "lat,lon\n\""])
  func `nothing or next to nothing is an error or no place`(text: String) throws {
    do {
      let (places, _) = try read(text)
      #expect(places.isEmpty)
    } catch {
      #expect(error is ImportError)
    }
  }

  @Test(arguments: 0..<40)
  func `damaged tables give errors or places and never a trap`(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var bytes = Array("id;name;lat;lon\r\n1;\"a;b\";1,5;2\n2;\"c\"\"\";3;4\n3;d;5;6\n".utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place...)
      default: bytes.insert("\";\n\r,".utf8.randomElement(using: &random)!, at: place)
      }
      if bytes.isEmpty { bytes = [0x22] }
    }
    do {
      _ = try read(bytes)
    } catch {
      #expect(error is ImportError, "seed \(seed)")
    }
  }
}

@Suite(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
struct RealTableTests {
  private func read(_ name: String) throws -> (places: [ListedPlace], report: InputReport) {
    let file = realData! + "/" + name
    let sink = ListSink()
    let collector = PlaceCollector(
      file: file, format: .table, options: ImportOptions(inputs: [file], output: ""), sink: sink,
      watch: ImportMonitor())
    try TablePlaceReader.read(file: file, into: collector)
    return (sink.places, collector.report)
  }

  @Test func `every Italian station but the one without a position is taken`() throws {
    let (places, report) = try read("italy-fuel-stations-2018.csv")
    #expect(report.objects == 20_898)
    #expect(places.count == 20_897)
    #expect(report.leftOut.map(\.finding) == [.noPosition])
    #expect(report.leftOut[0].samples[0].at == .line(1024))
    #expect(places[0].uri == "italy-fuel-stations-2018:17720")
    #expect(places[0].tags["addr:city"] == "AGRIGENTO")
  }

  @Test func `every station of New York is taken`() throws {
    let (places, report) = try read("nrel-alt-fuel-stations-ny.csv")
    #expect(places.count == 4_857)
    #expect(report.leftOut.isEmpty)
    #expect(places[0].uri == "nrel-alt-fuel-stations-ny:108")
    #expect(places[0].tags["name"] == "Clean Energy - Greenpoint - National Grid")
  }
}
