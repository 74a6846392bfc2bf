// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  /// The first line: that this is plain mode, why, and the time limit.
  static func plainMode(_ reason: SafeText, _ limit: Duration?) -> Phrase {
    guard let limit else { return Phrase("tenq: plain mode (\(reason)). The clock is off; -t 10 turns it on.", "tenq：文字だけのモードです（\(reason)）。時間制限はありません。-t 10 を付けると1問10秒になります。") }
    return Phrase("tenq: plain mode (\(reason)). The clock is on; each question has \(limit.wholeSeconds).", "tenq：文字だけのモードです（\(reason)）。1問\(limit.components.seconds)秒です。")
  }
  /// The first line of a game without a time limit.
  static func plainModeWithoutClock(_ reason: SafeText) -> Phrase { Phrase("tenq: plain mode (\(reason)). There is no clock in this game.", "tenq：文字だけのモードです（\(reason)）。このゲームに時間制限はありません。") }
  /// The title and the number of questions, if known.
  static func plainOpening(_ title: SafeText, _ questions: Int?) -> Phrase { Phrase("\(title). \(questions.map { $0 == 1 ? "1 question. " : "\($0) questions. " } ?? "")Type a number and Enter; r repeats the question, q leaves, ? helps.", "\(title)。\(questions.map { "\($0)問です。" } ?? "")番号を入力して Enter を押してください。r で問題を繰り返します。q でやめます。? でヘルプを表示します。") }
  static func plainQuestion(_ number: Int, of count: Int?) -> Phrase {
    guard let count else { return Phrase("Question \(number).", "第\(number)問") }
    return Phrase("Question \(number) of \(count).", "第\(number)問（全\(count)問）")
  }
  /// How many lives are left.
  static func plainLives(_ lives: Int) -> Phrase { Phrase(lives == 0 ? "No lives left." : lives == 1 ? "1 life left." : "\(lives) lives left.", lives == 0 ? "ライフがなくなりました。" : "残りライフは\(lives)です。") }
  /// The prompt for an answer; ends in a space where the language has one.
  static let plainPrompt = Phrase("Your answer: ", "あなたの回答：")
  /// `points` nil where each answer has the same.
  static func plainRight(_ points: Int?) -> Phrase {
    guard let points else { return Phrase("Right.", "正解！") }
    return Phrase("Right. \(points.grouped) points.", "正解！\(points.grouped)点です。")
  }
  /// Where a question is from and how difficult it is, each where it is known.
  static func plainOrigin(_ set: SafeText?, _ level: Int?) -> Phrase {
    let most = Question.levels.upperBound
    return Phrase([set.map { "\($0)." }, level.map { "Level \($0) of \(most)." }].compactMap { $0 }.joined(separator: " "), [set.map { "\($0)" }, level.map { "難易度は\(most)段階の\($0)" }].compactMap { $0 }.joined(separator: "、"))
  }
  static func plainWrong(_ answer: SafeText, number: Int? = nil) -> Phrase { Phrase("Not right. ", "不正解。") + plainTheAnswer(answer, number: number) }
  static func plainLate(_ answer: SafeText, number: Int?) -> Phrase { Phrase("Time's up. ", "時間切れ。") + plainTheAnswer(answer, number: number) }
  /// A wrong choice of a question that goes on until it is right.
  static let plainTryAgain = Phrase("Not right. Choose another.", "不正解。ほかの選択肢を選んでください。")
  /// A wrong answer to a question that may be answered again, where that is no single choice.
  static let plainAgainAnswer = Phrase("Not right. Try again.", "不正解。もう一度答えてください。")
  /// Follows `plainRight`: the right spelling.
  static func plainAlmost(_ answer: SafeText) -> Phrase { Phrase("Almost: it is spelled \(answer).", "正しくは「\(answer)」です。") }
  /// A line that cannot be an answer to a question whose answer is put together or typed.
  static let plainNoAnswer = Phrase("That is no answer here.", "それは答えになりません。")
  /// The answer, with its number unless it is the digit that is typed.
  static func plainTheAnswer(_ answer: SafeText, number: Int? = nil) -> Phrase {
    guard let number else { return Phrase("The answer is \(answer).", "正解は\(answer)です。") }
    return Phrase("The answer is \(number), \(answer).", "正解は\(number)番「\(answer)」です。")
  }
  static let plainChosenBefore = Phrase("You have chosen that already. Choose another.", "それはもう選びました。ほかの選択肢を選んでください。")
  /// Questions of other kinds are left out.
  static func plainOtherKinds(_ count: Int) -> Phrase { Phrase("\(count.plural("question")) of other kinds: --kind all asks them too.", "ほかの種類の問題が\(count)問あります。--kind all を付けると出ます。") }
  /// Before practice.
  static let plainUntilRight = Phrase("Each question goes on until you are right.", "どの問題も、正解するまで続きます。")
  /// Before a further attempt at a daily round.
  static let plainPractice = Phrase("Today's attempt is made: this is practice and is not kept.", "今日の5問は回答済みです。これは練習です（記録には残りません）。")
  /// Follows `plainResult` on the same line when the round is not kept.
  static let plainNotKept = Phrase(" Practice, not kept.", "練習です（記録には残りません）。")
  /// How often a question was right, and how fast.
  static func plainRate(_ tally: QuestionTally, _ source: RoundSetup.TallySource) -> Phrase {
    guard let rate = tally.rightPerThousand, let time = tally.meanTime else {
      return source == .player ? Phrase("You have not seen this question before.", "初めての問題です。") : neverAnswered(source)
    }
    let (percent, seconds) = (NumberFormat.percent(rate), NumberFormat.tenthsNearest(time))
    let words = Phrase("ight \(percent) of the time, in \(seconds) seconds on average.", "正答率 \(percent)、平均 \(seconds)秒")
    return switch source {
    case .player: Phrase("R", "") + words
    case .playerInLeague: Phrase("Your answers: r", "自分の") + words
    case .league: Phrase("All players: r", "全員の") + words
    }
  }
  /// Where the questions of a league come from.
  static func plainLeague(_ name: SafeText) -> Phrase { Phrase("Questions that other players of the league \(name) made are among these.", "リーグ「\(name)」のほかのプレイヤーが作った問題も出ます。") }
  /// The time of one question that is a round of its own.
  static func plainTime(_ elapsed: Duration) -> Phrase { Phrase("\(NumberFormat.thousandths(elapsed)) seconds.", "\(NumberFormat.thousandths(elapsed))秒。") }
  static func plainPracticeResult(_ misses: Int, _ elapsed: Duration) -> Phrase { Phrase("Result: ", "結果：") + .misses(misses) + plainElapsed(elapsed) + plainStop }
  static func plainPracticeBest(_ score: Score) -> Phrase { Phrase("Best so far: ", "自己ベスト：") + .misses(score.misses) + plainElapsed(score.elapsed) + plainStop }
  static let plainStop = Phrase(".", "。")
  /// `asked` nil where misses end the round, `points` where speed is worth none; no time where none was measured.
  static func plainResult(_ correct: Int, _ asked: Int?, _ points: Int?, _ elapsed: Duration) -> Phrase {
    let (points, seconds) = (points.map(NumberFormat.grouped), plainElapsed(elapsed))
    let right: Phrase = asked.map { .rightOf(correct, $0) } ?? .rightAnswers(correct)
    return Phrase("Result: \(right.en)\(points.map { ", \($0) points" } ?? "")\(seconds.en).", "結果：\(right.ja)\(points.map { "、\($0)点" } ?? "")\(seconds.ja)。")
  }
  /// Behind a result, the time where one was measured.
  static func plainElapsed(_ elapsed: Duration) -> Phrase { elapsed > .zero ? Phrase(", \(NumberFormat.thousandths(elapsed)) seconds", "、\(NumberFormat.thousandths(elapsed))秒") : Phrase(same: "") }
  /// Follows `plainResult` on the same line when the round is saved.
  static let plainSaved = Phrase(" Saved.", "記録に保存しました。")
  /// Follows `plainResult` on the same line when the round is not saved.
  static func plainNotSaved(_ reason: SafeText) -> Phrase { Phrase(" NOT saved: \(reason).", "保存できませんでした：\(reason)") }
  static func plainBest(_ score: Score, _ isCounted: Bool) -> Phrase {
    let right: Phrase = isCounted ? .rightAnswers(score.correct) : .rightOf(score.correct, score.asked)
    return Phrase("Best so far: ", "自己ベスト：") + right + plainElapsed(score.elapsed) + plainStop
  }
  static let plainFirstBest = Phrase("This is your first round of this kind.", "初めての記録です。")
  static let plainNewBest = Phrase("This is a new best.", "自己ベストを更新しました！")
  /// For a round as good as the best, in less time.
  static func plainFaster(_ time: Duration) -> Phrase { Phrase("This is as good as your best, and \(NumberFormat.thousandths(time)) seconds faster.", "自己ベストに並び、\(NumberFormat.thousandths(time))秒速い結果です。") }
  /// The prompt for whether to play again, like `plainPrompt`.
  static let plainAgain = Phrase("Enter plays again, q leaves: ", "Enter でもう一度、q で終了：")
  /// The prompt for whether to go on with another question.
  static let plainMore = Phrase("Enter asks one more, q leaves: ", "Enter でもう1問、q で終了：")
  static func plainUnknownAnswer(_ choices: Int) -> Phrase { Phrase("Type a number from 1 to \(choices), or q to leave, or ? for help.", "1〜\(choices) の番号を入力してください。q でやめます。? でヘルプを表示します。") }
  static let plainUnknownReply = Phrase("Type nothing but Enter to play again, or q to leave.", "もう一度解くには Enter だけを、終わるには q を入力してください。")
  static let plainLeft = Phrase("You left. Nothing of this round is recorded.", "やめました。この回は記録に残りません。")
  static let plainLeftQuestion = Phrase("You left. This question is not recorded.", "やめました。この問題は記録に残りません。")
  static let plainInputEnded = Phrase("The input ended in the middle of a round. Nothing of it is recorded.", "回の途中で入力が終わりました。この回は記録に残りません。")
}

extension PhraseList {
  /// The help for an answer that is put together or typed, after the prompt.
  static let plainHelpTogether = PhraseList(["r repeats the question, q leaves, ? says this again; where any text is an answer, /r, /q and /?.", "Nothing of a round that is not finished is recorded."], ["r で問題をもう一度表示します。q でやめます。? でこの説明をもう一度表示します。文字を入力して答える問題では /r、/q、/? です。", "途中でやめた回は記録に残りません。"])
  static func plainHelp(_ choices: Int) -> PhraseList {
    let letter = ChoiceLabel.letters.prefix(choices).suffix(1)
    return PhraseList(["To answer, type the number of a choice, 1 to \(choices), or its letter, a to \(letter), and Enter.", "r repeats the question.", "q leaves. Nothing of a round that is not finished is recorded.", "? says this again."], ["選択肢の番号（1から\(choices)）か文字（a から \(letter)）を入力して Enter を押すと答えられます。", "r で問題をもう一度表示します。", "q でやめます。途中でやめた回は記録に残りません。", "? でこの説明をもう一度表示します。"])
  }
}
