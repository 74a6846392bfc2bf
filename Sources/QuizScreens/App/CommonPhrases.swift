import QuizCore
import TerminalKit

// Phrases shared by screens of several folders.

extension Localizer {
  /// How many questions of a sort there are in other languages; empty where there are none.
  func elsewhere(_ count: (AppState.Elsewhere) -> Int, in state: AppState) -> SafeText {
    state.elsewhere.filter { count($0) > 0 }.reduce(.empty) { text, other in
      text + (text.isEmpty ? "" : "   ")
        + self(
          Phrase(en: "\(count(other)) in \(other.language.name.en)", ja: "\(other.language.name.ja)\(count(other))問"))
    }
  }
}

extension Language {
  /// What it is called.
  public var name: Phrase {
    switch self {
    case .ja: Phrase(en: "Japanese", ja: "日本語")
    case .en: Phrase(en: "English", ja: "英語")
    }
  }
}

extension Phrase {
  static let languageName = Phrase(en: "English", ja: "日本語")

  static let own = Phrase(en: "Your own", ja: "自分の問題")

  static func questions(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1 ? "1 question" : "\(NumberFormat.grouped(count)) questions",
      ja: "\(NumberFormat.grouped(count))問")
  }

  static func totalQuestions(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1 ? "1 question" : "\(NumberFormat.grouped(count)) questions",
      ja: "全\(NumberFormat.grouped(count))問")
  }

  /// The best round of a game that counts right answers.
  static func bestResult(_ best: Score) -> Phrase {
    let seconds = NumberFormat.thousandths(best.elapsed)
    return Phrase(
      en: "best \(best.correct) of \(best.asked) in \(seconds) s",
      ja: "自己ベスト \(best.asked)問中\(best.correct)問正解 \(seconds)秒")
  }

  /// The same in fewer words.
  static func bestCount(_ best: Score) -> Phrase {
    Phrase(en: "best \(best.correct) of \(best.asked)", ja: "自己ベスト \(best.asked)問中\(best.correct)問正解")
  }

  /// The same where there is hardly any room.
  static func bestCountShort(_ best: Score) -> Phrase {
    Phrase(en: "best \(best.correct) of \(best.asked)", ja: "自己ベスト \(best.correct)/\(best.asked)")
  }

  static let manyQuestions = Phrase(en: "many questions", ja: "問題多数")

  static func rounds(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1 ? "1 round" : "\(count) rounds",
      ja: "\(count)回")
  }

  /// Seconds with three places: `23.456 s`.
  static func preciseSeconds(_ duration: Duration) -> Phrase {
    Phrase(
      en: "\(NumberFormat.thousandths(duration)) s",
      ja: "\(NumberFormat.thousandths(duration))秒")
  }

  /// Seconds with one place, as given: `7.2 s`.
  static func seconds(_ safeText: SafeText) -> Phrase {
    Phrase(
      en: "\(safeText) s",
      ja: "\(safeText)秒")
  }

  /// Points: `4,662`, in Japanese `4,662点`.
  static func points(_ points: Int) -> Phrase {
    let number = NumberFormat.grouped(points)
    return Phrase(en: number, ja: "\(number)点")
  }

  /// What an answer was worth: `+1,133`, in Japanese `+1,133点`.
  static func pointsGained(_ points: Int) -> Phrase {
    let gained = Phrase.points(points)
    return Phrase(en: "+\(gained.en)", ja: "+\(gained.ja)")
  }

  static func score(_ correct: Int, _ asked: Int) -> Phrase { score(correct, "\(asked)") }

  static func score(_ correct: Int, _ asked: SafeText) -> Phrase { Phrase("\(correct) / \(asked)") }

  /// Stands above or before an explanation.
  static let why = Phrase(en: "Why", ja: "解説")

  static let make = Phrase(en: "Make a question", ja: "クイズを作る")

  static func makeDetail(_ count: Int) -> Phrase {
    Phrase(
      en: "\(count) of your own",
      ja: "自分の問題 \(count)問")
  }

  static let statistics = Phrase(en: "Statistics", ja: "統計")

  static let history = Phrase(en: "History", ja: "記録")

  static let settings = Phrase(en: "Settings", ja: "設定")

  /// How long a round is; `orMore` where questions of some kinds have more time than others.
  static func roundLength(_ questions: Int, _ limit: Duration?, orMore: Bool = false) -> Phrase {
    func en() -> String {
      let length: String = questions == 1 ? "1 question" : "\(questions) questions"
      guard let limit else { return "\(length), no clock" }
      let seconds: String = limit == .seconds(1) ? "1 second" : "\(limit.components.seconds) seconds"
      return "\(length), \(seconds) each" + (orMore ? " or more" : "")
    }
    func ja() -> String {
      guard let limit else { return "\(questions)問、時間制限なし" }
      return "\(questions)問、1問\(limit.components.seconds)秒" + (orMore ? "以上" : "")
    }
    return Phrase(en: en(), ja: ja())
  }

  static func skippedRows(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1
        ? "1 row cannot be used and is skipped: tenq bank check names it."
        : "\(count) rows cannot be used and are skipped: tenq bank check names them.",
      ja: "使えない行が\(count)行あり、無視します。tenq bank check で確かめられます。")
  }

  static func leftOutQuestions(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1
        ? "1 question cannot be played and is left out: tenq bank check names it."
        : "\(count) questions cannot be played and are left out: tenq bank check names them.",
      ja: "遊べない問題が\(count)問あり、省きます。tenq bank check で確かめられます。")
  }

  static func skippedFiles(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1
        ? "1 file cannot be used and is left out: tenq bank check says why."
        : "\(count) files cannot be used and are left out: tenq bank check says why.",
      ja: "使えないファイルが\(Phrase.things(count))あり、無視します。tenq bank check で理由を確かめられます。")
  }

  /// The hint of the key that chooses kinds.
  static let hintKinds = Phrase(en: "kinds", ja: "種類")

  /// That a game asks no questions of other kinds than one right choice, and what makes it.
  static func otherKinds(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1
        ? "1 question of another kind is left out: t adds it."
        : "\(count) questions of other kinds are left out: t adds them.",
      ja: "ほかの種類の\(count)問は出ません。t を押すと出ます。")
  }

  static func fewerQuestions(_ count: Int) -> Phrase {
    Phrase(
      en: "Only \(count == 1 ? "1 question" : "\(count) questions") here, so the round is shorter.",
      ja: "今回は\(count)問だけです。")
  }

  static func notSavable(_ reason: SafeText) -> Phrase {
    Phrase(
      en: "Rounds cannot be saved: \(reason)",
      ja: "記録を保存できません：\(reason)")
  }

  static func practiceLine(_ misses: Int, _ elapsed: Duration) -> Phrase {
    .misses(misses) + Phrase("     ") + .preciseSeconds(elapsed)
  }

  /// The number of a question in few words.
  fileprivate static func briefNumber(_ number: Int, _ count: Int?) -> Phrase {
    Phrase(
      en: count.map { "Q\(number)/\($0)" } ?? "Q\(number)",
      ja: count.map { "\(number)/\($0)問" } ?? "第\(number)問")
  }

  /// The question of a round that has no fixed length.
  static func questionNumber(_ number: Int) -> Phrase {
    Phrase(en: "Question \(number)", ja: "第\(number)問")
  }

  static func questionNumber(_ number: Int, _ count: Int) -> Phrase {
    Phrase(
      en: "Question \(number) of \(count)",
      ja: "第\(number)問（全\(count)問）")
  }

  static let timeRanOut = Phrase(en: "Time ran out", ja: "時間切れ")

  static let right = Phrase(en: "Right.", ja: "正解！")

  static func wrong(_ answer: SafeText) -> Phrase {
    Phrase(
      en: "Not right. The answer is “\(answer)”.",
      ja: "不正解。正解は「\(answer)」です。")
  }

  static func late(_ answer: SafeText) -> Phrase {
    Phrase(
      en: "Time's up. The answer is “\(answer)”.",
      ja: "時間切れ。正解は「\(answer)」です。")
  }

  static let markRight = Phrase(en: "right", ja: "正解")

  static let markAnswer = Phrase(en: "the answer", ja: "これが正解")

  static let markYours = Phrase(en: "your answer", ja: "あなたの回答")

  static let briefAnswer = Phrase(en: "answer", ja: "正解")

  static let briefYours = Phrase(en: "yours", ja: "あなた")

  static let result = Phrase(en: "Result", ja: "結果")

  /// How many were right of all, and the time where one was measured.
  static func resultLine(_ correct: Int, _ asked: Int, _ elapsed: Duration) -> Phrase {
    timed(.rightOf(correct, asked), elapsed)
  }

  /// The same of a game that goes on until misses end it, whose right answers are what counts.
  static func resultLine(_ correct: Int, _ elapsed: Duration) -> Phrase { timed(.rightAnswers(correct), elapsed) }

  /// How a logged round ended, in the numbers that count in its game.
  static func result(of record: RoundRecord, in games: GameList) -> Phrase {
    if games.isCounted(record.game) { return resultLine(record.correct, record.elapsed) }
    return games.ranking(of: record.game) == .misses
      ? practiceLine(record.misses, record.elapsed) : resultLine(record.correct, record.asked, record.elapsed)
  }

  private static func timed(_ result: Phrase, _ elapsed: Duration) -> Phrase {
    elapsed > .zero ? result + Phrase("     ") + .preciseSeconds(elapsed) : result
  }

  static func rightAnswers(_ count: Int) -> Phrase { Phrase(en: "\(count) right", ja: "\(count)問正解") }

  static func rightOf(_ correct: Int, _ asked: Int) -> Phrase {
    Phrase(en: "\(correct) of \(asked) right", ja: "\(asked)問中\(correct)問正解")
  }

  /// The most questions that were right one after the other.
  static func longestRun(_ count: Int) -> Phrase {
    Phrase(en: "longest run \(count)", ja: "最高\(count)問連続正解")
  }

  static let newBest = Phrase(en: "New best!", ja: "自己ベスト更新！")

  static func pausedRound(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1
        ? "Paused once, so never a best" : "Paused \(count == 2 ? "twice" : "\(count) times"), so never a best",
      ja: "一時停止\(count)回（自己ベストの対象外）")
  }

  static let saved = Phrase(en: "Saved in the history.", ja: "記録に保存しました。")

  static func notSaved(_ reason: SafeText) -> Phrase {
    Phrase(
      en: "NOT saved: \(reason)",
      ja: "保存できませんでした：\(reason)")
  }

  static let answers = Phrase(en: "Answers", ja: "答え合わせ")

  static let chart = Phrase(en: "Chart", ja: "グラフ")

  static func misses(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1 ? "1 miss" : "\(count) misses",
      ja: count == 0 ? "ノーミス" : "ミス\(count)回")
  }

  static func unreadable(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1
        ? "1 line of the log could not be read; it was left as it is"
        : "\(count) lines of the log could not be read; they were left as they are",
      ja: "読めない行が\(count)行ありました（そのまま残しています）")
  }

  static func newerRecords(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1
        ? "1 round was written by a newer tenq and kept" : "\(count) rounds were written by a newer tenq and kept",
      ja: "新しいバージョンの tenq の記録が\(count)回分あります（そのまま残しています）")
  }

  static func panelsChosen(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1 ? "1 choice" : "\(count) choices",
      ja: "選択 \(count)回")
  }

  static let help = Phrase(en: "Help", ja: "ヘルプ")

  static let hintMove = Phrase(en: "move", ja: "移動")
  static let hintOpen = Phrase(en: "open", ja: "開く")

  static let hintConfirm = Phrase(en: "confirm", ja: "決定")

  static let hintPause = Phrase(en: "pause", ja: "一時停止")
  /// The same in fewer columns.
  static let briefPause = Phrase(en: "pause", ja: "停止")

  static let hintLeave = Phrase(en: "leave", ja: "やめる")

  static let hintChoose = Phrase(en: "choose", ja: "決定")

  static let hintBack = Phrase(en: "back", ja: "戻る")

  static let hintHome = Phrase(en: "home", ja: "戻る")

  static let hintSaveAgain = Phrase(en: "save again", ja: "もう一度保存")

  static let hintDetail = Phrase(en: "details", ja: "詳細")

  /// The key that asks the missed ones again.
  static func hintMissed(_ count: Int) -> Phrase { Phrase(en: "\(count) missed", ja: "間違い\(count)問") }

  static let hintScroll = Phrase(en: "scroll", ja: "スクロール")

  static let helpMovePanels = Phrase(en: "move between panels", ja: "パネルを移動")

  static let helpPause = Phrase(en: "pause and hide", ja: "一時停止（問題が隠れます）")

  static let helpLeave = Phrase(en: "leave, after asking", ja: "確認してからやめる")

  static let helpBack = Phrase(en: "go back", ja: "戻る")
}

extension ViewContext {
  /// The narrowest window in which the number of a question is said in whole words.
  private static let leastForNumber = 60

  /// The number of a question, of `count` where a round has a fixed length: said in one way in every window of a width.
  func number(_ number: Int, of count: Int?) -> SafeText {
    guard size.width >= ViewContext.leastForNumber else {
      return words(.briefNumber(number, count))
    }
    return words(count.map { .questionNumber(number, $0) } ?? .questionNumber(number))
  }
}
