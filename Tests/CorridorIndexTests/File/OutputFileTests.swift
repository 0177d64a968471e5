import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorIndex

@Suite struct OutputFileTests {
  @Test func `a builder that is dropped leaves nothing behind`() throws {
    let folder = TemporaryFolder()
    do {
      let builder = try PlaceIndexBuilder(path: folder.file("a.corridor"), runBytes: 1000)
      var draft = PlaceDraft()
      for place in SamplePlace.list(50, seed: 1) { try builder.add(place, &draft) }
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func `a new index takes the place of the old, whose readers keep it`() throws {
    let folder = TemporaryFolder()
    let path = folder.file("a.corridor")
    try SamplePlace.build(SamplePlace.list(100, seed: 1), at: path)
    let old = try PlaceIndex(path: path)
    try SamplePlace.build(SamplePlace.list(7, seed: 2), at: path)
    #expect(old.count == 100)
    try old.verify()
    let new = try PlaceIndex(path: path)
    #expect(new.count == 7)
    #expect(new.buildID != old.buildID)
    #expect(try folder.names == ["a.corridor"])
  }

  @Test func `while a build runs and when it fails the old index stands`() throws {
    let folder = TemporaryFolder()
    let path = folder.file("a.corridor")
    try SamplePlace.build(SamplePlace.list(5, seed: 1), at: path)
    let before = try TemporaryFolder.bytes(path)
    var builder: PlaceIndexBuilder? = try PlaceIndexBuilder(path: path)
    var draft = PlaceDraft()
    for place in SamplePlace.list(50, seed: 3) { try builder?.add(place, &draft) }
    #expect(try TemporaryFolder.bytes(path) == before)
    builder = nil
    #expect(try TemporaryFolder.bytes(path) == before)
    #expect(try folder.names == ["a.corridor"])
  }

  @Test(arguments: [true, false])
  func `with or without a name, a file stands at its path only when it is whole`(
    isNameless: Bool
  ) throws {
    let folder = TemporaryFolder()
    let path = folder.file("a.corridor")
    let bytes: [UInt8] = [1, 2, 3]
    do {
      let output = try OutputFile(path: path, isNameless: isNameless)
      try output.file.write(bytes.span)
    }
    #expect(try folder.names.isEmpty)
    do {
      let output = try OutputFile(path: path, isNameless: isNameless)
      try output.file.write(bytes.span)
      try output.publish()
    }
    #expect(try folder.names == ["a.corridor"])
    #expect(try TemporaryFolder.bytes(path) == bytes)
  }

  @Test func `a folder that is missing, or no folder, is told before any work`() throws {
    let folder = TemporaryFolder()
    let missing = folder.file("none/a.corridor")
    #expect(throws: IndexError.cannotCreate(path: missing, errno: ENOENT)) {
      _ = try PlaceIndexBuilder(path: missing)
    }
    try TemporaryFolder.write([1], folder.file("file"))
    let inFile = folder.file("file/a.corridor")
    #expect(throws: IndexError.cannotCreate(path: inFile, errno: ENOTDIR)) {
      _ = try PlaceIndexBuilder(path: inFile)
    }
    #expect(throws: IndexError.cannotCreate(path: "", errno: ENOENT)) {
      _ = try PlaceIndexBuilder(path: "")
    }
    #expect(throws: IndexError.cannotCreate(path: folder.path, errno: EISDIR)) {
      _ = try PlaceIndexBuilder(path: folder.path)
    }
    #expect(throws: IndexError.cannotCreate(path: "/dev/null", errno: EEXIST)) {
      _ = try PlaceIndexBuilder(path: "/dev/null")
    }
  }

  @Test func `a full disk is an error of writing`() throws {
    let descriptor = unsafe open("/dev/full", O_WRONLY)
    try #require(descriptor >= 0)
    let file = OpenFile(descriptor: descriptor, path: "full")
    let bytes: [UInt8] = [1, 2, 3]
    do throws(IndexError) {
      try file.write(bytes.span)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .io(path: "full", operation: "write", errno: ENOSPC))
    }
  }

  @Test func `the report of a build is beside the bytes`() throws {
    let folder = TemporaryFolder()
    let path = folder.file("a.corridor")
    let summary = try SamplePlace.build(SamplePlace.list(5, seed: 1), at: path)
    #expect(summary.report.placeCount == 5)
    #expect(summary.report.peakMemoryBytes > 1 << 20)
    // Some file systems keep no attributes.
    if let report = try PlaceIndex(path: path).buildReport {
      #expect(report == BuildReport(text: summary.report.text))
    }
    #expect(BuildReport(text: "places=1 milliseconds=2") == nil)
    #expect(BuildReport(text: "nonsense") == nil)
  }
}
