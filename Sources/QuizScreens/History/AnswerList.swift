import QuizCore
import TerminalKit

/// The answers of a past round as a list: a line each, which opens its question with the explanation.
struct AnswerList: Equatable, Sendable {
  /// The round.
  let record: RoundRecord
  /// Its questions, as far as they are known.
  private(set) var questions: [QuestionID: Question] = [:]
  /// Whether they were looked for.
  private var isLookedUp = false
  /// The selected line.
  private var selected = 0

  init(_ record: RoundRecord) {
    self.record = record
  }

  /// Takes the questions that were found.
  mutating func take(_ questions: [QuestionID: Question]) {
    self.questions = questions
    isLookedUp = true
  }

  /// Why some questions cannot be shown; nil where all can, and until they were looked for.
  var missingTexts: PhraseList? { isLookedUp ? record.missingTexts(questions) : nil }

  /// Whether what was answered is told by the log alone.
  private var tellsLogged: Bool { missingTexts != nil }

  /// The keys of a screen with the list; `own` are those that others do not have.
  static func keys<Command>(
    own: [KeyTable<Command>.Row] = [], _ command: (ListView.Command) -> Command
  ) -> KeyTable<Command> {
    ListView.keys(
      moveHint: .hintMove, openHint: .hintQuestion, backHint: .hintBack, own: own, command)
  }

  /// Where the lines stand, from row `top` of the window on and above `foot` rows of the body: beside the selected question
  /// in a wide window.
  func bars(from top: Int, above foot: Int, in context: ViewContext) -> Rect {
    let columns = ListColumns(context.body())
    guard columns.side != nil, !questions.isEmpty else {
      return AnswerBarsView.place(
        from: top, above: foot, hasQuestions: !questions.isEmpty || tellsLogged, in: context)
    }
    let list = columns.list
    return Rect(x: list.x + 4, y: top, width: list.width - 5, height: max(1, list.maxY - top - foot))
  }

  /// The fewest rows in which a question below the list says enough.
  private static let leastDetail = 5

  private func answers(in context: ViewContext) -> AnswerBarsView {
    AnswerBarsView(record, questions: questions, tellsLogged: tellsLogged, in: context.games.list)
  }

  /// The list with its lines at `bars`, and the pointer before them.
  func list(at bars: Rect, in context: ViewContext) -> ListView {
    let answers = answers(in: context)
    let count = answers.answers.count
    // Where all have room, with so many rows that none is cut.
    let whole = answers.listing(in: bars.width, most: .max, context: context).height
    let gap = ListView.gap(of: count, rowHeight: whole, in: bars.height, context)
    return ListView(
      count: count, selected: selected,
      in: Rect(x: bars.x - 2, y: bars.y, width: bars.width + 3, height: bars.height), rowHeight: gap > 0 ? whole : 1,
      gap: gap > 0 ? gap : ListView.gap(of: count, in: bars.height, context))
  }

  /// Does what a key of the list asks for.
  mutating func perform(_ command: ListView.Command, in list: ListView, _ games: GameList) -> [Action] {
    switch command {
    case .back: return [.back]
    case .open: return open(in: games)
    case .up, .down, .pageUp, .pageDown, .first, .last, .jump: selected = list.selection(after: command)
    }
    return []
  }

  /// The question of the selected line, among those that are known; nothing for one that is not.
  private func open(in games: GameList) -> [Action] { selectedReview(in: games).map { [.push($0)] } ?? [] }

  /// The page of the selected line's question; nil where its text is not known.
  private func selectedReview(in games: GameList) -> ReviewScreen? {
    guard let id = selectedQuestion, let result = RoundResult(of: record, questions),
      let index = result.questions.firstIndex(where: { $0.shuffled.question.id == id })
    else { return nil }
    let scoring = games.scoring(of: record.game)
    return ReviewScreen(result, at: index, points: scoring == .speed ? Points(of: record, scoring) : nil)
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

  /// Paints the lines at `bars`, and the question of the selected one below them, or beside them from row `top` on, as much
  /// as fits.
  func draw(at bars: Rect, from top: Int, on canvas: inout Canvas, context: ViewContext) {
    let games = context.games.list
    let list = list(at: bars, in: context)
    let answers = answers(in: context)
    answers.draw(
      answers.listing(in: bars.width, most: list.rowHeight, context: context), from: list.visible.lowerBound,
      height: list.rowHeight, air: list.gap, in: bars, on: &canvas, context: context)
    list.draw(on: &canvas) { _, _ in }
    if let side = ListColumns(context.body()).side {
      let place = Rect(x: side.x, y: top, width: side.width, height: max(0, side.maxY - top))
      let review = selectedReview(in: games)
      if let card = review?.card(in: place, context: context) {
        card.draw(in: place, on: &canvas, context: context)
      } else {
        review?.drawText(in: place, on: &canvas, context: context)
      }
      return
    }
    let rows = answers.lineCount + 1
    guard !context.isCompact, bars.height - rows >= AnswerList.leastDetail else { return }
    let place = Rect(x: bars.x, y: bars.y + rows, width: bars.width, height: bars.height - rows)
    answers.drawWhole(selected, in: place, on: &canvas, context: context)
  }
}
