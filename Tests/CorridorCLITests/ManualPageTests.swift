import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorCLI
@testable import CorridorRequests

@Suite struct ManualPageTests {
  private let pages = ManualPage.all(day: "2026-11-22")

  @Test func `has a page for the program and for each command`() {
    #expect(pages.map(\.fileName).first == "corridor.1")
    #expect(
      pages.dropFirst().map(\.fileName) == CommandTable.commands.map { "corridor-\($0.name).1" })
    for command in CommandTable.commands {
      #expect(pages[0].text.contains("\\fBcorridor\\-\(command.name)\\fR(1)\n"))
    }
  }

  @Test func `says every option of every command, with its help`() throws {
    for command in CommandTable.commands {
      let page = ManualPage.of(command, day: "2026-11-22").text
      let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for option in command.options {
        let name = "\\fB" + RoffWriter.escaped("--" + option.name) + "\\fR"
        #expect(page.contains(name), "corridor \(command.name) --\(option.name)")
        #expect(words.contains(RoffWriter.escaped(option.help)), "--\(option.name)")
        if let short = option.short { #expect(page.contains("\\fB\\-\(short)\\fR, " + name)) }
        guard case .choice(let choices, _) = option.value else { continue }
        for choice in choices {
          #expect(page.contains(RoffWriter.escaped(choice)), "--\(option.name) \(choice)")
        }
      }
    }
  }

  @Test func `says every variable of the environment that the command looks at`() throws {
    let folder = SourceTree.root.appending(path: "Sources/CorridorCLI")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var names: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for match in text.matches(of: /(?:environment|folder)\("([A-Z_]+)"/) {
        names.insert(String(match.1))
      }
    }
    #expect(names.isSuperset(of: ["CORRIDOR_PLACES", "HOME", "XDG_CACHE_HOME"]))
    for name in names { #expect(pages[0].text.contains("\\fB\(name)\\fR"), "\(name)") }
  }

  @Test func `escapes what roff would take for its own`() {
    #expect(RoffWriter.escaped(#"--a 'b' "c" \d"#) == #"\-\-a \(aqb\(aq \(dqc\(dq \(rsd"#)
    #expect(RoffWriter.escaped("`^~") == #"\(ga\(ha\(ti"#)
    #expect(RoffWriter.escaped("47°8.4 北\u{1F69A}") == #"47\[u00B0]8.4 \[u5317]\[u1F69A]"#)
    var page = RoffWriter()
    page.paragraph(".SH 'not a macro'")
    page.entry(RoffWriter.bold("--x"), ".TP " + String(repeating: "word ", count: 20) + ".dots")
    #expect(page.text.hasPrefix(".PP\n\\&.SH \\(aqnot"))
    #expect(page.text.contains("\n\\&.TP word"))
  }

  @Test func `has no line that is taken for a macro or too long for an editor`() {
    let macros: Set = ["TH", "SH", "PP", "TP", "EX", "EE", "nh", "ad"]
    for page in pages {
      #expect(page.text.utf8.allSatisfy { $0 < 128 })
      var isExample = false
      for line in page.text.split(separator: "\n") {
        if line == ".EX" || line == ".EE" { isExample = line == ".EX" }
        #expect(isExample || line.utf8.count <= 80, "\(page.name): \(line)")
        guard let first = line.first, first == "." || first == "'" else { continue }
        let macro = line.dropFirst().prefix { $0.isLetter }
        #expect(first == "." && macros.contains(String(macro)), "\(page.name): \(line)")
      }
    }
  }

  @Test(arguments: [
    (0, "1970-01-01"), (68_169_600, "1972-02-29"), (68_256_000, "1972-03-01"),
    (951_782_399, "2000-02-28"), (951_782_400, "2000-02-29"), (1_795_305_600, "2026-11-22"),
    (4_107_542_400, "2100-03-01"), (253_402_300_799, "9999-12-31"),
  ])
  func `knows the day of a time`(seconds: Int, day: String) {
    #expect(ManualPage.day(of: seconds) == day)
  }

  @Test func `writes the same pages into a folder as one by one`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell(
      """
      corridor man --folder "$TMP"
      corridor man | cmp - "$TMP/corridor.1"
      for command in \(CommandTable.commands.map(\.name).joined(separator: " ")); do
        corridor man $command | cmp - "$TMP/corridor-$command.1"
      done
      head -qn1 "$TMP"/corridor*.1 | cut -d' ' -f4 | sort -u
      """, environment: ["SOURCE_DATE_EPOCH": "951782400"])
    #expect(result.errors.isEmpty)
    #expect(result.output == "2000-02-29\n")
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc"),
      "there is no /usr/bin/mandoc"))
  func `is what mandoc finds nothing wrong with`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell(
      #"corridor man --folder "$TMP"; mandoc -T lint -W all "$TMP"/corridor*.1"#)
    #expect(result.output.isEmpty && result.errors.isEmpty && result.status == 0)
  }
}
