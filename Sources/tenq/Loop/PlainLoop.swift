import ArgumentParser
import CommandLineKit
import QuizCore
import QuizScreens
import TerminalKit

/// The event loop of plain mode: prints lines, reads an answer, updates the game, performs its effects.
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
    switch run(game, selection, why: reason, with: &handler) {
    case .nothingToPlay(let reason): throw CommandError(reason, status: .data)
    case .abandoned where handler.unsaved.isEmpty: throw ExitCode(ExitStatus.data.rawValue)
    case .done, .abandoned:
      if !handler.unsaved.isEmpty {
        throw CommandError(.notEverythingSaved, in: language, status: .cannotWrite)
      }
    }
  }

  private static func run(
    _ id: Game.ID, _ selection: Selection?, why reason: PlainReason, with handler: inout EffectHandler
  ) -> PlainGame.End {
    // The only clock; the game receives each instant as an argument.
    let clock = PlayClock()
    let input = LineReader(StandardStream.input.nextByte)
    var game = PlainGame(id, selection, state: handler.state, why: reason, echoes: !StandardStream.input.isTerminal)
    var steps = game.handle(.begin, at: clock.now)
    while true {
      if let end = perform(steps, &game, &handler, clock) { return end }
      _ = handler.beginSync()
      _ = game.handle(.shown, at: clock.now)
      let line = input.next()
      steps = game.handle(line.map { .line($0) } ?? .inputEnded, at: clock.now)
    }
  }

  /// Performs the steps, and those that follow from answers to their effects; returns how the game ended, nil when it
  /// goes on.
  private static func perform(
    _ steps: [PlainGame.Step], _ game: inout PlainGame, _ handler: inout EffectHandler, _ clock: PlayClock
  ) -> PlainGame.End? {
    var steps = steps[...]
    let isASCII = handler.state.glyphs.isASCII
    let characters = handler.session.resolved.characters
    while let step = steps.popFirst() {
      switch step {
      // Questions too, which are not the game's own words.
      case .say(let line): Printer.print(characters.shown(isASCII ? line.inASCIIPunctuation : line))
      case .ask(let prompt): Printer.ask(prompt)
      case .end(let end): return end
      case .store(let effect):
        let events = handler.perform(effect)
        for case .state(let state) in events { game.update(state) }
        for event in events {
          guard case .response(let response) = event else { continue }
          if case RoundResponse.notSaved = response { rescue(handler) }
          steps += game.handle(.response(response), at: clock.now)
        }
      }
    }
    return nil
  }

  /// Prints the round that could not be saved to standard error at once, since a signal may end the program at any
  /// time.
  static func rescue(_ handler: EffectHandler) {
    guard let line = handler.rescueLines.last else { return }
    Printer.complain(Phrase.recordFollows[handler.session.language])
    Printer.rescue(escaped: line)
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
}
