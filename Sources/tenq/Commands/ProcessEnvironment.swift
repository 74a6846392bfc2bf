import CommandLineKit
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// The environment of the process: its variables, and the file locations that follow from them.
struct ProcessEnvironment {
  /// The environment variables, and what the terminal has told since in place of one.
  private(set) var environment: [String: String]
  /// The locations of all files.
  let locations: Locations
  /// The resolved path of the program.
  let executable: String

  /// Reads the environment of this process; throws when a variable that names a folder is not UTF-8.
  init(_ options: CommandLineOptions) throws(CommandError) {
    let (environment, notText) = OwnProcess.readEnvironment()
    if let notText {
      throw CommandError(
        .variableNotText(notText), in: Language(options, environment: environment), status: .settings)
    }
    self.init(environment: environment, executable: OwnProcess.path)
  }

  /// Makes the environment of a program at the path `executable` with these variables.
  init(environment: [String: String], executable: String) {
    self.environment = environment
    self.executable = executable
    locations = Locations(environment: environment, executable: executable, fileExists: FileStatus.exists)
  }

  /// Puts what the terminal tells of its background in place of the variable, which other programs may have left behind.
  mutating func learn(isLight: Bool) {
    environment[Theme.variable] = Theme.variable(isLight: isLight)
  }

  /// The variable with the width of the output.
  static let columnsVariable = "COLUMNS"

  /// The variables that the libraries read: the time zone, the escape delay of curses, the locations of terminal
  /// descriptions and locales; and `PATH`, which locates this program when the system does not.
  static let libraryVariables = ["TZ", "ESCDELAY", "TERMINFO_DIRS", "LOCPATH", "PATH"]

  /// The narrowest output, in columns.
  private static let narrowest = 40

  /// The width of a table on standard output: `COLUMNS`, else that of the terminal, from 40 to 1000; nil where there is
  /// no terminal, so that nothing need be cut.
  var tableColumns: Int? { ProcessEnvironment.columns(environment).map { max(ProcessEnvironment.narrowest, $0) } }

  /// The width of a picture on standard output, such as a chart: from 40 to 200, or 80 where there is no terminal.
  var columns: Int { min(tableColumns ?? 80, 200) }

  /// The width of a text on standard output: from 40 to 100, since longer lines are hard to read, or 80 where there is
  /// no terminal.
  static var helpColumns: Int {
    max(narrowest, min(columns(OwnProcess.readEnvironment().variables) ?? 80, 100))
  }

  /// `COLUMNS`, else the width of standard output's terminal; nil if it is none or reports no width.
  private static func columns(_ environment: [String: String]) -> Int? {
    if let columns = environment[columnsVariable].flatMap({ Int($0) }), columns > 0 { return min(columns, 1000) }
    if let columns = StandardStream.output.columns { return min(columns, 1000) }
    return StandardStream.output.isTerminal ? 80 : nil
  }

  /// A path as a person types it where no shell reads it: `~` is the home folder, and `-` a file of that name.
  func expanded(_ path: String) -> String {
    if path == "-" { return "./-" }
    guard path == "~" || path.hasPrefix("~/"), let home = environment["HOME"] else { return path }
    return home + path.dropFirst()
  }

  /// A path for display, with `~` for the home folder.
  func abbreviated(_ path: String) -> String {
    guard let home = environment["HOME"], home.utf8.count > 1, path.hasPrefix(home) else { return path }
    let rest = path.utf8.dropFirst(home.utf8.count)
    return rest.first == UInt8(ascii: "/") ? "~" + String(decoding: rest, as: UTF8.self) : path
  }
}
