import QuizCore
import TerminalKit

/// The report of one question, opened from the statistics.
struct QuestionStatisticsScreen: TextPage, Equatable {
  static let keys = ScrollCommand.keys(others: ScrollCommand.ends)

  enum Command: Hashable, Sendable {
    /// Report the question to the league's owner.
    case report
  }

  static let ownKeys = KeyTable<Command>([
    .init(["!"], .report, hint: .hintReport, help: .helpReport)
  ])

  static let keyTables = [ScreenKeys(.lists, keys), ScreenKeys(.statistics, ownKeys)]

  let report: QuestionReport
  var scroll = 0

  init(_ row: Statistics.Row, of page: StatisticsPage? = nil) { report = QuestionReport(row, of: page) }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    if case .key(let key) = event, QuestionStatisticsScreen.ownKeys.command(for: key) == .report {
      return report(in: context).map { [.push($0)] } ?? []
    }
    return handleScrolling(event, in: context)
  }

  private func report(in context: ViewContext) -> LeagueReportScreen? {
    LeagueReportScreen(report.question, report.entry, in: context)
  }

  var helpTopic: HelpScreen.Topic { .statistics }

  func hints(in context: ViewContext) -> [Hint] {
    var hints = scrollingHints(in: context)
    let own = QuestionStatisticsScreen.ownKeys.hints(in: context) { _ in report(in: context) == nil }
    hints.insert(contentsOf: own, at: max(0, hints.count - 1))
    return hints
  }

  /// The most lines of a question in large letters.
  private static let largeLines = 3

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    let question = report.question
    let origins = report.row.home.map { words.titles(of: $0, glyphs: context.glyphs) } ?? words(.inNoSet)
    let level = question?.level.map { LevelView(level: $0).wordings(in: context) } ?? []
    // Code is shown as written, never in large letters.
    let text = question.map { MarkedText($0.text) }
    let isProse = text?.lines(to: context.size.width).contains(where: \.isCode) == false
    let name = text.flatMap {
      isProse ? context.pageName($0.plain, lines: QuestionStatisticsScreen.largeLines, .title) : nil
    }
    func page(below name: (any Block)?) -> any Block {
      let content = report.block(hasText: name == nil, in: context)
      return ReadPage(name: name, content: content, scroll: scroll, sizeClass: context.sizeClass)
    }
    return Page(
      title: origins.map { words(.statistics) + "   " + $0 } + origins, details: level,
      content: FirstFitting((name == nil ? [] : [page(below: name)]) + [page(below: nil)]))
  }
}
