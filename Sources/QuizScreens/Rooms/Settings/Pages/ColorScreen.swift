import QuizCore
import TerminalKit

/// Chooses a colour for one role from samples of xterm's 256: the sixteen of the terminal, the cube in rows of equal
/// red, and the greys. The first eight have names.
struct ColorScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case move(Direction)
    case digit(Int)
    case choose
    case reset
    case back
  }

  static let keys = KeyTable<Command>([
    .init("↑↓←→", Direction.keys.map { ($0.key, .move($0.direction)) }, hint: .hintMove),
    .init("0-9", (0...9).map { (.character(Character("\($0)")), .digit($0)) }, hint: .hintNumber),
    .init([.enter, " "], .choose, hint: .hintChoose, dropped: .last),
    .init(["d", .delete], .reset, hint: .hintReset, brief: .briefReset, dropped: .later),
    .init([.escape, "q", .backspace], .back, hint: .hintBack, dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.lists, keys)]

  /// The colours of each row.
  private static let rows = [0..<16] + (0..<6).map { 16 + 36 * $0..<52 + 36 * $0 } + [232..<256]
  /// The length of the longest row.
  private static let columns = 36
  /// The columns before the samples.
  private static let margin = 2
  private static let colors = 0...255

  let role: OwnColors.Role
  /// The selected colour.
  private(set) var number: Int
  /// Whether the number is being typed, so that the next digit extends it.
  private var isTyping = false
  private var problem: SafeText?

  init(_ role: OwnColors.Role, _ number: Int) {
    self.role = role
    self.number = number
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      let wasTyping = isTyping
      isTyping = false
      switch ColorScreen.keys.command(for: key) {
      case .move(let direction): move(direction, in: context)
      case .digit(let digit):
        isTyping = true
        let longer = wasTyping ? number * 10 + digit : digit
        number = ColorScreen.colors.contains(longer) ? longer : digit
      case .choose: return keep(number)
      case .reset: return keep(nil)
      case .back: return [.back]
      case .none: break
      }
    case .row(let number):
      if number == self.number { return keep(number) }
      self.number = number
    case .wheel(let rows): move(rows < 0 ? .up : .down, in: context)
    case .response(SettingsResponse.kept(let problem)):
      guard let problem else { return [.back] }
      self.problem = context.words(.settingsKept(SafeText(problem.sentence)))
    case .response, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  private mutating func move(_ direction: Direction, in context: ViewContext) {
    if case .row(let next)? = form(in: context)?.neighbour(of: .row(number), direction) { number = next }
  }

  private func keep(_ number: Int?) -> [Action] { [.store(.keep(SettingsChange(.color(role.rawValue, number))))] }

  /// The name of a colour: its number; for the first eight with a word.
  static func name(of number: Int) -> Phrase {
    guard Phrase.colors.indices.contains(number) else { return Phrase(same: "\(number)") }
    return Phrase(same: "\(number) ") + Phrase.colors[number]
  }

  var helpTopic: HelpScreen.Topic { .settings }

  func hints(in context: ViewContext) -> [Hint] { ColorScreen.keys.hints(in: context) }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    let (page, name) = (words(OwnColorsScreen.name), words(role.name))
    return Page(
      title: [page + "   " + name, name], details: [words(ColorScreen.name(of: number))],
      content: FirstFitting((1...4).reversed().map { content(cell: $0, in: context) }).inset(columns: 1))
  }

  /// The samples, each `cell` columns wide, and details of the selected one.
  private func content(cell: Int, in context: ViewContext) -> any Block {
    let width = ColorScreen.margin + cell * ColorScreen.columns
    let names = Phrase.colors.indices.map { context.words(ColorScreen.name(of: $0)) }
    return Rows {
      Empty(rows: 1).rank(4)
      samples(cell: cell, context.glyphs)
      about(in: context).padded(left: ColorScreen.margin).below(1)
      if let problem {
        Paragraph(problem, .alert).padded(left: ColorScreen.margin).rank(1)
      } else {
        Flow(pieces: names, gap: 3, style: .dim).padded(left: ColorScreen.margin).rank(1).below(1, rank: 3)
        FirstFitting([9, 5, 3].map { panels(height: $0, in: context) }).padded(left: ColorScreen.margin).rank(2)
          .below(1)
      }
    }.atLeast(columns: width).atMost(columns: width).across(.center)
  }

  /// All colours, with markers at the row and the column of the selected one.
  private func samples(cell: Int, _ glyphs: Glyphs) -> any Block {
    let row = ColorScreen.rows.first { $0.contains(number) } ?? 0..<1
    return Rows {
      Line(glyphs.down, .title).padded(left: ColorScreen.margin + (number - row.lowerBound) * cell).rank(1)
      for colors in ColorScreen.rows {
        Columns {
          Line(colors == row ? glyphs.pointer : " ", .title).width(.fixed(ColorScreen.margin))
          for color in colors { sample(color, glyphs).target(.row(color)).width(.fixed(cell)) }
        }
      }
    }
  }

  private func sample(_ color: Int, _ glyphs: Glyphs) -> any Block {
    let isSelected = color == number
    let sample = Drawing { place, canvas in
      canvas.fill(place, style: .sample(color))
      if isSelected { canvas.draw(glyphs.check, at: place.origin, style: .sample(color)) }
    }
    return isSelected ? sample.selected : sample
  }

  /// The role of the colour, and warnings about it.
  private func about(in context: ViewContext) -> any Block {
    let words = context.words
    let theme = context.state.settings[.theme].theme
    let remarks: [SafeText] =
      if theme == .mono {
        [words(.noColors)]
      } else if OwnColors.isHardToSee(number, onDark: theme != .light) {
        words(theme != .light ? PhraseList.hardOnDark : .hardOnLight)
      } else {
        []
      }
    return Columns(gap: 2) {
      Line(SafeText(" \(number) "), .sample(number)).width(.natural)
      Line(words(.colorOf(words(role.name)))).width(.natural)
      if !remarks.isEmpty { Line(remarks, .alert) }
    }
  }
}

extension ColorScreen {
  /// The role as it looks now, beside the selected colour.
  private func panels(height: Int, in context: ViewContext) -> any Block {
    let (words, now) = (context.words, role.sample(in: context))
    func panel(_ style: Style) -> any Block {
      Line(words(role.name), style, .center).centered.covering { place, canvas in canvas.fill(place, style: style) }
    }
    // A choice also shows its unselected look, at the left.
    func halves(lit: Style, open: Style?) -> any Block {
      Columns {
        open.map { panel($0).width(.rest) }
        panel(lit)
      }
    }
    var (before, after): (any Block, any Block) = (Line(now.text, now.style).centered, panel(.sample(number)))
    if let choice = role.choice {
      let ground = ground(of: choice, in: context)
      before = halves(lit: .lit(choice), open: ground == nil ? nil : .lamp(choice))
      after = halves(lit: .sample(number), open: ground.map { .sample($0) })
    }
    func column(_ title: Phrase, _ panel: any Block) -> any Block {
      Rows {
        Line(words(title), .dim)
        panel.atMost(rows: height).atLeast(rows: height)
      }.whole
    }
    return Columns(gap: 2) {
      column(.colorNow, before)
      column(.colorNew, after)
    }.atMost(columns: 82).atLeast(columns: 38)
  }

  /// The background that an unselected panel would have; nil for none.
  private func ground(of choice: Int, in context: ViewContext) -> Int? {
    var colors = OwnColors()
    colors[role] = number
    return Palette(theme: context.state.settings[.theme].theme ?? .dark, depth: .full, colors: colors)
      .attributes(of: .lamp(choice)).background
  }
}
