import QuizCore
import TerminalKit

/// How long until a verdict disappears by itself: in words, and as a line that drains.
struct VerdictCountdown: Equatable {
  /// A verdict that stays no longer than this has no countdown: there is no time to read it.
  static let shortest: Duration = .seconds(1)

  private static let columns = 8

  /// Since when the verdict is on screen.
  let since: Instant
  /// How long it stays.
  let length: Duration
  /// Whether the result follows and not another question.
  let isLast: Bool
  /// Whether the line is drawn.
  let moves: Bool

  /// The time between two changes of the picture.
  private var tick: Duration { moves ? length / VerdictCountdown.columns : .seconds(1) }

  /// The text at `now`.
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
