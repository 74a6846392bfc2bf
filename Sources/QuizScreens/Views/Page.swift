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

  /// A page with tabs after its name; where they do not fit, only the selected one.
  init(_ name: SafeText, tabs: TabsView, details: [SafeText], glyphs: Glyphs, content: any Block) {
    let title = Span(name + "   ", .title)
    let spans = tabs.spans(glyphs)
    titles = [[title] + spans]
    shortTitles = titles + [spans, [title, Span(tabs.names[tabs.selected], .title)]]
    (self.details, detailStyle, self.content) = (details, .plain, content)
  }

  /// The rows of the header with its rule.
  static let rowsOfHeader = 2

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
