/// The meaning of a piece of text. A `Palette` maps it to attributes; no screen names a colour.
public enum Style: Hashable, Sendable {
  /// Text to read, in the terminal's own colours.
  case plain

  /// The title of a screen or of a part of it.
  case title

  /// A line of code.
  case code

  /// Something of little importance.
  case dim

  /// What a key does, on the key line.
  case hint

  /// The key itself, on the key line.
  case key

  /// A line or a frame.
  case rule

  /// The row or panel that Enter would choose.
  case selected

  /// The selected row of a list, over its whole width; always with the pointer.
  case row

  /// A text field without a line below it.
  case field

  /// A sample of a colour from xterm's table.
  case sample(Int)

  /// A day of a calendar in one of four shades, from 0 for little activity.
  case day(Int)

  /// The label of the n-th choice, from 0, on its lamp or on the background.
  case chip(Int)

  /// Something in the colour of the n-th choice, from 0.
  case shape(Int)

  /// A right answer; always with `✓` or a word.
  case correct

  /// A wrong answer; always with `✗` or a word.
  case wrong

  /// The last seconds; always with `!`.
  case urgent

  /// The filled part of a bar.
  case bar

  /// The rest of a bar.
  case track

  /// Something that must be read before going on.
  case alert

  /// A waiting panel in the deep tone of the n-th choice, or of none, and its text.
  case lamp(Int?)

  /// A note on such a panel.
  case lampNote(Int?)

  /// The frame of such a panel.
  case lampFrame(Int?)

  /// A selected or right panel in the bright tone of the n-th choice, or of none, and its text.
  case lit(Int?)

  /// A note on a lit panel.
  case litNote(Int?)

  /// The label of the n-th choice on its lit panel.
  case litChip(Int)

  /// A right panel in the colour of right answers; always with a sign, brackets or a word.
  case litRight

  /// The label, frame and notes of a right choice, in the colour of right answers; always with a sign.
  case rightChip

  /// A disabled panel, and its text.
  case off

  /// Its label.
  case offChip

  /// The text of a right panel that was not chosen; always with a word.
  case offRight

  /// The text of a wrong panel that was chosen; always with `✗` or a word.
  case offWrong

  /// Its label.
  case wrongChip

  /// Dark on light in every theme, for what machines read.
  case paper
}

extension Style {
  /// The style as a number: the index of the case, and in the upper byte that of the choice, which may wrap at 256
  /// since colours repeat long before.
  var code: UInt16 {
    switch self {
    case .plain: 0
    case .title: 1
    case .dim: 2
    case .hint: 3
    case .key: 4
    case .rule: 5
    case .selected: 6
    case .correct: 7
    case .wrong: 8
    case .urgent: 9
    case .bar: 10
    case .track: 11
    case .code: 12
    case .alert: 13
    case .row: 26
    case .litRight: 28
    case .paper: 30
    case .rightChip: 31
    case .offRight: 32
    case .field: 33
    case .sample(let number): 27 | UInt16(UInt8(truncatingIfNeeded: number)) << 8
    case .day(let shade): 29 | UInt16(UInt8(truncatingIfNeeded: shade)) << 8
    case .chip(let choice): 14 | UInt16(UInt8(truncatingIfNeeded: choice)) << 8
    case .shape(let choice): 15 | UInt16(UInt8(truncatingIfNeeded: choice)) << 8
    case .lamp(let choice): 16 | Style.upper(choice)
    case .lampFrame(let choice): 17 | Style.upper(choice)
    case .lit(let choice): 18 | Style.upper(choice)
    case .litNote(let choice): 19 | Style.upper(choice)
    case .litChip(let choice): 20 | Style.upper(choice)
    case .off: 21
    case .offChip: 22
    case .offWrong: 23
    case .wrongChip: 24
    case .lampNote(let choice): 25 | Style.upper(choice)
    }
  }

  /// A choice as the upper byte of a code; 255 for none.
  private static func upper(_ choice: Int?) -> UInt16 {
    UInt16(choice.map { UInt8(truncatingIfNeeded: $0) } ?? .max) << 8
  }

  /// The choice of a code.
  private static func choice(_ code: UInt16) -> Int? { code >> 8 == UInt8.max ? nil : Int(code >> 8) }

  /// The style for a value of `code`.
  init(code: UInt16) {
    switch code & 0xFF {
    case 1: self = .title
    case 2: self = .dim
    case 3: self = .hint
    case 4: self = .key
    case 5: self = .rule
    case 6: self = .selected
    case 7: self = .correct
    case 8: self = .wrong
    case 9: self = .urgent
    case 10: self = .bar
    case 11: self = .track
    case 12: self = .code
    case 13: self = .alert
    case 14: self = .chip(Int(code >> 8))
    case 15: self = .shape(Int(code >> 8))
    case 16: self = .lamp(Style.choice(code))
    case 17: self = .lampFrame(Style.choice(code))
    case 18: self = .lit(Style.choice(code))
    case 19: self = .litNote(Style.choice(code))
    case 20: self = .litChip(Int(code >> 8))
    case 21: self = .off
    case 22: self = .offChip
    case 23: self = .offWrong
    case 24: self = .wrongChip
    case 25: self = .lampNote(Style.choice(code))
    case 26: self = .row
    case 28: self = .litRight
    case 30: self = .paper
    case 31: self = .rightChip
    case 32: self = .offRight
    case 33: self = .field
    case 27: self = .sample(Int(code >> 8))
    case 29: self = .day(Int(code >> 8))
    case _: self = .plain
    }
  }
}
