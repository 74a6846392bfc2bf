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
    case game(Game.ID, String?)
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
  static func play(_ beginning: Beginning?, options: CommandLineOptions) throws {
    var handler = try EffectHandler(Session(options))
    if let reason = handler.session.resolved.plain {
      var name: String?
      if case .game(_, let set) = beginning { name = set }
      return try PlainLoop.play(name, game: options.game, why: reason, with: &handler)
    }
    var opening: Opening?
    switch beginning {
    case .game(let game, let name): opening = try self.opening(game, name, &handler)
    case .none: break
    }

    let end = try run(opening, with: &handler)
    for line in handler.rescueLines {
      Printer.complain(Phrase.recordFollows[handler.session.language])
      Printer.rescue(escaped: line)
    }
    switch end {
    case .signal(let signal): Terminal.die(by: signal)
    case .quit where !handler.unsaved.isEmpty:
      throw CommandError(.notEverythingSaved, in: handler.session.language, status: .cannotWrite)
    case .quit: break
    }
  }

  /// What to open on; opens the questions' files, so that nothing can be wrong with them later.
  private static func opening(_ game: Game.ID, _ name: String?, _ handler: inout EffectHandler) throws -> Opening? {
    let chosen = try name.map { name throws(CommandError) in
      guard Games.opening(game, .everything, in: handler.state) != nil else {
        throw CommandError(.leaveOutSet(name, for: game), in: handler.session.language, status: .usage)
      }
      return try handler.selection(named: name)
    }
    if let selection = chosen ?? (Games.list[game]?.remembersSelection == true ? handler.state.selection : nil) {
      try handler.prepare(selection, for: game)
      if case .file("-") = selection { try TerminalInput.takeBack(in: handler.session.language) }
    }
    return Games.opening(game, chosen, in: handler.state)
  }

  private static func run(_ opening: Opening?, with handler: inout EffectHandler) throws -> End {
    var terminal: Terminal
    do {
      terminal = try Terminal(handler.terminalOptions)
    } catch {
      throw CommandError(error, in: handler.session.language)
    }
    handler.isSlow = terminal.isSlow
    // The only clock there is; everything else is told the time.
    let clock = ContinuousClock()
    var app: App
    var effects: [Effect] = []
    if let opening {
      (app, effects) = App.opening(opening, size: terminal.size, state: handler.state)
    } else {
      app = App(size: terminal.size, state: handler.state)
    }
    while true {
      if perform(&effects, &app, &handler, &terminal, clock) { return .quit }
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
  private static func perform(
    _ effects: inout [Effect], _ app: inout App, _ handler: inout EffectHandler, _ terminal: inout Terminal,
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
        for event in handler.perform(effect) { effects += app.handle(event, at: clock.now) }
        terminal.theme = handler.session.resolved.theme
        terminal.useMouse(handler.session.resolved.settings[.mouse])
      case .inspect, .goOnCounting, .findMissed, .deal, .drawSeed, .save, .saveAgain, .readHistory,
        .readStatistics, .readOwn, .changeOwn:
        for event in handler.perform(effect) { effects += app.handle(event, at: clock.now) }
      }
    }
    return false
  }
}

extension EffectHandler {
  /// How the terminal shall be taken.
  var terminalOptions: Terminal.Options {
    Terminal.Options(
      theme: session.resolved.theme, color: session.resolved.color, mouse: session.resolved.settings[.mouse],
      environment: session.process.environment)
  }
}

/// Standard input, when it was used up by a bank.
enum TerminalInput {
  /// Reads keys from the terminal itself from now on.
  static func takeBack(in language: Language) throws(CommandError) {
    let file = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    let failure = CommandError(.noAnswersAfterBank, in: language, status: .unavailable)
    guard file >= 0 else { throw failure }
    defer { close(file) }
    guard dup2(file, STDIN_FILENO) >= 0 else { throw failure }
  }
}

extension Phrase {
  /// That a game draws from no set that could be named.
  fileprivate static func leaveOutSet(_ name: String, for game: Game.ID) -> Phrase {
    Phrase(
      en: "--game \(game.rawValue) chooses its own questions; leave out \(Arguments.shown(name))",
      ja: "--game \(game.rawValue) では問題集を選べません。\(Arguments.shown(name)) を外してください")
  }

  /// That nobody can answer, because standard input was used up by a bank.
  fileprivate static let noAnswersAfterBank = Phrase(
    en: "answers cannot be read: standard input was the bank, and there is no terminal; name the bank as a file",
    ja: "回答を読めません。標準入力は問題集に使われ、端末もありません。問題集はファイルで指定してください")

  /// Before the record of a round that could not be saved.
  static let recordFollows = Phrase(
    en: "this round could not be saved; its record follows, to be added to the score log by hand:",
    ja: "この回を保存できませんでした。次の行がその記録です。手で記録ファイルに加えられます：")

  /// At the end of a game in which something could not be saved.
  static let notEverythingSaved = Phrase(en: "not everything was saved", ja: "保存できなかった回があります")
}
