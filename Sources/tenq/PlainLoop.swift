import ArgumentParser
import Glibc
import QuizCore
import QuizScreens
import TerminalKit

/// Writes, reads, updates, obeys: the one loop between the game in lines of text and the world.
enum PlainLoop {
  /// Plays until the player leaves or the input ends; over a set or a file, or what was chosen last.
  static func play(
    _ name: String?, game: Game?, why reason: PlainReason, with backstage: inout Backstage
  ) throws {
    let words = FailureWords(backstage.preferences.language)
    if let game, game != .timed { throw Failure(words.notInPlainMode(game), status: Failure.Status.usage) }
    let chosen = try name.map { name throws(Failure) in try backstage.selection(named: name) }
    let selection = chosen ?? backstage.world.selection
    try backstage.prepare(selection, for: .timed)
    if case .file("-") = selection { try TerminalInput.takeBack(in: backstage.preferences.language) }

    switch run(selection, why: reason, with: &backstage) {
    case .nothingToPlay(let reason): throw Failure(reason, status: Failure.Status.data)
    case .abandoned where backstage.unsaved.isEmpty: throw ExitCode(Failure.Status.data)
    case .done, .abandoned:
      if !backstage.unsaved.isEmpty { throw Failure(words.notEverythingSaved, status: Failure.Status.cannotWrite) }
    }
  }

  private static func run(
    _ selection: Selection, why reason: PlainReason, with backstage: inout Backstage
  ) -> PlainGame.End {
    // The only clock there is; the game is told the time.
    let clock = ContinuousClock()
    let input = LineReader(STDIN_FILENO)
    var game = PlainGame(selection, world: backstage.world, why: reason, echoes: isatty(STDIN_FILENO) != 1)
    var steps = game.handle(.begin, at: clock.now)
    while true {
      if let end = obey(steps, &game, &backstage, clock) { return end }
      _ = game.handle(.shown, at: clock.now)
      let line = input.next()
      steps = game.handle(line.map { .line($0) } ?? .inputEnded, at: clock.now)
    }
  }

  /// Does all that is asked, and what the answers ask for in turn; gives how the game ended once it has.
  private static func obey(
    _ steps: [PlainGame.Step], _ game: inout PlainGame, _ backstage: inout Backstage, _ clock: ContinuousClock
  ) -> PlainGame.End? {
    var steps = steps[...]
    while let step = steps.popFirst() {
      switch step {
      case .say(let line): Printer.print(line)
      case .ask(let prompt): Printer.ask(prompt)
      case .end(let end): return end
      case .effect(let effect):
        for event in backstage.perform(effect) {
          guard case .news(let news) = event else { continue }
          if case .notSaved = news { rescue(backstage) }
          steps += game.handle(.news(news), at: clock.now)
        }
      }
    }
    return nil
  }

  /// Writes the round that could not be saved to standard error at once, since a signal may end the program at any line.
  private static func rescue(_ backstage: Backstage) {
    guard let line = backstage.rescueLines.last else { return }
    Printer.complain(FailureWords(backstage.preferences.language).recordFollows)
    Printer.rescue(escaped: line)
  }
}
