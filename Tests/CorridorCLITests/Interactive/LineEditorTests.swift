import Testing

@testable import CorridorCLI

@Suite struct LineEditorTests {
  private func editor(_ text: String) -> LineEditor {
    var editor = LineEditor()
    editor.insert(text)
    return editor
  }

  @Test func `deletes whole characters as people see them`() {
    for (text, left) in [
      ("cafe\u{301}", "caf"), ("스타벅", "스타"), ("a👩🏽‍🚒", "a"), ("한\u{1100}\u{1161}", "한"), ("x", ""),
      ("", ""),
    ] {
      var editor = editor(text)
      editor.deleteBackward()
      #expect(editor.text == left, "\(text)")
    }
  }

  @Test func `joins what belongs to the character before`() {
    var editor = editor("cafe")
    editor.insert("\u{301}")
    #expect(editor.text == "café")
    #expect(editor.cursor == 4)
    var hangul = LineEditor()
    for jamo in ["\u{1112}", "\u{1161}", "\u{11AB}"] { hangul.insert(jamo) }
    #expect(hangul.characters.count == 1 && hangul.cursor == 1)
    hangul.deleteBackward()
    #expect(hangul.text.isEmpty)
  }

  @Test func `edits in the middle`() {
    var editor = editor("shell vaduz")
    editor.move(by: -6)
    editor.insert("!")
    #expect(editor.text == "shell! vaduz")
    editor.deleteForward()
    #expect(editor.text == "shell!vaduz")
    editor.deleteToEnd()
    #expect(editor.text == "shell!")
    editor.move(by: -100)
    #expect(editor.cursor == 0)
    editor.deleteBackward()
    editor.move(by: 100)
    editor.deleteForward()
    #expect(editor.text == "shell!")
    editor.insert(" a  ")
    editor.deleteWord()
    #expect(editor.text == "shell! ")
    editor.deleteToStart()
    #expect(editor.text.isEmpty && editor.cursor == 0)
  }

  @Test func `keeps pastes to one line and to a size`() {
    #expect(editor("a\r\nb\tc\u{1B}[31m\u{0}").text == "a  b c[31m")
    let flood = editor("e" + String(repeating: "\u{301}", count: 1_000_000))
    #expect(flood.text.unicodeScalars.count <= LineEditor.longest)
    #expect(editor(String(repeating: "x", count: 1_000_000)).characters.count <= 4096)
  }
}
