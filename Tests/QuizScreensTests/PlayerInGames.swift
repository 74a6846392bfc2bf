import QuizCore
import TerminalKit

@testable import QuizScreens

// Players in the middle of games.
extension Player {
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
  static func finished(_ language: Language) -> Player {
    var player = Player(language).asked(for: .milliseconds(7300))
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
    _ language: Language = .en, width: Int = 80, height: Int = 24, opensHome: Bool = false,
    starts: Bool = true, change: (inout AppState) -> Void = { _ in }
  ) -> Player {
    var player = Player(
      language, size: Size(width: width, height: height), opens: opensHome ? nil : StartScreen(.panels, nil),
      change: change)
    if starts, !opensHome { player.press(.enter) }
    return player
  }

  /// The keys that solve the board of seed 7 but for the last row; it is solved by 3, 4, 4, 5, 3.
  static let almostCleared = "3445"

  /// A player whose board of seed 7 is cleared after so long.
  static func cleared(
    after duration: Duration = .milliseconds(18_234), _ language: Language = .en, width: Int = 80, height: Int = 24,
    change: (inout AppState) -> Void = { _ in }
  ) -> Player {
    var player = panels(language, width: width, height: height, change: change)
    player.wait(.seconds(1))
    player.type(almostCleared)
    player.wait(duration - .seconds(1))
    player.type("3")
    return player
  }
}
