import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import Testing

@testable import LeagueServer
@testable import LeagueStore

/// Rooms over HTTP, with a clock that moves when it is set.
@Suite struct RoomTests {
  @Test func aRoomGoesFromLobbyToPodium() async throws {
    try await TestRoom.run { room in
      let host = try await room.watch(room.opened.token)
      let seats = [try await room.join("Aya"), try await room.join("Ben"), try await room.join("Chi")]
      var watchers: [TestWatcher] = []
      for seat in seats { watchers.append(try await room.watch(seat.token)) }
      #expect(
        try await host.board { $0.people.count(where: \.isHere) == 3 }.people.map(\.name) == ["Aya", "Ben", "Chi"])
      for (number, panels) in [(1, [1, 1, 0]), (2, [1, 0, 0])] {
        if number == 1 { try await room.step(.start) } else { try await room.step(.next) }
        for watcher in watchers {
          let asked = try await watcher.state { $0.phase == .question && $0.question?.number == number }
          // Nothing says what is right before it is decided.
          #expect(asked.result == nil && asked.standings.isEmpty && asked.teams.isEmpty)
        }
        await room.wait(number == 1 ? LiveCourse.firstLead : LiveCourse.lead)
        let question = try #require(try await room.state().question)
        for (index, seat) in seats.enumerated() {
          let answered = try await room.answer(seat, question, panel: panels[index], after: 1000 * index)
          #expect(try answered.decoded(RoomAnswered.self).milliseconds == 0)
        }
        for (index, watcher) in watchers.enumerated() {
          let result = try #require(
            try await watcher.state { $0.phase == .result && $0.question?.number == number }.result)
          #expect(result.right == [SampleRooms.right] && result.asked == 3 && result.answer == "right")
          #expect(result.rightCount == panels.count { $0 == 1 } && result.counts[1] == result.rightCount)
          let own = try await watcher.own { $0.isRight != nil && $0.answered == number }
          #expect(own.isRight == (panels[index] == 1) && (own.gained > 0) == (panels[index] == 1))
        }
        try await room.step(.next)
        if number == 1 {
          let standings = try await watchers[0].state { $0.phase == .standings }
          #expect(standings.question == nil && standings.standings.map(\.place) == [1, 1, 3])
        }
      }
      let end = try await watchers[2].state { $0.phase == .podium }
      #expect(end.standings.map(\.name) == ["Aya", "Ben", "Chi"] && end.standings.map(\.right) == [2, 1, 0])
      #expect(end.missed?.number == 2 && end.missed?.right == 1)
      #expect(try await watchers[1].own { $0.place == 2 }.points == end.standings[1].points)
      let table = try await room.table()
      #expect(table.players.map(\.answers) == [[true, true], [true, false], [false, false]])
      #expect(table.questions.map(\.right) == [2, 1] && table.title == "Food" && table.id.count == 36)
      #expect(try await room.table().id == table.id)
      try await room.step(.close)
      for watcher in watchers {
        _ = try await watcher.state { $0.phase == .closed }
        // With the room a player has all of it: what is said to them alone came just before.
        let names = watcher.events.map(\.name).filter { !$0.isEmpty }
        #expect(names.first == "own")
        #expect(zip(names, names.dropFirst()).allSatisfy { $0 != "own" || $1 == "room" }, "\(names)")
      }
      #expect(try await room.client.get(room.path).code == "room.closed")
      #expect(try await room.refusal("Dan") == "room.closed")
      #expect(try await room.table() == table)
    }
  }

  @Test func theWordsOfNoQuestionComeMoreThanTwoSecondsBeforeItOpens() async throws {
    try await TestRoom.run { room in
      let player = try await room.watch(try await room.join("Aya").token)
      try await room.step(.start)
      let announced = try await player.state { $0.phase == .question }
      #expect(announced.question?.text == "" && announced.question?.panels == [] && announced.question?.number == 1)
      await room.wait(LiveCourse.firstLead - LiveCourse.lead - 1)
      #expect(try await room.state().question?.text == "")
      await room.wait(1)
      let asked = try await player.state { $0.question?.text.isEmpty == false }
      #expect(asked.question?.opens == room.clock.now + LiveCourse.lead && asked.question?.panels.isEmpty == false)
      #expect(asked.version == announced.version)
    }
  }

  @Test func theWordsOfHomeworkComeAsLate() async throws {
    let rules = LiveRules(limit: 10_000, openUntil: RoomTestClock().now + 3_600_000)
    try await TestRoom.run(SampleRooms.room(rules: rules)) { room in
      let seat = try await room.join("Aya")
      let player = try await room.watch(seat.token)
      try await room.step(.start)
      let open = try await player.state { $0.phase == .open }
      _ = try await room.client.post(
        "\(room.path)/steps", RoomStep(step: .start, version: open.version), token: seat.token)
      #expect(try await player.state { $0.phase == .question }.question?.text == "")
      await room.wait(LiveCourse.firstLead - LiveCourse.lead)
      _ = try await player.state { $0.question?.text.isEmpty == false }
    }
  }

  @Test func theFirstAnswerCountsAndRepeatsAreHarmless() async throws {
    try await TestRoom.run { room in
      let seats = [try await room.join("Aya"), try await room.join("Ben")]
      let watchers = [try await room.watch(seats[0].token), try await room.watch(seats[1].token)]
      let question = try await room.start()
      room.clock.move(by: 1000)
      #expect(
        try await room.answer(seats[0], question, panel: 1, after: 900).decoded(RoomAnswered.self).milliseconds == 900)
      for panel in [0, 1, 2] {
        let again = try await room.answer(seats[0], question, panel: panel, after: 5)
        #expect(try again.decoded(RoomAnswered.self).milliseconds == 900)
      }
      // At once, from several connections: one of them counts, and all are told which.
      let answers = try await inParallel(8) { index in
        try await room.answer(seats[1], question, panel: 0, after: 800 + index).decoded(RoomAnswered.self).milliseconds
      }
      #expect(Set(answers).count == 1)
      let result = try #require(try await watchers[0].state { $0.phase == .result }.result)
      #expect(result.counts == [1, 1, 0])
      // What comes after the end is answered the same too.
      #expect(try await room.answer(seats[0], question, panel: 0).decoded(RoomAnswered.self).milliseconds == 900)
    }
  }

  @Test func anAnswerIsTakenFromTheOpeningUntilASecondAfterTheTime() async throws {
    try await TestRoom.run { room in
      let seats = [
        try await room.join("Aya"), try await room.join("Ben"), try await room.join("Chi"), try await room.join("Dan"),
      ]
      var watchers: [TestWatcher] = []
      for seat in seats { watchers.append(try await room.watch(seat.token)) }
      try await room.step(.start)
      let question = try #require(try await room.state().question)
      func code(_ seat: RoomSeat, _ question: LiveQuestion) async throws -> String? {
        try await room.answer(seat, question, after: 0).code
      }
      await room.wait(LiveCourse.firstLead - RoundTrips.early - 1)
      #expect(try await code(seats[0], question) == "room.over")
      await room.wait(1)
      #expect(try await code(seats[0], question) == nil)
      // Of another question, or of this one as it was asked before.
      var other = question
      other.opens -= 1
      #expect(try await code(seats[1], other) == "room.over")
      other = question
      other.number = 2
      #expect(try await code(seats[1], other) == "room.over")
      room.clock.move(by: RoundTrips.early + 10_000 + LiveCourse.grace - 1)
      let late = try await room.answer(seats[1], question, after: 9999)
      #expect(try late.decoded(RoomAnswered.self).milliseconds == 10_000, "the server's time, within the limit")
      room.clock.move(by: 1)
      #expect(try await code(seats[2], question) == "room.over")
      await room.server.services.rooms.wake()
      let result = try #require(try await watchers[3].state { $0.phase == .result }.result)
      #expect(result.asked == 4 && result.counts == [0, 2, 0])
      #expect(try await code(seats[3], question) == "room.over")
    }
  }

  @Test func aTimeIsBelievedWithinTheBestRoundTripOfItsClient() async throws {
    try await TestRoom.run { room in
      let (near, far) = (try await room.join("Near"), try await room.join("Far"))
      let (liar, _) = (try await room.join("Liar"), try await room.join("Fourth"))
      func ping(_ seat: RoomSeat, takes times: [Int]) async throws {
        var echo = ""
        for time in times {
          let answer = try await room.client.get("\(room.path)/time?key=\(seat.token)\(echo)")
          echo = "&echo=\(try answer.decoded(RoomClock.self).now)"
          room.clock.move(by: time)
        }
      }
      try await ping(near, takes: [300, 10, 300, 300, 0])
      try await ping(far, takes: [300, 300, 0])
      // Five answers one second apart.
      try await ping(liar, takes: [1000, 1000, 1000, 1000, 1000, 0])
      let question = try await room.start()
      room.clock.move(by: 950)
      func time(_ seat: RoomSeat, _ claimed: Int) async throws -> Int {
        try await room.answer(seat, question, after: claimed).decoded(RoomAnswered.self).milliseconds
      }
      // 100 + 2 × 10 ms.
      #expect(try await time(near, 0) == 950 - 120)
      #expect(try await time(far, 800) == 800)
      #expect(try await time(liar, 0) == 700)
    }
  }

  @Test func anEchoOfWhatWasNeverSaidMeasuresNothing() async throws {
    try await TestRoom.run { room in
      let seat = try await room.join("Aya")
      for echo in ["0", "\(LeagueLimits.instants.upperBound)", "1"] {
        #expect(try await room.client.get("\(room.path)/time?key=\(seat.token)&echo=\(echo)").status == 200)
      }
      for echo in ["-1", "x", "\(Int.min)", "\(Int.max)"] {
        #expect(
          try await room.client.get("\(room.path)/time?key=\(seat.token)&echo=\(echo)").code == "request.malformed")
      }
      _ = try await room.join("Ben")
      let question = try await room.start()
      room.clock.move(by: 5000)
      #expect(try await room.answer(seat, question, after: 4749).decoded(RoomAnswered.self).milliseconds == 4750)
    }
  }

  @Test func whoComesLateIsAskedTheNextQuestion() async throws {
    try await TestRoom.run { room in
      let first = try await room.join("Aya")
      let watcher = try await room.watch(first.token)
      let question = try await room.start()
      let late = try await room.join("Ben")
      let second = try await room.watch(late.token)
      #expect(try await second.state { _ in true }.phase == .question)
      #expect(try await second.own { _ in true }.first == 2)
      #expect(try await watcher.own { _ in true }.first == 1)
      #expect(try await room.answer(late, question).code == "room.over")
      #expect(try await room.answer(first, question).status == 200)
      #expect(try await watcher.state { $0.phase == .result }.result?.asked == 1)
      try await room.step(.next)
      try await room.step(.next)
      await room.wait(LiveCourse.lead)
      let next = try #require(try await room.state().question)
      #expect(try await room.answer(late, next).status == 200)
      #expect(try await room.answer(first, next).status == 200)
      #expect(try await second.state { $0.phase == .result }.result?.asked == 2)
    }
  }

  @Test func whoWatchesIsToldHowManyAreThere() async throws {
    try await TestRoom.run { room in
      let first = try await room.watch(room.opened.token)
      _ = try await first.state { $0.players == 0 }
      let seats = [try await room.join("Aya"), try await room.join("Ben")]
      // Who comes in gets it with the state.
      let second = try await room.watch(seats[1].token)
      #expect(try await first.event("count", RoomCount.self) { $0.players == 2 }.answered == 0)
      #expect(try await second.state { _ in true }.players == 2)
    }
  }

  @Test func whileAnswersComeInTheHostIsToldTheirNumberAlone() async throws {
    try await TestRoom.run { room in
      var seats: [RoomSeat] = []
      for name in ["Aya", "Ben", "Chi"] { seats.append(try await room.join(name)) }
      let question = try await room.start()
      let host = try await room.watch(room.opened.token)
      _ = try await host.board { $0.people.count == 3 }
      for (index, seat) in seats.dropLast().enumerated() {
        #expect(try await room.answer(seat, question).status == 200)
        _ = try await host.event("count", RoomCount.self) { $0.answered == index + 1 }
      }
      #expect(host.events.map(\.name).filter { !$0.isEmpty } == ["room", "board", "count", "count"])
      #expect(host.events.last.map { $0.data.utf8.count < 50 } == true)
      // Who comes or goes is told as before.
      _ = try await room.join("Dan")
      #expect(try await host.board { $0.people.count == 4 }.people.last?.name == "Dan")
    }
  }

  @Test func aStreamIsPackedForWhoTakesThat() async throws {
    try await TestRoom.run { room in
      let seat = try await room.join("Aya")
      let raw = try RawConnection(port: room.server.port)
      await raw.send(
        "GET \(room.path)/events?key=\(seat.token) HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n")
      var text = ""
      while !text.contains("\r\n\r\n") { text += await raw.readSome() }
      #expect(text.contains("gzip"))
      try await room.step(.start)
    }
    // Pieces of a stream, each packed by itself, are one stream.
    let pieces = (0..<20).map { number in Array("data: \(number) \(String(repeating: "äあ", count: number))\n".utf8) }
    var stream = Gzip.beginning
    for (index, piece) in pieces.enumerated() {
      stream += index % 3 == 0 ? Gzip.stored(piece) : try #require(Gzip.piece(piece))
    }
    // A last block, and what ends a file: the sum of its bytes and how many they are.
    let whole = pieces.flatMap { $0 }
    stream += [3, 0]
    for number in [crc32(whole), UInt32(whole.count)] { stream += (0..<4).map { UInt8(number >> ($0 * 8) & 0xff) } }
    let long = [UInt8](repeating: 7, count: 200_000)
    #expect(Gzip.stored(long).count == 200_000 + 4 * 5)
    #expect(try Gzip.unpacked(stream, limit: 1 << 20) == whole)
  }

  /// The sum of bytes that a file of gzip has (RFC 1952, 8).
  private func crc32(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xedb8_8320 : sum >> 1 }
    }
    return ~sum
  }

  @Test func aSeatIsTheSameByItsToken() async throws {
    try await TestRoom.run { room in
      let seat = try await room.join("Aya")
      #expect(try await room.join("Other", token: seat.token) == seat)
      // A program's own token, sent again because the answer was lost.
      let own = Secret.random(bytes: 32)
      let second = try await room.join("Ben", token: own)
      #expect(second.token == own && second.id != seat.id)
      #expect(try await room.join("Ben", token: own) == second)
      // What is no token is none.
      #expect(try await room.join("Chi", token: "x").token != "x")
      #expect(try await room.client.get(room.path).decoded(RoomInfo.self).players == 3)
    }
  }

  @Test func namesAreShownAndNoTwoLookAlike() async throws {
    try await TestRoom.run(words: "darn") { room in
      _ = try await room.join("Aya")
      #expect(try await room.refusal("АYА") == "name.taken")
      #expect(try await room.refusal(String(repeating: "😀", count: 200)) == "name.unusable")
      #expect(try await room.refusal("") == "name.unusable")
      #expect(try await room.refusal("D a r n it") == "name.refused")
      #expect(try await room.join(" \u{202E}B\u{7}en ").name == "Ben")
      // Of many with one name at once one gets it.
      let answers = try await inParallel(8) { _ in
        try await room.client.post("\(room.path)/players", RoomJoin(name: "Same")).status
      }
      #expect(answers.sorted() == [200] + Array(repeating: 409, count: 7))
    }
  }

  @Test func aRoomIsLockedAndFull() async throws {
    try await TestRoom.run(SampleRooms.room(rules: LiveRules(limit: 10_000, players: 2))) { room in
      let seat = try await room.join("Aya")
      try await room.step(.lock)
      #expect(try await room.refusal("Ben") == "room.locked")
      #expect(try await room.join("Aya", token: seat.token) == seat)
      #expect(try await room.client.get(room.path).decoded(RoomInfo.self).isLocked)
      try await room.step(.unlock)
      _ = try await room.join("Ben")
      #expect(try await room.refusal("Chi") == "room.full")
    }
  }

  @Test func whoIsSentAwayIsOut() async throws {
    try await TestRoom.run { room in
      let (seat, other) = (try await room.join("Aya"), try await room.join("Ben"))
      let watcher = try await room.watch(seat.token)
      let question = try await room.start()
      #expect(try await room.answer(other, question).status == 200)
      try await room.step(.sendAway(player: seat.id))
      await watcher.end()
      #expect(try await room.answer(seat, question).code == "room.away")
      #expect(
        try await room.client.post("\(room.path)/players", RoomJoin(name: "Aya"), token: seat.token).code == "room.away"
      )
      #expect(try await room.refusal("Aya") == "name.taken")
      #expect(try await room.client.get("\(room.path)/time?key=\(seat.token)").code == "room.away")
      #expect(try await room.client.get(room.path, token: seat.token).code == "room.away")
      let version = try await room.state().version
      for player in [seat.id, "", "nobody"] {
        let again = try await room.client.post(
          "\(room.path)/steps", RoomStep(step: .sendAway(player: player), version: version), token: room.opened.token)
        #expect(again.code == "room.stale")
      }
      #expect(try await room.client.get(room.path).decoded(RoomInfo.self).players == 1)
    }
  }

  @Test func allWhoCameSinceSomebodyAreSentAwayAtOnce() async throws {
    try await TestRoom.run { room in
      var seats: [RoomSeat] = []
      for name in ["Aya", "Ben", "Chi", "Dan"] { seats.append(try await room.join(name)) }
      var watchers: [TestWatcher] = []
      for seat in seats { watchers.append(try await room.watch(seat.token)) }
      try await room.step(.sendAway(player: seats[2].id))
      // Somebody comes before the step that the host decides on arrives.
      let version = try await room.state().version
      let late = try await room.join("Eve")
      let step = RoomStep(step: .sendAwaySince(player: seats[1].id), version: version)
      #expect(try await room.client.post("\(room.path)/steps", step, token: room.opened.token).status == 200)
      for watcher in watchers.dropFirst() { await watcher.end() }
      let host = try await room.watch(room.opened.token)
      #expect(try await host.board { _ in true }.people.map(\.name) == ["Aya"])
      for seat in seats.dropFirst() + [late] {
        #expect(try await room.client.get("\(room.path)/time?key=\(seat.token)").code == "room.away")
      }
      #expect(try await room.client.get("\(room.path)/time?key=\(seats[0].token)").status == 200)
      // It is one move, and it is durable.
      let state = try await room.state()
      #expect(state.version == version + 1 && state.players == 1)
      await room.server.services.rooms.close()
      let other = Rooms(room.server.store, words: RefusedWords(""), now: { room.clock.now }, time: room.clock.time)
      let taken = try await other.room(room.opened.code)
      #expect(await taken.model.present.map(\.name.text) == ["Aya"])
      await other.close()
    }
  }

  @Test func nobodyIsSentAwayByAPlayerWhoIsNotThere() async throws {
    try await TestRoom.run { room in
      let seat = try await room.join("Aya")
      let version = try await room.state().version
      for player in ["", "nobody", String(repeating: "x", count: 1000)] {
        let step = RoomStep(step: .sendAwaySince(player: player), version: version)
        #expect(try await room.client.post("\(room.path)/steps", step, token: room.opened.token).code == "room.stale")
        #expect(try await room.client.post("\(room.path)/steps", step, token: seat.token).code == "room.forbidden")
      }
      #expect(try await room.state().players == 1)
    }
  }

  @Test func aStepCountsOfTheVersionThatWasSeen() async throws {
    try await TestRoom.run { room in
      _ = try await room.join("Aya")
      let version = try await room.state().version
      let answers = try await inParallel(4) { _ in
        try await room.client.post(
          "\(room.path)/steps", RoomStep(step: .start, version: version), token: room.opened.token)
      }
      #expect(answers.map(\.status).sorted() == [200, 409, 409, 409])
      #expect(Set(answers.compactMap(\.code)) == ["room.stale"])
      // A step that means nothing now.
      let now = try await room.state().version
      let again = try await room.client.post(
        "\(room.path)/steps", RoomStep(step: .again, version: now), token: room.opened.token)
      #expect(again.code == "room.stale" && now == version + 1)
    }
  }

  @Test func onlyWhoMayDoesSomething() async throws {
    try await TestRoom.run { room in
      let seat = try await room.join("Aya")
      let question = try await room.start()
      let client = room.client
      #expect(try await client.post("/v1/rooms", SampleRooms.room(), token: "wrong").code == "token.unknown")
      #expect(try await client.post("/v1/rooms", SampleRooms.room()).code == "token.unknown")
      let step = RoomStep(step: .next, version: 2)
      #expect(try await client.post("\(room.path)/steps", step, token: seat.token).code == "room.forbidden")
      #expect(try await client.post("\(room.path)/steps", step).code == "token.unknown")
      #expect(try await client.get("\(room.path)/table", token: seat.token).code == "room.forbidden")
      #expect(try await client.get("\(room.path)/events?key=\(Secret.random(bytes: 32))").code == "token.unknown")
      let answer = RoomAnswer(question: 1, opens: question.opens, panels: [1], milliseconds: 1)
      #expect(try await client.post("\(room.path)/answers", answer, token: room.opened.token).code == "room.forbidden")
    }
  }

  @Test func twoRoomsKnowNothingOfEachOther() async throws {
    try await TestRoom.run { room in
      let other = try await TestRoom.open(SampleRooms.room(1), room.server, room.clock)
      let (one, two) = (try await room.join("Aya"), try await other.join("Aya"))
      let watcher = try await other.watch(two.token)
      let question = try await room.start()
      #expect(try await other.answer(one, question).code == "token.unknown")
      #expect(try await room.answer(two, question).code == "token.unknown")
      #expect(try await watcher.state { _ in true }.phase == .lobby)
      #expect(try await room.answer(one, question).status == 200)
      #expect(try await other.client.get(other.path).decoded(RoomInfo.self).phase == .lobby)
    }
  }

  @Test func numbersOfAnyMessageMayBeAnything() async throws {
    try await TestRoom.run { room in
      let (seat, second) = (try await room.join("Aya"), try await room.join("Ben"))
      let question = try await room.start()
      let numbers = ["\(Int.min)", "-1", "0", "1", "\(Int.max)", "9223372036854775808", "1.5", "1e300", "null"]
      func post(_ path: String, _ body: String, _ token: String) async throws -> TestAnswer {
        try await room.client.ask(.POST, path, token: token, body: Array(body.utf8))
      }
      for number in numbers {
        for body in [
          #"{"question":\#(number),"opens":\#(question.opens),"panels":[0],"milliseconds":1}"#,
          #"{"question":1,"opens":\#(number),"panels":[0],"milliseconds":1}"#,
          #"{"question":1,"opens":\#(question.opens),"panels":[\#(number),5],"milliseconds":1}"#,
        ] {
          let answer = try await post("\(room.path)/answers", body, seat.token)
          #expect(["room.over", "request.malformed", nil].contains(answer.code), "\(body)")
        }
        let step = try await post(
          "\(room.path)/steps", #"{"step":{"next":{}},"version":\#(number)}"#, room.opened.token)
        #expect(["room.stale", "request.malformed"].contains(step.code), "\(number)")
      }
      let time = try await post(
        "\(room.path)/answers",
        #"{"question":1,"opens":\#(question.opens),"panels":[0],"milliseconds":\#(Int.min)}"#, second.token)
      #expect(try time.decoded(RoomAnswered.self).milliseconds == 0)
      for number in numbers {
        let body = """
          {"title":"x","set":"x","language":"en","rules":{"limit":\(number),"teams":\(number),"startsAt":\(number),\
          "pace":\(number),"openUntil":\(number),"hidesNames":true,"players":\(number)},"questions":[{"kind":"one",\
          "answer":"1","text":"q","choices":["a","b"],"order":[0,1],"level":\(number),"seconds":\(number)}]}
          """
        let answer = try await post("/v1/rooms", body, TestRoom.secret)
        #expect([200, 400].contains(answer.status), "\(number)")
        guard answer.status == 200 else { continue }
        let opened = try answer.decoded(RoomOpened.self)
        let other = TestRoom(server: room.server, clock: room.clock, opened: opened)
        let player = try await other.join("Aya")
        #expect(try await other.watch(player.token).state { _ in true }.code == opened.code)
      }
    }
  }
}

/// Waits for all of several tasks' results.
func inParallel<T: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) async throws -> T
) async throws -> [T] {
  try await withThrowingTaskGroup(of: T.self) { group in
    for index in 0..<count { group.addTask { try await body(index) } }
    var results: [T] = []
    for try await result in group { results.append(result) }
    return results
  }
}
