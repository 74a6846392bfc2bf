import Sweeps
import Testing

@testable import QuizCore

/// The banks that come with the program.
@Suite struct ShippedBanksTests {
  /// Their paths, by the languages they are in.
  static let banks: [(language: Language, path: String)] = Language.allCases.flatMap { language in
    ProjectFiles.below("Resources/banks/\(language.rawValue)").map { (language, $0) }
  }

  /// All questions of a language, with their files.
  static func questions(_ language: Language) throws -> [(path: String, question: Question)] {
    try banks.filter { $0.language == language }.flatMap { bank in
      let opened = try Bank.open(path: bank.path)
      return (0..<opened.rowCount).compactMap { opened.question(at: $0).map { (bank.path, $0) } }
    }
  }

  @Test(arguments: banks) func everyBankIsAWholeSet(bank: (language: Language, path: String)) throws {
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

  @Test(arguments: Language.allCases) func theFirstSetOfAGenreIsOfOneRightChoice(_ language: Language) throws {
    for (path, question) in try Self.questions(language)
    where path.split(separator: "/").last?.hasPrefix("01-") == true {
      #expect(question.kind == .one, "\(path): \(question.text)")
    }
  }

  @Test(arguments: Language.allCases) func everyKindIsAskedFifteenTimesOrMore(_ language: Language) throws {
    let kinds = try Self.questions(language).map(\.question.kind)
    for kind in QuestionKind.all {
      #expect(kinds.count { $0 == kind } >= 15, "\(kind.id)")
    }
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

  @Test(arguments: Language.allCases) func noQuestionIsAskedTwice(_ language: Language) throws {
    let texts = try Self.questions(language).map(\.question.text)
    #expect(Set(texts).count == texts.count)
  }

  @Test(arguments: Language.allCases) func noAnswerStandsInItsQuestion(_ language: Language) throws {
    for (path, question) in try Self.questions(language)
    where !question.isTrueOrFalse && question.kind != .number && question.rightAnswer.count > 2 {
      #expect(!question.text.lowercased().contains(question.rightAnswer.lowercased()), "\(path): \(question.text)")
    }
  }

  @Test(arguments: Language.allCases) func nothingGivesRightAnswersAway(_ language: Language) throws {
    var leaks = AnswerLeaks()
    for (path, question) in try Self.questions(language) {
      leaks.add(question)
      #expect(AnswerLeaks.sharedWord(question) == nil, "\(path): \(question.text)")
    }
    for (cue, measure) in leaks.found { Issue.record("\(measure.sentence(of: cue).en)") }
  }

  @Test(arguments: Language.allCases) func sixtyOpenersAndMoreAreEasy(_ language: Language) throws {
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

  /// The words that a text begins and ends with, by which questions would sound alike: two in English; in Japanese, which
  /// has no spaces, three characters.
  private static func edges(_ text: String, _ language: Language) -> (opening: String, ending: String) {
    let text = text.lowercased().trimmingSuffix { !$0.isLetter && !$0.isNumber }
    switch language {
    case .en:
      let words = text.split(separator: " ")
      return (words.prefix(2).joined(separator: " "), words.suffix(2).joined(separator: " "))
    case .ja: return (String(text.prefix(3)), String(text.suffix(3)))
    }
  }

  @Test(arguments: Language.allCases)
  func noMoreThanOneQuestionInTenBeginsOrEndsLikeAnother(_ language: Language) throws {
    let edges = try Self.questions(language).map { Self.edges($0.question.text, language) }
    for edge in [\(opening: String, ending: String).opening, \.ending] {
      let most = Dictionary(grouping: edges) { $0[keyPath: edge] }.max { $0.value.count < $1.value.count }
      #expect((most?.value.count ?? 0) * 10 <= edges.count, "\(most?.key ?? "")")
    }
  }

  @Test func aQuarterOfTheJapaneseQuestionsAtMostEndInWa() throws {
    let questions = try Self.questions(.ja)
    #expect(questions.count { $0.question.text.hasSuffix("は？") } * 4 <= questions.count)
  }

  @Test(arguments: Language.allCases) func trueAndFalseAreRightAboutAsOften(_ language: Language) throws {
    let questions = try Self.questions(language).map(\.question).filter(\.isTrueOrFalse)
    let share = questions.count { $0.answer == 0 } * 100 / questions.count
    #expect((40...60).contains(share))
  }

  /// What a question is about: its words of four letters or more; in Japanese its runs of kanji and of katakana.
  private static func subjects(of question: Question, _ language: Language) -> Set<Substring> {
    let text = (question.text + " " + (question.isTrueOrFalse ? "" : question.rightAnswer)).lowercased()
    switch language {
    case .en: return Set(text.split { !$0.isLetter }.filter { $0.count >= 4 })
    case .ja:
      return Set(
        text.split { character in
          !character.unicodeScalars.allSatisfy {
            (0x4E00...0x9FFF).contains($0.value) || (0x30A1...0x30FC).contains($0.value)
          }
        }.filter { $0.count >= 2 })
    }
  }

  @Test(arguments: Language.allCases) func noTwoQuestionsAreAboutTheSame(_ language: Language) throws {
    let questions = try Self.questions(language).map {
      ($0.path, Self.subjects(of: $0.question, language))
    }
    var twins: [String] = []
    // The questions so far about each subject: only those that share one are compared.
    var known: [Substring: [Int]] = [:]
    for (number, (path, subjects)) in questions.enumerated() where subjects.count >= 3 {
      var shared: [Int: Int] = [:]
      for other in subjects.flatMap({ known[$0] ?? [] }) { shared[other, default: 0] += 1 }
      for (other, count) in shared where count * 2 > subjects.count + questions[other].1.count - count {
        twins.append("\(path) \(questions[other].0) \(subjects)")
      }
      for subject in subjects { known[subject, default: []].append(number) }
    }
    #expect(twins.isEmpty)
  }

  @Test func whetherItIsTrueIsAnsweredByTrueOrALie() throws {
    for (path, question) in try Self.questions(.ja) where question.kind == .one {
      #expect(question.text.hasSuffix("。本当？") == (question.choices == ["本当", "うそ"]), "\(path): \(question.text)")
      #expect((question.choices.count == 2) == (question.choices == ["本当", "うそ"]), "\(path): \(question.text)")
    }
  }

  @Test func whetherItIsTrueIsAskedOfAPositiveSentence() throws {
    for (path, question) in try Self.questions(.ja) where question.isTrueOrFalse {
      let isNegative = ["ない", "なかった", "ません"].contains { question.text.hasSuffix($0 + "。本当？") }
      #expect(!isNegative, "\(path): \(question.text)")
    }
  }

  /// Runs of kanji and of katakana, of two signs or more.
  private static func words(of text: String) -> [String] {
    var words = [""]
    var isKatakana: Bool?
    for character in text {
      let kind: Bool? =
        switch character {
        case "ァ"..."ヴ", "ー": true
        case "一"..."鿿", "々": false
        default: nil
        }
      if kind != isKatakana { words.append("") }
      if kind != nil { words[words.count - 1].append(character) }
      isKatakana = kind
    }
    return words.filter { $0.count >= 2 }
  }

  /// Whether one has a word that is a part of the other.
  private static func shareAWord(_ one: String, _ other: String) -> Bool {
    words(of: one).contains { other.contains($0) } || words(of: other).contains { one.contains($0) }
  }

  @Test(arguments: [("白黒テレビで育った人", "白黒の夢", true), ("身長は何センチ", "平均身長", true), ("白黒テレビ", "色のない夢", false)])
  func aWordIsARunOfKanjiOrKatakana(_ one: String, _ other: String, _ share: Bool) {
    #expect(Self.shareAWord(one, other) == share)
  }

  @Test func noRightChoiceAloneRepeatsAWordOfItsQuestion() throws {
    for (_, question) in try Self.questions(.ja) where question.kind == .one && question.choices.count == 4 {
      let repeating = question.choices.indices.filter { Self.shareAWord(question.text, question.choices[$0]) }
      #expect(repeating != [question.answer], "\(question.text) \(question.rightAnswer)")
    }
  }

  /// For a terminal without an input method.
  @Test func whatIsTypedCanBeTypedInRomaji() throws {
    for (path, question) in try Self.questions(.ja) where question.kind == .typed {
      let isRomaji = question.accepted.contains { $0.allSatisfy { $0.isASCII } }
      #expect(isRomaji, "\(path): \(question.text)")
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(while fits: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, fits(last) { text.removeLast() }
    return String(text)
  }
}
