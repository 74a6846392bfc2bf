import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Lists in wide windows: beside them is what is to be known of the selected row.
@Suite struct WideListPicturesTests {
  /// A player with some rounds behind them, in front of an entry of the home screen.
  private func looking(_ language: Language, at item: HomeScreen.Item) -> Player {
    let home = PlayerHome()
    home.writeBanks(language, usable: 12)
    let set = language == .en ? "en/Food pairings/Basics" : "ja/食べ合わせ/基本"
    let questions = Player.questions(language)
    home.writeLog(
      (0..<3).map { round in
        RoundRecord(
          id: "round-\(round)", date: Player.date, game: .timed, set: set, asked: 5, correct: 4 - round,
          misses: 1 + round, milliseconds: 12_345, limit: 10_000, pauses: 0, seed: 7,
          answers: questions.enumerated().map { place, question in
            .init(question: question.id, choice: place <= round ? 2 : 1, correct: place > round, milliseconds: 2469)
          })
      })
    var player = Player(language, size: Size(width: 120, height: 40), home: home)
    player.choose(item)
    return player
  }

  @Test func theSetsInEnglish() {
    expect(
      looking(.en, at: .game(.timed)).screen,
      """
      x
      """)
  }

  @Test func theSetsInJapanese() {
    expect(
      looking(.ja, at: .game(.timed)).screen,
      """
      x
      """)
  }

  @Test func theHistoryInEnglish() {
    expect(
      looking(.en, at: .history).screen,
      """
      x
      """)
  }

  @Test func theHistoryInJapanese() {
    expect(
      looking(.ja, at: .history).screen,
      """
      x
      """)
  }

  @Test func theStatisticsInEnglish() {
    expect(
      looking(.en, at: .statistics).screen,
      """
      x
      """)
  }

  @Test func theStatisticsInJapanese() {
    expect(
      looking(.ja, at: .statistics).screen,
      """
      x
      """)
  }

  @Test func theSettingsInEnglish() {
    expect(
      looking(.en, at: .settings).screen,
      """
      x
      """)
  }

  @Test func theSettingsInJapanese() {
    expect(
      looking(.ja, at: .settings).screen,
      """
      x
      """)
  }
}
