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
    case .sample(let number): sample(number)
    case .day(let shade): day(shade)
    case .chip(let choice): chip(choice)
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
  private var hasColoredText: Bool {
    switch theme {
    case .dark, .light: depth != .none
    case .contrast: depth == .full
    case .mono: false
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

  private var faint: Attributes {
    if let own = own(.hint) { return Attributes(foreground: own) }
    return switch (theme, depth) {
    case (.contrast, _): Attributes()
    case (_, .none), (_, .eight): Attributes(dim: true)
    case (.dark, .full): Attributes(foreground: 246)
    case (.light, .full): Attributes(foreground: 241)
    case (.mono, .full): Attributes(dim: true)
    }
  }

  private var line: Attributes {
    if let own = own(.rule) { return Attributes(foreground: own) }
    return switch (theme, depth) {
    case (.contrast, _), (_, .none), (_, .eight): Attributes()
    case (.dark, .full), (.light, .full): Attributes(foreground: 243)
    case (.mono, .full): Attributes()
    }
  }

  /// On its own background, with a contrast of at least 7; elsewhere the bar before it marks code.
  private var code: Attributes {
    switch (depth, theme) {
    case (.none, _), (.eight, _), (_, .contrast), (_, .mono): Attributes()
    case (.full, .dark): Attributes(foreground: 254, background: 236)
    case (.full, .light): Attributes(foreground: 16, background: 254)
    }
  }

  /// Text has a contrast of at least 7.
  private var row: Attributes {
    switch (theme, depth) {
    case (.contrast, _), (.mono, _), (_, .none): Attributes(bold: true, reverse: true)
    case (.dark, .eight), (.light, .eight): Attributes(foreground: 7, background: 4, bold: true)
    case (.dark, .full): Attributes(foreground: 231, background: 24, bold: true)
    case (.light, .full): Attributes(foreground: 16, background: 153, bold: true)
    }
  }

  /// A colour with readable text on it; plain if the terminal lacks it.
  private func sample(_ number: Int) -> Attributes {
    usable(number).map { Attributes(foreground: text(on: $0), background: $0, bold: depth == .full) } ?? Attributes()
  }

  /// Shades of green, whatever the character; without colours the characters differ.
  private func day(_ shade: Int) -> Attributes {
    let greens: [Int]
    switch (depth, theme) {
    case (.none, _), (.eight, _), (_, .contrast), (_, .mono): return Attributes(bold: true)
    case (.full, .dark): greens = [22, 28, 34, 82]
    case (.full, .light): greens = [157, 77, 28, 22]
    }
    let green = greens[max(0, min(greens.count - 1, shade))]
    return Attributes(foreground: green, background: green)
  }

  /// Without colours only the theme tells the background; most terminals are dark.
  private var paper: Attributes {
    switch (depth, theme) {
    case (.none, .light): Attributes()
    case (.none, _): Attributes(reverse: true)
    case (.eight, _): Attributes(foreground: 0, background: 7)
    case (.full, _): Attributes(foreground: 16, background: 231)
    }
  }

  private func chip(_ choice: Int) -> Attributes {
    switch depth {
    case .none: Attributes(bold: true, reverse: true)
    case .eight, .full: lit(choice, bold: true)
    }
  }

  /// The colour of the n-th choice, from 0; repeats after the ninth.
  func color(ofChoice choice: Int) -> Int? {
    let colors: [Int]
    switch (depth, theme) {
    case (.none, _): return nil
    case (.eight, _): colors = [1, 6, 3, 5, 2, 7, 1, 6, 3]
    case (.full, .dark), (.full, .mono): colors = [202, 68, 227, 43, 213, 250, 137, 111, 190]
    // Contrast with black is 7.
    case (.full, .contrast): colors = [203, 141, 227, 43, 213, 250, 180, 111, 190]
    case (.full, .light): colors = [52, 27, 130, 23, 90, 240, 94, 61, 22]
    }
    return colors[abs(choice % colors.count)]
  }

  // No choice has these hues.
  var right: Int? { depth == .eight ? 2 : theme == .light ? 22 : 114 }
  var wrong: Int? { depth == .eight ? 1 : theme == .light ? 125 : 203 }
  private var urgent: Int? { depth == .eight ? 1 : theme == .light ? 124 : 214 }
  private var blue: Int? { color(ofChoice: 1) }
  private var yellow: Int? { theme == .light && depth == .full ? 94 : color(ofChoice: 2) }
}
