import Synchronization
import TerminalKit

/// The last answers to questions that cost much, one for each type of question, kept in case the same is asked again: a key
/// asks for the form of a board three times, and a tick of the countdown changes nothing of it.
final class Kept: Sendable {
  /// A question and its answer.
  private final class Last<Asked: Equatable & Sendable, Answer: Sendable>: Sendable {
    let asked: Asked
    let answer: Answer

    init(_ asked: Asked, _ answer: Answer) { (self.asked, self.answer) = (asked, answer) }
  }

  private let last = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  /// The answer to `asked`, by `make` where that is not what was asked last.
  func answer<Asked: Equatable & Sendable, Answer: Sendable>(_ asked: Asked, by make: () -> Answer) -> Answer {
    let type = ObjectIdentifier(Asked.self)
    let last = last.withLock { $0[type] } as? Last<Asked, Answer>
    if let last, last.asked == asked { return last.answer }
    let answer = make()
    self.last.withLock { $0[type] = Last(asked, answer) }
    return answer
  }
}

/// A block whose form is kept as long as `subject`, from which it follows, and its room are the same.
struct KeptBlock<Subject: Equatable & Sendable>: Block {
  /// What a form follows from.
  struct Asked: Equatable, Sendable {
    let subject: Subject
    let room: Size
  }

  let kept: Kept
  let subject: Subject
  let block: @Sendable () -> any Block

  func form(in room: Size) -> Form? {
    kept.answer(Asked(subject: subject, room: room)) { block().form(in: room) }
  }
}
