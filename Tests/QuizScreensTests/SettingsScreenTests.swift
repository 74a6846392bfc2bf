import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Settings that were not chosen on the screen.
@Suite struct SettingsScreenTests {
  /// The settings, opened on questions a round.
  func opened(_ language: Language = .en, _ change: (inout AppState) -> Void) -> Player {
    var player = Player(language, change: change)
    player.choose(.settings)
    player.press(.down, .down)
    return player
  }

  func chosen(_ number: Int) -> Player {
    opened {
      $0.chosenSettings[.questions] = number
      $0.questions = number
    }
  }

  @Test(arguments: [(200, Key.right, "200"), (200, .left, "50"), (50, .right, "50"), (1, .left, "1"), (7, .right, "8")])
  func aNumberBeyondTheChoicesIsShownAndLeftToTheNext(_ number: Int, _ key: Key, _ after: String) {
    var player = chosen(number)
    #expect(player.screen[5].contains("‹ \(number) ›"))
    player.press(key)
    #expect(player.screen[5].contains("‹ \(after) ›"))
  }

  @Test func whatHoldsInPlaceOfASettingIsSaid() {
    var player = opened { $0.questions = 100 }
    #expect(player.screen[5].contains("‹ 5 ›"))
    #expect(player.screen.joined().contains("Now: 100. An option or the environment comes first."))
    player.press(.up)
    #expect(!player.screen.joined().contains("Now: "))
    var timeless = opened(.ja) { $0.limit = nil }
    timeless.press(.up)
    #expect(timeless.screen.joined().contains("今は「制限なし」です。"))
  }
}
