import ArgumentParser
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq path`: prints the paths of all files and folders.
struct Path: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(abstract: .both("Say where scores, settings and banks are.", ja: "記録・設定・問題集の場所を表示します。"))
  }

  static let taken: TakenOptions = .only()

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  func run() throws {
    let session = try Session(options.values)
    let locations = session.process.locations
    let league = LeagueFolder(locations).flatMap { $0.isJoined ? $0.locations.folder : nil }
    var lines: [(name: Phrase, path: String?, missing: Phrase)] = [
      (.scores, locations.scoreLog, .noFolder), (.settings, locations.settings, .noFolder),
      (.ownBanks, locations.ownBanks, .noFolder), (.resources, locations.resources, .notBesideTheProgram),
    ]
    lines += locations.systemBanks.map { (.banks, $0, .noFolder) }
    if let league { lines.append((.league, league, .noFolder)) }
    if let type = session.process.environment["TERM"],
      let known = Terminal.knownType(of: type, fallbacks: locations.resources), known != type
    {
      lines.append((.terminal, Phrase.playedAs(type, known)[session.language], .noFolder))
    }
    if let theme = session.automaticTheme { lines.append((.theme, theme[session.language], .noFolder)) }
    let names = lines.map { SafeText($0.name[session.language]) }
    let width = (names.map(\.width).max() ?? 0) + 2
    for (name, line) in zip(names, lines) {
      Printer.print(name.padded(to: width) + SafeText(line.path ?? line.missing[session.language]).oneLine)
    }
  }
}

extension Session {
  /// The theme that `auto` stands for, and what decided it; nil where a theme is chosen.
  fileprivate var automaticTheme: Phrase? {
    let choice = AnySetting(.theme).choice(
      options: options.settings, environment: process.environment, file: chosenSettings)
    guard choice.value == AnySetting(.theme).automaticValue else { return nil }
    if let isLight = Terminal.asksForLight(in: process.environment) {
      return .theme(isLight ? .light : .dark, .toldByTheTerminal)
    }
    let (theme, reason) = Theme.auto(environment: process.environment)
    return switch reason {
    case .variable: .theme(theme, .toldByTheVariable)
    case .xterm: .theme(theme, .usualInXterm)
    case .usual: .theme(theme, .toldByNobody)
    }
  }
}

extension Phrase {
  fileprivate static func theme(_ theme: Theme, _ reason: Phrase) -> Phrase {
    Setting<ThemeChoice>.theme.valueName(ThemeChoice(theme)) + reason
  }

  fileprivate static let theme = Phrase(en: "theme", ja: "配色")
  fileprivate static let toldByTheTerminal = Phrase(
    en: ": the terminal says what its background is", ja: "（端末が背景の色を返答）")
  fileprivate static let toldByTheVariable = Phrase(
    en: ": \(Theme.variable) says so, and the terminal does not answer here",
    ja: "（\(Theme.variable) による。ここでは端末の返答なし）")
  fileprivate static let usualInXterm = Phrase(
    en: ": xterm is usually light, and does not answer here", ja: "（xterm はふつう明るい背景。ここでは端末の返答なし）")
  fileprivate static let toldByNobody = Phrase(
    en: ": most terminals are, and this one does not answer here", ja: "（多くの端末は暗い背景。ここでは端末の返答なし）")

  fileprivate static let scores = Phrase(en: "scores", ja: "記録")
  fileprivate static let settings = Phrase(en: "settings", ja: "設定")
  fileprivate static let ownBanks = Phrase(en: "own banks", ja: "自分の問題集")
  fileprivate static let resources = Phrase(en: "resources", ja: "付属のファイル")
  fileprivate static let banks = Phrase(en: "banks", ja: "全員の問題集")
  fileprivate static let league = Phrase(en: "league", ja: "リーグ")

  fileprivate static let terminal = Phrase(en: "terminal", ja: "端末")

  /// The system has no description of the terminal, only of the common one of its family.
  fileprivate static func playedAs(_ type: String, _ known: String) -> Phrase {
    let type = Arguments.shown(type)
    return Phrase(en: "\(type) is not known here; played as \(known)", ja: "\(type) の情報がないため、\(known) として表示します")
  }

  /// The environment names no folder for it.
  fileprivate static let noFolder = Phrase(
    en: "(none: set HOME or the XDG variables to absolute paths)",
    ja: "（なし：HOME か XDG の環境変数に絶対パスを設定してください）")

  /// What is installed with the program was not found.
  fileprivate static let notBesideTheProgram = Phrase(
    en: "(none: the program was moved without its files; install it again)",
    ja: "（なし：付属のファイルが見つかりません。インストールし直してください）")
}
