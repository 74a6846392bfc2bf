import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// Questions of the player's own.
  static let questions = [
    // The second choice is the same as the right one, and the form has been refused.
    Picture("form/refused", en: .wide, ja: .small, .wide) { language, size in
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
    }
  ]
}
