import QuizCore
import TerminalKit

/// Three, two, one: shown before the first question of a round with a time limit.
struct CountdownScreen: Screen {
  enum Command: Hashable, Sendable {
    case skip, back
  }

  static let keys = KeyTable<Command>([
    .init([.enter, " "], .skip, hint: .hintSkip, help: .helpSkip, helpName: "Enter Space", dropped: .last),
    .init([.escape, "q"], .back, hint: .hintBack, dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.start, keys)]

  /// How long each digit is shown.
  private static let step: Duration = .milliseconds(500)
  private static let steps = 3

  /// The round that follows.
  let setup: RoundSetup
  /// The screen to return to; nil for the one below.
  private let origin: (any Screen)?
  /// When the first digit was shown; nil while it is not visible.
  private var began: Instant?

  /// The countdown to a round started on `screen`.
  init(_ setup: RoundSetup, from screen: (any Screen)?) {
    self.setup = setup
    origin = screen is PickScreen || screen is StartScreen ? screen : nil
  }

  /// Whether a round starts with a countdown: with a time limit, and where animation is on.
  static func precedes(_ setup: RoundSetup, in context: ViewContext) -> Bool {
    context.moves && setup.rules.limit != nil && setup.rules.miss == .settles
  }

  func waitsToBeShown(in context: ViewContext) -> Bool { began == nil }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch CountdownScreen.keys.command(for: key) {
      case .skip: return [.replace(RoundScreen(setup, in: context.games))]
      case .back: return [origin.map { .replace($0) } ?? .back]
      case .none: break
      }
    case .shown: began = began ?? now
    case .time:
      if let began, now >= began + CountdownScreen.step * CountdownScreen.steps {
        return [.replace(RoundScreen(setup, in: context.games))]
      }
    case .covered, .interrupted: began = nil
    case .row, .wheel, .paste, .uncovered, .response: break
    }
    return []
  }

  /// The digit shown at an instant, from 3 down to 1.
  private func digit(at now: Instant) -> Int {
    let passed = began.map { max(.zero, now - $0) } ?? .zero
    return max(1, CountdownScreen.steps - Int(passed / CountdownScreen.step))
  }

  func hints(in context: ViewContext) -> [Hint] { CountdownScreen.keys.hints(in: context) }

  var offersHelp: Bool { false }

  var helpTopic: HelpScreen.Topic { .start }

  var helpGame: Game.ID? { setup.game }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    let module = context.games.module(setup.game)
    func digits(_ scale: LargeText.Scale) -> any Block {
      Digits(text: "\(digit(at: now))", scale: scale, style: module.symbol.style, glyphs: context.glyphs)
        .across(.center)
    }
    let next = began.map { $0 + CountdownScreen.step * (CountdownScreen.steps - digit(at: now) + 1) }
    return Page(
      title: [words(module.homeName)],
      details: setup.namedSelection.map { words.titles(of: $0, glyphs: context.glyphs) } ?? [],
      content: Rows {
        Rows.Item.space()
        digits(.full(1)).rank(0).then(2, digits(.full(2)))
        whatCounts(in: context).map { Paragraph($0, .plain, .center).inset(columns: 2).rank(1).below(1) }
        Rows.Item.space()
      }
    ).changing(in: next.map { now.duration(to: $0) })
  }

  /// How points are scored, shown before the player's very first round only.
  private func whatCounts(in context: ViewContext) -> SafeText? {
    guard context.state.rounds == 0, !context.state.isCounting,
      context.games.list.scoring(of: setup.game) == .speed
    else { return nil }
    return setup.rules.limit(ofQuestion: 1).map { context.words(.speedCounts($0)) }
  }
}
