/// The colours of panels drawn as lamps.
///
/// Numbers of xterm's table; 16 and 231 are black and white of its cube, which terminals do not redefine. With eight
/// colours a waiting panel has the terminal's own background, which is unknown, so it has a frame instead.
extension Palette {
  /// A waiting panel: the deep tone of its choice, or a pale one on a light background.
  func lamp(_ choice: Int?, bold: Bool) -> Attributes {
    pick(
      few: Attributes(bold: bold),
      dark: Attributes(foreground: 231, background: ground(choice, Palette.deep, 236), bold: bold),
      light: Attributes(foreground: 16, background: ground(choice, Palette.pale, 253), bold: bold),
      contrast: Attributes(foreground: 231, background: 16, bold: bold))
  }

  /// The frame of a waiting panel.
  func lampFrame(_ choice: Int?) -> Attributes {
    if depth == .full { return lamp(choice, bold: true) }
    return hasColoredText ? Attributes(foreground: choice.flatMap(bright)) : Attributes()
  }

  /// A lit panel: the bright tone of its choice, or a neutral light.
  func lit(_ choice: Int?, bold: Bool) -> Attributes {
    if let color = choice.flatMap(bright) { return panel(color, bold: bold) }
    return pick(
      few: Attributes(bold: bold, reverse: true), dark: Attributes(foreground: 16, background: 252, bold: bold),
      light: Attributes(foreground: 231, background: 238, bold: bold),
      contrast: Attributes(foreground: 16, background: 231, bold: bold))
  }

  /// The label on a lit panel: its colours reversed.
  func litChip(_ choice: Int) -> Attributes {
    guard let color = bright(choice) else { return Attributes(bold: true) }
    return depth == .full
      ? Attributes(foreground: color, background: text(on: color), bold: true)
      : Attributes(foreground: 7, background: 0)
  }

  /// A lit panel in the colour of a right answer.
  var litRight: Attributes {
    hasColoredText && theme != .contrast ? panel(own(.right) ?? right) : lit(nil, bold: true)
  }

  /// The label of a right choice, also on its lit panel: a green that no bright panel has.
  var rightChip: Attributes {
    if depth == .none { return Attributes(bold: true) }
    return panel(own(.right) ?? pick(few: 2, dark: 28, light: 114, contrast: 22))
  }

  /// A disabled panel.
  var off: Attributes {
    pick(
      few: dimmed, dark: Attributes(foreground: 246, background: 234),
      light: Attributes(foreground: 241, background: 254), contrast: Attributes(foreground: 231, background: 16))
  }

  /// Its label.
  var offChip: Attributes {
    pick(
      few: off, dark: Attributes(foreground: 250, background: 238), light: Attributes(foreground: 236, background: 250),
      contrast: off)
  }

  /// The text of a right panel that was not chosen.
  var offRight: Attributes { off(own(.right) ?? right) }

  /// The text of a wrong panel that was chosen.
  var offWrong: Attributes { off(own(.wrong) ?? wrong) }

  /// Bold text on a disabled panel, coloured where possible.
  private func off(_ color: Int) -> Attributes {
    var look = off
    (look.bold, look.dim) = (true, false)
    if hasColoredText { look.foreground = color }
    return look
  }

  /// Its label.
  var wrongChip: Attributes {
    let few = depth == .none ? Attributes(bold: true, reverse: true) : Attributes(foreground: 7, background: 1)
    let colored = panel(own(.wrong) ?? wrong)
    return pick(
      few: few, dark: colored, light: colored, contrast: Attributes(foreground: 16, background: 231, bold: true))
  }

  /// The bright tone of a choice: the player's, or the theme's.
  private func bright(_ choice: Int) -> Int? { ownColor(ofChoice: choice) ?? color(ofChoice: choice) }

  /// Black or white, whichever reads better on a colour.
  func text(on color: Int) -> Int {
    let isLight = OwnColors.isLight(color)
    return switch depth {
    case .none, .eight: isLight || color == 5 ? 0 : 7
    case .full: isLight ? 16 : 231
    }
  }

  /// The background of a waiting panel, derived from the player's colour if there is one.
  private func ground(_ choice: Int?, _ colors: [Int], _ neutral: Int) -> Int {
    guard let choice else { return neutral }
    if let own = ownColor(ofChoice: choice) { return OwnColors.ground(own, isDark: theme == .dark) ?? neutral }
    return colors[abs(choice % colors.count)]
  }

  /// As distinct for colour-blind eyes as the bright ones; contrast with white is at least 4.5.
  private static let deep = [52, 17, 94, 23, 53, 239, 58, 60, 22]
  /// The same with black on a light background.
  private static let pale = [210, 183, 228, 86, 219, 252, 180, 189, 191]
}

extension OwnColors {
  /// A deep or pale tone of a colour's hue: its main levels of the cube at their first or fifth step, the others at
  /// none or their third. The first sixteen colours, which terminals redefine, count as xterm's. Nil for greys.
  fileprivate static func ground(_ number: Int, isDark: Bool) -> Int? {
    let named = [16, 160, 40, 184, 20, 164, 44, 231, 16, 196, 46, 226, 63, 201, 51, 231]
    let number = named.indices.contains(number) ? named[number] : number
    guard (17..<231).contains(number) else { return nil }
    let cube = number - 16
    let own = [cube / 36, cube / 6 % 6, cube % 6]
    let highest = own.max() ?? 0
    let levels = own.map { 5 * $0 > 3 * highest ? (isDark ? 1 : 5) : (isDark ? 0 : 3) }
    return 16 + 36 * levels[0] + 6 * levels[1] + levels[2]
  }
}
