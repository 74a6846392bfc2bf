import ArgumentParser
import BankFormats
import QuizCore
import QuizScreens
import TerminalKit

// What shells complete and only the program knows. ArgumentParser writes the scripts, which ask for these words.
extension CompletionKind {
  /// Files of questions, which the shell looks for itself. Extensions in either case.
  static let questionFiles = file(extensions: BankFormat.endings.flatMap { [$0, $0.uppercased()] })

  /// Sets, and files of questions.
  static let exported = custom { words, _, typed in shown(sets(words) + files(unquoted(typed))) }

  /// What can be played: sets, missed questions, what the review asks, and files of questions.
  static let played = custom { words, _, typed in
    let sets = sets(words)
    let typed = unquoted(typed)
    let missed = Selection.missedName
    // Of one set only where that has begun, or every set would be offered twice.
    let ofSets = typed.hasPrefix(missed + "/") ? sets.map { "\(missed)/\($0)" } : []
    return shown(sets + [missed, Selection.dueName] + ofSets + files(typed))
  }

  /// The values of the setting that stands before.
  static let settingValue = custom { words, place, _ in
    let settings = words.prefix(place).compactMap { word in SettingsList.all.first { $0.key == word } }
    guard case .choices(let values) = settings.last?.values else { return [] }
    return values.map(\.word)
  }

  /// What `tenq-league` takes.
  static let league = custom { words, place, _ in
    let before = words.prefix(place).drop { $0 != LeagueCommand.configuration.commandName }.dropFirst()
    let rows = LeagueHelpRow.all
    guard let row = rows.first(where: { before.contains($0.command) }) else { return rows.map(\.command) }
    var options = row.options
    options["--lang"] = LanguageChoice.allValueStrings
    if options["--game"] != nil { options["--game"] = Game.ID.allValueStrings }
    return before.last.flatMap { options[$0] }.flatMap { $0.isEmpty ? nil : $0 } ?? options.keys.sorted()
  }

  /// The names of the sets that `tenq bank list` has in the language of the words.
  private static func sets(_ words: [String]) -> [String] {
    guard let session = try? Session(CommandLineOptions(languageOf: words)) else { return [] }
    var handler = EffectHandler(session)
    if handler.findLeague() { handler.rescanBanks() }
    let catalogue = handler.state.catalogue
    return catalogue.selections.compactMap(catalogue.commandName)
  }

  /// Files of questions whose paths begin as typed, and folders.
  private static func files(_ typed: String) -> [String] {
    // zsh would quote the ~, and it would be a folder of that name.
    if CompletionShell.requesting == .zsh, typed.hasPrefix("~") { return [] }
    guard let process = try? ProcessEnvironment(CommandLineOptions()) else { return [] }
    func paths(_ path: String) -> [String] {
      FolderContent(reading: path.typedFolder, in: process).entries(for: path)
        .filter { $0.name != "../" && $0.path.hasPrefix(path) }.map(\.path)
    }
    let found = paths(typed)
    // A shell ends a word that has one completion, but a folder leads to more.
    guard found.count == 1, found[0].hasSuffix("/"), found[0] != typed else { return found }
    return found + paths(found[0])
  }

  /// The beginning of a word, without the shell's quotes.
  private static func unquoted(_ word: String) -> String {
    let rest = word.first == "'" || word.first == "\"" ? String(word.dropFirst()) : word
    return word.first == "'" ? rest : rest.replacing(#"\"#, with: "")
  }

  /// Names as the shell that asks is to be told them, so that it takes them letter for letter.
  private static func shown(_ names: [String]) -> [String] {
    let names = names.filter { SafeText($0).oneLine.string == $0 }
    return switch CompletionShell.requesting {
    // It expands the words as on a command line.
    case .bash: names.map { "'" + $0.replacing("'", with: #"'\''"#) + "'" }
    // An explanation would follow a colon.
    case .zsh: names.map { $0.replacing(#"\"#, with: #"\\"#).replacing(":", with: #"\:"#) }
    case _: names
    }
  }
}
