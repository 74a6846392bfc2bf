import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Panels as a picture, in every size.
@Suite struct PanelsPicturesTests {
  @Test func theFirstPageInAnOrdinaryWindowInEnglish() {
    let player = Player(.en, size: Size(width: 80, height: 24)).having { $0.choose(.game(.panels)) }
    expect(
      player.screen,
      """
       Panels
      ────────────────────────────────────────────────────────────────────────────────
                              Five rows of five: get all right


              To pick           press 1-5, or arrows and Enter, or click

              When full         it says how many rows are wrong: which ones is
                                the puzzle

              To change         pick another panel of that row

              The clock         counts up from when the board appears; a pause (p
                                or ?) makes it no best

              For example       A B C ? E  ›  D



                              Start!                     Back


      ────────────────────────────────────────────────────────────────────────────────
       Enter start   ←→ move   ? help   Esc back
      """)
  }

  @Test func theFirstPageInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).having { $0.choose(.game(.panels)) }
    expect(
      player.screen,
      """
       Panels
      ────────────────────────────────────────
          Five rows of five: get all right
       To pick     press 1-5, or click
       When full   it says how many are wrong
       To change   pick another of that row
       The clock   counts up; a pause (p
                   or ?) makes it no best
       For example A B C ? E  ›  D


             Start!              Back

      ────────────────────────────────────────
       Enter start  ←→ move  ? help  Esc back
      """)
  }

  @Test func theFirstPageInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).having { $0.choose(.game(.panels)) }
    expect(
      player.screen,
      """
       Panels
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────






                                                     █▀▀▄                █
                                                     █▄▄▀  ▀▀▄ █▀▀▄ ▄▀▀▄ █ ▄▀▀▀
                                                     █    ▄▀▀█ █  █ █▀▀▀ █  ▀▀▄
                                                     ▀     ▀▀▀ ▀  ▀  ▀▀▀ ▀ ▀▀▀


                                                  Five rows of five: get all right


                     To pick           press 1-5, or arrows and Enter, or click

                     When full         it says how many rows are wrong: which ones is the puzzle

                     To change         pick another panel of that row

                     The clock         counts up from when the board appears; a pause (p or ?) makes it no best

                     For example       A B C ? E  ›  D



                                                  Start!                     Back








      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter start   ←→ move   ? help   Esc back
      """)
  }

  @Test func theFirstPageInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).having { $0.choose(.game(.panels)) }
    expect(
      player.screen,
      """
       パネル
      ────────────────────────────────────────────────────────────────────────────────
                                 5行×5択、全行正解でクリア


              選ぶ              1〜5、矢印とEnter、またはクリック

              5行を選ぶと       違う行の数が出ます。どの行かを見つけるのがこの
                                ゲームです

              選び直す          同じ行の別のパネルを選ぶ

              時間              パネルが出たときから計ります。一時停止（p、?）は
                                自己ベストの対象外です

              例                A B C ? E  ›  D



                             スタート                    戻る


      ────────────────────────────────────────────────────────────────────────────────
       Enter スタート   ←→ 移動   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theFirstPageInTheSmallestWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 40, height: 15)).having { $0.choose(.game(.panels)) }
    expect(
      player.screen,
      """
       パネル
      ────────────────────────────────────────
             5行×5択、全行正解でクリア
       選ぶ        1〜5、またはクリック
       5行を選ぶと 違う行の数だけが出ます
       選び直す    同じ行の別のパネルを選ぶ
       時間        一時停止（p、?）は
                   自己ベストの対象外です
       例          A B C ? E  ›  D


            スタート             戻る

      ────────────────────────────────────────
       Enter スタート   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theFirstPageInAWideWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 120, height: 40)).having { $0.choose(.game(.panels)) }
    expect(
      player.screen,
      """
       パネル
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────






                                                        ▄▀▀▄     █         ▄
                                                     █  ▀▄▄▀  ▄▄▄█▄▄▄   █  █
                                                    ▄▀   ▄        ▄▀    █  █   █
                                                    █    ▀▄  ▄▄▄▀█ ▀▄   █  █  █
                                                   █      █      █   ▀ █   █▄▀


                                                     5行×5択、全行正解でクリア


                      選ぶ              1〜5、矢印とEnter、またはクリック

                      5行を選ぶと       違う行の数が出ます。どの行かを見つけるのがこのゲームです

                      選び直す          同じ行の別のパネルを選ぶ

                      時間              パネルが出たときから計ります。一時停止（p、?）は自己ベストの対象外です

                      例                A B C ? E  ›  D



                                                 スタート                    戻る







      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter スタート   ←→ 移動   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func threeRowsChosenInAnOrdinaryWindowInEnglish() {
    let player = Player(.en, size: Size(width: 80, height: 24)).having { $0.chooseThreeRows() }
    expect(
      player.screen,
      """
       Panels   3 of 5 chosen                                                   2.0 s


           P Q ? S T       ‹N›          P           R           T           V



           R O L I ?        C          ‹D›          E           F           G



           ? + 9 = 18       5           6          ‹8›          9           7



         ▶ ? + 8 = 17   1   1       2   7      ▶3   5       4   3       5   9



           ? − 8 = 8       14          15          16          17          18


      ────────────────────────────────────────────────────────────────────────────────
       1-5 pick, next row  Enter pick  n new board  p pause, no best  ? help  q leave
      """)
  }

  @Test func threeRowsChosenInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).having { $0.chooseThreeRows() }
    expect(
      player.screen,
      """
       Panels   3 of 5 chosen           2.0 s
      ────────────────────────────────────────
                    (1)  (2)  (3)  (4)  (5)
         P Q ? S T  ‹N›   P    R    T    V

         R O L I ?   C   ‹D›   E    F    G

         ? + 9 = 18  5    6   ‹8›   9    7

       ▶ ? + 8 = 17  1    7  ▶ 5    3    9

         ? − 8 = 8   14   15   16   17   18

      ────────────────────────────────────────
       1-5 pick, next row   ? help   q leave
      """)
  }

  @Test func threeRowsChosenInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).having { $0.chooseThreeRows() }
    expect(
      player.screen,
      """
       Panels   3 of 5 chosen                                                                                           2.0 s
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────






          █▀▀▄ ▄▀▀▀▄ ▀▀▀▄ ▄▀▀▀ ▀▀█▀▀             █▄  █           █▀▀▄            █▀▀▄            ▀▀█▀▀           █   █
          █▄▄▀ █   █  ▄▄▀ ▀▄▄    █           ‹   █▀▄ █   ›       █▄▄▀            █▄▄▀              █             █   █
          █    █ ▀▄▀  ▀      █   █               █  ██           █               █ ▀▄              █              █ █
          ▀     ▀▀ ▀  ▀   ▀▀▀    ▀               ▀   ▀           ▀               ▀  ▀              ▀               ▀


          █▀▀▄ ▄▀▀▀▄ █    ▀█▀ ▀▀▀▄               ▄▀▀▄            █▀▀▄            █▀▀▀            █▀▀▀            ▄▀▀▄
          █▄▄▀ █   █ █     █   ▄▄▀               █           ‹   █  █    ›       █▄▄             █▄▄             █ ▄▄
          █ ▀▄ █   █ █     █   ▀                 █  ▄            █  █            █               █               █  █
          ▀  ▀  ▀▀▀  ▀▀▀▀ ▀▀▀  ▀                  ▀▀             ▀▀▀             ▀▀▀▀            ▀                ▀▀▀


          ▀▀▀▄       ▄▀▀▄      ▄█  ▄▀▀▄          █▀▀▀            ▄▀▀             ▄▀▀▄            ▄▀▀▄            ▀▀▀█
           ▄▄▀   █   ▀▄▄█ ▀▀▀▀  █  ▀▄▄▀          ▀▀▀▄            █▄▄         ‹   ▀▄▄▀    ›       ▀▄▄█              ▄▀
           ▀   ▀▀█▀▀    █ ▀▀▀▀  █  █  █          ▄  █            █  █            █  █               █             ▄▀
           ▀     ▀    ▀▀       ▀▀▀  ▀▀            ▀▀              ▀▀              ▀▀              ▀▀              ▀

                                              1               2              ▶3               4               5
          ▀▀▀▄       ▄▀▀▄      ▄█  ▀▀▀█           ▄█             ▀▀▀█            █▀▀▀            ▀▀▀▄            ▄▀▀▄
        ▶  ▄▄▀   █   ▀▄▄▀ ▀▀▀▀  █    ▄▀            █               ▄▀            ▀▀▀▄             ▄▄▀            ▀▄▄█
           ▀   ▀▀█▀▀ █  █ ▀▀▀▀  █   ▄▀             █              ▄▀             ▄  █               █               █
           ▀     ▀    ▀▀       ▀▀▀  ▀             ▀▀▀             ▀               ▀▀             ▀▀▀              ▀▀


          ▀▀▀▄       ▄▀▀▄      ▄▀▀▄            ▄█  █  █        ▄█  █▀▀▀        ▄█  ▄▀▀         ▄█  ▀▀▀█        ▄█  ▄▀▀▄
           ▄▄▀ ▄▄▄▄▄ ▀▄▄▀ ▀▀▀▀ ▀▄▄▀             █  █▄▄█         █  ▀▀▀▄         █  █▄▄          █    ▄▀         █  ▀▄▄▀
           ▀         █  █ ▀▀▀▀ █  █             █     █         █  ▄  █         █  █  █         █   ▄▀          █  █  █
           ▀          ▀▀        ▀▀             ▀▀▀    ▀        ▀▀▀  ▀▀         ▀▀▀  ▀▀         ▀▀▀  ▀          ▀▀▀  ▀▀


      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       1-5 pick, next row   ↑↓←→ move   Enter pick   n new board   p pause, no best   ? help   q leave
      """)
  }

  @Test func threeRowsChosenInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).having { $0.chooseThreeRows() }
    expect(
      player.screen,
      """
       パネル   5行中3行を選択                                                  2.0秒


           P Q ? S T       ‹N›          P           R           T           V



           R O L I ?        C          ‹D›          E           F           G



           ? + 9 = 18       5           6          ‹8›          9           7



         ▶ ? + 8 = 17   1   1       2   7      ▶3   5       4   3       5   9



           ? − 8 = 8       14          15          16          17          18


      ────────────────────────────────────────────────────────────────────────────────
       1-5 選んで次の行へ   Enter 選ぶ   n 新しい問題   p 停止   ? ヘルプ   q やめる
      """)
  }

  @Test func threeRowsChosenInTheSmallestWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 40, height: 15)).having { $0.chooseThreeRows() }
    expect(
      player.screen,
      """
       パネル   5行中3行を選択          2.0秒
      ────────────────────────────────────────
                    (1)  (2)  (3)  (4)  (5)
         P Q ? S T  ‹N›   P    R    T    V

         R O L I ?   C   ‹D›   E    F    G

         ? + 9 = 18  5    6   ‹8›   9    7

       ▶ ? + 8 = 17  1    7  ▶ 5    3    9

         ? − 8 = 8   14   15   16   17   18

      ────────────────────────────────────────
       1-5 選んで次の行へ  ? ヘルプ  q やめる
      """)
  }
}

extension Player {
  /// Chooses a panel in three of the five rows.
  fileprivate mutating func chooseThreeRows() {
    choose(.game(.panels))
    press(.enter)
    wait(.seconds(2))
    type("123")
  }
}
