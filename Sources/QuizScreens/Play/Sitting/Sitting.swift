import QuizCore
import TerminalKit

/// A sitting: a round fed one question at a time, and which of its answers are not on disk.
///
/// Totals are computed from the round.
struct Sitting {
  var play: RoundPlay
  /// Whether its summary offers to repeat missed questions.
  let asksMissedAgain: Bool
  /// Answers that could not be saved, after their latest try.
  private(set) var failures: [SaveState] = []
  private(set) var selections: [QuestionID: Selection] = [:]
  /// Its name in the log; nil until an answer is on disk.
  private var name: String?
  /// The IDs of answers on disk.
  private(set) var saved: [String] = []

  /// Starts with the question of `setup`.
  init(_ setup: RoundSetup, _ module: any SittingModule) {
    play = RoundPlay(setup, module)
    asksMissedAgain = type(of: module).asksMissedAgain
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

  /// Saves an answer to the question on screen.
  func save(_ answer: AnsweredQuestion) -> StoreEffect {
    .save(
      RoundResult([answer], setup: play.setup).record, name.map { .answer(ofSitting: $0) } ?? .firstOfSitting)
  }

  /// Notes whether an answer was saved; ignores other responses.
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

  /// Retries failed saves.
  var retry: [Action] { failures.flatMap(\.retry) }

  /// Why answers are not saved, if so.
  func failureNote(_ words: Localizer) -> SafeText? {
    failures.last.map { last in
      let note = last.note(words).text
      return failures.count == 1 ? note : words(.several(failures.count)) + note
    }
  }
}

// Totals.
extension Sitting {
  /// In the order given.
  var answers: [AnsweredQuestion] { play.round.decided }

  var right: Int { answers.count(where: \.isRight) }

  /// The most right answers in a row.
  var longestRun: Int { answers.lazy.map(\.isRight).longestRun }

  var elapsed: Duration { answers.reduce(.zero) { $0 + $1.elapsed } }

  /// All answers as one record, named after the game.
  var record: RoundRecord {
    let record = RoundResult(answers, setup: play.setup).record
    return RoundRecord(
      game: record.game, set: record.game.rawValue, asked: record.asked, correct: record.correct,
      misses: record.misses, milliseconds: record.milliseconds, limit: record.limit, pauses: record.pauses,
      seed: record.seed, answers: record.answers)
  }

  /// Questions whose latest answer was wrong, in the order first asked.
  var missed: [Question] {
    let isRight = Dictionary(answers.map { ($0.shuffled.question.id, $0.isRight) }) { $1 }
    var seen: Set<QuestionID> = []
    return answers.map(\.shuffled.question).filter { isRight[$0.id] == false && seen.insert($0.id).inserted }
  }
}

extension RoundSideView {
  init(_ sitting: Sitting, in context: ViewContext) {
    let run: [(label: Phrase, text: Line)] =
      sitting.longestRun > 0 ? [(.longestRunLabel, Line("\(sitting.longestRun)"))] : []
    let time = Line(context.words(.preciseSeconds(sitting.elapsed)))
    let count = sitting.answers.count
    self.init(
      title: .sittingTitle, answers: sitting.answers, toCome: 1, points: nil,
      facts: count == 0 ? [] : run + [(.total, time)],
      shown: count - (sitting.play.round.verdict == nil ? 0 : 1))
  }
}
