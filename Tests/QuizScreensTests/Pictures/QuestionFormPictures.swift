import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// Questions of the player's own.
  static let questions = [
    // The second choice is the same as the right one, and the form has been refused.
    Picture("form/refused", en: .small, .wide, ja: .small) { language, size in
      Player(language, size: size, opens: QuestionEditorScreen()).having {
        if language == .ja {
          $0.fill("うなぎと？", "梅干し", "梅干し", "なす", "大根")
        } else {
          $0.fill("What goes with eel?", "Plum", "Plum", "Rice", "Beans")
        }
        $0.press(.control("p"))
      }
    },
    Picture("form/incomplete", ja: .ordinary) {
      Player($0, size: $1, opens: QuestionEditorScreen()).having {
        $0.fill("うなぎと食べ合わせが悪いと言われてきたものは？", "梅干し", "", "きゅうり")
        $0.press(.control("p"))
      }
    },
    Picture("form/list", ja: .ordinary) { try QuestionEditorScreenTests.listed($0, $1) },
    Picture("form/none", en: .small) { Player($0, size: $1).having { $0.choose(.make) } },
    Picture("form/import", en: .ordinary) {
      Player($0, size: $1, opens: UserQuestionsScreen()).having { $0.type("i/no/such") }
    },
  ]
}
