/// The values of settings, by their keys. A setting that is not chosen has its default.
public struct Settings: Hashable, Sendable {
  /// The set that Play drew from last; in the same file, but not on the settings screen.
  public var selection: Selection?
  /// What Play draws from at each start; nil for what was played last.
  public var start: Selection?
  /// The games that the home screen does not show, by their names in the log.
  public var hidden: [String] = []
  /// The colours of the player's own, as the file names them.
  public var ownColors: [SettingsEntry] = []
  /// The keys of the player's own, likewise.
  public var ownKeys: [SettingsEntry] = []
  /// What the player learns, likewise.
  public var learning = Learning()
  /// What is chosen, in the order of the keys. There are about ten, and a dictionary would be of a type that has to be
  /// made before the first frame.
  private var choices: [Choice] = []

  private struct Choice: Hashable, Sendable {
    let key: String
    var value: SettingValue
  }

  /// Settings with none chosen.
  public init() {}

  /// The effective values in a run of the program, resolved by `AnySetting.choice`. A value such as `auto` is replaced
  /// by the one that stands for it in this environment. `options` include those from variables.
  public init(
    resolving list: [AnySetting], options: Settings = Settings(), environment: [String: String], file: Settings
  ) {
    selection = file.selection
    start = file.start
    hidden = file.hidden
    ownColors = file.ownColors
    ownKeys = file.ownKeys
    learning = file.learning
    for setting in list {
      let choice = setting.choice(options: options, environment: environment, file: file)
      self[key: setting.key] = setting.resolved(choice.value, in: environment)
    }
  }

  /// The value of a setting: what is chosen, else its default.
  public subscript<Value: SettingRepresentable>(setting: Setting<Value>) -> Value {
    get { choice(of: setting) ?? setting.defaultValue }
    set { self[key: setting.key] = newValue.settingValue }
  }

  /// The value of a setting from a list: what is chosen, else its default.
  public subscript(setting: AnySetting) -> SettingValue {
    get { self[key: setting.key] ?? setting.defaultValue }
    set { self[key: setting.key] = newValue }
  }

  /// The value that is chosen for a setting; `nil` when none is.
  public func choice<Value: SettingRepresentable>(of setting: Setting<Value>) -> Value? {
    self[key: setting.key].flatMap { Value($0) }
  }

  /// The value that is chosen for a setting from a list; `nil` when none is.
  public func choice(of setting: AnySetting) -> SettingValue? { self[key: setting.key] }

  /// Chooses a value; `nil` changes nothing.
  public mutating func choose<Value: SettingRepresentable>(_ value: Value?, for setting: Setting<Value>) {
    if let value { self[setting] = value }
  }

  /// Goes back to the default.
  public mutating func reset(_ setting: AnySetting) { self[key: setting.key] = nil }

  /// The keys of what is chosen, in order.
  var keys: [String] { choices.map(\.key) }

  /// What is chosen for the setting with a key.
  subscript(key key: String) -> SettingValue? {
    get { choices.first { $0.key == key }?.value }
    set {
      let place = choices.firstIndex { $0.key >= key } ?? choices.endIndex
      if place < choices.endIndex, choices[place].key == key { choices.remove(at: place) }
      if let newValue { choices.insert(Choice(key: key, value: newValue), at: place) }
    }
  }
}
