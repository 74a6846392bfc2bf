import QuizCore

/// A question of a room as one player answers it.
struct LiveAsking: Equatable {
  /// The question.
  let question: LiveQuestion
  /// The same as the boards show it; nil where it is none that this program can ask.
  let dealt: ShuffledQuestion?
  /// When its choices were first on screen; nil until then.
  private(set) var shownAt: Instant?
  /// What the player has put together of an answer.
  var entry = AnswerEntry()
  /// The answer, once it is given.
  private(set) var given: GivenAnswer?
  /// How long that took, in milliseconds.
  private(set) var milliseconds = 0
  /// Whether the server has it.
  var isKept = false
  /// Whether its time ran out before it was answered.
  private(set) var isLate = false

  init(_ question: LiveQuestion) {
    self.question = question
    dealt = question.asked
  }

  /// Takes in what the room has of the player's own: an answer that it keeps is given, also where it was given before
  /// the question was asked anew, or on another connection.
  mutating func note(_ own: LiveOwn?) {
    guard given == nil, let own, let answer = own.given(to: question) else { return }
    given = answer
    milliseconds = max(0, own.milliseconds)
    isKept = true
  }

  /// Whether it is asked for the same opening.
  func isOf(_ other: LiveQuestion) -> Bool { question.number == other.number && question.opens == other.opens }

  /// Begins its clock, unless it runs.
  mutating func show(at now: Instant) {
    shownAt = shownAt ?? now
  }

  private var limit: Duration { .milliseconds(max(1, min(question.limit, LiveRules.limits.upperBound))) }

  /// When its time is up; nil while it is not on screen. One that came late has no more than what answers are taken for.
  func deadline(opening opens: Instant?) -> Instant? {
    guard let shownAt else { return nil }
    let last = opens.map { $0 + limit + .milliseconds(LiveCourse.grace) }
    return min(shownAt + limit, last ?? shownAt + limit)
  }

  /// How much of its time is left at `now`.
  func remaining(at now: Instant, opening opens: Instant?) -> Duration {
    deadline(opening: opens).map { max(.zero, now.duration(to: $0)) } ?? limit
  }

  /// Whether keys count: it is on screen, was there for long enough that a key typed ahead is none, and is not answered.
  func listens(at now: Instant, opening opens: Instant?) -> Bool {
    guard given == nil, let shownAt, let deadline = deadline(opening: opens) else { return false }
    return now >= shownAt + Rules.settling && now < deadline
  }

  /// Has its time run out, where that is so at `now`.
  mutating func pass(at now: Instant, opening opens: Instant?) {
    guard given == nil, let deadline = deadline(opening: opens), now >= deadline else { return }
    isLate = true
  }

  /// Takes an answer that was given at `now`.
  mutating func take(_ answer: GivenAnswer, at now: Instant) {
    given = answer
    milliseconds = shownAt.map { max(0, $0.duration(to: now).inMilliseconds) } ?? 0
  }
}
