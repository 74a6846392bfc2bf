import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// How a set to practise is chosen: the screens of genres and of sets.
@Suite struct SetScreenTests {
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
    var player = Player(.ja) { $0.practised = SetScreenTests.practised }
    player.choose(.game(.practice))
    player.press(.enter)
    expect(
      player.screen,
      """
       練習 › 食べ合わせ                                                      2セット
      ────────────────────────────────────────────────────────────────────────────────

          ▶ 基本（12問）
              前回 ミス3回 64.8秒   自己ベスト ミス0回 41.2秒

            季節の食卓（12問）
              まだ挑戦していません














      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動   Enter 決定   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theCompactSetsInEnglish() {
    var player = Player(.en, size: Size(width: 48, height: 16)) { state in
      state.practised = ["en/Food pairings/Basics": SetScreenTests.practised["ja/食べ合わせ/基本"]].compactMapValues { $0 }
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
}
