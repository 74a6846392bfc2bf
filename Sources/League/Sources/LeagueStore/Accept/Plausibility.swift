import LeagueAPI
import QuizCore
import TerminalKit

/// What a round must say to be taken: nothing that a game played by its rules cannot have.
///
/// Pure: whether a league has a question is asked through a function, and all times come in as arguments.
struct Plausibility {
  /// How far in the future a round may end, milliseconds: its date has whole seconds, and clocks drift between a round and
  /// its sending.
  static let future = 120_000
  /// How long before joining a round may have ended, milliseconds: clocks that were set in between.
  static let past = 2 * 86_400_000
  /// The longest time for a question without a limit, milliseconds: a day.
  static let longest = 86_400_000
  /// The longest limit, milliseconds: an hour.
  static let longestLimit = 3_600_000
  /// The longest name of a set, in bytes: a language, a genre and the name of a file.
  static let setBytes = 1024

  /// The player's clock when the round was sent, and the server's, milliseconds since 1970.
  let clock: Int
  let now: Int
  /// When the player joined, milliseconds since 1970.
  let joined: Int

  /// When the round ended by the server's clock, milliseconds since 1970: never in the future.
  func played(_ record: RoundRecord) -> Int {
    min(now, moved(record))
  }

  private func moved(_ record: RoundRecord) -> Int {
    // Both are bounded: a date has a year of four digits, the clocks are checked by `check`.
    record.date.secondsSince1970 * 1000 + now - clock
  }

  /// Why the round is not taken; nil when it is. `has` says whether the league has a question.
  func check(_ record: RoundRecord, has: (QuestionID) -> Bool) -> LeagueErrorCode? {
    guard record.version == RoundRecord.currentVersion else { return .roundUnreadable }
    guard Plausibility.isUUIDv7(record.id), record.sitting.map(Plausibility.isUUIDv7) ?? true else { return .roundID }
    guard let game = LeagueGames.all[record.game] else { return .roundGame }
    guard !record.set.isEmpty, record.set.utf8.count <= Plausibility.setBytes,
      SafeText(record.set).oneLine.string == record.set
    else { return .roundQuestions }
    guard record.pauses >= 0, (1...RoundRecord.mostAnswers).contains(record.asked),
      (record.asked...RoundRecord.mostAnswers).contains(record.answers.count), Plausibility.countsAddUp(record, game)
    else { return .roundCounts }
    guard Plausibility.timesAddUp(record, game) else { return .roundTimes }
    guard (0...Plausibility.latest).contains(clock), moved(record) <= now + Plausibility.future else {
      return .roundFuture
    }
    guard moved(record) >= joined - Plausibility.past else { return .roundPast }
    switch game.source {
    case .generated: return nil
    case .banks: return record.answers.allSatisfy { has($0.question) } ? nil : .roundQuestions
    }
  }

  /// The end of the year 9999.
  private static let latest = 253_402_300_799_999

  private static func countsAddUp(_ record: RoundRecord, _ game: Game) -> Bool {
    let answers = record.answers
    guard answers.allSatisfy({ $0.choice.map { (1...9).contains($0) } ?? !$0.correct }) else { return false }
    let right = answers.count(where: \.correct)
    if game.id == .panels {
      return record.asked == right && record.correct == record.asked && record.asked == answers.count
        && (0...1_000_000).contains(record.misses)
    }
    if game.allowsRetries {
      // Each question goes on until it is right.
      let questions = attempts(answers)
      return questions.count == record.asked && record.correct == questions.count { $0.count == 1 }
        && record.misses == answers.count - record.asked
        && questions.allSatisfy { attempts in
          attempts.last?.correct == true && attempts.allSatisfy { $0.question == attempts.first?.question }
        }
    }
    return answers.count == record.asked && record.correct == right && record.misses == record.asked - right
      && (!game.hasSittings || record.asked == 1)
  }

  private static func timesAddUp(_ record: RoundRecord, _ game: Game) -> Bool {
    guard (0...longestLimit).contains(record.limit) else { return false }
    // These two are played without a clock; with one, an answer at the second attempt would have points for its time.
    if game.allowsRetries || game.id == .panels, record.limit != 0 { return false }
    let most = record.limit > 0 ? record.limit : longest
    guard record.answers.allSatisfy({ (0...most).contains($0.milliseconds) }) else { return false }
    // All attempts at one question run on one clock.
    let times =
      game.allowsRetries
      ? attempts(record.answers).compactMap { $0.last?.milliseconds } : record.answers.map(\.milliseconds)
    // Each time is rounded by itself, and so is their sum. The sum that the record says may be any number.
    let sum = times.reduce(0, +)
    return (sum - record.answers.count...sum + record.answers.count).contains(record.milliseconds)
  }

  /// The attempts at each question, which end with the right one.
  private static func attempts(_ answers: [RoundRecord.Answer]) -> [ArraySlice<RoundRecord.Answer>] {
    var questions: [ArraySlice<RoundRecord.Answer>] = []
    var start = 0
    for (index, answer) in answers.enumerated() where answer.correct || index == answers.count - 1 {
      questions.append(answers[start...index])
      start = index + 1
    }
    return questions
  }

  /// Whether `text` is a UUIDv7 in lowercase.
  static func isUUIDv7(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return InvitationLink.isUUID(text) && bytes[14] == UInt8(ascii: "7") && "89ab".utf8.contains(bytes[19])
      && !bytes.contains { (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) }
  }
}

/// The games whose rounds a league takes.
enum LeagueGames {
  /// All of them.
  static let all = GameList([.timed, .missing, .practice, .endless, .panels, .survival, .daily])
}
