import QuizCore
import TerminalKit

@testable import QuizScreens

// Players in the middle of games.
extension Player {
  /// The player after some more steps.
  func having(_ steps: (inout Player) -> Void) -> Player {
    var player = self
    steps(&player)
    return player
  }

  /// A player on the home screen after three rounds, each with one more miss than the one before it.
  static func experienced(_ language: Language, _ size: Size) -> Player {
    let home = PlayerHome()
    home.writeBanks(language, usable: 12)
    home.writeLog(
      (0..<3).map { round in
        RoundRecord(
          id: "round-\(round)", date: Player.date, game: .timed,
          set: language == .en ? "en/Food pairings/Basics" : "ja/食べ合わせ/基本", asked: 5, correct: 4 - round,
          misses: 1 + round, milliseconds: 12_345, limit: 10_000, pauses: 0, seed: 7,
          answers: Player.questions(language).enumerated().map { place, question in
            .init(question: question.id, choice: place <= round ? 2 : 1, correct: place > round, milliseconds: 2469)
          })
      })
    return Player(language, size: size, home: home)
  }

  /// Answers the first question of a timed round after two seconds.
  mutating func answer(_ key: String) {
    self = asked(for: .seconds(2))
    type(key)
    wait(.milliseconds(300))
  }

  /// In front of the first question of a timed round.
  func started() -> Player {
    var player = self
    player.press(.enter)
    return player
  }

  /// Having thought about the first question of a timed round for a while.
  func asked(for duration: Duration) -> Player {
    var player = started()
    player.wait(duration)
    return player
  }

  /// A player who missed the first question, got the second right, and let the rest run out.
  static func finished(_ language: Language, _ size: Size = .ordinary) -> Player {
    var player = Player(language, size: size).asked(for: .milliseconds(7300))
    player.type("2")
    player.wait(.seconds(5))
    player.type("1")
    for _ in 3...5 { player.letRunOut() }
    player.wait(.seconds(20))
    return player
  }

  /// Goes on from a verdict that can be read.
  mutating func proceed() {
    wait(.milliseconds(300))
    press(.enter)
  }

  /// Lets the time of a question run out, and goes on after its verdict.
  mutating func letRunOut() {
    wait(.seconds(12))
    press(.enter)
  }

  /// The first set.
  static func basics(_ language: Language) -> Selection {
    .set(genre: genres(language)[0].title, title: genres(language)[0].sets[0])
  }

  /// In front of the first question of practice.
  func practising() -> Player {
    var player = self
    player.choose(.game(.practice))
    player.press(.enter)
    return player
  }

  /// In front of the first sum of missing number.
  func adding() -> Player {
    var player = self
    player.choose(.game(.missing))
    player.press(.enter)
    return player
  }

  /// A player in front of a board of panels, of the page before the first board, or on the home screen.
  static func panels(
    _ language: Language = .en, _ size: Size = .ordinary, opensHome: Bool = false, starts: Bool = true,
    change: (inout AppState) -> Void = { _ in }
  ) -> Player {
    var player = Player(language, size: size, opens: opensHome ? nil : StartScreen(.panels, nil), change: change)
    if starts, !opensHome { player.press(.enter) }
    return player
  }

  /// The keys that solve the board of seed 7 but for the last row; it is solved by 3, 4, 4, 5, 3.
  static let almostCleared = "3445"

  /// A player whose board of seed 7 is cleared after so long.
  static func cleared(
    _ language: Language = .en, _ size: Size = .ordinary, after duration: Duration = .milliseconds(18_234),
    change: (inout AppState) -> Void = { _ in }
  ) -> Player {
    var player = panels(language, size, change: change)
    player.wait(.seconds(1))
    player.type(almostCleared)
    player.wait(duration - .seconds(1))
    player.type("3")
    return player
  }
}
