import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// How a set to practise is chosen: the screens of genres and of sets.
@Suite struct SetScreenTests {
  /// Practises a set twice, with three misses the last time and none at best.
  static func practise(_ set: String, _ state: inout AppState) {
    for (misses, milliseconds) in [(0, 41_200), (3, 64_812)] {
      state.memories.add(
        Player.record(
          1, game: .practice, set: set, correct: 12 - misses, asked: 12, milliseconds: milliseconds))
    }
  }

  @Test func theGenresInJapanese() {
    var player = Player(.ja)
    player.choose(.game(.practice))
    expect(
      player.screen,
      """
       ジャンル                                                     2ジャンル 3セット
      ────────────────────────────────────────────────────────────────────────────────


           ▲ 1                                    ◆ 2





                   ▶ 食べ合わせ                                科学
                    2セット 24問                           1セット 12問
                      0/2 達成                               0/1 達成









      ────────────────────────────────────────────────────────────────────────────────
       1-2 選ぶ   ↑↓←→ 移動   Enter 決定   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theSetsInJapanese() {
    var player = Player(.ja) { SetScreenTests.practise("ja/食べ合わせ/基本", &$0) }
    player.choose(.game(.practice))
    player.press(.enter)
    expect(
      player.screen,
      """
       練習 › 食べ合わせ                                                      2セット
      ────────────────────────────────────────────────────────────────────────────────

          ▶ 基本（12問）
              前回 ミス3回 64.8秒   自己ベスト ノーミス 41.2秒

            季節の食卓（12問）
              まだ挑戦していません














      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動   Enter 決定   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theCompactSetsInEnglish() {
    var player = Player(.en, size: Size(width: 48, height: 16)) { state in
      SetScreenTests.practise("en/Food pairings/Basics", &state)
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

  /// The genres of a catalogue of twelve, some of whose sets are practised.
  private func twelve(_ language: Language, width: Int, height: Int) -> Player {
    var player = Player(language, size: Size(width: width, height: height)) { state in
      let genres = (1...12).map { number in
        Catalogue.Genre(
          title: language == .en ? "Genre \(number)" : "ジャンル\(number)",
          sets: (1...3).map { .init(title: "\($0)", files: ["x"], questions: 10) })
      }
      state.catalogue = Catalogue(language: language.rawValue, genres: genres)
      for (genre, sets) in [(genres[0], 1...2), (genres[1], 1...3)] {
        for set in sets {
          state.memories.add(
            Player.record(
              1, game: .practice, set: "\(language.rawValue)/\(genre.title)/\(set)", correct: 10, asked: 10,
              milliseconds: 60_000))
        }
      }
    }
    player.choose(.game(.practice))
    return player
  }

  @Test func nineGenresFitIntoAnOrdinaryWindow() {
    var player = twelve(.en, width: 80, height: 24)
    expect(
      player.screen,
      """
       Genres                                                      12 genres, 36 sets
      ────────────────────────────────────────────────────────────────────────────────


           ▲ 1                       ◆ 2                       ● 3
              ▶ Genre 1                   Genre 2                   Genre 3
                2/3 done                 ✓ 3/3 done           3 sets, 30 questions



           ■ 4                       ▼ 5                       ◇ 6
                Genre 4                   Genre 5                   Genre 6
          3 sets, 30 questions      3 sets, 30 questions      3 sets, 30 questions



           ○ 7                       □ 8                       △ 9
                Genre 7                   Genre 8                   Genre 9
          3 sets, 30 questions      3 sets, 30 questions      3 sets, 30 questions



      ────────────────────────────────────────────────────────────────────────────────
       1-9 choose   ↑↓←→ move   Enter confirm   PgDn page   ? help   Esc back     1/2
      """)
    player.type("9")
    #expect(player.screen[0].hasPrefix(" Practice › Genre 9"))
    player.press(.escape, .pageDown)
    #expect(player.screen.joined().contains("▶ Genre 10"))
    #expect(player.screen[23].hasPrefix(" 1-3 choose"))
  }

  @Test func twelveGenresFitIntoALargeWindow() {
    var player = twelve(.ja, width: 120, height: 40)
    expect(
      player.screen,
      """
       ジャンル                                                                                           12ジャンル 36セット
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────


           ▲ 1                                    ◆ 2                                    ● 3
                    ▶ ジャンル1                              ジャンル2                              ジャンル3
                    3セット 30問                           3セット 30問                           3セット 30問
                      2/3 達成                              ◯ 3/3 達成                              0/3 達成




           ■ 4                                    ▼ 5                                    ◇ 6
                      ジャンル4                              ジャンル5                              ジャンル6
                    3セット 30問                           3セット 30問                           3セット 30問
                      0/3 達成                               0/3 達成                               0/3 達成




           ○ 7                                    □ 8                                    △ 9
                      ジャンル7                              ジャンル8                              ジャンル9
                    3セット 30問                           3セット 30問                           3セット 30問
                      0/3 達成                               0/3 達成                               0/3 達成





                     ジャンル10                             ジャンル11                             ジャンル12
                    3セット 30問                           3セット 30問                           3セット 30問
                      0/3 達成                               0/3 達成                               0/3 達成






      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       1-9 選ぶ   ↑↓←→ 移動   Enter 決定   ? ヘルプ   Esc 戻る
      """)
    player.press(.down, .down, .down, .right, .right, .enter)
    #expect(player.screen[0].contains("練習 › ジャンル12"))
  }

  @Test func genresInTheSmallestWindow() {
    expect(
      twelve(.ja, width: 40, height: 15).screen,
      """
       ジャンル           12ジャンル 36セット
      ────────────────────────────────────────

          ▲ 1                 ◆ 2
         ▶ ジャンル1           ジャンル2



          ● 3                 ■ 4
           ジャンル3           ジャンル4



      ────────────────────────────────────────
       1-4 選ぶ   Enter 決定   ?   Esc    1/3
      """)
  }

  @Test func moreThanFourGenresHavePages() {
    var player = Player(size: Size(width: 60, height: 18)) { state in
      let genres = (1...6).map { number in
        Catalogue.Genre(title: "Genre \(number)", sets: [.init(title: "Set", files: ["x"], questions: 10)])
      }
      state.catalogue = Catalogue(
        language: "en", genres: genres, own: .init(title: "own", files: ["own.csv"], questions: 3))
    }
    player.choose(.game(.practice))
    #expect(player.screen[0].hasSuffix("7 genres, 7 sets"))
    #expect(player.screen[17].hasSuffix("1/2"))
    player.press(.right, .right)
    #expect(player.screen[17].hasSuffix("2/2"))
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

  @Test func ownQuestionsAreChangedFromTheirSet() {
    let catalogue = Player.catalogue(.en)
    let own = Catalogue.Entry(title: "own", files: ["own.csv"], questions: 1)
    let state = AppState(
      version: "0.2.0", language: .en,
      catalogue: Catalogue(language: "en", genres: catalogue.genres, own: own))
    let context = ViewContext(size: Size(width: 80, height: 24), state: state)
    let now = Instant.zero
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
}
