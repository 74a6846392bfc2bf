import QuizCore
import TerminalKit

/// The text of a start screen.
struct StartPage {
  /// A line of advice, with or without a title.
  struct Advice {
    var title = SafeText.empty
    let text: SafeText
  }

  /// The left of the header, longest wording first.
  var titles: [SafeText]
  /// The right of the header, longest wording first.
  var details: [SafeText] = []
  var heading: SafeText
  /// The number of questions, and the time limit.
  var length: SafeText
  var advice: [Advice]
  /// The questions per round; nil if it asks all.
  var wanted: Int?
}

extension StartPage {
  /// The default page.
  init(_ module: some GameModule, _ selection: Selection?, _ facts: SelectionFacts?, in context: ViewContext) {
    let titles = selection.map { context.words.titles(of: $0, glyphs: context.glyphs) } ?? [context.words(module.name)]
    let state = context.state
    let count = min(facts?.usable(by: module.game, of: selection, in: state) ?? .max, state.questions)
    let asksOtherKinds = facts.map { $0.otherKinds > $0.passedOver(by: module.game, of: selection, in: state) } ?? false
    self.init(
      titles: titles, heading: titles[0],
      length: context.words(.roundLength(count, state.limit, orMore: asksOtherKinds)),
      advice: module.rules(for: selection).map { Advice(text: context.words($0)) })
  }
}

extension StartPage {
  /// The advice, line by line; titles go in a column before the texts, or above them.
  func rules(titlesAbove: Bool = false) -> [any Block] {
    let titles = advice.map(\.title.width).max() ?? 0
    return advice.map { advice in
      if titles == 0 { return Paragraph(advice.text) }
      let title = Line(advice.title, .key)
      guard !titlesAbove else {
        return Rows {
          title
          Paragraph(advice.text)
        }.whole
      }
      return Columns(gap: 2) {
        title.width(.fixed(min(StartPage.widestTitle, titles)))
        Paragraph(advice.text)
      }
    }
  }

  private static let widestTitle = 18
}
