import QuizCore
import Sweeps
import TerminalKit
import Testing

@testable import QuizScreens

/// The diagnostics of a bank check beyond those of the reader.
@Suite struct LayoutCheckTests {
  /// The warnings of a bank of these rows, with their places.
  func warnings(_ rows: String, language: Language = .en, glyphs: Glyphs = .unicode) throws -> [String] {
    let fit = LayoutCheck(language: language, glyphs: glyphs, at: .zero)
    var warnings: [String] = []
    _ = try Bank(bytes: Array(rows.utf8), name: "x").check(alsoBy: fit.problems) {
      warnings.append("\($0.line):\($0.column) \($0.kind.sentence[language])")
    }
    return warnings
  }

  /// Expects these warnings of a bank of these rows, and no others.
  func expect(
    _ rows: String, _ warnings: String..., language: Language = .en, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try self.warnings(rows, language: language) == warnings, sourceLocation: sourceLocation)
  }

  /// Words of five letters, this many columns wide.
  func words(_ columns: Int) -> String { String(String(repeating: "abcde ", count: columns / 6 + 1).prefix(columns)) }

  @Test func whatFitsIsNotSpokenOf() throws {
    try expect("Short?,1,a,b,c,d,Because.")
    try expect("\(words(70)),1,\(words(29)),b,c,d,\(words(70))")
  }

  @Test func aChoiceThatIsCutIsNamedWithItsPlace() throws {
    let long = String(repeating: "x", count: 250)
    try expect("Q?,1,a,\(long),c,d", "1:8 choice 2 is too long for its panel on a screen of 80x24 and is cut")
    #expect(try warnings("Q?,1,a,\(long),c,d", language: .ja).first?.hasPrefix("1:8 選択肢2が長く") == true)
  }

  @Test func aLongQuestionMakesPanelsSmallAndChoicesTooLong() throws {
    let choice = words(60)
    #expect(try warnings("Q?,1,\(choice),b,c,d").isEmpty)
    #expect(try warnings("\(words(600)),1,\(choice),b,c,d").count == 1)
  }

  @Test func aQuestionThatScrollsIsNamed() throws {
    try expect(
      "\(words(400)),1,a,b,c,d,\(words(600))",
      "1:1 the question has to be scrolled with its explanation on a screen of 80x24")
  }

  @Test func charactersThatAreLeftOutAreNamedOnceARowWhereTheFirstStands() throws {
    try expect("a,1,\"x\"\"\u{200B}\",b\u{200B},c,d", "1:9 the character U+200B cannot be shown and is left out")
    try expect(
      "a\u{202E}b,1,\"x\"\"\u{200B}\",\"b\ncd\u{E000}\",c,d",
      "1:2 3 characters cannot be shown and are left out: U+202E, U+200B, U+E000")
  }

  /// The quick look must never let pass what the exact one would not.
  @Test func theQuickLookAgreesWithTheScreen() throws {
    let letters = ["abcdefg  、。漢字かな-", "abcdefg  é😀、-", "abcdefgabcdefgabcdefg  é\n"].map(Array.init)
    for number in Sweep.of(0..<300, oneIn: 6) {
      var chance = SeededGenerator(seed: UInt64(number))
      let letters = letters[number % letters.count]
      func text(_ most: Int) -> String {
        "\"x" + String((0..<chance.below(most)).map { _ in letters[chance.below(letters.count)] }) + "\""
      }
      try expectAgreement("\(text(400)),1,\(text(50)),\(text(40)),c,d,\(text(300))")
    }
  }

  /// Expects of the question of a bank that it fits where the check says nothing of it.
  func expectAgreement(_ csv: String) throws {
    let fit = LayoutCheck(language: .en, glyphs: .unicode, at: .zero)
    let bank = try Bank(bytes: Array(csv.utf8), name: "x")
    var isClean = true
    _ = bank.check(alsoBy: fit.problems) { if case .remark = $0.kind { isClean = false } }
    #expect(try isClean == fit.fits(#require(bank.question(at: 0))), "\(csv)")
  }
}

/// Whether questions of all kinds can be shown whole.
@Suite struct QuestionKindFitTests {
  private let layout = LayoutCheckTests()
  private static let heading = "question,kind,answer,choice1,choice2,choice3,explanation\n"

  private func warnings(_ row: String, language: Language = .en) throws -> [String] {
    try layout.warnings(Self.heading + row + "\n", language: language)
  }

  @Test(arguments: [
    "Q?,several,1;3,a,b,c,Why", "Q?,order,order,a,b,c,Why", "Q?,typed,Paris,,,,Why", "Q?,number,300±5% km,,,,Why",
    "Q?,typed,Paris|Paname|Lutetia|the capital of France,,,,",
  ])
  func whatFitsIsNotSpokenOf(_ row: String) throws { #expect(try warnings(row) == []) }

  @Test(arguments: ["several,1;2", "order,order"]) func aChoiceThatIsCutIsNamedAsForOne(_ kind: String) throws {
    let long = String(repeating: "x", count: 190)
    let warnings = try warnings("Q?,\(kind),a,\(long),c,").map { $0.drop { $0 != " " } }
    #expect(warnings == [" choice 2 is too long for its panel on a screen of 80x24 and is cut"])
  }

  @Test(arguments: ["several,1;3,a,b,c", "order,order,a,b,c", "typed,Paris,,,", "number,1969,,,"])
  func aQuestionThatScrollsIsNamedAsForOne(_ rest: String) throws {
    let (long, both) = (layout.words(1100), try warnings("\(layout.words(500)),\(rest),\(layout.words(700))"))
    #expect(try warnings("\(long),\(rest),") == ["2:1 the question has to be scrolled on a screen of 80x24"])
    #expect(both == ["2:1 the question has to be scrolled with its explanation on a screen of 80x24"])
  }

  @Test func anAnswerToTypeFitsItsLineInTheSmallestWindow() throws {
    #expect(try warnings("Q?,typed,\(layout.words(34)),,,,") == [])
    let long = layout.words(35)
    let cut = "2:10 the answer \"\(long)\" is too long for its line on a screen of 40x15 and is cut"
    #expect(try warnings("Q?,typed,Paris|\(long),,,,") == [cut])
    let kanji = String(repeating: "漢", count: 18)
    #expect(try warnings("Q?,typed,\(kanji),,,,", language: .ja) == ["2:10 正解「\(kanji)」が長く、40×15 の画面では1行に入りきりません"])
  }

  @Test func aUnitLeavesRoomForTheNumber() throws {
    #expect(try warnings("Q?,number,5 \(String(repeating: "x", count: 20)),,,,") == [])
    #expect(try warnings("Q?,number,5 \(String(repeating: "尺", count: 20)),,,,").count == 1)
  }

  /// The quick look must never let pass what the exact one would not.
  @Test func theQuickLookAgreesWithTheScreen() throws {
    let kinds = ["several,1;3", "order,order", "typed", "number,1969"]
    let letters = Array("abcdefg  、漢字かな-")
    for number in Sweep.of(0..<160, oneIn: 6) {
      var chance = SeededGenerator(seed: UInt64(number))
      func text(_ most: Int) -> String {
        "x" + String((0..<chance.below(most)).map { _ in letters[chance.below(letters.count)] })
      }
      let kind = kinds[number % kinds.count]
      let answer = kind == "typed" ? "typed,\(text(30))" : kind
      let choices = kind.hasPrefix("several") || kind == "order,order" ? "\(text(90)),b,c" : ",,"
      try layout.expectAgreement(Self.heading + "\(text(500)),\(answer),\(choices),\(text(400))\n")
    }
  }
}

/// The banks that come with the program, by the columns that their texts have on screen.
@Suite struct ShippedBanksLayoutTests {
  /// Their paths, by the languages they are in.
  static let banks: [(language: Language, path: String)] = Language.allCases.flatMap { language in
    ProjectFiles.below("Resources/banks/\(language.rawValue)").map { (language, $0) }
  }

  /// All questions of a language.
  static func questions(_ language: Language) throws -> [Question] {
    try banks.filter { $0.language == language }.flatMap { bank in
      let opened = try Bank.open(path: bank.path)
      return (0..<opened.rowCount).compactMap { opened.question(at: $0) }
    }
  }

  private static func ofFourChoices(_ language: Language) throws -> [Question] {
    try questions(language).filter { $0.kind == .one && $0.choices.count == 4 }
  }

  /// How questions of each language are checked for their room, with Unicode and with ASCII.
  private static let checks = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { language in
      (language, [Glyphs.unicode, .ascii].map { LayoutCheck(language: language, glyphs: $0, at: .zero) })
    })

  @Test(arguments: banks) func everyBankIsCleanByEveryRule(bank: (language: Language, path: String)) throws {
    for fit in try #require(Self.checks[bank.language]) {
      var problems: [String] = []
      _ = try Bank.open(path: bank.path).check(alsoBy: fit.problems) { problems.append($0.located(in: bank.path).en) }
      #expect(problems.isEmpty)
    }
  }

  /// Particles and the ends of verbs, told by hiragana behind a character that is no mark and not the particle を.
  @Test(arguments: [(74, 1), (40, 10), (34, 20)])
  func noLineOfJapaneseBeginsWithAParticleWhereThePhraseBeforeItFits(columns: Int, perThousand: Int) throws {
    var (lines, parted) = (0, 0)
    for question in try Self.questions(.ja) {
      for text in [question.text, question.explanation ?? ""] {
        let wrapped = SafeText(text).wrapped(to: columns).map(\.string)
        lines += wrapped.count
        parted += zip(wrapped, wrapped.dropFirst()).count { line, next in
          guard let last = line.last, let first = next.first else { return false }
          // With ど begins what asks: どの, どう.
          return ("ぁ"..."ん").contains(first) && first != "ど" && !"、。？！：」』）を".contains(last)
        }
      }
    }
    #expect(lines > 1500)
    #expect(parted * 1000 <= lines * perThousand, "\(parted) of \(lines) lines")
  }

  /// Of four choices of any lengths each is the only longest one in a quarter of all questions at most.
  @Test(arguments: Language.allCases)
  func theRightAnswerIsNoOftenerLongestOrShortestThanByChance(_ language: Language) throws {
    let widths = try Self.ofFourChoices(language).map { question in
      (right: SafeText(question.rightAnswer).width, all: question.choices.map { SafeText($0).width })
    }
    let longest = widths.count { width in width.all.count { $0 >= width.right } == 1 }
    let shortest = widths.count { width in width.all.count { $0 <= width.right } == 1 }
    #expect(longest * 4 <= widths.count, "longest: \(longest) of \(widths.count)")
    #expect(shortest * 4 <= widths.count, "shortest: \(shortest) of \(widths.count)")
  }

  /// So long that a question, its choices and its explanation are read in the smallest window with little scrolling.
  @Test(arguments: Language.allCases) func noTextIsTooLongForTheSmallestWindow(_ language: Language) throws {
    for question in try Self.questions(language) {
      #expect(SafeText(question.text).width <= 4 * 31, "\(question.text)")
      #expect(question.choices.allSatisfy { SafeText($0).width <= 28 }, "\(question.text)")
      #expect(SafeText(question.explanation ?? "").width <= 5 * 34, "\(question.text)")
    }
  }

  /// Who takes the longest of four choices, any where several are, is right no oftener than by chance.
  @Test func toTakeTheLongestChoiceIsWorthNothing() throws {
    let questions = try Self.ofFourChoices(.ja)
    let hits = questions.reduce(0.0) { sum, question in
      let widths = question.choices.map { SafeText($0).width }
      let longest = widths.indices.filter { widths[$0] == widths.max() }
      return sum + (longest.contains(question.answer ?? -1) ? 1 / Double(longest.count) : 0)
    }
    #expect(hits <= Double(questions.count) * 0.26, "\(hits) of \(questions.count)")
  }
}
