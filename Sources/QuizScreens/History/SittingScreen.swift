import QuizCore
import TerminalKit

/// One sitting from the log, answer by answer; each opens its question.
struct SittingScreen: Screen, Equatable {
  /// The keys are those of a round.
  static let keyTables = RecordScreen.keyTables

  /// The sitting.
  let sitting: SittingRecord
  /// Its answers.
  private var answers: AnswerList
  /// The text that was copied, while it is shown.
  private var box: ShareBox?

  init(_ sitting: SittingRecord) {
    self.sitting = sitting
    answers = AnswerList(sitting.whole)
  }

  private var whole: RoundRecord { answers.record }

  var effectsOnAppear: [StoreEffect] { [.findQuestions(whole)] }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    let (list, games) = (list(in: context), context.games.list)
    switch event {
    case .key where box != nil: box = nil
    case .key(let key):
      switch RecordScreen.keys.command(for: key) {
      case .list(let command): return answers.perform(command, in: list, games)
      case .share:
        let text = ShareText(of: whole, isReproducible: false, in: context.state)
        box = ShareBox(text: text)
        return [.terminal(.share(text))]
      case .none: break
      }
    case .row(let row):
      return answers.perform(.jump(row), in: list, games) + answers.perform(.open, in: list, games)
    case .wheel(let rows): return answers.perform(.wheel(rows), in: list, games)
    case .response(.questions(let questions)): answers.take(questions)
    case .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  func hints(in context: ViewContext) -> [Hint] {
    box == nil ? RecordScreen.hints(of: answers, in: context) : ShareBox.hints(in: context)
  }

  func note(in context: ViewContext) -> SafeText {
    box == nil ? list(in: context).note(.whenScrolled) : .empty
  }

  func hit(at point: Point, in context: ViewContext) -> Target? { list(in: context).hit(at: point) }

  private func list(in context: ViewContext) -> ListView {
    answers.list(at: bars(in: context), in: context)
  }

  private func bars(in context: ViewContext) -> Rect {
    answers.bars(
      from: context.body().y + (context.isCompact ? 3 : 5),
      above: notes(in: context).count + (context.isCompact ? 0 : 1),
      in: context)
  }

  /// Why questions cannot be shown, in lines.
  private func notes(in context: ViewContext) -> [SafeText] {
    context.lines(missing: answers.missingTexts, width: context.body().width - 4)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    let game = words(context.games.module(whole.game).name)
    canvas.header(
      [game + "   " + words(.questions(sitting.asked)), game],
      words(DateFormat.moment(sitting.date, today: context.state.today ?? sitting.date.day)), in: context)
    let body = context.body()
    let top = body.y + (context.isCompact ? 0 : 1)
    canvas.draw(
      words(.resultLine(sitting.correct, sitting.asked, sitting.elapsed)),
      in: Rect(x: body.x + 1, y: top, width: body.width - 2, height: 1), alignment: .center, style: .title)
    canvas.draw(
      sitting.longestRun > 0 ? words(.longestRun(sitting.longestRun)) : .empty,
      in: Rect(x: body.x + 1, y: top + 1, width: body.width - 2, height: 1), alignment: .center, style: .dim)
    let bars = bars(in: context)
    answers.draw(at: bars, from: bars.y, on: &canvas, context: context)
    let notes = notes(in: context)
    canvas.paragraph(
      notes, in: Rect(x: body.x + 2, y: body.maxY - notes.count, width: body.width - 4, height: notes.count),
      style: .dim)
    box?.draw(in: body, on: &canvas, context: context)
  }
}
