import QuizCore
import QuizScreens
import TerminalKit

/// The options that hold: a command-line option beats the environment, which beats the settings.
struct ResolvedOptions: Equatable {
  /// The settings that hold, each of them set.
  let settings: Settings
  /// The language of words and questions.
  let language: Language
  /// Whether there are colours at all.
  let color: ColorDepth.Choice
  /// Why the game is played in lines of text; `nil` for a game that is drawn.
  let plain: PlainReason?
  /// The time limit of the endless game; none unless it is asked for on the command line.
  let endlessLimit: Duration?

  init(_ options: CommandLineOptions, environment: [String: String], settings chosen: Settings) {
    var settings = Settings(
      resolving: SettingsList.all, options: options.settings, environment: environment, file: chosen)
    plain = PlainReason(option: options.plain, environment: environment)
    if plain != nil {
      // Whoever listens or pipes is not held to a clock, unless one is asked for now.
      settings[.seconds] = options.settings.choice(of: .seconds) ?? 0
    }
    self.settings = settings
    language = settings[.language].language ?? Language(environment: environment)
    color = options.color
    endlessLimit = options.settings.choice(of: .seconds) == nil ? nil : options.settings.limit
  }

  /// The colours.
  var theme: Theme { settings[.theme].theme ?? .dark }

  /// The characters to draw with.
  var glyphs: Glyphs { settings[.ascii] ? .ascii : theme.glyphs }

  /// The rules of a timed round.
  var rules: Rules {
    if plain != nil { return .plain(limit: settings.limit) }
    return Rules(limit: settings.limit, miss: .settles, verdict: settings[.verdict].stay)
  }
}

extension Language {
  /// The language to speak where the settings are not known.
  init(_ options: CommandLineOptions) {
    self.init(options, environment: ProcessEnvironment.readEnvironment().variables)
  }

  /// The language to speak where the settings are not known: an option beats the environment.
  init(_ options: CommandLineOptions, environment: [String: String]) {
    self = options.settings[.language].language ?? Language(environment: environment)
  }
}
