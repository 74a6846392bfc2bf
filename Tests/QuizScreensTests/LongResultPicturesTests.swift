import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Results of many questions as pictures: those that were missed come first, and right ones that have no room are counted.
@Suite struct LongResultPicturesTests {
  /// A player at the result of so many questions, of which some were missed.
  private static func player(
    _ game: Game.ID, _ count: Int, missing: Set<Int>, _ language: Language, _ width: Int, _ height: Int
  ) throws -> Player {
    let base = Player.questions(language)
    let questions = (0..<count).compactMap { number in
      let question = base[number % base.count]
      return Question(
        text: "\(number + 1): \(question.text)", choices: question.choices, answer: (question.answer ?? 0),
        explanation: question.explanation ?? base.first?.explanation)
    }.map { ShuffledQuestion($0) }
    let setup = RoundSetup(
      game: game, selection: .everything, set: language.rawValue, questions: questions, rules: .timed, seed: 1)
    var round = Round(questions: questions, rules: .timed)
    var now = Instant.zero
    for index in 0..<count {
      round.handle(.shown, at: now)
      round.handle(.choose(missing.contains(index) ? 1 : 0), at: now + .seconds(2))
      now += .seconds(12)
      round.handle(.proceed, at: now)
    }
    let result = try #require(RoundResult(of: round, setup: setup))
    return Player(
      language, size: Size(width: width, height: height), moves: false, opens: ResultScreen(result, since: .zero))
  }

  @Test func survivalInAnOrdinaryWindowInEnglish() throws {
    let player = try LongResultPicturesTests.player(.survival, 21, missing: [3, 10, 20], .en, 80, 24)
    expect(
      player.screen,
      """
       Result   Survival · Everything                        Sat 21 Nov 09:14   saved
      ────────────────────────────────────────────────────────────────────────────────
           ▄█  █▀▀█           21 questions   42.000 s
            █  █▀▀█           Your first round of this kind
           ▄█▄ █▄▄█  right    longest run 9

           4 ✗ 4: How many sides does a hexagon have?  ✓ 6   ✗ 5             2.0 s
               Cucumber holds an enzyme, ascorbinase, that oxidises vitamin C.
               Later work showed that the vitamin is not lost to the body.
          11 ✗ 11: Which vegetable was long said not to go with raw tomato,  2.0 s
               because it breaks down vitamin C?  ✓ Cucumber   ✗ Pumpkin
               Cucumber holds an enzyme, ascorbinase, that oxidises vitamin C.
               Later work showed that the vitamin is not lost to the body.
          21 ✗ 21: Which vegetable was long said not to go with raw tomato,  2.0 s
               because it breaks down vitamin C?  ✓ Cucumber   ✗ Pumpkin
               Cucumber holds an enzyme, ascorbinase, that oxidises vitamin C.
               Later work showed that the vitamin is not lost to the body.
           1 ✓ 1: Which vegetable was long said not to go with raw tomato,   2.0 s
               because it breaks down vitamin C?  ✓ Cucumber
             … 17 more right, v shows all

          Nearest goal: 30 right in Survival, 18 of 30
      ────────────────────────────────────────────────────────────────────────────────
       Enter again  r 3 missed  v explanations  s share  h history  ? help  q home
      """)
  }

  @Test func survivalInTheSmallestWindowInJapanese() throws {
    let player = try LongResultPicturesTests.player(.survival, 21, missing: [3, 10, 20], .ja, 40, 15)
    expect(
      player.screen,
      """
       結果   生き残り    11月21日   保存済み
      ────────────────────────────────────────
        ▄█  █▀▀█          21問   42.000秒
         █  █▀▀█          初めての記録です。
        ▄█▄ █▄▄█  問正解  最高9問連続正解
        4 ✗ 4: 六角形の辺は何本か？     2.0秒
            → 6本
       11 ✗ 11: 胃腸の働きを            2.0秒
            弱めるとされ、昔から「… → スイカ
       21 ✗ 21: 胃腸の働きを            2.0秒
            弱めるとされ、昔から「… → スイカ
        1 ◯ 1: 胃腸の働きを弱めるとさ…  2.0秒
          … ほか17問正解（vですべて表示）
      ────────────────────────────────────────
       Enter 再挑戦  v 答え  ? ヘルプ  q 戻る
      """)
  }

  @Test func survivalInAWideWindowInJapanese() throws {
    let player = try LongResultPicturesTests.player(.survival, 21, missing: [3, 10, 20], .ja, 120, 40)
    expect(
      player.screen,
      """
       結果   生き残り · すべての問題                                                          11月21日（土）09:14   保存済み
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

              ██    ████████                                 1 ◯ 1: 胃腸の働きを弱めるとされ、昔から「天ぷら」と     2.0秒
            ████    ██    ██                                     食べ合わせが良くないと言われてきた食べ物は
              ██    ████████                                     次のうちどれか？  ◯ スイカ
              ██    ██    ██                                 2 ◯ 2: タングステンの元素記号はどれか？  ◯ W            2.0秒
              ██    ██    ██                                 3 ◯ 3: 太陽に最も近い惑星はどれか？  ◯ 水星             2.0秒
            ██████  ████████  問正解                         4 ✗ 4: 六角形の辺は何本か？  ◯ 6本   ✗ 5本              2.0秒
                                                             5 ◯ 5: 植物が吸う気体はどれか？  ◯ 二酸化炭素           2.0秒
                                                             6 ◯ 6: 胃腸の働きを弱めるとされ、昔から「天ぷら」と     2.0秒
                                                                 食べ合わせが良くないと言われてきた食べ物は
                                                                 次のうちどれか？  ◯ スイカ
                                                             7 ◯ 7: タングステンの元素記号はどれか？  ◯ W            2.0秒
          21問   42.000秒                                    8 ◯ 8: 太陽に最も近い惑星はどれか？  ◯ 水星             2.0秒
          初めての記録です。                                 9 ◯ 9: 六角形の辺は何本か？  ◯ 6本                      2.0秒
          最高9問連続正解                                   10 ◯ 10: 植物が吸う気体はどれか？  ◯ 二酸化炭素          2.0秒
                                                            11 ✗ 11: 胃腸の働きを弱めるとされ、昔から「天ぷら」と    2.0秒
                                                                 食べ合わせが良くないと言われてきた食べ物は
                                                                 次のうちどれか？  ◯ スイカ   ✗ 梅干し
                                                            12 ◯ 12: タングステンの元素記号はどれか？  ◯ W           2.0秒
                                                            13 ◯ 13: 太陽に最も近い惑星はどれか？  ◯ 水星            2.0秒
                                                            14 ◯ 14: 六角形の辺は何本か？  ◯ 6本                     2.0秒
          次の目標：生き残りで30問正解（18 / 30）           15 ◯ 15: 植物が吸う気体はどれか？  ◯ 二酸化炭素          2.0秒
                                                            16 ◯ 16: 胃腸の働きを弱めるとされ、昔から「天ぷら」と    2.0秒
                                                                 食べ合わせが良くないと言われてきた食べ物は
                                                                 次のうちどれか？  ◯ スイカ
                                                            17 ◯ 17: タングステンの元素記号はどれか？  ◯ W           2.0秒
                                                            18 ◯ 18: 太陽に最も近い惑星はどれか？  ◯ 水星            2.0秒
                                                            19 ◯ 19: 六角形の辺は何本か？  ◯ 6本                     2.0秒
                                                            20 ◯ 20: 植物が吸う気体はどれか？  ◯ 二酸化炭素          2.0秒
                                                            21 ✗ 21: 胃腸の働きを弱めるとされ、昔から「天ぷら」と    2.0秒
                                                                 食べ合わせが良くないと言われてきた食べ物は
                                                                 次のうちどれか？  ◯ スイカ   ✗ 梅干し




      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter もう一度   r 間違い3問   v 解説を読む   s 共有   h 記録   ? ヘルプ   q 戻る
      """)
  }

  @Test func practiceInAnOrdinaryWindowInEnglish() throws {
    let player = try LongResultPicturesTests.player(.practice, 17, missing: [5], .en, 80, 24)
    expect(
      player.screen,
      """
       Result   Practice · Everything                        Sat 21 Nov 09:14   saved
      ────────────────────────────────────────────────────────────────────────────────

           ▄█  █▀▀▀     ▄▀   ▄█  ▀▀▀█               1 miss   34.000 s
            █  █▀▀█   ▄▀      █     █               Your first round of this kind
           ▄█▄ █▄▄█  ▀       ▄█▄    █  first try    longest run 11

          6 ✗ 6: Which vegetable was long said not to go with raw    1 miss  2.0 s
              tomato, because it breaks down vitamin C?  ✓ Cucumber   ✗ Pumpkin
              You learnt: Cucumber holds an enzyme, ascorbinase, that
              oxidises vitamin C. Later work showed that the vitamin is not
              lost to the body.
          1 ✓ 1: Which vegetable was long said not to go with raw            2.0 s
              tomato, because it breaks down vitamin C?  ✓ Cucumber
          2 ✓ 2: What is the chemical symbol for tungsten?  ✓ W              2.0 s
          3 ✓ 3: Which planet is closest to the Sun?  ✓ Mercury              2.0 s
          4 ✓ 4: How many sides does a hexagon have?  ✓ 6                    2.0 s
          5 ✓ 5: Which gas do plants take in?  ✓ Carbon dioxide              2.0 s
            … 11 more right, v shows all

          Nearest goal: Seven different games played, 1 of 7

      ────────────────────────────────────────────────────────────────────────────────
       Enter again  r 1 missed  v explanations  s share  h history  ? help  q home
      """)
  }

  @Test func practiceInAnOrdinaryWindowInJapanese() throws {
    let player = try LongResultPicturesTests.player(.practice, 17, missing: [5], .ja, 80, 24)
    expect(
      player.screen,
      """
       結果   練習 · すべての問題                      11月21日（土）09:14   保存済み
      ────────────────────────────────────────────────────────────────────────────────

           ▄█  █▀▀▀     ▄▀   ▄█  ▀▀▀█                   ミス1回   34.000秒
            █  █▀▀█   ▄▀      █     █                   初めての記録です。
           ▄█▄ █▄▄█  ▀       ▄█▄    █  問 一度で正解    最高11問連続正解

          6 ✗ 6: 胃腸の働きを弱めるとされ、昔から「天ぷら」と       ミス1回  2.0秒
              食べ合わせが良くないと言われてきた食べ物は次のうちどれか？
              ◯ スイカ   ✗ 梅干し
              今回の学び：水分の多いスイカが胃液を薄め、油の消化を
              妨げるとされてきました。
          1 ◯ 1: 胃腸の働きを弱めるとされ、昔から「天ぷら」と                2.0秒
              食べ合わせが良くないと言われてきた食べ物は次のうちどれか？  ◯ スイカ
          2 ◯ 2: タングステンの元素記号はどれか？  ◯ W                       2.0秒
          3 ◯ 3: 太陽に最も近い惑星はどれか？  ◯ 水星                        2.0秒
          4 ◯ 4: 六角形の辺は何本か？  ◯ 6本                                 2.0秒
          5 ◯ 5: 植物が吸う気体はどれか？  ◯ 二酸化炭素                      2.0秒
            … ほか11問正解（vですべて表示）

          次の目標：7種類のゲームで遊ぶ（1 / 7）

      ────────────────────────────────────────────────────────────────────────────────
       Enter もう一度  r 間違い1問  v 解説を読む  s 共有  h 記録  ? ヘルプ  q 戻る
      """)
  }

  @Test func moreMissedThanFitAreScrolled() throws {
    var player = try LongResultPicturesTests.player(.practice, 30, missing: Set(0..<20), .en, 80, 24)
    #expect(player.screen.last?.contains("1-") == true)
    player.wait(.seconds(1))
    for _ in 0..<30 { player.press(.down) }
    #expect(player.screen.contains { $0.contains("… 10 more right, v shows all") })
  }

  @Test func roundsOfAnOrdinaryLengthAreNotFolded() throws {
    let player = try LongResultPicturesTests.player(.missing, 10, missing: [], .en, 40, 15)
    #expect(!player.screen.joined().contains("more right"))
  }
}
