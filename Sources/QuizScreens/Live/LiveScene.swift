import QuizCore

/// A live room as it was said last, in the time of the screen.
struct LiveScene: Equatable {
  /// What everybody is told.
  private(set) var state: LiveState
  /// What a player is told beside it.
  private(set) var own: LiveOwn?
  /// What the host is told beside it.
  private(set) var board: LiveBoard?
  /// Since when it stands where it stands.
  private(set) var since: Instant
  /// The number of the question that was asked last; 0 before the first.
  private(set) var number: Int
  /// Whether the question on screen has opened: its choices are drawn from then on.
  private(set) var isOpen = false
  /// How the server's times stand to the screen's.
  private var clock: LiveClock

  init(_ state: LiveState, own: LiveOwn?, board: LiveBoard?, clock: Int, at now: Instant) {
    self.state = state
    self.own = own
    self.board = board
    self.clock = LiveClock(zero: clock)
    since = now
    number = state.question?.number ?? 0
    open(at: now)
  }

  /// Takes in what is said of it; gives whether it stands elsewhere now: in another phase, or at another question.
  mutating func take(_ state: LiveState, own: LiveOwn?, board: LiveBoard?, clock: Int, at now: Instant) -> Bool {
    let moved =
      state.phase != self.state.phase || state.question?.number != self.state.question?.number
      || state.question?.opens != self.state.question?.opens
    self.state = state
    number = state.question?.number ?? number
    self.own = own ?? self.own
    self.board = board ?? self.board
    self.clock = LiveClock(zero: clock)
    if moved {
      since = now
      isOpen = false
    }
    open(at: now)
    return moved
  }

  /// Takes in how many have answered, and how many there are.
  mutating func take(answered: Int, asked: Int, players: Int) {
    state.answered = answered
    state.asked = asked
    state.players = players
  }

  /// Opens the question, where its time has come; gives whether it did.
  @discardableResult
  mutating func open(at now: Instant) -> Bool {
    guard !isOpen, let opens, now >= opens, hasWords else { return false }
    isOpen = true
    return true
  }

  /// Whether the words of the question are there, and not only its announcement.
  private var hasWords: Bool { state.question?.text.isEmpty == false }

  /// When a question opens whose words are there; nil where it is open, or none is asked.
  var nextOpening: Instant? { isOpen || !hasWords ? nil : opens }

  /// Whether everybody plays in a time of their own that is not over: nobody has to begin.
  func opensItself(at now: Instant) -> Bool { state.rules.openUntil.map { clock.instant($0) > now } ?? false }

  /// When the question opens, or opened; nil where none is asked.
  var opens: Instant? {
    guard state.phase == .question, !state.isPaused, let question = state.question else { return nil }
    return clock.instant(question.opens)
  }

  /// When the room goes on by itself; nil where somebody goes on.
  var next: Instant? {
    guard !state.isPaused else { return nil }
    return state.next.map(clock.instant)
  }

  /// The time of the question.
  var limit: Duration {
    let limit = state.question?.limit ?? state.rules.limit
    return .milliseconds(max(1, min(limit, LiveRules.limits.upperBound)))
  }

  /// How much of it is left at `now`, counted from when it was to open.
  func remaining(at now: Instant) -> Duration {
    opens.map { max(.zero, min(limit, limit - $0.duration(to: now))) } ?? .zero
  }

  /// The seconds until the question opens, at most three; nil where it is open or none is asked.
  func countdown(at now: Instant) -> Int? {
    guard !isOpen, let opens else { return nil }
    return max(1, min(3, NumberFormat.ticksLeft(now.duration(to: opens), of: .seconds(1))))
  }

  /// The time until the clock of the question, or what counts down to it or to the next step, changes; nil where none of
  /// them is seen.
  func nextTick(at now: Instant, in context: ViewContext) -> Duration? {
    guard let opens else { return next.flatMap { TimeLine.next(before: $0, at: now, tick: .seconds(1)) } }
    if isOpen { return TimeLine.next(before: opens + limit, at: now, tick: TimeLine.tick(in: context)) }
    return now < opens ? TimeLine.next(before: opens, at: now, tick: .seconds(1)) : hasWords ? .zero : nil
  }

  /// The seconds until the room goes on by itself; nil where it does not.
  func secondsToNext(at now: Instant) -> Int? {
    next.map { NumberFormat.ticksLeft(now.duration(to: $0), of: .seconds(1)) }
  }

  /// The question as the boards show it; nil where none is asked, or none that can be shown.
  var asked: ShuffledQuestion? { state.question?.asked }
}

extension LiveScene? {
  /// Takes in what is said of a room, the first time too; gives whether it stands elsewhere now.
  mutating func take(
    _ state: LiveState, own: LiveOwn?, board: LiveBoard?, clock: Int, at now: Instant
  ) -> Bool {
    guard var scene = self else {
      self = LiveScene(state, own: own, board: board, clock: clock, at: now)
      return true
    }
    defer { self = scene }
    return scene.take(state, own: own, board: board, clock: clock, at: now)
  }
}
