import QuizCore
import QuizScreens
import TerminalKit

/// Command-line options, independent of ArgumentParser: a bare launch skips parsing, a tenth of the time to the first
/// frame.
struct CommandLineOptions: Equatable {
  /// The settings that options set.
  var settings = Settings()
  /// Which game.
  var game: Game.ID?
  /// The seed of the first round.
  var seed: UInt64?
  /// Whether there are colours at all.
  var color = ColorDepth.Choice.auto
  /// Whether to play in lines of text; `nil` leaves it to the environment.
  var plain: Bool?
}
