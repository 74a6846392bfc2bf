import QuizCore
import TerminalKit

/// A live room in plain mode as a state machine: lines and what the room says go in with their instants, lines and effects
/// come out.
public protocol PlainLive: Sendable {
  /// Whether a line that was typed means something now. From a pipe none is read before; at a terminal what is typed when
  /// it means nothing is dropped, as keys are.
  var takesLine: Bool { get }
  /// When something falls due; nil for never.
  var nextChange: Instant? { get }
  /// Replaces the state that all games share.
  mutating func update(_ state: AppState)
  /// Handles an event that happened at `now`; returns the steps to perform.
  mutating func handle(_ event: PlainLiveEvent, at now: Instant) -> [PlainGame.Step]
}

/// An event of a live room in plain mode.
public enum PlainLiveEvent: Sendable {
  /// It begins.
  case begin
  /// A line was entered, given here without its newline.
  case line(String)
  /// The input has ended.
  case inputEnded
  /// Time has passed.
  case time
  /// An effect was answered, or the room says something.
  case response(any Response)
}

/// What both sides of a live room print.
struct PlainLiveText {
  let words: Localizer
  let glyphs: Glyphs

  init(_ state: AppState) {
    words = Localizer(state.language, isASCII: state.glyphs.isASCII)
    glyphs = state.glyphs
  }

  /// A question with its choices and what is to be done.
  func question(_ question: LiveQuestion, of count: Int) -> [SafeText] {
    var lines = [SafeText.empty, words(.plainQuestion(question.number, of: count))]
    if question.isAgain { lines.append(words(question.wasHeld ? .hostAsksAnew : .plainAskedAgain)) }
    lines.append(words(.plainSeconds(question.limit / 1000)))
    lines.append(MarkedText(question.text).plain)
    lines += question.panels.enumerated().map { "\($0 + 1). " + SafeText($1).oneLine }
    return lines + [prompt(for: question)].compactMap { $0 }
  }

  /// What is to be done, where that is more than to type a number.
  func prompt(for question: LiveQuestion) -> SafeText? {
    guard let asked = question.asked?.question else { return nil }
    return QuestionModules.module(for: asked.kind).plainPrompt(for: asked).map { words($0) }
  }

  /// What a question came to.
  func result(_ result: LiveResult, of question: LiveQuestion) -> [SafeText] {
    var lines = [
      .empty, words(.plainTheAnswer(SafeText(result.answer).oneLine)),
      words(.plainRightOf(result.rightCount, result.asked)),
    ]
    for (panel, count) in zip(question.panels, result.counts) {
      lines.append(SafeText(panel).oneLine + ": \(count)")
    }
    lines += result.lines.map { SafeText($0.text).oneLine + ": \($0.count)" }
    if result.unanswered > 0 { lines.append(words(.unanswered(result.unanswered))) }
    return lines + [result.explanation.map { SafeText($0) }].compactMap { $0 }
  }

  /// Who leads, a line each.
  func standings(_ state: LiveState) -> [SafeText] {
    let teams = state.teams.enumerated().map { index, team in words(.plainTeamRow(index + 1, team)) }
    return state.standings.map { words(.plainRow($0, SafeText($0.name).oneLine)) } + teams
  }

  /// How all players ended.
  func table(_ table: LiveTable) -> [SafeText] {
    let rows = table.players.map { player in
      words(.plainTableRow(player, SafeText(player.name).oneLine, of: player.asked(of: table.questions.count)))
    }
    let rates = table.questions.enumerated().map { index, question in
      words(.plainTableRate(index + 1, question.right, question.asked)) + MarkedText(question.text).oneLine
    }
    return [.empty, words(.plainTable)] + rows + [.empty] + rates
  }
}
