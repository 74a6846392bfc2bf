import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// How a set to practise is chosen: the list that Play has too, without what is no set.
@Suite struct PracticeListTests {
  /// A player in front of the list, who practised a set twice, with three misses the last time and none at best.
  func choosing(_ language: Language, _ size: Size = .ordinary) -> Player {
    let home = PlayerHome()
    home.writeBanks(language, usable: 12)
    let set = language == .en ? "en/Food pairings/Basics" : "ja/食べ合わせ/基本"
    home.writeLog(
      [(3, 64_812), (0, 41_200)].enumerated().map { place, round in
        Player.record(
          place, game: .practice, set: set, correct: 12 - round.0, asked: 12, milliseconds: round.1)
      })
    var player = Player(language, size: size, home: home)
    player.choose(.game(.practice))
    return player
  }

  @Test func whoHasNotPractisedReadsTheRulesBelow() {
    var player = Player { $0.rounds = 3 }
    player.choose(.game(.practice))
    #expect(player.screen.contains { $0.contains("All the questions, in a new order each time.") })
  }

  @Test func enterOpensAGenreAndBeginsWithASet() {
    var player = choosing(.en)
    player.press(.home)
    #expect(player.screen[4].hasPrefix("  ▶ ▾ Food pairings"))
    player.press(.enter)
    #expect(player.screen[4].hasPrefix("  ▶ ▸ Food pairings"))
    player.press(.enter, .down, .enter)
    #expect(player.screen[0].hasPrefix(" Practice   Question 1 of "))
  }

  @Test func thereAreNoLevelsAndNoNumberOfQuestionsToChoose() {
    var player = choosing(.en)
    let before = player.screen
    player.type("d+")
    #expect(player.screen == before)
    #expect(!(before.last ?? "").contains("level") && !(before.last ?? "").contains("+ -"))
  }
}
