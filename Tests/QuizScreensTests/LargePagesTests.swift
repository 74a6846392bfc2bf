import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Pages outside of a round in large windows: names in large letters, rows apart or side by side.
@Suite struct LargePagesTests {
  private static let wide = Size(width: 120, height: 40)
  private static let largest = Size(width: 200, height: 60)

  @Test func theWaysIntoALiveRoomInEnglish() {
    expect(
      LiveStage(.en, LargePagesTests.wide, opens: LiveMenuScreen()).screen,
      """
       Live   a round for the room
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

                                                         █    ▀
                                                         █    █ █   █ ▄▀▀▄
                                                         █    █  █ █  █▀▀▀
                                                         ▀▀▀▀ ▀   ▀    ▀▀▀


         ▲ 1
                                                         █  █            █
                                                         █▄▄█ ▄▀▀▄ ▄▀▀▀ ▀█▀
                                                         █  █ █  █  ▀▀▄  █
                                                         ▀  ▀  ▀▀  ▀▀▀   ▀▀

                                               open a room, and choose what is played


         ◆ 2
                                                             █      ▀
                                                             █ ▄▀▀▄ █ █▀▀▄
                                                          ▄  █ █  █ █ █  █
                                                           ▀▀   ▀▀  ▀ ▀  ▀

                                         with the address and the code on the host's screen



                            One person hosts, and everybody answers the same question at the same
                            moment, on a phone or in a terminal.

                            Nothing to install on a phone: open the address or the QR code, type a
                            name, done.

                            1,000 points for a right answer and a little for speed, timed on each
                            player's own screen.


      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ↑↓ move   Enter choose   ? help   Esc back
      """)
  }

  @Test func theWaysIntoALiveRoomInJapanese() {
    expect(
      LiveStage(.ja, LargePagesTests.wide, opens: LiveMenuScreen()).screen,
      """
       ライブ   みんなで同時に遊ぶ
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

                                                      ▄▄▄▄▄▄        ▄     ▀▄ ▀▄
                                                                   ▄▀ ▀▀▀▀▀▀▀█
                                                     ▀▀▀▀▀▀▀█   ▄▄█          █
                                                           ▄▀ ▀▀  █         █
                                                       ▄▄▀▀       █    ▄▄▄▀▀


         ▲ 1
                                              █   ▄▄▄  ▄▄▄▄▄▄▄▄    █     ▄▄▄▄ ▄▄▄▄    ▄
                                            ▀█▀▀█▀█ █  █▄▄▄▄▄▄█ ▀▀█▀▀▀▀  █▄▄█ █▄▄█  ▄▀
                                            ▄█▄▄█▄█▀▄  █▄█▄▄▄█   ▄▀▀▄▄▀▀ █▄▄█▄█▄▄█ █
                                            ▄▄▄▄▄ █ █ ▄▀ ▄▄█▄▄▀ ▀ ▄▀ █   █ ▄█▄█▄ █  ▀▄
                                            █▄▄▄█ █▀  ▀ ▄▄▄█▄▄▄   ▀▄▄▄▄  █ ▄▀ █ ▄█    █

                                                出題するセットを選んで部屋を開きます


         ◆ 2
                                                 ▄▀  ▄     █            █     ▄▄▄▄▄
                                                ▀▀▀█▀▀▀  ▄▄█▄▄ █▀█ ▀▀▀▀▀█▀▀▀    ▄▀
                                               ▀▀█▀▀▀█▀▀  █  █ █ █   ▄▀▀█    ▄▄▀▀▀▄
                                               ▀▀▄▄▀▀ ▀▄ ▄▀  █ █ █   ▀▄▄█     ▄▀▀▄ █
                                                ▄▄▄▄▀▀   ▀ ▄▄▀ █▄█   ▄▄▀      ▀▄▄█▀

                                             ホストの画面のアドレスとコードで参加します



                            1人が部屋を開き、全員がスマホやパソコンから同じ問題に同時に答えます。

                            スマホには何も入れません。アドレスか QR コードを開き、名前を
                            入れるだけです。

                            正解は1,000点、速さに応じて少し加点。時間は各自の画面で計ります。

      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動   Enter 決定   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theFormOfALiveRoomInEnglish() {
    expect(
      LiveStage(.en, LargePagesTests.wide, opens: LiveJoinScreen(address: "", code: "", name: "")).screen,
      """
       Live   join a room
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────




                                                             █      ▀
                                                             █ ▄▀▀▄ █ █▀▀▄
                                                          ▄  █ █  █ █ █  █
                                                           ▀▀   ▀▀  ▀ ▀  ▀



                             ▶ Address
                                          ─────────────────────────────────────────────────────────────

                               Code
                                          ─────────────────────────────────────────────────────────────

                               Your name
                                          ─────────────────────────────────────────────────────────────

                               Address and code are on the host's screen. Nothing else is needed: no
                               account, no password.














      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter next, join   ↑↓ Tab field   F1 help   Esc back
      """)
  }

  @Test func ownKeysInEnglish() {
    expect(
      Player(.en, size: LargePagesTests.wide, opens: OwnKeysScreen()).screen,
      """
       Settings   Own keys
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

         In a game                                                 In lists
         ▶ pause                      p                              back                       Esc  q
           leave                      q  Esc                         other view                 Tab
           the choices in full        v                              one game                   f
           a new board                n                              filter by letters          /
           save again                 s                              right answers or time      m
         To answer                                                   order of the bars          o
           answer 1                   1  a                           sort                       s
           answer 2                   2  b                           change questions           e
           answer 3                   3  c                           default                    d
           answer 4                   4  d                           remove                     x
           answer 5                   5  e                         In all of these
           answer 6                   6  f                           help                       ?  F1
           answer 7                   7  g                           confirm, open              Enter  Space
           answer 8                   8                              move up                    ↑  k
           answer 9                   9                              move down                  ↓  j
         On a result                                                 move left                  ←  h
           play again                 n                              move right                 →  l
           the next level             d                              a page up                  PgUp  Ctrl-U
           answers                    v                              a page down                PgDn  Ctrl-D
           history                    h                              to the first               Home  g
           home                       q  Esc                         to the last                End  G
           share                      s                              missed questions           r
         In a live room
           hold the room              p
           end, close, leave          q  Esc
           lock the room              l
           send somebody away         x
           hide names                 n
           save as CSV                e



           Changes are kept at once.

      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ↑↓ move   Enter another key   d default   ? help   Esc back
      """)
  }

  @Test func ownKeysInJapanese() {
    expect(
      Player(.ja, size: LargePagesTests.wide, opens: OwnKeysScreen()).screen,
      """
       設定   自分のキー
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

         クイズ中                                                  一覧
         ▶ 一時停止                   p                              戻る                       Esc  q
           やめる                     q  Esc                         表示の切り替え             Tab
           選択肢の全文               v                              ゲームで絞る               f
           新しい問題                 n                              文字で絞り込む             /
           もう一度保存               s                              正解数と時間の切り替え     m
         答える                                                      グラフの順序               o
           選択肢1                    1  a                           並べ替え                   s
           選択肢2                    2  b                           問題の編集                 e
           選択肢3                    3  c                           初期値に戻す               d
           選択肢4                    4  d                           削除                       x
           選択肢5                    5  e                         共通
           選択肢6                    6  f                           ヘルプ                     ?  F1
           選択肢7                    7  g                           決定・開く                 Enter  Space
           選択肢8                    8                              上へ移動                   ↑  k
           選択肢9                    9                              下へ移動                   ↓  j
         結果                                                        左へ移動                   ←  h
           もう一度                   n                              右へ移動                   →  l
           次の難易度                 d                              1画面上へ                  PgUp  Ctrl-U
           答え合わせ                 v                              1画面下へ                  PgDn  Ctrl-D
           記録                       h                              最初へ                     Home  g
           ホーム                     q  Esc                         最後へ                     End  G
           共有                       s                              間違えた問題               r
         ライブ
           一時停止                   p
           終了・閉じる・出る         q  Esc
           参加を締め切る             l
           退出させる                 x
           名前を隠す                 n
           CSV で保存                 e



           変更はすぐに保存されます。

      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動   Enter キーを変える   d 初期値に戻す   ? ヘルプ   Esc 戻る
      """)
  }

  @Test(arguments: [LargePagesTests.wide, LargePagesTests.largest])
  func aClickOnAPanelIsOnItsRow(_ size: Size) throws {
    let screen = LiveMenuScreen()
    let stage = LiveStage(.en, size, opens: screen)
    let join = try #require(stage.screen.firstIndex { $0.contains("with the address") })
    let host = try #require(stage.screen.firstIndex { $0.contains("open a room") })
    for x in [4, 60, 110] {
      #expect(screen.hit(at: Point(x: stage.app.context.content.x + x, y: join), in: stage.app.context) == .row(1))
      #expect(screen.hit(at: Point(x: stage.app.context.content.x + x, y: host), in: stage.app.context) == .row(0))
    }
  }

  @Test(arguments: [(80, 24, 0), (118, 32, 0), (120, 40, 4), (190, 50, 8), (200, 60, 8)])
  func theNameOfAPageIsAsLargeAsTheWindow(_ width: Int, _ height: Int, _ rows: Int) {
    let context = Player(.en, size: Size(width: width, height: height)).app.context
    #expect(context.largeName("Host").count == rows)
  }

  @Test func whatIsLongerHasSeveralLinesWhereItMayAndIsLeftOutWhereItMayNot() {
    let context = Player(.en, size: LargePagesTests.largest).app.context
    let question = "What does the probe New Horizons, which flew past Pluto in 2015, have on board?" as SafeText
    #expect(context.largeName(question, lines: 3).count == 14)
    #expect(context.largeName(question).isEmpty)
    let (rows, column) = context.readingColumn(below: question)
    #expect(rows.isEmpty && column == context.readingColumn)
  }

  @Test func aScreenWithoutRoundsHasItsNameInLargeLetters() throws {
    let player = Player(.en, size: LargePagesTests.wide).having { $0.choose(.history) }
    let row = try #require(player.screen.firstIndex { $0.contains("No rounds here yet") })
    let name = player.app.context.largeName("History")
    let above = player.screen[(row - 2 - name.count)..<(row - 2)]
    #expect(!name.isEmpty && zip(above, name).allSatisfy { $0.hasSuffix($1.string.split(separator: " ").last ?? "?") })
  }

  @Test(arguments: [LargePagesTests.wide, LargePagesTests.largest])
  func ownKeysAreClickedWhereTheyStandAndThePageIsAllOfThem(_ size: Size) throws {
    var player = Player(.en, size: size, opens: OwnKeysScreen())
    let row = try #require(player.screen.firstIndex { $0.contains("page up") })
    let column = try #require(player.screen[row].range(of: "page up")).lowerBound
    let x = player.screen[row].prefix(upTo: column).count
    player.click(x, row)
    #expect(player.canvas.cursor.map { $0.place.y == row && (x - 6..<x).contains($0.place.x) } == true)
    #expect(!player.screen.joined().contains("Press the new key"), "the first click selects")
    player.press(.pageUp)
    #expect(player.canvas.cursor.map { player.screen[$0.place.y].contains("▶ pause") } == true)
    player.press(.pageDown)
    #expect(player.canvas.cursor.map { player.screen[$0.place.y].contains("▶ missed questions") } == true)
  }

  @Test func theSelectedSettingIsExplainedOnceBelowTheList() throws {
    var player = Player(.en, size: LargePagesTests.largest).having { $0.choose(.settings) }
    for _ in 0..<10 { player.press(.down) }
    let row = try #require(player.screen.firstIndex { $0.contains("▶ Questions a round") })
    #expect(player.screen[row + 2].contains("Verdict"))
    let last = try #require(player.screen.firstIndex { $0.contains("Retention") })
    #expect(player.screen[last...].contains { $0.contains("How many questions a timed round has.") })
    #expect(!player.screen.contains { $0.contains("In a timed round. Only") }, "said once")
    player.press(.home, .down, .down)
    #expect(player.screen.count { $0.contains(SettingsPage.colors.help.en) } == 1, "said once")
  }

  @Test(arguments: [(6, true), (18, true), (19, false)])
  func rowsStandApartWhereAllOfThemHaveRoom(_ count: Int, _ areApart: Bool) {
    let context = Player(.en, size: LargePagesTests.wide).app.context
    #expect(ListView.gap(of: count, in: 35, context) == (areApart ? 1 : 0))
    #expect(ListView.gap(of: count, in: 99, Player(.en).app.context) == 0, "a window of ordinary size")
  }
}
