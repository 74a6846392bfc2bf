import Glibc
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// The event loop: draws a frame, waits for input, updates the app, performs its effects.
enum GameLoop {
  /// What to open instead of the home screen: the start screen of a game.
  struct Beginning {
    /// The game.
    let game: Game.ID
    /// The set or file to play; nil for what was played last, or to choose one for practice.
    let set: String?

    /// What `tenq play` opens.
    init(_ options: CommandLineOptions, set: String?) {
      self.init(options.game ?? .timed, set: set)
    }

    private init(_ game: Game.ID, set: String?) {
      self.game = game
      self.set = set
    }

    /// What the game is played over: the set or file that is named, or what was played last; nil for a game that chooses
    /// its questions itself. Throws when there is no such set, or the game takes none.
    func selection(in handler: EffectHandler) throws(CommandError) -> Selection? {
      let takesSet = Games.opening(game, .everything, in: handler.state) != nil
      guard let set else { return takesSet ? handler.state.selection : nil }
      guard takesSet else {
        throw CommandError(.leaveOutSet(set, for: game), in: handler.session.language, status: .usage)
      }
      return try handler.selection(named: set)
    }

    /// What `tenq daily` opens, whatever game an option names.
    static let daily = Beginning(.daily, set: nil)
  }

  /// How the loop ended.
  private enum End {
    /// The player left.
    case quit
    /// A signal asked for it.
    case signal(Int32)

    /// Whether the player asked for it at the terminal, which is still there.
    var isByPlayer: Bool {
      switch self {
      case .quit: true
      case .signal(let signal): signal == SIGINT
      }
    }
  }

  /// Plays until the player leaves. Errors that can be found early are thrown before the terminal is taken over;
  /// messages at the end are printed after it is given back.
  static func play(_ beginning: Beginning?, options: CommandLineOptions) throws {
    var handler = try EffectHandler(Session(options))
    if let reason = handler.session.resolved.plain {
      return try PlainLoop.play(beginning ?? .init(options, set: nil), why: reason, with: &handler)
    }
    var opening: Opening?
    if let beginning { opening = try self.opening(beginning, &handler) }
    let end = try run(opening, with: &handler)
    handler.endSync()
    if end.isByPlayer, let shared = handler.shared { Printer.print(shared.lines) }
    handler.session.reportProblems()
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

  /// The opening of a game; opens its banks, so that their errors are reported now.
  private static func opening(_ beginning: Beginning, _ handler: inout EffectHandler) throws -> Opening? {
    if beginning.set != nil { handler.findNamedSets() }
    let selection = try beginning.selection(in: handler)
    let game = beginning.game
    // Without a set, practice begins with the choice of one.
    let isChosen = beginning.set != nil
    if let selection, isChosen || Games.list[game]?.remembersSelection == true {
      try handler.prepare(selection, for: game)
      if case .file("-") = selection { try TerminalInput.takeBack(in: handler.session.language) }
    }
    return Games.opening(game, isChosen ? selection : nil, in: handler.state)
  }

  private static func run(_ opening: Opening?, with handler: inout EffectHandler) throws -> End {
    var terminal: Terminal
    do {
      terminal = try Terminal(handler.terminalOptions)
    } catch {
      throw CommandError(error, in: handler.session.language)
    }
    handler.isSlow = terminal.isSlow
    // The only clock; everything else is told the time.
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
      handler.beginSync()
      effects = app.handle(.shown, at: clock.now)
      if !effects.isEmpty { continue }

      switch terminal.next(until: app.nextChange(after: clock.now)) {
      case .resized: effects = app.handle(.size(terminal.size), at: clock.now)
      case .ended(let signal): return .signal(signal)
      case .hangUp: return .signal(SIGHUP)
      // No tick of a clock looks at the date.
      case .time: effects = app.handle(.input(.time), at: clock.now)
      case let input:
        // Midnight wakes nobody: the first key of a new day finds out that it is one.
        if handler.noticeNewDay() { effects = app.handle(.state(handler.state), at: clock.now) }
        effects += app.handle(.input(input), at: clock.now)
      }
    }
  }

  /// Performs the effects, and those that their answers ask for in turn; returns whether the player left.
  private static func perform(
    _ effects: inout [Effect], _ app: inout App, _ handler: inout EffectHandler, _ terminal: inout Terminal,
    _ clock: ContinuousClock
  ) -> Bool {
    while !effects.isEmpty {
      let effect = effects.removeFirst()
      switch effect {
      case .quit: return true
      case .bell: terminal.bell()
      case .share(let text):
        terminal.copy(text.text)
        _ = handler.perform(effect)
      case .redraw: terminal.redraw()
      case .suspend:
        terminal.suspend()
        effects += app.handle(.size(terminal.size), at: clock.now)
      case .keep:
        for event in handler.perform(effect) { effects += app.handle(event, at: clock.now) }
        terminal.theme = handler.session.resolved.theme
        terminal.useMouse(handler.session.resolved.settings[.mouse])
      case .inspect, .survey, .chooseQuestions, .chooseLevels, .finishLoading, .goOnCounting, .findMissed, .findDaily,
        .deal, .drawSeed, .save, .saveAgain, .readHistory, .checkReplay, .findQuestions, .readStatistics, .readOwn,
        .changeOwn, .readLeague, .joinLeague, .pollJoining, .report:
        for event in handler.perform(effect) { effects += app.handle(event, at: clock.now) }
      }
    }
    return false
  }
}

extension EffectHandler {
  /// How to take over the terminal.
  var terminalOptions: Terminal.Options {
    Terminal.Options(
      theme: session.resolved.theme, colors: session.resolved.own.colors, color: session.resolved.color,
      mouse: session.resolved.settings[.mouse], environment: session.process.environment)
  }
}

/// Standard input after a bank was read from it.
enum TerminalInput {
  /// Makes the terminal standard input again; throws when there is no terminal.
  static func takeBack(in language: Language) throws(CommandError) {
    let file = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    let failure = CommandError(.noAnswersAfterBank, in: language, status: .unavailable)
    guard file >= 0 else { throw failure }
    defer { close(file) }
    guard dup2(file, STDIN_FILENO) >= 0 else { throw failure }
  }
}

extension Phrase {
  /// A game that chooses its own questions was given a set.
  fileprivate static func leaveOutSet(_ name: String, for game: Game.ID) -> Phrase {
    Phrase(
      en: "--game \(game.rawValue) chooses its own questions; leave out \(Arguments.shown(name))",
      ja: "--game \(game.rawValue) ではセットを選べません。\(Arguments.shown(name)) を外してください")
  }

  /// No answers can be read, because standard input was the bank.
  fileprivate static let noAnswersAfterBank = Phrase(
    en: "answers cannot be read: standard input was the bank, and there is no terminal; name the bank as a file",
    ja: "回答を読めません。標準入力は問題集に使われ、端末もありません。問題集はファイルで指定してください")

  /// Introduces the record of a round that could not be saved.
  static let recordFollows = Phrase(
    en: "this round could not be saved; its record follows, to be added to the score log by hand:",
    ja: "この回を保存できませんでした。次の行がその記録です。手で記録ファイルに加えられます：")

  /// Something could not be saved; printed when the program ends.
  static let notEverythingSaved = Phrase(en: "not everything was saved", ja: "保存できなかった回があります")
}
