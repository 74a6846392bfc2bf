import QuizCore
import TerminalKit

/// A board of panels being solved, and CLEAR on top of it when it is.
///
/// What is shown follows from the game; the screen adds only where the player's eyes and fingers are.
struct PanelsScreen: Screen, Equatable {
  /// What lies over the board.
  enum Cover: Equatable {
    /// Nothing: it can be seen.
    case none
    /// Another screen lies on top.
    case elsewhere
    /// The player rests.
    case paused
    /// The player is asked whether to leave.
    case leaving
    /// CLEAR, which fell from an instant on: when it was known whether the record is on disk.
    case clear(ResultScreen.Saving, since: ContinuousClock.Instant)
  }

  /// Where the board stands.
  private(set) var game: PanelGame
  /// The seed that dealt it.
  private(set) var seed: UInt64
  /// What lies over it.
  private(set) var cover = Cover.none
  /// The panel that Enter would choose; digits choose in its row.
  private var selected = PanelRowsView.Place()

  /// A board that a seed deals.
  init(seed: UInt64 = 0) {
    var generator = SeededGenerator(seed: seed)
    game = PanelGame(PanelBoard(using: &generator))
    self.seed = seed
  }

  // The board that it begins with is replaced before the first picture.
  var effectsOnAppear: [Effect] { [.drawSeed] }

  func hints(in context: ViewContext) -> [Hint] {
    switch cover {
    case .none, .elsewhere: PanelsKeys.board.hints(in: context)
    case .paused: RoundKeys.paused.hints(in: context)
    case .leaving: RoundKeys.leaving.hints(in: context)
    case .clear(let saving, _):
      PanelsKeys.cleared.hints(in: context) { command in
        switch command {
        case .save: if case .failed = saving { false } else { true }
        case .renew, .home: false
        }
      }
    }
  }

  var offersHelp: Bool {
    switch cover {
    case .none, .elsewhere: true
    case .paused, .leaving, .clear: false
    }
  }

  var helpTopic: HelpScreen.Topic { .game(.panels) }

  var holdsClock: Bool { !isCleared }

  func nextChange(after now: ContinuousClock.Instant, in context: ViewContext) -> ContinuousClock.Instant? {
    switch cover {
    case .elsewhere, .paused, .leaving: return nil
    case .clear(_, let since):
      return context.moves ? BannerView.nextStep(after: since.duration(to: now)).map { since + $0 } : nil
    case .none:
      guard case .solving = game.phase else { return nil }
      let tick: Duration = context.moves ? .milliseconds(100) : .seconds(1)
      let elapsed = game.elapsed(at: now)
      return now + (tick * (Int(elapsed / tick) + 1) - elapsed)
    }
  }
}

// What the player does.
extension PanelsScreen {
  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key): return press(key, at: now, in: context)
    case .row(let index):
      guard cover == .none, let place = PanelRowsView.Place(index: index) else { break }
      return choose(place, at: now, in: context)
    case .shown: if cover == .none { game.handle(.shown, at: now) }
    case .covered: hide(behind: .elsewhere, at: now)
    case .uncovered: if cover == .elsewhere { reveal(at: now) }
    case .interrupted: hide(behind: .paused, at: now)
    case .response(.seed(let seed)): self = PanelsScreen(seed: seed)
    case .response(.saved(let record, let best)): note(.done(record, best: best), at: now)
    case .response(.notSaved(let record, let best, let reason)):
      if case .clear(let before, _) = cover {
        note(before.failing(record, best: best, reason: reason), at: now)
      }
    case .wheel, .paste, .time, .response: break
    }
    return []
  }

  private mutating func press(_ key: Key, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch cover {
    case .none, .elsewhere:
      switch PanelsKeys.board.command(for: key) {
      case .choose(let panel):
        return choose(PanelRowsView.Place(row: selected.row, panel: panel), at: now, in: context)
      case .confirm: return choose(selected, at: now, in: context)
      case .move(let direction): selected = selected.neighbour(direction)
      case .renew: return [.effect(.drawSeed)]
      case .pause: hide(behind: .paused, at: now)
      case .leave: hide(behind: .leaving, at: now)
      case .none: break
      }
    case .paused:
      switch RoundKeys.paused.command(for: key) {
      case .resume: reveal(at: now)
      case .leave: cover = .leaving
      case .none: break
      }
    case .leaving:
      switch RoundKeys.leaving.command(for: key) {
      case .leave: return [.back]
      case .stay: reveal(at: now)
      case .none: break
      }
    case .clear(let saving, let since):
      // The last choice typed twice must not wipe away what it brought.
      guard now >= since + Rules.settling else { break }
      switch PanelsKeys.cleared.command(for: key) {
      case .renew: return [.effect(.drawSeed)]
      case .save: if case .failed(let record, _, _, _) = saving { return [.effect(.saveAgain(record))] }
      case .home: return [.home]
      case .none: break
      }
    }
    return []
  }

  private mutating func choose(
    _ place: PanelRowsView.Place, at now: ContinuousClock.Instant, in context: ViewContext
  ) -> [Action] {
    selected = place
    game.handle(.choose(row: place.row, panel: place.panel), at: now)
    guard let result = PanelResult(of: game, seed: seed) else { return [] }
    cover = .clear(.underWay, since: now)
    return [.effect(.save(result.record))] + (context.state.rings ? [.effect(.bell)] : [])
  }

  /// Notes what became of the record; CLEAR begins to fall when that is known for the first time.
  private mutating func note(_ saving: ResultScreen.Saving, at now: ContinuousClock.Instant) {
    guard case .clear(let before, let since) = cover else { return }
    cover = .clear(saving, since: before == .underWay ? now : since)
  }

  /// Hides the board and holds its clock; a pop-up that is there already stays, and so does CLEAR.
  private mutating func hide(behind cover: Cover, at now: ContinuousClock.Instant) {
    switch self.cover {
    case .none, .elsewhere: self.cover = cover
    case .paused, .leaving, .clear: break
    }
    game.handle(.hold, at: now)
  }

  private mutating func reveal(at now: ContinuousClock.Instant) {
    cover = .none
    game.handle(.resume, at: now)
  }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    guard cover == .none else { return nil }
    return PanelRowsView(in: context).place(at: point).map { .row($0.index) }
  }
}

// What is seen.
extension PanelsScreen {
  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    let body = context.body()
    switch cover {
    case .none, .elsewhere: drawBoard(on: &canvas, context: context)
    case .paused: PopUp.paused(words.pausedBoard, words).draw(in: body, on: &canvas)
    case .leaving: PopUp.leaving(words.leaveBoard, words.leaveBoardText, words).draw(in: body, on: &canvas)
    case .clear(let saving, let since):
      drawBoard(on: &canvas, context: context)
      // Before the record is on disk, or known not to be, nothing is said.
      guard saving != .underWay else { break }
      let elapsed = since.duration(to: now)
      BannerView(lines: lines(of: saving, words))
        .draw(after: context.moves ? BannerView.wholeSteps(elapsed) : .seconds(60), in: body, on: &canvas)
      // CLEAR comes out from behind the header.
      canvas.fill(Rect(x: 0, y: 0, width: context.size.width, height: body.y))
    }
    drawHeader(on: &canvas, context: context, at: now)
  }

  private var isCleared: Bool {
    if case .cleared = game.phase { true } else { false }
  }

  private func drawHeader(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    let elapsed = game.elapsed(at: now)
    let time = words.seconds(
      context.moves || isCleared ? NumberFormat.tenthsPassed(elapsed) : "\(elapsed.components.seconds)")
    let title = context.text(Games.module(.panels).name)
    canvas.header(title, time, in: context)
    let place = Point(x: context.content.x + 1 + title.width + 3, y: 0)
    let room = context.content.maxX - 1 - time.width - 2 - place.x
    if let problem = context.state.saveProblem, !isCleared {
      // Said while there is still time to do something about it.
      canvas.draw(words.notSavable(SafeText(problem)), at: place, style: .alert, width: room)
    } else if let best = context.state.bests[.panels] {
      canvas.draw(words.bestTimeShort(best), at: place, style: .dim, width: room)
    }
  }

  private func drawBoard(on canvas: inout Canvas, context: ViewContext) {
    let rows = PanelRowsView(in: context)
    for (number, row) in game.board.rows.enumerated() {
      rows.draw(
        prompt: SafeText(row.prompt), row: number, isSelected: !isCleared && number == selected.row, on: &canvas)
      for (panel, text) in row.panels.enumerated() {
        let place = PanelRowsView.Place(row: number, panel: panel)
        rows.draw(
          SafeText(text), at: place, isChosen: game.chosenPanel(inRow: number) == panel,
          isSelected: !isCleared && place == selected, on: &canvas)
      }
    }
  }

  /// What CLEAR says: the time and the choices, how they compare, and whether they are saved.
  private func lines(of saving: ResultScreen.Saving, _ words: Words) -> [BannerView.Line] {
    let record: RoundRecord
    let best: Score?
    switch saving {
    case .underWay: return []
    case .done(let saved, let before): (record, best) = (saved, before)
    case .failed(let unsaved, let before, _, _): (record, best) = (unsaved, before)
    }
    let comparison: BannerView.Line
    if record.pauses > 0 {
      comparison = (words.pausedRound(record.pauses), .dim)
    } else if let best {
      comparison = record.score(in: Games.list).beats(best) ? (words.newBest, .correct) : (words.bestTime(best), .plain)
    } else {
      comparison = (words.firstBest, .plain)
    }
    return [
      (words.clear + "     " + words.preciseSeconds(record.elapsed), .correct),
      (words.panelsChosen(record.asked + record.misses), .plain), comparison, saving.note(words),
    ]
  }
}
