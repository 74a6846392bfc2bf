import QuizCore
import TerminalKit

/// The line of a header that shows time, or how much of a round is done.
enum TimeLine: Equatable {
  /// The share of the round done.
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
    } else if let question = round.verdict {
      self = .settled(question, limit: round.limit)
    } else if let limit = round.limit, let remaining = round.remaining(at: now) {
      self = .remaining(remaining, of: limit)
    } else {
      self = .elapsed(round.elapsed(at: now))
    }
  }

  /// The time left at which it is urgent.
  private static let urgent: Duration = .seconds(3)

  /// Whether a question's last seconds run.
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
    NumberFormat.secondsLeft(remaining, places: context.countdownPlaces)
  }

  /// The moment at which the best round had ended a question.
  struct Best: Equatable {
    /// The share of the limit left then.
    let share: Double
    /// Whether the mark is labelled.
    let isNamed: Bool
  }

  /// The line, with a mark on the bar for the best round.
  func block(_ best: Best? = nil, in context: ViewContext) -> any Block {
    let words = context.words
    func bar(_ share: Double, _ style: Style, _ text: SafeText) -> any Block {
      Columns {
        Bar(
          share, mark: best?.share, named: best?.isNamed == true ? " " + words(.bestMark) + " " : .empty, isSolid: true,
          style)
        Line(text, style == .bar ? .plain : style, .right).width(.fixed(max(TimeLine.valueWidth, text.width)))
      }
    }
    func labelled(_ time: SafeText) -> any Block {
      Columns {
        Line(words(.elapsedLabel))
        Line(time).width(.natural)
      }
    }
    switch self {
    case .progress(let share): return Bar(share)
    case .settled(let question, let limit):
      guard let limit else { return labelled(words(.preciseSeconds(question.elapsed))) }
      let style: Style =
        switch question.outcome {
        case .right: .correct
        case .wrong: .dim
        case .late: .urgent
        }
      return bar(max(.zero, limit - question.elapsed) / limit, style, " " + words(.took(question)))
    case .elapsed(let elapsed):
      return labelled(
        words(.seconds(context.moves ? NumberFormat.tenthsPassed(elapsed) : "\(elapsed.components.seconds)")))
    case .remaining(let remaining, let limit):
      let (tick, text) = (TimeLine.tick(in: context), TimeLine.countdown(remaining, in: context))
      let shown = tick * NumberFormat.ticksLeft(remaining, of: tick)
      let value = (isUrgent ? "! " : .empty) + words(.seconds(text))
      return bar(shown / limit, isUrgent ? .urgent : .bar, value)
    }
  }

  /// The columns of the number at the end, and of blanks and "! " before it.
  private static let valueWidth = 10
}

extension Instant {
  /// The first instant after `now` that is a whole number of ticks after this one.
  func next(_ tick: Duration, after now: Instant) -> Instant {
    self + tick * (Int(max(.zero, duration(to: now)) / tick) + 1)
  }
}
