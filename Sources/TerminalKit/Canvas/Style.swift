/// What a piece of text means. A `Palette` says how that looks; no screen names a colour.
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
