import QuizCore
import TerminalKit

/// The keys of the question editor: in the form, in the preview, and in its pop-ups.
enum QuestionEditorKeys {
  enum Form: Hashable, Sendable {
    case previous, next
    /// Go to the next field; from the last one to the preview.
    case proceed
    case preview
    /// Change to the next kind of question.
    case kind
    /// Toggle whether the selected choice is also right.
    case rightToo
    /// Leave the form; asks first if something would be lost.
    case leave
  }

  enum Preview: Hashable, Sendable {
    case save, edit
  }

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

  static let preview = KeyTable<Preview>([
    .init([.enter, " "], .save, hint: .hintRegister, dropped: .last),
    .init([.escape, "q", .left, .control("p")], .edit, hint: .hintRewrite, dropped: .last),
  ])

  /// The keys of the question whether to discard the form.
  static let discard = YesOrNo.keys(yes: .hintDiscard, no: .hintGoOn)
}
