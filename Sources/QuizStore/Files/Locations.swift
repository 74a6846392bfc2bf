/// The paths of all files: those installed with the program, and the user's own.
///
/// Computed from the environment and the program's own path; opens no file.
public struct Locations: Hashable, Sendable {
  /// The folder installed with the program, with `banks` and `guidance` in it, and where the program is to play on any
  /// system, `terminfo` and `locale`; `nil` when it was not found.
  public let resources: String?
  /// The folder of the user's scores and questions; `nil` when the environment names no absolute path.
  public let dataHome: String?
  /// The folder of the settings; `nil` when the environment names no absolute path.
  public let configHome: String?
  /// The folders of banks installed for all users, in search order, without the one in `resources` and without the
  /// user's own, which `XDG_DATA_DIRS` may name too.
  public let systemBanks: [String]

  /// The variables that the paths follow from.
  public static let variables = ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_DATA_DIRS"]

  /// Computes the paths.
  ///
  /// Relative paths in XDG variables are ignored, as the XDG Base Directory Specification asks. `executable` is the
  /// resolved path of the program; installed as `PREFIX/bin/tenq` or `PREFIX/games/tenq` it has its resources in
  /// `PREFIX/share/games/tenq`, in a checkout in the `Resources` of the package it was built from. A relative `HOME` is
  /// ignored too: then nothing is saved, unless the XDG variables say where.
  public init(environment: [String: String], executable: String, fileExists: (String) -> Bool) {
    let home = Locations.absolute(environment["HOME"])
    func place(_ variable: String, _ underHome: String) -> String? {
      let base = Locations.absolute(environment[variable]) ?? home.map { Locations.join($0, underHome) }
      return base.map { Locations.join($0, "tenq") }
    }
    dataHome = place("XDG_DATA_HOME", ".local/share")
    configHome = place("XDG_CONFIG_HOME", ".config")
    resources = Locations.resources(of: executable, fileExists: fileExists)

    let named = (environment["XDG_DATA_DIRS"] ?? "").split(separator: ":").compactMap { Locations.absolute(String($0)) }
    var known = Set([resources, dataHome].compactMap { $0 }.map { Locations.join($0, "banks") })
    systemBanks = (named.isEmpty ? ["/usr/local/share", "/usr/share"] : named)
      .map { Locations.join($0, "tenq/banks") }
      .filter { known.insert($0).inserted }
  }

  /// The score log.
  public var scoreLog: String? { dataHome.map { Locations.join($0, "scores.jsonl") } }
  /// The file that writers of the score log lock.
  public var scoreLock: String? { dataHome.map { Locations.join($0, "scores.lock") } }
  /// The settings.
  public var settings: String? { configHome.map { Locations.join($0, "settings.json") } }
  /// The folder of the user's own genres and sets.
  public var ownBanks: String? { dataHome.map { Locations.join($0, "banks") } }
  /// The bank of the questions made in the program.
  public var ownBank: String? { ownBanks.map { Locations.join($0, "own.csv") } }

  /// The folders to search for genres in `language` (`ja`, `en`), in order, without the user's own.
  public func banks(_ language: String) -> [String] {
    ((shippedBanks.map { [$0] } ?? []) + systemBanks).map { Locations.join($0, language) }
  }

  /// The folder of the banks that ship with the program.
  public var shippedBanks: String? { resources.map { Locations.join($0, "banks") } }

  /// The file of ``Guidance`` in `language`.
  public func guidance(_ language: String) -> String? {
    resources.map { Locations.join($0, "guidance/\(language).csv") }
  }

  private static func resources(of executable: String, fileExists: (String) -> Bool) -> String? {
    guard let path = absolute(executable) else { return nil }
    var folder = parent(path)
    // Not `share/tenq`: below ~/.local that is the user's own folder (`dataHome`).
    let installed = join(parent(folder), "share/games/tenq")
    if fileExists(join(installed, "banks")) { return installed }
    while true {
      if fileExists(join(folder, "Package.swift")), fileExists(join(folder, "Resources/banks")) {
        return join(folder, "Resources")
      }
      if folder == "/" { return nil }
      folder = parent(folder)
    }
  }

  /// `path` without slashes at its end; `nil` when it is missing, empty or relative.
  private static func absolute(_ path: String?) -> String? {
    guard let path, path.utf8.first == UInt8(ascii: "/") else { return nil }
    let trimmed = path.utf8.reversed().drop { $0 == UInt8(ascii: "/") }.reversed()
    return trimmed.isEmpty ? "/" : String(decoding: Array(trimmed), as: UTF8.self)
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// The folder that contains `path`, which is absolute and has no slash at its end.
  static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
