import QuizCore
import TerminalKit

/// The words of the game in lines of text: whole sentences, one fact each, for eyes and ears.
struct PlainWords: Sendable {
  /// That nothing is drawn, why, and whether a clock runs.
  let mode: @Sendable (_ reason: SafeText, _ limit: Duration?) -> SafeText
  let opening: @Sendable (_ title: SafeText, _ questions: Int) -> SafeText
  let question: @Sendable (_ number: Int, _ count: Int) -> SafeText
  /// Before what the player types; ends in a blank where the language puts one there.
  let prompt: SafeText
  let right: SafeText
  let wrong: @Sendable (_ number: Int, _ answer: SafeText) -> SafeText
  let late: @Sendable (_ number: Int, _ answer: SafeText) -> SafeText
  let result: @Sendable (_ correct: Int, _ asked: Int, _ elapsed: Duration) -> SafeText
  /// What follows on the same line when the round is on disk.
  let saved: SafeText
  /// The same when it is not.
  let notSaved: @Sendable (_ reason: SafeText) -> SafeText
  let best: @Sendable (Score) -> SafeText
  let firstBest: SafeText
  let newBest: SafeText
  /// The question whether to play again, as `prompt`.
  let again: SafeText
  let unknownAnswer: @Sendable (_ choices: Int) -> SafeText
  let unknownReply: SafeText
  let help: @Sendable (_ choices: Int) -> [SafeText]
  let left: SafeText
  let inputEnded: SafeText
}

extension PlainWords {
  /// The letter that stands for the last of so many choices.
  private static func letter(_ choices: Int) -> SafeText {
    PlainAnswer.letters.dropFirst(choices - 1).first.map { "\(String($0))" } ?? "a"
  }

  static let english = PlainWords(
    mode: { reason, limit in
      guard let limit else { return "tenq: plain mode (\(reason)). The clock is off; -t 10 turns it on." }
      let length: SafeText = limit == .seconds(1) ? "1 second" : "\(limit.components.seconds) seconds"
      return "tenq: plain mode (\(reason)). The clock is on; each question has \(length)."
    },
    opening: { title, questions in
      "\(title). \(questions == 1 ? "1 question" : "\(questions) questions"). "
        + "Type a number and Enter; q leaves, ? helps."
    },
    question: { "Question \($0) of \($1)." },
    prompt: "Your answer: ",
    right: "Right.",
    wrong: { "Not right. The answer is \($0), \($1)." },
    late: { "Time's up. The answer is \($0), \($1)." },
    result: { "Result: \($0) of \($1) right, \(NumberFormat.thousandths($2)) seconds." },
    saved: " Saved.",
    notSaved: { " NOT saved: \($0)." },
    best: { "Best so far: \($0.correct) of \($0.asked) right, \(NumberFormat.thousandths($0.elapsed)) seconds." },
    firstBest: "This is your first round of this kind.",
    newBest: "This is a new best.",
    again: "Enter plays again, q leaves: ",
    unknownAnswer: { "Type a number from 1 to \($0), or q to leave, or ? for help." },
    unknownReply: "Type nothing but Enter to play again, or q to leave.",
    help: { choices in
      [
        "To answer, type the number of a choice, 1 to \(choices), or its letter, a to \(letter(choices)), and Enter.",
        "q leaves. Nothing of a round that is not finished is recorded.",
        "? says this again.",
      ]
    },
    left: "You left. Nothing of this round is recorded.",
    inputEnded: "The input ended in the middle of a round. Nothing of it is recorded."
  )

  static let japanese = PlainWords(
    mode: { reason, limit in
      guard let limit else {
        return "tenq：文字だけのモードです（\(reason)）。時間制限はありません。-t 10 を付けると1問10秒になります。"
      }
      return "tenq：文字だけのモードです（\(reason)）。1問\(limit.components.seconds)秒です。"
    },
    opening: { "\($0)。\($1)問です。番号を入力して Enter を押してください。q でやめます。? でヘルプを表示します。" },
    question: { "第\($0)問（全\($1)問）" },
    prompt: "あなたの答え：",
    right: "正解！",
    wrong: { "不正解。正解は\($0)番「\($1)」です。" },
    late: { "時間切れ。正解は\($0)番「\($1)」です。" },
    result: { "結果：\($1)問中 \($0)問正解、\(NumberFormat.thousandths($2))秒。" },
    saved: "記録に保存しました。",
    notSaved: { "保存できませんでした：\($0)" },
    best: { "自己ベスト：\($0.asked)問中 \($0.correct)問正解、\(NumberFormat.thousandths($0.elapsed))秒。" },
    firstBest: "この条件では初めての記録です。",
    newBest: "自己ベストを更新しました！",
    again: "Enter でもう一度、q で終了：",
    unknownAnswer: { "1〜\($0) の番号を入力してください。q でやめます。? でヘルプを表示します。" },
    unknownReply: "もう一度解くには Enter だけを、終わるには q を入力してください。",
    help: { choices in
      [
        "選択肢の番号（1から\(choices)）か文字（a から \(letter(choices))）を入力して Enter を押すと答えられます。",
        "q でやめます。途中でやめた回は記録に残りません。",
        "? でこの説明をもう一度表示します。",
      ]
    },
    left: "やめました。この回は記録に残りません。",
    inputEnded: "回の途中で入力が終わりました。この回は記録に残りません。"
  )
}
