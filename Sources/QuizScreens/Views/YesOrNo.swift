import QuizCore

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
