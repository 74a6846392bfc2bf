import QuizCore
import TerminalKit

// Answers in words, on one line.
extension Question {
  /// The right answer on one line, as results and lists show it.
  var rightAnswerLine: SafeText { MarkedText(rightAnswer).oneLine }
}

extension ShuffledQuestion {
  /// An answer in the words of the panels, or as it was typed.
  func words(of given: GivenAnswer) -> String {
    let words = given.panels.compactMap { panels.indices.contains($0) ? panels[$0] : nil }
    return given.text ?? words.joined(separator: question.kind.input == .sequence ? " → " : " · ")
  }

  /// The right answer, as a player would give it.
  var rightGiven: GivenAnswer { question.kind.isLine ? .text(question.rightLine) : .panels(rightPanels) }
}
