import QuizCore
import TerminalKit

/// The entry to a game without a start page: hands the first round to the game's module, or shows why there is none.
struct DealScreen: Screen, Equatable {
  static let keys = KeyTable<Bool>([
    .init(.text("q"), [.character("q"), .escape, .left, .enter], true, hint: .hintBack, dropped: .last)
  ])

  static let keyTables = [ScreenKeys(.round, keys)]

  /// The game.
  let game: Game.ID
  let offersHelp: Bool
  /// Why no round could be dealt; nil until the program has answered.
  private var problem: SafeText?

  /// What to draw from; nil where the game decides.
  private let selection: Selection?

  init(_ game: Game.ID, from selection: Selection? = nil, offersHelp: Bool = true, problem: String? = nil) {
    self.game = game
    self.selection = selection
    self.offersHelp = offersHelp
    self.problem = problem.map { SafeText($0) }
  }

  var effectsOnAppear: [StoreEffect] {
    problem == nil ? [.deal(RoundRequest(game, selection.map { .selection($0) } ?? .any))] : []
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .response(.dealt(let setup)): return [context.games.module(game).begin(setup)]
    case .response(.notDealt(let reason)): problem = SafeText(reason)
    case .key(let key): return DealScreen.keys.command(for: key) == nil ? [] : [.back]
    case .response, .row, .wheel, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  func hints(in context: ViewContext) -> [Hint] { DealScreen.keys.hints(in: context) }

  var helpTopic: HelpScreen.Topic { .game(game) }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    canvas.header(context.words(context.games.module(game).name), in: context)
    let body = context.body().inset(dx: 3, dy: 1)
    // Nothing is wrong where nothing is due.
    let style: Style = context.games.list[game]?.source == .due ? .plain : .alert
    if let problem { canvas.paragraph(problem.wrapped(to: body.width), in: body, style: style) }
  }
}
