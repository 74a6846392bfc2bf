import QuizCore
import TerminalKit

extension AppState {
  /// What players of a live room read of what is played there.
  public func roomTitle(of setup: RoundSetup) -> SafeText {
    let words = Localizer(language)
    return setup.selection.map { words.title(of: $0, glyphs: glyphs).oneLine } ?? words(.everything)
  }
}
