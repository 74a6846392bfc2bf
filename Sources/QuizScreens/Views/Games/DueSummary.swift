import QuizCore
import TerminalKit

/// The page of the review as lines of text.
public struct DueSummary: Sendable {
  private let facts: ReviewFacts
  /// The texts of the hardest questions, where known.
  private let texts: [QuestionID: String]

  /// `texts` has the questions found in some bank.
  public init(_ facts: ReviewFacts, _ texts: [QuestionID: String]) {
    (self.facts, self.texts) = (facts, texts)
  }

  /// One fact per line.
  public func lines(_ language: Language, glyphs: Glyphs) -> [SafeText] {
    let words = Localizer(language, isASCII: glyphs.isASCII)
    let days = facts.forecast.map { "\($0)" }.joined(separator: " ")
    let groups = zip(words(.stabilityGroups), facts.stabilities).map { $0 + words(.colon) + "\($1)" }
    var lines = [words(.dueTitle(facts))[0], words(facts.foreseesNothing ? .whatIsDue : .dueEachDay(days))]
    lines.append(words(.remembered(facts.desired))[0])
    lines += facts.weeks.isEmpty ? [words(.noReviews)] : facts.weeks.map { words(.ofWeek($0)) }
    lines.append(words(.rememberedFor))
    lines += groups
    if let fit = facts.fit { lines.append(words(.fitted(fit))) }
    guard !facts.hardest.isEmpty else { return lines }
    lines.append(words(.missedMost))
    lines += facts.hardest.map { entry in
      let mark = facts.mark(of: entry).map { words(.listComma) + words($0) } ?? .empty
      return words(.times(entry.lapses)) + mark + words(.colon) + texts.oneLine(of: entry.question)
    }
    return lines
  }
}

extension ReviewFacts {
  /// Whether nothing is due on any forecast day.
  var foreseesNothing: Bool { heldBack == 0 && forecast.allSatisfy { $0 == 0 } }

  /// The state of one of the hardest questions, if worth mentioning.
  func mark(of entry: ReviewMemory.Entry) -> Phrase? {
    suspended.contains(entry.question) ? .suspended : entry.isLeech ? .leech : nil
  }
}

extension ReviewFacts.Week {
  /// The fraction remembered.
  var share: Double { Double(recall.remembered) / Double(max(1, recall.asked)) }
}

extension [QuestionID: String] {
  /// A question's text on one line, or its ID if unknown.
  func oneLine(of question: QuestionID) -> SafeText {
    self[question].map { MarkedText($0).oneLine } ?? SafeText("\(question)")
  }
}
