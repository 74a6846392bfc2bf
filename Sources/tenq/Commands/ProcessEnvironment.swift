import Glibc
import QuizCore
import QuizScreens
import QuizStore

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
    locations = Locations(environment: environment, executable: executable, fileExists: { access($0, F_OK) == 0 })
  }

  /// The width of a table on standard output: `COLUMNS`, limited to 40 to 200, or 80.
  var columns: Int { environment["COLUMNS"].flatMap { Int($0) }.map { max(40, min($0, 200)) } ?? 80 }

  /// A path for display, with `~` for the home folder.
  func abbreviated(_ path: String) -> String {
    guard let home = environment["HOME"], home.count > 1, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// The current date and time in the player's time zone; nil when the year would not have four digits.
  static var now: WallTime? { local(time(nil)) }

  /// An instant, in seconds since 1970, in the player's time zone; nil when the year would not have four digits.
  static func local(_ seconds: Int) -> WallTime? {
    var seconds = seconds
    var local = tm()
    guard localtime_r(&seconds, &local) != nil else { return WallTime(secondsSince1970: seconds, offset: 0) }
    return WallTime(secondsSince1970: seconds, offset: local.tm_gmtoff)
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
  private static let folders = ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"]

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

  private static var executable: String {
    guard let path = realpath("/proc/self/exe", nil) else { return "" }
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
