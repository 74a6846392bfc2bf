import QuizCore
import TerminalKit

/// What the keys of an open question change: the answer entered so far, and the part of its board in view.
struct BoardInput: Equatable {
  var entry = AnswerEntry()
  var position = BoardPosition()

  /// What a key asks of the game.
  enum Request {
    case answer(GivenAnswer)
    case pause
    case leave
  }

  /// Handles a key; panels in `blocked` cannot be chosen. The first arrow moves from panel `first`, or selects the
  /// first one if nil.
  mutating func press(
    _ key: Key, _ keys: KeyTable<RoundKeys.Question>, of question: ShuffledQuestion, on board: BoardView?,
    blocked: Set<Int> = [], first: Int? = nil, in context: ViewContext
  ) -> Request? {
    let isLine = question.question.kind.isLine
    if isLine, case .character(let character) = key {
      entry.type(String(character), for: question.question)
      return nil
    }
    guard let command = keys.command(for: key) else {
      if isLine { _ = entry.field.handle(key) }
      return nil
    }
    if position.take(command, of: board, in: context) { return nil }
    func take(_ command: AnswerEntry.Command) -> Request? { entry.take(command, of: question).map(Request.answer) }
    switch command {
    case .answer(let panel): return take(.choose(panel))
    case .confirm: return take(.confirm)
    case .mark: return take(.mark)
    case .takeBack: return take(.takeBack)
    case .move(let direction):
      let fitted = board?.fitted(in: context)
      let next = (entry.pointed ?? first).map { fitted?.panel(nextTo: $0, direction, passing: blocked) ?? $0 }
      entry.pointed = next ?? 0
    case .step(let by): entry.step(by, among: question.panels.indices.filter { !blocked.contains($0) })
    case .pause: return .pause
    case .leave: return .leave
    case .showWholeChoices, .scroll, .pan: break
    }
    return nil
  }
}
