import QuizCore
import TerminalKit

/// The entry to a game without a start page: hands the first round to the game's module, or says why there is none, and
/// what can be played in its place where nothing is wrong.
struct DealScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case offer, back
  }

  static let keys = KeyTable<Command>([
    .init(.text("Enter"), [.enter, .character(" ")], .offer, hint: .hintPlay, dropped: .last),
    .init(
      .text("Esc"), [.escape, .character("q"), .left, .character("h"), .backspace], .back, hint: .hintBack,
      dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.round, keys)]

  /// The game.
  let game: Game.ID
  /// Why no round could be dealt; nil until the program has answered.
  private var problem: SafeText?
  /// Whether the last line offers the help while the program has not answered.
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

  /// What can be played where nothing is due: nothing is wrong then.
  private func offer(in context: ViewContext) -> Offer? {
    problem != nil && context.games.list[game]?.source == .due ? Offer(in: context.state) : nil
  }

  /// How many questions are due next, and in how many days; nil where nothing is known.
  private static func next(in context: ViewContext) -> (count: Int, days: Int)? {
    context.state.review.flatMap { plan in plan.next.map { (plan.forecast[$0], $0) } }
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let name = context.words(context.games.module(game).name)
    canvas.header(name, in: context)
    guard let problem else { return }
    let body = context.body().inset(dx: context.isCompact ? 1 : 8, dy: 1)
    guard let offer = offer(in: context) else {
      canvas.paragraph(problem.wrapped(to: body.width), in: body, style: .alert)
      return
    }
    let instead = context.words(offer.sentence).wrapped(to: body.width)
    let large = context.largeName(name)
    let next = large.isEmpty ? nil : DealScreen.next(in: context)
    // Where the next ones stand below in large digits, the sentence need not tell of them.
    let nothing = context.words(.nothingToday + .due(context.state.elsewhere))
    let text = (next == nil ? problem : nothing).wrapped(to: body.width)
    let digits = Digits(
      text: "\(next?.count ?? 0)", scale: .full(large.count > 5 ? 2 : 1), style: .shape(3), glyphs: context.glyphs)
    let about = [Phrase.aboutReview, .whenToReview].flatMap { context.words($0).wrapped(to: body.width) }
    let height = large.count + text.count + instead.count + about.count + 4 + (next == nil ? 0 : digits.size.height + 3)
    let top = max(0, (body.height - height) / 3)
    var area = Rect(x: body.x, y: body.y + top, width: body.width, height: body.height - top)
    if !large.isEmpty {
      area.y = canvas.paragraph(large, in: area, alignment: .center, style: .shape(3)) + 2
      area.height = body.maxY - area.y
    }
    // Together, lest one begin where the other does not.
    let alignment: Alignment = text.count == 1 && instead.count == 1 && about.count == 2 ? .center : .left
    var y = canvas.paragraph(text, in: area, alignment: alignment) + 1
    if let next {
      let place = Rect(x: area.x, y: y + 1, width: area.width, height: digits.size.height)
      digits.draw(in: place, beside: context.words(.inDays(next.days)), on: &canvas)
      y = place.maxY + 2
    }
    var rest = Rect(x: area.x, y: y, width: area.width, height: max(0, area.maxY - y))
    rest.y = canvas.paragraph(instead, in: rest, alignment: alignment, style: .title) + 1
    rest.height = max(0, area.maxY - rest.y)
    // Nothing rather than a part of it.
    canvas.paragraph(rest.height < about.count ? [] : about, in: rest, alignment: alignment, style: .dim)
  }
}

// In the place of a game that has nothing to ask.
extension DealScreen {
  /// What is offered.
  private enum Offer: Equatable {
    /// The missed questions, so many.
    case missed(Int)
    case practice
    case play

    /// Missed questions, or else practice; for somebody who has played nothing the first game. Nil without any.
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

    /// The screen that it begins with.
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
