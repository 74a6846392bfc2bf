import Glibc
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// Shows, waits, updates, obeys: the one loop between the screens and the world.
enum GameLoop {
  /// What to begin with.
  enum Beginning {
    /// The start screen of a game over a set or a file; nil for what was played last, or to choose one for practice.
    case game(Game, String?)
  }

  /// How a game ended.
  private enum End {
    /// The player left.
    case quit
    /// A signal asked for it.
    case signal(Int32)
  }

  /// Plays until the player leaves. Everything that can be found wrong before is found before the terminal is taken;
  /// everything there is to say after is said when it is given back.
  static func play(_ beginning: Beginning?, wishes: Wishes) throws {
    var backstage = try Backstage(wishes, surroundings: Surroundings(wishes))
    if let reason = backstage.preferences.plain {
      var name: String?
      if case .game(_, let set) = beginning { name = set }
      return try PlainLoop.play(name, game: wishes.game, why: reason, with: &backstage)
    }
    let words = FailureWords(backstage.preferences.language)
    var opening: App.Opening?
    switch beginning {
    case .game(let game, let name): opening = try self.opening(game, name, &backstage)
    case .none: break
    }

    let end = try run(opening, with: &backstage)
    for line in backstage.rescueLines {
      Printer.complain(words.recordFollows)
      Printer.rescue(escaped: line)
    }
    switch end {
    case .signal(let signal): Terminal.die(by: signal)
    case .quit where !backstage.unsaved.isEmpty:
      throw Failure(words.notEverythingSaved, status: Failure.Status.cannotWrite)
    case .quit: break
    }
  }

  /// What to open on; opens the questions' files, so that nothing can be wrong with them later.
  private static func opening(_ game: Game, _ name: String?, _ backstage: inout Backstage) throws -> App.Opening {
    switch (game, name) {
    case (.timed, _), (.practice, .some):
      let chosen = try name.map { name throws(Failure) in try backstage.selection(named: name) }
      let selection = chosen ?? backstage.world.selection
      try backstage.prepare(selection, for: game)
      if case .file("-") = selection { try TerminalInput.takeBack(in: backstage.preferences.language) }
      return .start(game, selection)
    case (.practice, .none): return .genres
    case (.missing, .none): return .start(.missing, .sums)
    case (.endless, .none): return .endless
    case (.panels, .none): return .panels
    case (.missing, .some(let name)), (.panels, .some(let name)), (.endless, .some(let name)):
      let words = FailureWords(backstage.preferences.language)
      throw Failure(words.leaveOutSet(name, for: game), status: Failure.Status.usage)
    }
  }

  private static func run(_ opening: App.Opening?, with backstage: inout Backstage) throws -> End {
    var terminal: Terminal
    do {
      terminal = try Terminal(backstage.terminalOptions)
    } catch {
      throw Failure(error, in: backstage.preferences.language)
    }
    backstage.isSlow = terminal.isSlow
    // The only clock there is; everything else is told the time.
    let clock = ContinuousClock()
    var app: App
    var effects: [Effect] = []
    if let opening {
      (app, effects) = App.opening(opening, size: terminal.size, world: backstage.world, at: clock.now)
    } else {
      app = App(size: terminal.size, world: backstage.world)
    }
    while true {
      if obey(&effects, &app, &backstage, &terminal, clock) { return .quit }
      terminal.show(app.picture(at: clock.now))
      effects = app.handle(.shown, at: clock.now)
      if !effects.isEmpty { continue }

      switch terminal.next(until: app.nextChange(after: clock.now)) {
      case .resized: effects = app.handle(.size(terminal.size), at: clock.now)
      case .ended(let signal): return .signal(signal)
      case .hangUp: return .signal(SIGHUP)
      case let input: effects = app.handle(.input(input), at: clock.now)
      }
    }
  }

  /// Does all that is asked, and what the answers ask for in turn; says whether the game is over.
  private static func obey(
    _ effects: inout [Effect], _ app: inout App, _ backstage: inout Backstage, _ terminal: inout Terminal,
    _ clock: ContinuousClock
  ) -> Bool {
    while !effects.isEmpty {
      let effect = effects.removeFirst()
      switch effect {
      case .quit: return true
      case .bell: terminal.bell()
      case .redraw: terminal.redraw()
      case .suspend:
        terminal.suspend()
        effects += app.handle(.size(terminal.size), at: clock.now)
      case .keep:
        for event in backstage.perform(effect) { effects += app.handle(event, at: clock.now) }
        terminal.theme = backstage.preferences.theme ?? .auto(environment: backstage.surroundings.environment)
        terminal.useMouse(backstage.preferences.mouse)
      case .inspect, .goOnCounting, .findMissed, .deal, .dealPanels, .record, .recordPanels, .saveAgain, .readHistory,
        .readStatistics, .readOwn, .changeOwn:
        for event in backstage.perform(effect) { effects += app.handle(event, at: clock.now) }
      }
    }
    return false
  }
}

extension Backstage {
  /// How the terminal shall be taken.
  var terminalOptions: Terminal.Options {
    Terminal.Options(
      theme: preferences.theme, color: preferences.color, mouse: preferences.mouse,
      environment: surroundings.environment)
  }
}

/// Standard input, when it was used up by a bank.
enum TerminalInput {
  /// Reads keys from the terminal itself from now on.
  static func takeBack(in language: Language) throws(Failure) {
    let file = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    let failure = Failure(FailureWords(language).noAnswersAfterBank, status: Failure.Status.unavailable)
    guard file >= 0 else { throw failure }
    defer { close(file) }
    guard dup2(file, STDIN_FILENO) >= 0 else { throw failure }
  }
}
