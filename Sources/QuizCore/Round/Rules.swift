/// What makes one game's rounds differ from another's.
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
    /// On by itself, after one time when right and another when wrong; sooner by a key.
    case brief(right: Duration, wrong: Duration)
    /// Until a key.
    case untilKey
  }

  /// How the time limit shrinks over a round.
  public struct Quickening: Hashable, Sendable {
    /// After so many questions each.
    public let every: Int
    /// By so much.
    public let step: Duration
    /// But never below this.
    public let shortest: Duration

    /// Makes it from its parts; `every` counts as at least 1.
    public init(every: Int, step: Duration, shortest: Duration) {
      self.every = max(1, every)
      self.step = step
      self.shortest = shortest
    }
  }

  /// How long a question may take, the first one where the limit shrinks; nil for no clock.
  public var limit: Duration?
  /// How the limit shrinks; nil where it stays.
  public var quickening: Quickening?
  /// The miss that ends the round; nil where all questions are asked whatever happens.
  public var lives: Int?
  /// What a wrong choice does.
  public var miss: Miss
  /// How long the verdict stays.
  public var verdict: VerdictStay
  /// For so long after a question or a verdict appears, answers and `proceed` are dropped; zero where answers are typed
  /// out, or come from a pipe.
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

  /// What `settling` is for answers of one key: so long, that a key typed ahead never answers a question that its
  /// player has not seen.
  public static let settling: Duration = .milliseconds(250)

  /// The time limit that gives the program its name.
  public static let tenSeconds: Duration = .seconds(10)

  /// The verdict of the timed round: 0.8 s when right, 4 s when wrong or late.
  public static let briefVerdict = VerdictStay.brief(right: .milliseconds(800), wrong: .seconds(4))

  /// The timed round.
  public static let timed = Rules(limit: tenSeconds, miss: .settles, verdict: briefVerdict)

  /// Practice: no clock runs out, each question goes on until it is right, and then the next follows by itself.
  public static let practice = Rules(limit: nil, miss: .blocksPanel, verdict: briefVerdict)

  /// The timed round in lines of text: answers are whole lines, which count whenever they arrive, and the verdict is
  /// one more line.
  public static func plain(limit: Duration?) -> Rules {
    Rules(limit: limit, miss: .settles, verdict: .none).inPlainMode
  }

  /// The same rules where answers are whole lines, which count whenever they arrive, and the verdict is one more line.
  public var inPlainMode: Rules {
    var rules = self
    rules.verdict = .none
    rules.settling = .zero
    return rules
  }

  /// How long the question of a number, from 1, may take; nil for no clock.
  public func limit(ofQuestion number: Int) -> Duration? {
    guard let limit, let quickening else { return limit }
    let steps = max(0, number - 1) / quickening.every
    return max(min(limit, quickening.shortest), limit - quickening.step * steps)
  }
}
