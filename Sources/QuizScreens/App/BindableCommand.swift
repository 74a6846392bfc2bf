import QuizCore
import TerminalKit

/// Something that a player can give keys of their own to: a name for the settings file, and the key that does it
/// otherwise, and what it does.
struct BindableCommand: Hashable, Sendable {
  /// The name in the settings file.
  let name: String
  /// What it does.
  let words: Phrase
  /// The key that does it when nothing is chosen, and that a key of the player's own stands for.
  let key: Key
  /// Other keys that do the same, and go on doing it.
  let others: [Key]
  /// Where it can be done.
  let scopes: [KeyScope]

  /// All of them. Commands of pop-ups and of the terminal itself have no name.
  static let all: [BindableCommand] =
    [
      .init("help", Phrase(en: "help", ja: "ヘルプ"), "?", .function(1), in: .game, .result, .room, .lists),
      .init(
        "confirm", Phrase(en: "confirm, open", ja: "決定・開く"), .enter, .character(" "), in: .game, .result, .room, .lists),
      .init("up", Phrase(en: "move up", ja: "上へ移動"), .up, .character("k"), in: .game, .result, .room, .lists),
      .init("down", Phrase(en: "move down", ja: "下へ移動"), .down, .character("j"), in: .game, .result, .room, .lists),
      .init("left", Phrase(en: "move left", ja: "左へ移動"), .left, .character("h"), in: .game, .result, .room, .lists),
      .init("right", Phrase(en: "move right", ja: "右へ移動"), .right, .character("l"), in: .game, .result, .room, .lists),
      .init("pageUp", Phrase(en: "a page up", ja: "1画面上へ"), .pageUp, .control("u"), in: .game, .result, .room, .lists),
      .init(
        "pageDown", Phrase(en: "a page down", ja: "1画面下へ"), .pageDown, .control("d"), in: .game, .result, .room, .lists),
      .init("first", Phrase(en: "to the first", ja: "最初へ"), .home, .character("g"), in: .result, .lists),
      .init("last", Phrase(en: "to the last", ja: "最後へ"), .end, .character("G"), in: .result, .lists),
      .init("pause", Phrase(en: "pause", ja: "一時停止"), "p", in: .game),
      .init("leave", Phrase(en: "leave", ja: "やめる"), "q", .escape, in: .game),
      .init("choices", Phrase(en: "the choices in full", ja: "選択肢の全文"), "v", in: .game),
      .init("newBoard", Phrase(en: "a new board", ja: "新しい問題"), "n", in: .game),
      .init("again", Phrase(en: "play again", ja: "もう一度"), "n", in: .result),
      .init("harder", Phrase(en: "the next level", ja: "次の難易度"), "d", in: .result),
      .init("missed", Phrase(en: "missed questions", ja: "間違えた問題"), "r", in: .result, .room, .lists),
      .init("review", Phrase(en: "answers", ja: "答え合わせ"), "v", in: .result),
      .init("history", Phrase(en: "history", ja: "記録"), "h", in: .result),
      .init("home", Phrase(en: "home", ja: "ホーム"), "q", .escape, in: .result),
      .init("share", Phrase(en: "share", ja: "共有"), "s", in: .result, .room),
      .init("hold", Phrase(en: "hold the room", ja: "一時停止"), "p", in: .room),
      .init("closeRoom", Phrase(en: "end, close, leave", ja: "終了・閉じる・出る"), "q", .escape, in: .room),
      .init("lock", Phrase(en: "lock the room", ja: "参加を締め切る"), "l", in: .room),
      .init("sendAway", Phrase(en: "send somebody away", ja: "退出させる"), "x", in: .room),
      .init("hideNames", Phrase(en: "hide names", ja: "名前を隠す"), "n", in: .room),
      .init("csv", Phrase(en: "save as CSV", ja: "CSV で保存"), "e", in: .room),
      .init("save", Phrase(en: "save again", ja: "もう一度保存"), "s", in: .game),
      .init("back", Phrase(en: "back", ja: "戻る"), .escape, .character("q"), in: .lists),
      .init("switch", Phrase(en: "other view", ja: "表示の切り替え"), .tab, in: .lists),
      .init("filter", Phrase(en: "one game", ja: "ゲームで絞る"), "f", in: .lists),
      .init("search", Phrase(en: "filter by letters", ja: "文字で絞り込む"), "/", in: .lists),
      .init("measure", Phrase(en: "right answers or time", ja: "正解数と時間の切り替え"), "m", in: .lists),
      .init("order", Phrase(en: "order of the bars", ja: "グラフの順序"), "o", in: .lists),
      .init("sort", Phrase(en: "sort", ja: "並べ替え"), "s", in: .lists),
      .init("edit", Phrase(en: "change questions", ja: "問題の編集"), "e", in: .lists),
      .init("default", Phrase(en: "default", ja: "初期値に戻す"), "d", in: .lists),
      .init("remove", Phrase(en: "remove", ja: "削除"), "x", in: .lists),
    ]
    + (1...9).map(BindableCommand.init(answer:))

  private init(answer number: Int) {
    name = "answer\(number)"
    words = Phrase(en: "answer \(number)", ja: "選択肢\(number)")
    key = .character(Character("\(number)"))
    others = ChoiceLabel.letters.dropFirst(number - 1).prefix(1).map { .character($0) }
    scopes = [.game]
  }

  private init(_ name: String, _ words: Phrase, _ key: Key, _ others: Key..., in scopes: KeyScope...) {
    self.name = name
    self.words = words
    self.key = key
    self.others = others
    self.scopes = scopes
  }

  private init(_ name: String, _ words: Phrase, _ key: Character, _ others: Key..., in scopes: KeyScope...) {
    self.name = name
    self.words = words
    self.key = .character(key)
    self.others = others
    self.scopes = scopes
  }

  /// Whether it chooses an answer: its digit does, and a letter that gives way to the player's own keys.
  var isAnswer: Bool { name.hasPrefix("answer") }

  /// Whether a key of the player's own takes the place of its key. Arrows, Enter, Escape and the like always work, so
  /// that there is always a way out.
  var isReplaced: Bool {
    if case .character = key { true } else { false }
  }
}
