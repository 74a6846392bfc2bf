import CommandLineKit
import QuizCore
import QuizScreens
import QuizStore

/// The values that an option can have where its declaration does not list them: those of the setting or the variable that
/// it stands for, or its own.
enum OptionValues {
  /// Those of a list.
  case list(SettingValues)
  /// Those of an option that is no setting.
  case variable(OptionVariable)
  /// Lengths of time.
  case span

  /// The values of an option that is declared like this; nil where it can be anything.
  init?(of option: CommandTree.Argument) {
    let name = option.spellings.first { $0.hasPrefix("--") } ?? ""
    if let setting = SettingsList.all.first(where: { $0.option?.name == name }) {
      self = .list(setting.values)
    } else if name == Chart.latestName {
      self = .list(.integers(Chart.bars, steps: []))
    } else if let bounds = HostCommand.bounds[name] {
      self = .list(.integers(bounds, steps: []))
    } else if name == HostCommand.spanName {
      self = .span
    } else if let variable = OptionVariable.allCases.first(where: { $0.option == name }) {
      self = .variable(variable)
    } else {
      return nil
    }
  }

  /// Whether `word` is one of them.
  func contains(_ word: String) -> Bool {
    switch self {
    case .list(let values): values.value(ofOption: word) != nil
    case .variable(let variable): variable.accepts(word)
    case .span: TimeSpan(word) != nil
    }
  }

  /// What they are, to follow "must be".
  var typed: Phrase {
    switch self {
    case .list(let values): values.typed
    case .variable(let variable): variable.typed
    case .span: TimeSpan.typed
    }
  }
}

extension UsageMistake {
  /// Finds the first mistake among the words of this program's command line. `fileExists` looks for a file of a name.
  init?(
    in words: [String], of tree: CommandTree? = CommandTree(dump: Tenq._dumpHelp()),
    fileExists: @escaping (String) -> Bool = FileStatus.exists
  ) {
    guard let tree else { return nil }
    let knowledge = Knowledge(
      allowed: { option, value in OptionValues(of: option).flatMap { $0.contains(value) ? nil : $0.typed } },
      meant: { word, path in
        // `tenq config theme`.
        let isSetting = SettingsList.all.contains { $0.key == word }
        if path.last == ConfigCommand.configuration.commandName, isSetting { return ["tenq config set \(word)"] }
        guard path.count == 1, word.hasSuffix(".csv") || word.contains(".") && fileExists(word) else { return [] }
        return ["tenq play " + ReplayCommand.quoted(word).string]
      },
      quoted: { ReplayCommand.quoted($0).string })
    self.init(in: words, of: tree, knowing: knowledge)
  }
}
