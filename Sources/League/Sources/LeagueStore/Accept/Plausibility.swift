import LeagueAPI
import QuizCore
import TerminalKit

/// Checks whether a round is possible: by the rules of its game (``Game/fault(of:)``), over questions and sets that the
/// league knows, at a possible time.
///
/// Pure: the league's questions are looked up through a function, and all times are arguments.
struct Plausibility {
  /// How far in the future a round may end, milliseconds: its date has whole seconds, and clocks drift between a round
  /// and its sending.
  static let future = 120_000
  /// How long before joining a round may have ended, milliseconds: clocks that were set in between.
  static let past = 2 * 86_400_000
  /// How far the instant in a round's id may be from its date, milliseconds: the game takes both from one clock, one
  /// right after the other.
  static let idDifference = 60_000
  /// How many days after its own a daily round may end: a machine may have slept over a holiday.
  static let dailyDays = 7
  /// The longest name of a set, in bytes: a language, a genre and the name of a file.
  static let setBytes = 1024

  /// The fewest different questions for a longer round over a set of unknown size to count: those of a round of five.
  static let leastQuestions = 5

  /// The result of a check.
  enum Finding: Hashable {
    /// It counts.
    case known
    /// The league does not know its set, or one of its questions: it counts where the owner allows that.
    case own
    /// It does not count, for this reason.
    case refused(LeagueErrorCode)
  }

  /// The games whose rounds count.
  let games: GameList
  /// The player's clock when the round was sent, and the server's, milliseconds since 1970.
  let clock: Int
  let now: Int
  /// When the player joined, milliseconds since 1970.
  let joined: Int
  /// The questions of the server's banks.
  let known: KnownQuestions
  /// The name of the league, and of the genre of its own questions.
  let league: String
  /// Whether rounds count over sets and questions that only the player has.
  let takesOwn: Bool

  /// When the round ended by the server's clock, milliseconds since 1970: never in the future.
  func played(_ record: RoundRecord) -> Int {
    min(now, moved(record))
  }

  private func moved(_ record: RoundRecord) -> Int {
    // Both are bounded: a date has a year of four digits, the clocks are checked by `check`.
    record.date.secondsSince1970 * 1000 + now - clock
  }

  /// Checks a round. `own` returns the versions of one of the league's own questions, none of any other.
  func check(_ record: RoundRecord, own: (QuestionID) -> [Question]) -> Finding {
    guard record.version == RoundRecord.currentVersion else { return .refused(.roundUnreadable) }
    guard let instant = UUIDv7(record.id)?.milliseconds, record.sitting.map({ UUIDv7($0) != nil }) ?? true,
      abs(instant - record.date.secondsSince1970 * 1000) <= Plausibility.idDifference
    else { return .refused(.roundID) }
    guard let game = games[record.game] else { return .refused(.roundGame) }
    guard !record.set.isEmpty, record.set.utf8.count <= Plausibility.setBytes,
      SafeText(record.set).oneLine.string == record.set
    else { return .refused(.roundSet) }
    if let fault = game.fault(of: record) { return .refused(LeagueErrorCode(fault)) }
    guard record.isPossible else { return .refused(.roundCounts) }
    guard LeagueLimits.instants.contains(clock), moved(record) <= now + Plausibility.future else {
      return .refused(.roundFuture)
    }
    guard moved(record) >= min(joined, now) - Plausibility.past else { return .refused(.roundPast) }
    let answers = checkAnswers(of: record, game, own: own)
    guard answers == .known else { return answers }
    switch game.source {
    case .generated:
      return record.set == game.id.rawValue || record.set == Selection.missedName ? .known : asOwn(.roundSet)
    case .selection, .set, .everything, .due, .day: return checkSet(of: record, game)
    }
  }

  /// Compares each answer with its question, in every version that the league knows: a record can say anything of what is
  /// right.
  private func checkAnswers(
    of record: RoundRecord, _ game: Game, own: (QuestionID) -> [Question]
  ) -> Finding {
    var finding = Finding.known
    for answer in record.answers {
      let versions: [Question]
      switch game.source {
      case .generated:
        guard let generated = game.generated else { return .known }
        versions = generated(answer.question).map { [$0] } ?? []
      case .selection, .set, .everything, .due, .day:
        let shipped = known.versions(of: answer.question)
        versions = shipped.isEmpty ? own(answer.question) : shipped
      }
      if versions.isEmpty {
        finding = asOwn(.roundQuestions)
      } else if !versions.contains(where: { $0.hasChoices(of: answer) }) {
        return .refused(.roundChoice)
      } else if !versions.contains(where: { $0.agrees(with: answer) }) {
        return .refused(.roundAnswers)
      }
    }
    return finding
  }

  private func checkSet(of record: RoundRecord, _ game: Game) -> Finding {
    if game.isDaily { return isDaily(record, game) ? .known : .refused(.roundDaily) }
    guard isSet(record.set) else { return asOwn(.roundSet) }
    // Missed questions are a list, which may end before the game does.
    let isList = Levels.split(logName: record.set).set == Selection.missedName
    guard isList || !game.endsEarly(record) else { return .refused(.roundCounts) }
    let distinct = Set(record.answers.map(\.question)).count
    if let size = known.size(of: record.set) {
      // Half of them: the player's banks may be of another version.
      return distinct * 2 < min(record.asked, size) ? .refused(.roundRepeated) : .known
    }
    // The size of the set is unknown.
    return distinct < min(record.asked, Plausibility.leastQuestions) ? asOwn(.roundRepeated) : .known
  }

  private func asOwn(_ refusal: LeagueErrorCode) -> Finding { takesOwn ? .own : .refused(refusal) }

  /// Whether a round is the daily one of its seed and date, with its questions as far as the server has the banks.
  private func isDaily(_ record: RoundRecord, _ game: Game) -> Bool {
    guard let language = Plausibility.language(of: record.set), record.set == Daily.logName(language) else {
      return false
    }
    guard let day = Plausibility.dailyDay(of: record, language) else { return false }
    return known.daily(game, of: day, language: language).map { $0 == Set(record.answers.map(\.question)) } ?? true
  }

  /// The name of a daily round, which a player has once; nil for another game.
  func dailyName(of record: RoundRecord) -> String? {
    guard games[record.game]?.isDaily == true, let language = Plausibility.language(of: record.set) else { return nil }
    return Plausibility.dailyDay(of: record, language).map { "\($0) \(record.set)" }
  }

  /// The day with the seed of a daily round, up to one after its end (time zones); nil for none.
  private static func dailyDay(of record: RoundRecord, _ language: String) -> Day? {
    (-dailyDays...1).lazy.map { record.date.day.advanced(by: $0) }
      .first { Daily.seed(of: $0, language: language) == record.seed }
  }

  /// Whether a set is available to everybody: one of the server's banks, the league's questions, missed questions, or
  /// the player's own that were shared.
  private func isSet(_ name: String) -> Bool {
    if known.size(of: name) != nil { return true }
    let set = Levels.split(logName: name).set
    if set == Selection.missedName || set == "own" { return true }
    guard let language = Plausibility.language(of: set) else { return false }
    let rest = set.dropFirst(language.utf8.count)
    // As the player's program names the bank's folder.
    let genre = "/" + league.replacing("/", with: "／").replacing("\\", with: "＼")
    return rest.isEmpty || rest == genre || rest.hasPrefix(genre + "/")
  }

  private static func language(of set: String) -> String? {
    Language.allCases.map(\.rawValue).first { set == $0 || set.hasPrefix($0 + "/") }
  }
}

extension Question {
  /// Whether it has all choices of an answer.
  fileprivate func hasChoices(of answer: RoundRecord.Answer) -> Bool {
    answer.given.map { $0.panels.allSatisfy(choices.indices.contains) } ?? true
  }

  /// Whether an answer is what its record says of it. A line that was found wrong may be right by now, since questions
  /// learn spellings; none that was right becomes wrong.
  fileprivate func agrees(with answer: RoundRecord.Answer) -> Bool {
    isRight(answer) == answer.correct || !answer.correct && answer.text != nil
  }
}

extension LeagueErrorCode {
  /// The code of a fault.
  fileprivate init(_ fault: RoundFault) {
    switch fault {
    case .counts: self = .roundCounts
    case .times: self = .roundTimes
    case .limit: self = .roundLimit
    case .repetition: self = .roundRepeated
    }
  }
}
