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
  /// A variable that other programs go by too and that beats the file; `nil` when there is none.
  public let commonVariable: String?
  /// Its text on the settings screen.
  public var words: SettingWords { makeWords() }
  private let makeValues: @Sendable () -> SettingValues
  private let makeWords: @Sendable () -> SettingWords
  private let commonValue: @Sendable ([String: String]) -> (value: SettingValue, variable: String)?
  private let resolveAutomatic: @Sendable ([String: String]) -> SettingValue?
  private let name: @Sendable (SettingValue) -> Phrase

  /// Erases the type of a setting's values.
  public init<Value: SettingRepresentable>(_ setting: Setting<Value>) {
    key = setting.key
    defaultValue = setting.defaultValue.settingValue
    makeValues = { setting.values }
    automaticValue = setting.automatic?.value.settingValue
    option = setting.option
    commonVariable = setting.commonVariable?.name
    makeWords = { setting.words }
    commonValue = { environment in
      guard let common = setting.commonVariable, let text = environment[common.name], let value = common.read(text)
      else { return nil }
      return (value.settingValue, common.name)
    }
    resolveAutomatic = { setting.automatic?.resolve($0).settingValue }
    name = { setting.valueName(Value($0) ?? setting.defaultValue) }
  }

  /// The name of a value; a value of another type has the name of the default.
  public func name(of value: SettingValue) -> Phrase { name(value) }

  /// The names of the values that a screen offers, to be shown side by side; where some have no room, less one of them.
  public func choices(separatedBy separator: String = " / ", without omitted: SettingValue? = nil) -> Phrase {
    if let choices = words.choices { return choices }
    let offered: [SettingValue] =
      switch values {
      case .choices(let all): all
      case .integers(_, let steps): steps.flatMap { $0 }.map(SettingValue.int)
      }
    let names = offered.filter { $0 != omitted }.map(name)
    return names.dropFirst().reduce(names.first ?? Phrase(same: "")) { $0 + Phrase(same: separator) + $1 }
  }

  /// The variable of its own, which is to it what its option is: `TENQ_SECONDS`.
  public var variable: String { option?.variable ?? SettingOption.variable(of: key[...]) }

  /// Where a value comes from.
  public enum Source: Hashable, Sendable {
    /// This option of the command line.
    case option(String)
    /// This variable of the environment.
    case variable(String)
    /// The settings file.
    case file
    /// Nothing is chosen.
    case standard
  }

  /// The chosen value and its source. Precedence: option, the setting's own variable (`variables`), a variable shared
  /// with other programs, the file.
  public func choice(
    options: Settings, variables: Settings = Settings(), environment: [String: String], file: Settings
  ) -> (value: SettingValue, source: Source) {
    if let value = options.choice(of: self) { return (value, .option(option?.name ?? key)) }
    if let value = variables.choice(of: self) { return (value, .variable(variable)) }
    if let common = commonValue(environment) { return (common.value, .variable(common.variable)) }
    if let value = file.choice(of: self) { return (value, .file) }
    return (defaultValue, .standard)
  }

  /// The value in place of one such as `auto` in this environment; any other stays.
  public func resolved(_ value: SettingValue, in environment: [String: String]) -> SettingValue {
    value == automaticValue ? resolveAutomatic(environment) ?? value : value
  }

}
