/// How each style looks in one theme, with so many colours. Holds no terminal.
///
/// The four colours of the choices stay apart for colour-blind eyes: between the nearest two CIEDE2000 is 19 or more in
/// normal, protan, deutan and tritan sight.
public struct Palette: Hashable, Sendable {
  /// The theme.
  public let theme: Theme

  /// The colours it may use.
  public let depth: ColorDepth

  /// The looks of `theme` with `depth` colours; the theme without colours uses none.
  public init(theme: Theme, depth: ColorDepth) {
    self.theme = theme
    self.depth = theme == .mono ? .none : depth
  }

  /// How `style` looks.
  public func attributes(of style: Style) -> Attributes {
    switch style {
    case .plain: Attributes()
    case .title: Attributes(bold: true)
    case .dim, .hint: faint
    case .key: Attributes(bold: true)
    case .rule: line
    case .selected: depth == .none ? Attributes(bold: true, reverse: true) : Attributes(bold: true)
    case .chip(let choice): chip(choice)
    case .shape(let choice): colored(color(ofChoice: choice))
    case .correct: colored(green)
    case .wrong: colored(red)
    case .urgent: strong(red)
    case .bar: Attributes(foreground: hasColoredText ? blue : nil)
    case .track: line
    case .gone: gone
    case .alert: strong(yellow)
    }
  }

  /// Whether colour is used for text and not only behind it. On a background that nobody knows, the contrast of a
  /// colour is not known either.
  private var hasColoredText: Bool {
    switch theme {
    case .dark, .light: depth != .none
    case .contrast, .mono: false
    }
  }

  /// Bold, and in a colour where there is one.
  private func colored(_ color: Int?) -> Attributes {
    Attributes(foreground: hasColoredText ? color : nil, bold: true)
  }

  /// Something that must not be overlooked: in a colour, or else reversed.
  private func strong(_ color: Int?) -> Attributes {
    hasColoredText ? colored(color) : Attributes(bold: true, reverse: true)
  }

  private var faint: Attributes {
    switch (theme, depth) {
    case (.contrast, _): Attributes()
    case (_, .none), (_, .eight): Attributes(dim: true)
    case (.dark, .full): Attributes(foreground: 246)
    case (.light, .full): Attributes(foreground: 241)
    case (.mono, .full): Attributes(dim: true)
    }
  }

  private var line: Attributes {
    switch (theme, depth) {
    case (.contrast, _), (_, .none), (_, .eight): Attributes()
    case (.dark, .full), (.light, .full): Attributes(foreground: 243)
    case (.mono, .full): Attributes()
    }
  }

  private var gone: Attributes {
    switch (theme, depth) {
    case (.contrast, _): Attributes()
    case (_, .none), (_, .eight): Attributes(dim: true)
    case (.dark, .full): Attributes(foreground: 240)
    case (.light, .full): Attributes(foreground: 248)
    case (.mono, .full): Attributes(dim: true)
    }
  }

  private func chip(_ choice: Int) -> Attributes {
    let color = color(ofChoice: choice)
    return switch depth {
    case .none: Attributes(bold: true, reverse: true)
    case .eight: Attributes(foreground: 0, background: color)
    // 16 and 231 are the black and white of the colour cube, which no terminal's own table redefines.
    case .full: Attributes(foreground: theme == .light ? 231 : 16, background: color, bold: true)
    }
  }

  /// The colour of the n-th choice, from 0; after the ninth they begin again.
  private func color(ofChoice choice: Int) -> Int? {
    let colors: [Int]
    switch (depth, theme) {
    case (.none, _): return nil
    case (.eight, _): colors = [1, 6, 3, 5, 2, 7, 1, 6, 3]
    case (.full, .dark), (.full, .contrast), (.full, .mono): colors = [202, 68, 227, 43, 213, 250, 137, 111, 190]
    case (.full, .light): colors = [124, 27, 137, 23, 90, 240, 94, 61, 64]
    }
    return colors[abs(choice % colors.count)]
  }

  private var red: Int? { color(ofChoice: 0) }
  private var blue: Int? { color(ofChoice: 1) }
  private var yellow: Int? { color(ofChoice: 2) }
  private var green: Int? { depth == .eight ? 2 : color(ofChoice: 3) }
}
