import QuizCore
import TerminalKit

/// A question of a room being answered by one player.
struct LiveAsking: Equatable {
  let question: LiveQuestion
  /// The question for boards; nil if this program cannot ask it.
  let dealt: ShuffledQuestion?
  /// When its choices first appeared; nil until then.
  var shownAt: Instant?
  /// The answer, once given.
  private(set) var given: GivenAnswer?
  /// The time it took, in milliseconds.
  private(set) var milliseconds = 0
  /// Whether the server has the answer.
  var isKept = false
  /// Whether its time ran out before it was answered.
  var isLate = false

  init(_ question: LiveQuestion, shownAt: Instant? = nil) {
    (self.question, self.shownAt) = (question, shownAt)
    dealt = question.asked
  }

  /// Adopts an answer that the room keeps, also from before the question was asked again or from another connection.
  mutating func note(_ own: LiveOwn?) {
    guard given == nil, let own, let answer = own.given(to: question) else { return }
    given = answer
    milliseconds = max(0, own.milliseconds)
    isKept = true
  }

  /// When its time is up; nil until on screen. A question shown late ends when the server stops taking answers.
  func deadline(opening opens: Instant?) -> Instant? {
    guard let shownAt else { return nil }
    let last = opens.map { $0 + question.time + .milliseconds(LiveCourse.grace) }
    return min(shownAt + question.time, last ?? shownAt + question.time)
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

extension LiveOwnRound {
  /// Records a decided question; returns the answer, if known. `asking` is the last question asked here.
  mutating func decide(
    _ question: LiveQuestion, _ result: LiveResult, _ own: LiveOwn, _ asking: LiveAsking?, _ rules: LiveRules
  ) -> GivenAnswer? {
    var given = own.given(to: question) ?? (asking?.question.number == question.number ? asking?.given : nil)
    switch own.isRight {
    // An answer from another connection may be unknown here, except that it was right.
    case true: given = given ?? (question.panels.isEmpty ? .text(result.answer) : .panels(result.right))
    case false: break
    case nil: given = nil
    }
    decide(
      question, result, given: given, isRight: own.isRight == true, milliseconds: own.milliseconds,
      usual: rules.bounded.limit)
    return given
  }

  /// The record of a round in a room; nil if nothing was decided.
  func record(in room: LiveState) -> RoundRecord? {
    let title = SafeText(room.title).oneLine.string
    return record(set: title.isEmpty ? Game.ID.live.rawValue : title, limit: room.rules.bounded.limit)
  }
}
