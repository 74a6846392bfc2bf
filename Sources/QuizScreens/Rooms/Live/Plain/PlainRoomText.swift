import QuizCore
import TerminalKit

// What hosts and players of a live room both print.
extension PlainProgram {
  /// A question with its choices and its task.
  func question(_ question: LiveQuestion, of count: Int) -> [PlainStep] {
    var lines = [SafeText.empty, words(.plainQuestion(question.number, of: count))]
    if question.isAgain { lines.append(words(question.wasHeld ? .hostAsksAnew : .plainAskedAgain)) }
    lines += [words(.plainSeconds(question.limit / 1000)), MarkedText(question.text).plain]
    lines += choices(question.panels) + [question.asked.flatMap { task(of: $0.question) }].compactMap(\.self)
    return say(lines)
  }

  /// Ends the room's program and this one; the loop does nothing after that.
  func finish(_ end: PlainEnd) -> [PlainStep] { [.store(.live(.end)), .end(end)] }

  /// Whether the server is reachable again.
  func connection(isThere: Bool) -> PlainStep { .say(words(isThere ? .plainThereAgain : .plainConnectionGone)) }

  /// The standings, a line each.
  func standings(_ state: LiveState) -> [SafeText] {
    let teams = state.teams.enumerated().map { index, team in words(.plainTeamRow(index + 1, team)) }
    return state.standings.map { words(.plainRow($0, SafeText($0.name).oneLine)) } + teams
  }
}
