import QuizCore
import QuizScreens
import TerminalKit

/// The variables that stand for options: `TENQ_SECONDS=20` is `--seconds 20`, unless the option itself is given.
///
/// Each setting has one, whose name follows from its option (`AnySetting.variable`); here are those of the options that
/// are no settings.
enum OptionVariable: String, CaseIterable {
  case game = "TENQ_GAME"
  case level = "TENQ_LEVEL"
  case seed = "TENQ_SEED"
  case color = "TENQ_COLOR"
  case plain = "TENQ_PLAIN"

  /// The option that it stands for: `--game`.
  var option: String { "--" + rawValue.dropFirst("TENQ_".count).lowercased() }

  /// The names of all variables that stand for options.
  static var names: [String] { SettingsList.all.map(\.variable) + allCases.map(\.rawValue) }

  /// The help of an option, with its variable at the end.
  static func help(_ text: String, _ variable: String) -> String { "\(text) [\(variable)]" }
}

extension CommandLineOptions {
  /// The options set by environment variables. An empty one counts as not set; throws for an invalid value.
  init(variables environment: [String: String]) throws(OptionVariableError) {
    func text(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    for setting in SettingsList.all {
      guard let text = text(setting.variable) else { continue }
      guard let value = setting.values.value(typed: text) else {
        throw OptionVariableError(setting.variable, text, mustBe: setting.values.typed)
      }
      settings[setting] = value
    }
    for variable in OptionVariable.allCases {
      guard let text = text(variable.rawValue) else { continue }
      guard set(text, for: variable) else {
        throw OptionVariableError(variable.rawValue, text, mustBe: variable.typed)
      }
    }
  }

  /// Takes a value as the option of `variable` has it; returns whether it can be one.
  mutating func set(_ text: String, for variable: OptionVariable) -> Bool {
    switch variable {
    case .game:
      game = Game.ID(argument: text)
      return game != nil
    case .level:
      levels = Levels(text)
      return levels != nil
    case .seed:
      seed = UInt64(text)
      return seed != nil
    case .color:
      color = ColorDepth.Choice(rawValue: text)
      return color != nil
    case .plain:
      guard case .bool(let isPlain) = SettingValues.onOff.value(typed: text) else { return false }
      plain = isPlain
      return true
    }
  }

  /// These options, and of those that are not given the `other` ones.
  func filled(from other: CommandLineOptions) -> CommandLineOptions {
    var filled = self
    for setting in SettingsList.all where settings.choice(of: setting) == nil {
      if let value = other.settings.choice(of: setting) { filled.settings[setting] = value }
    }
    filled.game = game ?? other.game
    filled.levels = levels ?? other.levels
    filled.seed = seed ?? other.seed
    filled.color = color ?? other.color
    filled.plain = plain ?? other.plain
    return filled
  }
}

extension OptionVariable {
  /// Whether its option can have this value.
  func accepts(_ text: String) -> Bool {
    var options = CommandLineOptions()
    return options.set(text, for: self)
  }

  /// What it can be, to follow "must be".
  var typed: Phrase {
    switch self {
    case .game: OptionVariable.oneOf(Games.all.list.games.map(\.id.rawValue))
    case .level: Phrase(en: "1, 2 or 3, or several like 1-2", ja: " 1、2、3 のどれか、または 1-2 のような範囲")
    case .seed: Phrase(en: "a whole number that is not negative", ja: "0以上の整数")
    case .color: OptionVariable.oneOf(ColorDepth.Choice.allCases.map(\.rawValue))
    case .plain: SettingValues.onOff.typed
    }
  }

  private static func oneOf(_ words: [String]) -> Phrase {
    SettingValues.choices(words.map(SettingValue.text)).typed
  }
}

/// A variable has a value that its option could not have.
struct OptionVariableError: Error, Equatable {
  /// The variable.
  let variable: String
  /// What is wrong, and what it can be.
  let sentence: Phrase

  init(_ variable: String, _ text: String, mustBe allowed: Phrase) {
    self.variable = variable
    let text = Arguments.shown(text)
    sentence = Phrase(
      en: "\(variable) is \"\(text)\", but it must be \(allowed.en)",
      ja: "\(variable) が \"\(text)\" です。指定できるのは\(allowed.ja)です")
  }
}
