import Glibc
import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The banks that come with the program.
@Suite struct ShippedBanksTests {
  /// Their paths, by the languages they are in.
  static let banks: [(language: Language, path: String)] = Language.allCases.flatMap { language in
    let folder = resources + "/banks/" + language.rawValue
    return names(in: folder).flatMap { genre in
      names(in: "\(folder)/\(genre)").map { (language, "\(folder)/\(genre)/\($0)") }
    }
  }

  static let resources =
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Resources"

  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// How questions of each language are checked for their room, with Unicode and with ASCII.
  private static let checks = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { language in
      (language, [Glyphs.unicode, .ascii].map { LayoutCheck(language: language, glyphs: $0, at: .zero) })
    })

  @Test(arguments: banks)
  func everyBankIsCleanByEveryRule(bank: (language: Language, path: String)) throws {
    for fit in try #require(ShippedBanksTests.checks[bank.language]) {
      var problems: [String] = []
      _ = try Bank.open(path: bank.path).check(alsoBy: fit.problems) { problems.append($0.located(in: bank.path).en) }
      #expect(problems.isEmpty)
    }
  }

  /// All questions of a language, with their files.
  static func questions(_ language: Language) throws -> [(path: String, question: Question)] {
    try banks.filter { $0.language == language }.flatMap { bank in
      let opened = try Bank.open(path: bank.path)
      return (0..<opened.rowCount).compactMap { opened.question(at: $0).map { (bank.path, $0) } }
    }
  }

  @Test(arguments: banks)
  func everyBankIsAWholeSet(bank: (language: Language, path: String)) throws {
    let opened = try Bank.open(path: bank.path)
    let questions = (0..<opened.rowCount).compactMap { opened.question(at: $0) }
    #expect((15...25).contains(questions.count))
    #expect(questions.allSatisfy { $0.explanation != nil && $0.level != nil })
    // Where one choice is right, two choices are true and false.
    let ofOneChoice = questions.filter { $0.kind == .one }
    #expect(ofOneChoice.allSatisfy { $0.choices.count == 4 || $0.choices.count == 2 })
    #expect(ofOneChoice.count { $0.choices.count == 2 } <= 2)
    for place in 0..<4 where !ofOneChoice.isEmpty {
      #expect(ofOneChoice.count { $0.answer == place } >= 2, "answer \(place + 1)")
      #expect(ofOneChoice.count { $0.answer == place } * 100 <= ofOneChoice.count * 40, "answer \(place + 1)")
    }
  }

  @Test(arguments: Language.allCases)
  func theFirstSetOfAGenreIsOfOneRightChoice(_ language: Language) throws {
    for (path, question) in try Self.questions(language)
    where path.split(separator: "/").last?.hasPrefix("01-") == true {
      #expect(question.kind == .one, "\(path): \(question.text)")
    }
  }

  @Test(arguments: Language.allCases)
  func everyKindIsAskedFifteenTimesOrMore(_ language: Language) throws {
    let kinds = try Self.questions(language).map(\.question.kind)
    for kind in QuestionKind.all {
      #expect(kinds.count { $0 == kind } >= 15, "\(kind.id)")
    }
  }

  /// Particles and the ends of verbs, told by hiragana behind a character that is no mark and not the particle を.
  @Test(arguments: [(74, 1), (40, 10), (34, 20)])
  func noLineOfJapaneseBeginsWithAParticleWhereThePhraseBeforeItFits(columns: Int, perThousand: Int) throws {
    var (lines, parted) = (0, 0)
    for (_, question) in try Self.questions(.ja) {
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

  @Test(arguments: Language.allCases)
  func thereAreNineHundredQuestionsInTenGenresOrMore(_ language: Language) throws {
    let questions = try Self.questions(language)
    #expect(questions.count >= 900)
    #expect(Set(questions.map { $0.path.split(separator: "/").dropLast().last ?? "" }).count >= 10)
  }

  /// Of the first level are the first rounds.
  @Test(arguments: Language.allCases)
  func threeHundredQuestionsAndMoreAreKnownToMostAndSomeInEachSet(_ language: Language) throws {
    let easy = try Self.questions(language).filter { $0.question.level == 1 }
    #expect(easy.count >= 300)
    let sets = Dictionary(grouping: easy, by: \.path)
    for (_, path) in Self.banks where path.contains("/banks/\(language.rawValue)/") {
      #expect(sets[path, default: []].count >= 5, "\(path)")
    }
  }

  @Test(arguments: Language.allCases)
  func noQuestionIsAskedTwice(_ language: Language) throws {
    let texts = try Self.questions(language).map(\.question.text)
    #expect(Set(texts).count == texts.count)
  }

  @Test(arguments: Language.allCases)
  func noAnswerStandsInItsQuestion(_ language: Language) throws {
    for (path, question) in try Self.questions(language)
    where !question.isTrueOrFalse && question.kind != .number && question.rightAnswer.count > 2 {
      #expect(!question.text.lowercased().contains(question.rightAnswer.lowercased()), "\(path): \(question.text)")
    }
  }

  /// Of four choices of any lengths each is the only longest one in a quarter of all questions at most.
  @Test(arguments: Language.allCases)
  func theRightAnswerIsNoOftenerLongestOrShortestThanByChance(_ language: Language) throws {
    let questions = try Self.questions(language).map(\.question).filter { $0.kind == .one && $0.choices.count == 4 }
    let widths = questions.map { question in
      (right: SafeText(question.rightAnswer).width, all: question.choices.map { SafeText($0).width })
    }
    let longest = widths.count { width in width.all.count { $0 >= width.right } == 1 }
    let shortest = widths.count { width in width.all.count { $0 <= width.right } == 1 }
    #expect(longest * 4 <= widths.count, "longest: \(longest) of \(widths.count)")
    #expect(shortest * 4 <= widths.count, "shortest: \(shortest) of \(widths.count)")
  }

  @Test(arguments: Language.allCases)
  func nothingGivesRightAnswersAway(_ language: Language) throws {
    var leaks = AnswerLeaks()
    for (path, question) in try Self.questions(language) {
      leaks.add(question)
      #expect(AnswerLeaks.sharedWord(question) == nil, "\(path): \(question.text)")
    }
    for (cue, measure) in leaks.found { Issue.record("\(measure.sentence(of: cue).en)") }
  }

  @Test(arguments: Language.allCases)
  func sixtyOpenersAndMoreAreEasy(_ language: Language) throws {
    let openers = try Self.banks.filter { $0.language == language }.flatMap { try Bank.open(path: $0.path).openers }
    #expect(openers.count >= 60)
    #expect(openers.allSatisfy { $0.level == 1 && $0.choices.count == 4 })
  }

  @Test(arguments: Language.allCases)
  func aQuarterOfTheQuestionsAndMoreAskOtherwiseThanWhich(_ language: Language) throws {
    let texts = try Self.questions(language).map(\.question.text)
    let plain = texts.count { text in
      switch language {
      case .en: text.hasPrefix("Which ") || text.hasPrefix("What ")
      case .ja: ["どれですか？", "どれか？", "どれですか", "どれか"].contains { text.hasSuffix($0) }
      }
    }
    #expect(plain * 4 <= texts.count * 3)
  }
}
