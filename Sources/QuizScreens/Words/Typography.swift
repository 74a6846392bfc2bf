import QuizCore
import TerminalKit

extension Language {
  /// What it is called.
  public var name: Phrase {
    switch self {
    case .en: Phrase("English", "英語")
    case .ja: Phrase("Japanese", "日本語")
    }
  }

  // What a language looks like, other than by its words.

  /// Whether a ring is the sign of a right answer; elsewhere it reads as a zero.
  var marksRightWithRing: Bool { self == .ja }

  /// Whether its words can be written in ASCII alone.
  public var isASCII: Bool { self == .en }

  /// Some glyphs with the signs of the language.
  public func adapted(_ glyphs: Glyphs) -> Glyphs { self == .ja ? glyphs.japanese : glyphs }

  /// Some glyphs by which keys are called, with the arrows that are spelled in words of the language.
  func naming(_ glyphs: Glyphs) -> Glyphs { self == .ja && glyphs.spellsArrows ? .japaneseNames : glyphs }
}
