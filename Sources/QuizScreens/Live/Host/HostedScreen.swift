import QuizCore
import TerminalKit

/// A live round that was hosted, from the history: every player, then every question with its rate.
struct HostedScreen: ScrollingScreen {
  static let keys = ScrollCommand.keys()

  /// The record.
  private let record: RoundRecord
  /// What its questions ask, as far as that is known.
  private var questions: [QuestionID: Question] = [:]
  var scroll = 0

  init(_ record: RoundRecord) {
    self.record = record
  }

  var effectsOnAppear: [StoreEffect] { [.findQuestions(record)] }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    if case .response(.questions(let questions)) = event { self.questions = questions }
    return handleScrolling(event, in: context)
  }

  private var table: LiveTableView? {
    record.hosted.map { hosted in
      LiveTableView(table: hosted.table(began: 0) { questions[$0]?.text }, scroll: scroll)
    }
  }

  func extent(in context: ViewContext) -> (lines: Int, seen: Int) {
    (table?.count ?? 0, max(1, context.body().height))
  }

  func note(in context: ViewContext) -> SafeText { scrollNote(in: context) }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    let game = words(context.games.module(record.game).name)
    let titles =
      [SafeText(record.hosted?.title ?? "").oneLine]
      + words.titles(ofLogged: record.set, in: context.games, glyphs: context.glyphs)
    let dates = words(DateFormat.moment(record.date, today: context.state.today ?? record.date.day))
    canvas.header(titles.filter { !$0.isEmpty }.map { game + "   " + $0 } + titles, dates, in: context)
    table?.draw(in: context.body(), on: &canvas, context: context)
  }
}
