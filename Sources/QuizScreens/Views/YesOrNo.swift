import QuizCore

/// The answers to a question in a pop-up.
enum YesOrNo: Hashable, Sendable {
  case yes, no

  /// The keys, with what each answer does.
  static func keys(yes: Phrase, no: Phrase) -> KeyTable<YesOrNo> {
    KeyTable([
      .init(.text("y"), [.character("y")], .yes, hint: yes, dropped: .last),
      .init(.text("n"), [.character("n"), .escape, .character("q"), .enter], .no, hint: no, dropped: .last),
    ])
  }
}
