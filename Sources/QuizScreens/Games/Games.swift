import QuizCore
import TerminalKit

/// The games of TenQ. To add one: a folder with its rules in QuizCore/Games, a folder with its module beside this file,
/// and one line here.
public enum Games {
  /// All games, in the order of the home screen.
  static let modules: [any GameModule] = [
    TimedModule(),
    DailyModule(),
    PracticeModule(),
    EndlessModule(),
    SurvivalModule(),
    MissingNumberModule(),
    PanelsModule(),
  ]

  /// The rules of all games.
  public static let list = GameList.all

  /// The module of a game; of one that this program does not have, a module that knows its name alone.
  static func module(_ id: Game.ID) -> any GameModule {
    modules.first { $0.game.id == id } ?? UnknownGameModule(id)
  }

  /// What a game is called in a language.
  public static func name(_ id: Game.ID, in language: Language) -> SafeText {
    SafeText(module(id).name[language])
  }

  /// What the row of a game plays now comes to at best, of all that is known.
  public static func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool {
    module(kind.game).isPlayedNow(kind, in: state)
  }

  /// The screen that a game begins with; nil where it cannot be played over `selection`.
  public static func opening(_ id: Game.ID, _ selection: Selection?, in state: AppState) -> Opening? {
    module(id).firstScreen(selection, in: state).map(Opening.init)
  }
}

/// A screen for the app to open on, above the home screen.
public struct Opening: Sendable {
  let screen: any Screen
}

/// A game that the log names and this program does not have: its rounds can be read, and it cannot be played.
private struct UnknownGameModule: GameModule {
  let game: Game

  init(_ id: Game.ID) {
    game = Game(id: id, name: Phrase(id.rawValue), source: .generated, length: .open, clock: .never)
  }

  func isPlayable(in state: AppState) -> Bool { false }

  func homeDetails(in context: ViewContext) -> [SafeText] { [] }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? { nil }

  var hasChart: Bool { false }
}
