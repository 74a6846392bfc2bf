import QuizCore
import TerminalKit

extension Language {
  /// Its name.
  public var name: Phrase {
    switch self {
    case .en: Phrase("English", "英語")
    case .ja: Phrase("Japanese", "日本語")
    }
  }

  // How a language looks, apart from its words.

  /// Whether a ring is the sign of a right answer; elsewhere it reads as a zero.
  var marksRightWithRing: Bool { self == .ja }

  /// Whether its words can be written in ASCII alone.
  public var isASCII: Bool { self == .en }

  /// The glyphs with the signs of the language.
  public func adapted(_ glyphs: Glyphs) -> Glyphs { self == .ja ? glyphs.japanese : glyphs }

  /// Glyphs for key names, with arrows spelled in the language.
  func naming(_ glyphs: Glyphs) -> Glyphs { self == .ja && glyphs.spellsArrows ? .japaneseNames : glyphs }
}
