import CorridorTestSupport
import Foundation
import Testing

@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
    "there is no /usr/bin/python3"))
struct ReadmeTests {
  /// README.md and the other pages whose commands are run.
  static let pages: [String] = {
    guard let process = try? CorridorProcess() else { return [] }
    defer { process.remove() }
    let result = try? process.shell("/usr/bin/python3 Scripts/readme-output.py --list")
    return result?.output.split(separator: "\n").map(String.init) ?? []
  }()

  @Test func `the README and the pages of the manual have commands`() {
    #expect(Self.pages.contains("README.md"))
    #expect(Self.pages.contains("Sources/CorridorCLI/CorridorCLI.docc/Find.md"))
    #expect(Self.pages.count > 12)
  }

  @Test(arguments: pages)
  func `every command of a page prints what the page says`(page: String) throws {
    let process = try CorridorProcess()
    defer { process.remove() }
    let script =
      "/usr/bin/python3 Scripts/readme-output.py \(CorridorProcess.products.path) --check \(page)"
    let result = try process.shell(script)
    #expect(
      result.status == 0,
      """
      \(result.output)\(result.errors)
      Scripts/readme-output.py writes the output into the page
      """)
  }

  @Test func `links between pages lead to files and headings`() throws {
    let process = try CorridorProcess()
    defer { process.remove() }
    let result = try process.shell("/usr/bin/python3 Scripts/check-links.py")
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  @Test func `the README has at most 200 lines`() throws {
    let readme = try String(
      contentsOf: SourceTree.root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
  }

  @Test func `the first command of the README ends with the README's first output`() throws {
    let process = try CorridorProcess()
    defer { process.remove() }
    let command = try process.shell("Scripts/readme-command.sh 1").output
    let find = try #require(command.range(of: "corridor find"))
    let result = try process.shell(String(command[find.lowerBound...]))
    let readme = try String(
      contentsOf: SourceTree.root.appending(path: "README.md"), encoding: .utf8)
    #expect(result.status == 0)
    #expect(!result.output.isEmpty && readme.contains(result.output))
  }

  @Test func `no line of the package's command goes on after one that has failed`() throws {
    let process = try CorridorProcess()
    defer { process.remove() }
    // The block that makes and installs the Debian package, where making it fails.
    let result = try process.shell(
      """
      command=$(Scripts/readme-command.sh 1 Scripts/deb/README.md) && mkdir -p "$TMP/Scripts" "$TMP/bin" && cd "$TMP"
      for program in apt-get systemctl corridor; do
        printf '#!/bin/sh\necho %s "$@"\n' "$program" >"bin/$program"
      done
      printf '#!/bin/sh\necho there is no git >&2; exit 69\n' >Scripts/make-deb.sh
      chmod +x bin/* Scripts/make-deb.sh
      PATH=$TMP/bin:$PATH sh -c "$command"
      """)
    #expect(result.status == 69)
    #expect(
      result.output == "apt-get install -y --no-install-recommends dpkg-dev git\n",
      "\(result.output)")
  }

  @Test(arguments: [1, 2])
  func `both commands of the README install what Swift itself needs`(number: Int) throws {
    let process = try CorridorProcess()
    defer { process.remove() }
    let command = try process.shell("Scripts/readme-command.sh \(number)").output
    let install = try #require(command.split(separator: "&&").dropFirst().first)
    let packages = Set(install.split { $0.isWhitespace || $0 == "\\" })
    // A linker, and what `ldd` says of the toolchain's programs that Debian's minimal base has not.
    for package in ["binutils", "git", "libncurses6", "libsqlite3-0", "libcurl4", "libxml2"] {
      #expect(packages.contains(Substring(package)))
    }
  }
}
