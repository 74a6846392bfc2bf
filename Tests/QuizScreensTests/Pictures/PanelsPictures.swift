import QuizCore
import TerminalKit

@testable import QuizScreens

extension Picture {
  /// Panels, from the page before the first board to the result.
  static let panels = [
    Picture("panels/page", en: .ordinary, .small, .wide, ja: .ordinary) {
      Player.panels($0, $1, starts: false)
    },
    Picture("panels/page-best", en: .ordinary) {
      Player.panels($0, $1, starts: false) { $0.bests[.panels] = Score.panels(18_234) }
    },
    Picture("panels/new", en: .ordinary) { Player.panels($0, $1) { $0.bests[.panels] = Score.panels(18_234) } },
    Picture("panels/three", en: .ordinary, .small, .wide, .largest, ja: .ordinary) {
      Player.panels($0, $1).having {
        $0.wait(.seconds(2))
        $0.type("123")
      }
    },
    Picture("panels/four-wrong", ja: .of(48, 16)) {
      Player.panels($0, $1) { $0.bests[.panels] = Score.panels(18_234) }.having {
        $0.wait(.milliseconds(7260))
        $0.type("15555")
      }
    },
    Picture("panels/one-wrong", en: .of(150, 45), ja: .of(150, 45)) {
      Player.panels($0, $1).having {
        $0.wait(.seconds(1))
        $0.type("34451")
      }
    },
    Picture("panels/cleared", en: .ordinary, ja: .small) { Player.cleared($0, $1).having { $0.wait(.seconds(1)) } },
    Picture("panels/cleared-ascii", en: .ordinary) {
      Player.cleared($0, $1) { $0.glyphs = .ascii }.having { $0.wait(.seconds(1)) }
    },
    Picture("panels/result", en: .ordinary, ja: .small) {
      Player.cleared($0, $1).having { $0.wait(.seconds(3)) }
    },
    Picture("panels/result-best", en: .largest) { Player.clearedTwice($0, $1, after: .milliseconds(8588)) },
    Picture("panels/result-behind", ja: .ordinary) { Player.clearedTwice($0, $1, after: .milliseconds(9500)) },
  ]
}

extension Player {
  /// A player at the result of a board that was cleared after so long, the first of nine seconds before it.
  fileprivate static func clearedTwice(_ language: Language, _ size: Size, after duration: Duration) -> Player {
    cleared(language, size, after: .seconds(9)).having {
      $0.wait(.seconds(3))
      $0.beginSeedsAnew()
      $0.press(.enter)
      $0.wait(duration)
      $0.type(almostCleared + "3")
      $0.wait(.seconds(3))
    }
  }
}
