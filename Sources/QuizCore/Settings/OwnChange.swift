/// A change of what the settings file holds besides the settings: what the player chose for single things.
public enum OwnChange: Hashable, Sendable {
  /// The colour of a part by its number in xterm's table; nil for that of the theme.
  case color(String, Int?)
  /// The keys of a command; none for those that everybody has.
  case keys(String, [String])
  /// The games that the home screen does not show, by their names in the log.
  case hidden([String])
  /// What Play draws from at each start; nil for what was played last.
  case start(Selection?)
  /// What is learnt, suspended, or fitted to the player.
  case learning(Learning.Change)
}

extension Settings {
  /// Makes a change.
  mutating func apply(_ change: OwnChange) {
    switch change {
    case .color(let name, let number):
      Settings.set(name, number.map { .number($0) }, in: &ownColors)
    case .keys(let name, let keys):
      Settings.set(name, keys.isEmpty ? nil : .words(keys), in: &ownKeys)
    case .hidden(let games): hidden = games
    case .start(let selection): start = selection
    case .learning(let change): learning.apply(change)
    }
  }

  private static func set(_ name: String, _ value: SettingsEntry.Value?, in entries: inout [SettingsEntry]) {
    let line = entries.first { $0.name == name }?.line ?? (entries.map(\.line).max() ?? 0)
    entries.removeAll { $0.name == name }
    if let value { entries.append(SettingsEntry(name: name, value: value, line: line)) }
  }
}
