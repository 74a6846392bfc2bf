import QuizCore
import TerminalKit

/// A kind of questions as the player meets it: what is to be done, the keys, and how an answer looks while it is given
/// and after it.
///
/// Each kind has a folder beside this file with a type that conforms, and one line in ``QuestionModules/all``. What
/// follows from the rules of a kind (`QuestionKind` in QuizCore) is not repeated here.
protocol QuestionModule: Sendable {
  /// The rules.
  var kind: QuestionKind { get }

  /// What is to be done, below the question; nil where its panels say it.
  func prompt(for question: Question) -> Phrase?

  /// What an answer lacks that was to be given; nil where what is to be done says it.
  func lack(of entry: AnswerEntry, for question: Question) -> Phrase?

  /// The same as `prompt` where answers are lines of text; nil where the choices say it.
  func plainPrompt(for question: Question) -> Phrase?

  /// The keys while such a question is asked that has so many choices.
  func keys(choices: Int) -> KeyTable<RoundKeys.Question>

  /// Takes a command of the player; returns the answer where it gives one, complete or not.
  func take(_ command: AnswerEntry.Command, in entry: inout AnswerEntry, of question: ShuffledQuestion) -> GivenAnswer?

  /// Whether a character can stand in the line that is typed.
  func takes(_ character: Character, for question: Question) -> Bool

  /// The looks of the panels while the question is asked; `blocked` cannot be chosen.
  func looks(
    asking question: ShuffledQuestion, _ entry: AnswerEntry, blocked: Set<Int>, _ words: Localizer
  ) -> [PanelLook]

  /// The looks of the panels once it is answered; `worth` says how long it took, and what a right answer was worth.
  func looks(of answered: AnsweredQuestion, worth: SafeText, _ words: Localizer) -> [PanelLook]
}

/// The kinds of questions, as they are asked.
enum QuestionModules {
  /// All of them.
  static let all: [any QuestionModule] = [
    OneModule(), SeveralModule(), OrderModule(), TypedModule(), NumberModule(),
  ]

  /// That of a kind. Each kind has one, as a test says: another one would ask for the wrong answer in silence.
  static func module(for kind: QuestionKind) -> any QuestionModule {
    guard let module = all.first(where: { $0.kind == kind }) else {
      preconditionFailure("no module for questions of kind \(kind.id)")
    }
    return module
  }
}

// Lines to type have no panels; panels no line.
extension QuestionModule {
  func prompt(for question: Question) -> Phrase? { nil }

  func lack(of entry: AnswerEntry, for question: Question) -> Phrase? { nil }

  func plainPrompt(for question: Question) -> Phrase? { nil }

  func takes(_ character: Character, for question: Question) -> Bool { true }

  func looks(
    asking question: ShuffledQuestion, _ entry: AnswerEntry, blocked: Set<Int>, _ words: Localizer
  ) -> [PanelLook] { [] }

  func looks(of answered: AnsweredQuestion, worth: SafeText, _ words: Localizer) -> [PanelLook] { [] }
}

/// What a player has put together of an answer that is not given yet.
struct AnswerEntry: Equatable {
  /// What the player does to it.
  enum Command: Hashable {
    /// Choose a panel, from 0.
    case choose(Int)
    /// Choose the panel that the pointer is on, or put it out again.
    case mark
    /// Give the answer.
    case confirm
    /// Take the last step back.
    case takeBack
  }

  /// The panel that the pointer is on; nil until a key moved it there, so that a surplus Enter answers nothing.
  var pointed: Int?
  /// The panels chosen so far, in the order in which they were.
  var panels: [Int] = []
  /// The line typed so far.
  var field = TextField()
  /// Whether an answer was to be given that lacks something, or a choice was not taken.
  var lacks = false

  /// Whether there is nothing in it but perhaps the pointer.
  var isEmpty: Bool { panels.isEmpty && field.text.isEmpty }

  /// Has the question's kind take a command. Gives the answer where that gives one that lacks nothing.
  mutating func take(_ command: Command, of question: ShuffledQuestion) -> GivenAnswer? {
    lacks = false
    guard let given = QuestionModules.module(for: question.question.kind).take(command, in: &self, of: question) else {
      return nil
    }
    lacks = !question.isComplete(given)
    return lacks ? nil : given
  }

  /// Puts the pointer on the panel this many further on among those that can be chosen, after the last on the first.
  mutating func step(_ by: Int, among open: [Int]) {
    let place = pointed.flatMap(open.firstIndex) ?? (by > 0 ? -1 : open.count)
    if !open.isEmpty { pointed = open[(place + by + open.count) % open.count] }
  }

  /// Puts text into the line, as far as it can stand there.
  mutating func type(_ text: String, for question: Question) {
    let module = QuestionModules.module(for: question.kind)
    let room = max(0, GivenAnswer.longestText - field.text.count)
    field.insert(String(text.filter { module.takes($0, for: question) }.prefix(room)))
    lacks = false
  }
}
