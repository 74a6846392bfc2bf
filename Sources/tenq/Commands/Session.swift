import QuizCore
import QuizScreens
import QuizStore

/// One run of the program: its options, its environment, the settings file, and the options resolved from the three.
struct Session {
  /// The options that the words of the command line gave.
  let commandLine: CommandLineOptions
  /// The options that variables of the environment gave.
  let variables: CommandLineOptions
  /// Both, the command line first.
  private(set) var options: CommandLineOptions
  /// The environment and the locations of all files.
  private(set) var process: ProcessEnvironment
  /// The settings in the file, as chosen on screen.
  private(set) var chosenSettings: Settings
  /// The changes to them that could not be written.
  private var unkept = SettingsChange()
  /// What of the settings file is left out.
  private(set) var fileProblems: [SettingsProblem]
  /// Why the settings file cannot be used at all; `nil` when it can.
  private(set) var fileFailure: ReadError?
  /// The levels of the questions that Play and survival draw, as chosen on the command line or since; `nil` for all.
  var levels: Levels?
  /// The options resolved from the command line, the environment and the settings.
  private(set) var resolved: ResolvedOptions

  /// Reads the environment and the settings; throws when the environment cannot be used.
  init(_ options: CommandLineOptions) throws(CommandError) {
    try self.init(options, in: ProcessEnvironment(options))
  }

  /// The session of a command that prints its output: reports unusable settings at once.
  static func reporting(_ options: CommandLineOptions) throws(CommandError) -> Session {
    let session = try Session(options)
    session.reportProblems()
    return session
  }

  /// Reads the settings in a given environment; throws when a variable has a value that its option could not have.
  init(_ commandLine: CommandLineOptions, in process: ProcessEnvironment) throws(CommandError) {
    self.commandLine = commandLine
    self.process = process
    do throws(OptionVariableError) {
      variables = try CommandLineOptions(variables: process.environment)
    } catch {
      throw CommandError(
        error.sentence, in: Language(commandLine, environment: process.environment), status: .usage)
    }
    options = commandLine.filled(from: variables)
    let reading = SettingsFile(path: process.locations.settings, list: SettingsList.all).read()
    chosenSettings = reading.settings
    fileProblems = reading.problems
    fileFailure = reading.failure
    levels = options.levels.flatMap { $0.areAll ? nil : $0 }
    resolved = ResolvedOptions(options, environment: process.environment, settings: chosenSettings)
  }

  /// The language of words and questions.
  var language: Language { resolved.language }

  /// The settings file.
  var settingsFile: SettingsFile { SettingsFile(path: process.locations.settings, list: SettingsList.all) }

  /// Changes settings, then writes the change to the file, with what could not be written before. It is in effect even
  /// when it throws because writing failed.
  mutating func choose(_ change: SettingsChange) throws(SaveError) {
    adopt(change)
    try settingsFile.save(unkept)
    unkept = SettingsChange()
    let reading = settingsFile.read()
    fileProblems = reading.problems
    fileFailure = reading.failure
  }

  /// Changes what the player did not ask to be kept, and writes it where nothing in the file is wrong.
  mutating func remember(_ change: SettingsChange) {
    if fileFailure == nil, !fileProblems.contains(where: \.isBadValue) { try? choose(change) } else { adopt(change) }
  }

  /// Replaces a file that cannot be parsed with all settings, keeping a copy of it.
  mutating func replaceFile() throws(SaveError) {
    unkept.add(SettingsChange(to: chosenSettings))
    _ = try settingsFile.replace(changing: unkept)
    unkept = SettingsChange()
    fileFailure = nil
    fileProblems = []
  }

  /// Takes the brightness of the background from the terminal itself.
  mutating func learn(isLight: Bool) {
    process.learn(isLight: isLight)
    resolve()
  }

  private mutating func adopt(_ change: SettingsChange) {
    chosenSettings.apply(change)
    unkept.add(change)
    resolve()
  }

  private mutating func resolve() {
    resolved = ResolvedOptions(options, environment: process.environment, settings: chosenSettings)
  }

  /// Saves the value of a command line option in the settings file.
  mutating func forgetOption<Value: SettingRepresentable>(of setting: Setting<Value>) {
    options.settings.reset(AnySetting(setting))
  }

  /// What could not be used of the settings file, each in one sentence that names the file as `path`.
  func problems(_ path: String?) -> [String] {
    let name = path ?? "settings.json"
    if let fileFailure { return [fileFailure.unusedSettings(in: name)[language]] }
    return fileProblems.map { $0.sentence(in: name)[language] }
      + resolved.own.problems.map { $0.sentence(in: name)[language] }
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

extension ReadError {
  /// Why the settings are not used, and what holds instead.
  fileprivate func unusedSettings(in path: String) -> Phrase {
    Phrase(same: "\(path): ") + reason + Phrase(en: "; the defaults are used", ja: "。初期値を使います")
  }
}
