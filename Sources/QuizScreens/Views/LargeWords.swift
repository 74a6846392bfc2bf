import TerminalKit

/// A few words in large type: the longest wording that fits, broken between phrases.
struct LargeWords: Block {
  /// Wordings, longest first.
  let wordings: [SafeText]
  let style: Style
  /// The most lines of letters.
  var lines = 1
  let glyphs: Glyphs

  func form(in room: Size) -> Form? {
    FirstFitting(
      wordings.map { LargeText($0, style, scales: [.half], lines: lines, alignment: .left, glyphs: glyphs) }
    ).form(in: room)
  }
}
