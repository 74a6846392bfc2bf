import QuizCore
import QuizScreens
import TerminalKit

/// The command-line options as plain values, made by `LaunchArguments` or by ArgumentParser (`Options.values`).
struct CommandLineOptions: Equatable {
  /// The settings given as options.
  var settings = Settings()
  /// The game; `nil` when none is named.
  var game: Game.ID?
  /// The levels of the questions; `nil` for all.
  var levels: Levels?
  /// The seed of the first round; `nil` for a random one.
  var seed: UInt64?
  /// How cards of files are read.
  var cards = CardReading()
  /// Whether to use colours; `nil` leaves it to the terminal and the environment.
  var color: ColorDepth.Choice?
  /// Whether to play in lines of text; `nil` leaves it to the environment.
  var plain: Bool?
}
