import QuizCore
import Sweeps
import TerminalKit
import Testing

@testable import QuizScreens

/// Whatever a server says, the screens of live rooms show something.
@Suite struct LiveHostileTests {
  private static let numbers = [Int.min, -1, 0, 1, 3, Int.max]
  private static let sizes = [Size.small, ViewContext.full, Size.largest]
  private static let text = "🏳️‍🌈é\u{202E}\u{1B}[31m名\n" + String(repeating: "長", count: 200)

  /// A room whose every number is this one.
  private func state(_ phase: LivePhase, _ number: Int, _ kind: String) -> LiveState {
    var state = LiveState(
      version: number, phase: phase, title: Self.text, code: "99999999", count: number,
      rules: LiveRules(limit: number, teams: number, pace: number, openUntil: number, players: number))
    (state.players, state.answered, state.next) = (number, number, number)
    state.question = LiveQuestion(
      number: number, kind: kind, text: Self.text, panels: number > 0 ? ["", Self.text] : [], wanted: number,
      unit: Self.text, level: number, limit: number, opens: number, isAgain: true)
    state.result = LiveResult(
      right: [number, 1, 1], answer: Self.text, counts: [number],
      lines: [LiveResult.Line(text: Self.text, count: number, isRight: false)], rightCount: number, asked: number,
      explanation: Self.text, id: QuestionID(hash: 1), choices: [number])
    let standing = LiveStanding(
      name: Self.text, team: number, points: number, right: number, place: number, former: -1)
    state.standings = Array(repeating: standing, count: number == 3 ? 500 : 2)
    state.teams = number == 1 ? [standing] : []
    state.missed = LiveState.Missed(number: number, text: Self.text, right: number, asked: number)
    return state
  }

  private func own(_ number: Int) -> LiveOwn {
    LiveStage.own {
      ($0.team, $0.answered, $0.isRight, $0.gained) = (number, number, number > 0, number)
      ($0.milliseconds, $0.points, $0.right, $0.place, $0.former) = (number, number, number, number, number)
      $0.name = Self.text
    }
  }

  private static let phases: [LivePhase] = [.lobby, .question, .result, .standings, .podium, .open, .closed]
  private static let kinds = ["one", "several", "order", "typed length", "number", "none such"]

  /// Each number in each phase, each phase in each window, and each kind of question where one is on screen.
  @Test(arguments: numbers) func numbersOfAnySizeAreShown(_ number: Int) {
    let cases = LiveHostileTests.phases.flatMap { phase -> [(phase: LivePhase, kind: String)] in
      let hasQuestion = phase == .question || phase == .result
      return (hasQuestion ? LiveHostileTests.kinds : ["one", "one", "one"]).map { (phase, $0) }
    }
    for (place, (phase, kind)) in Sweep.of(Array(cases.enumerated()), oneIn: 5) {
      let size = LiveHostileTests.sizes[place % LiveHostileTests.sizes.count]
      var host = LiveStage.host(.en, size)
      var player = LiveStage.player(.ja, size)
      let said = state(phase, number, kind)
      let board = LiveBoard(
        people: (0..<(phase != .lobby ? 1 : number == 3 ? 500 : 40)).map {
          LiveBoard.Person(
            id: "\($0)", name: Self.text, team: number, sign: number, isHere: $0 % 2 == 0, hasAnswered: true)
        }, losesAnswers: true)
      for clock in [number, LiveStage.clock] {
        host.say(.state(said, own: nil, board: board, clock: clock))
        player.say(.state(said, own: own(number), board: nil, clock: clock))
        #expect(host.screen.count == size.height, "\(phase) \(kind) \(size)")
        #expect(player.screen.count == size.height, "\(phase) \(kind) \(size)")
      }
      player.press("1", "2", .down, .enter, .pageDown)
      host.press(.pageDown, .down)
      #expect(player.screen.count == host.screen.count, "\(phase) \(kind) \(size)")
    }
  }

  @Test func tablesOfAnySizeAreShown() {
    for number in LiveHostileTests.numbers {
      var host = LiveStage.host()
      host.stand(LiveStage.state(.podium), board: LiveStage.board([]))
      let player = LiveTable.Player(
        name: Self.text, team: number, place: number, points: number, right: number, milliseconds: number,
        answers: Array(repeating: nil, count: 600))
      let rate = LiveTable.Rate(id: QuestionID(hash: 1), text: Self.text, right: number, asked: number)
      host.say(
        .table(
          LiveTable(
            id: "\(number)", title: "", began: number, players: number > 0 ? [player] : [],
            questions: number > 0 ? [rate] : [])))
      host.press(.enter)
      #expect(host.screen.count == 24)
    }
  }

  @Test func addressesAndCodesOfAnyKindAreShown() {
    let addresses = [
      "", "http://", "http://[fe80::1%eth0]:8610", String(repeating: "x", count: 4000), "http://127.0.0.1:1",
    ]
    let cases = addresses.flatMap { address in
      ["", "12", "１２３", String(repeating: "9", count: 300)].flatMap { code in
        LiveHostileTests.sizes.map { (address: address, code: code, size: $0) }
      }
    }
    for (address, code, size) in Sweep.of(cases, oneIn: 4) {
      var host = LiveStage.host(.en, size)
      host.say(.opened(addresses: [address, address, address], code: code))
      var state = LiveStage.state(.lobby)
      state.code = code
      host.stand(state, board: LiveStage.board())
      #expect(host.screen.count == size.height, "\(address.prefix(40)) \(code.prefix(10)) \(size)")
    }
  }
}
