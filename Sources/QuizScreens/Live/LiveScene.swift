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

  /// When the clock of the question, or what counts down to it, next changes; nil where neither is to be seen.
  func nextTick(after now: Instant, in context: ViewContext) -> Instant? {
    guard let opens else { return nextSecond(after: now) }
    guard isOpen else {
      let left = now.duration(to: opens)
      guard left > .zero else { return hasWords ? now : nil }
      return opens - .seconds(NumberFormat.ticksLeft(left, of: .seconds(1)) - 1)
    }
    let remaining = remaining(at: now)
    guard remaining > .zero else { return nil }
    let tick = TimeLine.tick(in: context)
    return opens + limit - tick * max(0, NumberFormat.ticksLeft(remaining, of: tick) - 1)
  }

  /// When what counts down to the next step changes.
  private func nextSecond(after now: Instant) -> Instant? {
    guard let next, next > now else { return nil }
    return next - .seconds(NumberFormat.ticksLeft(now.duration(to: next), of: .seconds(1)) - 1)
  }

  /// The seconds until the room goes on by itself; nil where it does not.
  func secondsToNext(at now: Instant) -> Int? {
    next.map { NumberFormat.ticksLeft(now.duration(to: $0), of: .seconds(1)) }
  }

  /// The question as the boards show it; nil where none is asked, or none that can be shown.
  var asked: ShuffledQuestion? { state.question?.asked }

  /// When the next picture comes of something that moves for so long; nil where nothing moves any more.
  func nextFrame(of length: Duration, after now: Instant, moves: Bool) -> Instant? {
    guard moves, now < since + length else { return nil }
    let passed = max(.zero, since.duration(to: now))
    return min(since + length, since + LivePodium.tick * (Int(passed / LivePodium.tick) + 1))
  }

  /// How far something has grown since it stands here, of 1, in so much time.
  func grown(in length: Duration, at now: Instant, moves: Bool) -> Double {
    moves ? max(0, min(1, since.duration(to: now) / length)) : 1
  }
}
