import Synchronization
import TerminalKit

/// The last answer to a question that costs much, kept in case the same is asked again: a key asks for the form of a board
/// three times, and a tick of the countdown changes nothing of it.
final class Kept<Asked: Equatable & Sendable, Answer: Sendable>: Sendable {
  private let last = Mutex<(asked: Asked, answer: Answer)?>(nil)

  /// The answer to `asked`, by `make` where that is not what was asked last.
  func answer(_ asked: Asked, by make: () -> Answer) -> Answer {
    if let last = last.withLock({ $0 }), last.asked == asked { return last.answer }
    let answer = make()
    last.withLock { $0 = (asked, answer) }
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

  let kept: Kept<Asked, Form?>
  let subject: Subject
  let block: @Sendable () -> any Block

  func form(in room: Size) -> Form? {
    kept.answer(Asked(subject: subject, room: room)) { block().form(in: room) }
  }
}
