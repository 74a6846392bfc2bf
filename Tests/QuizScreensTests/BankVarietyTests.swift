import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The questions that come with the program differ from each other, in what they ask and in how.
@Suite struct BankVarietyTests {
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
    let edges = try ShippedBanksTests.questions(language).map { Self.edges($0.question.text, language) }
    for edge in [\(opening: String, ending: String).opening, \.ending] {
      let most = Dictionary(grouping: edges) { $0[keyPath: edge] }.max { $0.value.count < $1.value.count }
      #expect((most?.value.count ?? 0) * 10 <= edges.count, "\(most?.key ?? "")")
    }
  }

  @Test func aQuarterOfTheJapaneseQuestionsAtMostEndInWa() throws {
    let questions = try ShippedBanksTests.questions(.ja)
    #expect(questions.count { $0.question.text.hasSuffix("は？") } * 4 <= questions.count)
  }

  @Test(arguments: Language.allCases)
  func trueAndFalseAreRightAboutAsOften(_ language: Language) throws {
    let questions = try ShippedBanksTests.questions(language).map(\.question).filter(\.isTrueOrFalse)
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

  @Test(arguments: Language.allCases)
  func noTwoQuestionsAreAboutTheSame(_ language: Language) throws {
    let questions = try ShippedBanksTests.questions(language).map {
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

  /// So long that a question, its choices and its explanation are read in the smallest window with little scrolling.
  @Test(arguments: Language.allCases)
  func noTextIsTooLongForTheSmallestWindow(_ language: Language) throws {
    for (path, question) in try ShippedBanksTests.questions(language) {
      #expect(SafeText(question.text).width <= 4 * 31, "\(path) \(question.text)")
      #expect(question.choices.allSatisfy { SafeText($0).width <= 28 }, "\(path) \(question.text)")
      #expect(SafeText(question.explanation ?? "").width <= 5 * 34, "\(path) \(question.text)")
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
