import TerminalKit

/// The layout of a screen that is no game: header, rule and content.
struct Page: Block {
  /// The titles, longest wording first.
  private let titles: [[Span]]
  /// The same where no details fit beside them.
  private let shortTitles: [[Span]]
  /// At the right end of the header, longest wording first.
  private let details: [SafeText]
  /// Their style.
  private let detailStyle: Style
  /// Below the rule.
  private let content: any Block

  /// A page with a title and details, each with its longest wording first.
  init(title: [SafeText], details: [SafeText] = [], detailStyle: Style = .plain, content: any Block) {
    titles = title.map { [Span($0, .title)] }
    shortTitles = titles
    (self.details, self.detailStyle, self.content) = (details, detailStyle, content)
  }

  /// A page with the names of its views after its own: the selected one bold, the others faint; where they do not fit,
  /// the selected one alone. The content names it in words.
  init(
    _ name: SafeText, tabs: [SafeText], selected: Int, details: [SafeText], glyphs: Glyphs, content: any Block
  ) {
    let title = Span(name + "   ", .title)
    let dash = Span(" " + SafeText(String(glyphs.axisHorizontal)) + " ", .dim)
    let spans = tabs.enumerated().flatMap { index, tab in
      (index > 0 ? [dash] : []) + [Span(tab, index == selected ? .selected : .dim)]
    }
    titles = [[title] + spans]
    shortTitles = titles + [spans, [title, Span(tabs[selected], .title)]]
    (self.details, detailStyle, self.content) = (details, .plain, content)
  }

  func form(in room: Size) -> Form? {
    Rows {
      header.inset(columns: 1)
      Rule()
      content
    }.form(in: room)
  }

  /// The longest details that leave a title uncut, else the title alone.
  private var header: any Block {
    let beside = details.map { right -> any Block in
      Columns(gap: 2) {
        Line(titles).whole.width(.rest)
        Line(right, detailStyle).width(.fixed(right.width))
      }
    }
    return FirstFitting(beside + [Line(shortTitles)])
  }
}

extension ViewContext {
  /// The name of a page in at most `lines` lines of large letters, twice as large where that leaves most rows free; nil
  /// in windows that are not large. No form where it does not fit or a character has no large form.
  func pageName(_ name: SafeText, lines: Int = 1, _ style: Style = .shape(3)) -> (any Block)? {
    guard sizeClass == .large else { return nil }
    return FirstFitting([
      LargeText(name, style, scales: [.full(1)], glyphs: glyphs).atLeast(columns: 124, rows: 24),
      LargeText(name, style, scales: [.half], lines: lines, glyphs: glyphs),
    ]).inset(columns: 8).across(.center)
  }
}

/// A page without content, which says why, in a large window below its name in large letters.
struct EmptyPage: Block {
  /// Its name in large letters.
  var name: (any Block)?
  let text: SafeText

  func form(in room: Size) -> Form? {
    Rows {
      Rows.Item.space(1)
      name?.rank(1)
      Paragraph(text, .plain, .center, overflow: .cut).rank(0).below(2, rank: 2)
      Rows.Item.space(2)
    }.inset(columns: 1).form(in: room)
  }
}

/// A text to read, in a column of comfortable width below a name in large letters, which takes at most half of the
/// rows; no form where that does not fit.
struct ReadPage: Block {
  /// The name in large letters, if any.
  var name: (any Block)?
  let content: any Block
  /// The first row in view.
  let scroll: Int
  let sizeClass: SizeClass

  func form(in room: Size) -> Form? {
    let text = Scroll(content, from: scroll)
    guard sizeClass > .small else { return text.inset(columns: 1).form(in: room) }
    return Rows {
      Empty(rows: 1)
      if sizeClass == .large { Rows.Item.space(1) }
      name?.atMost(rows: room.height / 2).padded(below: 2)
      text.across(.left).atMost(columns: ListColumn.usual).across(.center).inset(columns: 3).rank(1)
      if sizeClass == .large { Rows.Item.space(3) }
    }.whole.form(in: room)
  }
}
