/// The languages TenQ speaks, by their ISO 639-1 codes.
public enum Language: String, CaseIterable, Hashable, Sendable {
  /// Japanese.
  case ja
  /// English.
  case en

  /// The language that the environment asks for: by `LC_ALL`, then `LC_MESSAGES`, then `LANG`, the first that is set
  /// and not empty; English for every language that TenQ does not speak.
  public init(environment: [String: String]) {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self = name.map { $0 == "ja" || $0.hasPrefix("ja_") || $0.hasPrefix("ja.") } == true ? .ja : .en
  }
}
