import QuizCore
import TerminalKit

extension AppState {
  /// The title of a live room that its players read.
  public func roomTitle(of setup: RoundSetup) -> SafeText {
    let words = Localizer(language)
    return setup.selection.map { words.title(of: $0, glyphs: glyphs).oneLine } ?? words(.everything)
  }
}
