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

  enum Phase: Equatable {
    case solving(GameCover)
    /// `since` is when the save succeeded or failed, and CLEAR starts to fall.
    case cleared(SaveState, since: Instant)
  }

  private(set) var game: PanelGame
  private(set) var seed: UInt64
  private(set) var phase = Phase.solving(.none)
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
    switch phase {
    case .solving(.beforeHelp): PanelsKeys.board.hints(in: context)
    case .solving(let cover):
      cover.keys?.hints(in: context)
        ?? PanelsKeys.board.hints(in: context).map { game.pauses == 0 ? $0.sayingCostOfPause(context.words) : $0 }
    case .cleared(let saving, _):
      box != nil
        ? ShareBox.hints(in: context) : saving.offering(PanelsKeys.cleared.hints(in: context), context.words)
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

  func waitsToBeShown(in context: ViewContext) -> Bool {
    if case .presenting = game.phase { phase == .solving(.none) } else { false }
  }

  var holdsClock: Bool {
    switch phase {
    case .solving: true
    case .cleared: false
    }
  }
}

// Input.
extension PanelsScreen {
  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key): return press(key, at: now, in: context)
    case .row(let index):
      guard phase == .solving(.none), PanelsBoard.Place.all.indices.contains(index) else { break }
      return choose(PanelsBoard.Place.all[index], at: now, in: context)
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
        // Any other key acts on the board.
        phase = .solving(.none)
      }
      // The app forwards the key where help costs something.
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

  /// Shares the cleared board as text, and ends the animation.
  private mutating func share(_ saving: SaveState, at now: Instant, in context: ViewContext) -> [Action] {
    guard let record = saving.outcome?.record else { return [] }
    let text = ShareText(of: record, in: context.state)
    phase = .cleared(saving, since: now - PanelsClearing.length)
    box = ShareBox(text: text)
    return [.terminal(.share(text))]
  }

  private mutating func press(_ key: Key, in keys: KeyTable<GameCover.Command>, at now: Instant) -> [Action] {
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
    phase = .cleared(.underWay, since: now)
    boards += 1
    return [.store(.save(result.record, .round))] + (context.state.rings ? [.terminal(.bell)] : [])
  }

  /// Updates the save state; its first result starts the animation.
  private mutating func update(_ response: any Response, at now: Instant) -> [Action] {
    guard case .cleared(let before, let since) = phase else { return [] }
    var saving = before
    saving.update(response)
    phase = .cleared(saving, since: before == .underWay && saving != before ? now : since)
    guard case .saved = saving, saving != before else { return [] }
    return [.store(.readHistory(game: .panels, count: PastRounds.latestCount))]
  }

  /// Hides the board and stops its clock, unless cleared.
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
    switch phase {
    case .solving(let cover):
      picture.selected = selected
      picture.cover = cover
      guard case .solving = game.phase else { return picture.body }
      return picture.body.changing(in: tick * (Int(elapsed / tick) + 1) - elapsed)
    // Nothing is reported until the save has succeeded or failed.
    case .cleared(.underWay, _): return picture.body
    case .cleared(let saving, let since):
      let elapsed = max(.zero, since.duration(to: now))
      if context.moves, let (stage, end) = PanelsClearing.stage(after: elapsed) {
        picture.clearing = stage
        return picture.body.changing(in: end - elapsed)
      }
      guard let (record, best) = saving.outcome else { return Empty() }
      return PanelsSummary(
        record: record, best: best, board: game.board, boards: boards, latest: latest, saving: saving, context: context
      ).page(box)
    }
  }

  var pauseCost: GameCover.Cost? { game.pauses > 0 ? .best : nil }
}
