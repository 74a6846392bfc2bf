import QuizCore
import Testing

@testable import QuizScreens

/// A live room line by line: what its host and its players read, what they say to it, and what is kept.
@Suite struct PlainLiveTests {
  // MARK: A room

  private static let rules = LiveRules(limit: 10_000, startsAt: 2, pace: 5000)

  private func room(_ phase: LivePhase, version: Int = 1, rules: LiveRules = rules) -> LiveState {
    var room = LiveState(version: version, phase: phase, title: "Food", code: "1234", count: 2, rules: rules)
    room.players = 2
    return room
  }

  private func question(_ number: Int, opens: Int, isAgain: Bool = false) -> LiveQuestion {
    LiveQuestion(
      number: number, kind: "one", text: "Which?", panels: ["Pumpkin", "Daikon"], level: nil, limit: 10_000,
      opens: opens, isAgain: isAgain)
  }

  private func asking(_ number: Int, opens: Int, isAgain: Bool = false, version: Int = 2) -> LiveState {
    var room = room(.question, version: version)
    room.question = question(number, opens: opens, isAgain: isAgain)
    return room
  }

  private func decided(_ number: Int, opens: Int) -> LiveState {
    var room = room(.result, version: 3)
    room.question = question(number, opens: opens)
    room.result = LiveResult(
      right: [1], answer: "Daikon", counts: [1, 1], lines: [], rightCount: 1, asked: 2, explanation: "A root.",
      id: QuestionID(hash: UInt64(number)), choices: [2, 1])
    return room
  }

  /// The server's time at the zero of the clock of play.
  private let zero = 1_700_000_000_000
  private func said(_ line: LiveLine) -> PlainEvent { .response(LiveResponse.line(line)) }

  private func said(_ room: LiveState, _ own: LiveOwn? = nil, _ board: LiveBoard? = nil) -> PlainEvent {
    .response(LiveResponse.line(.state(room, own: own, board: board, clock: zero)))
  }

  /// Aya, before anything was judged.
  private let own = LiveStage.own()
  private func at(_ milliseconds: Int) -> Instant { Instant(.milliseconds(milliseconds)) }

  private let state = AppState(
    version: "0", language: .en, catalogue: Catalogue(language: "en", genres: []), games: .all)

  /// A player or a host, with what was printed and what was asked of the program.
  private struct Talk<Side: PlainProgram> {
    var side: Side
    private(set) var effects: [StoreEffect] = []
    private(set) var end: PlainEnd?
    private var lines: [String] = []

    init(_ side: Side) { self.side = side }

    /// Something happens after so many milliseconds; gives the lines since the last look.
    mutating func hear(_ event: PlainEvent, at milliseconds: Int) -> [String] {
      take(event, at: milliseconds)
      return news()
    }

    mutating func news() -> [String] {
      defer { lines = [] }
      return lines
    }

    mutating func take(_ event: PlainEvent, at milliseconds: Int) {
      for step in side.handle(event, at: Instant(.milliseconds(milliseconds))) {
        switch step {
        case .say(let line), .ask(let line): lines.append(line.string)
        case .store(let effect): effects.append(effect)
        case .end(let end): self.end = end
        }
      }
    }

    /// The round that was saved last.
    var saved: RoundRecord? { if case .save(let record, .round)? = effects.last { record } else { nil } }

    var orders: [LiveOrder] {
      effects.compactMap { effect in if case .live(.say(let order)) = effect { order } else { nil } }
    }

    var nextChange: Instant? { side.nextChange }
    var takesLine: Bool { side.takesLine }
  }

  private let run = LiveRun.join(address: "http://192.168.1.5:8610/r/1234", code: nil)

  /// A player who has begun.
  private func player(name: String = "Aya") -> Talk<PlainLivePlayer> {
    var talk = Talk(PlainLivePlayer(run, name: name, state: state, why: .option, echoes: false))
    talk.take(.begin, at: 0)
    return talk
  }

  // MARK: A player

  @Test func aRoundIsPlayedFromTheLobbyToTheRecord() throws {
    var player = player()
    #expect(player.effects == [.live(.join(run, name: "Aya"))])
    _ = player.news()
    let joined = player.hear(said(room(.lobby), own), at: 10)
    #expect(joined == ["You are in as Aya. Food. 2 questions.", "Wait until the host starts."])

    // It comes two seconds before it opens, and is printed when it does.
    let opens = zero + 2000
    #expect(player.hear(said(asking(1, opens: opens), own), at: 20) == [])
    #expect(player.nextChange == at(2000) && !player.takesLine)
    let asked = ["", "Question 1 of 2.", "10 seconds.", "Which?", "1. Pumpkin", "2. Daikon", "Your answer: "]
    #expect(player.hear(.time, at: 2003) == asked)
    #expect(player.takesLine && player.nextChange == at(12_003))
    // The same again, with other counts, prints nothing.
    #expect(player.hear(said(asking(1, opens: opens, version: 5), own), at: 2500) == [])
    player.take(.line("7"), at: 3000)
    #expect(player.news().count == 2 && player.orders.isEmpty)
    player.take(.line("2"), at: 4503)
    #expect(player.orders == [.answer(question: 1, panels: [1], text: nil, milliseconds: 2500)])
    #expect(player.hear(said(.answered(question: 1)), at: 4510) == ["Your answer counts."])
    #expect(!player.takesLine && player.nextChange == nil)

    let right = LiveStage.own {
      ($0.answered, $0.isRight, $0.gained, $0.points) = (1, true, 1373, 1373)
      ($0.right, $0.milliseconds, $0.place) = (1, 2500, 1)
    }
    for _ in 0..<2 { player.take(said(decided(1, opens: opens), right), at: 5000) }
    #expect(player.news() == ["Right. 1,373 points.", "A root.", "Place 1 of 2, 1,373 points."])

    // Nothing is answered to the second.
    _ = player.hear(said(asking(2, opens: zero + 8000), right), at: 8000)
    #expect(player.hear(.time, at: 18_000) == ["", "Time's up."])
    let late = LiveStage.own {
      $0 = right
      ($0.isRight, $0.gained, $0.place) = (nil, 0, 2)
    }
    let verdict = player.hear(said(decided(2, opens: zero + 8000), late), at: 19_000)
    #expect(verdict == ["Not answered. The answer is Daikon.", "A root.", "Place 2 of 2, 1,373 points."])
    var podium = room(.podium, version: 9)
    podium.standings = [LiveStanding(name: "Ben", team: 0, points: 1900, right: 2, place: 1, former: 2)]
    let result = ["", "The round is over: place 2 of 2, 1,373 points, 1 right.", "1. Ben, 1,900 points, 2 right."]
    #expect(player.hear(said(podium, late), at: 20_000) == result)
    let record = try #require(player.saved)
    #expect(record.game == .live && record.asked == 2 && record.correct == 1 && record.misses == 1)
    #expect(record.answers.map(\.choice) == [1, nil] && record.answers.map(\.milliseconds) == [2500, 10_000])
    #expect(Game.live.fault(of: record) == nil)
    #expect(player.hear(.response(RoundResponse.saved(record, best: nil)), at: 20_010) == ["Saved."])
    #expect(player.end == .done)
  }

  @Test func whatIsAnnouncedIsPrintedOnceItsWordsAreThere() {
    var player = player()
    var host = host()
    let asking = asking(1, opens: zero + 4000)
    var announced = asking
    announced.question = asking.question?.announced
    for (room, now) in [(announced, 0), (asking, 2000)] {
      player.take(said(room, own), at: now)
      host.take(said(room), at: now)
    }
    #expect(player.nextChange == at(4000) && host.nextChange == at(4000))
    _ = (player.news(), host.news())
    #expect(player.hear(.time, at: 4000).contains("Which?") && host.hear(.time, at: 4000).contains("Which?"))
  }

  @Test func aLineAfterTheTimeIsNotSent() {
    var player = player()
    player.take(said(asking(1, opens: zero), own), at: 5)
    player.take(.line("2"), at: 10_005)
    #expect(player.orders.isEmpty && player.news().last == "That came too late.")
  }

  @Test func aQuestionThatIsAskedAnewIsPrintedAnewUnlessItsAnswerCounts() {
    var player = player()
    player.take(said(asking(1, opens: zero), own), at: 5)
    _ = player.hear(.line("1"), at: 1000)
    let again = asking(1, opens: zero + 9000, isAgain: true)
    var other = player
    other.side.console.state = state
    for _ in 0..<2 { other.take(said(again, LiveStage.own { $0.answered = 1 }), at: 9000) }
    #expect(other.news() == ["The question is asked again; your answer is kept."])
    let news = player.hear(said(again, own), at: 9000)
    #expect(news.contains("The room was interrupted: this question is asked again."))
    player.take(.line("2"), at: 9500)
    #expect(player.orders.count == 2)
  }

  @Test func aNameThatIsRefusedIsAskedForAgain() {
    var player = player(name: "")
    #expect(player.news().last == "Your name: " && player.effects.isEmpty && player.takesLine)
    player.take(.line("  Aya "), at: 1)
    #expect(player.effects == [.live(.join(run, name: "Aya"))])
    #expect(player.hear(said(.refusedName("Aya is taken.")), at: 2) == ["Aya is taken.", "Your name: "])
    player.take(.line("Aya 2"), at: 3)
    #expect(player.orders == [.join(name: "Aya 2")])
  }

  @Test func aRoomThatCannotBeReachedIsSaid() {
    var player = player()
    player.take(said(.failed("no such room")), at: 5)
    #expect(player.end == .nothingToPlay(reason: "no such room"))
  }

  @Test func whatWasDecidedIsKeptWhenTheRoomIsGone() throws {
    var player = player()
    player.take(said(decided(1, opens: zero), LiveStage.own { $0.place = 2 }), at: 5)
    player.take(said(.failed("gone")), at: 6)
    let record = try #require(player.saved)
    #expect(record.asked == 1 && record.correct == 0)
  }

  @Test func aQuestionThatWasOpenBeforeIsNotThePlayers() {
    var player = player()
    let own = LiveStage.own { $0.first = 2 }
    let news = player.hear(said(asking(1, opens: zero), own), at: 4)
    #expect(news.last == "You came during this question, and play from the next one on.")
    #expect(!player.takesLine && player.nextChange == nil)
    #expect(player.hear(said(decided(1, opens: zero), own), at: 5) == [])
    player.take(said(room(.closed)), at: 6)
    #expect(player.end == .done && player.saved == nil)
  }

  @Test func aRoundIsOverWhereTheRoomWasClosedAtOnce() {
    var player = player()
    let own = LiveStage.own { $0.place = 1 }
    _ = player.hear(said(decided(1, opens: zero), own), at: 5)
    var closed = room(.closed)
    closed.standings = [LiveStanding(name: "Aya", team: 0, points: 0, right: 0, place: 1, former: 1)]
    #expect(player.hear(said(closed, own), at: 6).dropFirst().first == "The round is over: no points this time.")
  }

  @Test func numbersOfTheRoomMayBeAnything() {
    for number in [Int.min, -1, 0, .max] {
      var player = player()
      var room = asking(1, opens: number)
      room.question?.limit = number
      room.count = number
      let event = PlainEvent.response(LiveResponse.line(.state(room, own: own, board: nil, clock: number)))
      for time in [0, 1_000_000] { player.take(event, at: time) }
      player.take(.line("1"), at: 2_000_000)
      _ = player.nextChange
    }
  }

  // MARK: A host

  /// A host who has begun, and whose room is open.
  private func host(_ rules: LiveRules = rules, isOpen: Bool = true) -> Talk<PlainLiveHost> {
    let opening = LiveEffect.host(
      RoundRequest(.live, .selection(.everything)), rules, .host(port: nil, bind: nil, resumes: false, words: nil))
    var talk = Talk(PlainLiveHost(opening, set: "en", state: state, why: .option, echoes: false))
    talk.take(.begin, at: 0)
    if isOpen { talk.take(said(.opened(addresses: ["http://a"], code: "1")), at: 1) }
    return talk
  }

  private func board(_ names: [String], losesAnswers: Bool = false) -> LiveBoard {
    LiveBoard(
      people: names.map { .init(id: $0, name: $0, team: 0, sign: 0, isHere: true, hasAnswered: false) },
      losesAnswers: losesAnswers)
  }

  @Test func theFirstTwoLinesAreForPrograms() {
    var host = host(isOpen: false)
    let opened = LiveLine.opened(addresses: ["http://192.168.1.5:8610", "http://10.0.0.2:8610"], code: "1234")
    let first = host.hear(said(opened), at: 5)
    #expect(first.prefix(2) == ["address http://192.168.1.5:8610/r/1234", "code 1234"])
    #expect(first.dropFirst(2) == ["Also at http://10.0.0.2:8610/r/1234", "tenq: plain mode (--plain)."])
    let lobby = room(.lobby)
    let empty = host.hear(said(lobby, nil, board([])), at: 6)
    #expect(empty == ["Food. 2 questions.", "It starts when 2 players have joined."])
    let joined = host.hear(said(lobby, nil, board(["Aya", "Ben"])), at: 7)
    #expect(joined == ["Aya has joined. 2 players.", "Ben has joined. 2 players."])
    let left = host.hear(said(lobby, nil, board(["Ben"], losesAnswers: true)), at: 8)
    #expect(left == ["Aya has left.", "Answers cannot be kept: is the disk full?"])
  }

  @Test func theRoundEndsWithTheTableInTheHistory() {
    var host = host()
    host.take(said(asking(1, opens: zero + 100)), at: 10)
    #expect(host.nextChange == at(100))
    _ = host.news()
    #expect(host.hear(.time, at: 100).contains("Which?") && host.nextChange == nil)
    let result = ["", "The answer is Daikon.", "1 of 2 right.", "Pumpkin: 1", "Daikon: 1", "A root.", "Enter goes on."]
    #expect(host.hear(said(decided(1, opens: zero + 100)), at: 200) == result)
    host.take(.line(""), at: 210)
    #expect(host.orders == [.step(.next, version: 3)])
    host.take(said(room(.podium)), at: 300)
    #expect(host.orders.last == .table)
    let aya = LiveTable.Player(
      name: "Aya", team: 2, place: 1, points: 1373, right: 1, milliseconds: 2500, answers: [true, nil])
    let rate = LiveTable.Rate(id: QuestionID(hash: 1), text: "Which?", right: 1, asked: 2)
    let table = LiveTable(id: "1", title: "Food", began: 0, players: [aya], questions: [rate])
    #expect(host.hear(said(.table(table)), at: 310).contains("1. Aya (team 2), 1,373 points, 1 of 1 right."))
    #expect(host.effects.last == .live(.keep(table, set: "en", limit: 10_000)))
    #expect(host.hear(.response(LiveResponse.kept(problem: nil)), at: 320) == ["Saved in the history."])
    #expect(host.orders.last == .step(.close, version: 1))
    // A room that does not close is not waited for.
    #expect(host.nextChange == at(3320))
    var other = host
    other.take(.time, at: 3320)
    #expect(other.end == .done)
    host.take(said(room(.closed)), at: 330)
    #expect(host.end == .done && host.effects.last == .live(.end))
  }

  @Test func withoutAHostNobodyWaitsForOne() {
    var host = host(LiveRules(limit: 10_000))
    host.take(said(room(.lobby, rules: LiveRules(limit: 10_000))), at: 2)
    host.take(.inputEnded, at: 3)
    #expect(host.orders == [.step(.close, version: 1)])
    // Where it starts and goes on by itself, nobody is missed.
    var auto = self.host()
    auto.take(said(room(.lobby)), at: 2)
    auto.take(.inputEnded, at: 3)
    #expect(auto.orders.isEmpty && auto.end == nil)
  }
}
