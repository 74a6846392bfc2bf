import QuizCore
import TerminalKit

/// An entry of the home screen as it is shown: its sign, its name, and its details.
struct HomeEntry {
  /// Its sign.
  let symbol: Symbol
  /// What it is called.
  let name: SafeText
  /// The same in fewer letters; nil where there is no shorter name.
  var shortName: SafeText?
  /// The details, in wordings from the longest to the shortest.
  let details: [SafeText]
  /// Whether it lacks something, so that little can be done with it.
  var isDim = false

  /// The entry of an item.
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

  /// What the entry of an item is called.
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

  /// How many rounds a small window shows.
  private static let fewRounds = 7

  /// How many rounds there are, and how the latest ones went, where there are several.
  private static func history(in context: ViewContext) -> [SafeText] {
    let words = context.words
    let state = context.state
    guard state.rounds > 0 else { return words(.noHistory) }
    let rounds = words(RoundCount(in: state).phrase)
    let recent = state.memories[TimedMemory.self]?.latest ?? []
    guard recent.count >= Sparkline.fewest else { return [rounds] }
    // In a small window fewer of them, with the way that time runs.
    let fewer = Sparkline(values: Array(recent.suffix(HomeEntry.fewRounds))).wordings(in: context)[0]
    let line = Sparkline(values: recent).wordings(in: context)[0]
    return [rounds + "   " + line, fewer, rounds]
  }
}
