import Glibc
import QuizCore

/// The process that a program runs in, as the system started it: its variables, its path, and its time zone.
public enum OwnProcess {
  /// The version of the programs, which `make` reads from this line too.
  public static let version = "0.2.0"

  /// The variables with the locations of the player's own files: ignoring one would search for them elsewhere.
  private static let folders = ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"]

  /// The variables with UTF-8 names and values, the first of each name; and the name of the first variable that locates
  /// the player's own files and has a value that is not UTF-8.
  public static func readEnvironment() -> (variables: [String: String], notText: String?) {
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

  /// Removes a variable, so that no library reads it.
  public static func forget(_ variable: String) { unsetenv(variable) }

  /// Makes a write beyond the file size limit fail instead of ending the program by SIGXFSZ, so that the failure is
  /// reported and the record is not lost.
  public static func outliveFileLimits() { signal(SIGXFSZ, SIG_IGN) }

  /// The resolved path of the program; where /proc is not mounted, by the name that it was started with.
  public static var path: String { resolved(Linux.ownProgram) ?? startedAs ?? "" }

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

  /// The current date and time in the time zone of this machine; nil when the year would not have four digits.
  public static var now: WallTime? { local(time(nil)) }

  /// An instant, in seconds since 1970, in the time zone of this machine, or the nearest one that the log can tell of; nil
  /// when the year would not have four digits.
  public static func local(_ seconds: Int) -> WallTime? {
    var seconds = seconds
    var local = tm()
    guard localtime_r(&seconds, &local) != nil else { return WallTime(secondsSince1970: seconds, offset: 0) }
    let longest = WallTime.longestOffset
    return WallTime(secondsSince1970: seconds, offset: min(max(local.tm_gmtoff, -longest), longest))
  }

  /// Makes a write to a pipe whose reader is gone fail instead of ending the program by SIGPIPE.
  public static func outliveReaders() { signal(SIGPIPE, SIG_IGN) }
}

extension Phrase {
  /// The value of a variable with a location of files is not UTF-8.
  public static func variableNotText(_ name: String) -> Phrase {
    Phrase(
      en: "\(name): the value of this variable is not UTF-8; set it to an absolute path in UTF-8",
      ja: "\(name): この環境変数の値が UTF-8 の文字ではありません。UTF-8 の絶対パスを設定してください")
  }
}
