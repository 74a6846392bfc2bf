import QuizCore
import TerminalKit

/// Chooses the games on the home screen; Enter shows or hides one.
struct HomeGamesScreen: ChoicePage, Equatable {
  static let (name, help) = (Phrase.gamesPage, PhraseList.gamesHelp)

  static func value(in context: ViewContext) -> SafeText {
    let hidden = context.games.modules.count { context.state.isHidden($0.game.id) }
    return context.words(hidden == 0 ? .homeGamesAll : .hiddenGames(hidden))
  }

  static let keys = ListCommand<Never>.keys(open: .hintToggle, omitted: [.jump])

  var selected = ListSelection()
  var problem: SafeText?

  func count(in context: ViewContext) -> Int { context.games.modules.count }

  func open(in context: ViewContext) -> [Action] {
    let name = context.games.modules[selected.row].game.id.rawValue
    var hidden = context.state.chosenSettings.hidden
    if hidden.contains(name) { hidden.removeAll { $0 == name } } else { hidden.append(name) }
    return [.store(.keep(SettingsChange(.hidden(hidden))))]
  }

  func list(in context: ViewContext) -> List {
    let (words, games) = (context.words, context.games.modules)
    let table = Table([
      .init([], 1...1), .init([], 12...18), .init([], 6...10), .init([], 12...60, rank: 1),
    ])
    return List(count: games.count, selected: selected.row) { index, isSelected in
      let game = games[index]
      let isShown = !context.state.isHidden(game.game.id)
      return table.row([
        Line(isShown ? context.glyphs.check : context.glyphs.toCome, isShown ? .correct : .dim),
        Line(words(game.homeName), isSelected ? .selected : .plain), Line(words(isShown ? .shown : .hidden), .dim),
        Line(game.homeDetails(in: context), .dim).whole,
      ])
    }
  }

  func foot(in context: ViewContext) -> SafeText { context.words(.keptAtOnce) }
}
