/// The rules of a round: its time limit, its lives, what a miss does and how long a verdict stays.
public struct Rules: Hashable, Sendable {
  /// What a wrong choice does.
  public enum Miss: Hashable, Sendable {
    /// It settles the question as wrong.
    case settles
    /// Its panel cannot be chosen again; the question goes on until the right one is chosen.
    case blocksPanel
  }

  /// How long the verdict on a question stays on screen.
  public enum VerdictStay: Hashable, Sendable {
    /// There is none: the next question follows at once.
    case none
    /// It disappears after a time, one when right, another when right with an explanation to read, another when wrong or
    /// late; or sooner by a key.
    case brief(right: Duration, explained: Duration, wrong: Duration)
    /// Until a key.
    case untilKey
  }

  /// How the time limit shrinks over a round.
  public struct Quickening: Hashable, Sendable {
    /// How many questions have the same limit.
    public let every: Int
    /// How much shorter the limit is after each such group of questions.
    public let step: Duration
    /// The shortest limit.
    public let shortest: Duration

    /// Makes it from its parts; `every` counts as at least 1.
    public init(every: Int, step: Duration, shortest: Duration) {
      self.every = max(1, every)
      self.step = step
      self.shortest = shortest
    }
  }

  /// The time limit of a question, of the first one where it shrinks; nil for none.
  public var limit: Duration?
  /// How the limit shrinks; nil where it stays.
  public var quickening: Quickening?
  /// How many misses end the round; nil where all questions are asked in any case.
  public var lives: Int?
  /// What a wrong choice does.
  public var miss: Miss
  /// How long the verdict stays.
  public var verdict: VerdictStay
  /// How long answers and `proceed` are ignored after a question or a verdict appears; zero where answers are whole
  /// lines.
  public var settling = Rules.settling

  /// Makes rules from their parts.
  public init(
    limit: Duration?, miss: Miss, verdict: VerdictStay, quickening: Quickening? = nil, lives: Int? = nil
  ) {
    self.limit = limit
    self.quickening = quickening
    self.lives = lives
    self.miss = miss
    self.verdict = verdict
  }

  /// The `settling` for answers of a single key: so long that a key typed ahead never answers a question that the
  /// player has not seen.
  public static let settling: Duration = .milliseconds(250)

  /// How many wrong answers to a question show the right one, where a question goes on until it is right and an answer is
  /// more than one panel.
  public static let missesBeforeAnswer = 2

  /// The time limit that gives the program its name.
  public static let tenSeconds: Duration = .seconds(10)

  /// The verdict of the timed round: 0.8 s when right, 2.5 s with an explanation, 4 s when wrong or late, longer where
  /// the explanation takes longer to read.
  public static let briefVerdict = VerdictStay.brief(
    right: .milliseconds(800), explained: .milliseconds(2500), wrong: .seconds(4))

  /// The timed round.
  public static let timed = Rules(limit: tenSeconds, miss: .settles, verdict: briefVerdict)

  /// Practice: no time limit; each question goes on until it is right, and then the next follows by itself.
  public static let practice = Rules(limit: nil, miss: .blocksPanel, verdict: briefVerdict)

  /// A question of the endless game, whose verdict stays until the player wants one more.
  public static func endless(limit: Duration?) -> Rules { Rules(limit: limit, miss: .settles, verdict: .untilKey) }

  /// The timed round in plain mode.
  public static func plain(limit: Duration?) -> Rules {
    Rules(limit: limit, miss: .settles, verdict: .none).inPlainMode
  }

  /// The same rules in plain mode: answers are whole lines, which count as soon as they arrive, and the verdict is
  /// another line, which nothing waits for.
  public var inPlainMode: Rules {
    var rules = self
    rules.verdict = .none
    rules.settling = .zero
    return rules
  }

  /// How long the verdict on a question stays; nil when it waits for a key.
  public func stay(ofVerdictOn question: AnsweredQuestion) -> Duration? {
    switch verdict {
    case .none: .zero
    case .brief(let right, let explained, let wrong):
      question.isRight
        ? question.lesson == nil ? right : explained : max(wrong, min(Rules.longestStay, readingTime(of: question)))
    case .untilKey: nil
    }
  }

  /// How long at most the verdict on a wrong answer stays, so that its explanation can be read.
  private static let longestStay: Duration = .seconds(9)

  /// How long the explanation of a question takes to read, at the pace of adults reading silently: twenty letters a second,
  /// nine of Japanese.
  private func readingTime(of question: AnsweredQuestion) -> Duration {
    // No explanation is read for longer than the first thousand letters take.
    let letters = (question.lesson ?? "").unicodeScalars.prefix(1000)
    let wide = letters.count { $0.value >= 0x2E80 }
    return .milliseconds(50 * (letters.count - wide) + 110 * wide)
  }

  /// The time limit of the question with this number, from 1; nil for none.
  public func limit(ofQuestion number: Int) -> Duration? {
    guard let limit, let quickening else { return limit }
    let steps = (max(1, number) - 1) / quickening.every
    return max(min(limit, quickening.shortest), limit - quickening.step * steps)
  }

  /// The time limit of a question in the place with this number, from 1; nil for none. Its own seconds, where it has
  /// them, or what its kind makes of the round's; both grow shorter as the round's limit does.
  public func limit(of question: Question, number: Int) -> Duration? {
    guard let limit, let usual = self.limit(ofQuestion: number) else { return nil }
    guard let seconds = question.seconds else { return question.kind.limit(usual) }
    let own = Duration.seconds(seconds)
    return usual == limit
      ? own : .milliseconds(own.inMilliseconds * usual.inMilliseconds / max(1, limit.inMilliseconds))
  }

  /// Whether a question in the place with this number, from 1, can have a limit of so many milliseconds, any number: that
  /// of a kind, or of seconds of its own.
  func canHaveLimit(_ milliseconds: Int, ofQuestion number: Int) -> Bool {
    guard let whole = limit?.inMilliseconds, let usual = limit(ofQuestion: number), whole > 0, usual > .zero,
      (1...RoundBounds.longestOwnLimit.inMilliseconds).contains(milliseconds)
    else { return false }
    if QuestionKind.all.contains(where: { $0.limit(usual).inMilliseconds == milliseconds }) { return true }
    // The fewest seconds that come to as much or more.
    let second = usual.inMilliseconds * 1000
    let seconds = (milliseconds * whole + second - 1) / second
    return Question.secondsOfItsOwn.contains(seconds) && second * seconds / whole == milliseconds
  }
}
