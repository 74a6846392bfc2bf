import QuizCore
import TerminalKit

/// A kind of question as the player meets it: the prompt, the keys, and how an answer looks before and after it is
/// given.
///
/// Each kind has a type beside this file that conforms, and one line in ``QuestionModules/all``. What
/// follows from the rules of a kind (`QuestionKind` in QuizCore) is not repeated here.
protocol QuestionModule: Sendable {
  /// The rules.
  var kind: QuestionKind { get }
  /// The prompt below the question; nil where its panels suffice.
  func prompt(for question: Question) -> Phrase?
  /// What an incomplete answer lacks; nil where the prompt says it.
  func lack(of entry: AnswerEntry, for question: Question) -> Phrase?
  /// The prompt where answers are lines of text; nil where the choices suffice.
  func plainPrompt(for question: Question) -> Phrase?
  /// The keys for a question with this many choices.
  func keys(choices: Int) -> KeyTable<RoundKeys.Question>
  /// Applies a command; returns the answer if it gives one, complete or not.
  func take(_ command: AnswerEntry.Command, in entry: inout AnswerEntry, of question: ShuffledQuestion) -> GivenAnswer?
  /// Whether a character may be typed.
  func takes(_ character: Character, for question: Question) -> Bool
  /// The looks of the panels while the question is asked; `blocked` cannot be chosen.
  func looks(
    asking question: ShuffledQuestion, _ entry: AnswerEntry, blocked: Set<Int>, _ words: Localizer
  ) -> [PanelLook]
  /// The looks of the panels once it is answered; `worth` is its time and its points, in words.
  func looks(of answered: AnsweredQuestion, worth: SafeText, _ words: Localizer) -> [PanelLook]
}

/// The kinds of questions, as they are asked.
enum QuestionModules {
  /// All of them.
  static let all: [any QuestionModule] = [
    OneModule(), SeveralModule(), OrderModule(), TypedModule(), NumberModule(),
  ]

  /// The module of a kind; a test checks that each has one. Another would ask for the wrong answer in silence.
  static func module(for kind: QuestionKind) -> any QuestionModule {
    guard let module = all.first(where: { $0.kind == kind }) else {
      preconditionFailure("no module for questions of kind \(kind.id)")
    }
    return module
  }
}

// Typed answers have no panels; panels have no line.
extension QuestionModule {
  func prompt(for question: Question) -> Phrase? { nil }
  func lack(of entry: AnswerEntry, for question: Question) -> Phrase? { nil }
  func plainPrompt(for question: Question) -> Phrase? { nil }
  func keys(choices: Int) -> KeyTable<RoundKeys.Question> { RoundKeys.line }

  func take(_ command: AnswerEntry.Command, in entry: inout AnswerEntry, of question: ShuffledQuestion) -> GivenAnswer?
  {
    command == .confirm ? .text(entry.field.text) : nil
  }

  func takes(_ character: Character, for question: Question) -> Bool { true }

  func looks(
    asking question: ShuffledQuestion, _ entry: AnswerEntry, blocked: Set<Int>, _ words: Localizer
  ) -> [PanelLook] { [] }

  func looks(of answered: AnsweredQuestion, worth: SafeText, _ words: Localizer) -> [PanelLook] { [] }
}

extension AnsweredQuestion {
  /// The panels of the last answer; none where time ran out.
  var givenPanels: [Int] { outcome == .late ? [] : attempts.last?.given.panels ?? [] }
}

/// An answer being entered.
struct AnswerEntry: Equatable {
  /// What the player does to it.
  enum Command: Hashable {
    /// Choose a panel, from 0.
    case choose(Int)
    /// Choose the panel at the pointer, or take it back.
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
  /// Whether an incomplete answer was given, or a choice refused.
  var lacks = false

  /// Whether there is nothing in it but perhaps the pointer.
  var isEmpty: Bool { panels.isEmpty && field.text.isEmpty }

  /// Applies a command by the question's kind; returns the answer if it is complete.
  mutating func take(_ command: Command, of question: ShuffledQuestion) -> GivenAnswer? {
    lacks = false
    guard let given = QuestionModules.module(for: question.question.kind).take(command, in: &self, of: question) else {
      return nil
    }
    lacks = !question.isComplete(given)
    return lacks ? nil : given
  }

  /// Moves the pointer by this many panels among those that can be chosen, wrapping around.
  mutating func step(_ by: Int, among open: [Int]) {
    let place = pointed.flatMap(open.firstIndex) ?? (by > 0 ? -1 : open.count)
    if !open.isEmpty { pointed = open[(place + by + open.count) % open.count] }
  }

  /// Types text into the line, as far as allowed.
  mutating func type(_ text: String, for question: Question) {
    let module = QuestionModules.module(for: question.kind)
    let room = max(0, GivenAnswer.longestText - field.text.count)
    field.insert(String(text.filter { module.takes($0, for: question) }.prefix(room)))
    lacks = false
  }
}
