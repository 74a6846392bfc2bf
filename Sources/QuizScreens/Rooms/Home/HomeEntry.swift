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
}

extension HomeEntry {
  init(_ item: HomeScreen.Item, in context: ViewContext) {
    let (words, state) = (context.words, context.state)
    switch item {
    case .game(let id):
      let module = context.games.module(id)
      self.init(
        symbol: module.symbol, name: words(module.homeName), shortName: words(module.shortName),
        details: module.homeDetails(in: context), isDim: !module.isReady(in: state))
    case .make:
      let own = state.catalogue.own?.questions ?? 0
      self.init(
        symbol: Symbol("✎", ascii: "+"), name: words(.make), shortName: words(.makeShort),
        details: state.catalogue.isCounted ? [words(.makeDetail(own))] : [])
    case .history:
      self.init(symbol: Symbol("≡", ascii: "="), name: words(.history), details: HomeEntry.history(in: context))
    case .statistics:
      let isKnown = state.rounds > 0 && !state.isCounting
      self.init(
        symbol: Symbol("%", ascii: "%"), name: words(.statistics),
        details: words(isKnown ? .goalsOf(state.goals) : .statisticsDetails))
    case .league:
      self.init(
        symbol: Symbol("◎", ascii: "&", color: 1), name: words(.league),
        details: words.leagueDetails(state.league, context.glyphs))
    case .settings: self.init(symbol: Symbol("⚙", ascii: "::"), name: words(.settings), details: [])
    case .retry:
      let count = state.missed.count
      let here = count > 0 ? [words(.questions(count))] : words(.noneMissed)
      let elsewhere = words.elsewhere(\.missed, in: state)
      let both = count > 0 ? here[0] + "   " + elsewhere : elsewhere
      self.init(
        symbol: Symbol("↺", ascii: "<<"), name: words(.retry), shortName: words(.missedShort),
        details: elsewhere.isEmpty ? here : [both] + here)
    }
  }

  /// The rounds that a small window shows.
  private static let fewRounds = 7

  /// The number of rounds, and a sparkline of the latest if there are several.
  private static func history(in context: ViewContext) -> [SafeText] {
    let (words, state) = (context.words, context.state)
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
