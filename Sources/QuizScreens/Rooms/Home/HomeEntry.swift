import QuizCore
import TerminalKit

/// An entry of the home screen as shown: symbol, name and details.
struct HomeEntry {
  let symbol: Symbol
  let name: SafeText
  /// A shorter name, if there is one.
  var shortName: SafeText?
  /// Wordings from the longest to the shortest.
  let details: [SafeText]
  /// Whether it is not ready to use.
  var isDim = false

  init(_ item: HomeScreen.Item, in context: ViewContext) {
    let words = context.words
    let name = HomeEntry.name(of: item, in: context)
    switch item {
    case .game(let id):
      let module = context.games.module(id)
      self.init(module.symbol, name, module.homeDetails(in: context))
      shortName = words(module.shortName)
      isDim = !module.isReady(in: context.state)
    case .make:
      let own = context.state.catalogue.own?.questions ?? 0
      self.init(
        Symbol("✎", ascii: "+"), name, context.state.catalogue.isCounted ? [words(.makeDetail(own))] : [])
      shortName = words(.makeShort)
    case .history: self.init(Symbol("≡", ascii: "="), name, HomeEntry.history(in: context))
    case .statistics:
      self.init(
        Symbol("%", ascii: "%"), name,
        context.state.rounds > 0 && !context.state.isCounting
          ? words(.goalsOf(context.state.goals)) : words(.statisticsDetails))
    case .league:
      self.init(
        Symbol("◎", ascii: "&", color: 1), name, words.leagueDetails(context.state.league, context.glyphs))
    case .settings: self.init(Symbol("⚙", ascii: "::"), name, [])
    case .retry:
      let count = context.state.missed.count
      let here = count > 0 ? [words(.questions(count))] : words(.noneMissed)
      let elsewhere = words.elsewhere(\.missed, in: context.state)
      let both = count > 0 ? here[0] + "   " + elsewhere : elsewhere
      self.init(Symbol("↺", ascii: "<<"), name, elsewhere.isEmpty ? here : [both] + here)
      shortName = words(.missedShort)
    }
  }

  static func name(of item: HomeScreen.Item, in context: ViewContext) -> SafeText {
    let words = context.words
    return switch item {
    case .game(let id): words(context.games.module(id).homeName)
    case .make: words(.make)
    case .history: words(.history)
    case .statistics: words(.statistics)
    case .league: words(.league)
    case .settings: words(.settings)
    case .retry: words(.retry)
    }
  }

  private init(_ symbol: Symbol, _ name: SafeText, _ details: [SafeText]) {
    self.symbol = symbol
    self.name = name
    self.details = details
  }

  /// The rounds that a small window shows.
  private static let fewRounds = 7

  /// The number of rounds, and a sparkline of the latest if there are several.
  private static func history(in context: ViewContext) -> [SafeText] {
    let words = context.words
    let state = context.state
    guard state.rounds > 0 else { return words(.noHistory) }
    let rounds = words(RoundCount(in: state).phrase)
    let recent = state.memories[TimedMemory.self]?.latest ?? []
    guard recent.count >= Sparkline.fewest else { return [rounds] }
    // A small window shows fewer, and the direction of time.
    let fewer = Sparkline(values: Array(recent.suffix(HomeEntry.fewRounds))).wordings(in: context)[0]
    let line = Sparkline(values: recent).wordings(in: context)[0]
    return [rounds + "   " + line, fewer, rounds]
  }
}
