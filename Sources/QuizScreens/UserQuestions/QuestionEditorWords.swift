import QuizCore
import TerminalKit

// The phrases of the question editor.
extension Phrase {
  static let sketchTitle = Phrase(en: "As it is asked; choices are shuffled", ja: "出題のイメージ（選択肢の順は変わります）")
  static let sketchQuestion = Phrase(en: "The question", ja: "問題文")
  /// That a question of its kind needs so many choices.
  static func tooFewChoices(_ needed: Int) -> Phrase {
    Phrase(en: "At least \(needed) choices are needed", ja: "選択肢は\(needed)個以上必要です")
  }

  static func fieldName(_ field: QuestionDraft.Field) -> Phrase {
    func en() -> String {
      switch field {
      case .question: "Question"
      case .right: "Right answer"
      case .other(let index): "Other \(index + 1)"
      case .explanation: "Explanation"
      }
    }
    func ja() -> String {
      switch field {
      case .question: "問題"
      case .right: "正解"
      case .other(let index): "誤答 \(index + 1)"
      case .explanation: "解説"
      }
    }
    return Phrase(en: en(), ja: ja())
  }
  /// The label of a choice that is right beside the first one.
  static func alsoRight(_ field: QuestionDraft.Field) -> Phrase {
    guard case .other(let index) = field else { return fieldName(field) }
    return Phrase(en: "Also right \(index + 1)", ja: "正解 \(index + 2)")
  }

  /// The label of a field of an order: what comes first, second, and so on.
  static func placeName(_ field: QuestionDraft.Field) -> Phrase {
    let place: Int
    switch field {
    case .question, .explanation: return fieldName(field)
    case .right: place = 1
    case .other(let index): place = index + 2
    }
    let ending =
      switch place {
      case 1: "st"
      case 2: "nd"
      case 3: "rd"
      case _: "th"
      }
    return Phrase(en: "\(place)\(ending)", ja: "\(place)番目")
  }

  static let answer = Phrase(en: "Answer", ja: "答え")
  static let kind = Phrase(en: "Kind", ja: "種類")

  static let hintRightToo = Phrase(en: "right too", ja: "正解・誤答")
  static let howToWriteTyped = Phrase(
    en: "With | between answers that are all right: Paris|Paname", ja: "正解がいくつもあれば | で区切ります（例：東京|とうきょう）")
  static let howToWriteNumber = Phrase(
    en: "A number, with a margin or a range: 1969, 3.14±0.01, 300±5% km, 10..20",
    ja: "数値。幅もつけられます：1969、3.14±0.01、300±5% km、10..20")

  /// What was typed as the answer; what is wrong with it follows.
  static func answerIs(_ text: String) -> Phrase {
    let text = SafeText(text).oneLine.truncated(to: BankLimits.quoted)
    return Phrase(en: "The answer is “\(text)”", ja: "答えが「\(text)」")
  }

  static let sharing = Phrase(en: "Share", ja: "共有")
  static func sharesWith(_ name: SafeText) -> Phrase {
    Phrase(en: "Share with \(name)", ja: "「\(name)」と共有する")
  }
  static let hintSharing = Phrase(en: "on or off", ja: "切り替え")
  static let changeQuestion = Phrase(en: "Change a question", ja: "問題を編集")

  /// Names the fields that are not filled, without which there is no preview.
  static func emptyFields(_ fields: [Phrase]) -> Phrase {
    Phrase(
      en: "Nothing to show yet. Please fill in: " + fields.map(\.en).joined(separator: ", "),
      ja: "まだ表示できません。次の項目を入力してください：" + fields.map(\.ja).joined(separator: "、"))
  }

  static func sameChoices(_ field: SafeText, _ other: SafeText) -> Phrase {
    Phrase(
      en: "“\(field)” is the same as “\(other)”. All choices must differ.",
      ja: "「\(field)」が「\(other)」と同じです。選択肢はすべて違うものにしてください。")
  }

  /// The same, said at the field.
  static func sameAs(_ other: SafeText) -> Phrase {
    Phrase(en: "The same as “\(other)”. Choices must differ.", ja: "「\(other)」と同じです。違うものにしてください。")
  }

  static func fieldTooLong(_ field: SafeText, _ bytes: Int) -> Phrase {
    Phrase(
      en: "“\(field)” is too long: \(bytes) bytes, and \(BankLimits.field) fit.",
      ja: "「\(field)」が長すぎます。今は\(bytes)バイトで、\(BankLimits.field)バイトまで書けます。")
  }

  static func notRegistered(_ reason: SafeText) -> Phrase {
    Phrase(
      en: "Not added: \(reason)",
      ja: "登録できませんでした：\(reason)")
  }
  static let optional = Phrase(en: "(optional)", ja: "（任意）")
  static let previewTitle = Phrase(en: "Preview", ja: "プレビュー")
  static let previewNote = Phrase(en: "the order changes each time", ja: "並びは毎回変わります")
  static let discardQuestion = Phrase(en: "Throw away what you typed?", ja: "入力した内容を破棄しますか？")
  static let discardTitle = Phrase(en: "Discard?", ja: "確認")
  static let discardText = Phrase(en: "It has not been added yet.", ja: "まだ登録されていません。")
  static let discardChangeText = Phrase(en: "The change has not been saved yet.", ja: "編集した内容はまだ保存されていません。")
}
