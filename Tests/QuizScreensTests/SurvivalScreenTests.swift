import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Survival from the home screen to the result, as values: keys in, pictures out.
@Suite struct SurvivalScreenTests {
  /// A player in a round of survival, before its first question.
  func surviving(_ language: Language = .en, _ size: Size = .ordinary) -> Player {
    var player = Player(language, size: size) { $0.settings[.questions] = 10 }
    player.choose(.game(.survival))
    return player.press(.enter, then: .seconds(1))
  }

  @Test(arguments: [(Language.en, "Survival", "The third miss ends it."), (.ja, "生き残り", "3回間違えると終わりです。")])
  func theListOfSetsSaysTheRulesAndHasNoNumberOfQuestions(_ language: Language, _ name: String, _ rule: String) {
    var player = Player(language)
    player.choose(.game(.survival))
    let before = player.screen
    #expect(before[0].hasPrefix(" \(name)"))
    #expect(before.joined().contains(rule))
    #expect(!(before.last ?? "").contains("+ -"))
    player.type("+")
    #expect(player.screen == before)
    player.press(.down)
    #expect(player.screen != before)
  }

  @Test(arguments: [Size.ordinary, .small]) func theFifthRightAnswerInARowIsSpokenOf(_ size: Size) {
    var player = surviving(.en, size)
    for number in 1...5 {
      player.type("1")
      #expect(player.screen.joined().contains("✓ \(number) in a row!") == (number == 5), "\(number)")
      player.press(.enter, after: .seconds(1), then: .seconds(1))
    }
  }

  @Test func theThirdMissShowsTheResultAndSavesIt() throws {
    var player = surviving()
    player.type("1", then: .seconds(4))
    for _ in 0..<3 {
      player.type("2", then: .seconds(6))
    }
    let record = try #require(player.saved.first)
    #expect((record.game, record.asked, record.correct, record.misses) == (.survival, 4, 1, 3))
    player.wait(.seconds(4)).expect("4 questions").expect(row: 0, ends: "saved")
  }

  @Test(arguments: [(Language.en, "as many as your best, 1.000 s faster"), (.ja, "自己ベストと同じ正解数で、1.000秒速い")])
  func asManyRightAsTheBestIsNoNewBest(_ language: Language, _ words: String) {
    var player = surviving(language)
    for (round, seconds) in [5, 1].enumerated() {
      player.type("1", after: .seconds(seconds), then: .seconds(4))
      for _ in 0..<3 {
        player.type("2", then: .seconds(6))
      }
      #expect(player.screen.contains { $0.contains(words) } == (round == 1))
      player.expect(without: "★")
      player.press(.enter, after: .seconds(4), then: .seconds(4))
    }
  }
}
