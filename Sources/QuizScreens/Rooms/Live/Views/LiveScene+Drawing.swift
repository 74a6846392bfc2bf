import QuizCore
import TerminalKit

// What host and players both see.
extension LiveScene {
  /// The time between two frames of an animation.
  private static let frame: Duration = .milliseconds(50)

  /// A block animated for `length` since the room reached its state; `block` gets the time passed, or `length` if
  /// motion is off.
  func moving(
    for length: Duration, at now: Instant, in context: ViewContext, _ block: (_ passed: Duration) -> any Block
  ) -> any Block {
    let passed = context.moves ? max(.zero, min(length, since.duration(to: now))) : length
    let next = LiveScene.frame * (Int(passed / LiveScene.frame) + 1)
    return block(passed).changing(in: passed < length ? min(length, next) - passed : nil)
  }

  /// Bars that grow once the room reaches its state.
  func growing(at now: Instant, in context: ViewContext, _ block: (_ grown: Double) -> any Block) -> any Block {
    moving(for: LiveBarRows.growth, at: now, in: context) { block($0 / LiveBarRows.growth) }
  }

  func podium(at now: Instant, in context: ViewContext) -> any Block {
    moving(for: LivePodium.length, at: now, in: context) {
      LivePodium(state: state, own: own, elapsed: $0, context: context)
    }
  }

  /// The countdown before a question, with its number; nil once it is open.
  func countdown(to question: LiveQuestion, at now: Instant, in context: ViewContext) -> (any Block)? {
    guard !isOpen, let opens else { return nil }
    let digit = max(1, min(3, NumberFormat.ticksLeft(now.duration(to: opens), of: .seconds(1))))
    let stars = question.level.map { LevelView(level: $0).details(context.words, context.glyphs)[0] }
    let why: Phrase? = question.isAgain ? question.wasHeld ? .hostAsksAnew : .askedAnew : nil
    let scales: [LargeText.Scale] = context.sizeClass == .small ? [.full(1)] : [.full(2), .full(1)]
    return Rows {
      Line(
        context.number(question.number, of: state.count) + (stars.map { " " + $0 } ?? .empty), .title, .center)
      LargeText(
        SafeText("\(digit)"), .shape((digit + 1) % 4), .numerals, scales: scales, glyphs: context.glyphs
      ).across(.center).below(1)
      why.map { Line(context.words($0), .alert, .center).below(1) }
    }.centered
  }

  /// The time until the room proceeds automatically; nil if it does not.
  func note(at now: Instant, in context: ViewContext) -> SafeText? {
    next.map { context.words(.goesOnIn(NumberFormat.ticksLeft(now.duration(to: $0), of: .seconds(1)))) }
  }

  /// The title of the round and the level of a question, from the longest to the shortest wording.
  func details(of question: LiveQuestion, in context: ViewContext) -> [SafeText] {
    let title = SafeText(state.title).oneLine
    let level = question.level.map { LevelView(level: $0).details(context.words, context.glyphs) } ?? []
    return level.map { title + $0 } + [title]
  }

  /// A page of the room with its header.
  func page(
    _ title: Phrase, _ standing: [SafeText], style: Style = .plain, alert: SafeText?, in context: ViewContext,
    _ content: any Block
  ) -> any Block {
    let header = BoardHeader(
      title: context.words(title), details: state.titles(context.words), standing: standing, standingStyle: style,
      timeLine: nil, alert: alert)
    return Rows {
      header.block(in: context, keepsRows: false)
      content.rank(1)
    }
  }
}

extension BoardView {
  /// The board below a header, without a cursor if nothing is chosen.
  func block(hidesCursor: Bool, in context: ViewContext) -> any Block {
    let board = block(in: context)
    return hidesCursor ? board.decorated { $1.cursor = nil } : board
  }
}
