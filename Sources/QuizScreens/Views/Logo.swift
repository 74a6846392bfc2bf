import QuizCore
import TerminalKit

/// The game's name in large letters, each in the colour of a choice: katakana in Japanese; in ASCII, TENQ in every language.
struct Logo: Block {
  let language: Language
  let scale: LargeText.Scale
  let glyphs: Glyphs

  /// The letters; a small ュ has the colour of its キ.
  private var letters: [(letter: SafeText, color: Int)] {
    switch glyphs.isASCII ? .en : language {
    case .en: [("T", 0), ("E", 1), ("N", 2), ("Q", 3)]
    case .ja: [("テ", 0), ("ン", 1), ("キ", 2), ("ュ", 2), ("ー", 3)]
    }
  }

  func form(in room: Size) -> Form? {
    Columns(
      gap: scale.columns,
      letters.map { LargeText($0.letter, .shape($0.color), .logo, scales: [scale], glyphs: glyphs).width(.natural) }
    ).across(.center).form(in: room)
  }
}
