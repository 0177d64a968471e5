import CorridorTestSupport
import Testing

@testable import CorridorCLI
@testable import CorridorRequests

@Suite struct CompletionTests {
  /// What bash offers for a command line whose last word is being typed.
  private func completions(_ words: [String]) throws -> [String] {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let result = try corridor.shell(
      """
      source <(corridor completions bash)
      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1)
      _corridor
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(result.errors.isEmpty)
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func `is valid bash`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell("corridor completions bash | bash -n")
    #expect(result.status == 0 && result.errors.isEmpty)
  }

  @Test func `completes commands, options, choices, categories and files in bash`() throws {
    #expect(try completions(["corridor", "ex"]) == ["explain", "export"])
    #expect(try completions(["corridor", "find", "--fo"]) == ["--format"])
    #expect(try completions(["corridor", "find", "--format", "ge"]) == ["geojson"])
    #expect(try completions(["corridor", "find", "--category", "fuel_hg"]) == ["fuel_hgv"])
    #expect(try completions(["corridor", "find", "-c", "fuel_hg"]) == ["fuel_hgv"])
    #expect(try completions(["corridor", "info", "Packa"]) == ["Package.swift"])
    #expect(try completions(["corridor", "find", "--route", "Packa"]) == ["Package.swift"])
    #expect(try completions(["corridor", "find", "--within", ""]).isEmpty)
    #expect(try completions(["corridor", "completions", "z"]) == ["zsh"])
    #expect(try completions(["corridor", "help", "ver"]) == ["verify"])
    #expect(try completions(["corridor", "man", "ver"]) == ["verify"])
  }

  @Test(arguments: CompletionShell.allCases)
  func `knows every command and option`(shell: CompletionShell) {
    for command in CommandTable.commands {
      #expect(shell.script.contains(command.name))
      for option in command.options {
        let spelling = shell == .fish ? "-l \(option.name)" : "--\(option.name)"
        #expect(shell.script.contains(spelling), "\(command.name) \(spelling)")
      }
    }
  }

  @Test(arguments: [CompletionShell.zsh, .fish])
  func `closes every quote`(shell: CompletionShell) throws {
    // Both quote as the shell of these tests does, but for fish's backslash before a quote.
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let script = shell.script
    var quoted = false
    var escaped = false
    for character in script {
      if escaped {
        escaped = false
        continue
      }
      if character == "\\", shell == .fish || !quoted {
        escaped = true
        continue
      }
      if character == "'" { quoted.toggle() }
    }
    #expect(!quoted)
  }
}
