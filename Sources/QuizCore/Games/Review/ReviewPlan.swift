/// What is to be asked today, and how much on the days that come.
public struct ReviewPlan: Hashable, Sendable {
  /// What the player chose.
  public struct Wishes: Hashable, Sendable {
    /// How many questions are asked a day that were never answered.
    public var newADay = 10
    /// How many are asked a day that were; nil for all that are due.
    public var reviewsADay: Int?
    /// The chance with which a question is to be remembered when it comes again.
    public var retention = 0.9
    /// The questions that are not asked until the player takes them up again.
    public var suspended: Set<QuestionID> = []

    /// What holds as long as nothing is chosen.
    public init() {}
  }

  /// The questions to ask, in order: what is most likely forgotten first, then new ones, then those that were missed today.
  public let questions: [QuestionID]
  /// How many of them were never answered.
  public let new: Int
  /// How many questions come on each day: today, with what has waited, and the days after it.
  public let forecast: [Int]
  /// How many questions wait besides, since a day has only so many.
  public let heldBack: Int

  /// How many days are foreseen.
  public static let days = 30

  /// The plan of a day. `learnt` are the questions of the sets that the player learns, in their order; `others` those in
  /// other banks, of which what was missed is learnt too.
  public init(
    _ memory: ReviewMemory, learnt: [QuestionID], others: Set<QuestionID>, wishes: Wishes, at now: WallTime
  ) {
    let today = now.reviewDay
    var due: [(question: QuestionID, chance: Double)] = []
    var again: [(question: QuestionID, latest: Int)] = []
    var unseen: [QuestionID] = []
    var forecast = Array(repeating: 0, count: ReviewPlan.days)
    var seen: Set<QuestionID> = []
    func plan(_ entry: ReviewMemory.Entry) {
      let day = memory.dueDay(of: entry, retention: wishes.retention, at: now)
      if memory.comesAgain(entry, at: now) {
        again.append((entry.question, entry.latest))
      } else if day <= today {
        due.append((entry.question, memory.retrievability(of: entry, at: now)))
      } else if day.number - today.number < ReviewPlan.days {
        forecast[day.number - today.number] += 1
      }
    }
    for question in learnt where !wishes.suspended.contains(question) && seen.insert(question).inserted {
      if let entry = memory.entry(of: question) { plan(entry) } else { unseen.append(question) }
    }
    for entry in memory.entries
    where entry.wasMissed && others.contains(entry.question) && !wishes.suspended.contains(entry.question) {
      if seen.insert(entry.question).inserted { plan(entry) }
    }
    due.sort { ($0.chance, $0.question.hash) < ($1.chance, $1.question.hash) }
    again.sort { ($0.latest, $0.question.hash) < ($1.latest, $1.question.hash) }
    let done = memory.done[today] ?? ReviewMemory.Done()
    let reviews = due.prefix(wishes.reviewsADay.map { max(0, $0 - done.reviews) } ?? .max)
    let new = unseen.prefix(max(0, wishes.newADay - done.new))
    questions = reviews.map(\.question) + new + again.map(\.question)
    self.new = new.count
    heldBack = due.count - reviews.count + unseen.count - new.count
    forecast[0] = questions.count
    self.forecast = forecast
  }

  /// How many questions are to be asked today.
  public var today: Int { questions.count }

  /// The first day after today with something to ask, in days from today; nil where there is none.
  public var next: Int? { forecast.indices.dropFirst().first { forecast[$0] > 0 } }
}

/// How much of some questions is new, young and mature.
public struct Maturity: Hashable, Sendable {
  /// Never answered.
  public private(set) var new = 0
  /// Answered, and not yet remembered for weeks.
  public private(set) var young = 0
  /// Remembered for weeks.
  public private(set) var mature = 0

  /// No questions.
  public init() {}

  /// Counts some questions.
  public init(of questions: some Sequence<QuestionID>, in memory: ReviewMemory) {
    for question in questions {
      switch memory.entry(of: question)?.isMature {
      case nil: new += 1
      case false?: young += 1
      case true?: mature += 1
      }
    }
  }

  /// The questions of both.
  public static func + (one: Maturity, other: Maturity) -> Maturity {
    var sum = one
    sum.new += other.new
    sum.young += other.young
    sum.mature += other.mature
    return sum
  }

  /// How many questions there are.
  public var total: Int { new + young + mature }
}
