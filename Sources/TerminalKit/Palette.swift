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
    case .shape(let choice): colored(Self.shape(choice, self))
    case .correct: colored(green)
    case .wrong, .urgent: colored(red)
    case .bar: Attributes(foreground: blue)
    case .track: line
    case .gone: gone
    case .alert: depth == .none ? Attributes(bold: true, reverse: true) : colored(yellow)
    }
  }

  private func colored(_ color: Int?) -> Attributes { Attributes(foreground: color, bold: true) }

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
    guard let color = Self.shape(choice, self) else { return Attributes(bold: true, reverse: true) }
    return switch depth {
    case .none: Attributes(bold: true, reverse: true)
    case .eight: Attributes(foreground: 0, background: color)
    // 16 and 231 are the black and white of the colour cube, which no terminal theme redefines.
    case .full: Attributes(foreground: theme == .light ? 231 : 16, background: color, bold: true)
    }
  }

  /// The colour of the n-th choice; after the ninth they begin again.
  private static func shape(_ choice: Int, _ palette: Palette) -> Int? {
    let colors: [Int]
    switch palette.depth {
    case .none: return nil
    case .eight: colors = [1, 6, 3, 5, 2, 7, 1, 6, 3]
    case .full:
      switch palette.theme {
      case .dark, .contrast: colors = [202, 68, 227, 43, 213, 250, 137, 111, 190]
      case .light, .mono: colors = [124, 27, 137, 23, 90, 240, 94, 61, 64]
      }
    }
    return colors[((choice % colors.count) + colors.count) % colors.count]
  }

  private var red: Int? { depth == .eight ? 1 : Self.shape(0, self) }
  private var blue: Int? { depth == .eight ? 6 : Self.shape(1, self) }
  private var yellow: Int? { depth == .eight ? 3 : Self.shape(2, self) }
  private var green: Int? { depth == .eight ? 2 : Self.shape(3, self) }
}
