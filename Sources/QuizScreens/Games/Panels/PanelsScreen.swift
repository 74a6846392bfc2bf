import QuizCore
import TerminalKit

/// A board of panels being solved, and CLEAR on top of it when it is.
///
/// What is shown follows from the game; the screen adds what hides it, the selection, and whether it is saved.
struct PanelsScreen: Screen, Equatable {
  /// How far the player is.
  enum Phase: Equatable {
    /// The board is being solved, and may be hidden.
    case solving(GameCover)
    /// CLEAR falls from an instant on: when it was known whether the record is on disk.
    case cleared(SaveState, since: ContinuousClock.Instant)
  }

  /// Where the board stands.
  private(set) var game: PanelGame
  /// The seed that dealt it.
  private(set) var seed: UInt64
  /// How far the player is.
  private(set) var phase = Phase.solving(.none)
  /// The panel that Enter would choose; digits choose in its row.
  private var selected = PanelRowsView.Place()

  /// A board dealt from `seed`.
  init(seed: UInt64 = 0) {
    var generator = SeededGenerator(seed: seed)
    game = PanelGame(PanelBoard(using: &generator))
    self.seed = seed
  }

  // The board that it begins with is replaced before the first picture.
  var effectsOnAppear: [Effect] { [.drawSeed] }

  func hints(in context: ViewContext) -> [Hint] {
    switch phase {
    case .solving(let cover): cover.keys?.hints(in: context) ?? PanelsKeys.board.hints(in: context)
    case .cleared(let saving, _):
      PanelsKeys.cleared.hints(in: context) { command in
        switch command {
        case .save: !saving.isFailed
        case .renew, .home: false
        }
      }
    }
  }

  var offersHelp: Bool {
    switch phase {
    case .solving(let cover): cover.keys == nil
    case .cleared: false
    }
  }

  var helpTopic: HelpScreen.Topic { .game(.panels) }

  var holdsClock: Bool { !isCleared }

  func nextChange(after now: ContinuousClock.Instant, in context: ViewContext) -> ContinuousClock.Instant? {
    switch phase {
    case .cleared(_, let since):
      return context.moves ? BannerView.nextStep(after: since.duration(to: now)).map { since + $0 } : nil
    case .solving(.elsewhere), .solving(.paused), .solving(.leaving): return nil
    case .solving(.none):
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
      guard phase == .solving(.none), let place = PanelRowsView.Place(index: index) else { break }
      return choose(place, at: now, in: context)
    case .shown: if phase == .solving(.none) { game.handle(.shown, at: now) }
    case .covered: hide(behind: .elsewhere, at: now)
    case .uncovered: if phase == .solving(.elsewhere) { reveal(at: now) }
    case .interrupted: hide(behind: .paused, at: now)
    case .response(.seed(let seed)): self = PanelsScreen(seed: seed)
    case .response(let response): update(response, at: now)
    case .wheel, .paste, .time: break
    }
    return []
  }

  private mutating func press(_ key: Key, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch phase {
    case .solving(let cover):
      if let keys = cover.keys { return press(key, in: keys, at: now) }
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
    case .cleared(let saving, let since):
      // The last choice typed twice must not wipe away what it brought.
      guard now >= since + Rules.settling else { break }
      switch PanelsKeys.cleared.command(for: key) {
      case .renew: return [.effect(.drawSeed)]
      case .save: return saving.retry
      case .home: return [.home]
      case .none: break
      }
    }
    return []
  }

  /// Takes a key of a pop-up.
  private mutating func press(
    _ key: Key, in keys: KeyTable<GameCover.Command>, at now: ContinuousClock.Instant
  ) -> [Action] {
    switch keys.command(for: key) {
    case .resume: reveal(at: now)
    case .askToLeave: phase = .solving(.leaving)
    case .leave: return [.back]
    case .none: break
    }
    return []
  }

  private mutating func choose(
    _ place: PanelRowsView.Place, at now: ContinuousClock.Instant, in context: ViewContext
  ) -> [Action] {
    selected = place
    game.handle(.choose(row: place.row, panel: place.panel), at: now)
    guard let result = PanelResult(of: game, seed: seed) else { return [] }
    phase = .cleared(.underWay, since: now)
    return [.effect(.save(result.record))] + (context.state.rings ? [.effect(.bell)] : [])
  }

  /// Takes in whether the record is saved; CLEAR begins to fall when that is known for the first time.
  private mutating func update(_ response: Response, at now: ContinuousClock.Instant) {
    guard case .cleared(let before, let since) = phase else { return }
    var saving = before
    saving.update(response)
    phase = .cleared(saving, since: before == .underWay && saving != before ? now : since)
  }

  /// Hides the board and holds its clock; CLEAR stays.
  private mutating func hide(behind other: GameCover, at now: ContinuousClock.Instant) {
    guard case .solving(var cover) = phase else { return }
    cover.hide(behind: other)
    phase = .solving(cover)
    game.handle(.hold, at: now)
  }

  private mutating func reveal(at now: ContinuousClock.Instant) {
    phase = .solving(.none)
    game.handle(.resume, at: now)
  }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    guard phase == .solving(.none) else { return nil }
    return PanelRowsView(in: context).place(at: point).map { .row($0.index) }
  }
}

// What is seen.
extension PanelsScreen {
  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let body = context.body()
    switch phase {
    case .solving(let cover):
      if let popUp = cover.popUp(PanelsScreen.wording, in: context) {
        popUp.draw(in: body, on: &canvas)
      } else {
        drawBoard(on: &canvas, context: context)
      }
    case .cleared(let saving, let since):
      drawBoard(on: &canvas, context: context)
      // Until the record is on disk, or known not to be, nothing is said.
      guard saving != .underWay else { break }
      let elapsed = since.duration(to: now)
      BannerView(lines: lines(of: saving, context.words))
        .draw(after: context.moves ? BannerView.wholeSteps(elapsed) : .seconds(60), in: body, on: &canvas)
      // CLEAR comes out from behind the header.
      canvas.fill(Rect(x: 0, y: 0, width: context.size.width, height: body.y))
    }
    drawHeader(on: &canvas, context: context, at: now)
  }

  private static let wording = GameCover.Wording(
    paused: Phrase(en: "The board is hidden while you rest.", ja: "一時停止中はパネルを表示しません。"),
    leave: Phrase(en: "Leave this board?", ja: "このゲームをやめますか？"),
    loss: Phrase(en: "What you chose so far will not be kept.", ja: "途中でやめると記録に残りません。"))

  private var isCleared: Bool {
    if case .cleared = game.phase { true } else { false }
  }

  private func drawHeader(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    let elapsed = game.elapsed(at: now)
    let time = words(
      .seconds(
        context.moves || isCleared ? NumberFormat.tenthsPassed(elapsed) : "\(elapsed.components.seconds)"))
    let title = context.words(Games.module(.panels).name)
    canvas.header(title, time, in: context)
    let place = Point(x: context.content.x + 1 + title.width + 3, y: context.content.y)
    let room = context.content.maxX - 1 - time.width - 2 - place.x
    if let problem = context.state.saveProblem, !isCleared {
      // Said while there is still time to do something about it.
      canvas.draw(words(.notSavable(SafeText(problem))), at: place, style: .alert, width: room)
    } else if let best = context.state.bests[.panels] {
      canvas.draw(words(.bestTimeShort(best)), at: place, style: .dim, width: room)
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
  private func lines(of saving: SaveState, _ words: Localizer) -> [BannerView.Line] {
    guard let (record, best) = saving.outcome else { return [] }
    let comparison: BannerView.Line
    if record.pauses > 0 {
      comparison = (words(.pausedRound(record.pauses)), .dim)
    } else if let best {
      comparison =
        record.score(in: Games.list).beats(best) ? (words(.newBest), .correct) : (words(.bestTime(best)), .plain)
    } else {
      comparison = (words(.firstBest), .plain)
    }
    return [
      (words(.clear) + "     " + words(.preciseSeconds(record.elapsed)), .correct),
      (words(.panelsChosen(record.asked + record.misses)), .plain), comparison, saving.note(words),
    ]
  }
}

extension Phrase {
  fileprivate static let clear = Phrase(en: "C L E A R !", ja: "C L E A R !")

  fileprivate static func bestTime(_ best: Score) -> Phrase {
    Phrase(
      en: "Best so far  \(NumberFormat.thousandths(best.elapsed)) s",
      ja: "自己ベスト \(NumberFormat.thousandths(best.elapsed))秒")
  }

  fileprivate static func bestTimeShort(_ best: Score) -> Phrase {
    Phrase(
      en: "best \(NumberFormat.tenthsPassed(best.elapsed)) s",
      ja: "最短 \(NumberFormat.tenthsPassed(best.elapsed))秒")
  }
}
