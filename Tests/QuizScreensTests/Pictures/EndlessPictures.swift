import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// Endless: a verdict in it, and the summary of a sitting.
  static let endless = [
    Picture("endless/wrong", en: .small, .wide) {
      Player($0, size: $1).having { $0.answerEndless("2") }
    },
    Picture("endless/known-wrong", ja: .ordinary) { language, size in
      var sitter = EndlessSittingTests.Sitter(language, size)
      sitter.ask(Player.questions(language)[0], answer: "2", after: 4200)
      return sitter
    },
    Picture("endless/known-right", en: .small) { language, size in
      var sitter = EndlessSittingTests.Sitter(language, size)
      sitter.ask(Player.questions(language)[0], answer: "1")
      return sitter
    },
    Picture("endless/summary", en: .small, ja: .ordinary) {
      Player($0, size: $1).having {
        $0.answerEndless("2")
        $0.press(.enter)
        $0.wait(.seconds(2))
        $0.type("1")
        $0.wait(.milliseconds(300))
        $0.press(.escape)
      }
    },
    Picture("endless/tired", en: .ordinary, ja: .small) { language, size in
      var sitter = EndlessSittingTests().tired(language, size)
      sitter.ask(Player.questions(language)[size == .small ? 3 : 0], answer: size == .small ? "2" : nil)
      sitter.wait(.seconds(1))
      sitter.press(.escape)
      return sitter
    },
    Picture("endless/praised", en: .ordinary) { language, size in
      var sitter = EndlessSittingTests.Sitter(language, size)
      for question in Player.questions(language).prefix(3) {
        sitter.ask(question, answer: "1")
        sitter.press(.enter)
      }
      sitter.ask(Player.questions(language)[3])
      sitter.press(.character("q"))
      return sitter
    },
  ]
}

extension Player {
  /// Answers the first question of the endless game after two seconds.
  mutating func answerEndless(_ key: String) {
    choose(.game(.endless))
    wait(.seconds(2))
    type(key)
    wait(.milliseconds(300))
  }
}
