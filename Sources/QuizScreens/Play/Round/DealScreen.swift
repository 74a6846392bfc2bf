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
  /// What to draw from; nil where the game decides.
  private let selection: Selection?

  init(_ game: Game.ID, from selection: Selection? = nil, problem: String? = nil) {
    (self.game, self.selection, self.problem) = (game, selection, problem.map { SafeText($0) })
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
      case .offer: return [offer(in: context)?.screen.map { .replace($0) } ?? .back]
      case .back: return [.back]
      case nil: break
      }
    case .response, .row, .wheel, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  // Until the program has answered there are no keys to explain.
  var offersHelp: Bool { problem != nil }

  func hints(in context: ViewContext) -> [Hint] {
    let offer = offer(in: context)
    return DealScreen.keys.hints(in: context) { $0 == .offer && offer == nil }.map { hint in
      guard let offer, hint.key == .enter else { return hint }
      return hint.saying(context.words(offer.name))
    }
  }

  var helpTopic: HelpScreen.Topic { .game(game) }

  /// A game to play instead.
  private struct Offer {
    let name: Phrase
    let sentence: Phrase
    let screen: (any Screen)?
  }

  /// What to play instead when nothing is due: missed questions, or else practice; the main game for a player without
  /// rounds. Nil if none can be played.
  private func offer(in context: ViewContext) -> Offer? {
    let state = context.state
    guard problem != nil, context.games.list[game]?.source == .due else { return nil }
    guard state.missed.count == 0 else {
      return Offer(
        name: .hintRetry, sentence: .missedInstead(state.missed.count), screen: StartScreen(GameList.main, .missed))
    }
    func offer(_ game: Game.ID, _ name: Phrase, _ sentence: Phrase) -> Offer? {
      let module = state.games.module(game)
      guard module.isPlayable(in: state) else { return nil }
      return Offer(name: name, sentence: sentence, screen: module.firstScreen(nil, in: state))
    }
    return (state.rounds > 0 ? offer(.practice, .hintPractise, .practiceInstead) : nil)
      ?? offer(GameList.main, .hintPlay, .playInstead)
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
    let plan = large == nil ? nil : context.state.review
    let next = plan.flatMap { plan in plan.next.map { (count: plan.forecast[$0], days: $0) } }
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
