import QuizCore

/// What programs call the kinds of their questions.
enum KindName {
  /// The kind of that name, and what else it says; nil when it is that of no kind.
  static func named(_ name: String) -> (kind: QuestionKind, options: [String])? {
    guard name.utf8.count <= 64 else { return nil }
    let plain = String(Folding.folded(name).map { $0 == "_" || $0 == "-" ? " " : $0 })
    if let kind = others[plain] { return (kind, []) }
    return QuestionKind.named(plain)
  }

  /// Besides what a bank calls them.
  private static let others: [String: QuestionKind] = [
    "check": .several, "multi select": .several, "multiselect": .several, "multiple select": .several,
    "multiple select quiz": .several, "multiple answers": .several, "multiple correct": .several,
    "select all": .several, "select all that apply": .several, "multichoiceset": .several,
    "jumble": .order, "reorder": .order, "ranking": .order, "rank": .order, "arrange": .order,
    "slider": .number, "range": .number, "float": .number, "integer": .number,
    "fill in the blank": .typed, "fill in the blanks": .typed, "fill in blank": .typed, "fill in": .typed,
    "fill blank": .typed, "blank": .typed, "open ended": .typed, "open": .typed, "free text": .typed,
    "freetext": .typed, "short text": .typed, "type the answer": .typed, "type in": .typed, "identification": .typed,
    "quiz": .one, "abcd": .one, "radio": .one, "drop down": .one, "single select": .one, "select": .one,
  ]
}
