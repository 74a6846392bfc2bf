import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// The history and the home screen show the same number of rounds.
@Suite struct HistoryCountTests {
  /// More rounds than are read at once.
  static let many = (1...230).map {
    Player.record($0, game: $0 % 8 == 0 ? .missing : .timed, set: $0 % 8 == 0 ? "missing" : "en/Food pairings/Basics")
  }

  @Test func aGameInEnglish() {
    var player = Player(.en, size: Size(width: 80, height: 24))
    player.remember(HistoryCountTests.many)
    player.choose(.history)
    player.type("f")
    expect(
      player.screen,
      """
       History   Table ─ Chart                       Play   202 rounds   newest first
      ────────────────────────────────────────────────────────────────────────────────
         Date          Game  Set                           Points   Right        Time
      ────────────────────────────────────────────────────────────────────────────────
       ▶ 21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
         21 Nov 09:14  Play  Food pairings › Basics         4,420   4 / 5    23.456 s
      ────────────────────────────────────────────────────────────────────────────────
       Tab chart   ↑↓ move   Enter open   f game   ? help   Esc back         1-18/202
      """)
  }

  @Test func aGameInTheSmallestWindowInJapanese() {
    var player = Player(.ja, size: Size(width: 40, height: 15))
    player.remember(HistoryCountTests.many)
    player.choose(.history)
    player.type("f")
    expect(
      player.screen,
      """
       記録   表 ─ グラフ  10秒クイズ   202回
      ────────────────────────────────────────
         日付        セット             正解
      ────────────────────────────────────────
       ▶ 11月21日 ▲  Basics            4 / 5
         11月21日 ▲  Basics            4 / 5
         11月21日 ▲  Basics            4 / 5
         11月21日 ▲  Basics            4 / 5
         11月21日 ▲  Basics            4 / 5
         11月21日 ▲  Basics            4 / 5
         11月21日 ▲  Basics            4 / 5
         11月21日 ▲  Basics            4 / 5
         11月21日 ▲  Basics            4 / 5
      ────────────────────────────── 1-9/202 ─
       Tab 図  Enter 開く  ? ヘルプ  Esc 戻る
      """)
  }

  @Test func aGameInALargeWindowInJapanese() {
    var player = Player(.ja, size: Size(width: 120, height: 40))
    player.remember(HistoryCountTests.many)
    player.choose(.history)
    player.type("f")
    expect(
      player.screen,
      """
       記録   表 ─ グラフ                                                                       10秒クイズ   202回   新しい順
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
         日付            ゲーム      セット             得点    正解        時間
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ▶ 11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒    Food pairings › Basics
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒    10秒クイズ
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒    4,420点   5問中4問正解     23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒    1 ◯ ━━━━      4.7秒  +1,105点  選択肢1
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒    2 ◯ ━━━━      4.7秒  +1,105点  選択肢1
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒    3 ◯ ━━━━      4.7秒  +1,105点  選択肢1
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒    4 ◯ ━━━━      4.7秒  +1,105点  選択肢1
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒    5 ◷           4.7秒            回答なし
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒    記録に問題文は含まれません。今の
         11月21日 09:14  10秒クイズ  Basics            4,420   4 / 5    23.456秒    問題集にない問題があります。
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Tab グラフ   ↑↓ 移動   Enter 開く   f ゲーム   ? ヘルプ   Esc 戻る                                            1-34/202
      """)
  }

  @Test(arguments: [(Language.en, "12,345 rounds and counting"), (.ja, "12,345回（集計中）")])
  func homeAndHistorySayTheSame(language: Language, count: String) {
    var player = Player(language) {
      $0.rounds = 12_345
      $0.isCounting = true
    }
    #expect(player.screen.contains { $0.contains(count) })
    player.choose(.history)
    #expect(player.screen[0].contains(count))
  }

  @Test func theCountingGoesOnWhileTheHistoryIsOpen() throws {
    let home = PlayerHome()
    home.writeBanks(.en, usable: 12)
    var handler = EffectHandler(try Session(CommandLineOptions(), in: home.environment(.en)), given: home.given)
    handler.finishLoading()
    handler.state.missed = .known(0)
    handler.state.isCounting = true
    handler.state.rounds = 2
    handler.state.today = Player.date.day
    let now = Instant.zero
    var (app, effects) = App.opening(
      Opening(screen: HistoryScreen()), size: Size(width: 80, height: 24), state: handler.state)
    #expect(effects == [.store(.readHistory(game: nil, count: 200))])
    let page = HistoryPage(game: nil, records: HistoryCountTests.many, hasMore: true)
    effects = app.handle(.response(.history(page)), at: now)
    #expect(app.picture(at: now).lines[0].contains("2 rounds and counting"))
    #expect(app.picture(at: now).lines[23].hasSuffix("/230+"))
    #expect(app.nextChange(after: now) == now)
    #expect(app.handle(.input(.time), at: now) == [.store(.goOnCounting)])
    for event in handler.perform(.goOnCounting) { _ = app.handle(event, at: now) }
    #expect(!app.context.state.isCounting)
  }

  @Test func roundsThatAnotherProgramSavedAreCountedWhenTheHistoryIsRead() {
    var player = Player(.en)
    player.remember(HistoryCountTests.many)
    player.choose(.history)
    #expect(player.screen[0].contains("230 rounds"))
    #expect(player.screen[23].hasSuffix("/230"))
    player.press(.escape)
    #expect(player.screen.contains { $0.contains("230 rounds") })
  }
}
