import QuizCore
import TerminalKit

/// The keys of the question editor: in the form, in the preview, and in its pop-ups.
enum QuestionEditorKeys {
  /// The commands of the form.
  enum Form: Hashable, Sendable {
    /// Go to the field before.
    case previous
    /// Go to the next field.
    case next
    /// Go to the next field; from the last one to the preview.
    case proceed
    /// Show the preview.
    case preview
    /// Change to the next kind of question.
    case kind
    /// Toggle whether the selected choice is also right.
    case rightToo
    /// Leave the form; asks first if something would be lost.
    case leave
  }

  /// The commands of the preview.
  enum Preview: Hashable, Sendable {
    /// Save the question.
    case save
    /// Go back to the form.
    case edit
  }

  /// The keys of the form.
  static let form = KeyTable<Form>([
    .init([.enter], .proceed, hint: .hintNext, help: .helpNextField, dropped: .later),
    .init(
      "↑↓ Tab", [(.down, .next), (.up, .previous), (.tab, .next), (.backTab, .previous)], hint: .hintField,
      help: .helpField),
    .init([.control("p"), .control("s")], .preview, hint: .hintPreview, help: .helpPreview, dropped: .afterOthers),
    .init([.control("t")], .kind, help: .helpKind),
    .init([.control("r")], .rightToo, help: .helpRightToo),
    .init([.escape], .leave, hint: .hintBack, dropped: .last),
  ])

  /// The keys of the preview of a new question.
  static let preview = preview(.hintRegister)
  /// The keys of the preview when a question is changed.
  static let changePreview = preview(.hintSave)

  private static func preview(_ save: Phrase) -> KeyTable<Preview> {
    KeyTable([
      .init([.enter, " "], .save, hint: save, dropped: .last),
      .init([.escape, "q", .left, .control("p")], .edit, hint: .hintRewrite, dropped: .last),
    ])
  }

  /// The keys of the question whether to discard the form.
  static let discard = YesOrNo.keys(yes: .hintDiscard, no: .hintGoOn)
}
