import TerminalKit

/// The last line of a screen below a rule: its keys, as many as fit, and a note at the right, on the rule where the line has
/// no room for all.
struct KeyLine: Block, Equatable {
  let hints: [Hint]
  var note = SafeText.empty
  let glyphs: Glyphs

  /// The rows of the rule and of the line.
  static let rows = 2

  func form(in room: Size) -> Form? {
    let line = room.width - 2
    let isOnRule = !note.isEmpty && KeyLine.width(hints, gap: 2) + 2 + note.width > line
    let left = line - (note.isEmpty || isOnRule ? 0 : note.width + 2)
    let kept = fitted(to: left)
    return Rows {
      isOnRule ? noteOnRule : Rule()
      Columns {
        Columns(gap: KeyLine.width(kept, gap: 3) <= left ? 3 : 2, kept.map { $0.block.width(.natural) })
        Line(isOnRule ? .empty : note, .hint).width(.natural)
      }.inset(columns: 1)
    }.form(in: room)
  }

  private static func width(_ hints: [Hint], gap: Int) -> Int {
    hints.reduce(0) { $0 + $1.width } + gap * max(0, hints.count - 1)
  }

  /// The hints that fit into `columns`. If not all do, words are shortened from the right; then the least important
  /// hints are dropped: of easily found keys the best known first, of others the last one first, and of the most
  /// important the first one, so that help and leaving stay. No key stands without a word.
  private func fitted(to columns: Int) -> [Hint] {
    var kept = hints
    var isTooLong: Bool { KeyLine.width(kept, gap: 2) > columns }
    for index in kept.indices.reversed() where isTooLong && !kept[index].brief.isEmpty {
      kept[index] = kept[index].shortened
    }
    while isTooLong, let least = kept.map(\.dropped).min() {
      let all = kept.indices.filter { kept[$0].dropped == least }
      let index =
        switch least {
        case .first: all.last { kept[$0].isWellKnown(glyphs) } ?? all.last
        case .later, .afterOthers: all.last
        case .last: all.first
        }
      if let index { kept.remove(at: index) }
    }
    // Dropped hints may leave room for the full words of others.
    for (index, hint) in kept.enumerated() {
      guard
        let whole = hints.first(where: { !$0.brief.isEmpty && $0.name == hint.name && $0.brief == hint.words }),
        KeyLine.width(kept, gap: 2) + whole.width - hint.width <= columns
      else { continue }
      kept[index] = whole
    }
    return kept
  }

  /// The note at the end of the rule. A line that drains leaves the rule behind it.
  private var noteOnRule: any Block {
    let text = SafeText(String(note.string.reversed().drop { $0 == " " }.reversed()))
    let isLine = text.string.last == glyphs.thinBar?.first
    let words = " " + text + (isLine ? .empty : " ")
    return Columns {
      Rule()
      Line(words, .hint).width(.natural)
      Rule().width(.fixed(1 + note.width - text.width))
    }
  }
}

extension Hint {
  /// The hint on the line, as wide as it is.
  fileprivate var block: any Block {
    Line(spans: [Span(name, .key)] + (words.isEmpty ? [] : [Span(" "), Span(words, .hint)]))
      .target(key.map { .key($0) })
  }
}

extension Form {
  /// The note at the end of the last line: that of a block, else which rows are in view, if not all are.
  var lastNote: SafeText { note ?? viewport.flatMap { $0.isPartial ? $0.note : nil } ?? .empty }
}

extension Viewport {
  /// The rows that a page key scrolls by: all in view but one.
  var page: Int { max(1, visible.count - 1) }

  /// The rows in view and their number, for the end of the last line: `1-9/23`.
  var note: SafeText { "\(visible.lowerBound + 1)-\(visible.upperBound)/\(NumberFormat.grouped(count))" }
}
