import QuizCore
import TerminalKit

/// One sitting of a game that asks one question after the other: a round that is fed one question at a time, and which of its answers are not on
/// disk.
///
/// Numbers are computed from the round; nothing is counted twice.
struct OneByOneSitting {
  /// The round.
  var play: RoundPlay
  /// The answers that could not be saved, each in the state of its last try.
  private(set) var failures: [SaveState] = []
  /// What each question was drawn from.
  private(set) var selections: [QuestionID: Selection] = [:]
  /// The name of the sitting in the log; nil until an answer is on disk.
  private var name: String?
  /// The IDs of the answers that are on disk.
  private(set) var saved: [String] = []

  /// Begins with the question of `setup`.
  init(_ setup: RoundSetup, _ module: any OneByOneModule) {
    play = RoundPlay(setup, module)
    note(setup)
  }

  /// Continues with the question of `setup`.
  mutating func ask(_ setup: RoundSetup) {
    play.ask(setup)
    note(setup)
  }

  private mutating func note(_ setup: RoundSetup) {
    for shuffled in setup.questions { selections[shuffled.question.id] = setup.selection }
  }

  /// The effect that saves an answer to the question on screen.
  func save(_ answer: AnsweredQuestion) -> StoreEffect {
    .save(
      RoundResult([answer], setup: play.setup).record, name.map { .answer(ofSitting: $0) } ?? .firstOfSitting)
  }

  /// Updates the save state of an answer; other responses change nothing.
  mutating func update(_ response: any Response) {
    if case RoundResponse.saved(let record, _) = response {
      name = name ?? record.sitting
      saved.append(record.id)
      failures.removeAll { $0.outcome?.record.id == record.id }
    } else if case RoundResponse.notSaved(let record, _, _) = response {
      let index = failures.firstIndex { $0.outcome?.record.id == record.id } ?? failures.endIndex
      if index == failures.endIndex { failures.append(.underWay) }
      failures[index].update(response)
    }
  }

  /// The effects that retry failed saves.
  var retry: [Action] { failures.flatMap(\.retry) }

  /// That answers are not saved, and why; nil when all are.
  func failureNote(_ words: Localizer) -> SafeText? {
    failures.last.map { last in
      let note = last.note(words).text
      return failures.count == 1 ? note : words(.several(failures.count)) + note
    }
  }
}

// Totals of the answers.
extension OneByOneSitting {
  /// The answers in the order in which they were given.
  var answers: [AnsweredQuestion] { play.round.decided }

  /// How many were right.
  var right: Int { answers.count(where: \.isRight) }

  /// The most that were right in a row.
  var longestRun: Int { answers.lazy.map(\.isRight).longestRun }

  /// The sum of the times of all answers.
  var elapsed: Duration { answers.reduce(.zero) { $0 + $1.elapsed } }

  /// Whether its summary offers the missed questions again.
  var asksMissedAgain: Bool { (play.module as? any OneByOneModule).map { type(of: $0).asksMissedAgain } ?? false }

  /// All answers as one record, which is named after the game.
  var record: RoundRecord {
    let record = RoundResult(answers, setup: play.setup).record
    return RoundRecord(
      game: record.game, set: record.game.rawValue, asked: record.asked, correct: record.correct,
      misses: record.misses, milliseconds: record.milliseconds, limit: record.limit, pauses: record.pauses,
      seed: record.seed, answers: record.answers)
  }

  /// The questions whose latest answer was not right, in the order in which they were first missed.
  var missed: [Question] {
    let isRight = Dictionary(answers.map { ($0.shuffled.question.id, $0.isRight) }) { $1 }
    var seen: Set<QuestionID> = []
    return answers.map(\.shuffled.question).filter { isRight[$0.id] == false && seen.insert($0.id).inserted }
  }
}
