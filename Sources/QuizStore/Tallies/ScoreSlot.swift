import QuizCore

/// The rounds of one kind, as a ``ScoreTally`` has counted them so far.
///
/// Parses no date before the standing is asked for.
struct ScoreSlot {
  /// A score whose date is still text.
  struct Found {
    var asked = 0
    var correct = 0
    var misses = 0
    var milliseconds = 0
    var date: [UInt8] = []
  }

  let kind: Score.Kind
  private let ranking: Ranking
  /// The bytes of the set's name.
  let set: [UInt8]
  private(set) var rounds = 0
  private var best: Found?
  private var latest = Found()

  /// No rounds of `kind`, whose scores are ordered by `ranking`.
  init(kind: Score.Kind, ranking: Ranking) {
    self.kind = kind
    self.ranking = ranking
    set = Array(kind.set.utf8)
  }

  func counts(_ game: Game.ID, _ set: UnsafeRawBufferPointer, _ asked: Int, _ limit: Int) -> Bool {
    kind.game == game && kind.asked == asked && kind.limit == limit && self.set.elementsEqual(set)
  }

  mutating func add(_ fields: RecordParser.Fields, date: UnsafeRawBufferPointer) {
    rounds += 1
    latest.replace(fields, date: date)
    if fields.pauses == 0, best.map({ latest.beats($0, by: ranking) }) ?? true { best = latest }
  }

  mutating func add(_ score: Score, isComparable: Bool) {
    rounds += 1
    latest = Found(score)
    if isComparable, best.map({ latest.beats($0, by: ranking) }) ?? true { best = latest }
  }

  /// What the rounds add up to, together with those of `other`; `nil` when there are none.
  func standing(and other: ScoreSummary.Standing?) -> ScoreSummary.Standing? {
    guard rounds > 0, let latest = latest.score(of: kind, ranking) else { return other }
    var standing = ScoreSummary.Standing(rounds: rounds, best: best?.score(of: kind, ranking), latest: latest)
    guard let other else { return standing }
    standing.rounds += other.rounds
    if let best = other.best, standing.best.map({ best.beats($0) }) ?? true { standing.best = best }
    if other.latest.date.secondsSince1970 > latest.date.secondsSince1970 { standing.latest = other.latest }
    return standing
  }
}

extension ScoreSlot.Found {
  init(_ score: Score) {
    self.init(
      asked: score.asked, correct: score.correct, misses: score.misses, milliseconds: score.milliseconds,
      date: Array(score.date.description.utf8))
  }

  /// As a score of a kind; `nil` when the date is none, which ``RecordParser`` does not let through.
  func score(of kind: Score.Kind, _ ranking: Ranking) -> Score? {
    WallTime(String(decoding: date, as: UTF8.self)).map {
      Score(
        kind: kind, ranking: ranking, correct: correct, misses: misses, milliseconds: milliseconds, asked: asked,
        date: $0)
    }
  }

  func beats(_ other: Self, by ranking: Ranking) -> Bool {
    ranking.prefers((correct, misses, milliseconds), to: (other.correct, other.misses, other.milliseconds))
  }

  mutating func replace(_ fields: RecordParser.Fields, date: UnsafeRawBufferPointer) {
    asked = fields.asked
    correct = fields.correct
    misses = fields.misses
    milliseconds = fields.milliseconds
    if self.date.count == date.count {
      self.date.withUnsafeMutableBytes { $0.copyMemory(from: date) }
    } else {
      self.date = Array(date)
    }
  }
}
