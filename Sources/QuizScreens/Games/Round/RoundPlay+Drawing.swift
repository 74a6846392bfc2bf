import QuizCore
import TerminalKit

// What of a round is drawn, and when it changes.
extension RoundPlay {
  /// When the time line next changes, or something falls due; nil while the round is hidden.
  func nextChange(after now: Instant, in context: ViewContext) -> Instant? {
    guard cover == .none || isSeenBehindCover else { return nil }
    guard case .asking = round.phase else {
      return [
        round.nextDeadline, verdictCountdown(in: context)?.nextChange(after: now), nextLight(after: now, in: context),
      ].compactMap { $0 }.min()
    }
    if let deadline = round.nextDeadline, let remaining = round.remaining(at: now) {
      let tick = TimeLine.tick(in: context)
      return deadline - tick * max(0, NumberFormat.ticksLeft(remaining, of: tick) - 1)
    }
    let tick: Duration = context.moves ? .milliseconds(100) : .seconds(1)
    let elapsed = allowsRetries ? round.total(at: now) : round.elapsed(at: now)
    return now + (tick * (Int(elapsed / tick) + 1) - elapsed)
  }

  /// Since when panels move; nil when they do not: without motion, and after a pause. A question that waits for its
  /// first frame is drawn at the first instant of its motion.
  private func motionStart(at now: Instant, in context: ViewContext) -> Instant? {
    guard context.moves, cover == .none else { return nil }
    switch round.phase {
    case .presenting(let open): return open.spent == .zero ? now : nil
    case .asking(let open, let clock): return open.spent == .zero ? clock.shownAt : nil
    case .held, .verdict, .verdictKept, .verdictHeld, .finished: return nil
    }
  }

  /// How the panels move at `now`; nil when they do not.
  func motion(at now: Instant, in context: ViewContext, hasLeaving: Bool) -> PanelMotion? {
    motionStart(at: now, in: context).flatMap { PanelMotion(since: $0, now: now, hasLeaving: hasLeaving) }
  }

  /// When moving panels next change; nil when they do not move, or wait for their first frame.
  func nextMotion(after now: Instant, in context: ViewContext) -> Instant? {
    guard case .asking = round.phase else { return nil }
    return motionStart(at: now, in: context).flatMap { PanelMotion.nextChange(since: $0, after: now) }
  }

  /// Whether the verdict stays long enough that holding it makes sense, now or when the help over it is closed.
  var canKeepVerdict: Bool {
    switch round.phase {
    case .verdict(let question, _), .verdictHeld(let question, isKept: false):
      round.rules.stay(ofVerdictOn: question).map { $0 > VerdictCountdown.shortest } ?? false
    case .presenting, .asking, .held, .verdictKept, .verdictHeld, .finished: false
    }
  }

  /// What counts down to the next question; nil where nothing does.
  private func verdictCountdown(in context: ViewContext) -> VerdictCountdown? {
    guard cover == .none, canKeepVerdict, case .verdict(let question, let since) = round.phase,
      let stay = round.rules.stay(ofVerdictOn: question)
    else { return nil }
    return VerdictCountdown(since: since, length: stay, isLast: round.number == round.count, moves: context.moves)
  }

  /// The countdown at the right end of the key line while a verdict is about to disappear.
  func countdown(at now: Instant, in context: ViewContext) -> SafeText {
    if case .verdictKept = round.phase, cover == .none { return context.words(.verdictKept) }
    return verdictCountdown(in: context)?.text(at: now, in: context) ?? .empty
  }

  /// When the best round ended the question on screen; nil without such a round or without a limit, and where this one
  /// can be no best any more.
  var best: TimeLine.Best? {
    guard cover == .none || isSeenBehindCover, pauseCost == nil, let limit = round.limit, let past = setup.past,
      let best = past.bestTime(after: round.number)
    else { return nil }
    let before = round.answered.reduce(Duration.zero) { $0 + $1.elapsed }
    return TimeLine.Best(share: max(0, min(1, 1 - (best - before) / limit)), isNamed: round.number == 1)
  }

  /// The time line at `now`.
  func timeLine(at now: Instant) -> TimeLine {
    TimeLine(of: round, showsProgress: allowsRetries, at: now)
  }

  /// A header, and below it a pop-up, the choices in full, or a board, which may be moving.
  func page(_ header: BoardHeader, _ board: BoardView?, in context: ViewContext) -> any Block {
    var header = header
    header.rule = cover.rule(costOfPause, in: context)
    return Rows {
      header.block(in: context)
      below(board, in: context).rank(1)
    }
  }

  /// What a click at `point` means; panels can be clicked while they move.
  func hit(at point: Point, in context: ViewContext) -> Target? {
    page(BoardHeader(title: .empty, standing: [], timeLine: nil), board(in: context), in: context)
      .form(in: context.room.size)?.target(at: point.moved(by: context.room.origin, -1))
  }

  private func below(_ board: BoardView?, in context: ViewContext) -> any Block {
    let popUp = cover.popUp(coverWording, in: context)
    if let popUp, !isSeenBehindCover { return popUp.centered }
    guard let board else { return Empty() }
    let seen =
      position.wholeChoices.map { WholeChoicesView(of: board.question, in: context).block(scroll: $0) }
      ?? board.block(in: context)
    guard let popUp else {
      // A click anywhere goes on.
      return round.open == nil ? Overlay(Drawing({ $0 }) { _, _ in }.target(.key(.enter)), on: seen) : seen
    }
    let rows = fitted(in: context)?.panelRows.lowerBound ?? 0
    let hasSide = board.side != nil
    // Over the choices, so that the question can be read, and beside the column at the side.
    let foot = RoomReader { room in
      Rows {
        Rows.Item.space()
        Columns {
          popUp.centered.covering { place, canvas in
            canvas.fill(place)
            canvas.cursor = nil
          }
          Empty().width(.fixed(hasSide ? BoardPages.sideWidth : 0))
        }.across(.left).atMost(rows: room.height - rows >= RoundPlay.leastForPopUp ? room.height - rows : room.height)
          .rank(0)
      }
    }
    return Overlay(foot, on: seen)
  }

  /// The least rows over the choices in which the question whether to leave is whole.
  private static let leastForPopUp = 10

  private var coverWording: GameCover.Wording {
    GameCover.Wording(
      paused: .questionHidden,
      leave: .leaveRound,
      loss: .ifYouLeave,
      costOfPause: costOfPause, wasPaused: pauseCost != nil,
      isRunning: isSeenBehindCover && round.open != nil)
  }
}
