/// A setting, declared once: its key in the settings file, its values, its words, and what beats a choice in the file.
///
/// The key is typed: `settings[.questions]` is an `Int`. A declaration is made wherever the setting is read, so its values
/// and words are made only when they are asked for, and the type has no constraint that would be looked up at run time
/// before the first frame.
public struct Setting<Value: Sendable>: Sendable {
  /// The key in the settings file.
  public let key: String
  /// The value when nothing is chosen.
  public let defaultValue: Value
  /// The values it can have.
  public var values: SettingValues { makeValues() }
  /// The value that leaves the choice to the environment; `nil` when there is none.
  public let automatic: Automatic?
  /// The command-line option that beats it; `nil` when there is none.
  public let option: SettingOption?
  /// A variable that other programs go by too and that beats the file; `nil` when there is none.
  public let commonVariable: CommonVariable?
  /// Its text on the settings screen.
  public var words: SettingWords { makeWords() }
  /// The name of a value.
  public let valueName: @Sendable (Value) -> Phrase
  private let makeValues: @Sendable () -> SettingValues
  private let makeWords: @Sendable () -> SettingWords

  /// A value such as `auto`, and how the environment replaces it.
  public struct Automatic: Sendable {
    /// The value.
    public let value: Value
    /// The value that stands for it in an environment.
    public let resolve: @Sendable (_ environment: [String: String]) -> Value

    /// Makes it from its parts.
    public init(_ value: Value, resolve: @escaping @Sendable (_ environment: [String: String]) -> Value) {
      self.value = value
      self.resolve = resolve
    }
  }

  /// A variable such as `NO_MOTION`, which is no program's own.
  public struct CommonVariable: Sendable {
    /// Its name.
    public let name: String
    /// The value that it selects; `nil` where it selects none.
    public let read: @Sendable (_ text: String) -> Value?

    /// Makes it from its parts.
    public init(_ name: String, read: @escaping @Sendable (_ text: String) -> Value?) {
      self.name = name
      self.read = read
    }
  }

  /// Makes a setting from its parts.
  public init(
    key: String, defaultValue: Value, values: @autoclosure @escaping @Sendable () -> SettingValues,
    automatic: Automatic? = nil, option: SettingOption? = nil,
    commonVariable: CommonVariable? = nil,
    words: @autoclosure @escaping @Sendable () -> SettingWords, valueName: @escaping @Sendable (Value) -> Phrase
  ) {
    self.key = key
    self.defaultValue = defaultValue
    makeValues = values
    self.automatic = automatic
    self.option = option
    self.commonVariable = commonVariable
    makeWords = words
    self.valueName = valueName
  }
}

/// A command-line option that beats a setting.
public struct SettingOption: Hashable, Sendable {
  /// The option as it is typed: `--seconds`.
  public let name: String
  /// The same in one letter: `-t`; `nil` for none.
  public let letter: String?
  /// The value that it selects by itself; `nil` where its value is the word after it.
  public let value: SettingValue?
  /// Its line in `--help`, in English.
  public let help: String

  /// The variable that stands for it: `TENQ_SECONDS`, and `TENQ_MOTION` for `--no-motion`, with a Boolean.
  public var variable: String {
    SettingOption.variable(of: name.dropFirst(name.hasPrefix("--no-") ? "--no-".count : "--".count))
  }

  /// The variable of an option, by its name without dashes, or of a setting without one, by its key.
  public static func variable(of name: Substring) -> String {
    // Names are ASCII.
    let letters = name.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "-"): UInt8(ascii: "_")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 0x20
      default: byte
      }
    }
    return "TENQ_" + String(decoding: letters, as: UTF8.self)
  }

  /// Makes an option from its parts.
  public init(_ name: String, letter: String? = nil, value: SettingValue? = nil, help: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
  }
}

/// The text of a setting on the settings screen.
public struct SettingWords: Hashable, Sendable {
  /// Its name.
  public let name: Phrase
  /// What it does, in a sentence or two; the last wording fits two lines of the smallest window.
  public let help: PhraseList
  /// The values that the screen offers; `nil` for the name of each.
  public let choices: Phrase?

  /// Makes the words from their parts.
  public init(name: Phrase, help: PhraseList, choices: Phrase? = nil) {
    self.name = name
    self.help = help
    self.choices = choices
  }
}
