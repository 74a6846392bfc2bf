/// The choice that the cell of an answer denotes, and how. Indices are those of choices, from 0.
///
/// A cell is a number, a letter or a kana of a choice, perhaps in brackets or with a mark behind it (`B.`, `(2)`,
/// `2番`), or its text, as the choice's own cell has it; where none has it exactly, case and width do not count. A cell
/// that is the label of one choice and the text of another follows the column's rule. The first rows decide it: if all
/// unambiguous cells are labels, it is a label; if all are texts, a text; else it is ambiguous.
enum BankAnswer: Hashable {
  /// By its number, letter or kana, and by nothing else.
  case label(Int)
  /// By its text, and by nothing else.
  case text(Int)
  /// By both, or by what only the column's rule decides.
  case either(Int)
  /// It is the label of the first and the text of the second.
  case ambiguous(label: Int, text: Int)
  /// It is the text of two.
  case twice(Int, Int)
  /// It names several choices: `1,2`, `A C`.
  case several
  /// It is a label, but there are fewer choices.
  case beyond
  /// It is neither a label nor a text.
  case nothing

  /// Reads `text`, which is that of the choices `exact`, and but for case and width that of `alike`; there are `count`.
  init(_ text: String, in columns: BankColumns, exact: [Int], alike: [Int], of count: Int) {
    let texts = exact.isEmpty ? alike : exact
    let whole = texts.isEmpty ? BankNumber.withoutZeros(text) : text
    let number = BankNumber(whole).map { $0.value + 1 - columns.firstNumber }
    let label = number ?? AnswerLabel(text)?.number ?? (texts.isEmpty ? BankAnswer.labelInName(text) : nil)
    let choice = label.flatMap { $0 >= 1 && $0 <= count ? $0 - 1 : nil }
    if number != nil, columns.digitsAreNumbers {
      self = choice.map(BankAnswer.label) ?? .beyond
    } else if let choice {
      self = BankAnswer.settle(choice, rule: columns.answerRule, texts: texts)
    } else if texts.count > 1 {
      self = .twice(texts[0], texts[1])
    } else {
      self = texts.first.map(BankAnswer.text) ?? (label == nil ? .nothing : .beyond)
    }
  }

  /// The meaning of the label of `choice` where a choice may have it as its text.
  private static func settle(_ choice: Int, rule: BankColumns.AnswerRule, texts: [Int]) -> BankAnswer {
    if texts.contains(choice) { return .either(choice) }
    switch rule {
    case .label where !texts.isEmpty: return .either(choice)
    case .text:
      guard let only = texts.first else { return .nothing }
      return texts.count == 1 ? .either(only) : .twice(texts[0], texts[1])
    case .any, .label, .itself: return texts.first.map { .ambiguous(label: choice, text: $0) } ?? .label(choice)
    }
  }

  /// The number of a choice that is called as a heading may call it: `Option B`, `(B)`, `2.`.
  private static func labelInName(_ text: String) -> Int? {
    guard case .choice(let number) = BankColumnName(text)?.meaning else { return nil }
    return number
  }

  /// Whether a text names several choices, by their labels: `1,2`, `1;3`, `A C`, or `1.2` as a spreadsheet may have it.
  static func namesSeveral(_ text: String, of count: Int) -> Bool {
    guard text.utf8.count <= 64 else { return false }
    let isNumber = text.allSatisfy { $0.isWholeNumber || $0 == "." }
    let parts = text.split { ",;/&+、，；／・ \u{3000}".contains($0) || isNumber && $0 == "." }
    let numbers = parts.filter { $0.lowercased() != "and" }.map { AnswerLabel(String($0))?.number ?? .max }
    return Set(numbers).count > 1 && numbers.allSatisfy { $0 <= count }
  }

  /// A label and the text after it, as in `B. Paris`, `（２）東京` or `②東京`; nil where there is no label.
  static func labelled(_ text: String) -> (number: Int, text: String)? {
    var rest = Substring(text).drop { "(（[［【".contains($0) }
    guard let first = rest.popFirst(), let number = AnswerLabel(String(first))?.number else { return nil }
    let behind = rest.drop { ")）]］】.．。:：、,， \u{3000}".contains($0) }
    return behind.isEmpty ? nil : (number, String(behind))
  }
}
