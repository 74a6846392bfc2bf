import QuizCore
import QuizScreens
import QuizStore

// The daily round.
extension EffectHandler {
  /// How many bytes of the log are read between two keys while the home screen asks for the rest; takes some
  /// milliseconds.
  private static let part = 4 << 20

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
    readOnDaily(bytes: .max, until: day)
    var isPractice = dailyReading?.attempts.attempt(on: day, language: language) != nil
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
    guard Games.list[record.game]?.isDaily == true else { return false }
    let others = unsaved.filter { $0.id != record.id }
    if others.contains(where: { $0.game == record.game && $0.set == record.set && $0.seed == record.seed }) {
      return true
    }
    readOnDaily(bytes: .max)
    return dailyReading?.attempts.attempt(like: record) != nil
  }

  /// Looks for some more attempts in the log.
  mutating func findDaily() -> [App.Event] {
    readOnDaily(bytes: EffectHandler.part, until: given.now().day)
    state.daily = dailyState
    return [.state(state)]
  }

  /// What the screens are told of the daily round; nil until it is known.
  var dailyState: DailyState? {
    dailyReading.flatMap { $0.isOver ? DailyState($0.attempts, language: session.language.rawValue) : nil }
  }

  /// How many days in a row ended with a daily round's record; nil for another game's.
  func streak(upTo record: RoundRecord) -> Int? {
    guard Games.list[record.game]?.isDaily == true else { return nil }
    var reading = DailyReading(until: Daily.day(of: record))
    return (try? reading.goOn(bytes: .max, in: log)).map { reading.attempts.streak }
  }

  /// Begins the search anew when a new day has begun since the last one; returns whether it has.
  mutating func noticeNewDay() -> Bool {
    guard let dailyReading, dailyReading.attempts.last != given.now().day else { return false }
    self.dailyReading = nil
    state.daily = nil
    return true
  }

  /// Reads what was added to the log, and up to `bytes` more of what is older; from the day `day` back, or from the day
  /// of the search that is under way. A log that cannot be read holds no attempts.
  mutating func readOnDaily(bytes: Int = 0, until day: Day? = nil) {
    let day = day ?? dailyReading?.attempts.last ?? given.now().day
    var reading = dailyReading ?? DailyReading(until: day)
    if reading.attempts.last != day { reading = DailyReading(until: day) }
    do {
      try reading.goOn(bytes: bytes, in: log)
    } catch {
      reading = DailyReading(unreadableUntil: day)
    }
    dailyReading = reading
  }
}
