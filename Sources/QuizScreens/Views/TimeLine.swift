import QuizCore
import TerminalKit

/// The line of a header that shows time, or how much of a round is done.
enum TimeLine: Equatable {
  /// How much of the round is done, of 1.
  case progress(Double)
  /// The time since a question without a limit was shown.
  case elapsed(Duration)
  /// How much of a question's limit is left.
  case remaining(Duration, of: Duration)
  /// How long a settled question took, and its limit where it had one: the bar stays where it stopped.
  case settled(AnsweredQuestion, limit: Duration?)

  /// The line of the question on screen at `now`, or how much of the round is done.
  init(of round: Round, showsProgress: Bool, at now: Instant) {
    if showsProgress {
      self = .progress(Double(round.decided.count) / Double(max(1, round.count)))
      return
    }
    if let question = round.verdict {
      self = .settled(question, limit: round.limit)
    } else if let limit = round.limit, let remaining = round.remaining(at: now) {
      self = .remaining(remaining, of: limit)
    } else {
      self = .elapsed(round.elapsed(at: now))
    }
  }

  /// The time left from which on it is urgent.
  private static let urgent: Duration = .seconds(3)

  /// Whether the last seconds of a question run.
  var isUrgent: Bool {
    if case .remaining(let remaining, _) = self { remaining <= TimeLine.urgent } else { false }
  }

  /// The time between two frames of a countdown: at most ten a second. With two places it is a little longer than a
  /// tenth, so that the last digit does not stand still.
  static func tick(in context: ViewContext) -> Duration {
    switch context.countdownPlaces {
    case 0: .seconds(1)
    case 1: .milliseconds(100)
    case _: .milliseconds(110)
    }
  }

  /// The time until a countdown to `end` shows its next number; nil where it is over.
  static func next(before end: Instant, at now: Instant, tick: Duration) -> Duration? {
    let left = now.duration(to: end)
    return left > .zero ? left - tick * max(0, NumberFormat.ticksLeft(left, of: tick) - 1) : nil
  }

  /// A countdown's number, rounded up.
  static func countdown(_ remaining: Duration, in context: ViewContext) -> SafeText {
    switch context.countdownPlaces {
    case 0: NumberFormat.secondsLeft(remaining)
    case 1: NumberFormat.tenthsLeft(remaining)
    case _: NumberFormat.hundredthsLeft(remaining)
    }
  }

  /// The moment at which the best round had ended a question.
  struct Best: Equatable {
    /// How much of the limit was left then, of 1.
    let share: Double
    /// Whether it is said what the mark means.
    let isNamed: Bool
  }

  /// Paints the line, with a mark on the bar for the best round.
  func draw(in line: Rect, best: Best? = nil, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    switch self {
    case .progress(let share): canvas.thinBar(share, at: line.origin, width: line.width, track: .track)
    case .settled(let question, let limit):
      guard let limit else {
        canvas.draw(words(.elapsedLabel), at: line.origin)
        canvas.draw(words(.preciseSeconds(question.elapsed)), in: line, alignment: .right)
        return
      }
      let style: Style =
        switch question.outcome {
        case .right: .correct
        case .wrong: .dim
        case .late: .urgent
        }
      let left = max(.zero, limit - question.elapsed)
      let text = " " + words(.took(question))
      drawBar(left / limit, best: best, style: style, in: line, before: text.width, on: &canvas, context: context)
      canvas.draw(text, in: line, alignment: .right, style: style)
    case .elapsed(let elapsed):
      canvas.draw(words(.elapsedLabel), at: line.origin)
      let text = context.moves ? NumberFormat.tenthsPassed(elapsed) : "\(elapsed.components.seconds)"
      canvas.draw(words(.seconds(text)), in: line, alignment: .right)
    case .remaining(let remaining, let limit):
      let (tick, text) = (TimeLine.tick(in: context), TimeLine.countdown(remaining, in: context))
      let shown = tick * NumberFormat.ticksLeft(remaining, of: tick)
      drawBar(shown / limit, best: best, style: isUrgent ? .urgent : .bar, in: line, on: &canvas, context: context)
      let value = (isUrgent ? "! " : .empty) + words(.seconds(text))
      canvas.draw(value, in: line, alignment: .right, style: isUrgent ? .urgent : .plain)
    }
  }

  /// Paints the bar before a text of so many columns, and the mark of the best round on it.
  private func drawBar(
    _ share: Double, best: Best?, style: Style, in line: Rect, before text: Int = 0, on canvas: inout Canvas,
    context: ViewContext
  ) {
    let bar = Rect(x: line.x, y: line.y, width: line.width - max(TimeLine.valueWidth, text), height: 1)
    canvas.thinBar(share, at: bar.origin, width: bar.width, style: style, track: .track, isSolid: true)
    guard let best, bar.width > 0 else { return }
    let column = bar.x + max(0, min(bar.width - 1, Int((Double(bar.width) * best.share).rounded(.down))))
    canvas.fill(Rect(x: column, y: bar.y, width: 1, height: 1), with: canvas.glyphs.thinMark, style: .title)
    guard best.isNamed else { return }
    // On the bar itself: behind the mark, or before it where it is near the end.
    let name = " " + context.words(.bestMark) + " "
    let isBehind = column + 1 + name.width <= bar.maxX
    canvas.draw(name, at: Point(x: isBehind ? column + 1 : column - name.width, y: bar.y), style: .dim)
  }

  /// The columns of the number at the end, and of blanks and "! " before it.
  private static let valueWidth = 10
}
