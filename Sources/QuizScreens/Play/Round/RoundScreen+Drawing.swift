import QuizCore
import TerminalKit

// How a round is drawn, and when it changes.
extension RoundScreen {
  func body(in context: ViewContext, at now: Instant) -> any Block {
    page(
      header(at: now, in: context), RoundSideView(self, at: now, in: context),
      after: round.answered.last.map { BoardView(answered: $0, face: face, words: context.words) }, at: now,
      in: context)
  }

  /// The width of `12 misses   123.4 s`.
  private static let widestStanding = 19

  private func header(at now: Instant, in context: ViewContext) -> BoardHeader {
    let words = context.words
    // The side column has the score and the answers.
    let hasSide = context.sizeClass == .large
    let score = points.map {
      hasSide ? .empty : words(.points($0.sum(round.decided) - owed(at: now, in: context)))
    }
    let standing = score ?? module.standing(of: round, at: now, in: context)
    let streak = round.streak
    let isFixed = game.lives == nil && !allowsRetries
    return BoardHeader(
      title: module.progress(of: round, in: context),
      details: context.details(of: setup, asking: round.shuffled?.question),
      standing: (streak > 1 && score == nil ? [words(.inARow(streak)) + "   " + standing] : []) + [standing],
      widest: score.map { _ in hasSide ? 0 : words(.points(Points.right * round.count + Points.speed)).width }
        ?? RoundScreen.widestStanding,
      standingStyle: score == nil ? .plain : round.verdict?.isRight == true ? .correct : .title,
      lives: (round.livesLeft ?? 0) * context.glyphs.hearts.first.width,
      marks: isFixed && !hasSide
        ? AnswerMark.all(round.decided, of: round.count, isAsking: round.verdict == nil) : [],
      timeLine: timeLine(at: now), best: best, verdict: verdictAbove(in: context))
  }

  /// When the shown time next changes; nil if none is shown.
  private func nextTick(after now: Instant, in context: ViewContext) -> Instant? {
    if let deadline = round.nextDeadline, let remaining = round.remaining(at: now) {
      let tick = TimeLine.tick(in: context)
      return deadline - tick * max(0, NumberFormat.ticksLeft(remaining, of: tick) - 1)
    }
    guard !isSitting else { return nil }
    let tick: Duration = context.moves ? .milliseconds(100) : .seconds(1)
    let elapsed = allowsRetries ? round.total(at: now) : round.elapsed(at: now)
    return now + (tick * (Int(elapsed / tick) + 1) - elapsed)
  }

  /// How the panels move at `now`; nil where time is short, without animation, and after a pause. A question that waits
  /// for its first frame is drawn at the first instant of its motion.
  private func motion(at now: Instant, in context: ViewContext, hasLeaving: Bool) -> PanelMotion? {
    guard context.moves, cover == .none, allowsRetries || isSitting else { return nil }
    return switch round.phase {
    case .presenting(let open) where open.spent == .zero: PanelMotion(since: now, now: now, hasLeaving: hasLeaving)
    case .asking(let open, let clock) where open.spent == .zero:
      PanelMotion(since: clock.shownAt, now: now, hasLeaving: hasLeaving)
    case .presenting, .asking, .held, .verdict, .verdictKept, .verdictHeld, .finished: nil
    }
  }

  /// The flash of a right answer; nil once it is over, and without animation.
  private func light(at now: Instant, in context: ViewContext) -> AnswerLight? {
    guard context.moves, cover == .none, case .verdict(let question, let since) = round.phase, question.isRight
    else { return nil }
    return AnswerLight(since: since, now: now, run: round.streak)
  }

  /// Points not yet added to the shown score.
  func owed(at now: Instant, in context: ViewContext) -> Int {
    guard let light = light(at: now, in: context), let points, let answer = round.verdict else { return 0 }
    return light.owed(of: points.answer(answer))
  }

  /// The time until the verdict closes by itself, in words and as a draining bar, and when that next changes.
  private func countdown(at now: Instant, in context: ViewContext) -> (text: SafeText, next: Instant?) {
    guard cover == .none else { return (.empty, nil) }
    if case .verdictKept = round.phase { return (context.words(.verdictKept), nil) }
    guard let length = verdictStay, case .verdict(_, let since) = round.phase else { return (.empty, nil) }
    let tick = context.moves ? length / RoundScreen.countdownColumns : .seconds(1)
    let next = now < since + length ? since.next(tick, after: now) : nil
    let left = max(.zero, length - max(.zero, since.duration(to: now)))
    let seconds = NumberFormat.secondsLeft(left)
    let words = context.words(round.number == round.count ? .resultIn(seconds) : .nextIn(seconds))
    guard context.moves else { return (words, next) }
    let full = min(RoundScreen.countdownColumns, NumberFormat.ticksLeft(left, of: tick))
    let (filled, empty): (SafeText, SafeText) =
      context.glyphs.thinBar.map { (SafeText(String($0.first)), " ") } ?? ("#", ".")
    return (words + " " + filled.repeated(full) + empty.repeated(RoundScreen.countdownColumns - full), next)
  }

  private static let countdownColumns = 8

  /// When the best round had finished this question; nil without a best or a limit, and once this round can no longer
  /// be a best.
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

  /// The question with its header, in large windows beside a column; where panels move, those of the previous board
  /// leave first.
  func page(
    _ header: BoardHeader, _ column: @autoclosure () -> RoundSideView, after previous: @autoclosure () -> BoardView?,
    at now: Instant, in context: ViewContext
  ) -> any Block {
    var (header, board) = (header, board(in: context))
    board?.light = light(at: now, in: context)
    if context.sizeClass == .large {
      var column = column()
      column.verdict = verdictBeside(in: context)
      board?.side = column.block(in: context)
    }
    if motion(at: now, in: context, hasLeaving: false) != nil {
      let previous = previous()
      board?.move(motion(at: now, in: context, hasLeaving: previous != nil), after: previous, in: context)
    }
    header.rule = cover.rule(costOfPause, in: context)
    let countdown = countdown(at: now, in: context)
    let next = nextChange(after: now, countdown.next, in: context)
    return Rows {
      header.block(in: context)
      below(board, in: context).rank(1)
    }.changing(in: next.map { now.duration(to: $0) }).noting(countdown.text)
  }

  /// When the picture or its countdown next changes or a deadline is reached; nil while hidden.
  private func nextChange(after now: Instant, _ countdown: Instant?, in context: ViewContext) -> Instant? {
    guard cover == .none || isSeenBehindCover else { return nil }
    let moving: Duration?
    let clock: Instant?
    switch round.phase {
    case .asking:
      moving = motion(at: now, in: context, hasLeaving: false)?.next
      clock = nextTick(after: now, in: context)
    case .presenting, .held, .verdict, .verdictKept, .verdictHeld, .finished:
      moving = light(at: now, in: context)?.next
      clock = [round.nextDeadline, countdown].compactMap { $0 }.min()
    }
    return [moving.map { now + $0 }, clock].compactMap { $0 }.min()
  }

  /// A pop-up, the full choices, or the board.
  private func below(_ board: BoardView?, in context: ViewContext) -> any Block {
    let popUp = cover.popUp(
      paused: .questionHidden, leave: .leaveRound, cost: pauseCost,
      isRunning: isSeenBehindCover && round.open != nil, in: context)
    if let popUp, !isSeenBehindCover { return popUp.centered }
    guard let board else { return Empty() }
    let seen =
      input.position.wholeChoices.map { WholeChoicesView(question: board.question, context: context).block(scroll: $0) }
      ?? board.clickable(in: context)
    guard let popUp else {
      // A click anywhere continues.
      return round.open == nil ? Overlay(Drawing({ $0 }) { _, _ in }.target(.key(.enter)), on: seen) : seen
    }
    let rows = fitted(in: context)?.panelRows.lowerBound ?? 0
    let hasSide = board.side != nil
    // Covers the choices but neither the question nor the side column.
    let foot = RoomReader { room in
      Rows {
        Rows.Item.space()
        Columns {
          popUp.centered.covering { place, canvas in
            canvas.fill(place)
            canvas.cursor = nil
          }
          Empty().width(.fixed(hasSide ? BoardPages.sideWidth : 0))
        }.across(.left).atMost(rows: room.height - rows >= RoundScreen.leastForPopUp ? room.height - rows : room.height)
          .rank(0)
      }
    }
    return Overlay(foot, on: seen)
  }

  /// The rows that the leave pop-up needs; with fewer it covers the question too.
  private static let leastForPopUp = 10
}
