import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// Questions of the player's own.
  static let questions = [
    // The second choice is the same as the right one, and the form has been refused.
    Picture("form/refused", en: .small, .wide, ja: .small) { language, size in
      let texts =
        language == .ja
        ? ["うなぎと？", "梅干し", "梅干し", "なす", "大根"] : ["What goes with eel?", "Plum", "Plum", "Rice", "Beans"]
      return Player(language, size: size, opens: QuestionEditorScreen()).having { player in
        for text in texts {
          player.type(text)
          player.press(.enter)
        }
        player.press(.control("p"))
      }
    },
    Picture("form/incomplete", ja: .ordinary) {
      Player($0, size: $1, opens: QuestionEditorScreen()).having {
        for text in ["うなぎと食べ合わせが悪いと言われてきたものは？", "梅干し", "", "きゅうり"] {
          $0.type(text)
          $0.press(.enter)
        }
        $0.press(.control("p"))
      }
    },
    Picture("form/list", ja: .ordinary) {
      let tests = QuestionEditorScreenTests()
      var app = tests.app($0, own: 1, size: $1)
      try tests.listed(&app)
      return app
    },
    Picture("form/none", en: .small) { Player($0, size: $1).having { $0.choose(.make) } },
    Picture("form/import", en: .ordinary) {
      Player($0, size: $1, opens: UserQuestionsScreen()).having { $0.type("i/no/such") }
    },
  ]
}
