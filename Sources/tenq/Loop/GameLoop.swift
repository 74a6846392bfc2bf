import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// The event loop: draws a frame, waits for input, updates the app, performs its effects.
enum GameLoop {
  /// The screen that the command line opens.
  enum Beginning: Equatable {
    /// The home screen, or the game given as an option.
    case home
    /// `tenq play`: a timed round, or the game given as an option, from this set or file; nil for the last one played.
    case play(_ set: String?)
    /// `tenq daily`, whatever the configured game.
    case daily
    /// `tenq review` and `tenq play due`, likewise.
    case review
    /// `tenq host`.
    case host(Hosting)
    /// `tenq join`.
    case join(Joining)

    /// The start screen to open in a session; nil for the home screen, and for a live room.
    func start(in session: Session) throws(CommandError) -> Start? {
      let start: Start
      switch self {
      case .home:
        guard let game = session.options.game else { return nil }
        start = Start(game: game, set: nil)
      case .play(Selection.dueName) where session.options.game ?? .review == .review:
        start = Start(game: .review, set: nil)
      case .play(let set): start = Start(game: session.options.game ?? GameList.main, set: set)
      case .daily: start = Start(game: .daily, set: nil)
      case .review: start = Start(game: .review, set: nil)
      case .host, .join: return nil
      }
      try start.requireUseOfOptions(in: session, of: Games.all.list)
      return start
    }
  }

  /// A game to open instead of the home screen.
  struct Start {
    let game: Game.ID
    /// The set or file to play; nil for the last one played, or to choose one for practice.
    let set: String?

    /// The selection to play: the named set or file, or the last one played; nil for a game that chooses its questions.
    /// Throws if there is no such set, or the game takes none.
    func selection(in handler: EffectHandler) throws(CommandError) -> Selection? {
      let takesSet = handler.state.opening(game, .everything) != nil
      guard let set else { return takesSet ? Start.usual(for: game, in: handler.state) : nil }
      guard takesSet else {
        throw CommandError(.leaveOutSet(set, for: game), in: handler.session.language, status: .usage)
      }
      return try handler.selectionToPlay(named: set)
    }

    /// The selection of a game without a named set: the last one played. A game that goes through a whole set takes the
    /// first genre instead of everything.
    private static func usual(for game: Game.ID, in state: AppState) -> Selection {
      guard state.selection == .everything, state.games.list[game]?.source == .set,
        let genre = state.catalogue.genres.first
      else { return state.selection }
      return .genre(genre.title)
    }

    /// Throws for a command-line option that the game would silently ignore.
    func requireUseOfOptions(in session: Session, of games: GameList) throws(CommandError) {
      guard let rules = games[game] else { return }
      let given = session.commandLine
      let hasCount = given.settings.choice(of: .questions) != nil
      let hasLimit = given.settings.choice(of: .seconds) != nil
      let isPlain = session.resolved.plain != nil
      let unused: Phrase? =
        if rules.isDaily, given.seed != nil {
          .unusedForDaily("--seed")
        } else if rules.isDaily, hasCount {
          .unusedForDaily("-n")
        } else if rules.isDaily, given.levels != nil {
          .unusedForDaily("--level")
        } else if rules.isDaily, given.game != nil, given.game != game {
          .unusedForDaily("--game")
        } else if given.levels != nil, rules.source != .selection {
          .unusedLevel(game, of: games)
        } else if hasCount, !rules.takesCount, rules.source != .due {
          .unusedCount(game, of: games)
        } else if hasLimit, !rules.takesLimit(inPlainMode: isPlain) {
          .unusedLimit(game, hasClockOfItsOwn: rules.takesLimit(inPlainMode: true))
        } else {
          nil
        }
      if let unused { throw CommandError(unused, in: session.language, status: .usage) }
    }
  }

  /// How the loop ended.
  private enum End {
    /// The player left.
    case quit
    /// A signal requested it.
    case signal(Int32)

    /// Whether the player requested it at the terminal, which is still connected.
    var isByPlayer: Bool {
      switch self {
      case .quit: true
      case .signal(let signal): signal == Signal.interrupt
      }
    }
  }

  /// Plays until the player leaves. Errors that can be found early are thrown before the terminal is taken over;
  /// messages at the end are printed after it is given back.
  static func play(_ beginning: Beginning, options: CommandLineOptions) throws {
    let session = try Session(options)
    let start = try beginning.start(in: session)
    var handler = EffectHandler(session)
    let live = try beginning.live(in: &handler)
    if let reason = handler.session.resolved.plain {
      if let live { return try PlainLoop.play(live, why: reason, with: &handler) }
      return try PlainLoop.play(start ?? Start(game: GameList.main, set: nil), why: reason, with: &handler)
    }
    var opening = live?.opening(in: handler)
    if case .host(.file("-"), _) = live { try TerminalInput.takeBack(in: handler.session.language) }
    if let start { opening = try self.opening(start, &handler) }
    var shared: ShareText?
    let end = try run(opening, with: &handler, &shared)
    handler.endSync()
    handler.fitInBackground()
    if end.isByPlayer, let shared { Printer.print(shared.lines) }
    handler.session.reportProblems()
    for line in handler.rescueLines { handler.rescue(line) }
    switch end {
    case .signal(let signal): Terminal.die(by: signal)
    case .quit where !handler.unsaved.isEmpty:
      throw CommandError(.notEverythingSaved, in: handler.session.language, status: .cannotWrite)
    case .quit: break
    }
  }

  /// The opening of a game; opens its banks, so that their errors are reported now.
  private static func opening(_ start: Start, _ handler: inout EffectHandler) throws -> Opening? {
    if start.set != nil { handler.findNamedSets() }
    let selection = try start.selection(in: handler)
    let game = start.game
    // Without a set, practice begins with the choice of one.
    let isChosen = start.set != nil
    if let selection, isChosen || handler.state.games.list[game]?.source == .selection {
      try handler.prepare(selection, for: game)
      if case .file("-") = selection { try TerminalInput.takeBack(in: handler.session.language) }
    }
    return handler.state.opening(game, isChosen ? selection : nil)
  }

  /// Runs until the end; `shared` is the text shared last.
  private static func run(
    _ opening: Opening?, with handler: inout EffectHandler, _ shared: inout ShareText?
  ) throws -> End {
    var terminal: Terminal
    do {
      terminal = try Terminal(handler.terminalOptions)
    } catch {
      throw CommandError(error, in: handler.session.language)
    }
    handler.terminal = (terminal.isSlow, terminal.depth)
    // The only clock; everything else receives instants as arguments.
    let clock = PlayClock()
    var app: App
    var effects: [Effect] = []
    if let opening {
      (app, effects) = App.opening(opening, size: terminal.size, state: handler.state)
    } else {
      app = App(size: terminal.size, state: handler.state)
    }
    while true {
      if perform(&effects, &app, &handler, &terminal, &shared, clock) { return .quit }
      let pictured = clock.now
      terminal.show(app.picture(at: pictured))
      let news = handler.beginSync()
      effects = news.flatMap { app.handle($0, at: clock.now) } + app.handle(.shown, at: clock.now)
      if !effects.isEmpty || !news.isEmpty { continue }

      // From the instant of the picture, so that whatever fell due while showing it is due now.
      var input = terminal.next(
        until: app.nextChange(after: pictured).map(clock.systemInstant), or: handler.livePipe)
      let start = clock.now
      repeat {
        switch input {
        case .resized: effects = app.handle(.size(terminal.size), at: clock.now)
        case .ended(let signal): return .signal(signal)
        case .hangUp: return .signal(Signal.hangUp)
        // A clock tick does not check the date.
        case .time: effects = app.handle(.input(.time), at: clock.now)
        case .facts:
          handler.learn(terminal.facts, depth: terminal.depth)
          terminal.look = handler.session.resolved.look
          effects = app.handle(.state(handler.state), at: clock.now)
        case .pipe: effects = handler.readLive(at: clock.now).flatMap { app.handle($0, at: clock.now) }
        case let input:
          // No timer for midnight: the first key of a new day detects it.
          if handler.noticeNewDay() { effects = app.handle(.state(handler.state), at: clock.now) }
          effects += app.handle(.input(input), at: clock.now)
        }
        if perform(&effects, &app, &handler, &terminal, &shared, clock) { return .quit }
        // Handle all waiting input before the next picture, so that many keys cost only one picture.
        if app.waitsToBeShown || start.duration(to: clock.now) > longestQueue { break }
        input = terminal.next(until: .now)
      } while input != .time
    }
  }

  /// The longest that waiting keys are handled without a new picture.
  private static let longestQueue = Duration.milliseconds(50)

  /// Performs the effects and those that follow from their responses; returns whether the player left.
  private static func perform(
    _ effects: inout [Effect], _ app: inout App, _ handler: inout EffectHandler, _ terminal: inout Terminal,
    _ shared: inout ShareText?, _ clock: PlayClock
  ) -> Bool {
    while !effects.isEmpty {
      switch effects.removeFirst() {
      case .quit: return true
      case .terminal(.bell): terminal.bell()
      case .terminal(.redraw): terminal.redraw()
      case .terminal(.share(let text)):
        terminal.copy(text.text)
        shared = text
      case .terminal(.suspend):
        terminal.suspend()
        effects += app.handle(.size(terminal.size), at: clock.now)
      case .store(let effect):
        for event in handler.perform(effect) { effects += app.handle(event, at: clock.now) }
        terminal.look = handler.session.resolved.look
      }
    }
    return false
  }
}

extension EffectHandler {
  /// How to take over the terminal.
  var terminalOptions: Terminal.Options {
    Terminal.Options(
      look: session.resolved.look, color: session.resolved.color, environment: session.process.environment,
      fallbacks: session.process.locations.resources)
  }

  /// Prints the record of a round that could not be saved to standard error.
  func rescue(_ line: String) {
    Printer.complain(Phrase.recordFollows[session.language])
    Printer.rescue(escaped: line)
  }

  /// The named selection; throws for missed questions with `--level`, since they are asked regardless of level.
  func selectionToPlay(named set: String) throws(CommandError) -> Selection {
    let selection = try selection(named: set)
    if selection.isMissed, session.commandLine.levels != nil {
      throw CommandError(.unusedLevelOfMissed, in: session.language, status: .usage)
    }
    return selection
  }
}

/// Standard input after a bank was read from it.
enum TerminalInput {
  /// Makes the terminal standard input again; throws when there is no terminal.
  static func takeBack(in language: Language) throws(CommandError) {
    guard StandardStream.takeTerminalAsInput() else {
      throw CommandError(.noAnswersAfterBank, in: language, status: .unavailable)
    }
  }
}

extension Phrase {
  /// A game that chooses its own questions was given a set.
  fileprivate static func leaveOutSet(_ name: String, for game: Game.ID) -> Phrase {
    Phrase(
      en: "--game \(game.rawValue) chooses its own questions; leave out \(Arguments.shown(name))",
      ja: "--game \(game.rawValue) ではセットを選べません。\(Arguments.shown(name)) を外してください")
  }

  /// An option of `tenq daily` that would change the round.
  fileprivate static func unusedForDaily(_ option: String) -> Phrase {
    Phrase(
      en: "today's five questions are the same for everyone; leave out \(option)",
      ja: "今日の5問は全員に同じ問題です。\(option) を外してください")
  }

  /// Joins names for a sentence: `timed, survival and live`.
  private static func inWords(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The game does not choose its questions by their level.
  fileprivate static func unusedLevel(_ game: Game.ID, of games: GameList) -> Phrase {
    let games = games.games.filter { $0.source == .selection }.map(\.id.rawValue)
    return Phrase(
      en: "--level is for \(inWords(games)), and \(game.rawValue) has questions of all levels; "
        + "leave it out",
      ja: "--level を使えるのは \(games.joined(separator: " と ")) だけです。\(game.rawValue) では外してください")
  }

  /// The game's rules fix the length of a round.
  fileprivate static func unusedCount(_ game: Game.ID, of games: GameList) -> Phrase {
    let games = games.games.filter { $0.takesCount || $0.source == .due }.map(\.id.rawValue)
    return Phrase(
      en: "-n is for \(inWords(games)): how long \(game.rawValue) is follows from its rules; "
        + "leave it out",
      ja: "-n を使えるのは \(games.joined(separator: " と ")) だけです。\(game.rawValue) の問題数はルールで決まります。外してください")
  }

  /// The game's rules fix its clock, or it has none.
  fileprivate static func unusedLimit(_ game: Game.ID, hasClockOfItsOwn: Bool) -> Phrase {
    if hasClockOfItsOwn {
      return Phrase(
        en: "\(game.rawValue) has a clock of its own; leave out -t, or play with --plain, where -t sets the clock",
        ja: "\(game.rawValue) の制限時間はルールで決まっています。-t を外すか、-t が使える --plain で遊んでください")
    }
    return Phrase(
      en: "\(game.rawValue) has no time limit for a question; leave out -t",
      ja: "\(game.rawValue) には1問ごとの制限時間がありません。-t を外してください")
  }

  /// Missed questions are asked regardless of level.
  fileprivate static let unusedLevelOfMissed = Phrase(
    en: "missed questions are asked whatever their level; leave out --level",
    ja: "間違えた問題は難易度に関係なく出題します。--level を外してください")

  /// No answers can be read, because standard input was the bank.
  fileprivate static let noAnswersAfterBank = Phrase(
    en: "answers cannot be read: standard input was the bank, and there is no terminal; name the bank as a file",
    ja: "回答を読めません。標準入力は問題集に使われ、端末もありません。問題集はファイルで指定してください")

  /// Introduces the record of a round that could not be saved.
  fileprivate static let recordFollows = Phrase(
    en: "this round could not be saved; its record follows, to be added to the score log by hand:",
    ja: "この回を保存できませんでした。次の行がその記録です。手で記録ファイルに加えられます：")

  /// Something could not be saved; printed when the program ends.
  static let notEverythingSaved = Phrase(en: "not everything was saved", ja: "保存できなかった回があります")
}
