import QuizCore
import Testing

@testable import QuizScreens

/// The games other than the timed round in lines of text.
@Suite struct PlainGamesTests {
  private let plain = PlainGameTests()

  @Test func practiceGoesOnUntilAnAnswerIsRight() throws {
    let played = try plain.play(
      game: .practice, usable: 2, .line("2", after: 1_000), .line("2", after: 1_000), .line("1", after: 1_000),
      .line("1", after: 1_000), .line("q", after: 1))
    try PictureTests.compare(played.lines, with: "plain/practice.en.txt")
    let record = try #require(played.saved.first)
    #expect(record.game == .practice && record.misses == 1 && record.correct == 1)
    #expect(record.answers.map(\.choice) == [2, 1, 1])
  }

  @Test func practiceInJapanese() throws {
    let played = try plain.play(
      game: .practice, in: .ja, usable: 1, .line("2", after: 1_000), .line("1", after: 1_000), .line("", after: 1),
      .line("1", after: 900), .line("q", after: 1))
    #expect(played.transcript.hasPrefix("tenq：文字だけのモードです（--plain）。このゲームに時間制限はありません。\n"))
    #expect(played.transcript.contains("\nどの問題も、正解するまで続きます。\n"))
    #expect(played.transcript.contains("あなたの回答：2\n不正解。ほかの選択肢を選んでください。\nあなたの回答：1\n正解！\n"))
    #expect(played.transcript.contains("結果：ミス1回、2.000秒。記録に保存しました。"))
    #expect(played.transcript.contains("結果：ノーミス、0.900秒。記録に保存しました。\n自己ベストを更新しました！"))
  }

  @Test func aMissingNumberIsTyped() throws {
    let played = try plain.play(game: .missing, limit: .seconds(10), .line("1", after: 500), .line("q", after: 1))
    let lines = played.transcript.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "tenq: plain mode (--plain). The clock is on; each question has 10 seconds.")
    #expect(
      lines[1] == "Missing number. 10 questions. Type a number and Enter; r repeats the question, q leaves, ? helps.")
    #expect(lines[3] == "Question 1 of 10.")
    #expect(lines[4].contains("( ? )"))
    #expect(lines[5] == "Your answer: 1")
    #expect(lines[6].prefixMatch(of: /Not right\. The answer is [2-9]\.|Right\./) != nil)
    #expect(lines.last == "" && lines[lines.endIndex - 2] == "You left. Nothing of this round is recorded.")
  }

  @Test func endlessAsksOneMoreAndKeepsEachAnswer() throws {
    let played = try plain.play(
      game: .endless, .line("1", after: 1_234), .line("", after: 1), .line("2", after: 1_000), .line("", after: 1),
      .line("q", after: 1))
    #expect(
      played.transcript.hasPrefix(
        """
        tenq: plain mode (--plain). The clock is off; -t 10 turns it on.
        Endless. Type a number and Enter; r repeats the question, q leaves, ? helps.

        Question 1.
        Food pairings › Basics.
        You have not seen this question before.
        Which vegetable was long said not to go with raw tomato, because it breaks down vitamin C?
        1. Cucumber
        2. Pumpkin
        3. Daikon
        4. Lotus root
        Your answer: 1
        Right.
        Cucumber holds an enzyme, ascorbinase, that oxidises vitamin C. Later work showed that the vitamin is not lost to the body.
        1.234 seconds. Saved.
        Enter asks one more, q leaves: 

        Question 2.

        """))
    #expect(played.transcript.hasSuffix("Your answer: q\nYou left. This question is not recorded.\n"))
    #expect(played.saved.map(\.asked) == [1, 1] && played.saved.map(\.game) == [.endless, .endless])
  }

  @Test func endlessTellsHowOftenAQuestionWasRight() throws {
    let question = try #require(Player.questions(.ja).first)
    let past = Player.record(
      id: "past", game: .endless, set: "ja/食べ合わせ/基本", correct: 1, asked: 1, milliseconds: 3_210, limit: 0,
      answers: [.init(question: question.id, choice: 1, correct: true, milliseconds: 3_210)])
    let played = try plain.play(game: .endless, in: .ja, usable: 1, past: [past], .end)
    #expect(played.transcript.contains("\n第1問\n食べ合わせ › 基本\n正答率 100%、平均 3.2秒\n"))
    #expect(played.end == .abandoned)
  }

  @Test func theDailyRoundIsKeptOnceAndThenPractice() throws {
    let played = try plain.play(
      game: .daily, questions: 2, .lines("11111", each: 1_000), .line("", after: 1), .lines("11111", each: 1_000),
      .line("q", after: 1))
    #expect(
      played.transcript.hasPrefix(
        """
        tenq: plain mode (--plain). The clock is off; -t 10 turns it on.
        Daily 2026-11-21. 5 questions. Type a number and Enter; r repeats the question, q leaves, ? helps.

        Question 1 of 5.

        """))
    #expect(played.transcript.contains("Result: 5 of 5 right, 5,000 points, 5.000 seconds. Saved.\n"))
    #expect(
      played.transcript.contains(
        "Enter plays again, q leaves: \nToday's attempt is made: this is practice and is not kept.\n"))
    #expect(played.transcript.contains("Result: 5 of 5 right, 5,000 points, 5.000 seconds. Practice, not kept.\n"))
    #expect(played.saved.count == 1)
  }

  @Test func daysInARowAreSaidAfterTheDailyRound() throws {
    let yesterday = Player.date.day.advanced(by: -1)
    let past = Player.record(
      id: "past", game: .daily, set: "ja/daily", correct: 5, milliseconds: 9_000, limit: 0,
      seed: Daily.seed(of: yesterday, language: "ja"),
      date: WallTime(secondsSince1970: yesterday.number * 86_400, offset: 0) ?? .epoch, answers: [])
    let played = try plain.play(game: .daily, in: .ja, past: [past], .lines("11111", each: 1_000), .line("q", after: 1))
    #expect(
      played.transcript.hasSuffix(
        """
        結果：5問中5問正解、5,000点、5.000秒。記録に保存しました。
        自己ベストに並び、4.000秒速い結果です。
        2日連続です。
        Enter でもう一度、q で終了：q

        """))
  }
}
