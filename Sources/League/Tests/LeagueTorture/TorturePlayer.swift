import Foundation
import LeagueAPI
import LeagueClient
import LeagueTesting
import QuizCore
import QuizStore

/// One player: real files, rounds appended as the game does, and the real engine that sends them; for some the real
/// program, which is killed now and then.
final class TorturePlayer {
  let number: Int
  let name: String
  let folder: String
  /// How wrong the player's clock is, in milliseconds.
  let skew: Int
  private let options: TortureOptions
  private let locations: Locations
  private let files: PlayerFiles
  private let log: ScoreLog
  private var chance: Chance
  /// When the round before ended.
  private var lastRound: Int?
  /// What a round takes at most, milliseconds.
  private static let longestRound = 5 * 9300

  /// The ids of all rounds that are in the log.
  private(set) var rounds: [String] = []
  /// How often each question was asked and answered right.
  private(set) var tallies: [QuestionID: (asked: Int, right: Int, milliseconds: Int)] = [:]
  /// All that was asked, answered right, and taken.
  private(set) var sum = (asked: 0, right: 0, milliseconds: 0)
  /// The questions that were shared and not withdrawn, by their UUIDs.
  private(set) var questions: [String: Question] = [:]
  private(set) var shared = 0
  /// How many synchronisations were done, and why the others were not.
  private(set) var synchronisations = 0
  private(set) var failures: [String: Int] = [:]
  private(set) var killed = 0

  /// The questions of the bank that everybody plays.
  static let bank = SampleQuestions.bank.prefix(60)
  /// The set that it is, as the log calls it.
  static let set = "en/Torture/Basics"

  init(_ number: Int, below folder: String, _ options: TortureOptions) throws {
    self.number = number
    self.options = options
    name = "Player \(number)"
    self.folder = "\(folder)/player-\(number)"
    // A third of the clocks is a day late, a third a day early. Those of programs are the system's.
    skew = [0, -86_400_000, 86_400_000][number % 3]
    chance = Chance(options.seed, "player \(number)")
    locations = Locations(
      environment: Torture.environment(self.folder), executable: "/none", fileExists: { _ in false })
    guard let files = PlayerFiles(locations) else { throw TortureFailure("no data folder") }
    self.files = files
    log = ScoreLog(locations, games: GameList([]))
    try FileManager.default.createDirectory(atPath: self.folder, withIntermediateDirectories: true)
  }

  private var now: Int { LeaguePlayer.systemClock() + skew }

  private var player: LeaguePlayer {
    let skew = skew
    return LeaguePlayer(files: files, language: .en, timeouts: .init(connect: .seconds(10), whole: .seconds(60))) {
      LeaguePlayer.systemClock() + skew
    }
  }

  /// Whether the real program synchronises this time.
  private var usesProgram: Bool { skew == 0 && number % 2 == 0 }

  /// Joins; as often as it takes.
  func join(_ link: InvitationLink) async throws {
    for _ in 0..<200 {
      do {
        _ = try await player.join(link, name: name)
        return
      } catch {
        // A join whose answer was lost is asked again as the same player.
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    throw TortureFailure("\(name) cannot join")
  }

  /// Plays all rounds, and synchronises between them.
  func play() async throws {
    while rounds.count < options.rounds {
      for _ in 0...chance.below(2 * options.batch - 1) where rounds.count < options.rounds {
        if chance.below(12) == 0 { try shareOrWithdraw() }
        try playRound()
      }
      await synchronise()
      try await Task.sleep(for: .milliseconds(chance.below(options.pause)))
    }
  }

  /// Synchronises until nothing waits; returns why that failed.
  func settle(attempts: Int) async -> String? {
    var last = "it was never tried"
    for _ in 0..<attempts {
      do throws(LeagueProblem) {
        _ = try await player.sync()
        let status = LeagueFolder(files.locations).status().value ?? LeagueStatus()
        if status.problem == nil, status.waitingRounds == 0, status.waitingChanges == 0 {
          return status.refusedCount == 0 ? nil : "\(name): refused: \(status.refused)"
        }
        last = "\(status)"
      } catch {
        last = error.sentence.en
        try? await Task.sleep(for: .milliseconds(100))
      }
    }
    return "\(name) does not come in sync: \(last)"
  }

  private func synchronise() async {
    do {
      if usesProgram {
        try await runProgram()
      } else {
        _ = try await player.sync()
      }
      synchronisations += 1
    } catch {
      failures[(error as? LeagueProblem)?.code ?? "\(error)", default: 0] += 1
    }
  }

  private func runProgram() async throws {
    let child = try ChildProgram(
      [options.program, "sync"], environment: Torture.environment(folder), output: folder + "/sync.log")
    if chance.below(2) == 0 {
      try await Task.sleep(for: .milliseconds(chance.below(400)))
      child.kill()
    }
    let ending = await child.end()
    if ending == -9 { killed += 1 }
    guard ending == 0 else { throw TortureFailure("exit \(ending)") }
  }

  private func shareOrWithdraw() throws {
    let outbox = LeagueFolder(files.locations).outbox
    if questions.count > 2, chance.below(3) == 0, let first = questions.keys.min() {
      questions[first] = nil
      try outbox.append(LeagueChange(id: id(), kind: .withdraw, question: first, date: now))
      return
    }
    shared += 1
    let one = SampleQuestions.text("What is number \(shared) of player \(number)?").question.map { [$0] } ?? []
    let all = try one + SampleQuestions.ofAllKinds(about: "number \(shared) of player \(number)")
    let made = all[chance.below(all.count)]
    let question = UUIDv4(using: &chance).description
    try outbox.append(
      LeagueChange(
        id: id(), kind: .share, question: question, text: LeagueChange.Text(made, language: "en"), date: now))
    questions[question] = made
  }

  /// An answer to a question of the player's own, of any kind.
  private func answer(_ question: Question, isRight: Bool, milliseconds: Int) -> RoundRecord.Answer {
    let rules = Rules(limit: .seconds(10), miss: .settles, verdict: .none)
    let limit = rules.limit(of: question, number: 1)?.inMilliseconds
    let own = limit == 10_000 ? nil : limit
    let id = question.id
    return switch question.kind.input {
    case .panel:
      RoundRecord.Answer(
        question: id, choice: isRight ? 1 : 2, correct: isRight, milliseconds: milliseconds, limit: own)
    case .panels, .sequence:
      RoundRecord.Answer(
        question: id, choices: question.answers.dropLast(isRight ? 0 : 1).map { $0 + 1 }, correct: isRight,
        milliseconds: milliseconds, limit: own)
    case .text, .number:
      RoundRecord.Answer(
        question: id, text: isRight ? question.rightLine : "\(number) 東京 \"", correct: isRight,
        milliseconds: milliseconds, limit: own)
    }
  }

  private func id() -> String { UUIDv7(milliseconds: now, using: &chance).description }

  private func playRound() throws {
    let own = Array(questions.values)
    // Sums that are generated count for the player, and for no question.
    let game: Game.ID = chance.below(4) == 0 ? .missing : .timed
    let drawn = TorturePlayer.bank.shuffled(using: &chance)
    let answers = (0..<5).map { index in
      let (isRight, milliseconds) = (chance.below(3) > 0, 300 + chance.below(9000))
      if game == .timed, !own.isEmpty, index == 0 {
        return answer(own[chance.below(own.count)], isRight: isRight, milliseconds: milliseconds)
      }
      if game == .missing {
        // A round has no sum twice.
        let (one, right) = (1 + index * 18 + chance.below(18), 1 + chance.below(9))
        let sum = QuestionID(text: "\(one) + ( ? ) = \(one + right)", rightChoice: "\(right)")
        return RoundRecord.Answer(
          question: sum, choice: isRight ? right : right % 9 + 1, correct: isRight, milliseconds: milliseconds)
      }
      return RoundRecord.Answer(
        question: drawn[index], choice: isRight ? 1 : 2, correct: isRight, milliseconds: milliseconds)
    }
    let right = answers.count(where: \.correct)
    let milliseconds = answers.reduce(0) { $0 + $1.milliseconds }
    // One after the other, as a person plays, the last of them about now.
    let instant = (lastRound ?? now - options.rounds * TorturePlayer.longestRound) + milliseconds
    lastRound = instant
    let record = RoundRecord(
      id: UUIDv7(milliseconds: instant, using: &chance).description, date: SampleRounds.time(instant), game: game,
      set: game == .missing ? "missing" : TorturePlayer.set, asked: 5, correct: right, misses: 5 - right,
      milliseconds: milliseconds, limit: 10_000, pauses: 0, seed: 1, answers: answers)
    try log.append(record)
    // What the log has counts from here on.
    rounds.append(record.id)
    sum.asked += 5
    sum.right += right
    sum.milliseconds += milliseconds
    guard game == .timed else { return }
    for answer in answers {
      tallies[answer.question, default: (0, 0, 0)].asked += 1
      tallies[answer.question, default: (0, 0, 0)].right += answer.correct ? 1 : 0
      tallies[answer.question, default: (0, 0, 0)].milliseconds += answer.milliseconds
    }
  }

  // MARK: Received files

  /// The player's id.
  var identity: String { (try? files.membership())?.player.id ?? "" }

  /// How all players answered questions, as this player's game reads it.
  func rates(of questions: [QuestionID]) -> [QuestionID: LeagueRateLine] {
    LeagueFolder(files.locations).rates(of: questions)
  }

  /// How many questions of the league the player's game knows.
  var knownQuestions: Int {
    let bytes = FileManager.default.contents(atPath: files.locations.questions) ?? Data()
    return bytes.count { $0 == UInt8(ascii: "\n") }
  }
}
