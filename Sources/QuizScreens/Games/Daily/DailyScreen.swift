import QuizCore
import TerminalKit

/// The way into the daily round: straight to its first question, or, once today's attempt is made, to the screen that
/// says so and offers practice.
struct DailyScreen: Screen, Equatable {
  static let keys = KeyTable<Bool>([
    .init(.text("q"), [.character("q"), .escape, .left, .enter], true, hint: .hintBack, dropped: .last)
  ])

  /// Why no round could be dealt; nil until the program has answered.
  private var problem: SafeText?

  var effectsOnAppear: [Effect] { [.deal(RoundRequest(.daily))] }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .response(.dealt(let setup)):
      return [setup.isPractice ? .replace(StartScreen(.daily, nil)) : .play(setup)]
    case .response(.notDealt(let reason)): problem = SafeText(reason)
    case .key(let key): return DailyScreen.keys.command(for: key) == nil ? [] : [.back]
    case .response, .row, .wheel, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  func hints(in context: ViewContext) -> [Hint] { DailyScreen.keys.hints(in: context) }

  var helpTopic: HelpScreen.Topic { .game(.daily) }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    canvas.header(context.words(Games.module(.daily).name), in: context)
    let body = context.body().inset(dx: 3, dy: 1)
    if let problem { canvas.paragraph(problem.wrapped(to: body.width), in: body, style: .alert) }
  }
}
