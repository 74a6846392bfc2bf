import QuizCore
import QuizScreens
import TerminalKit

/// What the options ask for, without the parser that reads them: with no arguments there is nothing to parse, and the
/// parser would take a tenth of the time until the first frame.
struct CommandLineOptions: Equatable {
  /// Questions in a round.
  var questions: Int?
  /// Seconds for each question; 0 is no clock.
  var seconds: Int?
  /// Which game.
  var game: Game.ID?
  /// What deals the first round.
  var seed: UInt64?
  /// The language of words and questions.
  var language: LanguageChoice?
  /// The colours.
  var theme: ThemeChoice?
  /// Whether there are colours at all.
  var color = ColorDepth.Choice.auto
  /// Whether to draw with ASCII characters only.
  var ascii = false
  /// Whether to play in lines of text; nil leaves it to the environment.
  var plain: Bool?
  /// Whether nothing may move by itself.
  var noMotion = false
  /// Whether the mouse is left to the terminal.
  var noMouse = false
}
