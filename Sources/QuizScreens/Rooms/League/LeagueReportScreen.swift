import QuizCore
import TerminalKit

/// Reports a question to the league's owner, with an optional reason.
struct LeagueReportScreen: FormPage, Equatable {
  static let keys = FormKeys.table(.hintReportIt)

  enum Phase: Equatable {
    /// The reason is being typed.
    case editing
    case sending
    /// It was saved, unless there is a problem.
    case done(problem: String?)
  }

  let question: Question
  /// Its id and author in the league.
  let entry: LeagueQuestion
  private(set) var phase = Phase.editing
  private(set) var reason = TextField()

  /// The longest reason that the league takes, in characters.
  static let longestReason = 200

  init(_ question: Question, _ entry: LeagueQuestion) {
    self.question = question
    self.entry = entry
  }

  /// Nil unless another league player made the question.
  init?(_ question: Question?, _ entry: LeagueQuestion?, in context: ViewContext) {
    guard let question, let entry, context.state.league?.isOfOthers(entry) == true else { return nil }
    self.init(question, entry)
  }

  var isEditing: Bool { phase == .editing }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    if phase == .sending, case .response(LeagueResponse.reported(let problem)) = event {
      phase = .done(problem: problem)
      return []
    }
    if case .done = phase, case .key(let key) = event, LeagueReportScreen.keys.command(for: key) == .proceed {
      return [.back]
    }
    return handleForm(event, at: now, in: context)
  }

  mutating func edit(isText: Bool, in context: ViewContext, _ change: (inout TextField) -> Void) { change(&reason) }

  mutating func proceed(at now: Instant, in context: ViewContext) -> [Action] {
    phase = .sending
    return [.store(.report(entry, reason: String(reason.text.prefix(LeagueReportScreen.longestReason))))]
  }

  var offersHelp: Bool { isEditing }

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
