/// How well a question was remembered, as FSRS takes it.
public enum Grade: Int, Hashable, Sendable, CaseIterable {
  /// It was not.
  case again = 1
  /// It was, with trouble.
  case hard = 2
  /// It was.
  case good = 3
  /// It was without any effort. No answer is graded so by itself: a quick key may be a lucky one, and what is too easy is
  /// soon asked months apart as it is.
  case easy = 4
}

extension Grade {
  /// How many times as long as usual a right answer takes to be hard. Twice happens by reading slowly.
  static let slowness = 3.0
  /// A right answer in less time than this, in milliseconds, is never slow, however fast the player usually is.
  static let neverSlow = 5000.0

  /// The grade of so many tries at a question one after the other, by the last of them. The one place that says so:
  ///
  /// - What ended wrong or out of time was forgotten.
  /// - What was right after a wrong choice was found by elimination: more than forgotten, less than known.
  /// - What took much longer than this player's answers do, which `usual` says in milliseconds, was remembered with effort.
  /// - All other right answers are good.
  init(isRight: Bool, tries: Int, milliseconds: Int, usual: Double?) {
    let isSlow = usual.map { Double(milliseconds) > max(Grade.neverSlow, Grade.slowness * $0) } ?? false
    self = !isRight ? .again : tries > 1 || isSlow ? .hard : .good
  }
}

/// How long a player usually takes for a right answer: the mean of about the latest hundred.
struct UsualTime: Hashable, Sendable {
  private var count = 0
  private var mean = 0.0

  /// How many of the latest answers count.
  private static let window = 100
  /// With fewer answers nothing is usual yet.
  private static let least = 20

  /// The time in milliseconds; nil while there are too few answers.
  var milliseconds: Double? { count >= UsualTime.least ? mean : nil }

  /// Adds a right answer. One that took very long counts as a long one: the player may have been away.
  mutating func add(milliseconds: Int) {
    let time = Double(max(0, milliseconds))
    count = min(count + 1, UsualTime.window)
    mean += (min(time, count > 1 ? max(Grade.neverSlow, 4 * mean) : time) - mean) / Double(count)
  }
}
