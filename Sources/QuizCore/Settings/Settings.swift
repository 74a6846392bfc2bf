/// The values of settings, by their keys. A setting that is not chosen has its default.
public struct Settings: Hashable, Sendable {
  /// The set that Play drew from last; in the same file, but not on the settings screen.
  public var selection: Selection?
  /// The colours of the player's own, as the file names them; the screen does not show them, and they stay in the file.
  public var ownColors: [SettingsEntry] = []
  /// The keys of the player's own, likewise.
  public var ownKeys: [SettingsEntry] = []
  private var choices: [String: SettingValue] = [:]

  /// Settings of which none is chosen.
  public init() {}

  /// The effective values in a run of the program: a command-line option beats the environment, which beats the file.
  public init(
    resolving list: [AnySetting], options: Settings = Settings(), environment: [String: String], file: Settings
  ) {
    selection = file.selection
    ownColors = file.ownColors
    ownKeys = file.ownKeys
    for setting in list {
      choices[setting.key] = setting.value(options: options, environment: environment, file: file)
    }
  }

  /// The value of a setting: what is chosen, else its default.
  public subscript<Value: SettingRepresentable>(setting: Setting<Value>) -> Value {
    get { choice(of: setting) ?? setting.defaultValue }
    set { choices[setting.key] = newValue.settingValue }
  }

  /// The value of a setting from a list: what is chosen, else its default.
  public subscript(setting: AnySetting) -> SettingValue {
    get { choices[setting.key] ?? setting.defaultValue }
    set { choices[setting.key] = newValue }
  }

  /// The value that is chosen for a setting; `nil` when none is.
  public func choice<Value: SettingRepresentable>(of setting: Setting<Value>) -> Value? {
    choices[setting.key].flatMap { Value($0) }
  }

  /// The value that is chosen for a setting from a list; `nil` when none is.
  public func choice(of setting: AnySetting) -> SettingValue? { choices[setting.key] }

  /// Chooses a value; `nil` changes nothing.
  public mutating func choose<Value: SettingRepresentable>(_ value: Value?, for setting: Setting<Value>) {
    if let value { self[setting] = value }
  }

  /// Goes back to the default.
  public mutating func reset(_ setting: AnySetting) { choices[setting.key] = nil }
}
