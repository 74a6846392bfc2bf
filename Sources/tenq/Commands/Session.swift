import QuizCore
import QuizScreens
import QuizStore

/// One run of the program: its options, its environment, the settings file, and the options resolved from the three.
struct Session {
  /// The options of the command line.
  private(set) var options: CommandLineOptions
  /// The environment and the locations of all files.
  let process: ProcessEnvironment
  /// The settings in the file, as chosen on screen.
  private(set) var chosenSettings: Settings
  /// The levels of the questions that Play and survival draw, as chosen on the command line or since; `nil` for all.
  var levels: Levels?
  /// The options resolved from the command line, the environment and the settings.
  private(set) var resolved: ResolvedOptions

  /// Reads the environment and the settings.
  ///
  /// Throws when either cannot be used, in the language of the options and the environment, since that of the settings
  /// is not known then. With `ignoresUnreadableSettings`, settings that cannot be read count as none.
  init(_ options: CommandLineOptions, ignoresUnreadableSettings: Bool = false) throws(CommandError) {
    try self.init(
      options, in: ProcessEnvironment(options), ignoresUnreadableSettings: ignoresUnreadableSettings)
  }

  /// Reads the settings in a given environment; throws when they cannot be read, unless `ignoresUnreadableSettings`.
  init(
    _ options: CommandLineOptions, in process: ProcessEnvironment, ignoresUnreadableSettings: Bool = false
  ) throws(CommandError) {
    self.options = options
    self.process = process
    do {
      chosenSettings = try SettingsFile(path: process.locations.settings, list: SettingsList.all).load()
    } catch {
      guard ignoresUnreadableSettings else {
        throw CommandError(error, in: Language(options, environment: process.environment))
      }
      chosenSettings = Settings()
    }
    levels = options.levels.flatMap { $0.areAll ? nil : $0 }
    resolved = ResolvedOptions(options, environment: process.environment, settings: chosenSettings)
  }

  /// The language of words and questions.
  var language: Language { resolved.language }

  /// Adopts other settings, then writes them to the file. They are in effect even when it throws because writing
  /// failed.
  mutating func choose(_ settings: Settings) throws(SaveError) {
    chosenSettings = settings
    resolved = ResolvedOptions(options, environment: process.environment, settings: settings)
    try SettingsFile(path: process.locations.settings, list: SettingsList.all).save(settings)
  }

  /// Lets the settings file say from now on what an option of the command line said.
  mutating func forgetOption<Value: SettingRepresentable>(of setting: Setting<Value>) {
    options.settings.reset(AnySetting(setting))
  }

  /// What could not be used of the settings file, each in one sentence that names the file as `path`.
  func problems(_ path: String?) -> [String] {
    resolved.own.problems.map { $0.sentence(in: path ?? "settings.json")[language] }
  }

  /// Prints what could not be used of the settings file.
  func reportProblems() {
    for problem in problems(process.locations.settings) { Printer.complain(problem) }
  }

  /// Returns what `body` returns; turns its error into one in the player's language.
  @discardableResult
  func reading<Value>(_ body: () throws(ReadError) -> Value) throws(CommandError) -> Value {
    do {
      return try body()
    } catch {
      throw CommandError(error, in: language)
    }
  }
}
