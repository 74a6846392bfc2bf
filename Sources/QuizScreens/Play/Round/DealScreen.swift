import QuizCore
import TerminalKit

/// Opens a game that has no start page: passes the dealt round to the game's module, or says why there is none and, if
/// nothing is wrong, what to play instead.
struct DealScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case offer, back
  }

  static let keys = KeyTable<Command>([
    .init([.enter, " "], .offer, hint: .hintPlay, dropped: .last),
    .init([.escape, "q", .left, "h", .backspace], .back, hint: .hintBack, dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.round, keys)]

  let game: Game.ID
  /// Why no round could be dealt, if so.
  private var problem: SafeText?
  /// Whether the key line offers help before the program has answered.
  private let helpsAtOnce: Bool

  /// What to draw from; nil where the game decides.
  private let selection: Selection?

  init(_ game: Game.ID, from selection: Selection? = nil, offersHelp: Bool = true, problem: String? = nil) {
    self.game = game
    self.selection = selection
    helpsAtOnce = offersHelp
    self.problem = problem.map { SafeText($0) }
  }

  var effectsOnAppear: [StoreEffect] {
    problem == nil ? [.deal(RoundRequest(game, selection.map { .selection($0) } ?? .any))] : []
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .response(RoundResponse.dealt(let setup)): return [context.games.module(game).begin(setup)]
    case .response(RoundResponse.notDealt(let reason)): problem = SafeText(reason)
    case .key(let key):
      switch DealScreen.keys.command(for: key) {
      case .offer: return [offer(in: context)?.screen(in: context.state).map { .replace($0) } ?? .back]
      case .back: return [.back]
      case nil: break
      }
    case .response, .row, .wheel, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  var offersHelp: Bool { helpsAtOnce || problem != nil }

  func hints(in context: ViewContext) -> [Hint] {
    let offer = offer(in: context)
    return DealScreen.keys.hints(in: context) { $0 == .offer && offer == nil }.map { hint in
      guard let offer, hint.key == .enter else { return hint }
      return hint.saying(context.words(offer.name))
    }
  }

  var helpTopic: HelpScreen.Topic { .game(game) }

  /// What to play instead when nothing is due.
  private func offer(in context: ViewContext) -> Offer? {
    problem != nil && context.games.list[game]?.source == .due ? Offer(in: context.state) : nil
  }

  /// The next day with due questions: how many, and in how many days.
  private static func next(in context: ViewContext) -> (count: Int, days: Int)? {
    context.state.review.flatMap { plan in plan.next.map { (plan.forecast[$0], $0) } }
  }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let name = context.words(context.games.module(game).name)
    return Page(
      title: [name], content: content(name, in: context).inset(columns: context.sizeClass == .small ? 1 : 8, rows: 1))
  }

  /// Why there is no round; if nothing is wrong, what to play instead and when something is due.
  private func content(_ name: SafeText, in context: ViewContext) -> any Block {
    let words = context.words
    guard let problem else { return Empty() }
    guard let offer = offer(in: context) else { return Paragraph(problem, .alert, overflow: .cut) }
    let large = context.pageName(name)
    let next = large == nil ? nil : DealScreen.next(in: context)
    // The large digits below say when the next ones are due.
    let nothing = next == nil ? problem : words(.nothingToday + .due(context.state.elsewhere))
    let alignment: Alignment = context.sizeClass == .small ? .left : .center
    func digits(_ count: Int, in days: Int, _ scale: LargeText.Scale) -> any Block {
      Digits(text: "\(count)", scale: scale, style: .shape(3), glyphs: context.glyphs)
        .beside(words(.inDays(days))).across(.center)
    }
    return Rows {
      Rows.Item.space(1)
      large?.rank(4)
      Paragraph(nothing, .plain, alignment, overflow: .cut).rank(0).below(2, rank: 4)
      next.map { digits($0.count, in: $0.days, .full(1)).rank(3).then(5, digits($0.count, in: $0.days, .full(2))) }?
        .below(2)
      Paragraph(words(offer.sentence), .title, alignment, overflow: .cut).rank(1).below(1)
      Rows([Phrase.aboutReview, .whenToReview].map { Paragraph(words($0), .dim, alignment).rank(0) }).whole
        .rank(2).below(1)
      Rows.Item.space(2)
    }
  }
}

// What to play instead of a game that has nothing to ask.
extension DealScreen {
  private enum Offer: Equatable {
    /// This many missed questions.
    case missed(Int)
    case practice
    case play

    /// Missed questions, or else practice; the main game for a player without rounds. Nil if none can be played.
    init?(in state: AppState) {
      func isPlayable(_ game: Game.ID) -> Bool {
        state.games.modules.contains { $0.game.id == game && $0.isPlayable(in: state) }
      }
      if state.missed.count > 0 {
        self = .missed(state.missed.count)
      } else if state.rounds > 0, isPlayable(.practice) {
        self = .practice
      } else if isPlayable(GameList.main) {
        self = .play
      } else {
        return nil
      }
    }

    func screen(in state: AppState) -> (any Screen)? {
      switch self {
      case .missed: StartScreen(GameList.main, .missed)
      case .practice: state.games.module(.practice).firstScreen(nil, in: state)
      case .play: state.games.module(GameList.main).firstScreen(nil, in: state)
      }
    }

    var name: Phrase {
      switch self {
      case .missed: .hintRetry
      case .practice: .hintPractise
      case .play: .hintPlay
      }
    }

    var sentence: Phrase {
      switch self {
      case .missed(let count): .missedInstead(count)
      case .practice: .practiceInstead
      case .play: .playInstead
      }
    }
  }
}
