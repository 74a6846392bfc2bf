import QuizCore
import TerminalKit

/// The player's choice of characters to draw with. The file has `true` for ASCII and `false` for Unicode.
public enum LinesChoice: CaseIterable, SettingRepresentable {
  /// By the terminal type in `TERM`.
  case auto
  /// Lines, blocks and shapes of Unicode.
  case unicode
  /// Those that the Linux console has.
  case console
  /// ASCII only.
  case ascii

  /// Those that the settings screen offers: the console's are detected.
  static let offered: [LinesChoice] = [.auto, .unicode, .ascii]

  /// The choice for a terminal.
  public init(_ characters: TerminalCharacters) {
    switch characters {
    case .all: self = .unicode
    case .console: self = .console
    case .ascii: self = .ascii
    }
  }

  /// The choice in `settingValue`; `nil` for a value that is none.
  public init?(_ settingValue: SettingValue) {
    guard let choice = LinesChoice.allCases.first(where: { $0.settingValue == settingValue }) else { return nil }
    self = choice
  }

  /// The choice as a file holds it.
  public var settingValue: SettingValue {
    switch self {
    case .auto: .text("auto")
    case .unicode: .bool(false)
    case .console: .text("console")
    case .ascii: .bool(true)
    }
  }

  /// The characters; all of Unicode while the terminal's are not known.
  public var characters: TerminalCharacters {
    switch self {
    case .auto, .unicode: .all
    case .console: .console
    case .ascii: .ascii
    }
  }
}
