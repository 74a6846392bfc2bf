import Testing

@testable import TerminalKit

@Suite("SafeText")
struct SafeTextTests {
  @Test(
    arguments: [
      ("plain", "abc", "abc"),
      ("Japanese", "食べ合わせ、「天ぷら」", "食べ合わせ、「天ぷら」"),
      ("escape sequence", "a\u{1B}[31mb", "a[31mb"),
      ("C0 and DEL", "a\u{0}\u{7}\u{8}\u{7F}b", "ab"),
      ("C1", "a\u{9B}31m\u{85}b", "a31mb"),
      ("tab", "a\tb", "a b"),
      ("CR LF", "a\r\nb\rc\nd", "a\nb\nc\nd"),
      ("bidirectional controls", "a\u{202E}b\u{2066}c\u{200F}d\u{61C}", "abcd"),
      ("zero width", "a\u{200B}b\u{200D}c\u{2060}d\u{FEFF}e\u{AD}", "abcde"),
      ("separators", "a\u{2028}b\u{2029}c", "a b c"),
      ("private use", "a\u{E000}b\u{F0000}c\u{10FFFD}", "abc"),
      ("noncharacters and unassigned", "a\u{FFFE}b\u{378}c\u{1FFFF}", "abc"),
      ("tags", "a\u{E0041}\u{E007F}b", "ab"),
      ("variation selectors", "☺\u{FE0F}\u{E0100}", "☺"),
      ("fillers", "a\u{3164}b\u{115F}c\u{1160}\u{FFA0}\u{34F}", "abc"),
      ("joined emoji", "👩\u{200D}👧", "👩\u{200D}👧"),
      ("joined emoji with signs", "👩🏽\u{200D}💻❤\u{FE0F}\u{200D}🔥", "👩🏽\u{200D}💻❤\u{200D}🔥"),
      ("a joiner of anything else", "\u{200D}👩\u{200D}a👩\u{200D}\u{200D}👧1\u{200D}👧👩\u{200D}", "👩a👩\u{200D}👧1👧👩"),
      ("joined without end", "👩\u{200D}👩\u{200D}👩\u{200D}👩\u{200D}👩", "👩\u{200D}👩\u{200D}👩\u{200D}👩👩"),
      ("a mark", "e\u{301}", "e\u{301}"),
      ("four marks at most", "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}x", "e\u{301}\u{302}\u{303}\u{304}x"),
      ("a mark on nothing", "\u{301}x", "\u{25CC}\u{301}x"),
      ("a mark on a line's beginning", "a\n\u{301}", "a\n\u{25CC}\u{301}"),
      ("Hangul letter by letter", "\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}"),
      ("nothing", "", ""),
    ] as [(String, String, String)])
  func onlyWhatCanBeSeenIsKept(name: String, from text: String, to expected: String) {
    #expect(SafeText(text).string.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(name)")
  }

  @Test func noScalarBringsAControlCharacterOrAWrongWidth() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = SafeText("a" + String(scalar) + "b")
      #expect(text.string.hasPrefix("a") || text.string.unicodeScalars.first == "a")
      for kept in text.string.unicodeScalars where kept != "\n" {
        switch kept.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
          Issue.record("U+\(String(value, radix: 16)) lets through U+\(String(kept.value, radix: 16))")
        default: break
        }
      }
      #expect(text.width == text.string.reduce(0) { $0 + TextWidth.columns(of: $1) }, "U+\(String(value, radix: 16))")
    }
  }

  /// What is drawn, cut and broken scalar by scalar is what the filter and Unicode's rules for characters give.
  @Test func everySimpleScalarIsKeptAsItIsAndIsACharacterOfItsOwn() {
    let neighbours = ["a", "\n", "あ", "▲", "©", "☺", "é", "ー"]
    var count = 0
    for scalar in (0...UInt32(0x10FFFF)).lazy.compactMap(Unicode.Scalar.init) {
      let columns = TextWidth.simpleColumns(of: scalar)
      guard columns > 0 else { continue }
      count += 1
      var filter = TextFilter()
      #expect(filter.take(scalar) && filter.text == String(scalar) && filter.width == columns)
      #expect(scalar.isASCII || TextWidth.measured(scalar) == columns, "\(scalar.escaped(asASCII: true))")
      #expect(neighbours.allSatisfy { ($0 + String(scalar)).count == 2 && (String(scalar) + $0).count == 2 })
    }
    #expect(count > 29_000)
  }

  /// The filter takes these for the beginning of a character, whatever comes before.
  @Test func kanaAndKanjiStandAloneWhateverComesBeforeThem() {
    let before = ["a", "あ", "\u{1100}", "e\u{301}", "🇯", "क\u{94D}"]
    for value in UInt32(0x3001)...0x9FFF where !(0x302A...0x302F).contains(value) && value != 0x3099 && value != 0x309A
    {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(before.allSatisfy { ($0 + String(scalar)).count == 2 })
    }
  }

  @Test func textThatIsMadeOfTextsIsWhatItWouldBeByItself() {
    var random = SplitMix(seed: 23)
    for _ in 0..<500 {
      let (left, right) = (SafeText(random.string(upTo: 12)), SafeText(random.string(upTo: 12)))
      for text in [left.prefix(5), left.oneLine, left.repeated(2), left.truncated(to: 7)] + left.wrapped(to: 4) {
        #expect(text.width == text.string.reduce(0) { $0 + TextWidth.columns(of: $1) })
        #expect(!text.isSimple || text.string.count == text.string.unicodeScalars.count)
      }
      #expect((left + right).width == left.width + right.width)
      #expect(!(left + right).isSimple || (left + right).string.count == (left + right).string.unicodeScalars.count)
    }
  }

  @Test func cleaningTwiceChangesNothing() {
    var random = SplitMix(seed: 11)
    for _ in 0..<300 {
      let once = SafeText(random.string(upTo: 30))
      #expect(SafeText(once.string) == once)
      #expect(SafeText.changes(in: once.string).isEmpty)
    }
  }

  @Test func noCharacterIsEverWiderThanEightColumns() {
    let jamo = SafeText(String(repeating: "\u{1100}", count: 1000))
    let conjunct = SafeText(String(repeating: "क\u{94D}", count: 1000))
    let vowels = SafeText(String(repeating: "क\u{93F}\u{93F}\u{93F}\u{94D}", count: 1000))
    let halfWidth = SafeText("ｶ" + String(repeating: "ﾞ", count: 1000))
    for text in [jamo, conjunct, vowels, halfWidth] {
      #expect(text.string.allSatisfy { TextWidth.columns(of: $0) <= 8 })
      #expect(text.width == text.string.reduce(0) { $0 + TextWidth.columns(of: $1) })
    }
  }

  @Test(
    arguments: [("abc", 3), ("スイカ", 6), ("e\u{301}", 1), ("ｶﾞ", 2), ("▲◆●■", 4), ("a\nb", 3), ("👩", 2), ("", 0)]
      as [(String, Int)])
  func widthIsCountedInColumns(text: String, width: Int) {
    #expect(SafeText(text).width == width)
  }

  @Test(
    arguments: [
      ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""), ("abcdef", -1, ""),
      ("ああああ", 7, "あああ…"), ("ああああ", 6, "ああ…"), ("あ", 1, "…"), ("a\nb", 3, "a b"), ("", 0, ""),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ] as [(String, Int, String)])
  func cutTextEndsInAnEllipsis(text: String, columns: Int, expected: String) {
    let cut = SafeText(text).truncated(to: columns)
    #expect(cut.string == expected)
    #expect(cut.width <= max(0, columns))
  }

  @Test func anEllipsisThatDoesNotFitIsLeftOut() {
    #expect(SafeText("abcdef").truncated(to: 2, ellipsis: "...") == "ab")
    #expect(SafeText("abcdef").truncated(to: 4, ellipsis: "...") == "a...")
  }

  @Test(arguments: [(Alignment.left, "あ    "), (.center, "  あ  "), (.right, "    あ")] as [(Alignment, String)])
  func paddingFillsUpWithBlanks(alignment: Alignment, expected: String) {
    #expect(SafeText("あ").padded(to: 6, alignment).string == expected)
    #expect(SafeText("あ").padded(to: 6, alignment).width == 6)
    #expect(SafeText("あい").padded(to: 3, alignment) == "あい")
  }

  @Test func textsAreJoinedAndRepeated() {
    #expect(SafeText("あ") + "b" == "あb")
    #expect((SafeText("あ") + "b").width == 3)
    #expect(SafeText("ab").repeated(3) == "ababab")
    #expect(SafeText("ab").repeated(-1).isEmpty)
    let name = "x\u{1B}y"
    #expect("\(name)!" as SafeText == "xy!")
    #expect("\(SafeText("あ"))い" as SafeText == "あい")
  }

  @Test func everyRemovedScalarIsReportedWithItsPlace() {
    #expect(SafeText.changes(in: "abc\tあ\r\n") == [])
    #expect(
      SafeText.changes(in: "a\u{1B}b\u{202E}\u{2028}") == [
        SafeText.Change(index: 1, scalar: "\u{1B}"), SafeText.Change(index: 3, scalar: "\u{202E}"),
        SafeText.Change(index: 4, scalar: "\u{2028}"),
      ])
    // A variation selector belongs to its character.
    #expect(SafeText.changes(in: "ab☺\u{FE0F}") == [SafeText.Change(index: 2, scalar: "\u{FE0F}")])
  }

  /// Where the system knows no UTF-8, text is measured by us; in nearly all of what is written it must not matter.
  @Test(
    arguments: [
      ("Latin, Greek, Cyrillic", 0xA1...0x52F), ("punctuation", 0x2010...0x2027), ("kana", 0x3041...0x3096),
      ("katakana and beyond", 0x309B...0x30FF), ("CJK punctuation", 0x3000...0x3029), ("kanji", 0x4E00...0x9FFF),
      ("Hangul", 0xAC00...0xD7A3), ("full width", 0xFF01...0xFF60), ("half width", 0xFF61...0xFF9F),
      ("pictures", 0x1F34A...0x1F37C), ("marks", 0x300...0x36F), ("Thai", 0xE01...0xE3A),
    ] as [(String, ClosedRange<UInt32>)])
  func theWidthIsTheSameWithoutALocale(_: String, range: ClosedRange<UInt32>) {
    for scalar in range.compactMap(Unicode.Scalar.init) where scalar != "\u{AD}" {
      guard scalar.properties.generalCategory != .unassigned else { continue }
      let (measured, estimated) = (TextWidth.columns(of: scalar), TextWidth.estimate(scalar))
      if measured != estimated { Issue.record("U+\(String(scalar.value, radix: 16)): \(measured), not \(estimated)") }
    }
  }
}
