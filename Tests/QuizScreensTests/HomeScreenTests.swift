import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// The home screen: its entries, and what it says before and after all is counted.
@Suite struct HomeScreenTests {
  @Test func theHomeScreenInEnglish() {
    let player = Player(.en)
    expect(
      player.screen,
      """
       tenq 0.1.0                                              English · 36 questions
      ────────────────────────────────────────────────────────────────────────────────

                                      ▀█▀ █▀▀ █▄ █ █▀█
                                       █  ██▄ █ ▀█ ▀▀█

                                 Ten seconds. Four choices.


                    ▶ Play              Food pairings › Basics: 5 questions, 10 s each
                      Daily             today's five are waiting
                      Practice          2 genres, 3 sets, until all are right
                      Endless           one at a time, with how often it was right
                      Missing number    10 sums, 10 seconds each
                      Panels            5 rows of 5, match them all
                      Survival          three lives, and less and less time
                      Make a question   0 of your own
                      Statistics        how often each question was right
                      History           nothing played yet
                      Settings
                      Quit
       Tip  In a round, press 1-4 to answer at once.
      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ move   Enter choose   1-9 open   ? help   q quit
      """)
  }

  @Test func theHomeScreenInJapanese() {
    let player = Player(.ja)
    expect(
      player.screen,
      """
       tenq 0.1.0                                                     日本語 · 全36問
      ────────────────────────────────────────────────────────────────────────────────

                                      ▀█▀ █▀▀ █▄ █ █▀█
                                       █  ██▄ █ ▀█ ▀▀█

                                   10秒で答える四択クイズ


                    ▶ はじめる          食べ合わせ › 基本 5問、1問10秒
                      今日の5問         今日の問題が待っています
                      ジャンルで練習    2ジャンル 3セット、全問正解まで
                      もっと解く        正答率を見ながら1問ずつ
                      虫食い算          10問、1問10秒
                      パネル            5問×5択、全問正解でクリア
                      生き残り          ライフは3つ、時間はだんだん短く
                      クイズを作る      自分の問題 0問
                      統計              問題ごとの正答率
                      記録              まだ記録はありません
                      設定
                      終了
       ヒント  クイズ中は 1〜4 を押すとすぐに答えられます。
      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動   Enter 決定   1-9 直接選ぶ   ? ヘルプ   q 終了
      """)
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
    #expect(opened(by: "9", missed: 3).hasPrefix(" Statistics"))
    #expect(opened(by: "r", missed: 3).hasPrefix(" Missed questions"))
    #expect(opened(by: "r", missed: 0).hasPrefix(" tenq"))
  }

  @Test func anEntryThatComesDoesNotMoveTheSelection() {
    var player = Player()
    player.press(.end, .up)
    player.send(.state(player.app.context.state.with { $0.missed = .known(3) }))
    #expect(player.canvas.runs(of: .selected) == ["▶", "Settings"])
  }

  @Test func aLongLogIsCountedWhileTheHomeScreenShowsAndNotDuringARound() {
    let home = PlayerHome()
    let long = String(repeating: "a long line that is no record\n", count: 60_000)
    home.writeLog((1...3).map { Player.record($0) }, after: long)
    var player = Player(home: home)
    #expect(player.app.nextChange(after: player.now) == player.now)
    player.press(.enter)
    #expect(player.app.nextChange(after: player.now) == nil)
    player.press(.escape)
    player.wait(.zero)
    #expect(player.screen.joined().contains("3 rounds"))
    #expect(player.app.nextChange(after: player.now) == nil)
  }

  /// The list of games is there at once, and every key before the numbers; whoever is quicker than they are waits.
  @Test func theFirstPictureDoesNotWaitForQuestionsToBeCounted() throws {
    let home = PlayerHome()
    home.writeBanks(.en, usable: 20)
    func fresh() throws -> (app: App, handler: EffectHandler) {
      let handler = EffectHandler(try Session(CommandLineOptions(), in: home.environment(.en)), given: home.given)
      return (App(size: Size(width: 80, height: 24), state: handler.state), handler)
    }
    let now = ContinuousClock.now
    var (app, handler) = try fresh()
    #expect(app.picture(at: now).lines[0].hasSuffix(" English"))
    #expect(app.handle(.shown, at: now).isEmpty && app.nextChange(after: now) == now)
    #expect(app.handle(.input(.time), at: now) == [.finishLoading])
    for event in handler.perform(.finishLoading) { _ = app.handle(event, at: now) }
    #expect(app.picture(at: now).lines[0].contains("questions"))
    #expect(app.handle(.input(.time), at: now) == [.findMissed])

    (app, handler) = try fresh()
    #expect(app.handle(.input(.key(.enter)), at: now).first == .finishLoading)

    (app, handler) = try fresh()
    #expect(app.handle(.input(.key(.character("r"))), at: now) == [.finishLoading, .inspect(.missed)])
  }

  @Test func whoeverOpensAGameAtOnceSeesTheBestOfAllRounds() throws {
    let home = PlayerHome()
    home.writeLog((1...60).map { Player.record($0) })
    var handler = EffectHandler(try Session(CommandLineOptions(), in: home.environment(.en)), given: home.given)
    #expect(handler.state.isCounting && handler.state.rounds < 60)
    _ = handler.perform(.finishLoading)
    #expect(!handler.state.isCounting && handler.state.rounds == 60)
  }

  @Test func quittingEndsTheProgram() {
    var player = Player()
    player.type("q")
    #expect(player.loopEffects == [.quit])
  }

  @Test func backLeadsHomeFromEverywhere() {
    let ways: [(entry: String?, key: Key?)] = [
      ("Play", nil), ("History", nil), ("History", .tab), ("Settings", nil), (nil, .character("?")),
    ]
    for way in ways {
      var player = Player()
      if let entry = way.entry { player.openEntry(entry) }
      if let key = way.key { player.press(key) }
      #expect(!player.screen[0].hasPrefix(" tenq"), "\(way)")
      player.press(.escape)
      #expect(player.screen[0].hasPrefix(" tenq"), "\(way)")
    }
  }
}

extension AppState {
  /// The same with a change.
  fileprivate func with(_ change: (inout AppState) -> Void) -> AppState {
    var state = self
    change(&state)
    return state
  }
}
