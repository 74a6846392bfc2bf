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
    /// Make it a question of the next kind.
    case kind
    /// Make the selected choice right beside the first one, or wrong again.
    case rightToo
    /// Leave the form, after asking where something would be lost.
    case leave
  }

  /// The commands of the preview.
  enum Preview: Hashable, Sendable {
    /// Save the question.
    case save
    /// Go back to the form.
    case edit
  }

  /// The answers to the question whether to discard the form.
  enum Discard: Hashable, Sendable {
    /// Discard it.
    case discard
    /// Go on with it.
    case stay
  }

  /// The keys of the form.
  static let form = KeyTable<Form>([
    .init(
      .text("Enter"), [.enter], .proceed, hint: .hintNextField, help: .helpNextField, dropped: .later),
    .init(
      .upDown("Tab"), [(.down, .next), (.up, .previous), (.tab, .next), (.backTab, .previous)], hint: .hintField,
      help: .helpField),
    .init(
      .text("Ctrl-P"), [.control("p"), .control("s")], .preview, hint: .hintPreview, help: .helpPreview,
      dropped: .afterOthers),
    .init(.text("Ctrl-T"), [.control("t")], .kind, help: .helpKind),
    .init(.text("Ctrl-R"), [.control("r")], .rightToo, help: .helpRightToo),
    .init(.text("Esc"), [.escape], .leave, hint: .hintBack, dropped: .last),
  ])

  /// The keys of the preview of a new question.
  static let preview = KeyTable<Preview>([
    .init(.text("Enter"), [.enter, .character(" ")], .save, hint: .hintRegister, dropped: .last),
    .init(.text("Esc"), [.escape, .character("q"), .left, .control("p")], .edit, hint: .hintRewrite, dropped: .last),
  ])

  /// The keys of the preview when a question is changed.
  static let changePreview = KeyTable<Preview>([
    .init(.text("Enter"), [.enter, .character(" ")], .save, hint: .hintSave, dropped: .last),
    .init(.text("Esc"), [.escape, .character("q"), .left, .control("p")], .edit, hint: .hintRewrite, dropped: .last),
  ])

  /// The keys of the question whether to discard the form.
  static let discard = KeyTable<Discard>([
    .init(.text("y"), [.character("y")], .discard, hint: .hintDiscard, dropped: .last),
    .init(
      .text("n"), [.character("n"), .escape, .character("q"), .enter], .stay, hint: .hintGoOn, dropped: .last),
  ])
}

extension Phrase {
  fileprivate static let hintField = Phrase(en: "field", ja: "項目")
  fileprivate static let hintNextField = Phrase(en: "next", ja: "次へ")
  static let hintPreview = Phrase(en: "preview", ja: "プレビュー")
  fileprivate static let hintRegister = Phrase(en: "add it", ja: "登録")
  fileprivate static let hintSave = Phrase(en: "save it", ja: "保存")
  fileprivate static let hintRewrite = Phrase(en: "go on editing", ja: "編集に戻る")
  fileprivate static let hintDiscard = Phrase(en: "throw away", ja: "破棄")
  fileprivate static let hintGoOn = Phrase(en: "go on typing", ja: "編集に戻る")
  fileprivate static let helpNextField = Phrase(en: "next field; on the last, preview", ja: "次の項目へ、最後の項目ではプレビュー")
  fileprivate static let helpField = Phrase(en: "move between fields", ja: "項目を移動")
  fileprivate static let helpKind = Phrase(en: "another kind of question", ja: "問題の種類を変える")
  fileprivate static let helpRightToo = Phrase(en: "a choice is right, too (several)", ja: "選択肢を正解にも加える（複数選択）")
  fileprivate static let helpPreview = Phrase(en: "how it will look", ja: "出題されるときの見た目")
}
