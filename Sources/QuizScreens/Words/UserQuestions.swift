// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static let importing = Phrase("Import", "取り込み")
  static let file = Phrase("File", "ファイル")
  static let hintComplete = Phrase("complete", "補完")
  static let helpMove = Phrase("choose a file", "ファイルを選ぶ")
  static let whatIsImported = Phrase("A file of Anki, Kahoot, Quizlet, Moodle, a spreadsheet and others; it becomes a set of your own. More can be said with the command: tenq bank import --help.", "Anki・Kahoot・Quizlet・Moodle・表計算ソフトなどのファイルが、自分のセットになります。細かい指定は tenq bank import --help をご覧ください。")

  static func scrolls(_ size: Size) -> Phrase { Phrase("the question has to be scrolled on a screen of \(size.width)x\(size.height)", "問題文が \(size.width)×\(size.height) の画面に収まらず、スクロールが必要です") }
  static func scrollsWithExplanation(_ size: Size) -> Phrase { Phrase("the question has to be scrolled with its explanation on a screen of \(size.width)x\(size.height)", "問題文と解説が \(size.width)×\(size.height) の画面に収まらず、スクロールが必要です") }
  static func cutChoice(_ number: Int, _ size: Size) -> Phrase { Phrase("choice \(number) is too long for its panel on a screen of \(size.width)x\(size.height) and is cut", "選択肢\(number)が長く、\(size.width)×\(size.height) の画面ではパネルに入りきりません") }
  static func cutAnswer(_ answer: SafeText, _ size: Size) -> Phrase {
    let shown = answer.truncated(to: BankLimits.quoted, ellipsis: "...").string
    return Phrase("the answer \"\(shown)\" is too long for its line on a screen of \(size.width)x\(size.height) and is cut", "正解「\(shown)」が長く、\(size.width)×\(size.height) の画面では1行に入りきりません")
  }
  /// By their numbers in Unicode, as in `U+200B`; of many only the first.
  static func removed(_ names: [SafeText]) -> Phrase {
    let most = 5
    let shown = names.prefix(most).map(\.string).joined(separator: ", ") + (names.count > most ? ", ..." : "")
    return Phrase(names.count == 1 ? "the character \(shown) cannot be shown and is left out" : "\(names.count) characters cannot be shown and are left out: \(shown)", names.count == 1 ? "文字 \(shown) は表示できないため、取り除かれます" : "\(names.count)種類の文字は表示できないため、取り除かれます（\(shown)）")
  }

  static let hintPreview = Phrase("preview", "プレビュー")
  static let hintRegister = Phrase("add it", "登録")
  static let hintSave = Phrase("save it", "保存")
  static let hintRewrite = Phrase("go on editing", "編集に戻る")
  static let hintDiscard = Phrase("throw away", "破棄")
  static let hintGoOn = Phrase("go on typing", "編集に戻る")
  static let helpNextField = Phrase("next field; on the last, preview", "次の項目へ、最後の項目ではプレビュー")
  static let helpField = Phrase("move between fields", "項目を移動")
  static let helpKind = Phrase("another kind of question", "問題の種類を変える")
  static let helpRightToo = Phrase("a choice is right, too (several)", "選択肢を正解にも加える（複数選択）")
  static let helpPreview = Phrase("how it will look", "出題されるときの見た目")

  // The phrases of the question editor.
  static let sketchTitle = Phrase("As it is asked; choices are shuffled", "出題のイメージ（選択肢の順は変わります）")
  static let sketchQuestion = Phrase("The question", "問題文")
  /// The least choices of a question of its kind.
  static func tooFewChoices(_ needed: Int) -> Phrase { Phrase("At least \(needed) choices are needed", "選択肢は\(needed)個以上必要です") }
  static func fieldName(_ field: QuestionDraft.Field) -> Phrase {
    switch field {
    case .question: Phrase("Question", "問題")
    case .right: Phrase("Right answer", "正解")
    case .other(let index): Phrase("Other \(index + 1)", "誤答 \(index + 1)")
    case .explanation: Phrase("Explanation", "解説")
    }
  }
  /// The label of a choice that is right beside the first one.
  static func alsoRight(_ field: QuestionDraft.Field) -> Phrase {
    guard case .other(let index) = field else { return fieldName(field) }
    return Phrase("Also right \(index + 1)", "正解 \(index + 2)")
  }
  /// The label of a field of an order: what comes first, second, and so on.
  static func placeName(_ field: QuestionDraft.Field) -> Phrase {
    let place: Int
    switch field {
    case .question, .explanation: return fieldName(field)
    case .right: place = 1
    case .other(let index): place = index + 2
    }
    return Phrase("\(place.ordinal)", "\(place)番目")
  }
  static let answer = Phrase("Answer", "答え")
  static let kind = Phrase("Kind", "種類")
  static let hintRightToo = Phrase("right too", "正解・誤答")
  static let howToWriteTyped = Phrase("With | between answers that are all right: Paris|Paname", "正解がいくつもあれば | で区切ります（例：東京|とうきょう）")
  static let howToWriteNumber = Phrase("A number, with a margin or a range: 1969, 3.14±0.01, 300±5% km, 10..20", "数値。幅もつけられます：1969、3.14±0.01、300±5% km、10..20")
  /// The answer that was typed; its problem follows.
  static func answerIs(_ text: String) -> Phrase { Phrase("The answer is “\(SafeText(text).oneLine.truncated(to: BankLimits.quoted))”", "答えが「\(SafeText(text).oneLine.truncated(to: BankLimits.quoted))」") }
  static let sharing = Phrase("Share", "共有")
  static func sharesWith(_ name: SafeText) -> Phrase { Phrase("Share with \(name)", "「\(name)」と共有する") }
  static let hintSharing = Phrase("on or off", "切り替え")
  static let changeQuestion = Phrase("Change a question", "問題を編集")
  /// Names the fields that are not filled, without which there is no preview.
  static func emptyFields(_ fields: [Phrase]) -> Phrase { Phrase("Nothing to show yet. Please fill in: " + fields.map(\.en).joined(separator: ", "), "まだ表示できません。次の項目を入力してください：" + fields.map(\.ja).joined(separator: "、")) }
  static func sameChoices(_ field: SafeText, _ other: SafeText) -> Phrase { Phrase("“\(field)” is the same as “\(other)”. All choices must differ.", "「\(field)」が「\(other)」と同じです。選択肢はすべて違うものにしてください。") }
  static func fieldTooLong(_ field: SafeText, _ bytes: Int) -> Phrase { Phrase("“\(field)” is too long: \(bytes) bytes, and \(BankLimits.field) fit.", "「\(field)」が長すぎます。今は\(bytes)バイトで、\(BankLimits.field)バイトまで書けます。") }
  static func notRegistered(_ reason: SafeText) -> Phrase { Phrase("Not added: \(reason)", "登録できませんでした：\(reason)") }
  static let optional = Phrase("(optional)", "（任意）")
  static let previewTitle = Phrase("Preview", "プレビュー")
  static let previewNote = Phrase("the order changes each time", "並びは毎回変わります")
  static let discardQuestion = Phrase("Throw away what you typed?", "入力した内容を破棄しますか？")
  static let discardTitle = Phrase("Discard?", "確認")
  static let discardText = Phrase("It has not been added yet.", "まだ登録されていません。")
  static let discardChangeText = Phrase("The change has not been saved yet.", "編集した内容はまだ保存されていません。")

  static let newQuestion = Phrase("New question", "新しい問題を作る")
  /// The purpose of the page, while it is empty.
  static let aSetOfYourOwn = Phrase("Questions that you write here become a set like the others.", "ここで作った問題は1つのセットになり、ほかのセットと同じように遊べます。")
  static let manyAtOnce = Phrase("Files of Anki, Kahoot, CSV and others bring many at once.", "Anki・Kahoot・CSVなどのファイルから、まとめて取り込むこともできます。")
  static let rowChanged = Phrase("This question was changed or removed elsewhere meanwhile, so it was left alone.", "この問題はほかで編集または削除されたため、保存しませんでした。")
  static func notRemoved(_ reason: SafeText) -> Phrase { Phrase("Not removed: \(reason)", "削除できませんでした：\(reason)") }
  static let removeTitle = Phrase("Remove?", "確認")
  static let removeQuestion = Phrase("Remove this question?", "この問題を削除しますか？")
  static func unusableRow(_ count: Int) -> Phrase { Phrase("a row that cannot be used (line \(count))", "使えない行（\(count)行目）") }
  static func unusableRowHelp(_ count: Int) -> Phrase { Phrase("Line \(count) cannot be read as a question, so not changed here. tenq bank check says why.", "\(count)行目は問題として読めないため、ここでは編集できません。tenq bank check で理由がわかります。") }
  static let withdrawsToo = Phrase("It is withdrawn from the league too.", "リーグからも取り下げます。")
  static let hintRemove = Phrase("remove", "削除")
  static let hintKeepIt = Phrase("keep", "残す")
  static let hintPlay = Phrase("play", "遊ぶ")
  static let helpPlay = Phrase("play a round of these", "この中から10秒クイズを遊ぶ")
  static let hintImport = Phrase("import", "取り込み")
  static let helpImport = Phrase("import a file of another program", "ほかのアプリのファイルを取り込む")
  static let helpRemove = Phrase("remove a question of your own", "自分の問題を削除")
}

extension UserBankChange {
  /// The confirmation, longest wording first.
  var messages: PhraseList {
    switch self {
    case .add: PhraseList(["Added! p plays a round of your own; Endless and Review ask it too.", "Added! Endless and Review ask it.", "Added!"], ["登録しました！ p で10秒クイズになり、「もっと解く」と「復習」にも出ます。", "登録しました！「もっと解く」と「復習」に出ます。", "登録しました！"])
    case .replace: PhraseList(["Saved! From now on it is asked like this.", "Saved!"], ["保存しました！次からはこの内容で出題されます。", "保存しました！"])
    case .remove: PhraseList(["Question removed."], ["問題を削除しました。"])
    }
  }
}

extension Sharing {
  /// The result of sharing, longest wording first; nil for none.
  var messages: PhraseList? {
    switch self {
    case .none: nil
    case .shared: PhraseList([" The league gets it with the next sync.", " Shared with the league."], ["次の同期でリーグにも届きます。", "リーグと共有しました。"])
    case .changed: PhraseList([" The league gets the change with the next sync.", " Changed in the league too."], ["リーグの問題も次の同期で変わります。", "リーグの問題も変わります。"])
    case .withdrawn: PhraseList([" The league forgets it with the next sync.", " Withdrawn from the league."], ["リーグからも次の同期で取り下げます。", "リーグからも取り下げます。"])
    case .failed(let reason): PhraseList([" But the league is not told: \(reason)", " But NOT shared with the league."], ["ただしリーグには伝わりません：\(reason)", "リーグには伝わりません。"])
    }
  }
}
