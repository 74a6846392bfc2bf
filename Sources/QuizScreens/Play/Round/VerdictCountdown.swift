import QuizCore
import TerminalKit

/// The time until a verdict closes by itself, in words and as a draining bar.
struct VerdictCountdown: Equatable {
  /// A verdict that closes sooner has no countdown: nobody could read it.
  static let shortest: Duration = .seconds(1)

  private static let columns = 8

  let since: Instant
  let length: Duration
  /// Whether the result follows instead of a question.
  let isLast: Bool
  /// Whether the bar is drawn.
  let moves: Bool

  private var tick: Duration { moves ? length / VerdictCountdown.columns : .seconds(1) }

  func text(at now: Instant, in context: ViewContext) -> SafeText {
    let left = max(.zero, length - max(.zero, since.duration(to: now)))
    let seconds = NumberFormat.secondsLeft(left)
    let words = context.words(isLast ? .resultIn(seconds) : .nextIn(seconds))
    guard moves else { return words }
    let full = min(VerdictCountdown.columns, NumberFormat.ticksLeft(left, of: tick))
    let glyphs = context.glyphs
    let (filled, empty): (SafeText, SafeText) =
      glyphs.thinBar.map { (SafeText(String($0.first)), " ") } ?? ("#", ".")
    return words + " " + filled.repeated(full) + empty.repeated(VerdictCountdown.columns - full)
  }

  /// When the text next changes; nil once the verdict is over.
  func nextChange(after now: Instant) -> Instant? {
    now < since + length ? since.next(tick, after: now) : nil
  }
}
