import QuizCore
import QuizScreens
import QuizStore

// The daily round.
extension EffectHandler {
  /// What tells today's daily round from others.
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

  /// Today's round. `questions` are those asked for: some of those asked before are always practice.
  mutating func dailyRound(isRepeated questions: RoundRequest.Questions) -> DailyRound {
    let language = state.catalogue.language
    let day = given.now().day
    state.today = day
    readScores()
    var isPractice = dailyMemory?.attempt(on: day, language: language) != nil
    if case .again = questions { isPractice = true }
    let seed = Daily.seed(of: day, language: language)
    let set = Daily.logName(language)
    // A round that could not be saved was an attempt too.
    if unsaved.contains(where: { $0.game == .daily && $0.set == set && $0.seed == seed }) { isPractice = true }
    return DailyRound(day: day, seed: seed, set: set, isPractice: isPractice)
  }

  /// The banks that ship with the program, of the language; not the player's own, nor those of the system's other
  /// folders, which others do not have.
  mutating func shippedBanks() throws(BankError) -> [Bank] {
    guard let shipped = session.process.locations.shippedBanks else { return [] }
    let (opened, problem) = open(state.catalogue.files.map(\.path).filter { $0.hasPrefix(shipped + "/") })
    if opened.isEmpty, let problem { throw problem }
    return opened.map(\.bank)
  }

  /// Whether a record is of a daily round that was attempted before, by this program or by another meanwhile.
  mutating func isPractice(_ record: RoundRecord) -> Bool {
    guard state.games.list[record.game]?.isDaily == true else { return false }
    let others = unsaved.filter { $0.id != record.id }
    if others.contains(where: { $0.game == record.game && $0.set == record.set && $0.seed == record.seed }) {
      return true
    }
    readScores()
    return dailyMemory?.attempt(like: record) != nil
  }

  /// How many days in a row ended with a daily round's record; nil for another game's.
  mutating func streak(upTo record: RoundRecord) -> Int? {
    guard state.games.list[record.game]?.isDaily == true else { return nil }
    readScores()
    return dailyMemory?.streak(until: Daily.day(of: record))
  }
}

// The date.
extension EffectHandler {
  /// Performs `StoreEffect.findToday`.
  mutating func findToday() -> [App.Event] {
    state.today = given.now().day
    return [.state(state)]
  }

  /// Finds out the date again when a new day has begun since it was looked up last; returns whether it has.
  mutating func noticeNewDay() -> Bool {
    guard let today = state.today, today != given.now().day else { return false }
    state.today = nil
    return true
  }
}
