import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Practice, missing number and missed questions: whole games from the first key to the record, and their screens.
@Suite struct RoundGamesTests {
  /// A player in front of the first question of practice.
  func practising(_ player: Player) -> Player {
    var player = player
    player.choose(.game(.practice))
    player.press(.enter, .enter, .enter)
    return player
  }

  /// A player in front of the first sum.
  func adding(_ player: Player) -> Player {
    var player = player
    player.choose(.game(.missing))
    player.press(.enter)
    return player
  }

  @Test func practiceGoesOnUntilAllAreRightAndRecordsItsMisses() throws {
    var player = practising(Player())
    player.wait(.seconds(1))
    player.type("2")
    player.wait(.seconds(1))
    player.type("2431")
    player.wait(.milliseconds(800))
    for _ in 0..<4 {
      player.wait(.seconds(1))
      player.type("1")
      player.wait(.milliseconds(800))
    }
    let record = try #require(player.saved.first)
    #expect(player.saved.count == 1)
    #expect(record.game == .practice)
    #expect(record.set == "en/Food pairings/Basics")
    #expect(record.asked == 5)
    #expect(record.correct == 4)
    #expect(record.misses == 3)
    #expect(record.milliseconds == 6000)
    #expect(record.limit == 0)
    #expect(record.answers.map(\.choice) == [2, 4, 3, 1, 1, 1, 1, 1])
    #expect(player.screen[0].hasPrefix(" Result   Food pairings › Basics"))
  }

  @Test func aBlockedPanelCannotBeSelectedOrChosen() {
    var player = practising(Player())
    player.wait(.seconds(1))
    player.press(.right, .enter)
    #expect(player.canvas.runs(of: .selected).contains("▶"))
    #expect(player.canvas.runs(of: .gone).contains("◆ 2"))
    // Right of the first panel only the third row's is left.
    player.press(.right)
    player.click(50, 12)
    #expect(player.screen[0].contains("1 miss "))
    player.press(.enter)
    #expect(player.screen[0].contains("2 misses "))
  }

  @Test func theClockOfPracticeCountsTheWholeRoundAndStopsInAPause() {
    var player = practising(Player())
    player.wait(.seconds(3))
    player.type("1")
    player.wait(.seconds(2))
    #expect(player.screen[0].hasSuffix("0 misses   4.2 s"))
    player.type("p")
    #expect(!player.screen.joined().contains("tungsten"))
    player.wait(.seconds(60))
    player.type("p")
    player.wait(.seconds(1))
    #expect(player.screen[0].hasSuffix("0 misses   5.2 s"))
    player.press(.escape)
    player.type("y")
    #expect(player.saved.isEmpty)
    #expect(player.screen[0].hasPrefix(" Practice › Food pairings"))
  }

  @Test func panelsLeaveAndRiseWhileKeysAreDropped() throws {
    var player = practising(Player())
    player.wait(.seconds(1))
    player.type("1")
    player.wait(.milliseconds(800))
    #expect(player.canvas.runs(of: .dim).contains("What is the chemical symbol for tungsten?"))
    player.wait(.milliseconds(75))
    #expect(player.screen[14].hasSuffix("┐"), "the old panels are on their way down")
    #expect(player.screen.joined().contains("Cucumber"))
    player.wait(.milliseconds(125))
    #expect(player.screen.joined().contains("▲ 1  W "))
    #expect(!player.screen.joined().contains("Cucumber"))
    #expect(player.screen[22] == String(repeating: "─", count: 80))
    player.type("1")
    player.wait(.milliseconds(50))
    #expect(player.screen[10].hasPrefix(" ┏"), "all is in its place when keys count")
    #expect(player.canvas.runs(of: .plain).contains("What is the chemical symbol for tungsten?"))
    #expect(player.screen[0].hasPrefix(" Practice   Question 2 of 5"))
    player.type("1")
    #expect(player.screen.joined().contains("✓ right"))
  }

  @Test func withoutMotionAndAgainstTheClockNothingMoves() {
    var still = practising(Player(moves: false))
    still.wait(.seconds(1))
    still.type("1")
    still.wait(.milliseconds(900))
    #expect(still.screen[10].hasPrefix(" ┏"))
    var timed = Player()
    timed.press(.enter, .enter)
    timed.wait(.seconds(1))
    timed.type("1")
    timed.wait(.milliseconds(900))
    #expect(timed.screen[10].hasPrefix(" ┏"))
  }

  @Test func tenSumsMakeARecord() throws {
    var player = adding(Player())
    var right = 0
    for sum in Player.sums().questions {
      player.wait(.seconds(1))
      right += 1
      player.type("\(sum.rightPanel + 1)")
      player.wait(.milliseconds(800))
    }
    let record = try #require(player.saved.first)
    #expect(record.game == .missing)
    #expect(record.set == "missing")
    #expect(record.asked == 10 && record.correct == 10)
    #expect(record.milliseconds == 10_000)
    player.wait(.seconds(1))
    player.type("n")
    #expect(player.screen[0].hasPrefix(" Missing number   Question 1 of 10"))
  }

  @Test func lettersMoveOnTheKeypadAndDoNotAnswer() {
    var player = adding(Player())
    player.wait(.seconds(1))
    player.type("hl")
    #expect(player.screen[1].hasPrefix(" Time "))
    player.type("５")
    #expect(player.screen[1] == " 1.000 s")
  }

  @Test func ownQuestionsAreChangedFromTheirSet() {
    let catalogue = Player.catalogue(.en)
    let own = Catalogue.Entry(title: "own", files: ["own.csv"], questions: 1)
    let state = AppState(
      version: "0.1.0", language: .en,
      catalogue: Catalogue(language: "en", genres: catalogue.genres, own: own))
    let context = ViewContext(size: Size(width: 80, height: 24), state: state)
    let now = ContinuousClock.Instant.now
    var mine = SetScreen(of: .own)
    #expect(mine.hints(in: context).contains { $0.key == .character("e") })
    guard case .push(let opened) = mine.handle(.key(.character("e")), at: now, in: context).first else {
      Issue.record("nothing was opened")
      return
    }
    #expect(opened is UserQuestionsScreen)
    var others = SetScreen(of: .genre("Food pairings"))
    #expect(!others.hints(in: context).contains { $0.key == .character("e") })
    #expect(others.handle(.key(.character("e")), at: now, in: context).isEmpty)
  }

  @Test func missedQuestionsAreOfferedOnceTheyAreKnown() throws {
    var player = Player()
    #expect(!player.screen.joined().contains("Missed questions"))
    player.miss(3)
    #expect(player.screen.joined().contains("Missed questions  3 questions to try again"))
    player.choose(.retry)
    player.press(.enter)
    #expect(player.screen[0].hasPrefix(" Question 1 of 3   Missed questions"))
    for _ in 0..<3 {
      player.wait(.seconds(1))
      player.type("1")
      player.wait(.milliseconds(800))
    }
    let record = try #require(player.saved.first)
    #expect(record.game == .timed)
    #expect(record.set == "missed")
  }

  @Test func digitsOpenTheSameEntriesWhetherQuestionsWereMissedOrNot() {
    func opened(by key: String, missed: Int) -> String {
      var player = Player { $0.missed = .known(missed) }
      player.type(key)
      return player.screen[0]
    }
    for digit in 1...9 { #expect(opened(by: "\(digit)", missed: 0) == opened(by: "\(digit)", missed: 3), "\(digit)") }
    #expect(opened(by: "9", missed: 3).hasPrefix(" History"))
    #expect(opened(by: "r", missed: 3).hasPrefix(" Missed questions"))
    #expect(opened(by: "r", missed: 0).hasPrefix(" tenq"))
  }

  @Test(arguments: [Language.en, .ja])
  func theSmallestHomeScreenShowsEveryEntryAndCutsNothing(_ language: Language) {
    let past = Score(
      kind: .init(game: .timed, set: "x", asked: 5, limit: 10_000), ranking: .correct, correct: 5, misses: 0,
      milliseconds: 12_345,
      date: Player.date)
    var player = Player(language, size: Size(width: 40, height: 15)) {
      $0.missed = .known(18)
      $0.rounds = 23
      $0.bests[.timed] = past
    }
    let words = Localizer(language)
    let top = player.screen
    player.press(.end)
    let bottom = player.screen
    for name in [SafeText(TimedModule().homeName[language]), words(.retry), words(.quit)] {
      #expect((top + bottom).contains { $0.contains(" \(name.string)") }, "\(name.string)")
    }
    #expect(!(top + bottom).joined().contains("…"))
  }

  @Test func anEntryThatComesDoesNotMoveTheSelection() {
    var player = Player()
    player.press(.end, .up)
    player.send(.state(player.app.context.state.with { $0.missed = .known(3) }))
    #expect(player.canvas.runs(of: .selected) == ["▶", "Settings"])
  }

  @Test func moreThanFourGenresHavePages() {
    var player = Player { state in
      let genres = (1...6).map { number in
        Catalogue.Genre(title: "Genre \(number)", sets: [.init(title: "Set", files: ["x"], questions: 10)])
      }
      state.catalogue = Catalogue(
        language: "en", genres: genres, own: .init(title: "own", files: ["own.csv"], questions: 3))
    }
    player.choose(.game(.practice))
    #expect(player.screen[0].hasSuffix("7 genres, 7 sets"))
    #expect(player.screen[23].hasSuffix("1/2"))
    player.press(.right, .right)
    #expect(player.screen[23].hasSuffix("2/2"))
    #expect(player.screen.joined().contains("Your own"))
    player.press(.pageUp, .pageDown)
    player.type("4")
    #expect(player.screen[0].hasPrefix(" Genres"), "there are only three on the second page")
    player.type("3")
    #expect(player.screen[0].hasPrefix(" Practice › Your own"))
    player.press(.enter)
    #expect(player.screen[0].hasPrefix(" Practice › Your own"))
    player.press(.right, .enter)
    player.press(.escape, .escape)
    #expect(player.screen[0].hasPrefix(" tenq"))
  }

  /// What practising a set came to, three misses the last time and none at best.
  static let practised: [String: AppState.Practised] = {
    let kind = Score.Kind(game: .practice, set: "ja/食べ合わせ/基本", asked: 12, limit: 0)
    func score(_ misses: Int, _ milliseconds: Int) -> Score {
      Score(
        kind: kind, ranking: .misses, correct: 12 - misses, misses: misses, milliseconds: milliseconds,
        date: Player.date)
    }
    return [kind.set: AppState.Practised(latest: score(3, 64_812), best: score(0, 41_200))]
  }()

  @Test func theGenresInJapanese() {
    var player = Player(.ja)
    player.choose(.game(.practice))
    expect(
      player.screen,
      """
       ジャンル                                                     2ジャンル 3セット
      ────────────────────────────────────────────────────────────────────────────────

       ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓┌─────────────────────────────────────┐
       ┃ ▲ 1                                 ┃│ ◆ 2                                 │
       ┃                                     ┃│                                     │
       ┃                                     ┃│                                     │
       ┃                                     ┃│                                     │
       ┃                                     ┃│                                     │
       ┃                                     ┃│                                     │
       ┃                                     ┃│                                     │
       ┃             食べ合わせ              ┃│                科学                 │
       ┃            2セット 24問             ┃│            1セット 12問             │
       ┃                                     ┃│                                     │
       ┃                                     ┃│                                     │
       ┃                                     ┃│                                     │
       ┃                                     ┃│                                     │
       ┃                                     ┃│                                     │
       ┃                                     ┃│                                     │
       ┃ ▶                                   ┃│                                     │
       ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛└─────────────────────────────────────┘

      ────────────────────────────────────────────────────────────────────────────────
       1-2 選ぶ   ↑↓←→ 移動   Enter 決定   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theSetsInJapanese() {
    var player = Player(.ja) { $0.practised = RoundGamesTests.practised }
    player.choose(.game(.practice))
    player.press(.enter)
    expect(
      player.screen,
      """
       練習 › 食べ合わせ                                                      2セット
      ────────────────────────────────────────────────────────────────────────────────

          ▶ 基本（12問）
              前回 ミス 3回 64.8秒   最高 ミス 0回 41.2秒

            季節の食卓（12問）
              まだ挑戦していません














      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動   Enter 決定   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theCompactSetsInEnglish() {
    var player = Player(.en, size: Size(width: 48, height: 16)) { state in
      state.practised = ["en/Food pairings/Basics": RoundGamesTests.practised["ja/食べ合わせ/基本"]].compactMapValues { $0 }
    }
    player.choose(.game(.practice))
    player.press(.enter)
    expect(
      player.screen,
      """
       Practice › Food pairings                2 sets
      ────────────────────────────────────────────────
       ▶ Basics (12 questions)
           last 3 misses, 64.8 s
           best 0 misses, 41.2 s
         Through the seasons (12 questions)
           not tried yet







      ────────────────────────────────────────────────
       ↑↓ move   Enter confirm   ? help   Esc back
      """)
  }

  @Test func theStartOfPracticeInJapanese() {
    var player = Player(.ja)
    player.choose(.game(.practice))
    player.press(.enter, .enter)
    expect(
      player.screen,
      """
       練習 › 食べ合わせ › 基本
      ────────────────────────────────────────────────────────────────────────────────


                                     食べ合わせ › 基本
                                           全40問


               すべての問題が順番を変えて出ます。

               間違えたパネルは選べなくなります。正解するまで選んでください。

               ミスの数とかかった時間が記録に残ります。





                     ┏━━━━━━━━━━━━━━━━━━━━━━┓  ┌──────────────────────┐
                     ┃      スタート！      ┃  │         戻る         │
                     ┗━━━━━━━━━━━━━━━━━━━━━━┛  └──────────────────────┘

      ────────────────────────────────────────────────────────────────────────────────
       Enter 決定   ←→ 移動   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func whatTheStartOfPracticeHasToSayStandsBelowItsRules() {
    var player = Player(.en, size: Size(width: 48, height: 16)) { $0.saveProblem = "read-only" }
    player.facts = SelectionFacts(usable: 40, skipped: 2)
    player.choose(.game(.practice))
    player.press(.enter, .enter)
    expect(
      player.screen,
      """
       Practice › Food pairings › Basics
      ────────────────────────────────────────────────
                   Food pairings › Basics
                        40 questions
        Every question comes, in another order each
        time.
        A wrong panel cannot be chosen again: go on
        until you are right.
             Rounds cannot be saved: read-only
       2 rows cannot be used and are skipped: tenq
       bank check names them.
        ┏━━━━━━━━━━━━━━━━━━━┓  ┌───────────────────┐
        ┃      Start!       ┃  │       Back        │
        ┗━━━━━━━━━━━━━━━━━━━┛  └───────────────────┘
      ────────────────────────────────────────────────
       Enter confirm   ←→ move   ? help   Esc back
      """)
  }

  @Test func aShorterRoundIsSaidWhereTheSetIsChosen() {
    var player = Player(.en)
    player.facts = SelectionFacts(usable: 3, skipped: 0)
    player.press(.enter)
    #expect(player.screen[0].hasSuffix("3 of 3 questions"))
    #expect(player.canvas.runs(of: .hint).contains("There are only 3 here, so the round is shorter."))
    player.press(.escape)
    player.choose(.game(.practice))
    player.press(.enter, .enter)
    #expect(!player.screen.joined().contains("shorter"))
  }

  @Test func aGonePanelInJapanese() {
    var player = Player(.ja)
    player = practising(player)
    player.wait(.milliseconds(3100))
    player.type("2")
    expect(
      player.screen,
      """
       練習   第1問 / 5   食べ合わせ › 基本                           ミス 1   3.1 秒
       ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
      ────────────────────────────────────────────────────────────────────────────────

         胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが良くないと言われて
         きた食べ物は次のうちどれか？

         もう一度選んでください。


       ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
       ┃ ▲ 1  スイカ                         ┃░ ◆ 2  梅干し                         ░
       ┃                                     ┃░                                     ░
       ┃                                     ┃░                                     ░
       ┃ ▶                                   ┃░      ✗                              ░
       ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
       ┌─────────────────────────────────────┐┌─────────────────────────────────────┐
       │ ● 3  ゆで卵                         ││ ■ 4  ソーセージ                     │
       │                                     ││                                     │
       │                                     ││                                     │
       │                                     ││                                     │
       └─────────────────────────────────────┘└─────────────────────────────────────┘
      ────────────────────────────────────────────────────────────────────────────────
       1-4 答える   ↑↓←→ 移動   Enter 決定   p 一時停止   ? ヘルプ   q やめる
      """)
  }

  @Test func aGonePanelInTheCompactListInEnglish() {
    var player = Player(.en, size: Size(width: 48, height: 16))
    player = practising(player)
    player.wait(.milliseconds(3100))
    player.type("2")
    expect(
      player.screen,
      """
       Question 1 of 5                 1 miss   3.1 s
       ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
      ────────────────────────────────────────────────
       Which vegetable was long said not to go with
       raw tomato, because it breaks down vitamin C?

       Choose again.


      ────────────────────────────────────────────────
       ▶ ▲ 1  Cucumber
       ✗ ◆ 2  Pumpkin
         ● 3  Daikon
         ■ 4  Lotus root
      ────────────────────────────────────────────────
       1-4 answer   p pause   ? help   q leave
      """)
  }

  @Test func theKeypadInJapanese() {
    var player = Player(.ja)
    player = adding(player)
    player.wait(.milliseconds(3900))
    expect(
      player.screen,
      """
       虫食い算   第1問 / 10                                                   正解 0
       残り █████████████████████████████████████▉                           6.1 秒
      ────────────────────────────────────────────────────────────────────────────────



                                     2  ×  ( ? )  =  12


                            ┌──────────┐┌──────────┐┌──────────┐
                            │    1     ││    2     ││    3     │
                            │          ││          ││          │
                            └──────────┘└──────────┘└──────────┘
                            ┌──────────┐┏━━━━━━━━━━┓┌──────────┐
                            │    4     │┃    5     ┃│    6     │
                            │          │┃          ┃│          │
                            └──────────┘┗━━━━━━━━━━┛└──────────┘
                            ┌──────────┐┌──────────┐┌──────────┐
                            │    7     ││    8     ││    9     │
                            │          ││          ││          │
                            └──────────┘└──────────┘└──────────┘

      ────────────────────────────────────────────────────────────────────────────────
       1-9 答える   ↑↓←→ 移動   Enter 決定   p 一時停止   ? ヘルプ   q やめる
      """)
  }

  @Test func theCompactKeypadInASCII() {
    var player = Player(.en, size: Size(width: 40, height: 15), glyphs: .ascii)
    player = adding(player)
    player.wait(.milliseconds(3900))
    expect(
      player.screen,
      """
       Question 1 of 10               Right 0
       Time [############........]    6.1 s
      ----------------------------------------
                 2  x  ( ? )  =  12



      ----------------------------------------
             1           2           3

             4         > 5           6

             7           8           9
      ----------------------------------------
       1-9 answer  p pause  ? help  q leave
      """)
  }

  @Test func aWrongDigitInEnglish() {
    var player = Player(.en)
    player = adding(player)
    player.wait(.milliseconds(3900))
    player.type("3")
    expect(
      player.screen,
      """
       Missing number   Question 1 of 10                                      Right 0
       3.900 s
      ────────────────────────────────────────────────────────────────────────────────



                                     2  ×  ( ? )  =  12

                              ✗ Not right. The answer is “6”.
                            ┌──────────┐┌──────────┐┌──────────┐
                            │    1     ││    2     ││    3     │
                            │          ││          ││    ✗     │
                            └──────────┘└──────────┘└──────────┘
                            ┌──────────┐┌──────────┐┏━━━━━━━━━━┓
                            │    4     ││    5     │┃    6     ┃
                            │          ││          │┃    ✓     ┃
                            └──────────┘└──────────┘┗━━━━━━━━━━┛
                            ┌──────────┐┌──────────┐┌──────────┐
                            │    7     ││    8     ││    9     │
                            │          ││          ││          │
                            └──────────┘└──────────┘└──────────┘

      ────────────────────────────────────────────────────────────────────────────────
       Enter next   q leave
      """)
  }

  @Test func theResultOfPracticeInJapanese() {
    var player = Player(.ja)
    player = practising(player)
    for keys in ["1", "31", "2341", "1", "1"] {
      player.wait(.seconds(2))
      player.type(keys)
      player.wait(.milliseconds(800))
    }
    expect(
      player.screen,
      """
       結果   食べ合わせ › 基本                                      2026-11-21 09:14
      ────────────────────────────────────────────────────────────────────────────────

                                   ミス 4回     10.000秒
                               この条件では初めての記録です。


          1 ✓  █████████████████████████████████████████████████           2.000秒
          2 ✗  █████████████████████████████████████████████████ ミス 1    2.000秒
          3 ✗  █████████████████████████████████████████████████ ミス 3    2.000秒
          4 ✓  █████████████████████████████████████████████████           2.000秒
          5 ✓  █████████████████████████████████████████████████           2.000秒

          記録に保存しました。








      ────────────────────────────────────────────────────────────────────────────────
       n もう一度   r 間違えた2問   v 答え合わせ   h 記録   ? ヘルプ   q ホーム
      """)
  }
}

extension AppState {
  /// The same with a change.
  func with(_ change: (inout AppState) -> Void) -> AppState {
    var state = self
    change(&state)
    return state
  }
}
