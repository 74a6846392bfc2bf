/// How a cell looks.
public struct Attributes: Hashable, Sendable {
  /// The number of the text's colour in the terminal's table, from 256 on the colour 0xRRGGBB, or nil for the terminal's
  /// own.
  public var foreground: Int?

  /// The background's colour in the same way.
  public var background: Int?

  /// Bold.
  public var bold: Bool

  /// Dim; often shown as grey.
  public var dim: Bool

  /// Text and background exchanged.
  public var reverse: Bool

  /// Underlined.
  public var underline: Bool

  /// The terminal's default attributes, except those given.
  public init(
    foreground: Int? = nil, background: Int? = nil, bold: Bool = false, dim: Bool = false, reverse: Bool = false,
    underline: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.bold = bold
    self.dim = dim
    self.reverse = reverse
    self.underline = underline
  }
}
