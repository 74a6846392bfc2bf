/// Letters that are written from right to left, in a picture that is laid out from left to right.
///
/// A terminal that turns such letters takes for one text what follows with nothing but blanks and signs between: a number
/// beside a name, or the name in the next column. A left-to-right mark behind each piece keeps them apart; other terminals
/// show nothing of it.
enum RightToLeft {
  /// U+200E, which takes no column.
  static let mark: Unicode.Scalar = "\u{200E}"

  /// The places of the characters behind which a mark belongs: the last of each piece that has such letters, before two
  /// blanks or the end. Nil for a text without such letters.
  static func ends(in text: String) -> [Int]? {
    guard text.unicodeScalars.contains(where: isRightToLeft) else { return nil }
    var ends: [Int] = []
    var last: Int?
    var blanks = 0
    for (place, character) in text.enumerated() {
      blanks = character == " " ? blanks + 1 : 0
      if blanks > 1, let end = last {
        ends.append(end)
        last = nil
      }
      if blanks == 0, last != nil || character.unicodeScalars.contains(where: isRightToLeft) { last = place }
    }
    return ends + [last].compactMap { $0 }
  }

  /// Whether a scalar is in a block of such letters: Hebrew, Arabic, Syriac, Thaana, N'Ko and their like.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    case _: false
    }
  }
}
