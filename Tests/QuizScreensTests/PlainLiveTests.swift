import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A live room line by line: what its host and its players read, what they say to it, and what is kept.
@Suite struct PlainLiveTests {
  // MARK: A room

  private static let rules = LiveRules(limit: 10_000, startsAt: 2, pace: 5000)

  private static func room(_ phase: LivePhase, version: Int = 1, rules: LiveRules = rules) -> LiveState {
    var room = LiveState(version: version, phase: phase, title: "Food", code: "1234", count: 2, rules: rules)
    room.players = 2
    return room
  }

  private static func question(_ number: Int, opens: Int, isAgain: Bool = false) -> LiveQuestion {
    LiveQuestion(
      number: number, kind: "one", text: "Which?", panels: ["Pumpkin", "Daikon"], level: nil, limit: 10_000,
      opens: opens, isAgain: isAgain)
  }

  private static func asking(_ number: Int, opens: Int, isAgain: Bool = false, version: Int = 2) -> LiveState {
    var room = room(.question, version: version)
    room.question = question(number, opens: opens, isAgain: isAgain)
    return room
  }

  private static func decided(_ number: Int, opens: Int) -> LiveState {
    var room = room(.result, version: 3)
    room.question = question(number, opens: opens)
    room.result = LiveResult(
      right: [1], answer: "Daikon", counts: [1, 1], lines: [], rightCount: 1, asked: 2, explanation: "A root.",
      id: QuestionID(hash: UInt64(number)), choices: [2, 1])
    return room
  }

  private static func own(_ change: (inout LiveOwn) -> Void = { _ in }) -> LiveOwn {
    var own = LiveOwn(id: "1", name: "Aya", team: 0)
    change(&own)
    return own
  }

  /// The server's time at the zero of the clock of play.
  private static let zero = 1_700_000_000_000

  private static func said(_ room: LiveState, _ own: LiveOwn? = nil, _ board: LiveBoard? = nil) -> PlainEvent {
    .response(.live(.state(room, own: own, board: board, clock: zero)))
  }

  private static func at(_ milliseconds: Int) -> Instant { Instant(.milliseconds(milliseconds)) }

  private static let state = AppState(
    version: "0", language: .en, catalogue: Catalogue(language: "en", genres: []), games: .all)

  /// What was printed, and what was asked of the program.
  private struct Log {
    var lines: [String] = []
    var effects: [StoreEffect] = []
    var end: PlainEnd?

    mutating func take(_ steps: [PlainStep]) {
      for step in steps {
        switch step {
        case .say(let line), .ask(let line): lines.append(line.string)
        case .store(let effect): effects.append(effect)
        case .end(let end): self.end = end
        }
      }
    }

    /// The lines since the last look.
    mutating func news() -> [String] {
      defer { lines = [] }
      return lines
    }

    var orders: [LiveOrder] {
      effects.compactMap { effect in if case .live(.say(let order)) = effect { order } else { nil } }
    }
  }

  private static let run = LiveRun.join(address: "http://192.168.1.5:8610/r/1234", code: nil)

  private func player(name: String = "Aya", echoes: Bool = false) -> PlainLivePlayer {
    PlainLivePlayer(Self.run, name: name, state: Self.state, why: .option, echoes: echoes)
  }

  // MARK: A player

  @Test func aRoundIsPlayedFromTheLobbyToTheRecord() throws {
    var player = player()
    var log = Log()
    log.take(player.handle(.begin, at: Self.at(0)))
    #expect(log.effects == [.live(.join(Self.run, name: "Aya"))])
    _ = log.news()
    log.take(player.handle(Self.said(Self.room(.lobby), Self.own()), at: Self.at(10)))
    #expect(log.news() == ["You are in as Aya. Food. 2 questions.", "Wait until the host starts."])

    // It comes two seconds before it opens, and is printed when it does.
    let opens = Self.zero + 2000
    log.take(player.handle(Self.said(Self.asking(1, opens: opens), Self.own()), at: Self.at(20)))
    #expect(log.news() == [] && player.nextChange == Self.at(2000) && !player.takesLine)
    log.take(player.handle(.time, at: Self.at(2003)))
    #expect(
      log.news()
        == ["", "Question 1 of 2.", "10 seconds.", "Which?", "1. Pumpkin", "2. Daikon", "Your answer: "])
    #expect(player.takesLine && player.nextChange == Self.at(12_003))
    // The same again, with other counts, prints nothing.
    log.take(player.handle(Self.said(Self.asking(1, opens: opens, version: 5), Self.own()), at: Self.at(2500)))
    #expect(log.news() == [])
    log.take(player.handle(.line("7"), at: Self.at(3000)))
    #expect(log.news().count == 2 && log.orders.isEmpty)
    log.take(player.handle(.line("2"), at: Self.at(4503)))
    #expect(log.orders == [.answer(question: 1, panels: [1], text: nil, milliseconds: 2500)])
    log.take(player.handle(.response(.live(.answered(question: 1))), at: Self.at(4510)))
    #expect(log.news() == ["Your answer counts."] && !player.takesLine && player.nextChange == nil)

    let right = Self.own {
      $0.answered = 1
      $0.isRight = true
      $0.gained = 1373
      $0.points = 1373
      $0.right = 1
      $0.milliseconds = 2500
      $0.place = 1
    }
    for _ in 0..<2 { log.take(player.handle(Self.said(Self.decided(1, opens: opens), right), at: Self.at(5000))) }
    #expect(log.news() == ["Right. 1,373 points.", "A root.", "Place 1 of 2, 1,373 points."])

    // Nothing is answered to the second.
    log.take(player.handle(Self.said(Self.asking(2, opens: Self.zero + 8000), right), at: Self.at(8000)))
    _ = log.news()
    log.take(player.handle(.time, at: Self.at(18_000)))
    #expect(log.news() == ["", "Time's up."])
    let late = Self.own {
      $0 = right
      $0.isRight = nil
      $0.gained = 0
      $0.place = 2
    }
    log.take(player.handle(Self.said(Self.decided(2, opens: Self.zero + 8000), late), at: Self.at(19_000)))
    #expect(log.news() == ["Not answered. The answer is Daikon.", "A root.", "Place 2 of 2, 1,373 points."])
    var podium = Self.room(.podium, version: 9)
    podium.standings = [LiveStanding(name: "Ben", team: 0, points: 1900, right: 2, place: 1, former: 2)]
    log.take(player.handle(Self.said(podium, late), at: Self.at(20_000)))
    #expect(
      log.news()
        == ["", "The round is over: place 2 of 2, 1,373 points, 1 right.", "1. Ben, 1,900 points, 2 right."])
    guard case .save(let record, .round)? = log.effects.last else {
      Issue.record("\(log.effects)")
      return
    }
    #expect(record.game == .live && record.asked == 2 && record.correct == 1 && record.misses == 1)
    #expect(record.answers.map(\.choice) == [1, nil] && record.answers.map(\.milliseconds) == [2500, 10_000])
    #expect(Game.live.fault(of: record) == nil)
    log.take(player.handle(.response(.saved(record, best: nil)), at: Self.at(20_010)))
    #expect(log.news() == ["Saved."] && log.end == .done)
  }

  @Test func whatIsAnnouncedIsPrintedOnceItsWordsAreThere() {
    var player = player()
    var host = host()
    var (mine, hosts) = (Log(), Log())
    _ = player.handle(.begin, at: Self.at(0))
    _ = host.handle(.response(.live(.opened(addresses: ["http://192.168.1.5:8610"], code: "1234"))), at: Self.at(0))
    let asking = Self.asking(1, opens: Self.zero + 4000)
    var announced = asking
    announced.question = asking.question?.announced
    for (room, now) in [(announced, 0), (asking, 2000)] {
      mine.take(player.handle(Self.said(room, Self.own()), at: Self.at(now)))
      hosts.take(host.handle(Self.said(room), at: Self.at(now)))
    }
    #expect(player.nextChange == Self.at(4000) && host.nextChange == Self.at(4000))
    _ = (mine.news(), hosts.news())
    mine.take(player.handle(.time, at: Self.at(4000)))
    hosts.take(host.handle(.time, at: Self.at(4000)))
    #expect(mine.news().contains("Which?") && hosts.news().contains("Which?"))
  }

  @Test func aLineAfterTheTimeIsNotSent() {
    var player = player()
    var log = Log()
    log.take(player.handle(.begin, at: Self.at(0)))
    log.take(player.handle(Self.said(Self.asking(1, opens: Self.zero), Self.own()), at: Self.at(5)))
    log.take(player.handle(.line("2"), at: Self.at(10_005)))
    #expect(log.orders.isEmpty && log.news().last == "That came too late.")
  }

  @Test func aQuestionThatIsAskedAnewIsPrintedAnewUnlessItsAnswerCounts() {
    var player = player()
    var log = Log()
    log.take(player.handle(.begin, at: Self.at(0)))
    log.take(player.handle(Self.said(Self.asking(1, opens: Self.zero), Self.own()), at: Self.at(5)))
    log.take(player.handle(.line("1"), at: Self.at(1000)))
    _ = log.news()
    let again = Self.asking(1, opens: Self.zero + 9000, isAgain: true)
    var other = player
    other.console.state = Self.state
    for _ in 0..<2 {
      log.take(other.handle(Self.said(again, Self.own { $0.answered = 1 }), at: Self.at(9000)))
    }
    #expect(log.news() == ["The question is asked again; your answer is kept."])
    log.take(player.handle(Self.said(again, Self.own()), at: Self.at(9000)))
    #expect(log.news().contains("The room was interrupted: this question is asked again."))
    log.take(player.handle(.line("2"), at: Self.at(9500)))
    #expect(log.orders.count == 2)
  }

  @Test func aNameThatIsRefusedIsAskedForAgain() {
    var player = player(name: "")
    var log = Log()
    log.take(player.handle(.begin, at: Self.at(0)))
    #expect(log.news().last == "Your name: " && log.effects.isEmpty && player.takesLine)
    log.take(player.handle(.line("  Aya "), at: Self.at(1)))
    #expect(log.effects == [.live(.join(Self.run, name: "Aya"))])
    log.take(player.handle(.response(.live(.refusedName("Aya is taken."))), at: Self.at(2)))
    #expect(log.news() == ["Aya is taken.", "Your name: "])
    log.take(player.handle(.line("Aya 2"), at: Self.at(3)))
    #expect(log.orders == [.join(name: "Aya 2")])
  }

  @Test func aRoomThatCannotBeReachedIsSaid() {
    var player = player()
    var log = Log()
    log.take(player.handle(.begin, at: Self.at(0)))
    log.take(player.handle(.response(.live(.failed("no such room"))), at: Self.at(5)))
    #expect(log.end == .nothingToPlay(reason: "no such room"))
  }

  @Test func whatWasDecidedIsKeptWhenTheRoomIsGone() {
    var player = player()
    var log = Log()
    log.take(player.handle(.begin, at: Self.at(0)))
    log.take(player.handle(Self.said(Self.decided(1, opens: Self.zero), Self.own { $0.place = 2 }), at: Self.at(5)))
    log.take(player.handle(.response(.live(.failed("gone"))), at: Self.at(6)))
    guard case .save(let record, .round)? = log.effects.last else {
      Issue.record("\(log.effects)")
      return
    }
    #expect(record.asked == 1 && record.correct == 0)
  }

  @Test func aQuestionThatWasOpenBeforeIsNotThePlayers() {
    var player = player()
    var log = Log()
    log.take(player.handle(.begin, at: Self.at(0)))
    _ = log.news()
    let own = Self.own { $0.first = 2 }
    log.take(player.handle(Self.said(Self.asking(1, opens: Self.zero), own), at: Self.at(4)))
    #expect(log.news().last == "You came during this question, and play from the next one on.")
    #expect(!player.takesLine && player.nextChange == nil)
    log.take(player.handle(Self.said(Self.decided(1, opens: Self.zero), own), at: Self.at(5)))
    #expect(log.news().isEmpty)
    log.take(player.handle(Self.said(Self.room(.closed)), at: Self.at(6)))
    #expect(log.end == .done && !log.effects.contains { if case .save = $0 { true } else { false } })
  }

  @Test func aRoundIsOverWhereTheRoomWasClosedAtOnce() {
    var player = player()
    var log = Log()
    log.take(player.handle(.begin, at: Self.at(0)))
    let own = Self.own { $0.place = 1 }
    log.take(player.handle(Self.said(Self.decided(1, opens: Self.zero), own), at: Self.at(5)))
    _ = log.news()
    var closed = Self.room(.closed)
    closed.standings = [LiveStanding(name: "Aya", team: 0, points: 0, right: 0, place: 1, former: 1)]
    log.take(player.handle(Self.said(closed, own), at: Self.at(6)))
    #expect(log.news().dropFirst().first == "The round is over: no points this time.")
  }

  @Test func numbersOfTheRoomMayBeAnything() {
    for number in [Int.min, -1, 0, .max] {
      var player = player()
      var room = Self.asking(1, opens: number)
      room.question?.limit = number
      room.count = number
      let event = PlainEvent.response(.live(.state(room, own: Self.own(), board: nil, clock: number)))
      for time in [0, 1_000_000] { _ = player.handle(event, at: Self.at(time)) }
      _ = player.handle(.line("1"), at: Self.at(2_000_000))
      _ = player.nextChange
    }
  }

  // MARK: A host

  private func host(_ rules: LiveRules = rules) -> PlainLiveHost {
    PlainLiveHost(
      .host(
        RoundRequest(.live, .selection(.everything)), rules, .host(port: nil, bind: nil, resumes: false, words: nil)),
      set: "en", state: Self.state, why: .option, echoes: false)
  }

  private static func board(_ names: [String], losesAnswers: Bool = false) -> LiveBoard {
    LiveBoard(
      people: names.map { .init(id: $0, name: $0, team: 0, sign: 0, isHere: true, hasAnswered: false) },
      losesAnswers: losesAnswers)
  }

  @Test func theFirstTwoLinesAreForPrograms() {
    var host = host()
    var log = Log()
    log.take(host.handle(.begin, at: Self.at(0)))
    let opened = LiveLine.opened(addresses: ["http://192.168.1.5:8610", "http://10.0.0.2:8610"], code: "1234")
    log.take(host.handle(.response(.live(opened)), at: Self.at(5)))
    #expect(
      log.news() == [
        "address http://192.168.1.5:8610/r/1234", "code 1234", "Also at http://10.0.0.2:8610/r/1234",
        "tenq: plain mode (--plain).",
      ])
    log.take(host.handle(Self.said(Self.room(.lobby), nil, Self.board([])), at: Self.at(6)))
    #expect(log.news() == ["Food. 2 questions.", "It starts when 2 players have joined."])
    log.take(host.handle(Self.said(Self.room(.lobby), nil, Self.board(["Aya", "Ben"])), at: Self.at(7)))
    #expect(log.news() == ["Aya has joined. 2 players.", "Ben has joined. 2 players."])
    log.take(host.handle(Self.said(Self.room(.lobby), nil, Self.board(["Ben"], losesAnswers: true)), at: Self.at(8)))
    #expect(log.news() == ["Aya has left.", "Answers cannot be kept: is the disk full?"])
  }

  @Test func theRoundEndsWithTheTableInTheHistory() {
    var host = host()
    var log = Log()
    log.take(host.handle(.begin, at: Self.at(0)))
    log.take(host.handle(.response(.live(.opened(addresses: ["http://a"], code: "1"))), at: Self.at(1)))
    log.take(host.handle(Self.said(Self.asking(1, opens: Self.zero + 100)), at: Self.at(10)))
    #expect(host.nextChange == Self.at(100))
    _ = log.news()
    log.take(host.handle(.time, at: Self.at(100)))
    #expect(log.news().contains("Which?") && host.nextChange == nil)
    log.take(host.handle(Self.said(Self.decided(1, opens: Self.zero + 100)), at: Self.at(200)))
    #expect(
      log.news() == [
        "", "The answer is Daikon.", "1 of 2 right.", "Pumpkin: 1", "Daikon: 1", "A root.", "Enter goes on.",
      ])
    log.take(host.handle(.line(""), at: Self.at(210)))
    #expect(log.orders == [.step(.next, version: 3)])
    log.take(host.handle(Self.said(Self.room(.podium)), at: Self.at(300)))
    #expect(log.orders.last == .table)
    let table = LiveTable(
      id: "1", title: "Food", began: 0,
      players: [
        .init(name: "Aya", team: 2, place: 1, points: 1373, right: 1, milliseconds: 2500, answers: [true, nil])
      ],
      questions: [.init(id: QuestionID(hash: 1), text: "Which?", right: 1, asked: 2)])
    log.take(host.handle(.response(.live(.table(table))), at: Self.at(310)))
    #expect(log.news().contains("1. Aya (team 2), 1,373 points, 1 of 1 right."))
    #expect(log.effects.last == .live(.keep(table, set: "en", limit: 10_000)))
    log.take(host.handle(.response(.liveKept(problem: nil)), at: Self.at(320)))
    #expect(log.news() == ["Saved in the history."] && log.orders.last == .step(.close, version: 1))
    // A room that does not close is not waited for.
    #expect(host.nextChange == Self.at(3320))
    var other = host
    var end = Log()
    end.take(other.handle(.time, at: Self.at(3320)))
    #expect(end.end == .done)
    log.take(host.handle(Self.said(Self.room(.closed)), at: Self.at(330)))
    #expect(log.end == .done && log.effects.last == .live(.end))
  }

  @Test func withoutAHostNobodyWaitsForOne() {
    var host = host(LiveRules(limit: 10_000))
    var log = Log()
    log.take(host.handle(.begin, at: Self.at(0)))
    log.take(host.handle(.response(.live(.opened(addresses: ["http://a"], code: "1"))), at: Self.at(1)))
    let lobby = Self.room(.lobby, rules: LiveRules(limit: 10_000))
    log.take(host.handle(Self.said(lobby), at: Self.at(2)))
    log.take(host.handle(.inputEnded, at: Self.at(3)))
    #expect(log.orders == [.step(.close, version: 1)])
    // Where it starts and goes on by itself, nobody is missed.
    var auto = self.host()
    var other = Log()
    other.take(auto.handle(.response(.live(.opened(addresses: ["http://a"], code: "1"))), at: Self.at(1)))
    other.take(auto.handle(Self.said(Self.room(.lobby)), at: Self.at(2)))
    other.take(auto.handle(.inputEnded, at: Self.at(3)))
    #expect(other.orders.isEmpty && other.end == nil)
  }
}
