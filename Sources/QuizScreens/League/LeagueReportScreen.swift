import QuizCore
import TerminalKit

/// Tells the league's owner about a question: one field for the reason, which may be left empty.
struct LeagueReportScreen: Screen, Equatable {
  static let keyTables = [ScreenKeys(.typing, LeagueKeys.report)]

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
      switch LeagueKeys.report.command(for: key) {
      case .proceed:
        phase = .sending
        let text = String(reason.text.prefix(LeagueReportScreen.longestReason))
        return [.store(.report(entry, reason: text))]
      case .leave: return [.back]
      case .previous, .next, .scroll: break
      case .none: _ = reason.handle(key)
      }
    case (.editing, .paste(let text)): reason.insert(text)
    case (.sending, .response(.reported(let problem))): phase = .done(problem: problem)
    case (.done, .key(let key)):
      switch LeagueKeys.report.command(for: key) {
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
      + LeagueKeys.report.hints(in: context) { command in
        switch command {
        case .previous, .next, .scroll: true
        case .proceed: phase != .editing
        case .leave: false
        }
      }
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    canvas.header([words(.reportTitle)], in: context)
    let place = context.readingColumn
    var lines = MarkedText(question.text).plain.wrapped(to: place.width).prefix(max(1, place.height - 7))
    lines.append(words(.madeBy(SafeText(entry.maker.name).oneLine)))
    var y = canvas.paragraph(lines, in: place) + 1
    let rest = Rect(x: place.x, y: y, width: place.width, height: place.maxY - y)
    switch phase {
    case .editing:
      y = canvas.paragraph(words(.whyReported).wrapped(to: place.width), in: rest, style: .title)
      reason.draw(in: Rect(x: place.x, y: y, width: place.width, height: 1), hasFocus: true, on: &canvas)
      canvas.fill(
        Rect(x: place.x, y: y + 1, width: place.width, height: 1), with: context.glyphs.rule, style: .selected)
    case .sending: break
    case .done(nil):
      canvas.paragraph(
        (context.glyphs.check + " " + words(.reportedNow)).wrapped(to: place.width), in: rest, style: .correct)
    case .done(let problem?):
      canvas.paragraph(
        words(.notReported(SafeText(problem))).wrapped(to: place.width), in: rest, style: .alert)
    }
  }
}
