import QuizCore
import Testing

@testable import QuizScreens

/// A player's way through a room: joining, answering, and what is kept of it.
@Suite struct LivePlayerScreenTests {
  /// Aya before a question that has been open for so long.
  private func asked(_ question: Question = LiveStage.venus(), for duration: Duration = .seconds(1)) -> LiveStage {
    var stage = LiveStage.player()
    stage.stand(stage.question(question, in: .milliseconds(500)), own: LiveStage.own())
    return stage.wait(.milliseconds(500) + duration)
  }

  private func answers(_ stage: LiveStage) -> [LiveOrder] {
    stage.orders.filter { order in if case .answer = order { true } else { false } }
  }

  @Test func whoeverComesInTheMiddleOfAQuestionDoesNotAnswerIt() {
    var stage = LiveStage.player(.ja)
    stage.stand(stage.question(LiveStage.venus(.ja), .ja, in: .seconds(-2)), own: LiveStage.own { $0.first = 4 })
    stage.type("2")
    #expect(stage.orders.isEmpty)
  }

  @Test func whatIsKnownJoinsAtOnce() {
    let stage = LiveStage.player()
    #expect(stage.said == [.join(.join(address: "192.168.1.20:8610", code: "4071"), name: "Aya")])
    stage.expect("You are in")
  }

  @Test func theFormNamesWhatIsMissingAndLosesNothing() {
    var stage = LiveStage(opens: LiveJoinScreen(address: "10.0.0.7:8610", code: "", name: ""))
    stage.press(.enter).expect("Code: type the digits")
    stage.type("4071")
    stage.press(.enter, "A", "y", "a", .enter)
    let run = LiveRun.join(address: "10.0.0.7:8610", code: "4071")
    #expect(stage.said.last == .join(run, name: "Aya"))
    stage.say(.failed("nobody answers there")).expect("nobody answers there", "10.0.0.7:8610", "Aya")
    stage.press(.enter)
    #expect(stage.said.last == .join(run, name: "Aya"))
  }

  @Test func anAddressMayHaveTheCode() {
    var stage = LiveStage(opens: LiveJoinScreen(address: "http://10.0.0.7:8610/r/4071", code: "", name: ""))
    stage.press("A", "y", "a", .enter)
    #expect(stage.said.last == .join(.join(address: "http://10.0.0.7:8610/r/4071", code: nil), name: "Aya"))
  }

  @Test func addressAndNameAreRemembered() {
    var stage = LiveStage(opens: LiveJoinScreen(address: "", code: "", name: "")) {
      $0.live = LiveMemory(address: "10.0.0.7:8610", name: "Aya")
    }
    stage.type("4071")
    // The name is seen before it is taken.
    stage.press(.enter)
    #expect(stage.said.last == .recall)
    stage.press(.enter)
    #expect(stage.said.last == .join(.join(address: "10.0.0.7:8610", code: "4071"), name: "Aya"))
  }

  @Test func theWholeCommandLineIsTakenForAnAddress() {
    var stage = LiveStage(opens: LiveJoinScreen(address: "", code: "", name: "Aya"))
    stage.paste("tenq join '[fd00::2]:8610' --code=4071")
    stage.press(.enter, .enter, .enter)
    #expect(stage.said.last == .join(.join(address: "[fd00::2]:8610", code: "4071"), name: "Aya"))
    #expect(JoinLine("192.168.1.5:8610") == nil && JoinLine("") == nil)
    #expect(JoinLine("join 10.0.0.7 --name Ben --code")?.texts[.name] == "Ben")
    #expect(JoinLine("tenq join --code 1 --x")?.texts[.address] == nil)
  }

  @Test func arefusedNameIsAskedForAgain() {
    var stage = LiveStage(opens: LiveJoinScreen(address: "10.0.0.7:8610", code: "4071", name: "Ben"))
    stage.say(.refusedName("Somebody is called Ben.")).expect("Somebody is called Ben.")
    stage.press(.control("u"))
    stage.fill("Benno")
    #expect(stage.orders == [.join(name: "Benno")])
  }

  @Test func theTimeRunsFromTheFrameThatShowsTheChoices() {
    var stage = asked()
    stage.type("2")
    #expect(answers(stage) == [.answer(question: 3, panels: [1], text: nil, milliseconds: 1000)])
    stage.expect("Answered in 1.0 s. It is on its way.")
    stage.say(.answered(question: 3)).expect("still thinking")
    // One answer is all.
    stage.type("1")
    #expect(answers(stage).count == 1)
  }

  @Test func anAnnouncedQuestionGetsItsWordsBeforeItOpensOrOpensLate() {
    var stage = LiveStage.player()
    let question = stage.question(LiveStage.venus(), in: .seconds(4))
    var announced = question
    announced.question = question.question?.announced
    stage.stand(announced, own: LiveStage.own())
    stage.wait(.seconds(5)).expect("Question 3", without: "Venus").expectRest()
    stage.stand(question).expect("Venus")
    stage.type("2", after: .seconds(1))
    #expect(answers(stage) == [.answer(question: 3, panels: [1], text: nil, milliseconds: 1000)])
  }

  @Test func keysTypedAheadAnswerNothing() {
    var stage = LiveStage.player()
    stage.stand(stage.question(LiveStage.venus(), in: .milliseconds(500)), own: LiveStage.own())
    stage.type("2")
    stage.type("2", after: .milliseconds(500))
    stage.type("2", after: .milliseconds(240))
    #expect(answers(stage).isEmpty)
    stage.type("2", after: .milliseconds(20))
    #expect(answers(stage) == [.answer(question: 3, panels: [1], text: nil, milliseconds: 260)])
  }

  @Test func nothingIsAnsweredWhenTheTimeIsUp() {
    var stage = asked(for: .seconds(10))
    stage.type("2")
    #expect(answers(stage).isEmpty)
    stage.expect("Time is up.").expectRest()
  }

  @Test func arrowsAndTheMouseAnswerToo() throws {
    var stage = asked()
    stage.press(.down, .right, .enter)
    #expect(answers(stage) == [.answer(question: 3, panels: [1], text: nil, milliseconds: 1000)])
    stage = asked()
    let row = try #require(stage.screen.firstIndex { $0.contains("Jupiter") })
    stage.click(20, row)
    #expect(answers(stage) == [.answer(question: 3, panels: [2], text: nil, milliseconds: 1000)])
  }

  @Test func labelsStayTheKeysThatAnswerOnceOneHas() throws {
    var settings = Settings()
    settings.ownKeys = [SettingsEntry(name: "answer3", value: .words(["u"]), line: 3)]
    var stage = LiveStage(opens: LiveJoinScreen(address: "192.168.1.20:8610", code: "4071", name: "Aya")) {
      $0.bindings = OwnChoices(settings).bindings
    }
    stage.stand(LiveStage.state(.lobby), own: LiveStage.own())
    stage.stand(stage.question(LiveStage.venus(), in: .milliseconds(500)), own: LiveStage.own())
    stage.wait(.milliseconds(1500)).expect("● u")
    stage.type("u")
    #expect(answers(stage) == [.answer(question: 3, panels: [2], text: nil, milliseconds: 1000)])
    stage.expect("● u")
    stage.stand(
      stage.result(LiveStage.venus(), counts: [1, 8, 2, 0], right: 8),
      own: LiveStage.own { ($0.answered, $0.isRight) = (3, false) })
    stage.expect("✗ u")
  }

  @Test func theOtherKindsAreAnsweredAsInARound() throws {
    var stage = asked(try KindPlayer.several(.en))
    stage.press("1", .enter)
    #expect(answers(stage).isEmpty)
    stage.type("3")
    let chosen = stage.screen
    stage.type("2")
    #expect(stage.screen != chosen, "one too many is said at once")
    stage.press(.enter)
    #expect(answers(stage) == [.answer(question: 3, panels: [0, 2], text: nil, milliseconds: 1000)])
    stage = asked(try KindPlayer.order(.en))
    stage.press("2", "1", "3", .enter)
    #expect(answers(stage) == [.answer(question: 3, panels: [1, 0, 2], text: nil, milliseconds: 1000)])
    stage = asked(try KindPlayer.typed(.en))
    stage.type("Amsterdam?")
    stage.press(.backspace, .enter)
    #expect(answers(stage) == [.answer(question: 3, panels: nil, text: "Amsterdam", milliseconds: 1000)])
    stage = asked(try KindPlayer.number(.en))
    stage.expect("km")
    stage.fill("42.2")
    #expect(answers(stage) == [.answer(question: 3, panels: nil, text: "42.2", milliseconds: 1000)])
  }

  @Test func theRoundIsSavedAtItsEndAsTheRoomJudgedIt() throws {
    var stage = asked()
    stage.type("2")
    var result = stage.result(LiveStage.venus(), counts: [3, 5, 1, 2], right: 5)
    result.result?.choices = [3, 4, 1, 2]
    stage.stand(
      result,
      own: LiveStage.own {
        ($0.answered, $0.isRight, $0.gained, $0.milliseconds, $0.points, $0.place) = (3, true, 1080, 1010, 1080, 2)
      })
    stage.expect(row: 0, ends: "2nd of 11   1,080").expect("✓ 1.0 s   +1,080")
    let podium = LiveStage.podium(.en, places: 5)
    stage.stand(podium, own: LiveStage.own { ($0.points, $0.place, $0.right) = (1080, 9, 1) })
    let record = try #require(stage.saved.first)
    #expect(stage.saved.count == 1)
    #expect(record.game == .live && record.asked == 1 && record.correct == 1 && record.limit == 10_000)
    #expect(record.set == LiveStage.title(.en))
    let answer = try #require(record.answers.first)
    #expect(answer.question == LiveStage.venus().id && answer.choice == 4 && answer.milliseconds == 1010)
    #expect(Game.live.fault(of: record) == nil)
    stage.answer(RoundResponse.saved(record, best: nil)).expect(row: 0, has: "saved")
    // Another round of the same room is another record.
    stage.stand(stage.question(LiveStage.venus(), in: .seconds(-1)), own: LiveStage.own())
    stage.stand(
      stage.result(LiveStage.venus(), counts: [], right: 0), own: LiveStage.own { ($0.points, $0.place) = (1080, 2) })
    stage.stand(podium, own: LiveStage.own())
    #expect(stage.saved.count == 2 && stage.saved.last?.answers.first?.isLate == true)
  }

  @Test(arguments: [true, false]) func aRightAnswerRingsWhenAskedAndAWrongOneDoesNot(_ isRight: Bool) {
    var stage = LiveStage.player { $0.settings[.bell] = true }
    stage.stand(stage.question(LiveStage.venus(), in: .seconds(-1)), own: LiveStage.own())
    #expect(stage.bells == 0)
    stage.stand(
      stage.result(LiveStage.venus(), counts: [3, 5, 1, 2], right: 5),
      own: LiveStage.own { ($0.answered, $0.isRight, $0.milliseconds) = (3, isRight, 1010) })
    #expect(stage.bells == (isRight ? 1 : 0))
  }

  @Test func leavingKeepsWhatWasDecided() {
    var stage = asked()
    stage.stand(stage.result(LiveStage.venus(), counts: [11, 0, 0, 0], right: 0), own: LiveStage.own { $0.place = 1 })
    stage.type("q").expect("Leave the room?")
    stage.type("y")
    #expect(stage.saved.count == 1 && stage.said.last == .end)
    stage.expect("You left the room.")
    stage.answer(RoundResponse.notSaved(stage.saved[0], best: nil, reason: "disk full")).expect("disk full")
    stage.press(.enter)
    #expect(stage.app.screens.count == 1)
  }

  @Test func aQuestionAskedAnewKeepsAnAnswerThatIsThere() {
    var stage = asked()
    stage.type("2")
    stage.say(.answered(question: 3))
    var again = stage.question(LiveStage.venus(), in: .seconds(1))
    again.question?.isAgain = true
    stage.stand(again, own: LiveStage.own { ($0.answered, $0.panels) = (3, [1]) })
    stage.expect("The room was interrupted: this question is asked again.")
    stage.type("1", after: .seconds(3))
    #expect(answers(stage).count == 1)
    stage.expect("your answer", "Answered in")
    // After a hold it is the host who asks it anew; what was given on another connection counts as well.
    stage = LiveStage.player()
    again.question?.wasHeld = true
    stage.stand(again, own: LiveStage.own())
    stage.stand(again, own: LiveStage.own { ($0.answered, $0.panels, $0.milliseconds) = (3, [1], 1500) })
    stage.expect("The host goes on: this question is asked again.")
    stage.type("1", after: .seconds(3))
    #expect(answers(stage).isEmpty && stage.screen.joined().contains("Answered in 1.5 s"))
    // One that is not there is asked for once more.
    stage = asked()
    stage.stand(stage.question(LiveStage.venus(), in: .seconds(1)), own: LiveStage.own())
    stage.type("1", after: .seconds(3))
    #expect(answers(stage).count == 1)
  }

  @Test func whoIsAtThePodiumIsToldThatTheRoomWasClosed() {
    var stage = LiveStage.player()
    stage.stand(LiveStage.podium(.en), own: LiveStage.own { ($0.points, $0.place) = (2377, 4) })
    var closed = LiveStage.podium(.en)
    closed.phase = .closed
    stage.stand(closed, own: nil).expect("The host closed the room.", "4th of 11")
    #expect(stage.said.last == .end)
  }

  @Test func whatHappensToTheRoomIsSaid() {
    var stage = asked()
    stage.say(.connection(isThere: false)).expect("The connection is lost.")
    stage.say(.connection(isThere: true)).expect(without: "The connection is lost.")
    var held = stage.question(LiveStage.venus(), in: .seconds(-1))
    held.isPaused = true
    stage.stand(held, own: LiveStage.own()).expect("Held by the host", without: "Venus")
    stage.say(.failed("You were sent away.")).expect("You were sent away.")
  }

  @Test func enterGoesOnInARoomOfOnesOwnTime() {
    var stage = LiveStage.player()
    var result = stage.result(LiveStage.venus(), counts: [0, 1, 0, 0], right: 1)
    stage.stand(result, own: LiveStage.own())
    stage.press(.enter)
    #expect(stage.orders.isEmpty)
    result.rules.openUntil = LiveStage.clock * 2
    stage.stand(result, own: LiveStage.own())
    stage.press(.enter)
    #expect(stage.orders == [.step(.next, version: 7)])
    // It begins by Enter, too.
    stage = LiveStage.player()
    (result.phase, result.question, result.result) = (.open, nil, nil)
    stage.stand(result, own: LiveStage.own()).expect("Enter begins, at your own pace")
    stage.press(.enter)
    #expect(stage.orders == [.step(.start, version: result.version)])
  }
}
