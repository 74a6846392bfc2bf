import QuizCore
import TerminalKit

/// One sitting from the log, answer by answer.
struct SittingScreen: ScrollingScreen, Equatable {
  static let keys = ScrollCommand.keys(page: 10)

  /// The sitting.
  let sitting: SittingRecord
  /// The lines of its answers.
  private let whole: RoundRecord
  /// The texts of its questions, as far as they are known.
  private var questions: [QuestionID: String] = [:]
  var scroll = 0

  init(_ sitting: SittingRecord) {
    self.sitting = sitting
    whole = sitting.whole
  }

  var effectsOnAppear: [StoreEffect] { [.findQuestions(whole)] }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    if case .response(.questions(let questions)) = event { self.questions = questions }
    return handleScrolling(event, in: context)
  }

  func note(in context: ViewContext) -> SafeText { scrollNote(in: context) }

  func extent(in context: ViewContext) -> (lines: Int, seen: Int) {
    (whole.answers.count, bars(in: context).height)
  }

  private func bars(in context: ViewContext) -> Rect {
    AnswerBarsView.place(
      from: context.body().y + (context.isCompact ? 3 : 5), above: context.isCompact ? 0 : 1,
      hasQuestions: !questions.isEmpty, in: context)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    let game = words(context.games.module(whole.game).name)
    let date = sitting.date.local
    // Month and day are enough where there is little room.
    canvas.header(
      [game + "   " + words(.questions(sitting.asked)), game],
      context.isCompact ? [SafeText(String(date.dropFirst(5)))] : [SafeText(date)], in: context)
    let body = context.body()
    let top = body.y + (context.isCompact ? 0 : 1)
    canvas.draw(
      words(.resultLine(sitting.correct, sitting.asked, sitting.elapsed)),
      in: Rect(x: body.x + 1, y: top, width: body.width - 2, height: 1), alignment: .center, style: .title)
    canvas.draw(
      words(.longestRun(sitting.longestRun)),
      in: Rect(x: body.x + 1, y: top + 1, width: body.width - 2, height: 1), alignment: .center, style: .dim)
    AnswerBarsView(whole, questions: questions, in: context.games.list).draw(
      from: scroll, in: bars(in: context), on: &canvas, context: context)
  }
}
