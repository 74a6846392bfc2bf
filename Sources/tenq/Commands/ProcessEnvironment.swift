import Glibc
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// The environment of the process: its variables, and the file locations that follow from them; also its clock and its
/// standard files.
struct ProcessEnvironment {
  /// The environment variables.
  let environment: [String: String]
  /// The locations of all files.
  let locations: Locations
  /// The resolved path of the program.
  let executable: String

  /// Reads the environment of this process; throws when a variable that names a folder is not UTF-8.
  init(_ options: CommandLineOptions) throws(CommandError) {
    let (environment, notText) = ProcessEnvironment.readEnvironment()
    if let notText {
      throw CommandError(
        .variableNotText(notText), in: Language(options, environment: environment), status: .settings)
    }
    self.init(environment: environment, executable: ProcessEnvironment.executable)
  }

  /// Makes the environment of a program at the path `executable` with these variables.
  init(environment: [String: String], executable: String) {
    self.environment = environment
    self.executable = executable
    locations = Locations(environment: environment, executable: executable, fileExists: FileStatus.exists)
  }

  /// The variable that says how wide the output is.
  static let columnsVariable = "COLUMNS"

  /// Takes the width out of the environment, so that nobody else reads it.
  static func forgetColumns() { unsetenv(columnsVariable) }

  /// The variables that the libraries read: the time zone, how long curses waits for the rest of a key's code, where
  /// descriptions of terminals and of languages are; and where programs are, which says where this one is when the
  /// system does not.
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
    max(narrowest, min(columns(readEnvironment().variables) ?? 80, 100))
  }

  /// `COLUMNS`, else the width of the terminal that standard output is; nil where it is none, or does not know.
  private static func columns(_ environment: [String: String]) -> Int? {
    if let columns = environment[columnsVariable].flatMap({ Int($0) }), columns > 0 { return min(columns, 1000) }
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
      return StandardStream.output.isTerminal ? 80 : nil
    }
    return min(Int(window.ws_col), 1000)
  }

  /// A path for display, with `~` for the home folder.
  func abbreviated(_ path: String) -> String {
    guard let home = environment["HOME"], home.utf8.count > 1, path.hasPrefix(home) else { return path }
    let rest = path.utf8.dropFirst(home.utf8.count)
    return rest.first == UInt8(ascii: "/") ? "~" + String(decoding: rest, as: UTF8.self) : path
  }

  /// The current date and time in the player's time zone; nil when the year would not have four digits.
  static var now: WallTime? { local(time(nil)) }

  /// An instant, in seconds since 1970, in the player's time zone, or the nearest one that the log can tell of; nil when
  /// the year would not have four digits.
  static func local(_ seconds: Int) -> WallTime? {
    var seconds = seconds
    var local = tm()
    guard localtime_r(&seconds, &local) != nil else { return WallTime(secondsSince1970: seconds, offset: 0) }
    let longest = WallTime.longestOffset
    return WallTime(secondsSince1970: seconds, offset: min(max(local.tm_gmtoff, -longest), longest))
  }

  /// The current time in milliseconds since 1970.
  static var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }

  /// Opens a placeholder for each of standard input, output and error that is closed, so that no score log or bank gets
  /// its file descriptor. Reading or writing it fails, as if it were still closed.
  static func keepStandardFilesApart() {
    for file in STDIN_FILENO...STDERR_FILENO where fcntl(file, F_GETFD) < 0 {
      // The lowest free number is this one.
      _ = open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Makes a write beyond the file size limit fail instead of ending the program by SIGXFSZ, so that the failure is
  /// reported and the record is not lost.
  static func outliveFileLimits() {
    signal(SIGXFSZ, SIG_IGN)
  }

  /// The variables that say where the player's own files are: if one were ignored, they would be looked for elsewhere.
  private static let folders = ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"]

  /// The variables whose names and values are UTF-8, and the name of the first of `folders` whose value is not.
  static func readEnvironment() -> (variables: [String: String], notText: String?) {
    var variables: [String: String] = [:]
    var notText: String?
    var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    while let pointer = entry.pointee {
      entry += 1
      guard let equals = strchr(pointer, Int32(UInt8(ascii: "="))) else { continue }
      let name = UnsafeRawBufferPointer(start: pointer, count: equals - pointer)
      if let name = String(validating: name, as: UTF8.self), let value = String(validatingCString: equals + 1) {
        if variables[name] == nil { variables[name] = value }
      } else {
        let name = String(decoding: name, as: UTF8.self)
        if folders.contains(name), variables[name] == nil { notText = notText ?? name }
      }
    }
    return (variables, notText)
  }

  /// The resolved path of this program; where /proc is not mounted, by the name that it was started with.
  private static var executable: String { resolved(Linux.ownProgram) ?? startedAs ?? "" }

  /// The program's first argument, looked up in `PATH` when it is a name alone.
  private static var startedAs: String? {
    guard let name = CommandLine.arguments.first else { return nil }
    if name.utf8.contains(UInt8(ascii: "/")) { return resolved(name) }
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").lazy.compactMap { resolved("\($0)/\(name)") }.first
  }

  /// A path without links; nil when there is no such file.
  private static func resolved(_ path: String) -> String? {
    guard let path = realpath(path, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}

extension Phrase {
  /// The value of a variable that says where files are is not UTF-8.
  fileprivate static func variableNotText(_ name: String) -> Phrase {
    Phrase(
      en: "\(name): the value of this variable is not UTF-8; set it to an absolute path in UTF-8",
      ja: "\(name): この環境変数の値が UTF-8 の文字ではありません。UTF-8 の絶対パスを設定してください")
  }
}
