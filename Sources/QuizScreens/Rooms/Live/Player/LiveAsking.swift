import QuizCore

/// A question of a room being answered by one player.
struct LiveAsking: Equatable {
  let question: LiveQuestion
  /// The question for boards; nil if this program cannot ask it.
  let dealt: ShuffledQuestion?
  /// When its choices first appeared; nil until then.
  private(set) var shownAt: Instant?
  /// The answer, once given.
  private(set) var given: GivenAnswer?
  /// The time it took, in milliseconds.
  private(set) var milliseconds = 0
  /// Whether the server has the answer.
  var isKept = false
  /// Whether its time ran out before it was answered.
  private(set) var isLate = false

  init(_ question: LiveQuestion) {
    self.question = question
    dealt = question.asked
  }

  /// Adopts an answer that the room keeps, also from before the question was asked again or from another connection.
  mutating func note(_ own: LiveOwn?) {
    guard given == nil, let own, let answer = own.given(to: question) else { return }
    given = answer
    milliseconds = max(0, own.milliseconds)
    isKept = true
  }

  /// Whether this is the same question with the same opening.
  func isOf(_ other: LiveQuestion) -> Bool { question.number == other.number && question.opens == other.opens }

  /// Starts its clock, once.
  mutating func show(at now: Instant) {
    shownAt = shownAt ?? now
  }

  private var limit: Duration { .milliseconds(max(1, min(question.limit, LiveRules.limits.upperBound))) }

  /// When its time is up; nil until on screen. A question shown late ends when the server stops taking answers.
  func deadline(opening opens: Instant?) -> Instant? {
    guard let shownAt else { return nil }
    let last = opens.map { $0 + limit + .milliseconds(LiveCourse.grace) }
    return min(shownAt + limit, last ?? shownAt + limit)
  }

  /// The time left at `now`.
  func remaining(at now: Instant, opening opens: Instant?) -> Duration {
    deadline(opening: opens).map { max(.zero, now.duration(to: $0)) } ?? limit
  }

  /// Whether keys count: it is on screen, long enough that no key was typed ahead, and not answered.
  func listens(at now: Instant, opening opens: Instant?) -> Bool {
    guard given == nil, let shownAt, let deadline = deadline(opening: opens) else { return false }
    return now >= shownAt + Rules.settling && now < deadline
  }

  /// Marks it late if its time is up at `now`.
  mutating func pass(at now: Instant, opening opens: Instant?) {
    guard given == nil, let deadline = deadline(opening: opens), now >= deadline else { return }
    isLate = true
  }

  /// Takes an answer given at `now`; returns it for the room.
  mutating func take(_ answer: GivenAnswer, at now: Instant) -> LiveOrder {
    given = answer
    milliseconds = shownAt.map { max(0, $0.duration(to: now).inMilliseconds) } ?? 0
    return .answer(
      question: question.number, panels: answer.text == nil ? answer.panels : nil, text: answer.text,
      milliseconds: milliseconds)
  }
}
