import QuizCore
import TerminalKit

/// The header of a question: what is played and how it stands, and below that a line for the time, where there is one.
struct BoardHeader {
  /// The rows from the top of the window to the rule; kept free without a time line too, so that a board stands in the
  /// same place with and without a clock.
  static let rows = 3

  /// Stands at the left.
  let title: SafeText
  /// Stands beside the title in windows with room for it.
  let detail: SafeText?
  /// Stands at the right.
  let standing: SafeText
  /// The line below; nil for a game that shows no time.
  let timeLine: TimeLine?

  /// Paints the header.
  func draw(on canvas: inout Canvas, context: ViewContext) {
    let content = context.content
    canvas.header(title, standing, in: context, rule: timeLine == nil ? 1 : 2)
    timeLine?.draw(
      in: Rect(x: content.x + 1, y: content.y + 1, width: content.width - 2, height: 1), on: &canvas, context: context)
    guard !context.isCompact, let detail else { return }
    let x = content.x + 1 + title.width + 3
    canvas.draw(
      detail, at: Point(x: x, y: content.y), style: .dim, width: content.maxX - 1 - standing.width - 2 - x)
  }
}

/// The line of a header that shows time, or how much of a round is done.
enum TimeLine: Equatable {
  /// How much of the round is done, of 1.
  case progress(Double)
  /// How long a question has been asked that has no limit.
  case elapsed(Duration)
  /// How much of a question's limit is left.
  case remaining(Duration, of: Duration)
  /// How long a settled question took.
  case settled(AnsweredQuestion)

  /// The line of the question on screen at `now`, or how much of the round is done.
  init(of round: Round, showsProgress: Bool, at now: ContinuousClock.Instant) {
    if showsProgress {
      self = .progress(Double(round.decided.count) / Double(max(1, round.count)))
      return
    }
    switch round.phase {
    case .verdict(let question, _), .verdictHeld(let question): self = .settled(question)
    case .presenting, .asking, .held, .finished:
      if let limit = round.limit, let remaining = round.remaining(at: now) {
        self = .remaining(remaining, of: limit)
      } else {
        self = .elapsed(round.elapsed(at: now))
      }
    }
  }

  /// The time left from which on it is urgent.
  private static let urgent: Duration = .seconds(3)

  /// A countdown's number, rounded up, and the time between two frames: at most ten a second. With two places it is a
  /// little longer than a tenth, so that the last digit does not stand still.
  static func countdown(_ remaining: Duration, in context: ViewContext) -> (tick: Duration, text: SafeText) {
    switch context.moves ? context.state.settings[.decimals] : 0 {
    case 0: (.seconds(1), NumberFormat.secondsLeft(remaining))
    case 1: (.milliseconds(100), NumberFormat.tenthsLeft(remaining))
    case _: (.milliseconds(110), NumberFormat.hundredthsLeft(remaining))
    }
  }

  /// Paints the line.
  func draw(in line: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    // The last two columns are for " !", so that the number keeps its place.
    let value = Rect(x: line.x, y: line.y, width: line.width - 2, height: 1)
    switch self {
    case .progress(let share): canvas.bar(share, at: line.origin, width: line.width, track: .track)
    case .settled(let question):
      switch question.outcome {
      case .late: canvas.draw(words(.timeRanOut), at: line.origin, style: .urgent)
      case .right, .wrong: canvas.draw(words(.seconds(NumberFormat.thousandths(question.elapsed))), at: line.origin)
      }
    case .elapsed(let elapsed):
      canvas.draw(words(.elapsedLabel), at: line.origin)
      let text = context.moves ? NumberFormat.tenthsPassed(elapsed) : "\(elapsed.components.seconds)"
      canvas.draw(words(.seconds(text)), in: value, alignment: .right)
    case .remaining(let remaining, let limit):
      let label = words(.timeLabel)
      let (tick, text) = TimeLine.countdown(remaining, in: context)
      let shown = tick * NumberFormat.ticksLeft(remaining, of: tick)
      let isUrgent = remaining <= TimeLine.urgent
      canvas.draw(label, at: line.origin)
      canvas.bar(
        shown / limit, at: Point(x: line.x + label.width + 1, y: line.y), width: line.width - label.width - 12,
        style: isUrgent ? .urgent : .bar)
      canvas.draw(words(.seconds(text)), in: value, alignment: .right, style: isUrgent ? .urgent : .plain)
      if isUrgent { canvas.draw("!", in: line, alignment: .right, style: .urgent) }
    }
  }
}

extension Phrase {
  fileprivate static let timeLabel = Phrase(en: "Time", ja: "残り")
  fileprivate static let elapsedLabel = Phrase(en: "Time", ja: "経過")
}
