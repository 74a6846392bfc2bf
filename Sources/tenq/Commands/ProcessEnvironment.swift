import Glibc
import QuizCore
import QuizScreens
import QuizStore

/// What the program finds around itself when it starts: the environment, its own place, the date.
struct ProcessEnvironment {
  /// The environment's variables.
  let environment: [String: String]
  /// Where everything lives.
  let locations: Locations

  /// Looks around; throws where a folder is named that cannot be taken for what it is.
  init(_ options: CommandLineOptions) throws(CommandError) {
    let (environment, notText) = ProcessEnvironment.readEnvironment()
    if let notText {
      throw CommandError(
        .variableNotText(notText), in: Language(options, environment: environment), status: .settings)
    }
    self.init(environment: environment, executable: ProcessEnvironment.executable)
  }

  /// The surroundings that these variables and this path of the program make.
  init(environment: [String: String], executable: String) {
    self.environment = environment
    locations = Locations(environment: environment, executable: executable, fileExists: { access($0, F_OK) == 0 })
  }

  /// The columns for a table on standard output: those of `COLUMNS`, within bounds, else 80.
  var columns: Int { environment["COLUMNS"].flatMap { Int($0) }.map { max(40, min($0, 200)) } ?? 80 }

  /// A path as a player reads it: with `~` for the home folder.
  func abbreviated(_ path: String) -> String {
    guard let home = environment["HOME"], home.count > 1, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// The date, the time and the offset by the player's time zone.
  static var now: WallTime? {
    var seconds = time(nil)
    var local = tm()
    guard localtime_r(&seconds, &local) != nil else { return WallTime(secondsSince1970: seconds, offset: 0) }
    return WallTime(secondsSince1970: seconds, offset: local.tm_gmtoff)
  }

  /// Milliseconds since 1970.
  static var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }

  /// Puts something in the place of standard input, output or errors that are closed, so that no score log or bank is
  /// opened there and taken for them. Whoever reads or writes it finds an error, as if it were still closed.
  static func keepStandardFilesApart() {
    for file in STDIN_FILENO...STDERR_FILENO where fcntl(file, F_GETFD) < 0 {
      // The lowest free number is this one.
      _ = open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Has a write beyond a limit on the size of files fail like any other, so that what could not be saved is told of and
  /// not lost with the program.
  static func outliveFileLimits() {
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Variables that say where the player's own files are: without one of them they would be looked for elsewhere.
  private static let folders: Set = ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"]

  /// Variables whose names or values are not text are left out; the first of those that name a folder is told of.
  static func readEnvironment() -> (variables: [String: String], notText: String?) {
    var variables: [String: String] = [:]
    var notText: String?
    var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    while let pointer = entry.pointee {
      if let text = String(validatingCString: pointer), let equals = text.firstIndex(of: "=") {
        let name = String(text[..<equals])
        if variables[name] == nil { variables[name] = String(text[text.index(after: equals)...]) }
      } else {
        let name = String(String(cString: pointer).prefix { $0 != "=" })
        if folders.contains(name), variables[name] == nil { notText = notText ?? name }
      }
      entry += 1
    }
    return (variables, notText)
  }

  private static var executable: String {
    guard let path = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }
}

extension Phrase {
  /// That a variable which says where files are is not text.
  fileprivate static func variableNotText(_ name: String) -> Phrase {
    Phrase(
      en: "\(name): the value of this variable is not UTF-8; set it to an absolute path in UTF-8",
      ja: "\(name): この環境変数の値が UTF-8 の文字ではありません。UTF-8 の絶対パスを設定してください")
  }
}
