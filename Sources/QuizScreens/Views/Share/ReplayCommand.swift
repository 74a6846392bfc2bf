import QuizCore
import TerminalKit

/// The command that plays a round: with its seed, the same questions in the same order, where that can be promised.
public struct ReplayCommand: Hashable, Sendable {
  /// The command as a player types it into a shell.
  public let text: SafeText
  /// Whether it deals the same round; otherwise another one of the same kind.
  public let isExact: Bool

  /// The command for a record of the score log; nil for a game that this program does not have.
  ///
  /// `isReproducible` is false for a round over questions that were chosen by earlier answers, which the record does not
  /// tell.
  public init?(of record: RoundRecord, isReproducible: Bool = true, in games: GameList) {
    guard let game = games[record.game] else { return nil }
    let (set, levels) = Levels.split(logName: record.set)
    let (language, name) = ReplayCommand.parts(ofLogged: set)
    let takesSet: Bool
    switch game.source {
    case .day:
      // The recipient may use another language.
      text = language.map { "tenq daily --lang \($0.rawValue)" } ?? "tenq daily"
      isExact = isReproducible
      return
    case .selection, .set: takesSet = true
    case .everything, .due, .generated: takesSet = false
    }
    isExact = isReproducible && !game.followsAnswers && name != Selection.missedName
    var words: [SafeText] = ["tenq play"]
    // A name that looks like an option comes last, after `--`.
    let isLikeOption = name.hasPrefix("-") && name != "-"
    if takesSet, !isLikeOption { words.append(ReplayCommand.quoted(name)) }
    if record.game != GameList.main { words.append("--game \(record.game.rawValue)") }
    if let levels { words.append("--level \(levels)") }
    if let language { words.append("--lang \(language.rawValue)") }
    if game.prefersOneChoice, record.kinds == .all { words.append("--kind all") }
    if game.takesCount { words.append("-n \(record.asked)") }
    let limit = record.limit
    let saysLimit =
      switch game.clock {
      case .never: false
      case .setting: true
      // No limit in the record: the command has none either.
      case .option: limit > 0
      // Another limit exists only in plain mode.
      case .own: limit > 0 && limit != Rules.tenSeconds.inMilliseconds
      }
    if saysLimit { words.append("-t \(limit / 1000)") }
    if isExact { words.append("--seed \(record.seed)") }
    if takesSet, isLikeOption { words += ["--", ReplayCommand.quoted(name)] }
    text = words.joined(by: " ")
  }

  /// The command in lines of a width, broken between its words alone where they fit.
  func lines(width: Int) -> [SafeText] {
    Flow(pieces: text.pieces).lines(in: width)
  }

  /// The language of a set that the score log names, and its name on the command line.
  private static func parts(ofLogged set: String) -> (language: Language?, name: String) {
    let parts = set.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1).map { String(Substring($0)) }
    guard let first = parts.first, let language = Language(rawValue: first) else { return (nil, set) }
    return (language, parts.count > 1 ? parts[1] : "all")
  }

  /// A word for the shell, which means the same to sh, bash, zsh and fish.
  ///
  /// In double quotes unless a shell would expand something in them; else in single quotes, with backslashes and single
  /// quotes outside them, since fish reads those differently there.
  public static func quoted(_ word: String) -> SafeText {
    let isBare = word.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    }
    if isBare, !word.isEmpty { return SafeText(word) }
    let special = "\"$`\\!".utf8
    if !word.utf8.contains(where: special.contains) { return "\"" + SafeText(word).oneLine + "\"" }
    var quoted = "'"
    for scalar in word.unicodeScalars {
      switch scalar {
      case "'": quoted += "'\\''"
      case "\\": quoted += "'\\\\'"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return SafeText(quoted + "'").oneLine
  }
}
