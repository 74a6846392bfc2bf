/// The meaning of a piece of text. A `Palette` maps it to attributes; no screen names a colour.
public enum Style: Hashable, Sendable {
  /// Text to read, in the terminal's own colours.
  case plain

  /// The name of a screen, or of a part of one.
  case title

  /// Something that may be overlooked.
  case dim

  /// What a key does, on the last line.
  case hint

  /// The key itself, on the last line.
  case key

  /// A line or a frame.
  case rule

  /// The row or panel that Enter would take.
  case selected

  /// The row of a list that Enter would take, over its whole width; never without the pointer.
  case row

  /// A piece of a colour to choose, by its number in xterm's table.
  case sample(Int)

  /// The label of the n-th choice, from 0: the only filled piece of colour.
  case chip(Int)

  /// Something in the colour of the n-th choice, from 0.
  case shape(Int)

  /// A right answer; never without `✓` or a word.
  case correct

  /// A wrong answer; never without `✗` or a word.
  case wrong

  /// The last seconds; never without `!`.
  case urgent

  /// The filled part of a bar.
  case bar

  /// The rest of a bar.
  case track

  /// A panel that can no longer be chosen.
  case gone

  /// Something that has to be read before going on.
  case alert
}

extension Style {
  /// The style as a number, for cells: the index of the case, and in the upper byte the index of the choice. Indices of
  /// choices are distinct up to 256; their colours repeat long before.
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
    case .gone: 12
    case .alert: 13
    case .row: 16
    case .sample(let number): 17 | UInt16(UInt8(truncatingIfNeeded: number)) << 8
    case .chip(let choice): 14 | UInt16(UInt8(truncatingIfNeeded: choice)) << 8
    case .shape(let choice): 15 | UInt16(UInt8(truncatingIfNeeded: choice)) << 8
    }
  }

  /// The style of a code that `code` gave.
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
    case 12: self = .gone
    case 13: self = .alert
    case 14: self = .chip(Int(code >> 8))
    case 15: self = .shape(Int(code >> 8))
    case 16: self = .row
    case 17: self = .sample(Int(code >> 8))
    case _: self = .plain
    }
  }
}
