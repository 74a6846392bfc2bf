// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static let hintHelp = Phrase("help", "ヘルプ")
  static let helpHelp = Phrase("this help", "このヘルプ")
  static let helpRedraw = Phrase("draw the screen again", "画面を描き直す")
  static let helpInterrupt = Phrase("quit at once", "すぐに終了する")
  static let helpSuspend = Phrase("suspend; the clock waits", "中断（時間の計測も止まります）")

  static let languageName = Phrase("English", "日本語")
  static let own = Phrase("Your own", "自分の問題")
  static func questions(_ count: Int) -> Phrase { Phrase(count.groupedPlural("question"), "\(count.grouped)問") }
  static func totalQuestions(_ count: Int) -> Phrase { Phrase(count.groupedPlural("question"), "全\(count.grouped)問") }
  static let manyQuestions = Phrase("many questions", "問題多数")
  /// Seconds with three places: `23.456 s`.
  static func preciseSeconds(_ duration: Duration) -> Phrase { Phrase("\(NumberFormat.thousandths(duration)) s", "\(NumberFormat.thousandths(duration))秒") }
  /// Seconds with one place, as given: `7.2 s`.
  static func seconds(_ safeText: SafeText) -> Phrase { Phrase("\(safeText) s", "\(safeText)秒") }
  /// Points: `4,662`, in Japanese `4,662点`.
  static func points(_ points: Int) -> Phrase { Phrase(points.grouped, "\(points.grouped)点") }
  /// An answer's points: `+1,133`, in Japanese `+1,133点`.
  static func pointsGained(_ points: Int) -> Phrase { Phrase("+\(Phrase.points(points).en)", "+\(Phrase.points(points).ja)") }
  static func score(_ correct: Int, _ asked: Int) -> Phrase { score(correct, "\(asked)") }
  static func score(_ correct: Int, _ asked: SafeText) -> Phrase { Phrase(same: "\(correct) / \(asked)") }
  /// Above or before an explanation.
  static let why = Phrase("Why", "解説")
  static let make = Phrase("Make a question", "クイズを作る")
  static func makeDetail(_ count: Int) -> Phrase { Phrase("\(count) of your own", "自分の問題 \(count)問") }
  static let statistics = Phrase("Statistics", "統計")
  static let history = Phrase("History", "記録")
  static let settings = Phrase("Settings", "設定")
  /// How long a round is; `orMore` where questions of some kinds have more time than others.
  static func roundLength(_ questions: Int, _ limit: Duration?, orMore: Bool = false) -> Phrase {
    guard let limit else { return Phrase("\(questions.plural("question")), no clock", "\(questions)問、時間制限なし") }
    return Phrase("\(questions.plural("question")), \(limit.wholeSeconds) each\(orMore ? " or more" : "")", "\(questions)問、1問\(limit.components.seconds)秒\(orMore ? "以上" : "")")
  }
  static func skippedRows(_ count: Int) -> Phrase { Phrase(count == 1 ? "1 row cannot be used and is skipped: tenq bank check names it." : "\(count) rows cannot be used and are skipped: tenq bank check names them.", "使えない行が\(count)行あり、無視します。tenq bank check で確かめられます。") }
  static func leftOutQuestions(_ count: Int) -> Phrase { Phrase(count == 1 ? "1 question cannot be played and is left out: tenq bank check names it." : "\(count) questions cannot be played and are left out: tenq bank check names them.", "遊べない問題が\(count)問あり、省きます。tenq bank check で確かめられます。") }
  static func skippedFiles(_ count: Int) -> Phrase { Phrase(count == 1 ? "1 file cannot be used and is left out: tenq bank check says why." : "\(count) files cannot be used and are left out: tenq bank check says why.", "使えないファイルが\(Phrase.things(count))あり、無視します。tenq bank check で理由を確かめられます。") }
  /// The hint of the key that chooses kinds.
  static let hintKinds = Phrase("kinds", "種類")
  /// That questions of other kinds are left out, and the key that adds them.
  static func otherKinds(_ count: Int) -> Phrase { Phrase(count == 1 ? "1 question of another kind is left out: t adds it." : "\(count) questions of other kinds are left out: t adds them.", "ほかの種類の\(count)問は出ません。t を押すと出ます。") }
  static func fewerQuestions(_ count: Int) -> Phrase { Phrase("Only \(count.plural("question")) here, so the round is shorter.", "今回は\(count)問だけです。") }
  static func notSavable(_ reason: SafeText) -> Phrase { Phrase("Rounds cannot be saved: \(reason)", "記録を保存できません：\(reason)") }
  /// The number of a question in few words.
  static func briefNumber(_ number: Int, _ count: Int?) -> Phrase { Phrase(count.map { "Q\(number)/\($0)" } ?? "Q\(number)", count.map { "\(number)/\($0)問" } ?? "第\(number)問") }
  /// The question of a round that has no fixed length.
  static func questionNumber(_ number: Int) -> Phrase { Phrase("Question \(number)", "第\(number)問") }
  static func questionNumber(_ number: Int, _ count: Int) -> Phrase { Phrase("Question \(number) of \(count)", "第\(number)問（全\(count)問）") }
  static let timeRanOut = Phrase("Time ran out", "時間切れ")
  static let right = Phrase("Right.", "正解！")
  static func wrong(_ answer: SafeText) -> Phrase { Phrase("Not right. The answer is “\(answer)”.", "不正解。正解は「\(answer)」です。") }
  static func late(_ answer: SafeText) -> Phrase { Phrase("Time's up. The answer is “\(answer)”.", "時間切れ。正解は「\(answer)」です。") }
  static let markRight = Phrase("right", "正解")
  static let markAnswer = Phrase("the answer", "これが正解")
  static let markYours = Phrase("your answer", "あなたの回答")
  static let briefAnswer = Phrase("answer", "正解")
  static let briefYours = Phrase("yours", "あなた")
  static let result = Phrase("Result", "結果")
  /// How many were right of all, and the time where one was measured.
  static func resultLine(_ correct: Int, _ asked: Int, _ elapsed: Duration) -> Phrase { resultTimed(.rightOf(correct, asked), elapsed) }
  /// How a logged round ended, in the numbers that count in its game.
  static func result(of record: RoundRecord, in games: GameList) -> Phrase {
    if games.isCounted(record.game) { return resultTimed(.rightAnswers(record.correct), record.elapsed) }
    return games.ranking(of: record.game) == .misses ? misses(record.misses) + Phrase(same: "     ") + .preciseSeconds(record.elapsed) : resultLine(record.correct, record.asked, record.elapsed)
  }
  private static func resultTimed(_ result: Phrase, _ elapsed: Duration) -> Phrase { elapsed > .zero ? result + Phrase(same: "     ") + .preciseSeconds(elapsed) : result }
  static func rightAnswers(_ count: Int) -> Phrase { Phrase("\(count) right", "\(count)問正解") }
  static func rightOf(_ correct: Int, _ asked: Int) -> Phrase { Phrase("\(correct) of \(asked) right", "\(asked)問中\(correct)問正解") }
  /// The most questions that were right one after the other.
  static func longestRun(_ count: Int) -> Phrase { Phrase("longest run \(count)", "最高\(count)問連続正解") }
  static let newBest = Phrase("New best!", "自己ベスト更新！")
  static let saved = Phrase("Saved in the history.", "記録に保存しました。")
  static func notSaved(_ reason: SafeText) -> Phrase { Phrase("NOT saved: \(reason)", "保存できませんでした：\(reason)") }
  static let answers = Phrase("Answers", "答え合わせ")
  static let chart = Phrase("Chart", "グラフ")
  static func misses(_ count: Int) -> Phrase { Phrase(count.plural("miss", "misses"), count == 0 ? "ノーミス" : "ミス\(count)回") }
  static func unreadable(_ count: Int) -> Phrase { Phrase(count == 1 ? "1 line of the log could not be read; it was left as it is" : "\(count) lines of the log could not be read; they were left as they are", "読めない行が\(count)行ありました（そのまま残しています）") }
  static func newerRecords(_ count: Int) -> Phrase { Phrase(count == 1 ? "1 round was written by a newer tenq and kept" : "\(count) rounds were written by a newer tenq and kept", "新しいバージョンの tenq の記録が\(count)回分あります（そのまま残しています）") }
  static func panelsChosen(_ count: Int) -> Phrase { Phrase(count.plural("choice"), "選択 \(count)回") }
  static let help = Phrase("Help", "ヘルプ")
  static let hintMove = Phrase("move", "移動")
  static let hintOpen = Phrase("open", "開く")
  static let hintConfirm = Phrase("confirm", "決定")
  static let hintPause = Phrase("pause", "一時停止")
  static let briefPause = Phrase("pause", "停止")
  static let hintLeave = Phrase("leave", "やめる")
  static let hintChoose = Phrase("choose", "決定")
  static let hintBack = Phrase("back", "戻る")
  static let hintHome = Phrase("home", "戻る")
  static let hintSaveAgain = Phrase("save again", "もう一度保存")
  static let hintDetail = Phrase("details", "詳細")
  /// The key that asks the missed ones again.
  static func hintMissed(_ count: Int) -> Phrase { Phrase("\(count) missed", "間違い\(count)問") }
  static let hintScroll = Phrase("scroll", "スクロール")
  static let helpMovePanels = Phrase("move between panels", "パネルを移動")
  static let helpPause = Phrase("pause and hide", "一時停止（問題が隠れます）")
  static let helpLeave = Phrase("leave, after asking", "確認してからやめる")
  static let helpBack = Phrase("go back", "戻る")

  static let everything = Phrase("Everything", "すべての問題")
  static let standardInput = Phrase("Standard input", "標準入力")
  /// From the second try on.
  static func stillNotSaved(_ tries: Int, _ reason: SafeText) -> Phrase { Phrase("Still NOT saved after \(tries) tries: \(reason)", "まだ保存できません（\(tries)回試しました）：\(reason)") }

  static let savedMark = Phrase("saved", "保存済み")
  static let notKeptMark = Phrase("not kept", "記録なし")
  /// A further attempt at a daily round.
  static let practiceNotKept = Phrase("Practice: not kept.", "練習です（記録には残りません）。")

  static func windowIs(_ size: Size) -> Phrase { Phrase("This window is \(size.width) x \(size.height).", "今の画面は \(size.width)×\(size.height) です。") }
  static func windowNeeds(_ size: Size) -> Phrase { Phrase("tenq needs \(size.width) x \(size.height) or more.", "画面が小さすぎます。\(size.width)×\(size.height) 以上にしてください。") }
  static let clockStopped = Phrase("The clock is stopped.", "時間の計測は止まっています。")

  static func inLanguage(_ count: Int, _ language: Language) -> Phrase { Phrase("\(count) in \(language.name.en)", "\(language.name.ja)\(count)問") }
  static func groupedRounds(_ count: Int) -> Phrase { Phrase(count.groupedPlural("round"), "\(count.grouped)回") }
  static func roundsAndCounting(_ count: Int) -> Phrase { Phrase("\(count.groupedPlural("round")) and counting", "\(count.grouped)回（集計中）") }
  static let listComma = Phrase(", ", "、")
  static let colon = Phrase(": ", "：")
}

extension PhraseList {
  /// The best round of a game that counts right answers.
  static func bestResult(_ best: Score) -> PhraseList { PhraseList(["best \(best.correct) of \(best.asked) in \(NumberFormat.thousandths(best.elapsed)) s", "best \(best.correct) of \(best.asked)"], ["自己ベスト \(best.asked)問中\(best.correct)問正解 \(NumberFormat.thousandths(best.elapsed))秒", "自己ベスト \(best.asked)問中\(best.correct)問正解", "自己ベスト \(best.correct)/\(best.asked)"]) }
  /// Marks a round that is not kept.
  static let practiceMark = PhraseList(["practice, not kept", "practice"], ["練習（記録には残りません）", "練習"])
  static func pausedRound(_ count: Int) -> PhraseList { PhraseList([count == 1 ? "Paused once, so never a best" : "Paused \(count == 2 ? "twice" : "\(count) times"), so never a best", "paused"], ["一時停止\(count)回（自己ベストの対象外）", "一時停止"]) }
}
