import QuizCore
import TerminalKit

/// Tells the league's owner about a question: one field for the reason, which may be left empty.
struct LeagueReportScreen: Screen, Equatable {
  static let keys = FormKeys.table(.hintReportIt)

  static let keyTables = [ScreenKeys(.typing, keys)]

  /// How it stands.
  enum Phase: Equatable {
    /// The reason is typed.
    case editing
    /// It was handed over.
    case sending
    /// It is on disk, or not, and why.
    case done(problem: String?)
  }

  /// The question.
  let question: Question
  /// Its id in the league, and its author.
  let entry: LeagueQuestion
  /// How it stands.
  private(set) var phase = Phase.editing
  /// The reason.
  private(set) var reason = TextField()

  /// The longest reason, in characters; the league takes no longer one.
  static let longestReason = 200

  init(_ question: Question, _ entry: LeagueQuestion) {
    self.question = question
    self.entry = entry
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch (phase, event) {
    case (.editing, .key(let key)):
      switch LeagueReportScreen.keys.command(for: key) {
      case .proceed:
        phase = .sending
        let text = String(reason.text.prefix(LeagueReportScreen.longestReason))
        return [.store(.report(entry, reason: text))]
      case .leave: return [.back]
      case .previous, .next, .scroll: break
      case .none: _ = reason.handle(key)
      }
    case (.editing, .paste(let text)): reason.insert(text)
    case (.sending, .response(LeagueResponse.reported(let problem))): phase = .done(problem: problem)
    case (.done, .key(let key)):
      switch LeagueReportScreen.keys.command(for: key) {
      case .proceed, .leave: return [.back]
      case .previous, .next, .scroll, .none: break
      }
    case (.editing, .row), (.editing, .wheel), (.editing, .shown), (.editing, .time), (.editing, .covered),
      (.editing, .uncovered), (.editing, .interrupted), (.editing, .response), (.sending, _), (.done, .row),
      (.done, .wheel), (.done, .paste), (.done, .shown), (.done, .time), (.done, .covered), (.done, .uncovered),
      (.done, .interrupted), (.done, .response):
      break
    }
    return []
  }

  var takesText: Bool { phase == .editing }

  var offersHelp: Bool { phase == .editing }

  var helpTopic: HelpScreen.Topic { .typing }

  func hints(in context: ViewContext) -> [Hint] {
    (takesText ? TextField.keys.hints(in: context) : [])
      + LeagueReportScreen.keys.hints(in: context) { command in
        switch command {
        case .previous, .next, .scroll: true
        case .proceed: phase != .editing
        case .leave: false
        }
      }
  }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    let below: any Block =
      switch phase {
      case .editing:
        Rows {
          Paragraph(words(.whyReported), .title)
          reason.block(hasFocus: true, style: .field)
        }
      case .sending: Empty()
      case .done(nil): Paragraph(context.glyphs.check + " " + words(.reportedNow), .correct)
      case .done(let problem?): Paragraph(words(.notReported(SafeText(problem))), .alert)
      }
    let content = Rows {
      Empty(rows: 1).rank(3)
      Paragraph(MarkedText(question.text).plain, overflow: .cut).rank(2)
      Paragraph(words(.madeBy(SafeText(entry.maker.name).oneLine))).rank(1)
      below.below(1)
    }
    return Page(
      title: [words(.reportTitle)], content: content.atMost(columns: ListColumn.usual).across(.center).inset(columns: 1)
    )
  }
}
