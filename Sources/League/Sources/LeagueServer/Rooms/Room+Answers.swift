import LeagueAPI
import LeagueStore
import QuizCore
import TerminalKit

/// Answers of players.
extension Room {
  /// Takes a player's answer that arrived at an instant; returns once it is durable. The first one counts; another to
  /// the same question is answered as that was.
  func answer(_ answer: RoomAnswer, of id: String, receivedAt received: Int) async throws -> RoomAnswered {
    try use()
    guard let player = model.player(id) else { throw APIError(.unknownToken) }
    guard !player.isAway else { throw APIError(.sentAway) }
    guard model.course.phase != .closed else { throw APIError(.closedRoom) }
    let isOwnTime = model.course.phase == .open
    guard let course = isOwnTime ? player.course : model.course,
      course.order.indices.contains(answer.question.subtractingReportingOverflow(1).partialValue)
    else { throw APIError(.overQuestion) }
    let place = answer.question - 1
    let question = course.order[place]
    if let known = model.answer(of: id, to: question) { return RoomAnswered(milliseconds: known.milliseconds) }
    let slot = RoomSlot(round: course.round, question: question, player: id)
    if let other = given[slot] { return RoomAnswered(milliseconds: try await other.value) }

    let dealt = model.questions[question]
    let limit = model.rules.limit(of: dealt.question)
    guard course.phase == .question, course.place == place, course.opens == answer.opens, !course.isPaused, isTaking,
      isOwnTime || player.isAsked(round: course.round, place: place),
      (course.opens - RoundTrips.early..<course.opens + limit + LiveCourse.grace).contains(received)
    else { throw APIError(.overQuestion) }
    guard let content = answer.given, dealt.isComplete(content) else {
      throw APIError(.malformed, "this is no answer to the question")
    }
    let milliseconds = trips[id, default: RoundTrips()]
      .believed(answer.milliseconds, opens: course.opens, received: received, limit: limit)
    let kept = RoomGiven(question: question, player: id, answer: .init(content, milliseconds: milliseconds))

    underWay += 1
    let round = course.round
    let task = Task {
      try await keep(kept, round: round)
      return milliseconds
    }
    given[slot] = task
    let result = await task.result
    given[slot] = nil
    defer { endOne() }
    if case .failure(let error) = result {
      if case .refused? = error as? StoreError { throw failure(error) }
      // It may have been kept all the same.
      mustReread = true
      loses(true)
      throw APIError(.unkeptAnswer, retryAfter: 1)
    }
    edit { $0.take(kept) }
    loses(false)
    touchCount()
    if isOwnTime {
      Task { await self.advanceOwn(id) }
    } else if haveAllAnswered(at: now) {
      Task { await self.advance() }
    }
    return RoomAnswered(milliseconds: milliseconds)
  }

  /// Keeps an answer durably. Those that come while others are being kept are kept together: a class that answers at once
  /// waits for the disk a few times, not once for each.
  private func keep(_ given: RoomGiven, round: Int) async throws {
    try await withCheckedThrowingContinuation { continuation in
      waiting.append(WaitingAnswer(given: given, round: round, continuation: continuation))
      guard !isKeeping else { return }
      isKeeping = true
      Task { await keepWaiting() }
    }
  }

  private func keepWaiting() async {
    while let round = waiting.first?.round {
      let answers = waiting.filter { $0.round == round }
      waiting.removeAll { $0.round == round }
      let result: Result<Void, any Error>
      do { result = .success(try await journal.keep(answers.map(\.given), round: round, of: key)) } catch {
        result = .failure(error)
      }
      for answer in answers { answer.continuation.resume(with: result) }
    }
    isKeeping = false
  }

  /// Whether nobody is left who could answer the question.
  func haveAllAnswered(at now: Int) -> Bool {
    guard model.course.phase == .question, let question = model.course.question else { return false }
    let given = model.answers[question] ?? [:]
    guard !given.isEmpty else { return false }
    var isSomebodyHere = false
    for player in model.asked(at: model.course.place) where isAwaited(player, at: now) {
      guard given[player.id] != nil else { return false }
      isSomebodyHere = true
    }
    return isSomebodyHere
  }
}

extension RoomAnswer {
  /// The answer itself; nil where there is none, or two.
  fileprivate var given: GivenAnswer? {
    switch (panels, text) {
    case (let panels?, nil) where panels.count <= Question.choiceCounts.upperBound: .panels(panels)
    case (nil, let text?) where text.utf8.count <= 16 * GivenAnswer.longestText:
      .text(String(SafeText(text).oneLine.string.prefix(GivenAnswer.longestText)))
    case _: nil
    }
  }
}

/// An answer of a player to a question.
struct RoomSlot: Hashable, Sendable {
  let round: Int
  let question: Int
  let player: String
}
