import QuizCore
import TerminalKit

/// The user interfaces of all games, in the order of the home screen. Passed on as a value.
public struct Games: Sendable {
  let modules: [any GameModule]
  /// The rules of the games.
  public let list: GameList
  /// All screens; a function, to keep starting fast.
  let screens: @Sendable () -> [any Screen.Type]

  init(_ modules: [any GameModule], screens: @escaping @Sendable () -> [any Screen.Type] = { [] }) {
    self.modules = modules
    list = GameList(modules.map(\.game))
    self.screens = screens
  }

  /// The key tables of all screens and question faces, and of the keys that work everywhere.
  var keyTables: [ScreenKeys] {
    screens().flatMap { $0.keyTables }
      + modules.compactMap { module in module.face.keys.map { ScreenKeys(.game(module.game.id), $0) } }
      + [ScreenKeys(.everywhere, CommonKeys.table)]
  }

  /// The module of a game; one with only a name for hosted live rounds and for unknown games.
  func module(_ id: Game.ID) -> any GameModule {
    if let place = list.place(of: id) { return modules[place] }
    return id == .hosted
      ? UnplayableModule(id, .hosted, Symbol("✦", ascii: "!!", color: 0))
      : UnplayableModule(id, Phrase(same: id.rawValue))
  }
}

extension Games: Equatable {
  /// Whether the same games are listed in the same order.
  public static func == (first: Games, second: Games) -> Bool {
    first.list.games.map(\.id) == second.list.games.map(\.id)
  }
}

extension AppState {
  /// Whether the row of its game plays rounds of this kind now.
  public func isPlayedNow(_ kind: Score.Kind) -> Bool { games.module(kind.game).isPlayedNow(kind, in: self) }

  /// A game's first screen; nil if it cannot be played from `selection`.
  public func opening(_ id: Game.ID, _ selection: Selection?) -> Opening? {
    games.module(id).firstScreen(selection, in: self).map(Opening.init)
  }
}

/// A game that the log names but nobody can play: hosting a live round, or one that this program does not have.
private struct UnplayableModule: GameModule {
  let game: Game
  let symbol: Symbol

  init(_ id: Game.ID, _ name: Phrase, _ symbol: Symbol = .game) {
    game = Game(id: id, name: name, source: .generated, length: .open, clock: .never)
    self.symbol = symbol
  }

  func isPlayable(in state: AppState) -> Bool { false }

  func homeDetails(in context: ViewContext) -> [SafeText] { [] }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? { nil }
}
