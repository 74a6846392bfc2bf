import TerminalKit
import Testing

/// What terminals have no characters for.
@Suite struct TerminalCharactersTests {
  @Test(arguments: [
    ("linux", TerminalCharacters.console), ("linux-16color", .console), ("linuxish", .all), ("vt100", .ascii),
    ("vt220-w", .ascii), ("vte-256color", .all), ("ansi", .ascii), ("xterm-256color", .all), ("tmux", .all),
    ("wezterm", .all), ("wy50", .ascii), ("", .all),
  ])
  func theTypeOfTheTerminalTells(type: String, characters: TerminalCharacters) {
    #expect(TerminalCharacters(environment: ["TERM": type]) == characters)
  }

  @Test func aLetterLosesItsMarkAndTheRestIsMarkedAsMissing() {
    let text = "Caf\u{e9} \u{141}\u{f3}d\u{17a} \u{201c}5 \u{2013} 3\u{201d} \u{30c8} \u{2588}" as SafeText
    #expect(TerminalCharacters.all.shown(text) == text)
    #expect(TerminalCharacters.console.shown(text).string == "Caf\u{e9} L\u{f3}dz \"5 - 3\" ?? \u{2588}")
    #expect(TerminalCharacters.ascii.shown(text).string == "Cafe Lodz \"5 - 3\" ?? ?")
    #expect(TerminalCharacters.ascii.shown("e\u{301}a").string == "ea")
  }

  /// Every character of a set of glyphs, read out of its description.
  private func characters(of glyphs: Glyphs) -> [Unicode.Scalar] {
    var all: [Unicode.Scalar] = []
    func add(_ value: Any) {
      switch value {
      case let character as Character: all += Array(character.unicodeScalars)
      case let text as SafeText: all += Array(text.string.unicodeScalars)
      case _: for child in Mirror(reflecting: value).children { add(child.value) }
      }
    }
    add(glyphs)
    return all
  }

  @Test(arguments: [Theme.dark, .light, .contrast, .mono])
  func theGlyphsOfATerminalAreThoseThatItHas(theme: Theme) {
    for set in [TerminalCharacters.console, .ascii] {
      for depth in [ColorDepth.eight, .full] {
        let characters = characters(of: theme.glyphs(set, depth: depth))
        #expect(characters.count > 90)
        for scalar in characters { #expect(set.shown(scalar) == scalar, "\(scalar)") }
      }
    }
  }

  @Test(
    arguments: [
      (Glyphs.unicode, "✓", "◯"), (.contrast, "✓", "◯"), (.ascii, "Y", "o"), (.framedASCII, "Y", "o"),
      (.console, "Y", "o"), (.contrastConsole, "Y", "o"),
    ] as [(Glyphs, String, String)])
  func aRightAnswerHasACheckAndInJapaneseARing(_ glyphs: Glyphs, _ check: String, _ ring: String) {
    #expect(glyphs.check.string == check)
    #expect(glyphs.japanese.check.string == ring)
    #expect(![glyphs.down, glyphs.trends.second].contains(glyphs.check), "no sign means two things")
  }

  @Test func eachChoiceOfTheConsoleHasAShapeOfItsOwn() {
    #expect(Set(Glyphs.console.shapes.map(\.string)).count == 9)
    #expect(Glyphs.console.shapes.allSatisfy { $0.width == 2 })
  }
}
