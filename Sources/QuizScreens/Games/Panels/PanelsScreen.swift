import QuizCore
import TerminalKit

/// The panel game: a board of panels, and CLEAR on top of the solved board.
///
/// The display follows from the game; the screen adds the cover that hides it, the selection, and the save state.
struct PanelsScreen: Screen, Equatable {
  static let keyTables = [
    ScreenKeys(.game(.panels), PanelsKeys.board), ScreenKeys(.game(.panels), PanelsKeys.cleared),
  ]

  /// How far the player is.
  enum Phase: Equatable {
    /// The board is being solved, and may be hidden.
    case solving(GameCover)
    /// CLEAR falls from the instant at which the save succeeded or failed.
    case cleared(SaveState, since: Instant)
  }

  /// The state of the board.
  private(set) var game: PanelGame
  /// The seed that dealt it.
  private(set) var seed: UInt64
  /// How far the player is.
  private(set) var phase = Phase.solving(.none)
  /// The panel that Enter would choose; digits choose in its row.
  private var selected = PanelRowsView.Place()

  /// A board dealt from `seed`, which waits for its first frame.
  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    game = PanelGame(PanelBoard(using: &generator))
    self.seed = seed
  }

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
    case .cleared(let saving, _): saving != .underWay
    }
  }

  var helpTopic: HelpScreen.Topic { .game(.panels) }

  var waitsToBeShown: Bool {
    if case .presenting = game.phase { phase == .solving(.none) } else { false }
  }

  var holdsClock: Bool {
    switch phase {
    case .solving: true
    case .cleared: false
    }
  }

  func nextChange(after now: Instant, in context: ViewContext) -> Instant? {
    switch phase {
    case .cleared(let saving, let since):
      let fall = context.moves ? BannerView.nextStep(after: since.duration(to: now)).map { since + $0 } : nil
      let end = since + PanelsScreen.bannerTime
      return fall ?? (showsBanner(of: saving, since: since, at: now) ? end : nil)
    case .solving(.elsewhere), .solving(.paused), .solving(.leaving): return nil
    case .solving(.none):
      guard case .solving = game.phase else { return nil }
      let tick: Duration = context.moves ? .milliseconds(100) : .seconds(1)
      let elapsed = game.elapsed(at: now)
      return now + (tick * (Int(elapsed / tick) + 1) - elapsed)
    }
  }
}

// Commands of the player.
extension PanelsScreen {
  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
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

  private mutating func press(_ key: Key, at now: Instant, in context: ViewContext) -> [Action] {
    switch phase {
    case .solving(let cover):
      if let keys = cover.keys { return press(key, in: keys, at: now) }
      switch PanelsKeys.board.command(for: key) {
      case .choose(let panel): return chooseAndGoOn(panel, at: now, in: context)
      case .confirm: return choose(selected, at: now, in: context)
      case .move(let direction): selected = selected.neighbour(direction)
      case .renew: return [.store(.drawSeed)]
      case .pause: hide(behind: .paused, at: now)
      case .leave: hide(behind: .leaving, at: now)
      case .none: break
      }
    case .cleared(let saving, let since):
      // Typing the last choice twice must not dismiss CLEAR.
      guard now >= since + Rules.settling else { break }
      switch PanelsKeys.cleared.command(for: key) {
      case .renew: return [.store(.drawSeed)]
      case .save: return saving.retry
      case .home: return [.home]
      case .none: break
      }
    }
    return []
  }

  /// Takes a key of a pop-up.
  private mutating func press(
    _ key: Key, in keys: KeyTable<GameCover.Command>, at now: Instant
  ) -> [Action] {
    switch keys.command(for: key) {
    case .resume: reveal(at: now)
    case .askToLeave: phase = .solving(.leaving)
    case .leave: return [.back]
    case .none: break
    }
    return []
  }

  /// Chooses in the selected row, and selects the next row without a choice: five digits fill a board.
  private mutating func chooseAndGoOn(
    _ panel: Int, at now: Instant, in context: ViewContext
  ) -> [Action] {
    let actions = choose(PanelRowsView.Place(row: selected.row, panel: panel), at: now, in: context)
    // A key typed ahead has no effect on the selection either.
    if game.chosenPanel(inRow: selected.row) == panel, let row = game.openRow(after: selected.row) {
      selected.row = row
    }
    return actions
  }

  private mutating func choose(
    _ place: PanelRowsView.Place, at now: Instant, in context: ViewContext
  ) -> [Action] {
    selected = place
    game.handle(.choose(row: place.row, panel: place.panel), at: now)
    guard let result = PanelResult(of: game, seed: seed) else { return [] }
    phase = .cleared(.underWay, since: now)
    return [.store(.save(result.record, .round))] + (context.state.rings ? [.terminal(.bell)] : [])
  }

  /// Updates the save state; CLEAR begins to fall when the first result is known.
  private mutating func update(_ response: Response, at now: Instant) {
    guard case .cleared(let before, let since) = phase else { return }
    var saving = before
    saving.update(response)
    phase = .cleared(saving, since: before == .underWay && saving != before ? now : since)
  }

  /// Hides the board and holds its clock; CLEAR stays.
  private mutating func hide(behind other: GameCover, at now: Instant) {
    guard case .solving(var cover) = phase else { return }
    cover.hide(behind: other)
    phase = .solving(cover)
    game.handle(.hold, at: now)
  }

  private mutating func reveal(at now: Instant) {
    phase = .solving(.none)
    game.handle(.resume, at: now)
  }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    switch phase {
    case .solving(.none): PanelRowsView(in: context).place(at: point).map { .row($0.index) }
    case .solving(.elsewhere), .solving(.paused), .solving(.leaving), .cleared: nil
    }
  }
}

// Drawing.
extension PanelsScreen {
  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
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
      // Nothing is reported until the save has succeeded or failed.
      guard saving != .underWay else { break }
      guard showsBanner(of: saving, since: since, at: now) else {
        drawClearLine(of: saving, on: &canvas, context: context)
        break
      }
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

  private func drawHeader(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    let elapsed = game.elapsed(at: now)
    let time = words(
      .seconds(
        isCleared
          ? NumberFormat.tenthsNearest(elapsed)
          : context.moves ? NumberFormat.tenthsPassed(elapsed) : "\(elapsed.components.seconds)"))
    let title = context.words(PanelsModule().name)
    let best = context.state.bests[.panels].map { "   " + words(.bestTimeShort($0)) } ?? .empty
    canvas.header(title, time + best, in: context)
    guard let problem = context.state.saveProblem, !isCleared else { return }
    // Shown while the player can still do something about it.
    let place = Point(x: context.content.x + 1 + title.width + 3, y: context.content.y)
    canvas.draw(
      words(.notSavable(SafeText(problem))), at: place, style: .alert,
      width: context.content.maxX - 1 - time.width - best.width - 2 - place.x)
  }

  private func drawBoard(on canvas: inout Canvas, context: ViewContext) {
    let rows = PanelRowsView(in: context)
    rows.drawDigits(on: &canvas)
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
    drawStanding(rows, on: &canvas, context: context)
  }

  /// How far the player is: how many rows have a choice; when all have, how many of them fit.
  private func drawStanding(_ rows: PanelRowsView, on canvas: inout Canvas, context: ViewContext) {
    let count = PanelBoard.rowCount
    let chosen = game.chosenRows
    if chosen < count {
      rows.draw(below: context.words(.rowsChosen(chosen, count)), style: .dim, on: &canvas)
    } else if !isCleared {
      rows.draw(below: context.words(.rowsFitting(game.fittingRows, count)), style: .alert, on: &canvas)
    }
  }

  /// The lines of CLEAR: the time and the choices, how they compare, and whether they are saved.
  private func lines(of saving: SaveState, _ words: Localizer) -> [BannerView.Line] {
    guard let (record, best) = saving.outcome else { return [] }
    return [
      (words(.clear) + "     " + words(.preciseSeconds(record.elapsed)), .correct),
      (words(.panelsChosen(record.asked + record.misses)), .plain), comparison(of: record, with: best, words),
      saving.note(words),
    ]
  }

  /// How long CLEAR hides the board; then a line below the board repeats it.
  private static let bannerTime: Duration = .seconds(2)

  /// Whether CLEAR is on top of the board. A failed save stays on it, since there is no room for the reason elsewhere.
  private func showsBanner(
    of saving: SaveState, since: Instant, at now: Instant
  ) -> Bool {
    saving != .underWay && (saving.isFailed || now < since + PanelsScreen.bannerTime)
  }

  /// Repeats CLEAR in a line below the board.
  private func drawClearLine(of saving: SaveState, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    guard let (record, best) = saving.outcome else { return }
    let gap: SafeText = "   "
    let time = words(.preciseSeconds(record.elapsed))
    let comparison = comparison(of: record, with: best, words)
    let saved = saving.note(words).text
    PanelRowsView(in: context).draw(
      below: [
        time + gap + comparison.text + gap + saved, time + gap + comparison.text, comparison.text,
        time + gap + saved, time,
      ], style: .correct, on: &canvas)
  }

  /// The time against the best before it.
  private func comparison(of record: RoundRecord, with best: Score?, _ words: Localizer) -> BannerView.Line {
    if record.pauses > 0 { return (words(.pausedRound(record.pauses)), .dim) }
    guard let best else { return (words(.firstBest), .plain) }
    if record.score(in: GameList([.panels])).beats(best) {
      return (words(.newBestTime(by: best.elapsed - record.elapsed, was: best.elapsed)), .correct)
    }
    let missing = record.elapsed - best.elapsed
    return (words(missing > .zero ? .offTheBest(missing, best.elapsed) : .equalToTheBest(best.elapsed)), .plain)
  }
}

extension Phrase {
  fileprivate static let clear = Phrase(en: "C L E A R !", ja: "C L E A R !")

  fileprivate static func rowsChosen(_ chosen: Int, _ count: Int) -> Phrase {
    Phrase(en: "\(chosen) of \(count) chosen", ja: "\(count)行中\(chosen)行を選びました")
  }

  fileprivate static func rowsFitting(_ fitting: Int, _ count: Int) -> Phrase {
    Phrase(en: "\(fitting) of \(count) fit", ja: "\(count)行中\(fitting)行が合っています")
  }

  fileprivate static func newBestTime(by gain: Duration, was best: Duration) -> Phrase {
    let (gain, best) = (NumberFormat.thousandths(gain), NumberFormat.thousandths(best))
    return Phrase(en: "New best, by \(gain) s, was \(best) s", ja: "新記録！\(best)秒から\(gain)秒短縮")
  }

  fileprivate static func offTheBest(_ missing: Duration, _ best: Duration) -> Phrase {
    let (missing, best) = (NumberFormat.thousandths(missing), NumberFormat.thousandths(best))
    return Phrase(en: "\(missing) s off the best, \(best) s", ja: "自己ベスト\(best)秒まであと\(missing)秒")
  }

  fileprivate static func equalToTheBest(_ best: Duration) -> Phrase {
    let best = NumberFormat.thousandths(best)
    return Phrase(en: "As fast as the best, \(best) s", ja: "自己ベスト\(best)秒と同じ")
  }

  fileprivate static func bestTimeShort(_ best: Score) -> Phrase {
    Phrase(
      en: "best \(NumberFormat.tenthsNearest(best.elapsed)) s",
      ja: "自己ベスト \(NumberFormat.tenthsNearest(best.elapsed))秒")
  }
}
