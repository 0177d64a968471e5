import CorridorTestSupport
import Foundation
import Testing

@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
    "there is no /usr/bin/python3"))
struct ReadmeTests {
  @Test func `every command of the README prints what it says`() throws {
    let process = try CorridorProcess()
    defer { process.remove() }
    let script =
      "/usr/bin/python3 Scripts/readme-output.py \(CorridorProcess.products.path) --check"
    let result = try process.shell(script)
    #expect(result.status == 0, "\(result.errors); Scripts/readme-output.py writes it anew")
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

  @Test func `no line of a command of the README goes on after one that has failed`() throws {
    let process = try CorridorProcess()
    defer { process.remove() }
    // The block that makes and installs the Debian package, where making it fails.
    let result = try process.shell(
      """
      command=$(Scripts/readme-command.sh 3) && mkdir -p "$TMP/Scripts" "$TMP/bin" && cd "$TMP"
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
