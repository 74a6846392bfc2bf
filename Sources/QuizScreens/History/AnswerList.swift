import QuizCore
import TerminalKit

/// The answers of a past round as a list: a line each, which opens its question with the explanation.
struct AnswerList: Equatable, Sendable {
  /// The round.
  let record: RoundRecord
  /// Its questions, as far as they are known.
  var questions: [QuestionID: Question] = [:]
  /// The selected line.
  private var selected = 0

  init(_ record: RoundRecord) {
    self.record = record
  }

  /// The keys of a screen with the list; `own` are those that others do not have.
  static func keys<Command>(
    own: [KeyTable<Command>.Row] = [], _ command: (ListView.Command) -> Command
  ) -> KeyTable<Command> {
    ListView.keys(
      moveHint: .hintMove, openHint: .hintQuestion, backHint: .hintBack, own: own, command)
  }

  /// The list with its lines at `bars`, and the pointer before them.
  func list(at bars: Rect, in games: GameList) -> ListView {
    ListView(
      count: AnswerBarsView(record, in: games).answers.count, selected: selected,
      in: Rect(x: bars.x - 2, y: bars.y, width: bars.width + 3, height: bars.height))
  }

  /// Does what a key of the list asks for.
  mutating func perform(_ command: ListView.Command, in list: ListView) -> [Action] {
    switch command {
    case .back: return [.back]
    case .open: return open()
    case .up, .down, .pageUp, .pageDown, .first, .last, .jump: selected = list.selection(after: command)
    }
    return []
  }

  /// The question of the selected line, among those that are known; nothing for one that is not.
  private func open() -> [Action] {
    guard let id = selectedQuestion, let result = RoundResult(of: record, questions),
      let index = result.questions.firstIndex(where: { $0.shuffled.question.id == id })
    else { return [] }
    return [.push(ReviewScreen(result, at: index))]
  }

  /// The question of the selected line; nil where its text is not known.
  private var selectedQuestion: QuestionID? {
    let ids = record.attempts.compactMap { $0.first?.question }
    guard ids.indices.contains(selected), questions[ids[selected]] != nil else { return nil }
    return ids[selected]
  }

  /// Whether a command would do nothing.
  func isIdle(_ command: ListView.Command) -> Bool {
    switch command {
    case .open: selectedQuestion == nil
    case .up, .down, .pageUp, .pageDown, .first, .last, .jump: record.answers.count < 2
    case .back: false
    }
  }

  /// Paints the lines at `bars`.
  func draw(at bars: Rect, on canvas: inout Canvas, context: ViewContext) {
    let games = context.games.list
    let list = list(at: bars, in: games)
    AnswerBarsView(record, questions: questions, in: games).draw(
      from: list.visible.lowerBound, in: bars, on: &canvas, context: context)
    list.draw(on: &canvas) { _, _ in }
  }
}

extension Phrase {
  fileprivate static let hintQuestion = Phrase(en: "question", ja: "問題")
}
