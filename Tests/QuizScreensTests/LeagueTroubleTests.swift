import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

// The league as a picture, where something is wrong, and where there is none.
extension LeagueScreenTests {
  /// Everything that can be wrong at once.
  static func troubled() -> LeaguePage {
    page(5) { page, status in
      page.isFetching = true
      page.problems = ["~/.local/share/tenq/league/rates.txt: not an ordinary file: move it out of the way"]
      page.refused = [
        .init(code: "question.twice", date: time), .init(code: "round.future", date: time),
        .init(code: "something.new", date: nil),
      ]
      status.waitingRounds = 2
      status.waitingChanges = 1
      status.refusedCount = 3
      status.problem = .init(
        code: "offline", en: "The server does not answer; it is tried again later.",
        ja: "サーバーが応答しません。後でもう一度試します。", retry: nil)
    }
  }

  @Test func whatIsWrongAndWhatWaitsIsSaid() {
    expect(
      screen(.en, LeagueScreenTests.sizes.ordinary, LeagueScreenTests.troubled()),
      """
       League   Today ─ Week ─ Month ─ All                          most points first
      ────────────────────────────────────────────────────────────────────────────────
       Class 3b · Week                                                5 of 12 players
            # Player               Points ↓        Right   Average  In a row   Rounds
      ────────────────────────────────────────────────────────────────────────────────
            1 Ken                    12,315     89 / 100     3.5 s     1 day       20
            2 結衣                   12,285     88 / 100     3.5 s    2 days       20
       ▶    3 Mio (you)              12,255     87 / 100     3.5 s    3 days       20
            4 A name of twenty-…     12,225     86 / 100     3.5 s    4 days       20
            5 Aya                    12,195     85 / 100     3.5 s    5 days       20







       Table of 21 Nov 09:14   Fetching…   Last synced 21 Nov 09:14
       Waiting: 2 rounds, 1 change
       ✗ The server does not answer; it is tried again later.
       ✗ ~/.local/share/tenq/league/rates.txt: not an ordinary file: move it out of …
       ✗ 3 things were refused: v tells why
      ────────────────────────────────────────────────────────────────────────────────
       Tab period   s sort   f game   b set   u sync   v details   ? help   Esc back
      """)
  }

  @Test func whatIsWrongIsSaidInTheSmallestWindow() {
    expect(
      screen(.ja, LeagueScreenTests.sizes.small, LeagueScreenTests.troubled()),
      """
       リーグ   今日 ─ 今週 ─ 今月 ─ 全期間
      ────────────────────────────────────────
       Class 3b · 今週              12人中5人
         # プレイヤー  ポイント↓   正解  平均
         1 Ken            12,315 89/100 3.5秒
         2 結衣           12,285 88/100 3.5秒
       ▶ 3 Mio（自分）    12,255 87/100 3.5秒
         4 A name of …    12,225 86/100 3.5秒
         5 Aya            12,195 85/100 3.5秒


       11月21日 09:14 の順位表   取得中…
       ✗ サーバーが応答しません。後でもう一…
      ────────────────────────────────────────
       Tab 期間   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theDetailsTellWhatWasRefusedAndWhy() {
    var app = app(.en, LeagueScreenTests.sizes.ordinary, LeagueScreenTests.troubled())
    _ = app.handle(.input(.key(.character("v"))), at: start)
    expect(
      app.picture(at: start).lines,
      """
       League   Class 3b
      ────────────────────────────────────────────────────────────────────────────────

         You are Mio.
         Server: https://quiz.example.org
         12 players

         Last synced 21 Nov 09:14
         Waiting: 2 rounds, 1 change
         ✗ The server does not answer; it is tried again later.
         ✗ ~/.local/share/tenq/league/rates.txt: not an ordinary file: move it out
         of the way

         Not taken by the league (3); your own files keep it:
         21 Nov 09:14  The league has this question already.
         21 Nov 09:14  The round ended in the future: check the clock.
         The server said “something.new”.

         Rounds that you play and questions that you share are sent to the server;
         all of it also stays here. `tenq league leave` ends that.


      ────────────────────────────────────────────────────────────────────────────────
       ? help   Esc back
      """)
  }

  @Test func theDetailsTellWhatWasRefusedAndWhyInJapanese() {
    var app = app(.ja, LeagueScreenTests.sizes.small, LeagueScreenTests.troubled())
    _ = app.handle(.input(.key(.character("v"))), at: start)
    _ = app.handle(.input(.key(.end)), at: start)
    expect(
      app.picture(at: start).lines,
      """
       リーグ   Class 3b
      ────────────────────────────────────────
       リーグで受け付けられなかったもの
       （3つ。手元の記録には残っています）：
       11月21日 09:14  同じ問題がすでに
       リーグにあります。
       11月21日 09:14  終了時刻が未来です。
       時計を確かめてください。
       サーバーの返答：something.new

       遊んだ記録と共有した問題がサーバーへ
       送られます。手元にもすべて残ります。
       tenq league leave でやめられます。
      ────────────────────────────────────────
       ? ヘルプ   Esc 戻る           13-23/23
      """)
  }

  @Test func byTimeTheTimeIsThereInTheSmallestWindowToo() {
    var app = app(.en, LeagueScreenTests.sizes.small, LeagueScreenTests.page(5))
    _ = app.handle(.input(.key(.character("s"))), at: start)
    _ = app.handle(.input(.key(.character("s"))), at: start)
    let selection = LeagueTable.Selection(order: .time)
    _ = app.handle(.response(.league(LeagueScreenTests.page(5, selection: selection))), at: start)
    expect(
      app.picture(at: start).lines,
      """
       League   Today ─ Week ─ Month ─ All
      ────────────────────────────────────────
       Class 3b · Week        5 of 12 players
         # Player         Points  Right Avg.↑
         1 Ken            12,315 89/100 3.5 s
         2 結衣           12,285 88/100 3.5 s
       ▶ 3 Mio (you)      12,255 87/100 3.5 s
         4 A name of twe… 12,225 86/100 3.5 s
         5 Aya            12,195 85/100 3.5 s


       Table of 21 Nov 09:14
       Last synced 21 Nov 09:14
      ────────────────────────────────────────
       Tab period  s sort  ? help  Esc back
      """)
  }

  @Test func withoutALeagueItSaysHowToPlayTogether() {
    for (language, words) in [(Language.en, "tenq league join LINK"), (.ja, "tenq-league serve")] {
      var state = LeagueScreenTests.state(language)
      state.league = nil
      let (app, effects) = App.opening(
        Opening(screen: LeagueJoinScreen()), size: LeagueScreenTests.sizes.ordinary, state: state)
      #expect(effects == [.store(.pollJoining)], "a join that was left alone may have ended")
      #expect(app.picture(at: start).lines.contains { $0.contains(words) })
    }
  }

  @Test func thatTheProgramForItIsMissingIsSaidBeforeAnythingIsTyped() {
    var state = LeagueScreenTests.state(.en)
    state.league = nil
    state.live.problem = "It is not installed."
    for size in [LeagueScreenTests.sizes.ordinary, LeagueScreenTests.sizes.small] {
      let (app, _) = App.opening(Opening(screen: LeagueJoinScreen()), size: size, state: state)
      #expect(app.picture(at: start).lines.contains { $0.contains("✗ It is not installed.") })
    }
  }

  @Test func aJoinThatWasLeftAloneIsFoundWhenTheScreenOpensAgain() {
    for (response, isTable) in [(LeagueJoining.joined, true), (.underWay, false)] {
      var state = LeagueScreenTests.state(.en)
      state.league = nil
      var (app, _) = App.opening(
        Opening(screen: LeagueJoinScreen()), size: LeagueScreenTests.sizes.ordinary, state: state)
      let effects = app.handle(.response(.joining(response)), at: start)
      #expect(effects == (isTable ? [.store(.readLeague(.init(), .opening))] : []))
      #expect(app.picture(at: start).lines.contains { $0.contains("Joining…") } == !isTable)
      #expect(app.nextChange(after: start) == (isTable ? nil : start + .seconds(1)))
    }
  }

  @Test func aNameMayBeginWithAHyphen() {
    var state = LeagueScreenTests.state(.en)
    state.league = nil
    var (app, _) = App.opening(
      Opening(screen: LeagueJoinScreen()), size: LeagueScreenTests.sizes.ordinary, state: state)
    _ = app.handle(.input(.paste(" https://quiz.example.org/l/x/join/y\n")), at: start)
    _ = press(.enter, &app)
    _ = app.handle(.input(.paste("--name")), at: start)
    #expect(press(.enter, &app) == [.store(.joinLeague(link: "https://quiz.example.org/l/x/join/y", name: "--name"))])
  }

  @Test func joiningInEnglish() {
    var state = LeagueScreenTests.state(.en)
    state.league = nil
    let (app, _) = App.opening(
      Opening(screen: LeagueJoinScreen()), size: LeagueScreenTests.sizes.ordinary, state: state)
    expect(
      app.picture(at: start).lines,
      """
       League   Play together
      ────────────────────────────────────────────────────────────────────────────────

         ▶ Invitation
                       ───────────────────────────────────────────────────────────
           Your name
                       ───────────────────────────────────────────────────────────



           In a league there is one table for all, and everybody can meet the
           questions that somebody makes.

           To join, paste an invitation's link, or type its host and code, and
           choose a name. In a terminal: tenq league join LINK

           Nothing is sent before you join. From then on the rounds that you
           finish and the questions that you share are sent to that league's
           server; earlier rounds stay here.

           To set up a league of your own, for a classroom or for the internet:
           tenq-league serve, then tenq-league invite prints a link.
      ────────────────────────────────────────────────────────────────────────────────
       Enter next, join   ↑↓ Tab field   F1 help   Esc back
      """)
  }

  @Test func joiningInTheSmallestWindowInJapanese() {
    var state = LeagueScreenTests.state(.ja)
    state.league = nil
    let (app, _) = App.opening(
      Opening(screen: LeagueJoinScreen()), size: LeagueScreenTests.sizes.small, state: state)
    expect(
      app.picture(at: start).lines,
      """
       リーグ   みんなで遊ぶ
      ────────────────────────────────────────
      ▶ 招待リンク
        あなたの名前

                              ↓ 下へ（PgDn）
        リーグでは、全員の順位表ができ、
        誰かが作った問題をみんなが解けます。

        参加するには、招待リンク、または
        サーバー名とコードを入力し、名前を
        決めます。

      ────────────────────────────────────────
       Enter 次へ・参加  F1 ヘルプ  Esc 戻る
      """)
    #expect([2, 3].allSatisfy { app.picture(at: start)[Point(x: 20, y: $0)].style == .field })
  }
}
