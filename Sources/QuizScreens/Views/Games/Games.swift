import QuizCore
import TerminalKit

/// The games of a program as the player meets them, in the order of the home screen.
public struct Games: Sendable {
  /// The modules of the games.
  let modules: [any GameModule]
  /// The rules.
  public let list: GameList
  /// The screens that belong to no game; a function, since a start needs none of them.
  private let commonScreens: @Sendable () -> [any Screen.Type]

  /// The games of these modules, and the screens of a program that belong to no game.
  init(_ modules: [any GameModule], beside commonScreens: @escaping @Sendable () -> [any Screen.Type] = { [] }) {
    self.modules = modules
    list = GameList(modules.map(\.game))
    self.commonScreens = commonScreens
  }

  /// Every screen.
  var screens: [any Screen.Type] { commonScreens() + modules.flatMap(\.ownScreens) }

  /// The key tables of all screens and of the faces of questions, and the keys that work on each screen.
  var keyTables: [ScreenKeys] {
    screens.flatMap { $0.keyTables }
      + modules.compactMap { module in module.face.keys.map { ScreenKeys(.game(module.game.id), $0) } }
      + [ScreenKeys(.everywhere, CommonKeys.table)]
  }

  /// The module of a game; for an unknown game, a module with only its name, as for live rounds that were hosted.
  func module(_ id: Game.ID) -> any GameModule {
    if let place = list.place(of: id) { return modules[place] }
    return id == .hosted
      ? UnplayableModule(id, .hosted, Symbol("✦", ascii: "!!", color: 0))
      : UnplayableModule(id, Phrase(same: id.rawValue), Symbol("▷", ascii: ">>"))
  }
}

extension Games: Equatable {
  /// Whether the same games are listed in the same order.
  public static func == (first: Games, second: Games) -> Bool {
    first.list.games.map(\.id) == second.list.games.map(\.id)
  }
}

extension AppState {
  /// Whether its game's row plays this kind of round now.
  public func isPlayedNow(_ kind: Score.Kind) -> Bool { games.module(kind.game).isPlayedNow(kind, in: self) }

  /// The screen that a game begins with; nil where it cannot be played over `selection`.
  public func opening(_ id: Game.ID, _ selection: Selection?) -> Opening? {
    games.module(id).firstScreen(selection, in: self).map(Opening.init)
  }
}

/// A game of the log that cannot be played, but its rounds can be read: one that this program does not have, or live rounds
/// that were hosted.
private struct UnplayableModule: GameModule {
  let game: Game
  let symbol: Symbol

  init(_ id: Game.ID, _ name: Phrase, _ symbol: Symbol) {
    game = Game(id: id, name: name, source: .generated, length: .open, clock: .never)
    self.symbol = symbol
  }

  func isPlayable(in state: AppState) -> Bool { false }

  func homeDetails(in context: ViewContext) -> [SafeText] { [] }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? { nil }

  var hasChart: Bool { false }
}
