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

  /// The time between two frames of a countdown: at most ten a second. With two places it is a little longer than a
  /// tenth, so that the last digit does not stand still.
  static func tick(in context: ViewContext) -> Duration {
    switch context.countdownPlaces {
    case 0: .seconds(1)
    case 1: .milliseconds(100)
    case _: .milliseconds(110)
    }
  }

  /// A countdown's number, rounded up.
  static func countdown(_ remaining: Duration, in context: ViewContext) -> SafeText {
    switch context.countdownPlaces {
    case 0: NumberFormat.secondsLeft(remaining)
    case 1: NumberFormat.tenthsLeft(remaining)
    case _: NumberFormat.hundredthsLeft(remaining)
    }
  }

  /// Paints the line, with a mark on the bar where `bestShare` of the limit is left.
  func draw(in line: Rect, bestShare: Double? = nil, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    // The last two columns are for " !", so that the number keeps its place.
    let value = Rect(x: line.x, y: line.y, width: line.width - 2, height: 1)
    switch self {
    case .progress(let share): canvas.bar(share, at: line.origin, width: line.width, track: .track)
    case .settled(let question, let limit):
      switch (question.outcome, limit) {
      case (.late, _): canvas.draw(words(.timeRanOut), at: line.origin, style: .urgent)
      case (.right, let limit?), (.wrong, let limit?):
        let left = max(.zero, limit - question.elapsed)
        let text = words(.timeLeft(NumberFormat.tenthsPassed(left)))
        drawBar(left / limit, bestShare: bestShare, style: .track, in: line, on: &canvas, context: context)
        canvas.draw(text, in: line, alignment: .right)
      case (.right, nil), (.wrong, nil):
        canvas.draw(words(.elapsedLabel), at: line.origin)
        canvas.draw(words(.preciseSeconds(question.elapsed)), in: value, alignment: .right)
      }
    case .elapsed(let elapsed):
      canvas.draw(words(.elapsedLabel), at: line.origin)
      let text = context.moves ? NumberFormat.tenthsPassed(elapsed) : "\(elapsed.components.seconds)"
      canvas.draw(words(.seconds(text)), in: value, alignment: .right)
    case .remaining(let remaining, let limit):
      let (tick, text) = (TimeLine.tick(in: context), TimeLine.countdown(remaining, in: context))
      let shown = tick * NumberFormat.ticksLeft(remaining, of: tick)
      let isUrgent = remaining <= TimeLine.urgent
      drawBar(
        shown / limit, bestShare: bestShare, style: isUrgent ? .urgent : .bar, in: line, on: &canvas, context: context)
      canvas.draw(words(.seconds(text)), in: value, alignment: .right, style: isUrgent ? .urgent : .plain)
      if isUrgent { canvas.draw("!", in: line, alignment: .right, style: .urgent) }
    }
  }

  /// Paints the label, the bar, and the mark of the best round on it.
  private func drawBar(
    _ share: Double, bestShare: Double?, style: Style, in line: Rect, on canvas: inout Canvas, context: ViewContext
  ) {
    let label = context.words(.timeLabel)
    canvas.draw(label, at: line.origin)
    let bar = Rect(x: line.x + label.width + 1, y: line.y, width: line.width - label.width - 15, height: 1)
    canvas.bar(share, at: bar.origin, width: bar.width, style: style)
    guard let bestShare, bar.width > 0 else { return }
    let column = Int((Double(bar.width) * bestShare).rounded(.down))
    canvas.fill(
      Rect(x: bar.x + max(0, min(bar.width - 1, column)), y: bar.y, width: 1, height: 1), with: canvas.glyphs.mark,
      style: .title)
  }
}

extension Phrase {
  fileprivate static func timeLeft(_ seconds: SafeText) -> Phrase {
    Phrase(en: "\(seconds) s left", ja: "\(seconds)秒 残し")
  }

  fileprivate static let timeLabel = Phrase(en: "Time", ja: "残り")
  fileprivate static let elapsedLabel = Phrase(en: "Time", ja: "経過")
}
