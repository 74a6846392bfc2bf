import QuizCore
import QuizStore

/// The program `tenq-league`, which speaks to the server.
enum LeagueProgram {
  /// The variable with its path.
  static let variable = "TENQ_LEAGUE_PROGRAM"

  /// Its path: from the variable, beside this program, in `bin` where this program is in `games`, or in the build folder
  /// of a checkout; nil when it is in none of these places.
  static func path(in process: ProcessEnvironment) -> String? {
    if let chosen = process.environment[variable], !chosen.isEmpty {
      return FileStatus.isProgram(chosen) ? chosen : nil
    }
    var candidates: [String] = []
    if let slash = process.executable.utf8.lastIndex(of: UInt8(ascii: "/")) {
      let folder = String(process.executable[..<slash])
      candidates.append(folder + "/tenq-league")
      // Debian's packages: a game is in /usr/games, a server in /usr/bin.
      if let above = cut("/games", from: folder) { candidates.append(above + "/bin/tenq-league") }
    }
    // In a checkout the resources are those of the package.
    if let package = process.locations.resources.flatMap({ cut("/Resources", from: $0) }) {
      candidates.append(package + "/.build/league/tenq-league")
    }
    return candidates.first(where: FileStatus.isProgram)
  }

  /// A path without what it ends in; nil where it ends in something else. By bytes: by characters it was a twentieth of
  /// the start.
  private static func cut(_ end: String, from path: String) -> String? {
    let length = end.utf8.count
    return path.utf8.suffix(length).elementsEqual(end.utf8) ? String(Substring(path.utf8.dropLast(length))) : nil
  }

  /// The path and leading arguments that start it with a time limit in seconds, by the system's `timeout` if there is
  /// one: it and its children are ended even if blocked, and even after the game has ended.
  static func words(_ program: String, seconds: Int, in process: ProcessEnvironment) -> [String] {
    let folders = process.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
    let timeout = folders.lazy.map { $0 + "/timeout" }.first { $0.hasPrefix("/") && FileStatus.isProgram($0) }
    return (timeout.map { [$0, "-s", "KILL", "\(seconds)"] } ?? []) + [program]
  }
}

extension Phrase {
  /// The program that speaks to the server is not installed.
  static let noLeagueProgram = Phrase(
    en: "The part for playing together (tenq-league) is not installed. "
      + "Install its package, or `make install-league` where TenQ was built.",
    ja: "みんなで遊ぶための追加パッケージ tenq-league が入っていません。README の手順か `make install-league` で入ります。")
}
