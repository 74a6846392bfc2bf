import QuizCore
import QuizScreens
import QuizStore

// The daily round.
extension EffectHandler {
  /// The identity of today's daily round.
  struct DailyRound {
    /// Today.
    let day: Day
    /// The seed of its questions and choices.
    let seed: UInt64
    /// The name of its set in the log.
    let set: String
    /// Whether it is played again, so that it is not kept.
    let isPractice: Bool
  }

  /// Today's round of a game. `questions` are those asked for: some of those asked before are always practice.
  mutating func dailyRound(of game: Game.ID, _ questions: RoundRequest.Questions) -> DailyRound {
    let language = state.catalogue.language
    let now = given.now()
    setTime(now)
    let (set, seed) = (Daily.logName(language), Daily.seed(of: now.day, language: language))
    var isPractice = self.isPractice(
      RoundRecord(
        date: now, game: game, set: set, asked: 0, correct: 0, misses: 0, milliseconds: 0, limit: 0, pauses: 0,
        seed: seed, answers: []))
    if case .again = questions { isPractice = true }
    return DailyRound(day: now.day, seed: seed, set: set, isPractice: isPractice)
  }

  /// The banks that ship with the program, of the language; not the player's own, nor those of the system's other
  /// folders, which others do not have.
  mutating func shippedBanks() throws(QuestionFileError) -> [Bank] {
    guard let shipped = session.process.locations.shippedBanks else { return [] }
    let (opened, problem) = open(state.catalogue.files.map(\.path).filter { $0.hasPrefix(shipped + "/") })
    if opened.isEmpty, let problem { throw problem }
    return opened.map(\.bank)
  }

  /// Whether a record is of a round whose first attempt alone is kept, and which was attempted before, by this program or
  /// by another meanwhile.
  mutating func isPractice(_ record: RoundRecord) -> Bool {
    readScores()
    var memories = reading.memories
    // A round that could not be saved was an attempt too.
    for other in unsaved where other.id != record.id { memories.add(other) }
    return memories.isPractice(record)
  }

  /// How many days in a row ended with a record's; nil for a game that counts none.
  mutating func streak(upTo record: RoundRecord) -> Int? {
    readScores()
    return reading.memories.streak(until: record)
  }
}

// The date.
extension EffectHandler {
  /// Performs `StoreEffect.findToday`.
  mutating func findToday() -> [App.Event] {
    setTime(given.now())
    return [.state(state)]
  }

  mutating func setTime(_ now: WallTime) {
    state.time = now
    state.today = now.day
  }

  /// Finds out the date again when a new day has begun since it was looked up last; returns whether it has.
  mutating func noticeNewDay() -> Bool {
    guard let today = state.today, let time = state.time else { return false }
    let now = given.now()
    // A day of learning begins later than one of the calendar.
    guard today != now.day || time.reviewDay != now.reviewDay else { return false }
    state.today = nil
    state.missed = .unknown(last: state.missed.count)
    return true
  }
}
