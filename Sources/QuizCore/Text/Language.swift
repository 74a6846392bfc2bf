/// The languages TenQ speaks, by their ISO 639-1 codes, in the order of the columns of a ``Phrase``.
public enum Language: String, CaseIterable, Hashable, Sendable {
  /// English, in which every phrase has words.
  case en
  /// Japanese.
  case ja

  /// The column of its words.
  var column: Int {
    switch self {
    case .en: 0
    case .ja: 1
    }
  }

  /// The variables that name the locale, the first of them first.
  public static let localeVariables = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// The variable that lists languages in the player's order.
  public static let listVariable = "LANGUAGE"

  /// The language that the environment asks for: by `LC_ALL`, then `LC_MESSAGES`, then `LANG`, the first that is set
  /// and not empty; English for every language that TenQ does not speak.
  ///
  /// `LANGUAGE`, languages with colons between them, comes before them, and the first that TenQ speaks counts; not in
  /// the locale `C`, as the manual of GNU gettext has it ("The LANGUAGE variable"), nor in `C.UTF-8`.
  public init(environment: [String: String]) {
    let locales = Language.localeVariables.lazy.compactMap { environment[$0] }
    guard let locale = locales.first(where: { !$0.isEmpty }) else {
      self = .en
      return
    }
    if let list = environment[Language.listVariable], !list.isEmpty, !Language.isC(locale) {
      // `C` in the list is the language of the program itself.
      self = list.split(separator: ":").lazy.compactMap { Language(locale: $0 == "C" ? "en" : $0) }.first ?? .en
    } else {
      self = Language(locale: locale[...]) ?? .en
    }
  }

  /// The language of a locale such as `ja_JP.UTF-8`; nil for one that TenQ does not speak.
  private init?(locale: Substring) {
    self.init(rawValue: String(locale.prefix { $0 != "_" && $0 != "." && $0 != "@" }))
  }

  private static func isC(_ locale: String) -> Bool {
    locale == "C" || locale == "POSIX" || locale.hasPrefix("C.")
  }
}
