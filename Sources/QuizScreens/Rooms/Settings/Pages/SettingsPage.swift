import QuizCore
import TerminalKit

/// A page of the settings on a separate screen, for choices that need a list.
enum SettingsPage: CaseIterable, Sendable {
  /// The set that Play starts with.
  case start
  /// The games on the home screen.
  case games
  case colors
  case keys

  /// A brief summary of the current choice.
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

  var screen: any Screen {
    switch self {
    case .start: StartSetScreen()
    case .games: HomeGamesScreen()
    case .colors: OwnColorsScreen()
    case .keys: OwnKeysScreen()
    }
  }
}
