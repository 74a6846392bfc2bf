import QuizCore

/// The rounds of one kind as a ``ScoreTally`` has counted them so far.
///
/// Reads no date before it is asked what they come to.
struct ScoreSlot {
  /// A score whose date is still the text it was found as.
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
  private var rounds = 0
  private var best: Found?
  private var latest = Found()

  init(kind: Score.Kind, ranking: Ranking, standing: ScoreSummary.Standing?) {
    self.kind = kind
    self.ranking = ranking
    set = Array(kind.set.utf8)
    guard let standing else { return }
    rounds = standing.rounds
    best = standing.best.map(Found.init)
    latest = Found(standing.latest)
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

  /// What the rounds come to, with those of `other`; nil when there are none.
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

  /// As a score of a kind; nil where the date is none, which the parser does not let through.
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
