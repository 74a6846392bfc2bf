/// The value of a setting, as a file can hold it.
public enum SettingValue: Hashable, Sendable {
  /// On or off.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// One of several words.
  case text(String)
}

/// A type whose values a setting can have: `Bool`, `Int`, and enums of strings.
public protocol SettingRepresentable: Hashable, Sendable {
  /// The value that a file holds as `settingValue`; `nil` when it is not a value of this type.
  init?(_ settingValue: SettingValue)
  /// The value as a file holds it.
  var settingValue: SettingValue { get }
}

extension Bool: SettingRepresentable {
  /// The boolean in `settingValue`; `nil` for a value of another type.
  public init?(_ settingValue: SettingValue) {
    guard case .bool(let value) = settingValue else { return nil }
    self = value
  }

  /// The boolean as a value.
  public var settingValue: SettingValue { .bool(self) }
}

extension Int: SettingRepresentable {
  /// The number in `settingValue`; `nil` for a value of another type.
  public init?(_ settingValue: SettingValue) {
    guard case .int(let value) = settingValue else { return nil }
    self = value
  }

  /// The number as a value.
  public var settingValue: SettingValue { .int(self) }
}

extension SettingRepresentable where Self: RawRepresentable, RawValue == String {
  /// The case that the word in `settingValue` names; `nil` for any other value.
  public init?(_ settingValue: SettingValue) {
    guard case .text(let word) = settingValue else { return nil }
    self.init(rawValue: word)
  }

  /// The case's word as a value.
  public var settingValue: SettingValue { .text(rawValue) }
}

extension SettingValue {
  /// The value as it is typed and printed: `on`, `10`, `auto`.
  public var word: String {
    switch self {
    case .bool(let isOn): isOn ? "on" : "off"
    case .int(let number): "\(number)"
    case .text(let word): word
    }
  }
}
