import QuizCore
import TerminalKit

// The phrases of plain mode: whole sentences, one fact each, to be read or listened to.

extension Phrase {
  /// The first line: that this is plain mode, why, and the time limit.
  static func plainMode(_ reason: SafeText, _ limit: Duration?) -> Phrase {
    func en() -> String {
      guard let limit else { return "tenq: plain mode (\(reason)). The clock is off; -t 10 turns it on." }
      let length: String = limit == .seconds(1) ? "1 second" : "\(limit.components.seconds) seconds"
      return "tenq: plain mode (\(reason)). The clock is on; each question has \(length)."
    }
    func ja() -> String {
      guard let limit else {
        return "tenq：文字だけのモードです（\(reason)）。時間制限はありません。-t 10 を付けると1問10秒になります。"
      }
      return "tenq：文字だけのモードです（\(reason)）。1問\(limit.components.seconds)秒です。"
    }
    return Phrase(en: en(), ja: ja())
  }

  /// The first line of a game without a time limit.
  static func plainModeWithoutClock(_ reason: SafeText) -> Phrase {
    Phrase(
      en: "tenq: plain mode (\(reason)). There is no clock in this game.",
      ja: "tenq：文字だけのモードです（\(reason)）。このゲームに時間制限はありません。")
  }

  /// What is played, and with how many questions; nil where that is not known.
  static func plainOpening(_ title: SafeText, _ questions: Int?) -> Phrase {
    Phrase(
      en: "\(title). \(questions.map { $0 == 1 ? "1 question. " : "\($0) questions. " } ?? "")"
        + "Type a number and Enter; r repeats the question, q leaves, ? helps.",
      ja: "\(title)。\(questions.map { "\($0)問です。" } ?? "")"
        + "番号を入力して Enter を押してください。r で問題を繰り返します。q でやめます。? でヘルプを表示します。")
  }

  static func plainQuestion(_ number: Int, of count: Int?) -> Phrase {
    guard let count else { return Phrase(en: "Question \(number).", ja: "第\(number)問") }
    return Phrase(en: "Question \(number) of \(count).", ja: "第\(number)問（全\(count)問）")
  }

  /// How many lives are left.
  static func plainLives(_ lives: Int) -> Phrase {
    Phrase(
      en: lives == 0 ? "No lives left." : lives == 1 ? "1 life left." : "\(lives) lives left.",
      ja: lives == 0 ? "ライフがなくなりました。" : "残りライフは\(lives)です。")
  }

  /// The prompt for an answer; ends in a space where the language has one.
  static let plainPrompt = Phrase(en: "Your answer: ", ja: "あなたの回答：")

  /// `points` nil where each answer has the same.
  static func plainRight(_ points: Int?) -> Phrase {
    guard let points else { return Phrase(en: "Right.", ja: "正解！") }
    let grouped = NumberFormat.grouped(points)
    return Phrase(en: "Right. \(grouped) points.", ja: "正解！\(grouped)点です。")
  }

  /// Where a question is from and how difficult it is, each where it is known.
  static func plainOrigin(_ set: SafeText?, _ level: Int?) -> Phrase {
    let most = Question.levels.upperBound
    return Phrase(
      en: [set.map { "\($0)." }, level.map { "Level \($0) of \(most)." }].compactMap { $0 }.joined(separator: " "),
      ja: [set.map { "\($0)" }, level.map { "難易度は\(most)段階の\($0)" }].compactMap { $0 }.joined(separator: "、"))
  }

  static func plainWrong(_ number: Int, _ answer: SafeText) -> Phrase {
    Phrase(
      en: "Not right. The answer is \(number), \(answer).",
      ja: "不正解。正解は\(number)番「\(answer)」です。")
  }

  static func plainLate(_ number: Int, _ answer: SafeText) -> Phrase {
    Phrase(
      en: "Time's up. The answer is \(number), \(answer).",
      ja: "時間切れ。正解は\(number)番「\(answer)」です。")
  }

  /// As above, where the answer is the digit that is typed.
  static func plainWrong(_ answer: SafeText) -> Phrase {
    Phrase(en: "Not right. The answer is \(answer).", ja: "不正解。正解は\(answer)です。")
  }

  static func plainLate(_ answer: SafeText) -> Phrase {
    Phrase(en: "Time's up. The answer is \(answer).", ja: "時間切れ。正解は\(answer)です。")
  }

  /// A wrong choice of a question that goes on until it is right.
  static let plainTryAgain = Phrase(en: "Not right. Choose another.", ja: "不正解。ほかの選択肢を選んでください。")

  /// A wrong answer to a question that may be answered again, where that is no single choice.
  static let plainAgainAnswer = Phrase(en: "Not right. Try again.", ja: "不正解。もう一度答えてください。")

  /// Follows `plainRight`: the right spelling.
  static func plainAlmost(_ answer: SafeText) -> Phrase {
    Phrase(en: "Almost: it is spelled \(answer).", ja: "正しくは「\(answer)」です。")
  }

  /// A line that cannot be an answer to a question whose answer is put together or typed.
  static let plainNoAnswer = Phrase(en: "That is no answer here.", ja: "それは答えになりません。")

  /// Follows `plainRight`: the number itself.
  static func plainTheAnswer(_ answer: SafeText) -> Phrase {
    Phrase(en: "The answer is \(answer).", ja: "正解は\(answer)です。")
  }

  static let plainChosenBefore = Phrase(
    en: "You have chosen that already. Choose another.", ja: "それはもう選びました。ほかの選択肢を選んでください。")

  /// That questions of other kinds are not asked.
  static func plainOtherKinds(_ count: Int) -> Phrase {
    Phrase(
      en: "\(count == 1 ? "1 question" : "\(count) questions") of other kinds: --kind all asks them too.",
      ja: "ほかの種類の問題が\(count)問あります。--kind all を付けると出ます。")
  }

  /// Said before practice.
  static let plainUntilRight = Phrase(en: "Each question goes on until you are right.", ja: "どの問題も、正解するまで続きます。")

  /// Said before a further attempt at a daily round.
  static let plainPractice = Phrase(
    en: "Today's attempt is made: this is practice and is not kept.", ja: "今日の5問は回答済みです。これは練習です（記録には残りません）。")

  /// Follows `plainResult` on the same line when the round is not kept.
  static let plainNotKept = Phrase(en: " Practice, not kept.", ja: "練習です（記録には残りません）。")

  /// How often a question was right, and how fast.
  static func plainRate(_ tally: QuestionTally, _ source: RoundSetup.TallySource) -> Phrase {
    guard let rate = tally.rightPerThousand, let time = tally.meanTime else {
      return source == .player
        ? Phrase(en: "You have not seen this question before.", ja: "初めての問題です。")
        : Phrase(en: "You are the first to try!", ja: "初めての挑戦者です！")
    }
    let (percent, seconds) = (NumberFormat.percent(rate), NumberFormat.tenthsNearest(time))
    let words = Phrase(
      en: "ight \(percent) of the time, in \(seconds) seconds on average.",
      ja: "正答率 \(percent)、平均 \(seconds)秒")
    return switch source {
    case .player: Phrase(en: "R", ja: "") + words
    case .playerInLeague: Phrase(en: "Your answers: r", ja: "自分の") + words
    case .league: Phrase(en: "All players: r", ja: "全員の") + words
    }
  }

  /// Where the questions of a league come from.
  static func plainLeague(_ name: SafeText) -> Phrase {
    Phrase(
      en: "Questions that other players of the league \(name) made are among these.",
      ja: "リーグ「\(name)」のほかのプレイヤーが作った問題も出ます。")
  }

  /// The time of one question that is a round of its own.
  static func plainTime(_ elapsed: Duration) -> Phrase {
    Phrase(en: "\(NumberFormat.thousandths(elapsed)) seconds.", ja: "\(NumberFormat.thousandths(elapsed))秒。")
  }

  static func plainPracticeResult(_ misses: Int, _ elapsed: Duration) -> Phrase {
    let (misses, seconds) = (Phrase.misses(misses), plainSeconds(elapsed))
    return Phrase(en: "Result: \(misses.en)\(seconds.en).", ja: "結果：\(misses.ja)\(seconds.ja)。")
  }

  static func plainPracticeBest(_ score: Score) -> Phrase {
    let (misses, seconds) = (Phrase.misses(score.misses), plainSeconds(score.elapsed))
    return Phrase(en: "Best so far: \(misses.en)\(seconds.en).", ja: "自己ベスト：\(misses.ja)\(seconds.ja)。")
  }

  /// `asked` nil where misses end the round, `points` where speed is worth none; no time where none was measured.
  static func plainResult(_ correct: Int, _ asked: Int?, _ points: Int?, _ elapsed: Duration) -> Phrase {
    let (points, seconds) = (points.map(NumberFormat.grouped), plainSeconds(elapsed))
    let right: Phrase = asked.map { .rightOf(correct, $0) } ?? .rightAnswers(correct)
    return Phrase(
      en: "Result: \(right.en)\(points.map { ", \($0) points" } ?? "")\(seconds.en).",
      ja: "結果：\(right.ja)\(points.map { "、\($0)点" } ?? "")\(seconds.ja)。")
  }

  /// Behind a result, the time where one was measured.
  private static func plainSeconds(_ elapsed: Duration) -> Phrase {
    guard elapsed > .zero else { return Phrase("") }
    let seconds = NumberFormat.thousandths(elapsed)
    return Phrase(en: ", \(seconds) seconds", ja: "、\(seconds)秒")
  }

  /// Follows `plainResult` on the same line when the round is saved.
  static let plainSaved = Phrase(en: " Saved.", ja: "記録に保存しました。")

  /// Follows `plainResult` on the same line when the round is not saved.
  static func plainNotSaved(_ reason: SafeText) -> Phrase {
    Phrase(
      en: " NOT saved: \(reason).",
      ja: "保存できませんでした：\(reason)")
  }

  static func plainBest(_ score: Score, _ isCounted: Bool) -> Phrase {
    let right: Phrase = isCounted ? .rightAnswers(score.correct) : .rightOf(score.correct, score.asked)
    let seconds = plainSeconds(score.elapsed)
    return Phrase(en: "Best so far: \(right.en)\(seconds.en).", ja: "自己ベスト：\(right.ja)\(seconds.ja)。")
  }

  static let plainFirstBest = Phrase(en: "This is your first round of this kind.", ja: "初めての記録です。")

  static let plainNewBest = Phrase(en: "This is a new best.", ja: "自己ベストを更新しました！")

  /// Said of a round that is as good as the best, in less time.
  static func plainFaster(_ time: Duration) -> Phrase {
    let seconds = NumberFormat.thousandths(time)
    return Phrase(
      en: "This is as good as your best, and \(seconds) seconds faster.", ja: "自己ベストに並び、\(seconds)秒速い結果です。")
  }

  /// The prompt for whether to play again, like `plainPrompt`.
  static let plainAgain = Phrase(en: "Enter plays again, q leaves: ", ja: "Enter でもう一度、q で終了：")

  /// The prompt for whether to go on with another question.
  static let plainMore = Phrase(en: "Enter asks one more, q leaves: ", ja: "Enter でもう1問、q で終了：")

  static func plainUnknownAnswer(_ choices: Int) -> Phrase {
    Phrase(
      en: "Type a number from 1 to \(choices), or q to leave, or ? for help.",
      ja: "1〜\(choices) の番号を入力してください。q でやめます。? でヘルプを表示します。")
  }

  static let plainUnknownReply = Phrase(
    en: "Type nothing but Enter to play again, or q to leave.", ja: "もう一度解くには Enter だけを、終わるには q を入力してください。")

  static let plainLeft = Phrase(en: "You left. Nothing of this round is recorded.", ja: "やめました。この回は記録に残りません。")

  static let plainLeftQuestion = Phrase(
    en: "You left. This question is not recorded.", ja: "やめました。この問題は記録に残りません。")

  static let plainInputEnded = Phrase(
    en: "The input ended in the middle of a round. Nothing of it is recorded.", ja: "回の途中で入力が終わりました。この回は記録に残りません。")
}

extension PhraseList {
  /// The help where an answer is put together or typed, behind what is to be done.
  static let plainHelpTogether = PhraseList(
    en: [
      "r repeats the question, q leaves, ? says this again; where any text is an answer, /r, /q and /?.",
      "Nothing of a round that is not finished is recorded.",
    ],
    ja: [
      "r で問題をもう一度表示します。q でやめます。? でこの説明をもう一度表示します。文字を入力して答える問題では /r、/q、/? です。",
      "途中でやめた回は記録に残りません。",
    ])

  static func plainHelp(_ choices: Int) -> PhraseList {
    let letter = ChoiceLabel.letters.prefix(choices).suffix(1)
    return PhraseList(
      en: [
        "To answer, type the number of a choice, 1 to \(choices), or its letter, a to \(letter), and Enter.",
        "r repeats the question.",
        "q leaves. Nothing of a round that is not finished is recorded.",
        "? says this again.",
      ],
      ja: [
        "選択肢の番号（1から\(choices)）か文字（a から \(letter)）を入力して Enter を押すと答えられます。",
        "r で問題をもう一度表示します。",
        "q でやめます。途中でやめた回は記録に残りません。",
        "? でこの説明をもう一度表示します。",
      ])
  }
}
