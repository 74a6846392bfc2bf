import QuizCore
import QuizScreens

/// The values that an option can have: those of the setting or the variable that it stands for, or its own words.
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
    if let words = option.allValues {
      self = .list(.choices(words.map(SettingValue.text)))
    } else if let setting = SettingsList.all.first(where: { $0.option?.name == name }) {
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
