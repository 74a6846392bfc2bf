import ArgumentParser
import CommandLineKit
import Glibc
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// The event loop of plain mode: prints lines, waits for input lines, the live room and the next deadline, and performs
/// effects.
enum PlainLoop {
  /// Plays a game, over a set, a file or the last selection if it takes one, until the player leaves or the input ends.
  static func play(
    _ start: GameLoop.Start, why reason: PlainReason, with handler: inout EffectHandler
  ) throws {
    let language = handler.session.language
    handler.session.reportProblems()
    let game = start.game
    let games = handler.state.games.list
    guard games[game]?.isBoard == false else {
      throw CommandError(.notInPlainMode(game, of: games), in: language, status: .usage)
    }
    guard game != .live else { throw CommandError(.liveByItsCommands, in: language, status: .usage) }
    if start.set != nil { handler.findNamedSets() }
    let selection = try start.selection(in: handler)
    handler.finishLoading()
    if let selection { try handler.prepare(selection, for: game) }
    if case .file("-") = selection { try TerminalInput.takeBack(in: language) }

    defer {
      handler.endSync()
      handler.fitInBackground()
    }
    var program = PlainGame(
      game, selection, state: handler.state, why: reason, echoes: !StandardStream.input.isTerminal)
    try finish(run(&program, with: &handler), orFailWith: .data, handler)
  }

  /// Hosts or joins a live room until the round is over or the player leaves.
  static func play(_ beginning: GameLoop.LiveBeginning, why reason: PlainReason, with handler: inout EffectHandler)
    throws
  {
    let language = handler.session.language
    handler.session.reportProblems()
    // Asked once the bank has been read from standard input.
    var echoes: Bool { !StandardStream.input.isTerminal }
    let end: PlainEnd
    defer { handler.endSync() }
    switch beginning {
    case .host(let selection, let hosting):
      handler.finishLoading()
      let rules = hosting.rules(in: handler.session, at: handler.given.milliseconds())
      let opening: LiveEffect =
        hosting.resumes
        ? .resume(hosting.run) : .host(RoundRequest(.live, .selection(selection)), rules, hosting.run)
      if selection == .file("-") { try TerminalInput.takeBack(in: language) }
      let left = beginning.left(in: handler)
      if let left, !hosting.resumes { Printer.complain(Phrase.roomWasLeft(SafeText(left.title).oneLine)[language]) }
      let set = handler.state.logName(of: selection, for: .live)
      var room = PlainLiveHost(
        opening, set: hosting.resumes ? left?.set ?? set : set, state: handler.state, why: reason, echoes: echoes)
      end = run(&room, with: &handler)
    case .join(let joining):
      guard let address = joining.address else {
        throw CommandError(.needsAddress, in: language, status: .usage)
      }
      var room = PlainLivePlayer(
        .join(address: address, code: joining.code), name: joining.name ?? "", state: handler.state, why: reason,
        echoes: echoes)
      end = run(&room, with: &handler)
    }
    try finish(end, orFailWith: .unavailable, handler)
  }

  /// Throws unless the program ended well, and everything was saved.
  private static func finish(_ end: PlainEnd, orFailWith status: ExitStatus, _ handler: EffectHandler) throws {
    if case .nothingToPlay(let reason) = end { throw CommandError(reason, status: status) }
    if !handler.unsaved.isEmpty {
      throw CommandError(.notEverythingSaved, in: handler.session.language, status: .cannotWrite)
    }
    if end == .abandoned { throw ExitCode(status.rawValue) }
  }

  private static func run(_ program: inout some PlainProgram, with handler: inout EffectHandler) -> PlainEnd {
    // The only clock; the program receives each instant as an argument.
    let clock = PlayClock()
    var input = LineBuffer()
    let isTerminal = StandardStream.input.isTerminal
    var steps = program.handle(.begin, at: clock.now)
    while true {
      if let end = perform(steps, &program, &handler, clock) { return end }
      steps = take(handler.beginSync(), &program, clock) + program.handle(.shown, at: clock.now)
      let reads = isTerminal || program.takesLine
      if reads, let event = input.next() {
        steps += program.handle(event, at: clock.now)
      } else {
        let ready = wait(
          reads && !input.isOver, handler.livePipe, until: program.nextChange.map { $0 - clock.now })
        if ready.input { input.read() }
        if ready.pipe { steps += take(handler.readLive(at: clock.now), &program, clock) }
        if let due = program.nextChange, due <= clock.now { steps += program.handle(.time, at: clock.now) }
      }
    }
  }

  /// Waits for standard input if `reads`, and for the room, at most `left`; nil for ever.
  private static func wait(
    _ reads: Bool, _ pipe: Terminal.PipeEnds?, until left: Duration?
  ) -> (input: Bool, pipe: Bool) {
    var files = [
      pollfd(fd: reads ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipe?.readable ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipe?.writable ?? -1, events: Int16(POLLOUT), revents: 0),
    ]
    // Rounded up, so that the deadline has passed afterwards.
    let milliseconds = left.map { max(0, min($0, .seconds(86_400)).inMilliseconds + 1) } ?? -1
    guard poll(&files, nfds_t(files.count), Int32(milliseconds)) > 0 else { return (false, false) }
    return (files[0].revents != 0, files[1].revents != 0 || files[2].revents != 0)
  }

  /// Performs the steps and those that follow from their responses; returns how it ended, or nil if it has not.
  private static func perform(
    _ steps: [PlainStep], _ program: inout some PlainProgram, _ handler: inout EffectHandler, _ clock: PlayClock
  ) -> PlainEnd? {
    var steps = steps[...]
    let isASCII = handler.state.glyphs.isASCII
    let characters = handler.session.resolved.characters
    while let step = steps.popFirst() {
      switch step {
      // Includes questions, which do not come from the program.
      case .say(let line): Printer.print(characters.shown(isASCII ? line.inASCIIPunctuation : line))
      case .ask(let prompt): Printer.ask(prompt)
      case .end(let end): return end
      case .store(let effect):
        let events = handler.perform(effect)
        // At once, since a signal may end the program at any time.
        for case .response(RoundResponse.notSaved) in events {
          if let line = handler.rescueLines.last { handler.rescue(line) }
        }
        steps += take(events, &program, clock)
      }
    }
    return nil
  }

  /// Has the program handle the responses, all of them with the latest state.
  private static func take(
    _ events: [App.Event], _ program: inout some PlainProgram, _ clock: PlayClock
  ) -> [PlainStep] {
    for case .state(let state) in events { program.console.state = state }
    var steps: [PlainStep] = []
    for case .response(let response) in events { steps += program.handle(.response(response), at: clock.now) }
    return steps
  }
}

/// Reads standard input without blocking and hands out whole lines.
private struct LineBuffer {
  private var reader = LineReader(StandardStream.input.nextByte)
  private var line: String?
  /// Whether the input has ended.
  private(set) var isOver = false
  private var saidEnd = false

  /// The next line without its newline, after all lines once the end; nil if nothing has come.
  mutating func next() -> PlainEvent? {
    if let line {
      self.line = nil
      return .line(line)
    }
    guard isOver, !saidEnd else { return nil }
    saidEnd = true
    return .inputEnded
  }

  /// Reads what is available, at most to the end of a line, so that the rest is left to the next reader.
  mutating func read() {
    var file = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    switch reader.read(while: { poll(&file, 1, 0) > 0 }) {
    case .line(let line): self.line = line
    case .unfinished: break
    case .end(let last): (line, isOver) = (last, true)
    }
  }
}

extension Phrase {
  /// A live room is opened or joined by commands of its own.
  fileprivate static let liveByItsCommands = Phrase(
    en: "`tenq host` opens a round for the room, `tenq join ADDRESS` joins one; leave out --game live",
    ja: "ライブは `tenq host` で開き、`tenq join アドレス` で参加します。--game live を外してください")

  /// The game cannot be played in plain mode.
  fileprivate static func notInPlainMode(_ game: Game.ID, of games: GameList) -> Phrase {
    let plainGames = games.games.filter { !$0.isBoard && $0.id != .live }.map(\.id.rawValue).joined(separator: ", ")
    return Phrase(
      en: "--game \(game.rawValue): this game has to be drawn, and plain mode draws nothing; it plays \(plainGames)",
      ja: "--game \(game.rawValue): このゲームは文字だけのモードでは遊べません。遊べるのは \(plainGames) です")
  }

  /// A room is hosted while another is still open.
  fileprivate static func roomWasLeft(_ title: SafeText) -> Phrase {
    Phrase(
      en: "a room is still open (\(title)): `tenq host --resume` goes on with it; this one is new",
      ja: "閉じていない部屋（\(title)）があります。続きは `tenq host --resume` で。今回は新しい部屋を開きます")
  }

  /// `tenq join` without an address.
  fileprivate static let needsAddress = Phrase(
    en: "`tenq join` needs the address that the host's screen shows: tenq join 192.168.1.5 --code 1234",
    ja: "`tenq join` にはホストの画面に出ているアドレスが必要です：tenq join 192.168.1.5 --code 1234")
}
