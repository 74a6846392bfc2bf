/// What stands beside a column's name in a cell of a heading, and beside a label in an answer: brackets, and marks at the
/// ends. `正解(番号)`, `Option A (required)`, `選択肢（1）`, `*Question:`, `B.`, `(B)`, `【2】`, `2番`.
struct ColumnRemark {
  /// What the cell may be called without it, the likeliest first; empty when there is nothing to leave out.
  let names: [String]
  /// Whether the brackets hold a range of numbers: `(1-4)`.
  let isRange: Bool

  /// Brackets one after the other that are left out: `Correct answer(s) (1-4)`.
  private static let most = 3
  /// Reads `name`, which is folded and has no spaces.
  init(_ name: String) {
    let bare = ColumnRemark.withoutMarks(name)
    var names: [String] = bare == Substring(name) ? [] : [String(bare)]
    var isRange = false
    var rest = bare
    for _ in 0..<ColumnRemark.most {
      guard let close = rest.last, let open = rest.lastIndex(where: { ColumnRemark.closing(of: $0) == close }) else {
        break
      }
      let inner = String(rest[rest.index(after: open)...].dropLast())
      let front = ColumnRemark.withoutMarks(rest[..<open])
      // `選択肢(1)` and `正解(番号)` are whole with what is in brackets, `(B)` is only that.
      names += front.isEmpty ? [inner] : [front + inner, String(front)]
      isRange = isRange || ColumnRemark.isRange(inner)
      rest = front
    }
    if rest.last == ")" || rest.last == "]" { names.append(String(rest.dropLast())) }
    for counter in ["番目", "番"] where bare.hasSuffix(counter) { names.append(String(bare.dropLast(counter.count))) }
    if bare.hasPrefix("no.") { names.append(String(bare.dropFirst(3))) }
    self.names = names
    self.isRange = isRange
  }

  /// A cell as it is, up to the first bracket behind its beginning, and without outer spaces.
  static func front(of cell: String) -> String {
    let end = cell.dropFirst().firstIndex { closing(of: $0) != nil || $0 == "（" || $0 == "［" } ?? cell.endIndex
    let front = cell[..<end]
    return String(front[..<(front.lastIndex { !$0.isWhitespace }.map(front.index(after:)) ?? front.startIndex)])
  }

  /// The bracket that closes what this one opens; nil for any other character.
  private static func closing(of open: Character) -> Character? {
    switch open {
    case "(": ")"
    case "[": "]"
    case "{": "}"
    case "<": ">"
    case "【": "】"
    case "〔": "〕"
    case "「": "」"
    case "『": "』"
    case "〈": "〉"
    case "《": "》"
    case _: nil
    }
  }

  /// Whether it is a mark of a list, or of a form's field that must be filled. The signs of a number are none.
  private static func isLeading(_ character: Character) -> Bool {
    switch character {
    case "*", "※", "#", "・", "→", "■", "●": true
    case _: false
    }
  }

  /// Whether it ends a label or a name, or marks a form's field that must be filled.
  private static func isTrailing(_ character: Character) -> Bool {
    switch character {
    case ".", ":", ",", "*", "※", "。", "、": true
    case _: false
    }
  }

  private static func withoutMarks(_ text: some StringProtocol) -> Substring {
    var rest = Substring(text)
    while let first = rest.first, isLeading(first) { rest.removeFirst() }
    while let last = rest.last, isTrailing(last) { rest.removeLast() }
    return rest
  }

  /// Whether a text goes from one digit to another: `1-4`, `1〜4`, `1,2,3,4`.
  private static func isRange(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last, text.count >= 3 else { return false }
    return first.isWholeNumber && last.isWholeNumber && text.allSatisfy { $0.isWholeNumber || !$0.isLetter }
  }
}
