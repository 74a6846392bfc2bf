import QuizCore

/// A live room as last received, in screen time.
struct LiveScene: Equatable {
  /// The part sent to everybody.
  private(set) var state: LiveState
  /// The part sent to this player.
  private(set) var own: LiveOwn?
  /// The part sent to the host.
  private(set) var board: LiveBoard?
  /// When it reached its phase and question.
  private(set) var since: Instant
  /// Whether the question on screen has opened, so that its choices are drawn.
  private(set) var isOpen = false
  /// The server's time at ``Instant/zero``, in milliseconds since 1970.
  private var clock: Int

  init(_ state: LiveState, own: LiveOwn?, board: LiveBoard?, clock: Int, at now: Instant) {
    (self.state, self.clock, since) = (state, clock, now)
    _ = take(state, own: own, board: board, clock: clock, at: now)
  }

  /// Takes a new state; returns whether the phase or the question changed.
  mutating func take(_ state: LiveState, own: LiveOwn?, board: LiveBoard?, clock: Int, at now: Instant) -> Bool {
    let moved =
      state.phase != self.state.phase || state.question?.number != self.state.question?.number
      || state.question?.opens != self.state.question?.opens
    self.state = state.withoutNegativeCounts
    self.own = own ?? self.own
    self.board = board ?? self.board
    self.clock = clock
    if moved { (since, isOpen) = (now, false) }
    open(at: now)
    return moved
  }

  /// Takes new counts of answers and players.
  mutating func take(answered: Int, asked: Int, players: Int) {
    (state.answered, state.asked, state.players) = (answered, asked, players)
    state = state.withoutNegativeCounts
  }

  /// Opens the question if its time has come; returns whether it did.
  @discardableResult
  mutating func open(at now: Instant) -> Bool {
    guard !isOpen, let opens, now >= opens, hasWords else { return false }
    isOpen = true
    return true
  }

  /// Whether the question was sent, not only announced.
  private var hasWords: Bool { state.question?.text.isEmpty == false }

  /// When the question opens; nil if it is open, only announced, or there is none.
  var nextOpening: Instant? { isOpen || !hasWords ? nil : opens }

  /// The longest distance from zero, in milliseconds: a hundred years, so that no sum overflows.
  private static let longest = 100 * 366 * 86_400_000

  /// The instant of a server time in milliseconds since 1970.
  private func instant(_ milliseconds: Int) -> Instant {
    let (difference, overflows) = milliseconds.subtractingReportingOverflow(clock)
    let bounded = overflows ? (milliseconds > clock ? .max : .min) : difference
    return Instant(.milliseconds(min(max(bounded, -LiveScene.longest), LiveScene.longest)))
  }

  /// Whether everybody still plays at their own pace, so that nobody has to start it.
  func opensItself(at now: Instant) -> Bool { state.rules.openUntil.map { instant($0) > now } ?? false }

  /// When the question opens or opened; nil without one.
  var opens: Instant? {
    guard state.phase == .question, !state.isPaused, let question = state.question else { return nil }
    return instant(question.opens)
  }

  /// When the room proceeds automatically; nil if somebody has to.
  var next: Instant? { state.isPaused ? nil : state.next.map(instant) }

  /// The time limit of the question.
  var limit: Duration { state.question?.time ?? .zero }

  /// The time left at `now`, counted from when it should open.
  func remaining(at now: Instant) -> Duration {
    opens.map { max(.zero, min(limit, limit - $0.duration(to: now))) } ?? .zero
  }

  /// The time until a visible clock changes: of the question, or counting down to it or to the next step; nil without
  /// one.
  func nextTick(at now: Instant, in context: ViewContext) -> Duration? {
    guard let opens else { return next.flatMap { TimeLine.next(before: $0, at: now, tick: .seconds(1)) } }
    if isOpen { return TimeLine.next(before: opens + limit, at: now, tick: TimeLine.tick(in: context)) }
    return now < opens ? TimeLine.next(before: opens, at: now, tick: .seconds(1)) : hasWords ? .zero : nil
  }
}

extension LiveState {
  /// A copy for display: another program sent the numbers.
  fileprivate var withoutNegativeCounts: LiveState {
    var state = self
    (state.count, state.players) = (max(0, count), max(0, players))
    (state.answered, state.asked) = (max(0, answered), max(0, asked))
    return state
  }
}

extension LiveQuestion {
  /// The time limit.
  var time: Duration { .milliseconds(max(1, min(limit, LiveRules.limits.upperBound))) }
}

extension LiveScene? {
  /// Takes a new state, also the first; returns whether the phase or the question changed.
  mutating func take(_ state: LiveState, own: LiveOwn?, board: LiveBoard?, clock: Int, at now: Instant) -> Bool {
    if let moved = self?.take(state, own: own, board: board, clock: clock, at: now) { return moved }
    self = LiveScene(state, own: own, board: board, clock: clock, at: now)
    return true
  }
}
