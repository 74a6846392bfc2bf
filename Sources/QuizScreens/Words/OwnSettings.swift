// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static let startPage = Phrase("Play starts with", "最初のセット")
  static let gamesPage = Phrase("Games on Home", "ホームのゲーム")
  static let colorsPage = Phrase("Own colours", "自分の配色")
  static let keysPage = Phrase("Own keys", "自分のキー")

  static func settingsKept(_ reason: SafeText) -> Phrase { Phrase("These hold for now but could not be kept: \(reason)", "今回は有効ですが、保存できませんでした：\(reason)") }

  static let noColors = Phrase("the theme mono shows none", "配色「mono」では表示されません")

  static let colorNow = Phrase("now", "いま")
  static let colorNew = Phrase("with this colour", "この色にすると")
  static let hintNumber = Phrase("number", "番号")
  static func colorOf(_ name: SafeText) -> Phrase { Phrase("for: \(name)", "\(name)の色") }

  static let hintToggle = Phrase("show or hide", "表示・非表示")
  static let shown = Phrase("shown", "表示")
  static let hidden = Phrase("hidden", "非表示")

  /// The value of `colors` or `keys` has no members.
  static func notAnObject(_ key: String) -> Phrase { Phrase("\"\(key)\" must be an object", "\"\(key)\" に書けるのはオブジェクトです") }
  static let colorNames = ["choice1-9"] + OwnColors.Role.allCases.map(\.rawValue).filter { !$0.hasPrefix("choice") }
  static func noSuchColor(_ name: String) -> Phrase { Phrase("\"colors\" has no \(Excerpt.quoted(name)), only \(colorNames.joined(separator: ", "))", "\"colors\" に \(Excerpt.quoted(name)) はありません。書ける名前は \(colorNames.joined(separator: "、")) です") }
  /// After the problems that are named.
  static func moreProblems(_ count: Int) -> Phrase { Phrase(count == 1 ? "1 more of \"colors\" and \"keys\" cannot be used" : "\(count) more of \"colors\" and \"keys\" cannot be used", "\"colors\" と \"keys\" に、使えないものがほかに\(count)個あります") }
  static func noColor(_ name: String) -> Phrase { Phrase("\"colors\": \"\(name)\" must be a number from 0 to 255, or \(OwnColors.names.joined(separator: ", "))", "\"colors\" の \"\(name)\" に書けるのは0から255までの整数か、\(OwnColors.names.joined(separator: "、")) です") }

  static let hintColor = Phrase("colour", "選ぶ")
  static let hintReset = Phrase("default", "初期値に戻す")
  static let briefReset = Phrase("default", "標準")
  /// Under what name the settings file has a part.
  static func colorInFile(_ role: OwnColors.Role) -> Phrase { Phrase("In settings.json: \"\(role.rawValue)\".", "settings.json での名前は \"\(role.rawValue)\" です。") }
  static let blank = Phrase(" ", "")
  static let ofTheTheme = Phrase("of the theme", "配色どおり")

  static let inAGame = Phrase("In a game", "クイズ中")
  static let toAnswer = Phrase("To answer", "答える")
  static let onAResult = Phrase("On a result", "結果")
  static let inARoom = Phrase("In a live room", "ライブ")
  static let inLists = Phrase("In lists", "一覧")
  static let inSeveralPlaces = Phrase("In all of these", "共通")
  static let hintKey = Phrase("another key", "キーを変える")
  static let hintNoKey = Phrase("leave as it is", "変えない")
  static let pressIt = Phrase("press a key…", "キーを押してください…")
  static let noNameOfKey = Phrase("This key cannot be used here.", "このキーは使えません。")
  static func exchanged(_ rival: Phrase, _ key: String) -> Phrase { Phrase("Exchanged keys with \"\(rival.en)\". Enter and \"\(key)\" undo it.", "「\(rival.ja)」とキーを入れ替えました。Enter と「\(key)」で元に戻せます。") }
  static func pressKey(_ words: Phrase) -> Phrase { Phrase("Press the new key for \"\(words.en)\". It replaces the others; d brings them back, Esc leaves them.", "「\(words.ja)」のキーを押してください。今のキーの代わりになり、d で元に戻せます。Esc で変えずに戻ります。") }

  static let playedLast = Phrase("the last set", "前回のセット")
  static let homeGamesAll = Phrase("all", "すべて")
  static func hiddenGames(_ count: Int) -> Phrase { Phrase("\(count) hidden", "\(count)つ非表示") }
  static func ownCount(_ count: Int) -> Phrase { count == 0 ? Phrase("default", "標準") : Phrase("\(count) of your own", "変更 \(count)件") }
  /// Where each change is saved as it is made.
  static let keptAtOnce = Phrase("Changes are kept at once.", "変更はすぐに保存されます。")

  /// The first eight; the settings file has the English ones.
  static let colors = zip(OwnColors.names, ["黒", "赤", "緑", "黄", "青", "マゼンタ", "シアン", "白"]).map { Phrase($0, $1) }
  static let defaultIsUsed = Phrase("; the default is used", "。初期値を使います")
}

extension PhraseList {
  static let startHelp = PhraseList(["What Play draws from at each start: the last set, or always this one."], ["起動したときに10秒クイズで出題するセットです。"])
  static let gamesHelp = PhraseList(["Games that you never play need no row on Home."], ["遊ばないゲームはホームに出さないようにできます。"])
  static let colorsHelp = PhraseList(["Your own colours. A theme's four choices suit colour-blind eyes."], ["選択肢などの色を選びます。標準は色覚によらず見分けられます。"])
  static let keysHelp = PhraseList(["Press the key to use for each action."], ["操作ごとにキーを選びます。"])
  static let hardOnDark = PhraseList(["hard to see on a dark ground", "hard to see"], ["暗い背景では見えにくい色です", "見えにくい色"])
  static let hardOnLight = PhraseList(["hard to see on a light ground", "hard to see"], ["明るい背景では見えにくい色です", "見えにくい色"])
}

extension OwnColors.Role {
  /// The part's name.
  var name: Phrase {
    switch self {
    case .choice1, .choice2, .choice3, .choice4, .choice5, .choice6, .choice7, .choice8, .choice9:
      Phrase("Choice \((choice ?? 0) + 1)", "選択肢\((choice ?? 0) + 1)")
    case .right: Phrase("Right", "正解")
    case .wrong: Phrase("Wrong", "不正解")
    case .urgent: Phrase("The last seconds", "残りわずか")
    case .alert: Phrase("Warnings", "注意")
    case .bar: Phrase("Bars", "グラフ")
    case .hint: Phrase("Hints", "キーの説明")
    case .rule: Phrase("Lines", "罫線")
    }
  }
}
