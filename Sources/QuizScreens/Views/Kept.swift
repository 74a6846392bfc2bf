import Synchronization
import TerminalKit

/// A cache of costly results, the last one for each type of input: a key needs the form of a board three times, and a
/// tick of the countdown does not change it.
final class Kept: Sendable {
  /// An input and its result.
  private final class Last<Asked: Equatable & Sendable, Answer: Sendable>: Sendable {
    let asked: Asked
    let answer: Answer

    init(_ asked: Asked, _ answer: Answer) { (self.asked, self.answer) = (asked, answer) }
  }

  private let last = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  /// The result for `asked`, made anew unless it equals the last input.
  func answer<Asked: Equatable & Sendable, Answer: Sendable>(_ asked: Asked, by make: () -> Answer) -> Answer {
    let type = ObjectIdentifier(Asked.self)
    let last = last.withLock { $0[type] } as? Last<Asked, Answer>
    if let last, last.asked == asked { return last.answer }
    let answer = make()
    self.last.withLock { $0[type] = Last(asked, answer) }
    return answer
  }
}

/// A block whose form is cached while `subject`, which determines it, and its room stay the same.
struct KeptBlock<Subject: Equatable & Sendable>: Block {
  /// The inputs of a form.
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
