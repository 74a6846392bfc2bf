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
    case .off: 21
    case .offChip: 22
    case .offWrong: 23
    case .wrongChip: 24
    case .sample(let number): Style.code(27, number)
    case .day(let shade): Style.code(29, shade)
    case .chip(let choice): Style.code(14, choice)
    case .shape(let choice): Style.code(15, choice)
    case .lamp(let choice): Style.code(16, choice)
    case .lampFrame(let choice): Style.code(17, choice)
    case .lit(let choice): Style.code(18, choice)
    case .litNote(let choice): Style.code(19, choice)
    case .litChip(let choice): Style.code(20, choice)
    case .lampNote(let choice): Style.code(25, choice)
    }
  }

  /// The code of a case with a choice; 255 for none.
  private static func code(_ index: UInt16, _ choice: Int?) -> UInt16 {
    index | UInt16(choice.map { UInt8(truncatingIfNeeded: $0) } ?? .max) << 8
  }

  /// All styles but the plain one; those with a choice have this one.
  private static func all(_ choice: Int?) -> [Style] {
    let number = choice ?? Int(UInt8.max)
    return [
      .title, .dim, .hint, .key, .rule, .selected, .correct, .wrong, .urgent, .bar, .track, .code, .alert, .row, .field,
      .litRight, .rightChip, .off, .offChip, .offRight, .offWrong, .wrongChip, .paper, .sample(number), .day(number),
      .chip(number), .shape(number), .litChip(number), .lamp(choice), .lampNote(choice), .lampFrame(choice),
      .lit(choice), .litNote(choice),
    ]
  }

  /// The style for a value of `code`.
  init(code: UInt16) {
    let choice = code >> 8 == UInt8.max ? nil : Int(code >> 8)
    self = code == 0 ? .plain : Style.all(choice).first { $0.code == code } ?? .plain
  }
}
