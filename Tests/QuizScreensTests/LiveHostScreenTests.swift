import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// What a host's keys do, and what the room's words change.
@Suite struct LiveHostScreenTests {
  /// A host in the lobby with eleven players.
  private func lobby(_ size: Size = ViewContext.full) -> LiveStage {
    LiveStage.host(.en, size).having { $0.stand(LiveStage.state(.lobby), board: LiveStage.board()) }
  }

  /// A host at the podium, on which this many stand.
  private func podium(_ places: Int) -> LiveStage {
    LiveStage.host().having { $0.stand(LiveStage.podium(.en, places: places), board: LiveStage.board()) }
  }

  private func steps(_ stage: LiveStage) -> [LiveStep] {
    stage.orders.compactMap { order in if case .step(let step, 7) = order { step } else { nil } }
  }

  /// A number below its label would stand where the next one's is.
  @Test(arguments: [24, 36, 60]) func aChoiceOfNobodyHasItsNumberInItsOwnRow(_ height: Int) {
    var stage = LiveStage.host(.en, Size.of(height > 36 ? 200 : 80, height), moves: false)
    stage.stand(stage.result(LiveStage.venus(.en), .en, counts: [0, 11, 0, 0], right: 11), board: LiveStage.board())
    let rows = stage.screen.filter { $0.hasSuffix(" 0") }
    #expect(rows.count == 3 && rows.allSatisfy { $0.contains(/[▲●■] [134]/) }, "\(stage.screen.picture)")
  }

  @Test func theBarsOfAResultAreSeenInTheSmallestWindow() {
    var stage = LiveStage.host(.en, ViewContext.smallest, moves: false)
    stage.stand(stage.result(LiveStage.venus(.en), .en, counts: [3, 5, 1, 2], right: 5), board: LiveStage.board())
    let rows = stage.screen.filter { $0.contains(/[▲◆●■] [1-4]/) }
    let isWhole = rows.count == 4 && zip(rows, [3, 5, 1, 2]).allSatisfy { $0.hasSuffix(" \($1)") }
    #expect(isWhole, "\(stage.screen.picture)")
  }

  @Test func signsStandBeforeNamesThatLeaveThemRoom() {
    let screen = lobby().screen
    #expect(screen.contains { $0.contains("▲  Aya") && $0.contains("◆  Ben") }, "\(screen.picture)")
  }

  @Test func theRoomIsOpenedWhenTheScreenAppears() { #expect(LiveStage.host().said.first == LiveStage.opening) }

  @Test func aNumberWithoutRoomInLargeDigitsIsText() {
    var stage = LiveStage.host(.en, Size.wide)
    var state = stage.question(LiveStage.venus(), in: .milliseconds(-3300))
    (state.answered, state.asked) = (100, 101)
    stage.stand(state, board: LiveStage.board()).expectRow(ends: " 100/101")
  }

  @Test func theKeysOfTheLobby() {
    var stage = lobby()
    stage.press(.enter, "l", "n")
    #expect(steps(stage) == [.start, .lock, .hideNames])
    var state = LiveStage.state(.lobby)
    (state.isLocked, state.rules.hidesNames) = (true, true)
    stage.stand(state, board: LiveStage.board()).expect(row: 0, ends: "locked")
    stage.expect(row: 23, has: "l unlock").expect(row: 23, has: "n show names")
    stage.type("ln")
    #expect(steps(stage) == [.start, .lock, .hideNames, .unlock, .showNames])
  }

  @Test func somebodyIsSentAway() {
    var stage = lobby()
    stage.type("x").expect(row: 0, has: "Send away")
    stage.press(.down, .down, .enter)
    #expect(steps(stage).isEmpty && stage.screen.contains { $0.contains("Send") && $0.contains("away?") })
    stage.type("n")
    #expect(steps(stage).isEmpty)
    stage.press("x", "4", .enter, "y")
    #expect(steps(stage) == [.sendAway(player: "p3")])
    stage.expect(row: 0, ends: "lobby")
  }

  @Test func allWhoCameAfterSomebodyAreSentAwayTogether() {
    var stage = lobby()
    stage.type("x").expect(row: 23, has: "a with all after")
    stage.press(.down, .down, "a").expectRow("Chika", "the 8 who came after")
    #expect(steps(stage).isEmpty)
    stage.type("n")
    #expect(steps(stage).isEmpty)
    stage.press("x", .down, .down, "a")
    // Who comes meanwhile is counted too.
    stage.stand(LiveStage.state(.lobby), board: LiveStage.board(LiveStage.names + ["Lea"]))
    stage.expect("the 9 who came after")
    stage.type("y")
    #expect(steps(stage) == [.sendAwaySince(player: "p2")])
    stage.expect(row: 0, ends: "lobby")
  }

  @Test func theLastToComeIsSentAwayAlone() {
    for (ups, words) in [(0, "Kim away?"), (1, "Jun away, and the one who came after?")] {
      var stage = lobby()
      stage.press("x", .end)
      for _ in 0..<ups { stage.press(.up) }
      stage.type("a").expect(words)
    }
  }

  @Test func aCountAloneMovesTheNumberOnScreen() {
    var stage = LiveStage.host()
    stage.say(.count(answered: 3, asked: 5, players: 6)).expect("Opening")
    stage.stand(stage.question(LiveStage.venus(), in: .milliseconds(-3300)), board: LiveStage.board())
    for answered in [1, 10, 11] {
      stage.say(.count(answered: answered, asked: 11, players: 12)).expect("\(answered) of 11")
    }
    // The rest of the room is as it was, and steps are of its version.
    stage.expect("Venus")
    stage.press(.enter)
    #expect(steps(stage) == [.next])
  }

  @Test func thoseWhoComeAreLitForAMoment() {
    var stage = lobby()
    stage.wait(.seconds(2))
    #expect(stage.canvas.runs(of: .lit(3)).isEmpty)
    stage.stand(LiveStage.state(.lobby), board: LiveStage.board(LiveStage.names + ["Lea"]))
    #expect(stage.canvas.runs(of: .lit(3)) == ["Lea"])
    stage.wait(.seconds(2))
    #expect(stage.canvas.runs(of: .lit(3)).isEmpty)
    stage.expectRest()
  }

  @Test func closingAsksAndWaitsUntilTheRoomIsClosed() {
    var stage = lobby()
    stage.type("q").expect("Close the room?")
    stage.type("n")
    #expect(steps(stage).isEmpty)
    stage.type("qy")
    #expect(steps(stage) == [.close] && stage.said.last != .end)
    stage.stand(LiveStage.state(.closed), board: LiveStage.board())
    #expect(stage.said.last == .end && stage.app.screens.count == 1)
  }

  @Test func thePodiumIsClosedAfterAskingToo() {
    var stage = podium(3)
    stage.press(.escape)
    #expect(steps(stage).isEmpty && stage.screen.joined().contains("The table stays in the history."))
    stage.type("y")
    #expect(steps(stage) == [.close])
  }

  @Test func homeworkOpensItselfAlsoWhereSomebodyComesInAtThatMoment() {
    var stage = LiveStage.host()
    var state = LiveStage.state(.lobby)
    state.rules.openUntil = LiveStage.clock + 3_600_000
    stage.stand(state, board: LiveStage.board([]))
    #expect(steps(stage) == [.start])
    state.version += 1
    stage.stand(state, board: LiveStage.board(["Lea"]))
    #expect(stage.orders == [.step(.start, version: 7), .step(.start, version: 8)])
    state.phase = .open
    stage.stand(state, board: LiveStage.board(["Lea"]))
    stage.type("q").expect("While you are away nobody can play.")
    stage.type("y")
    #expect(stage.orders.count == 2 && stage.said.last == .end)
    // One whose time is over begins as any other.
    var late = LiveStage.host()
    state = LiveStage.state(.lobby)
    state.rules.openUntil = LiveStage.clock - 1
    late.stand(state, board: LiveStage.board([]))
    #expect(steps(late).isEmpty)
  }

  @Test func theRoomIsLockedAndNamesAreHiddenWhileItPlays() {
    var stage = LiveStage.host()
    stage.stand(stage.question(LiveStage.venus(), in: .seconds(-1)), board: LiveStage.board())
    stage.type("ln")
    #expect(steps(stage) == [.lock, .hideNames])
  }

  @Test func whoOpensARoomIsAskedAboutTheOneThatWasLeftOpen() {
    let left = LeftRoom(title: "Idioms", set: "Words/Idioms", isInLeague: false)
    let new = LiveHostScreen(LiveStage.opening, set: "everything")
    var stage = LiveStage(opens: LiveMenuScreen(left: left, new: new))
    #expect(stage.said == [.recall])
    #expect(stage.screen[0].contains("a room is still open") && stage.screen.contains { $0.contains("Idioms") })
    var other = stage
    stage.press(.enter)
    #expect(stage.said.last == .resume(.host(port: nil, bind: nil, resumes: true, words: nil)))
    other.press(.down, .enter)
    #expect(other.said.last == LiveStage.opening)
    // Back leads home, not to the question.
    other.say(.failed("no port is free"))
    other.type("q")
    #expect(other.app.screens.count == 1)
  }

  @Test func threeTwoOneThenTheChoicesAndTheClock() throws {
    var stage = lobby()
    let asked = stage.question(LiveStage.venus(), in: .seconds(4))
    stage.stand(asked, board: LiveStage.board()).expect(without: "Venus")
    let three = stage.screen
    stage.wait(.milliseconds(2500))
    #expect(stage.screen != three)
    stage.wait(.milliseconds(1500)).expect("Venus").expect(row: 1, ends: "10.0 s")
    stage.wait(.milliseconds(3300)).expect(row: 1, ends: "6.7 s")
    // The clock stands at its end, and wakes nobody.
    stage.wait(.seconds(10)).expectRest()
  }

  @Test func theKeysOfTheBoard() {
    var stage = lobby()
    stage.stand(stage.question(LiveStage.venus(), in: .seconds(-1)), board: LiveStage.board())
    stage.expect(row: 23, begins: " Enter end the question")
    stage.press(.enter, "p")
    var held = stage.question(LiveStage.venus(), in: .seconds(-1))
    held.isPaused = true
    stage.stand(held, board: LiveStage.board()).expect(without: "Venus")
    stage.press(.enter, "q").expect("End this round?")
    stage.type("y")
    #expect(steps(stage) == [.next, .pause, .resume, .end])
  }

  @Test func theRightLampIsLitAndBarsGrow() throws {
    var stage = lobby()
    stage.stand(stage.result(LiveStage.venus(), counts: [3, 5, 1, 2], right: 5), board: LiveStage.board())
    stage.wait(.milliseconds(300))
    let growing = stage.screen
    stage.wait(.seconds(1))
    #expect(stage.screen != growing)
    #expect(stage.canvas.runs(of: .chip(1)) == ["◆ 2"] && stage.canvas.runs(of: .offChip).contains("▲ 1"))
    stage.expect(row: 23, begins: " Enter standings").expectRest()
  }

  @Test func withoutMotionEverythingIsThereAtOnce() {
    var stage = LiveStage.host(moves: false)
    stage.stand(stage.result(LiveStage.venus(), counts: [3, 5, 1, 2], right: 5), board: LiveStage.board())
    stage.expectRest()
    stage.stand(LiveStage.podium(.en, places: 5), board: LiveStage.board()).expect("えみ").expectRest()
  }

  @Test func thirdSecondFirstComeOneAfterTheOther() {
    var stage = podium(3)
    var seen: [Int] = []
    for _ in 0..<40 {
      stage.wait(.milliseconds(100))
      let screen = stage.screen.joined()
      for (place, points) in [(3, "3,291"), (2, "3,312"), (1, "3,377")]
      where screen.contains(points) && !seen.contains(place) { seen.append(place) }
    }
    #expect(seen == [3, 2, 1])
  }

  @Test func theTableIsKeptOnceAndShown() throws {
    var stage = podium(3)
    #expect(stage.orders == [.table])
    let table = LiveStage.table(players: 40)
    stage.say(.table(table))
    stage.say(.table(table))
    #expect(stage.said.filter { $0 == .keep(table, set: "en/Science/Sky and space", limit: 10_000) }.count == 1)
    stage.press(.enter).expect(row: 2, begins: "  Everybody")
    stage.press(.pageDown, .pageDown, .pageDown, .pageDown, .pageDown).expect("Question number 10")
    stage.type("e")
    #expect(stage.said.last == .write(table))
    stage.answer(LiveResponse.written(path: "/x/live.csv", problem: nil)).expect(row: 21, has: "/x/live.csv")
    stage.type("qr")
    #expect(stage.orders.last == .step(.again, version: 7))
  }

  @Test func whatIsSharedIsTheFirstThree() {
    var stage = podium(5)
    stage.type("s").expect("1  えみ")
    stage.press(.enter).expect(row: 23, has: "q close")
  }

  /// Only the program that speaks with rooms opens one, and joins one.
  @Test func thatNoRoomCanBeOpenedIsSaidBeforeAnythingIsChosen() {
    var stage = LiveStage(opens: LiveMenuScreen()) { $0.live.problem = "tenq-league is not installed" }
    stage.expect("✗ tenq-league is not installed").expect(row: 23, is: " ? help   Esc back")
    #expect(!stage.screen.contains { $0.contains("▶") }, "no row can be opened")
    stage.press(.enter, .down, .enter)
    #expect(stage.said == [.recall] && stage.screen[0].hasPrefix(" Live   a round for the room"))
  }

  @Test func whatWasNeverOpenIsNotTakenUpAgain() {
    var stage = LiveStage(opens: LiveHostScreen(LiveStage.opening, set: "everything"))
    stage.say(.failed("no port is free")).expect("no port is free", without: "Nothing is lost")
  }

  @Test func whyItCannotGoOnIsSaid() {
    var stage = LiveStage.host()
    stage.say(.failed("no port is free")).expect("no port is free", "Nothing is lost")
    stage.type("q")
    #expect(stage.said.last == .end)
  }

  @Test func aFailureEndsWhatWasAskedAboutTheRoom() {
    var stage = lobby()
    stage.type("q").expect("Close the room?")
    stage.say(.failed("no port is free"))
    stage.press(.enter)
    #expect(stage.said.last == .resume(.host(port: nil, bind: nil, resumes: true, words: nil)))
  }

  @Test(arguments: Language.allCases) func aRoomThatCouldNotGoOnIsTakenUpByAKey(_ language: Language) {
    var stage = LiveStage.host(language)
    stage.stand(LiveStage.state(.lobby, language), board: LiveStage.board())
    stage.say(.failed("no port is free"))
    #expect(stage.screen[23].contains(Phrase(en: "Enter go on", ja: "Enter 再開")[language]))
    stage.press(.enter)
    #expect(stage.said.last == .resume(.host(port: nil, bind: nil, resumes: true, words: nil)))
    #expect(stage.screen.joined().contains(Phrase.lostConnection[language]))
    stage.stand(LiveStage.state(.lobby, language), board: LiveStage.board())
    #expect(!stage.screen.joined().contains(Phrase.lostConnection[language]))
  }

  @Test func whoHasNoPointsStandsOnNoStep() {
    var stage = LiveStage.host()
    var state = LiveStage.podium(.en, places: 3)
    (state.standings[1].points, state.standings[2].points) = (0, 0)
    stage.stand(state, board: LiveStage.board())
    stage.wait(.seconds(9))
    let screen = stage.screen.joined(separator: "\n")
    #expect(screen.contains("3,377") && screen.contains("Deniz ") && !screen.contains("2   Deniz"), "\(screen)")
    #expect(stage.canvas.runs(of: .title).contains("3,377"))
  }

  /// A terminal that turns such letters would draw the number before the name, and the names in other lamps.
  @Test func namesFromRightToLeftStayApartFromNumbersAndEachOther() {
    var stage = LiveStage.host()
    var board = LiveStage.board()
    (board.people[0].name, board.people[1].name) = ("דנה", "محمد 7")
    stage.stand(LiveStage.state(.lobby), board: board).expectRow("דנה\u{200E}  ", "محمد 7\u{200E}")
    var state = LiveStage.podium(.en)
    for index in state.standings.indices { state.standings[index].name = "דנה\(index)" }
    stage.stand(state, board: board)
    stage.wait(.seconds(9))
    for line in stage.screen where line.contains("דנה") {
      #expect(line.matches(of: /דנה\d\u{200E}( |$)/).count == line.matches(of: /דנה/).count, "\(line)")
    }
  }

  @Test func lostAnswersAndALostServerAreSaid() {
    var stage = lobby()
    stage.say(.connection(isThere: false)).expect("The connection is lost")
    var board = LiveStage.board()
    board.losesAnswers = true
    stage.stand(stage.question(LiveStage.venus(), in: .seconds(-1)), board: board).expect("could not be kept")
  }
}
