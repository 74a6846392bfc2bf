/// One member of an object in the settings file that the settings screen does not show: a colour or a key of the
/// player's own, as it is written there.
public struct SettingsEntry: Hashable, Sendable {
  /// Its name; empty where there is no object, but another value.
  public let name: String
  /// Its value.
  public let value: Value
  /// Its line in the file, from 1.
  public let line: Int

  /// A value, as far as such an entry can use it.
  public enum Value: Hashable, Sendable {
    /// A whole number.
    case number(Int)
    /// A word, or a list of words.
    case words([String])
    /// Anything else.
    case other
  }

  /// Makes an entry from its parts.
  public init(name: String, value: Value, line: Int) {
    self.name = name
    self.value = value
    self.line = line
  }
}
