import ArgumentParser
import QuizCore
import QuizScreens

/// Which of the options that every command reads mean something to one command.
///
/// The others are left out of its help and refused by name. The language of words, the version and the help mean
/// something to every command.
enum TakenOptions: Equatable {
  /// All: the command starts a game.
  case all
  /// Those that stand for settings.
  case settings
  /// These, by their long names.
  case names([String])

  /// These, by their long names.
  static func only(_ names: String...) -> TakenOptions { .names(names) }

  /// Whether the option of this long name is among them.
  func contains(_ name: String) -> Bool {
    if name == Setting.language.option?.name { return true }
    return switch self {
    case .all: true
    case .settings: SettingsList.all.contains { $0.option?.name == name }
    case .names(let names): names.contains(name)
    }
  }

  /// The long names of all options that every command reads.
  static var shared: [String] {
    SettingsList.all.compactMap { $0.option?.name } + OptionVariable.allCases.map(\.option)
  }
}

extension CommandLineOptions {
  /// The long names of the options that are given.
  var names: [String] {
    SettingsList.all.filter { settings.choice(of: $0) != nil }.compactMap { $0.option?.name }
      + OptionVariable.allCases.filter(isGiven).map(\.option)
  }

  private func isGiven(_ variable: OptionVariable) -> Bool {
    switch variable {
    case .game: game != nil
    case .level: levels != nil
    case .seed: seed != nil
    case .color: color != nil
    case .plain: plain != nil
    }
  }
}

extension Command {
  /// Throws for an option that means nothing to the command: it would be left out silently.
  func requireUseOfOptions() throws(CommandError) {
    guard let name = options.values.names.first(where: { !Self.taken.contains($0) }) else { return }
    throw CommandError(.unused(name, in: Self.words), in: Language(options.values), status: .usage)
  }

  /// The words that call the command: `tenq bank list`.
  static var words: String { Tenq.path(to: self)?.joined(separator: " ") ?? _commandName }
}

extension Tenq {
  /// Every command, with the words that call it.
  static var commands: [(words: [String], type: any Command.Type)] {
    func below(_ type: any ParsableCommand.Type, _ path: [String]) -> [(words: [String], type: any Command.Type)] {
      let words = path + [type._commandName]
      let own = (type as? any Command.Type).map { [(words: words, type: $0)] } ?? []
      return own + type.configuration.subcommands.flatMap { below($0, words) }
    }
    return below(Tenq.self, [])
  }

  /// The words that call a command; nil when it is none of this program's.
  fileprivate static func path(to type: any Command.Type) -> [String]? {
    commands.first { ObjectIdentifier($0.type) == ObjectIdentifier(type) }?.words
  }
}

extension Phrase {
  /// An option means nothing to the command.
  fileprivate static func unused(_ option: String, in command: String) -> Phrase {
    Phrase(
      en: "`\(command)` has no use for \(option); leave out \(option)",
      ja: "`\(command)` では \(option) を使いません。\(option) を外してください")
  }
}
