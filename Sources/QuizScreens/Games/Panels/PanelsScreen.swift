import QuizCore
import TerminalKit

/// The panel game: a board of panels, and CLEAR on top of the solved board.
///
/// The display follows from the game; the screen adds the cover that hides it, the selection, and the save state.
struct PanelsScreen: Screen, Equatable {
  static let keyTables = [
    ScreenKeys(.game(.panels), PanelsKeys.board), ScreenKeys(.game(.panels), PanelsKeys.cleared),
    ScreenKeys(.game(.panels), ShareBox.keys),
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
  /// How many boards were cleared one after the other.
  private var boards = 0
  /// The latest boards, newest first, once they are read; this one among them.
  private var latest: [Score] = []
  /// The text that was copied, while it is shown.
  private var box: ShareBox?

  /// A board dealt from `seed`, which waits for its first frame.
  init(seed: UInt64, boards: Int = 0) {
    self.boards = boards
    var generator = SeededGenerator(seed: seed)
    game = PanelGame(PanelBoard(using: &generator))
    self.seed = seed
  }

  func hints(in context: ViewContext) -> [Hint] {
    switch phase {
    case .solving(.beforeHelp): PanelsKeys.board.hints(in: context)
    case .solving(let cover):
      cover.keys?.hints(in: context)
        ?? PanelsKeys.board.hints(in: context).map { game.pauses == 0 ? $0.sayingCostOfPause(context.words) : $0 }
    case .cleared(let saving, _):
      box != nil
        ? ShareBox.hints(in: context)
        : PanelsKeys.cleared.hints(in: context).map { hint in
          guard saving.isFailed else { return hint }
          if hint.key == .enter { return hint.saying(hint.words, dropped: .later) }
          return hint.key == .character("s") ? hint.saying(context.words(.hintSaveAgain), dropped: .last) : hint
        }.sorted { saving.isFailed && $0.key == .character("s") && $1.key != .character("s") }
    }
  }

  var offersHelp: Bool {
    switch phase {
    case .solving(let cover): cover.keys == nil
    case .cleared(let saving, _): saving != .underWay
    }
  }

  var asksBeforeHelp: Bool { phase == .solving(.none) && game.pauses == 0 }

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
    case .cleared(.underWay, _): return nil
    case .cleared(_, let since): return PanelsClearing(since: since, moves: context.moves).nextChange(after: now)
    case .solving(.elsewhere), .solving(.paused): return nil
    case .solving(.none), .solving(.leaving), .solving(.beforeHelp):
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
    case .response(RoundResponse.seed(let seed)): self = PanelsScreen(seed: seed, boards: boards)
    case .response(let page as HistoryPage): latest = page.records.map { $0.score(in: context.games.list) }
    case .response(let response): return update(response, at: now)
    case .wheel, .paste, .time: break
    }
    return []
  }

  private mutating func press(_ key: Key, at now: Instant, in context: ViewContext) -> [Action] {
    switch phase {
    case .solving(let cover):
      if let keys = cover.keys {
        guard cover == .beforeHelp, keys.command(for: key) == nil else { return press(key, in: keys, at: now) }
        // Whoever knows the key by now goes on with it.
        phase = .solving(.none)
      }
      // The app passes it on where the help costs something.
      if CommonKeys.table.command(for: key) == .help {
        phase = .solving(.beforeHelp)
        return []
      }
      switch PanelsKeys.board.command(for: key) {
      case .choose(let panel): return chooseAndGoOn(panel, at: now, in: context)
      case .confirm: return choose(selected, at: now, in: context)
      case .move(let direction): selected = selected.neighbour(direction)
      case .renew: return [.store(.drawSeed)]
      case .pause: hide(behind: .paused, at: now)
      case .leave: phase = .solving(.leaving)
      case .none: break
      }
    case .cleared(_, _) where box != nil: box = nil
    case .cleared(let saving, let since):
      // Typing the last choice twice must not dismiss CLEAR.
      guard now >= since + Rules.settling else { break }
      switch PanelsKeys.cleared.command(for: key) {
      case .renew: return now >= since + ResultReveal.leastStay ? [.store(.drawSeed)] : []
      case .share where saving.isFailed: return saving.retry
      case .share: return share(saving, at: now, in: context)
      case .history: return [.go(to: .history)]
      case .home: return [.home]
      case .none: break
      }
    }
    return []
  }

  /// Copies the cleared board as text; CLEAR falls no more.
  private mutating func share(_ saving: SaveState, at now: Instant, in context: ViewContext) -> [Action] {
    guard let record = saving.outcome?.record else { return [] }
    let text = ShareText(of: record, in: context.state)
    phase = .cleared(saving, since: now - PanelsClearing.length)
    box = ShareBox(text: text)
    return [.terminal(.share(text))]
  }

  /// Takes a key of a pop-up.
  private mutating func press(
    _ key: Key, in keys: KeyTable<GameCover.Command>, at now: Instant
  ) -> [Action] {
    switch keys.command(for: key) {
    case .resume: reveal(at: now)
    case .close:
      if case .held = game.phase { phase = .solving(.paused) } else { reveal(at: now) }
    case .askToLeave: phase = .solving(.leaving)
    case .leave: return [.back]
    case .openHelp, .none: break
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
    boards += 1
    return [.store(.save(result.record, .round))] + (context.state.rings ? [.terminal(.bell)] : [])
  }

  /// Updates the save state; CLEAR begins to fall when the first result is known.
  private mutating func update(_ response: any Response, at now: Instant) -> [Action] {
    guard case .cleared(let before, let since) = phase else { return [] }
    var saving = before
    saving.update(response)
    phase = .cleared(saving, since: before == .underWay && saving != before ? now : since)
    guard case .saved = saving, saving != before else { return [] }
    return [.store(.readHistory(game: .panels, count: PastRounds.latestCount))]
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

  func hit(at point: Point, in context: ViewContext) -> Target? {
    switch phase {
    case .solving(.none): PanelRowsView(in: context).place(at: point).map { .row($0.index) }
    case .solving(.elsewhere), .solving(.paused), .solving(.leaving), .solving(.beforeHelp), .cleared: nil
    }
  }
}

// Drawing.
extension PanelsScreen {
  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    switch phase {
    case .solving(let cover):
      let popUp = cover.popUp(wording, in: context)
      // A question to the player does not hold the clock, and hides nothing but what it covers.
      if popUp == nil || isRunning {
        drawBoard(PanelRowsView(in: context), on: &canvas, context: context)
        drawWrong(on: &canvas, context: context)
      }
      if popUp != nil { canvas.cursor = nil }
      popUp?.draw(in: context.body(), on: &canvas)
    // Nothing is reported until the save has succeeded or failed.
    case .cleared(.underWay, _): drawBoard(PanelRowsView(in: context), on: &canvas, context: context)
    case .cleared(let saving, let since):
      switch PanelsClearing(since: since, moves: context.moves).stage(at: now) {
      case .greening(let rows): drawBoard(PanelRowsView(in: context), green: rows, on: &canvas, context: context)
      case .falling(let elapsed):
        if drawClear(after: elapsed, time: time(at: now, in: context), on: &canvas, context: context) { return }
      case .result:
        guard let (record, best) = saving.outcome else { return }
        PanelsSummary(
          record: record, best: best, board: game.board, boards: boards, latest: latest, saving: saving,
          context: context
        ).page(box).draw(in: context.room, on: &canvas)
        return
      }
    }
    drawHeader(on: &canvas, context: context, at: now)
    guard case .solving(let cover) = phase else { return }
    cover.drawQuestion(wording.costOfPause, above: context.body(), on: &canvas, context: context)
  }

  /// Paints the cleared board with CLEAR in the free rows above it, or in place of the header with the time beside it; the
  /// header is then given as taken.
  private func drawClear(
    after elapsed: Duration, time: SafeText, on canvas: inout Canvas, context: ViewContext
  ) -> Bool {
    let body = context.body()
    let rows = PanelRowsView(in: context)
    let free = rows.top - body.y
    guard !context.isCompact else {
      drawBoard(rows, green: PanelBoard.rowCount, on: &canvas, context: context)
      canvas.header(.empty, in: context)
      let line = Rect(x: context.content.x, y: context.content.y, width: context.content.width, height: 1)
      canvas.draw(context.words(.clear) + "   " + time, in: line, alignment: .center, style: .correct)
      return true
    }
    let text = Digits(text: "CLEAR!", scale: free >= 8 ? .full(1) : .half, style: .correct, glyphs: context.glyphs)
    let (width, height) = (text.size.width, text.size.height)
    let x = body.x + (body.width - width) / 2
    func draw(at y: Int, on canvas: inout Canvas) {
      text.draw(in: Rect(x: x, y: y, width: width, height: height), on: &canvas)
    }
    guard free >= height + 2 else {
      // A board that leaves no row makes room for the last one of the letters.
      drawBoard(
        rows.moved(down: max(0, height - rows.top)), green: PanelBoard.rowCount, on: &canvas, context: context)
      draw(at: context.content.y, on: &canvas)
      canvas.draw(time, at: Point(x: x + width + 3, y: context.content.y + height / 2), style: .title)
      return true
    }
    drawBoard(rows, green: PanelBoard.rowCount, on: &canvas, context: context)
    // From behind the header to the middle of the free rows, as in free fall.
    let fallen = Int((Double(height + (free - height) / 2) * PanelsClearing.fallen(after: elapsed)).rounded())
    draw(at: body.y - height + fallen, on: &canvas)
    canvas.fill(Rect(x: 0, y: 0, width: context.size.width, height: body.y))
    return false
  }

  private var wording: GameCover.Wording {
    GameCover.Wording(
      paused: .boardHidden,
      leave: .leaveBoard,
      loss: .ifYouLeave, costOfPause: .best,
      wasPaused: pauseCost != nil,
      isRunning: isRunning)
  }

  /// Whether the clock runs.
  private var isRunning: Bool {
    if case .solving = game.phase { true } else { false }
  }

  var pauseCost: GameCover.Cost? { game.pauses > 0 ? .best : nil }

  private var isCleared: Bool {
    if case .cleared = game.phase { true } else { false }
  }

  /// The time that the board took so far.
  private func time(at now: Instant, in context: ViewContext) -> SafeText {
    let elapsed = game.elapsed(at: now)
    return context.words(
      .seconds(
        isCleared
          ? NumberFormat.tenthsNearest(elapsed)
          : context.moves ? NumberFormat.tenthsPassed(elapsed) : "\(elapsed.components.seconds)"))
  }

  private func drawHeader(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    let time = time(at: now, in: context)
    let title = context.words(PanelsModule().name)
    // A problem is shown while the player can still do something about it.
    let problem = context.state.saveProblem.map { ([words(.notSavable(SafeText($0)))], Style.alert) }
    let (texts, style) = problem ?? (tellsWrongAbove(in: context) ? ([.empty], .plain) : standing(words))
    let all = context.content.width - 2 - title.width - 3 - 2 - time.width
    let text = texts.wording(for: all)
    let room = all - text.width
    let best = context.state.bests[.panels].map { "   " + words(.bestTimeShort($0)) } ?? .empty
    // How far the player is comes before the best.
    let right = best.width <= room || isCleared ? time + best : time
    canvas.header(title, right, in: context)
    if phase != .solving(.paused), PanelRowsView(in: context).isTight {
      let content = context.content
      canvas.fill(Rect(x: content.x, y: content.y + 1, width: content.width, height: 1))
    }
    guard !isCleared else { return }
    let place = Point(x: context.content.x + 1 + title.width + 3, y: context.content.y)
    canvas.draw(
      text, at: place, style: style, width: context.content.maxX - 1 - right.width - 2 - place.x)
  }

  /// Paints the board, the first rows of a cleared one in the colour of what is right.
  private func drawBoard(
    _ rows: PanelRowsView, green: Int = 0, on canvas: inout Canvas, context: ViewContext
  ) {
    rows.drawDigits(on: &canvas)
    for (number, row) in game.board.rows.enumerated() {
      let isSelected = !isCleared && number == selected.row
      rows.draw(prompt: row.prompt, row: number, isSelected: isSelected, on: &canvas)
      for (panel, text) in row.panels.enumerated() {
        let place = PanelRowsView.Place(row: number, panel: panel)
        let isChosen = game.chosenPanel(inRow: number) == panel
        let look: PanelRowsView.Look =
          isChosen ? number < green ? .fitting : .chosen : number < green ? .out : .open
        rows.draw(
          SafeText(text), at: place, look, isSelected: !isCleared && place == selected, hasKey: isSelected, on: &canvas)
      }
    }
  }

  /// Whether a large window tells how many rows are wrong right above the board.
  private func tellsWrongAbove(in context: ViewContext) -> Bool {
    context.isWide && !isCleared && game.chosenRows == PanelBoard.rowCount
      && PanelRowsView(in: context).top > context.body().y + 1
  }

  /// Paints that, in large letters where these have room.
  private func drawWrong(on canvas: inout Canvas, context: ViewContext) {
    guard tellsWrongAbove(in: context) else { return }
    let body = context.body()
    let top = PanelRowsView(in: context).top
    let (texts, style) = standing(context.words)
    let most = min(top - 1 - body.y, 5)
    // The shortest does not say what to do.
    let large = texts.dropLast().lazy.compactMap {
      LargeText($0, scales: [.half], glyphs: context.glyphs).rows(in: Size(width: body.width - 4, height: most))
    }.first
    let lines = large ?? [texts.wording(for: body.width)]
    let place = Rect(x: body.x, y: top - 1 - lines.count, width: body.width, height: lines.count)
    canvas.paragraph(lines, in: place, alignment: .center, style: style)
  }

  /// How far the player is: how many rows have a choice; when all have, how many of them are wrong, and what to do.
  private func standing(_ words: Localizer) -> ([SafeText], Style) {
    let count = PanelBoard.rowCount
    let chosen = game.chosenRows
    return chosen < count
      ? ([words(.rowsChosen(chosen, count))], .dim) : (words(.rowsWrong(count - game.fittingRows)), .alert)
  }
}
