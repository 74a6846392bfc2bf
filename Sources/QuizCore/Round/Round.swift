/// A round of questions as a state machine: events go in with their instants, and what is on screen follows.
///
/// Every question is in exactly one place: to come, on screen, or settled. Holds no clock: every event comes with its
/// instant, the deadline is stored, and the remaining time is computed. Never blocks.
public struct Round: Equatable, Sendable {
  /// The question on screen, not yet settled.
  public struct Open: Equatable, Sendable {
    /// The question, as dealt.
    public let shuffled: ShuffledQuestion
    /// The time that had passed when the clock was last held.
    public fileprivate(set) var spent: Duration
    /// Wrong answers so far; panels that were chosen alone are blocked.
    public fileprivate(set) var misses: [AnsweredQuestion.Attempt] = []
    /// How many times the clock was held while it ran.
    public fileprivate(set) var pauses = 0
    /// Whether it was asked before in this round.
    public fileprivate(set) var isAgain = false

    /// The panels that cannot be chosen again.
    public var blockedPanels: Set<Int> {
      shuffled.question.kind.input == .panel ? Set(misses.compactMap(\.panel)) : []
    }
  }

  /// The running clock of a question.
  public struct Clock: Equatable, Sendable {
    /// When the question's frame appeared on screen.
    public let shownAt: Instant
    /// When time is up; nil for no limit.
    public let deadline: Instant?
  }

  /// The phase of the round.
  public enum Phase: Equatable, Sendable {
    /// A question waits for its frame to be on screen; no time runs.
    case presenting(Open)
    /// A question is on screen and its time runs.
    case asking(Open, Clock)
    /// The clock is held and the question hidden.
    case held(Open)
    /// A question is settled and its verdict on screen since an instant; no time runs.
    case verdict(AnsweredQuestion, since: Instant)
    /// The player keeps the verdict on screen, to read it, since an instant.
    case verdictKept(AnsweredQuestion, since: Instant)
    /// The verdict is hidden; when shown again, it is held if it was held before.
    case verdictHeld(AnsweredQuestion, isKept: Bool)
    /// All questions are settled.
    case finished
  }

  /// What happened.
  public enum Event: Hashable, Sendable {
    /// The frame of a question that was waiting for it is on screen.
    case shown
    /// The player gave an answer; panels are counted from 0.
    case answer(GivenAnswer)
    /// Time has passed.
    case time
    /// The player has read the verdict.
    case proceed
    /// The player wants to read the verdict: it stays until `proceed`.
    case keep
    /// The question is hidden: pause, help, a question to the player, suspension, a window too small.
    case hold
    /// The question may be shown again.
    case resume

    /// The player chose one panel, counted from 0.
    public static func choose(_ panel: Int) -> Event { .answer(.panel(panel)) }
  }

  /// The rules of this round.
  public let rules: Rules
  /// The phase of the round.
  public private(set) var phase: Phase
  /// The settled questions in order, without the one whose verdict is on screen.
  public private(set) var answered: [AnsweredQuestion] = []
  /// The questions to come, in order, and whether they were asked before.
  private var upcoming: ArraySlice<Upcoming>

  /// A question to come.
  private struct Upcoming: Equatable, Sendable {
    let shuffled: ShuffledQuestion
    var isAgain = false
  }

  /// Starts a round of `questions`; without any it is finished at once.
  public init(questions: [ShuffledQuestion], rules: Rules) {
    self.rules = rules
    upcoming = questions.map { Upcoming(shuffled: $0) }[...]
    phase = .finished
    advance()
  }

  /// Asks these questions before any others, the first at once: a verdict on screen has been read then, and a question
  /// that is still open is dropped. A round without an end is fed like this, one question at a time.
  public mutating func ask(_ questions: [ShuffledQuestion]) {
    answered = decided
    upcoming = questions.map { Upcoming(shuffled: $0) } + upcoming
    advance()
  }

  /// Handles an event that happened at `now`; returns whether anything changed.
  ///
  /// Lateness is decided here and nowhere else, before the event is looked at: at or after its deadline a question is
  /// lost, whether or not a `time` event came first.
  @discardableResult
  public mutating func handle(_ event: Event, at now: Instant) -> Bool {
    var isLate = false
    if case .asking(_, let clock) = phase, let deadline = clock.deadline, now >= deadline,
      case .asking(let open, _) = phase
    {
      settle(AnsweredQuestion(late: open, limit: limit ?? .zero, ownLimit: ownLimit(of: open)), at: now)
      isLate = true
    }
    switch (phase, event) {
    case (.presenting(let open), .shown):
      phase = .asking(open, Clock(shownAt: now, deadline: limit.map { now + max(.zero, $0 - open.spent) }))
    case (.presenting(let open), .hold):
      phase = .held(open)
    case (.presenting, .answer), (.presenting, .time), (.presenting, .proceed), (.presenting, .keep),
      (.presenting, .resume):
      return isLate

    case (.asking(let open, let clock), .answer(let given)):
      guard now >= clock.shownAt + rules.settling, open.shuffled.isComplete(given),
        open.blockedPanels.isDisjoint(with: given.panels)
      else { return isLate }
      take(given, to: open, clock, at: now)
    case (.asking(var open, let clock), .hold):
      open.spent += clock.shownAt.duration(to: now)
      open.pauses += 1
      phase = .held(open)
    case (.asking, .shown), (.asking, .time), (.asking, .proceed), (.asking, .keep), (.asking, .resume):
      return isLate

    case (.held(let open), .resume):
      phase = .presenting(open)
    case (.held, .shown), (.held, .answer), (.held, .time), (.held, .proceed), (.held, .keep), (.held, .hold):
      return isLate

    case (.verdict(let verdict, let since), .time):
      guard let stay = rules.stay(ofVerdictOn: verdict), now >= since + stay else { return isLate }
      move(on: verdict)
    case (.verdict(let verdict, let since), .keep):
      guard now >= since + rules.settling else { return isLate }
      phase = .verdictKept(verdict, since: since)
    case (.verdict(let verdict, let since), .proceed), (.verdictKept(let verdict, let since), .proceed):
      guard now >= since + rules.settling else { return isLate }
      move(on: verdict)
    case (.verdict(let verdict, _), .hold):
      phase = .verdictHeld(verdict, isKept: false)
    case (.verdictKept(let verdict, _), .hold):
      phase = .verdictHeld(verdict, isKept: true)
    case (.verdict, .shown), (.verdict, .answer), (.verdict, .resume):
      return isLate
    case (.verdictKept, .shown), (.verdictKept, .answer), (.verdictKept, .time), (.verdictKept, .keep),
      (.verdictKept, .resume):
      return isLate

    case (.verdictHeld(let verdict, let isKept), .resume):
      phase = isKept ? .verdictKept(verdict, since: now) : .verdict(verdict, since: now)
    case (.verdictHeld, .shown), (.verdictHeld, .answer), (.verdictHeld, .time), (.verdictHeld, .proceed),
      (.verdictHeld, .keep), (.verdictHeld, .hold):
      return isLate

    case (.finished, .shown), (.finished, .answer), (.finished, .time), (.finished, .proceed), (.finished, .keep),
      (.finished, .hold), (.finished, .resume):
      return isLate
    }
    return true
  }

  /// Applies an answer that counts.
  private mutating func take(_ given: GivenAnswer, to open: Open, _ clock: Clock, at now: Instant) {
    let attempt = AnsweredQuestion.Attempt(
      given: given, judgement: open.shuffled.judge(given),
      after: (open.spent + clock.shownAt.duration(to: now)).wholeMilliseconds)
    switch rules.miss {
    case .blocksPanel where !attempt.judgement.isRight && !isLastMiss(of: open):
      var open = open
      open.misses.append(attempt)
      phase = .asking(open, clock)
    case .blocksPanel, .settles:
      // What was not known is asked once more, at the end: by then its answer was shown.
      if rules.miss == .blocksPanel, !attempt.judgement.isRight, !open.isAgain {
        upcoming.append(Upcoming(shuffled: open.shuffled, isAgain: true))
      }
      settle(AnsweredQuestion(open, attempt, ownLimit: ownLimit(of: open)), at: now)
    }
  }

  /// Whether one wrong answer more ends a question whose wrong answers block their panels. One panel after the other
  /// can be tried until one is right; what is typed or put together could be tried forever.
  private func isLastMiss(of open: Open) -> Bool {
    open.shuffled.question.kind.input != .panel && open.misses.count + 1 >= Rules.missesBeforeAnswer
  }

  /// The limit of the question on screen, where it is not that of the round's other questions.
  private func ownLimit(of open: Open) -> Duration? {
    limit == rules.limit(ofQuestion: number) ? nil : limit
  }

  /// Ends the question on screen.
  private mutating func settle(_ question: AnsweredQuestion, at now: Instant) {
    switch rules.verdict {
    case .none: move(on: question)
    case .brief, .untilKey: phase = .verdict(question, since: now)
    }
  }

  /// Adds a settled question to `answered` and goes on to the next one, unless no lives are left.
  private mutating func move(on question: AnsweredQuestion) {
    answered.append(question)
    if let lives = rules.lives, answered.reduce(0, { $0 + $1.misses }) >= lives { upcoming = [] }
    advance()
  }

  private mutating func advance() {
    phase =
      upcoming.popFirst().map { next in
        .presenting(Open(shuffled: next.shuffled, spent: .zero, isAgain: next.isAgain))
      } ?? .finished
  }
}

// Values that follow from the phase.
extension Round {
  /// Whether all questions are settled.
  public var isFinished: Bool { phase == .finished }

  /// Whether the verdict on the last question is on screen: no answer is to come.
  public var isPlayedOut: Bool { verdict != nil && (upcoming.isEmpty || livesLeft == 0) }

  /// The question that waits for its answer, also while it is hidden; nil where none does.
  public var open: Open? {
    switch phase {
    case .presenting(let open), .asking(let open, _), .held(let open): open
    case .verdict, .verdictKept, .verdictHeld, .finished: nil
    }
  }

  /// The question whose verdict is on screen, also while it is hidden; nil where none is.
  public var verdict: AnsweredQuestion? {
    switch phase {
    case .verdict(let verdict, _), .verdictKept(let verdict, _), .verdictHeld(let verdict, _): verdict
    case .presenting, .asking, .held, .finished: nil
    }
  }

  /// How many questions the round has.
  public var count: Int { number + upcoming.count }

  /// The number, from 1, of the question on screen; the number of questions when the round is finished.
  public var number: Int { answered.count + (isFinished ? 0 : 1) }

  /// The time limit of the question on screen; nil for none.
  public var limit: Duration? {
    shuffled.map { rules.limit(of: $0.question, number: number) } ?? rules.limit(ofQuestion: number)
  }

  /// How many lives are left: the misses until the round ends; nil where misses do not end it.
  public var livesLeft: Int? { rules.lives.map { max(0, $0 - misses) } }

  /// The settled questions in order, including the one whose verdict is on screen.
  public var decided: [AnsweredQuestion] { verdict.map { answered + [$0] } ?? answered }

  /// How many questions in a row were right at once, up to now.
  public var streak: Int { decided.reversed().prefix { $0.isRightAtOnce }.count }

  /// Wrong choices and time-outs so far, including those of the question on screen.
  public var misses: Int { decided.reduce(open?.misses.count ?? 0) { $0 + $1.misses } }

  /// How many times the clock was held while it ran.
  public var pauses: Int { decided.reduce(open?.pauses ?? 0) { $0 + $1.pauses } }

  /// The sum of the times of all questions at `now`.
  public func total(at now: Instant) -> Duration {
    answered.reduce(elapsed(at: now)) { $0 + $1.elapsed }
  }

  /// The question on screen, also while it is hidden; nil when the round is finished.
  public var shuffled: ShuffledQuestion? { open?.shuffled ?? verdict?.shuffled }

  /// How long the question on screen has been asked at `now`; once settled, how long it took.
  public func elapsed(at now: Instant) -> Duration {
    switch phase {
    case .presenting(let open), .held(let open): open.spent
    case .asking(let open, let clock):
      min(open.spent + max(.zero, clock.shownAt.duration(to: now)), limit ?? .seconds(Int64.max / 2))
    case .verdict(let verdict, _), .verdictKept(let verdict, _), .verdictHeld(let verdict, _): verdict.elapsed
    case .finished: .zero
    }
  }

  /// How much of the limit is left at `now`; nil when there is no limit or no question waits for an answer.
  public func remaining(at now: Instant) -> Duration? {
    open == nil ? nil : limit.map { max(.zero, $0 - elapsed(at: now)) }
  }

  /// The next instant at which `time` changes the phase; nil when only the player can.
  public var nextDeadline: Instant? {
    switch phase {
    case .asking(_, let clock): clock.deadline
    case .verdict(let verdict, let since): rules.stay(ofVerdictOn: verdict).map { since + $0 }
    case .presenting, .held, .verdictKept, .verdictHeld, .finished: nil
    }
  }
}

extension Duration {
  /// The duration cut to whole milliseconds, so that 9.9996 s, which is still in time, never shows as 10 s.
  fileprivate var wholeMilliseconds: Duration { .milliseconds(inMilliseconds) }

  /// The duration in whole milliseconds, rounded towards zero.
  public var inMilliseconds: Int {
    let (seconds, attoseconds) = components
    let whole = seconds.multipliedReportingOverflow(by: 1000)
    guard !whole.overflow else { return seconds < 0 ? .min : .max }
    return Int(whole.partialValue) + Int(attoseconds / 1_000_000_000_000_000)
  }
}
