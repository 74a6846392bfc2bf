import QuizCore
import TerminalKit

/// The history's name for live rounds that were hosted. No game: nobody plays one.
struct HostedModule: GameModule {
  let game = Game(
    id: .hosted, name: .hosted, source: .generated, length: .open, clock: .never)

  var symbol: Symbol { Symbol("✦", ascii: "!!", color: 0) }

  func isPlayable(in state: AppState) -> Bool { false }

  func homeDetails(in context: ViewContext) -> [SafeText] { [] }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? { nil }

  var hasChart: Bool { false }
}
