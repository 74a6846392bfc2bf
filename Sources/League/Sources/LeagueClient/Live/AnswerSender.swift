import LeagueAPI
import QuizCore

/// Sends an answer again and again until it is kept, or the question is over: on a bad line a second try often arrives
/// before the first. The first that arrives counts, repeats are harmless.
struct AnswerSender: Sendable {
  let session: RoomSession
  let answer: RoomAnswer
  /// When the question's time is over, by the server's clock.
  let close: Int

  /// How often it is looked whether another try is to be made.
  private static let tick = Duration.milliseconds(100)
  /// The most tries under way at once.
  private static let most = 3

  private enum Event: Sendable {
    /// It is kept.
    case kept
    /// The server does not want it.
    case refused
    /// A try failed.
    case failed
    /// It is time to look.
    case tick
  }

  /// Sends it; says that it counts once that is certain.
  func send() async {
    let client = session.client
    let patience = await session.patience
    await withTaskGroup(of: Event.self) { group in
      var underWay = 1
      var last = session.clock()
      group.addTask { await attempt(client) }
      group.addTask { await AnswerSender.wait() }
      defer { group.cancelAll() }
      for await event in group {
        switch event {
        case .kept: return session.say(.answered(question: answer.question))
        case .refused: return
        case .failed: underWay -= 1
        case .tick:
          let now = await session.now ?? 0
          let isOver = now > close + LiveCourse.grace
          if isOver && underWay == 0 || Task.isCancelled { return }
          let isDue = underWay == 0 || session.clock() - last >= patience
          if !isOver, isDue, underWay < AnswerSender.most {
            underWay += 1
            last = session.clock()
            group.addTask { await attempt(client) }
          }
          group.addTask { await AnswerSender.wait() }
        }
      }
    }
  }

  private func attempt(_ client: RoomClient) async -> Event {
    do throws(LeagueProblem) {
      try await client.answer(answer)
      return .kept
    } catch {
      return error.isPassing ? .failed : .refused
    }
  }

  private static func wait() async -> Event {
    try? await Task.sleep(for: tick)
    return .tick
  }
}
