import QuizCore
import TerminalKit

/// The answers of one sitting of the endless game, in order, and those of them that are not on disk.
///
/// Numbers are computed from the answers; nothing is counted twice.
struct EndlessSitting: Equatable {
  /// An answered question, and what it was drawn from.
  struct Answer: Equatable {
    let answered: AnsweredQuestion
    let selection: Selection?

    /// The question.
    var question: Question { answered.shuffled.question }
  }

  /// The answers in the order in which they were given.
  private(set) var answers: [Answer] = []
  /// The answers that could not be saved, each in the state of its last try.
  private(set) var failures: [SaveState] = []
  /// The name of the sitting in the log; nil until an answer is on disk.
  private var name: String?

  /// Adds an answer.
  mutating func add(_ answered: AnsweredQuestion, of setup: RoundSetup) {
    answers.append(Answer(answered: answered, selection: setup.selection))
  }

  /// How the next record tells that it belongs to this sitting.
  var mark: Sitting { name.map { .named($0) } ?? .first }

  /// Takes in whether an answer is saved; other responses change nothing.
  mutating func update(_ response: Response) {
    if case .saved(let record, _) = response {
      name = name ?? record.sitting
      failures.removeAll { $0.outcome?.record.id == record.id }
    } else if case .notSaved(let record, _, _) = response {
      let index = failures.firstIndex { $0.outcome?.record.id == record.id } ?? failures.endIndex
      if index == failures.endIndex { failures.append(.underWay) }
      failures[index].update(response)
    }
  }

  /// The effects that try to save once more what is not saved.
  var retry: [Action] { failures.flatMap(\.retry) }

  /// That answers are not saved, and why; nil when all are.
  func failureNote(_ words: Localizer) -> SafeText? {
    failures.last.map { last in
      let note = last.note(words).text
      return failures.count == 1 ? note : words(.several(failures.count)) + note
    }
  }
}

// What the answers add up to.
extension EndlessSitting {
  /// How many were right.
  var right: Int { answers.count { $0.answered.isRight } }

  /// How many were right in a row at the end.
  var run: Int { answers.reversed().prefix { $0.answered.isRight }.count }

  /// The most that were right in a row.
  var longestRun: Int { answers.lazy.map(\.answered.isRight).longestRun }

  /// The sum of the times of all answers.
  var elapsed: Duration { answers.reduce(.zero) { $0 + $1.answered.elapsed } }

  /// The questions whose latest answer was not right, in the order in which they were first missed.
  var missed: [Answer] {
    var latest: [QuestionID: Answer] = [:]
    for answer in answers { latest[answer.question.id] = answer }
    var seen: Set<QuestionID> = []
    return answers.compactMap { answer in
      let id = answer.question.id
      guard latest[id]?.answered.isRight == false, seen.insert(id).inserted else { return nil }
      return answer
    }
  }
}

extension Phrase {
  /// Before a note that is about several answers.
  fileprivate static func several(_ count: Int) -> Phrase {
    Phrase(en: "\(count) answers: ", ja: "\(count)問分：")
  }
}
