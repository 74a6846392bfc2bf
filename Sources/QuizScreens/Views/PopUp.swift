import QuizCore
import TerminalKit

/// A small framed window on top of a screen: a title, lines of text, and the keys of a key table.
///
/// Never higher than its room: text that does not fit is scrolled.
struct PopUp: Block {
  /// The title in the upper edge.
  let title: SafeText
  /// The message.
  let lines: [Span]
  /// The keys, one below the other.
  let hints: [Hint]
  /// The frame.
  var weight = Canvas.Weight.heavy
  /// The columns of the window, if available.
  var width = 48
  /// How many lines are scrolled past.
  var scroll = 0

  func form(in room: Size) -> Form? {
    let text = Rows {
      for line in lines { line.text.isEmpty ? Empty(rows: 1).rank(0) : Paragraph(line.text, line.style).rank(0) }
    }
    return Rows {
      Scroll(text, from: scroll).marked.rank(1).below(1, rank: 2)
      keys.below(1)
      Empty(rows: 1).rank(2)
    }.inset(columns: 1).across(.left).framed(title, weight).atMost(columns: width).inset(columns: 1)
      .form(in: room)
  }

  /// The keys, with a column for their words; centred, but never far from the left edge.
  private var keys: any Block {
    let names = (hints.map(\.name.width).max() ?? 0) + 2
    let needed = names + (hints.map(\.words.width).max() ?? 0)
    let rows = hints.map { hint in
      Columns {
        Line(hint.name, .key).width(.fixed(names))
        Line(hint.words, .key).width(.natural)
      }.target(hint.key.map { .key($0) }).rank(0)
    }
    return Rows(rows).padded(left: max(0, min(5, (width - 6 - needed) / 2)))
  }
}

/// The answers to a question in a pop-up.
enum YesOrNo: Hashable, Sendable {
  case yes, no

  /// The keys, with what each answer does.
  static func keys(yes: Phrase, no: Phrase) -> KeyTable<YesOrNo> {
    KeyTable([
      .init(["y"], .yes, hint: yes, dropped: .last),
      .init(["n", .escape, "q", .enter], .no, hint: no, dropped: .last),
    ])
  }
}
