import QuizCore
import TerminalKit

/// The panel game: a board of panels, and CLEAR on top of the solved board.
///
/// Adds to the game the cover that hides it, the selection, and the save state.
struct PanelsScreen: Screen, Equatable {
  static let keyTables = [
    ScreenKeys(.game(.panels), PanelsKeys.board), ScreenKeys(.game(.panels), PanelsKeys.cleared),
    ScreenKeys(.game(.panels), ShareBox.keys),
  ]

  private struct Cleared: Equatable {
    var saving = SaveState.underWay
    /// When the save succeeded or failed, and CLEAR starts to fall.
    var since: Instant
  }

  private var game: PanelGame
  private let seed: UInt64
  private var cover = GameCover.none
  /// Nil while the board is solved.
  private var cleared: Cleared?
  /// Digits choose in its row.
  private var selected = PanelsBoard.Place()
  /// Boards cleared in a row.
  private var boards = 0
  /// The latest boards including this one, newest first; empty until read.
  private var latest: [Score] = []
  /// The shared text, while shown.
  private var box: ShareBox?

  /// Deals a board, whose clock waits for its first frame.
  init(seed: UInt64, boards: Int = 0) {
    self.boards = boards
    var generator = SeededGenerator(seed: seed)
    game = PanelGame(PanelBoard(using: &generator))
    self.seed = seed
  }

  func hints(in context: ViewContext) -> [Hint] {
    if let cleared {
      return box != nil
        ? ShareBox.hints(in: context) : cleared.saving.offering(PanelsKeys.cleared.hints(in: context), context.words)
    }
    if cover != .beforeHelp, let keys = cover.keys { return keys.hints(in: context) }
    let costsToPause = cover != .beforeHelp && game.pauses == 0
    return PanelsKeys.board.hints(in: context).map { costsToPause ? $0.sayingCostOfPause(context.words) : $0 }
  }

  /// Whether the board can be seen and solved.
  private var isOpen: Bool { cleared == nil && cover == .none }

  var offersHelp: Bool { cleared.map { $0.saving != .underWay } ?? (cover.keys == nil) }

  var asksBeforeHelp: Bool { isOpen && game.pauses == 0 }

  var helpTopic: HelpScreen.Topic { .game(.panels) }

  func waitsToBeShown(in context: ViewContext) -> Bool {
    if case .presenting = game.phase { isOpen } else { false }
  }

  var holdsClock: Bool { cleared == nil }

  var pauseCost: GameCover.Cost? { game.pauses > 0 ? .best : nil }
}

// Input.
extension PanelsScreen {
  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key): return press(key, at: now, in: context)
    case .row(let index):
      guard isOpen, PanelsBoard.Place.all.indices.contains(index) else { break }
      return choose(PanelsBoard.Place.all[index], at: now, in: context)
    case .shown: if isOpen { game.handle(.shown, at: now) }
    case .covered: hide(behind: .elsewhere, at: now)
    case .uncovered: if cover == .elsewhere { reveal(at: now) }
    case .interrupted: hide(behind: .paused, at: now)
    case .response(RoundResponse.seed(let seed)): self = PanelsScreen(seed: seed, boards: boards)
    case .response(let page as HistoryPage): latest = page.records.map { $0.score(in: context.games.list) }
    case .response(let response): return update(response, at: now)
    case .wheel, .paste, .time: break
    }
    return []
  }

  private mutating func press(_ key: Key, at now: Instant, in context: ViewContext) -> [Action] {
    if let cleared { return press(key, in: cleared, at: now, in: context) }
    if let keys = cover.keys {
      switch keys.command(for: key) {
      case .resume: reveal(at: now)
      case .close:
        if case .held = game.phase { cover = .paused } else { reveal(at: now) }
      case .askToLeave: cover = .leaving
      case .leave: return [.back]
      // Any other key acts on the board.
      case .none where cover == .beforeHelp:
        cover = .none
        return press(key, at: now, in: context)
      case .openHelp, .none: break
      }
      return []
    }
    // The app forwards the key where help costs something.
    if CommonKeys.table.command(for: key) == .help {
      cover = .beforeHelp
      return []
    }
    switch PanelsKeys.board.command(for: key) {
    case .choose(let panel): return chooseAndGoOn(panel, at: now, in: context)
    case .confirm: return choose(selected, at: now, in: context)
    case .move(let direction): selected = selected.neighbour(direction)
    case .renew: return [.store(.drawSeed)]
    case .pause: hide(behind: .paused, at: now)
    case .leave: cover = .leaving
    case .none: break
    }
    return []
  }

  private mutating func press(
    _ key: Key, in cleared: Cleared, at now: Instant, in context: ViewContext
  ) -> [Action] {
    guard box == nil else {
      box = nil
      return []
    }
    let (saving, since) = (cleared.saving, cleared.since)
    // Typing the last choice twice must not dismiss CLEAR.
    guard now >= since + Rules.settling else { return [] }
    switch PanelsKeys.cleared.command(for: key) {
    case .again: return now >= since + ResultReveal.leastStay ? [.store(.drawSeed)] : []
    case .share where saving.isFailed: return saving.retry
    case .share:
      guard let record = saving.outcome?.record else { return [] }
      let text = ShareText(of: record, in: context.state)
      // Ends the animation.
      self.cleared?.since = now - PanelsClearing.length
      box = ShareBox(text: text)
      return [.terminal(.share(text))]
    case .history: return [.go(to: .history)]
    case .home: return [.home]
    case .harder, .missed, .review, .scroll, .none: return []
    }
  }

  /// Chooses in the selected row and moves to the next open one: five digits fill a board.
  private mutating func chooseAndGoOn(_ panel: Int, at now: Instant, in context: ViewContext) -> [Action] {
    let actions = choose(PanelsBoard.Place(row: selected.row, panel: panel), at: now, in: context)
    // A key that had no effect does not move the selection either.
    if game.chosenPanel(inRow: selected.row) == panel, let row = game.openRow(after: selected.row) {
      selected.row = row
    }
    return actions
  }

  private mutating func choose(_ place: PanelsBoard.Place, at now: Instant, in context: ViewContext) -> [Action] {
    selected = place
    game.handle(.choose(row: place.row, panel: place.panel), at: now)
    guard let result = PanelResult(of: game, seed: seed) else { return [] }
    cleared = Cleared(since: now)
    boards += 1
    return [.store(.save(result.record, .round))] + (context.state.rings ? [.terminal(.bell)] : [])
  }

  /// Updates the save state; its first result starts the animation.
  private mutating func update(_ response: any Response, at now: Instant) -> [Action] {
    guard let before = cleared?.saving else { return [] }
    cleared?.saving.update(response)
    guard let saving = cleared?.saving, saving != before else { return [] }
    if before == .underWay { cleared?.since = now }
    guard case .saved = saving else { return [] }
    return [.store(.readHistory(game: .panels, count: PastRounds.latestCount))]
  }

  /// Hides the board and stops its clock, unless cleared.
  private mutating func hide(behind other: GameCover, at now: Instant) {
    guard cleared == nil else { return }
    cover.hide(behind: other)
    game.handle(.hold, at: now)
  }

  private mutating func reveal(at now: Instant) {
    cover = .none
    game.handle(.resume, at: now)
  }
}

// Drawing.
extension PanelsScreen {
  func body(in context: ViewContext, at now: Instant) -> any Block {
    // Nothing scrolls.
    page(in: context, at: now).noting(.empty)
  }

  private func page(in context: ViewContext, at now: Instant) -> any Block {
    let (elapsed, tick) = (game.elapsed(at: now), Duration.milliseconds(context.moves ? 100 : 1000))
    var picture = PanelsPicture(game: game, elapsed: elapsed, context: context)
    guard let cleared else {
      (picture.selected, picture.cover) = (selected, cover)
      guard case .solving = game.phase else { return picture.body }
      return picture.body.changing(in: tick * (Int(elapsed / tick) + 1) - elapsed)
    }
    let passed = max(.zero, cleared.since.duration(to: now))
    // Nothing is reported until the save has succeeded or failed.
    guard let (record, best) = cleared.saving.outcome else { return picture.body }
    if context.moves, let (stage, end) = PanelsClearing.stage(after: passed) {
      picture.clearing = stage
      return picture.body.changing(in: end - passed)
    }
    return PanelsSummary(
      record: record, best: best, board: game.board, boards: boards, latest: latest, saving: cleared.saving,
      context: context
    ).page(box)
  }
}
