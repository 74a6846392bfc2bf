import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A host's screens as pictures, in English.
@Suite struct LiveHostPicturesTests {
  @Test func theLobbyInAnOrdinaryWindow() {
    var stage = LiveStage.host(.en, ViewContext.full)
    stage.stand(LiveStage.state(.lobby, .en), board: LiveStage.board())
    stage.wait(.seconds(9))
    expect(
      stage.screen,
      """
       Live   Science › Sky and space   10 questions, 10 s each                 lobby
      ────────────────────────────────────────────────────────────────────────────────
                                                 Open on a phone or in a browser
                                                 http://192.168.1.20:8610/r/4071
             █▀▀▀▀▀█  ▄▄█▀  ▀▀ ▄▀  █▀▀▀▀▀█       or in a terminal
             █ ███ █ █▀ ▄▀ ▀ █▄▄▀█ █ ███ █       tenq join 192.168.1.20:8610
             █ ▀▀▀ █ █▄   ███▄ ▄▀  █ ▀▀▀ █       Code 4071
             ▀▀▀▀▀▀▀ █ ▀▄█▄▀▄▀ █ ▀ ▀▀▀▀▀▀▀       █  █ █▀▀█ ▀▀▀█  ▄█
             █ ▀██▀▀▄▄▄▀▀▀ ▀█▄███▀ █▀█▀▀ ▄       ▀▀▀█ █  █    █   █
             ▀▄ ▄▀▀▀▄  ▀▄█ ▄ ▄▀ ▄ ▄▄▀█  ▄           █ █▄▄█    █  ▄█▄
             ▄ ▀ █ ▀▀ █ █▄▄▄▄▀▀ █▀▀▄▀▄▀█ ▄
             ▄▀   ▄▀ ▀ ▄█▄█▀█▀▀█  █▀▄  ▀▄        11 are here
             ▄▄ ▄▀▀▀█ ▄  ▄ ▀█▄██▄▀█▄ ▄▄█ ▄
             █ ▄█▀█▀ ▄▄▀▀█ ▄ ▄▀ ▄ ▄█ ▄▀▀▄         ▲  Aya           ◆  Ben
             ▀ ▀▀ ▀▀▀▄▀▀ ▄▄▄▄ ▀▀▄█▀▀▀█▄███        ●  Chika         ■  Deniz
             █▀▀▀▀▀█ ▄▀█▀ █▀█▀ ▄▀█ ▀ █▀▀ ▄        ▲  えみ          ◆  Fatou
             █ ███ █ █ ▄█  ▀▀▀▀▀ ██▀█▀▀▀ ▀        ●  Gil           ■  Hana
             █ ▀▀▀ █ ▀ ▄█▀█ ▀█ █▀█▄▀▄█▀ █         ▲  Ivo           ◆  Jun
             ▀▀▀▀▀▀▀ ▀▀ ▀▀  ▀▀▀▀      ▀▀          ●  Kim



      ────────────────────────────────────────────────────────────────────────────────
       Enter start   l lock   x send away   n hide names   ? help   q close
      """)
  }

  @Test func theLobbyInTheSmallestWindow() {
    var stage = LiveStage.host(.en, Size(width: 40, height: 15))
    stage.stand(LiveStage.state(.lobby, .en), board: LiveStage.board())
    stage.wait(.seconds(9))
    expect(
      stage.screen,
      """
       Live  Science › Sky and space    lobby
      ────────────────────────────────────────
       http://192.168.1.20:8610/r/4071
       tenq join 192.168.1.20:8610
       Code 4071
       11 are here

        ▲  Aya             ◆  Ben
        ●  Chika           ■  Deniz
        ▲  えみ            ◆  Fatou
        ●  Gil             ■  Hana
        ▲  Ivo             ◆  Jun
        ●  Kim
      ────────────────────────────────────────
       Enter start  l lock  ? help  q close
      """)
  }

  @Test func aQuestionOnTheBoard() {
    var stage = LiveStage.host(.en, ViewContext.full)
    var state = stage.question(LiveStage.venus(), in: .milliseconds(-3300))
    state.answered = 7
    stage.stand(state, board: LiveStage.board())
    expect(
      stage.screen,
      """
       Question 3 of 10   Science › Sky and space  ★★☆ medium   7 of 11 have answered
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━──────────────────────     6.7 s
      ────────────────────────────────────────────────────────────────────────────────


          The 'morning star' and the 'evening star' are one and the same.
          What is it?





           ▲ 1              Vega                  ◆ 2             Venus





           ● 3            Jupiter                 ■ 4         The Pole Star



      ────────────────────────────────────────────────────────────────────────────────
       Enter end the question  p pause  x send away  l lock  ? help  q end  code 4071
      """)
  }

  @Test func whatTheQuestionCameTo() {
    var stage = LiveStage.host(.en, ViewContext.full)
    stage.stand(
      stage.result(LiveStage.venus(.en), .en, counts: [3, 5, 1, 2], right: 5), board: LiveStage.board())
    stage.wait(.seconds(9))
    expect(
      stage.screen,
      """
       Question 3 of 10   Science › Sky and space  ★★☆ medium           5 of 11 right
       ━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
      ────────────────────────────────────────────────────────────────────────────────

          The 'morning star' and the 'evening star' are one and the same.
          What is it?

          It is never far from the Sun: seen before dawn, or after dusk.

           ▲ 1  Vega
                                              3

           ◆ 2  Venus ✓
          ██████████████████████████████████████████████████████████ 5

           ● 3  Jupiter
                       1

           ■ 4  The Pole Star
                                   2


      ────────────────────────────────────────────────────────────────────────────────
       Enter standings   p pause   x send away   l lock   ? help   q end    code 4071
      """)
  }

  /// A number below its label would stand where the next one's is.
  @Test(arguments: [24, 36, 60]) func aChoiceOfNobodyHasItsNumberInItsOwnRow(_ height: Int) {
    var stage = LiveStage.host(.en, Size(width: height > 36 ? 200 : 80, height: height), moves: false)
    stage.stand(stage.result(LiveStage.venus(.en), .en, counts: [0, 11, 0, 0], right: 11), board: LiveStage.board())
    let rows = stage.screen.filter { $0.hasSuffix(" 0") }
    #expect(rows.count == 3 && rows.allSatisfy { $0.contains(/[▲●■] [134]/) }, "\(stage.screen.picture)")
  }

  @Test func whatTheQuestionCameToInTheSmallestWindow() {
    var stage = LiveStage.host(.en, Size(width: 40, height: 15))
    stage.stand(
      stage.result(LiveStage.venus(.en), .en, counts: [3, 5, 1, 2], right: 5), board: LiveStage.board())
    stage.wait(.seconds(9))
    expect(
      stage.screen,
      """
       Q3/10  Sky and space     5 of 11 right
       ━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
      ────────────────────────────────────────
       The 'morning star' and the
       'evening star' are one and the
       same. What is it?
       It is never far from the Sun: seen
       before dawn, or after dusk.
        ▲ 1  Vega                           3
        ◆ 2  Venus ✓         ██████████     5
        ● 3  Jupiter                        1
        ■ 4  The Pole Star                  2

      ──────────────────────────── code 4071 ─
       Enter standings   ? help   q end
      """)
  }

  @Test func linesThatWereTyped() throws {
    var stage = LiveStage.host(.en, ViewContext.full)
    stage.stand(try LiveStage.capital(stage, .en))
    stage.wait(.seconds(9))
    expect(
      stage.screen,
      """
       Question 3 of 10   Science › Sky and space                       6 of 11 right
       ━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
      ────────────────────────────────────────────────────────────────────────────────

          What is the capital of the Netherlands?

          The government sits in The Hague.

          Rotterdam
                                                  4


          Amsterdam ✓
          ██████████████████████████████████████████████████████████ 6
          ██████████████████████████████████████████████████████████

          Den Haag
                     1




      ────────────────────────────────────────────────────────────────────────────────
       Enter standings   p pause   l lock   n hide names   ? help   q end   code 4071
      """)
  }

  @Test func whoLeads() {
    var stage = LiveStage.host(.en, ViewContext.full)
    stage.stand(LiveStage.leaders(stage, .en), board: LiveStage.board())
    stage.wait(.seconds(9))
    expect(
      stage.screen,
      """
       Standings   Science › Sky and space                     after question 3 of 10
      ────────────────────────────────────────────────────────────────────────────────
           1  えみ                                                      3,377  ▲ 1
              ████████████████████████████████████████████████████████████████
              ████████████████████████████████████████████████████████████████

           2  Deniz                                                     3,312  ▼ 1
              ██████████████████████████████████████████████████████████████▊
              ██████████████████████████████████████████████████████████████▊

           3  Ben                                                       3,291  ▲ 1
              ██████████████████████████████████████████████████████████████▍
              ██████████████████████████████████████████████████████████████▍

           4  Aya                                                       2,377  ▼ 1
              █████████████████████████████████████████████
              █████████████████████████████████████████████

           5  Hana                                                      2,302
              ███████████████████████████████████████████▋
              ███████████████████████████████████████████▋

      ────────────────────────────────────────────────────────────────────────────────
       Enter next   p pause   x send away   l lock   ? help   q end         code 4071
      """)
  }

  @Test func thePodium() {
    var stage = LiveStage.host(.en, ViewContext.full)
    stage.stand(LiveStage.podium(.en), board: LiveStage.board())
    stage.say(.table(LiveStage.table(players: 11)))
    stage.wait(.seconds(9))
    expect(
      stage.screen,
      """
       The end   Science › Sky and space   10 questions, 10 s each         11 players
      ────────────────────────────────────────────────────────────────────────────────

                                           えみ
                                          3,377

                                             ██
                  Deniz                    ████
                  3,312                      ██
                                             ██                    Ben
                 ████████                    ██                   3,291
                       ██                  ██████
                 ████████                                          ▀▀▀█
                 ██                                                 ▀▀█
                 ██                                                ▄▄▄█
                 ████████

      ────────────────────────────────────────────────────────────────────────────────
          4   Aya        2,377    5   Hana       2,302    6   えみ       1,700
          7   Hana       1,600    8   Kim        1,500    9   Chika      1,400
          10  Fatou      1,300
          Missed by most: question 7, What does the asteroid belt weigh be…   2/11
      ────────────────────────────────────────────────────────────────────────────────
       Enter everybody  r the missed ones  s share  e save as CSV  ? help  q close
      """)
  }

  @Test func everybody() {
    var stage = LiveStage.host(.en, ViewContext.full)
    stage.stand(LiveStage.podium(.en), board: LiveStage.board())
    stage.say(.table(LiveStage.table(players: 11)))
    stage.press(.enter)
    expect(
      stage.screen,
      """
       The end   Science › Sky and space   10 questions, 10 s each         11 players
      ────────────────────────────────────────────────────────────────────────────────
       Everybody                                            points    right      time
         1  Aya                      ✓✓✓✓✓✓✓✓✓◷              9,377     9/10    31.4 s
         2  Ben                      ✓✓✓✓✓✓✓✓✗◷              9,066     8/10    33.5 s
         3  Chika                    ✓✓✓✓✓✓✓✗✗◷              8,755     7/10    35.6 s
         4  Deniz                    ✓✓✓✓✓✓✗✗✗◷              8,444     6/10    37.7 s
         5  えみ                     ✓✓✓✓✓✗✗✗✗◷              8,133     5/10    39.8 s
         6  Fatou                    ✓✓✓✓✗✗✗✗✗◷              7,822     4/10    41.9 s
         7  Gil                      ✓✓✓✗✗✗✗✗✗◷              7,511     3/10    44.0 s
         8  Hana                     ✓✓✗✗✗✗✗✗✗◷              7,200     2/10    46.1 s
         9  Ivo                      ✓✗✗✗✗✗✗✗✗◷              6,889     1/10    48.2 s
        10  Jun                      ✗✗✗✗✗✗✗✗✗◷              6,578     0/10    50.3 s
        11  Kim                      ✗✗✗✗✗✗✗✗✗◷              6,267     0/10    52.4 s

       Each question
         1  Question number 1 about the sky?                               11/11 100%
         2  Question number 2 about the sky?                               10/11  91%
         3  Question number 3 about the sky?                                9/11  82%
         4  Question number 4 about the sky?                                8/11  73%
         5  Question number 5 about the sky?                                7/11  64%
         6  Question number 6 about the sky?                                6/11  55%
      ────────────────────────────────────────────────────────────────────────────────
       Enter podium   ↑↓ scroll   e save as CSV   ? help   q back             1-20/24
      """)
  }

  @Test func theRules() {
    let state = LiveStage(opens: LiveMenuScreen()).app.context.state
    let stage = LiveStage(opens: LiveRulesScreen(.everything, in: state))
    expect(
      stage.screen,
      """
       Live   Everything                                         Enter opens the room
      ────────────────────────────────────────────────────────────────────────────────


         ▶  Questions  ‹ 5 ›
            how many are asked

            Time         10 s
            for each question; typed answers get more

            Teams        none
            players are split by colour; the average of their points counts

            Goes on      by Enter
            by your Enter, or by itself after each result

            Names        shown
            shown, or animals instead

            Played       together, now
            all at the same moment, or each at their own pace

      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ move   Enter open the room   ←→ change   ? help   Esc back
      """)
  }
}
