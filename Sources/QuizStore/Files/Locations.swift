/// Where everything lives: what came with the program, and what the player's own files are.
///
/// Computed from the environment and the program's own path; touches no file itself.
public struct Locations: Hashable, Sendable {
  /// What came with the program, the folder with `banks` and `guidance`; nil when it was not found.
  public let resources: String?
  /// The folder of the player's rounds and questions; nil when the environment names no absolute path.
  public let dataHome: String?
  /// The folder of the settings; nil when the environment names no absolute path.
  public let configHome: String?
  /// The folder of the cache (``SummaryCache``), which can be deleted at any time; nil when the environment names no
  /// absolute path.
  public let cacheHome: String?
  /// Folders of banks that are installed for everybody, in the order to search; those of `resources` are not repeated.
  public let systemBanks: [String]

  /// Finds the places.
  ///
  /// Relative paths in XDG variables are ignored, as the XDG Base Directory Specification asks. `executable` is the
  /// resolved path of the program; installed as `PREFIX/bin/tenq` it has its resources in `PREFIX/share/tenq`, in a
  /// checkout in the `Resources` of the package it was built from. `fallbackHome` is used when `HOME` is missing or
  /// relative (see ``UserList``), and not asked for otherwise.
  public init(
    environment: [String: String], executable: String, fallbackHome: @autoclosure () -> String? = nil,
    fileExists: (String) -> Bool
  ) {
    let home = Locations.absolute(environment["HOME"]) ?? Locations.absolute(fallbackHome())
    func place(_ variable: String, _ underHome: String) -> String? {
      let base = Locations.absolute(environment[variable]) ?? home.map { Locations.join($0, underHome) }
      return base.map { Locations.join($0, "tenq") }
    }
    dataHome = place("XDG_DATA_HOME", ".local/share")
    configHome = place("XDG_CONFIG_HOME", ".config")
    cacheHome = place("XDG_CACHE_HOME", ".cache")
    resources = Locations.resources(of: executable, fileExists: fileExists)

    let named = (environment["XDG_DATA_DIRS"] ?? "").split(separator: ":").compactMap { Locations.absolute(String($0)) }
    var known = Set(resources.map { [Locations.join($0, "banks")] } ?? [])
    systemBanks = (named.isEmpty ? ["/usr/local/share", "/usr/share"] : named)
      .map { Locations.join($0, "tenq/banks") }
      .filter { known.insert($0).inserted }
  }

  /// The score log.
  public var scoreLog: String? { dataHome.map { Locations.join($0, "scores.jsonl") } }
  /// What writers of the score log lock.
  public var scoreLock: String? { dataHome.map { Locations.join($0, "scores.lock") } }
  /// What the player chose on screen.
  public var settings: String? { configHome.map { Locations.join($0, "settings.json") } }
  /// The player's own genres and sets.
  public var ownBanks: String? { dataHome.map { Locations.join($0, "banks") } }
  /// The questions the player made.
  public var ownBank: String? { ownBanks.map { Locations.join($0, "own.csv") } }

  /// The folders to search for genres in `language` (`ja`, `en`), in order; the player's own are not among them.
  public func banks(_ language: String) -> [String] {
    ((resources.map { [Locations.join($0, "banks")] } ?? []) + systemBanks).map { Locations.join($0, language) }
  }

  /// How to play, in `language`.
  public func guidance(_ language: String) -> String? {
    resources.map { Locations.join($0, "guidance/\(language).csv") }
  }

  private static func resources(of executable: String, fileExists: (String) -> Bool) -> String? {
    guard let path = absolute(executable) else { return nil }
    var folder = parent(path)
    let installed = join(parent(folder), "share/tenq")
    if fileExists(join(installed, "banks")) { return installed }
    while true {
      if fileExists(join(folder, "Package.swift")), fileExists(join(folder, "Resources/banks")) {
        return join(folder, "Resources")
      }
      if folder == "/" { return nil }
      folder = parent(folder)
    }
  }

  /// `path` without slashes at its end; nil when it is missing, empty or relative.
  private static func absolute(_ path: String?) -> String? {
    guard let path, path.utf8.first == UInt8(ascii: "/") else { return nil }
    let trimmed = path.utf8.reversed().drop { $0 == UInt8(ascii: "/") }.reversed()
    return trimmed.isEmpty ? "/" : String(decoding: Array(trimmed), as: UTF8.self)
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// The folder that `path`, absolute and without a slash at its end, is in.
  static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
