/// A setting whose values have no static type: an element of a list of settings.
public struct AnySetting: Sendable {
  /// The key in the settings file.
  public let key: String
  /// The value when nothing is chosen.
  public let defaultValue: SettingValue
  /// The values it can have.
  public var values: SettingValues { makeValues() }
  /// The value that leaves the choice to the environment; `nil` when there is none.
  public let automaticValue: SettingValue?
  /// The command-line option that beats it; `nil` when there is none.
  public let option: SettingOption?
  /// What the settings screen says of it.
  public var words: SettingWords { makeWords() }
  private let makeValues: @Sendable () -> SettingValues
  private let makeWords: @Sendable () -> SettingWords
  private let environmentValue: @Sendable ([String: String]) -> SettingValue?
  private let resolveAutomatic: @Sendable ([String: String]) -> SettingValue?
  private let name: @Sendable (SettingValue) -> Phrase

  /// Erases the type of a setting's values.
  public init<Value: SettingRepresentable>(_ setting: Setting<Value>) {
    key = setting.key
    defaultValue = setting.defaultValue.settingValue
    makeValues = { setting.values }
    automaticValue = setting.automatic?.value.settingValue
    option = setting.option
    makeWords = { setting.words }
    environmentValue = { setting.environmentValue($0)?.settingValue }
    resolveAutomatic = { setting.automatic?.resolve($0).settingValue }
    name = { setting.valueName(Value($0) ?? setting.defaultValue) }
  }

  /// The name of a value; a value of another type has the name of the default.
  public func name(of value: SettingValue) -> Phrase { name(value) }

  /// The names of the values that a screen offers, to be shown side by side.
  public var choices: Phrase {
    if let choices = words.choices { return choices }
    let offered: [SettingValue] =
      switch values {
      case .choices(let all): all
      case .integers(_, let steps): steps.flatMap { $0 }.map(SettingValue.int)
      }
    let names = offered.map(name)
    return names.dropFirst().reduce(names.first ?? Phrase("")) { $0 + Phrase(" / ") + $1 }
  }

  /// The effective value: a command-line option beats the environment, which beats the file. A value such as `auto` is
  /// replaced by the one that stands for it in this environment.
  func value(options: Settings, environment: [String: String], file: Settings) -> SettingValue {
    let value =
      options.choice(of: self) ?? environmentValue(environment) ?? file.choice(of: self) ?? defaultValue
    return value == automaticValue ? resolveAutomatic(environment) ?? value : value
  }
}
