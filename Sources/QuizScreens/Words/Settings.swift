// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  // The groups that no other screen names.
  static let screenGroup = Phrase("Screen", "画面")
  static let inputGroup = Phrase("Input", "操作")
  static let roundsGroup = Phrase("Rounds", "出題")
  static let reviewGroup = Phrase("Review", "復習")

  static let noLimit = Phrase("no limit", "制限なし")

  static let sampleQuestion = Phrase("Which one is both the morning star and the evening star?", "明けの明星であり宵の明星でもある星は？")
  static let mercury = Phrase("Mercury", "水星")
  static let venus = Phrase("Venus", "金星")
  static let mars = Phrase("Mars", "火星")
  static let moon = Phrase("The Moon", "月")

  static let hintItem = Phrase("item", "項目")
  static let hintType = Phrase("type", "入力")
  static let helpType = Phrase("type a number; Enter sets it", "数を入力（Enter で決定）")
  static let hintApply = Phrase("set", "決定")
  static let hintCancel = Phrase("cancel", "取り消し")

  static let automatic = Phrase("auto", "自動")
  static let noClock = Phrase("no clock", "制限なし")
  static func onOff(_ isOn: Bool) -> Phrase { isOn ? Phrase("on", "あり") : Phrase("off", "なし") }

  /// For a typed number out of range.
  static func settingRange(_ range: ClosedRange<Int>) -> Phrase { Phrase("Type a number from \(range.lowerBound) to \(range.upperBound).", "\(range.lowerBound)〜\(range.upperBound) の数を入力してください。") }
  /// After the first of several problems.
  static func andMore(_ count: Int) -> Phrase { Phrase(" (and \(count) more)", "（ほか\(count)件）") }
  /// Shown for a setting that an option or the environment overrides.
  static func settingHeld(_ value: SafeText) -> Phrase { Phrase("Now: \(value). An option or the environment comes first.", "今は「\(value)」です。起動オプションや環境の指定が優先されます。") }
  static let hintReplace = Phrase("replace", "置き換える")
  static let hintLeaveFile = Phrase("leave it", "そのままにする")
  static let replaceTitle = Phrase("Settings file", "設定ファイル")
  static let replaceQuestion = Phrase("Replace the file with the settings on this screen? A copy is kept as settings.json.bak.", "この画面の設定で置き換えますか？ 元のファイルは settings.json.bak として残します。")

  static let sampleWrong = Phrase("wrong", "不正解")
  static let sampleHint = Phrase("a hint", "キーの説明")
}

extension SettingWords {
  static let language = SettingWords(
    name: Phrase("Language", "言語"),
    help: PhraseList(["The language of the words and of the questions. Auto follows the environment.", "Of words and questions. Auto goes by the environment."], ["表示と問題の言語です。「自動」は環境に合わせます。"]))
  static let seconds = SettingWords(
    name: Phrase("Seconds a question", "1問の秒数"),
    help: PhraseList(["How long each question lasts in a timed round, missing number and missed questions. A round with another length is kept in the history but is not compared with ten seconds.", "The time of a question. Only rounds of the same time are compared."], ["10秒クイズ・虫食い算・間違えた問題の1問の時間です。自己ベストは秒数ごとに分けます。", "1問の時間です。自己ベストは秒数ごとに分けます。"]),
    choices: Phrase(same: "1-\(Setting<Int>.mostSeconds), 0 = ") + .noClock)
  static let questions = SettingWords(
    name: Phrase("Questions a round", "1回の問題数"),
    help: PhraseList(["How many questions a timed round has. Rounds of different lengths are not compared.", "In a timed round. Only rounds of one length are compared."], ["10秒クイズの1回の問題数です。自己ベストは問題数ごとに分けます。", "1回の問題数です。自己ベストは問題数ごとに分けます。"]),
    choices: Phrase(same: "1-\(Game.mostQuestions)"))
  static let decimals = SettingWords(
    name: Phrase("Countdown digits", "残り時間の小数"),
    help: PhraseList(["Digits after the decimal point of the time that is left. Without motion it has none.", "Digits after the point of the time left."], ["残り時間の小数点以下の桁数です。「アニメーション」が「なし」のときは秒単位です。", "残り時間の小数点以下の桁数です。"]))
  static let kinds = SettingWords(
    name: Phrase("Kinds", "問題の種類"),
    help: PhraseList(["Against the clock. All: typed, several and in order too. Auto: all from your own sets and files. Practice asks all.", "All: typed, several, in order too. Auto: of your own sets."], ["10秒クイズと生き残りで出す問題です。「すべて」は入力・複数選択・並べ替えも出します。「自動」は自分のセットとファイルだけすべて出します。", "「自動」は自分のセットだけ、すべての種類を出します。"]))
  static let verdict = SettingWords(
    name: Phrase("Verdict", "正誤の表示"),
    help: PhraseList(["How long the answer is shown. Brief goes on by itself: soon when right, else after time to read why.", "Brief goes on by itself, when wrong after time to read why."], ["答えたあとの表示です。「短く」は自動で次へ進みます。不正解なら解説を読めるだけ待ちます。", "「短く」は自動で進み、不正解なら解説を待ちます。"]))
  static let order = SettingWords(
    name: Phrase("Chart", "グラフ"),
    help: PhraseList(["Which round the chart of the history begins with. The key o on the chart changes it too.", "Which round the chart begins with. The key o does it too."], ["記録のグラフを、新しい回と古い回のどちらから並べるかです。グラフ画面の o でも変わります。", "記録のグラフの順序です。グラフ画面の o でも変わります。"]))
  static let share = SettingWords(
    name: Phrase("Shared marks", "共有の印"),
    help: PhraseList(["How right, wrong and late stand in the text of a round. With ASCII alone they are o, x and -.", "Right, wrong and late in a shared round."], ["共有する文章での正解・不正解・時間切れの印です。ASCII文字だけのときは o x - になります。", "共有する文章での正誤の印です。"]))
  static let theme = SettingWords(
    name: Phrase("Colours", "配色"),
    help: PhraseList(["Auto follows the terminal's background where it tells. Contrast has no dim text; mono has no colours.", "Auto goes by the background, where it is told. Mono has no colours."], ["「自動」は端末の背景に合わせます。「コントラスト」は薄い文字を使わず、「白黒」は色を使いません。", "「自動」は背景に合わせ、「白黒」は色を使いません。"]))
  static let ascii = SettingWords(
    name: Phrase("Lines", "罫線"),
    help: PhraseList(["ASCII is for terminals that draw lines and blocks too wide or not at all. Auto goes by TERM.", "ASCII where lines and blocks are drawn wrongly."], ["罫線や四角がずれる端末では ASCII にしてください。「自動」は TERM に合わせます。", "罫線や四角がずれる端末では ASCII にします。"]))
  static let motion = SettingWords(
    name: Phrase("Motion", "アニメーション"),
    help: PhraseList(["Off shows whole seconds and no animation. NO_MOTION in the environment does the same.", "Off: whole seconds and no animation. NO_MOTION does the same."], ["「なし」にすると動きを止め、秒単位で表示します。環境変数 NO_MOTION でも同じです。", "「なし」は動きを止め、秒単位で表示します。"]))
  static let mouse = SettingWords(
    name: Phrase("Mouse", "マウス"),
    help: PhraseList(["Off leaves the mouse to the terminal, to select and copy text.", "Off leaves it to the terminal, to select text."], ["「なし」にすると、端末で文字を選んでコピーできます。", "「なし」なら端末で文字を選んでコピーできます。"]))
  static let bell = SettingWords(
    name: Phrase("Bell", "ベル"),
    help: PhraseList(["One ring of the terminal's bell for a right answer.", "One ring for a right answer."], ["正解のときに端末のベルを1回鳴らします。"]))
  static let new = SettingWords(
    name: Phrase("New per day", "1日の新しい問題"),
    help: PhraseList(["How many new questions a day Review asks from the sets that you learn.", "From the sets that you learn, in Review."], ["復習で、覚えるセットから1日に新しく出す問題の数です。", "復習で1日に新しく出す問題の数です。"]),
    choices: Phrase(same: "0-9999"))
  static let reviews = SettingWords(
    name: Phrase("Reviews per day", "1日の復習"),
    help: PhraseList(["How many questions a day Review asks again at most, the most nearly forgotten first.", "How many are asked again a day at most."], ["1日に復習する問題の上限です。忘れそうな問題から出します。", "1日に復習する問題の上限です。"]),
    choices: Phrase(same: "1-9999, 0 = ") + .noLimit)
  static let retention = SettingWords(
    name: Phrase("Retention", "覚えている割合"),
    help: PhraseList(["How many of a hundred questions you want to know when the review asks them again. More means more often.", "What share to know when asked again. More means more often."], ["復習で100問中何問を覚えていたいかです。高くすると、早めに何度も出ます。", "高くすると、早めに何度も出ます。"]),
    choices: Phrase(same: "70-97%"))
}
