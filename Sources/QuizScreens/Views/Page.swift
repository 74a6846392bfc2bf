import TerminalKit

/// A screen that is no game: a header with a rule below it, and the rest.
struct Page: Block {
  /// What it is, in wordings from the longest to the shortest.
  private let titles: [[Span]]
  /// The same where no details fit beside them.
  private let shortTitles: [[Span]]
  /// What stands at the right end of the header, in wordings from the longest to the shortest.
  private let details: [SafeText]
  /// The style of that.
  private let detailStyle: Style
  /// What stands below the rule.
  private let content: any Block

  /// A page with a title and details, each in wordings from the longest to the shortest.
  init(title: [SafeText], details: [SafeText] = [], detailStyle: Style = .plain, content: any Block) {
    titles = title.map { [Span($0, .title)] }
    shortTitles = titles
    (self.details, self.detailStyle, self.content) = (details, detailStyle, content)
  }

  /// A page with tabs behind its name. Where these have no room, the tab that is shown is named alone.
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

  /// The longest details with a title beside them that is not cut, else the title alone.
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
