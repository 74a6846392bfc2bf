import QuizCore
import Sweeps
import TerminalKit
import Testing

@testable import QuizScreens

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
