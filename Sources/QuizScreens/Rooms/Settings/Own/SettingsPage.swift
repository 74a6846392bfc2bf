import QuizCore
import TerminalKit

/// A page of the settings: what is chosen for several things at once, on a screen of its own.
enum SettingsPage: CaseIterable, Sendable {
  /// What Play draws from at each start.
  case start
  /// The games on the home screen.
  case games
  /// The colours.
  case colors
  /// The keys.
  case keys

  /// What is chosen now, in few words.
  func value(in context: ViewContext) -> SafeText {
    let settings = context.state.chosenSettings
    switch self {
    case .start:
      return settings.start.map { context.words.title(of: $0, glyphs: context.glyphs) } ?? context.words(.playedLast)
    case .games:
      let hidden = context.games.modules.count { settings.hidden.contains($0.game.id.rawValue) }
      return context.words(hidden == 0 ? .homeGamesAll : .hiddenGames(hidden))
    case .colors: return context.words(.ownCount(settings.ownColors.count))
    case .keys: return context.words(.ownCount(settings.ownKeys.count))
    }
  }

  /// The screen that its row opens.
  var screen: any Screen {
    switch self {
    case .start: StartSetScreen()
    case .games: HomeGamesScreen()
    case .colors: OwnColorsScreen()
    case .keys: OwnKeysScreen()
    }
  }
}
