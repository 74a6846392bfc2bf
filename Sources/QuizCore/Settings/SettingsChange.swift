/// A change of some settings. Says nothing of the others, so that programs that change different ones at the same time
/// undo nothing of each other.
public struct SettingsChange: Hashable, Sendable {
  /// What is chosen, the selection included.
  public private(set) var chosen = Settings()
  /// The keys of the settings that go back to their default.
  public private(set) var reset: [String] = []
  /// The changes of what is no setting, in the order in which they are made.
  public private(set) var own: [OwnChange] = []

  /// Changes nothing.
  public init() {}

  /// The change from `former` settings to others. A selection can be replaced, never removed.
  public init(from former: Settings = Settings(), to settings: Settings) {
    for key in settings.keys where settings[key: key] != former[key: key] { chosen[key: key] = settings[key: key] }
    reset = former.keys.filter { settings[key: $0] == nil }
    if settings.selection != former.selection { chosen.selection = settings.selection }
  }

  /// Chooses a value for one setting; `nil` goes back to the default.
  public init(_ setting: AnySetting, _ value: SettingValue?) {
    if let value { chosen[setting] = value } else { reset = [setting.key] }
  }

  /// Only another selection.
  public init(_ selection: Selection) {
    chosen.selection = selection
  }

  /// Only a change of what is no setting.
  public init(_ change: OwnChange) {
    own = [change]
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { self == SettingsChange() }

  /// Adds a change that is made after this one.
  public mutating func add(_ later: SettingsChange) {
    chosen.apply(later)
    reset = reset.filter { later.chosen[key: $0] == nil && !later.reset.contains($0) } + later.reset
    own += later.own
  }
}

extension Settings {
  /// Makes a change.
  public mutating func apply(_ change: SettingsChange) {
    for key in change.chosen.keys { self[key: key] = change.chosen[key: key] }
    for key in change.reset { self[key: key] = nil }
    selection = change.chosen.selection ?? selection
    for change in change.own { apply(change) }
  }
}
