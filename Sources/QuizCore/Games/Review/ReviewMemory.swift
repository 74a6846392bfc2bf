/// The memory of the review: how well each question is remembered, by the answers to it in all games.
///
/// Nothing of it is stored. How often it is asked again follows from the settings at a look, so that changing them changes
/// nothing of the past.
public struct ReviewMemory: GameMemory {
  /// Answers of all games count.
  public static let takesAllGames = true

  /// What is known of a question.
  public struct Entry: Hashable, Sendable {
    /// Which one it is.
    public let question: QuestionID
    /// In how many days the chance to remember it falls to nine tenths.
    public fileprivate(set) var stability: Double
    /// How hard it is, 1 to 10.
    public fileprivate(set) var difficulty: Double
    /// How often it was answered.
    public fileprivate(set) var answers = 1
    /// How often it was forgotten.
    public fileprivate(set) var lapses = 0
    /// Whether it was missed at least once, with the first choice of a game that goes on until it is right too.
    public fileprivate(set) var wasMissed = false
    /// Whether its latest answer was wrong, and given in the review.
    fileprivate(set) var isToRepeat = false
    /// When it was answered last, in seconds since 1970.
    public fileprivate(set) var latest = 0

    /// Whether it was forgotten so often that another way to learn it is needed.
    public var isLeech: Bool { lapses >= Entry.leech }
    /// Whether it is remembered for weeks.
    public var isMature: Bool { stability >= Entry.maturity }

    /// How often a question is forgotten before it is a leech.
    public static let leech = 6
    /// The stability, in days, from which a question is mature.
    static let maturity = 21.0
  }

  /// How many questions were asked that had been answered on another day of learning, and how many were remembered.
  public struct Recall: Hashable, Sendable {
    /// How many were asked.
    public fileprivate(set) var asked = 0
    /// How many were remembered.
    public fileprivate(set) var remembered = 0

    fileprivate mutating func add(_ other: Recall) {
      asked += other.asked
      remembered += other.remembered
    }
  }

  /// What the review asked on a day of learning.
  struct Done: Hashable, Sendable {
    /// Questions that had never been answered.
    var new = 0
    /// Questions that had, each once.
    var reviews = 0
  }

  /// What every question that was answered has come to, in the order of their first answers.
  public private(set) var entries: [Entry] = []
  /// How much was remembered in each week, by its Monday.
  public private(set) var weeks: [Day: Recall] = [:]
  /// What the review asked on each day: days may come in any order, where a clock was wrong or another machine's rounds
  /// were added.
  private(set) var done: [Day: Done] = [:]
  private var fold = ReviewFold()
  /// The weights of the model.
  public let weights: FSRSWeights
  private let model: FSRS<Double>

  /// Remembers nothing yet.
  public init(weights: FSRSWeights = .published) {
    self.weights = weights
    model = FSRS(weights.values)
  }

  /// With the weights that were fitted to the player.
  public func configured(by settings: Settings) -> ReviewMemory { ReviewMemory(weights: settings.learning.weights) }

  /// Adds a round of any game, later in the log than those before.
  public mutating func add(_ record: RoundRecord) {
    let isReview = record.game.rawValue == Game.ID.review.rawValue
    let day = record.date.reviewDay
    let seconds = record.date.secondsSince1970
    var recall = Recall()
    // Taken out, since what is handed on changes the rest of the memory.
    var fold = ReviewFold()
    swap(&fold, &self.fold)
    defer { swap(&fold, &self.fold) }
    fold.add(record) { answer in
      guard let days = answer.days else {
        let state = model.first(answer.grade)
        var entry = Entry(question: answer.question, stability: state.stability, difficulty: state.difficulty)
        ReviewMemory.note(answer, seconds, isReview, in: &entry)
        entries.append(entry)
        if isReview { done[day, default: Done()].new += 1 }
        return
      }
      // A question that comes again on the day on which it was missed is no review of its own. Days of learning are counted
      // here, not days of 24 hours: who plays in the evening, and earlier on the next one, has slept between the two.
      if WallTime.reviewDay(of: entries[answer.place].latest, offset: record.date.offset) != day {
        recall.asked += 1
        if answer.grade != .again { recall.remembered += 1 }
        if isReview { done[day, default: Done()].reviews += 1 }
      }
      model.answer(answer.grade, after: days, in: &entries[answer.place])
      entries[answer.place].answers += 1
      ReviewMemory.note(answer, seconds, isReview, in: &entries[answer.place])
    }
    guard recall.asked > 0 else { return }
    weeks[day.monday, default: Recall()].add(recall)
  }

  private static func note(_ answer: ReviewFold.Answer, _ seconds: Int, _ isReview: Bool, in entry: inout Entry) {
    if answer.grade == .again { entry.lapses += 1 }
    if answer.isMissed { entry.wasMissed = true }
    entry.isToRepeat = isReview && answer.grade == .again
    entry.latest = seconds
  }

  /// What is known of a question; nil for one that was not answered.
  public func entry(of question: QuestionID) -> Entry? { fold.place(of: question).map { entries[$0] } }

  /// Whether the same is remembered.
  public static func == (first: ReviewMemory, second: ReviewMemory) -> Bool {
    first.entries == second.entries && first.weeks == second.weeks && first.done == second.done
      && first.weights == second.weights
  }
}

extension FSRS<Double> {
  fileprivate func answer(_ grade: Grade, after days: Int, in entry: inout ReviewMemory.Entry) {
    let state = next(State(stability: entry.stability, difficulty: entry.difficulty), grade, after: days)
    entry.stability = state.stability
    entry.difficulty = state.difficulty
  }
}

// When a question comes again.
extension ReviewMemory {
  /// The chance that a question is remembered at a time, 0 to 1; it falls day by day, as the model counts them.
  public func retrievability(of entry: Entry, at now: WallTime) -> Double {
    let seconds = now.secondsSince1970 - entry.latest
    let state = FSRS<Double>.State(stability: entry.stability, difficulty: entry.difficulty)
    return model.retrievability(state, after: seconds < 0 ? 0 : seconds / 86_400)
  }

  /// After how many days a question is asked again, so that it is remembered with the chance `retention`.
  ///
  /// A little more or less than the model says, so that what was learnt together does not come together for ever: how much
  /// is drawn by the question and the day of its latest answer, and so is the same at each look.
  public func interval(of entry: Entry, retention: Double, offset: Int) -> Int {
    let days = model.interval(stability: entry.stability, retention: retention)
    let spread = Fuzz.range(of: days)
    guard spread.count > 1 else { return spread.lowerBound }
    let day = WallTime.reviewDay(of: entry.latest, offset: offset)
    var chance = SplitMix64(seed: entry.question.hash &+ UInt64(bitPattern: Int64(day.number)) &* 0x9e37_79b9_7f4a_7c15)
    return spread.lowerBound + chance.below(spread.count)
  }

  /// When a question is to be asked again, in seconds since 1970: whole days after its latest answer.
  ///
  /// An answer that is dated a day or more ahead was given while a clock was wrong, and says nothing of when the question
  /// is forgotten: it is due now.
  public func due(of entry: Entry, retention: Double, at now: WallTime) -> Int {
    guard entry.latest - now.secondsSince1970 < 86_400 else { return now.secondsSince1970 }
    return entry.latest + interval(of: entry, retention: retention, offset: now.offset) * 86_400
  }

  /// Whether a question comes again today, because the review asked it and it was wrong.
  public func comesAgain(_ entry: Entry, at now: WallTime) -> Bool {
    entry.isToRepeat && WallTime.reviewDay(of: entry.latest, offset: now.offset) == now.reviewDay
  }

  /// The local day of learning on which a question is to be asked again.
  public func dueDay(of entry: Entry, retention: Double, at now: WallTime) -> Day {
    WallTime.reviewDay(of: due(of: entry, retention: retention, at: now), offset: now.offset)
  }
}

/// How far an interval may be from what the model says: the ranges of the reference.
enum Fuzz {
  private static let parts: [(from: Double, to: Double, share: Double)] = [
    (2.5, 7, 0.15), (7, 20, 0.1), (20, .infinity, 0.05),
  ]

  /// The days that may stand for `days`.
  static func range(of days: Int) -> ClosedRange<Int> {
    guard days > 2 else { return days...days }
    let delta = parts.reduce(1) { $0 + $1.share * max(0, min(Double(days), $1.to) - $1.from) }
    let longest = min(FSRS<Double>.longestInterval, Int((Double(days) + delta).rounded(.toNearestOrEven)))
    return min(max(2, Int((Double(days) - delta).rounded(.toNearestOrEven))), longest)...longest
  }
}
