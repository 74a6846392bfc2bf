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
    if let last: Last<Asked, Answer> = found(), last.asked == asked { return last.answer }
    let answer = make()
    last.withLock { $0[ObjectIdentifier(Asked.self)] = Last(asked, answer) }
    return answer
  }

  /// The last result for this type of input; nil for none.
  func last<Asked: Equatable & Sendable, Answer: Sendable>(for asked: Asked.Type) -> Answer? {
    let last: Last<Asked, Answer>? = found()
    return last?.answer
  }

  private func found<Asked, Answer>() -> Last<Asked, Answer>? {
    last.withLock { $0[ObjectIdentifier(Asked.self)] } as? Last<Asked, Answer>
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
