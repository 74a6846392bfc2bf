/// The attributes of each style in a theme at a colour depth. Holds no terminal.
///
/// The colours of four choices stay distinct for colour-blind eyes (`ColorVisionTests`). Text on them has a contrast of
/// at least 4.5, in high contrast of 7 (`ContrastTests`).
public struct Palette: Hashable, Sendable {
  /// The theme.
  public let theme: Theme
  /// The colours available.
  public let depth: ColorDepth
  /// Whether the terminal takes RGB colours, which replace those of xterm's table.
  public let hasTrueColor: Bool
  /// Colours that the player chose instead of the theme's.
  public let colors: OwnColors

  /// The palette of a theme; `mono` uses no colours.
  public init(theme: Theme, depth: ColorDepth, hasTrueColor: Bool = false, colors: OwnColors = OwnColors()) {
    self.theme = theme
    self.depth = theme == .mono ? .none : depth
    self.hasTrueColor = hasTrueColor
    self.colors = colors
  }

  /// How `style` looks. High contrast is always on black, since no hue is sure to be readable on an unknown background.
  public func attributes(of style: Style) -> Attributes {
    var look = look(of: style)
    guard depth == .full else { return look }
    if case .sample = style { return look }
    if theme == .contrast {
      look.foreground = look.foreground ?? 231
      look.background = look.background ?? 16
    } else if hasTrueColor {
      look.foreground = look.foreground.map(tone)
      look.background = look.background.map(tone)
    }
    return look
  }

  /// The RGB tone of a theme's colour; the player's colours stay those of the table.
  private func tone(_ number: Int) -> Int { colors.contains(number) ? number : TrueColor.tone(number, of: theme) }

  /// The attributes before the corrections of `attributes(of:)`.
  private func look(of style: Style) -> Attributes {
    switch style {
    case .plain: Attributes()
    case .title: Attributes(bold: true)
    case .code: code
    case .dim, .hint: faint
    case .key: Attributes(bold: true)
    case .rule: line
    case .selected: Attributes(bold: true, reverse: depth == .none || theme == .contrast)
    case .row: row
    case .field: Attributes(underline: true)
    case .sample(let number): usable(number).map { panel($0) } ?? Attributes()
    case .day(let shade): day(shade)
    case .chip(let choice): lit(choice, bold: true)
    case .shape(let choice): colored(ownColor(ofChoice: choice), else: color(ofChoice: choice))
    case .correct: colored(own(.right), else: right)
    case .wrong: colored(own(.wrong), else: wrong)
    case .urgent: strong(own(.urgent), else: urgent)
    case .bar: Attributes(foreground: own(.bar) ?? (hasColoredText ? blue : nil))
    case .track: line
    case .alert: strong(own(.alert), else: yellow)
    case .lamp(let choice): lamp(choice, bold: true)
    case .lampNote(let choice): lamp(choice, bold: false)
    case .lampFrame(let choice): lampFrame(choice)
    case .lit(let choice): lit(choice, bold: true)
    case .litNote(let choice): lit(choice, bold: false)
    case .litChip(let choice): litChip(choice)
    case .litRight: litRight
    case .rightChip: rightChip
    case .off: off
    case .offChip: offChip
    case .offRight: offRight
    case .offWrong: offWrong
    case .wrongChip: wrongChip
    case .paper: paper
    }
  }

  /// The player's colour for a role, if the terminal has it.
  func own(_ role: OwnColors.Role) -> Int? { usable(colors[role]) }

  func ownColor(ofChoice choice: Int) -> Int? { usable(colors.ofChoice(choice)) }

  private func usable(_ color: Int?) -> Int? {
    switch depth {
    case .none: nil
    case .eight: color.flatMap { $0 < 8 ? $0 : nil }
    case .full: color
    }
  }

  /// Whether text may be coloured. On an unknown background its contrast is unknown too.
  var hasColoredText: Bool { depth == .full || depth == .eight && theme != .contrast }

  /// The value for at most eight colours, or for 256 in the theme.
  func pick<Value>(
    few: @autoclosure () -> Value, dark: @autoclosure () -> Value, light: @autoclosure () -> Value,
    contrast: @autoclosure () -> Value
  ) -> Value {
    guard depth == .full else { return few() }
    return switch theme {
    case .dark, .mono: dark()
    case .light: light()
    case .contrast: contrast()
    }
  }

  /// Bold, in the player's colour or the theme's, if any.
  private func colored(_ own: Int?, else color: Int?) -> Attributes {
    Attributes(foreground: own ?? (hasColoredText ? color : nil), bold: true)
  }

  /// Text that must not be overlooked: coloured, or else reversed.
  private func strong(_ own: Int?, else color: Int?) -> Attributes {
    own != nil || hasColoredText ? colored(own, else: color) : Attributes(bold: true, reverse: true)
  }

  /// Readable text on a colour.
  func panel(_ color: Int, bold: Bool = true) -> Attributes {
    Attributes(foreground: text(on: color), background: color, bold: bold && depth == .full)
  }

  /// Dim text, which high contrast has not.
  var dimmed: Attributes { Attributes(dim: theme != .contrast) }

  private var faint: Attributes {
    if let own = own(.hint) { return Attributes(foreground: own) }
    return pick(
      few: dimmed, dark: Attributes(foreground: 246), light: Attributes(foreground: 241), contrast: Attributes())
  }

  private var line: Attributes {
    Attributes(foreground: own(.rule) ?? pick(few: nil, dark: 243, light: 243, contrast: nil))
  }

  /// On its own background, with a contrast of at least 7; elsewhere the bar before it marks code.
  private var code: Attributes {
    pick(
      few: Attributes(), dark: Attributes(foreground: 254, background: 236),
      light: Attributes(foreground: 16, background: 254), contrast: Attributes())
  }

  /// Text has a contrast of at least 7.
  private var row: Attributes {
    let reversed = Attributes(bold: true, reverse: true)
    return pick(
      few: hasColoredText ? Attributes(foreground: 7, background: 4, bold: true) : reversed,
      dark: Attributes(foreground: 231, background: 24, bold: true),
      light: Attributes(foreground: 16, background: 153, bold: true), contrast: reversed)
  }

  /// Shades of green, whatever the character; without colours the characters differ.
  private func day(_ shade: Int) -> Attributes {
    let greens = pick(few: [], dark: [22, 28, 34, 82], light: [157, 77, 28, 22], contrast: [])
    guard !greens.isEmpty else { return Attributes(bold: true) }
    let green = greens[max(0, min(greens.count - 1, shade))]
    return Attributes(foreground: green, background: green)
  }

  /// Without colours only the theme tells the background; most terminals are dark.
  private var paper: Attributes {
    switch depth {
    case .none: Attributes(reverse: theme != .light)
    case .eight: Attributes(foreground: 0, background: 7)
    case .full: Attributes(foreground: 16, background: 231)
    }
  }

  /// The colour of the n-th choice, from 0; repeats after the ninth.
  func color(ofChoice choice: Int) -> Int? {
    let colors = pick(
      few: depth == .eight ? [1, 6, 3, 5, 2, 7, 1, 6, 3] : [],
      dark: [202, 68, 227, 43, 213, 250, 137, 111, 190],
      light: [52, 27, 130, 23, 90, 240, 94, 61, 22],
      // Contrast with black is 7.
      contrast: [203, 141, 227, 43, 213, 250, 180, 111, 190])
    return colors.isEmpty ? nil : colors[abs(choice % colors.count)]
  }

  // No choice has these hues.
  var right: Int { depth == .eight ? 2 : theme == .light ? 22 : 114 }
  var wrong: Int { depth == .eight ? 1 : theme == .light ? 125 : 203 }
  private var urgent: Int { depth == .eight ? 1 : theme == .light ? 124 : 214 }
  private var blue: Int? { color(ofChoice: 1) }
  private var yellow: Int? { theme == .light && depth == .full ? 94 : color(ofChoice: 2) }
}

/// How a cell looks; as the terminal shows plain text unless set otherwise.
public struct Attributes: Hashable, Sendable {
  /// The number of the text's colour in the terminal's table, from 256 on the colour 0xRRGGBB, or nil for the terminal's
  /// own.
  public var foreground: Int?
  /// The background's colour in the same way.
  public var background: Int?
  /// Dim text is often shown as grey; `reverse` exchanges text and background.
  public var bold = false, dim = false, reverse = false, underline = false
}
