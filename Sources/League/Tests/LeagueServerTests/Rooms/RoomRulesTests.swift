import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import Testing

@testable import LeagueServer
@testable import LeagueStore

/// Rooms with other rules, over HTTP.
@Suite struct RoomRulesTests {
  @Test func playersAreDealtToTeamsWhoseMeansCount() async throws {
    try await TestRoom.run(SampleRooms.room(rules: LiveRules(limit: 10_000, teams: 2))) { room in
      var seats: [RoomSeat] = []
      for name in ["Aya", "Ben", "Chi"] { seats.append(try await room.join(name)) }
      #expect(seats.map(\.team) == [1, 2, 1])
      let watcher = try await room.watch(seats[0].token)
      let question = try await room.start()
      for (seat, panel) in zip(seats, [1, 1, 0]) {
        #expect(try await room.answer(seat, question, panel: panel).status == 200)
      }
      let result = try await watcher.state { $0.phase == .result }
      #expect(result.teams.isEmpty)
      try await room.step(.next)
      let state = try await watcher.state { $0.phase == .standings }
      let points = state.standings[0].points
      #expect(state.teams.map(\.team) == [2, 1] && state.teams.map(\.points) == [points, points / 2])
      #expect(state.teams.map(\.place) == [1, 2] && state.teams.map(\.former) == [0, 0])
    }
  }

  @Test func animalsStandForNamesThatAreHidden() async throws {
    try await TestRoom.run { room in
      let seat = try await room.join("Aya")
      let host = try await room.watch(room.opened.token)
      let watcher = try await room.watch(seat.token)
      #expect(try await watcher.own { _ in true }.name == "Aya")
      try await room.step(.hideNames)
      #expect(try await watcher.own { $0.name != "Aya" }.name == "Fox")
      #expect(try await room.client.get(room.path).decoded(RoomInfo.self).hidesNames)
      let question = try await room.start()
      #expect(try await room.answer(seat, question).status == 200)
      _ = try await watcher.state { $0.phase == .result }
      try await room.step(.next)
      #expect(try await watcher.state { $0.phase == .standings }.standings.map(\.name) == ["Fox"])
      let person = try #require(try await host.board { !$0.people.isEmpty }.people.first)
      #expect(person.name == "Fox" && person.sign == 0)
      #expect(!watcher.events.contains { $0.data.contains("Aya") && $0.name == "room" })
      // The host's table has who it was.
      #expect(
        try await room.client.get(room.path + "/table", token: room.opened.token).decoded(LiveTable.self)
          .players.map(\.name) == ["Aya"])
    }
  }

  @Test func whatTheRoomMissedIsAskedAgain() async throws {
    try await TestRoom.run(SampleRooms.room(3)) { room in
      let seats = [try await room.join("Aya"), try await room.join("Ben")]
      let watchers = [try await room.watch(seats[0].token), try await room.watch(seats[1].token)]
      // Both right; one right; none right.
      for (number, panels) in [(1, [1, 1]), (2, [1, 0]), (3, [0, 0])] {
        try await room.step(number == 1 ? .start : .next)
        await room.wait(LiveCourse.firstLead)
        let question = try #require(try await room.state().question)
        for (seat, panel) in zip(seats, panels) {
          #expect(try await room.answer(seat, question, panel: panel).status == 200)
        }
        _ = try await watchers[0].state { $0.phase == .result && $0.question?.number == number }
        try await room.step(.next)
      }
      #expect(try await room.state().missed?.number == 3)
      let first = try await room.table()
      try await room.step(.again)
      await room.wait(LiveCourse.firstLead)
      let again = try await watchers[1].state { $0.count == 1 && $0.question?.text.isEmpty == false }
      let question = try #require(again.question)
      #expect(question.text == "Question 3?" && question.number == 1)
      #expect(try await watchers[1].own { $0.points == 0 && $0.answered == 0 }.place == 0)
      for seat in seats { #expect(try await room.answer(seat, question).status == 200) }
      _ = try await watchers[0].state { $0.phase == .result && $0.count == 1 }
      try await room.step(.next)
      let table = try await room.table()
      #expect(table.questions.count == 1 && table.id != first.id && table.players.map(\.right) == [1, 1])
    }
  }

  @Test func aRoomWithoutAHostGoesOnByItself() async throws {
    try await TestRoom.run(SampleRooms.room(1, rules: LiveRules(limit: 5000, startsAt: 2, pace: 3000))) { room in
      let seats = [try await room.join("Aya"), try await room.join("Ben")]
      let watcher = try await room.watch(seats[0].token)
      let asked = try await watcher.state { $0.phase == .question }
      await room.wait(LiveCourse.firstLead)
      #expect(try await room.answer(seats[0], try #require(asked.question)).status == 200)
      // The other one is gone, and is waited for only so long.
      await room.wait(Room.patience + 1)
      let result = try await watcher.state { $0.phase == .result }
      #expect(result.next == room.clock.now + 3000 && result.result?.asked == 2)
      await room.wait(3000)
      #expect(try await watcher.state { $0.phase == .podium }.standings.count == 2)
    }
  }

  @Test func aRoomThatIsHeldAsksItsQuestionAnew() async throws {
    try await TestRoom.run { room in
      let seats = [try await room.join("Aya"), try await room.join("Ben")]
      let watcher = try await room.watch(seats[0].token)
      let other = try await room.watch(seats[1].token)
      let question = try await room.start()
      #expect(try await room.answer(seats[0], question).status == 200)
      try await room.step(.pause)
      #expect(try await watcher.state { $0.isPaused }.phase == .question)
      #expect(try await room.answer(seats[1], question).code == "room.over")
      await room.wait(60_000)
      try await room.step(.resume)
      let again = try #require(try await watcher.state { $0.question?.isAgain == true }.question)
      #expect(again.opens > question.opens && again.wasHeld)
      // Who has answered is told what; who has not, nothing.
      #expect(try await watcher.own { $0.answered == 1 }.panels == [SampleRooms.right])
      #expect(try await other.own { _ in true }.panels == nil)
      await room.wait(LiveCourse.firstLead)
      // What was taken counts; what was not is asked for by its new opening.
      #expect(try await room.answer(seats[0], again, panel: 0).status == 200)
      #expect(try await room.answer(seats[1], question).code == "room.over")
      #expect(try await room.answer(seats[1], again).status == 200)
      #expect(try await watcher.state { $0.phase == .result }.result?.rightCount == 2)
      await other.leave()
    }
  }

  @Test func whoMayNotAnswerIsNotWaitedForInTheCount() async throws {
    try await TestRoom.run { room in
      let seats = [try await room.join("Aya"), try await room.join("Ben")]
      let watchers = [try await room.watch(seats[0].token), try await room.watch(seats[1].token)]
      let host = try await room.watch(room.opened.token)
      let question = try await room.start()
      let late = try await room.join("Chi")
      let chi = try await room.watch(late.token)
      #expect(try await chi.own { _ in true }.first == 2)
      let count = try await host.event("count", RoomCount.self) { $0.players == 3 }
      #expect(count.asked == 2 && count.answered == 0)
      #expect(try await room.answer(seats[0], question).status == 200)
      #expect(try await watchers[1].event("count", RoomCount.self) { $0.answered == 1 }.asked == 2)
      await room.wait(10_000 + LiveCourse.grace)
      let result = try #require(try await watchers[0].state { $0.phase == .result }.result)
      #expect(result.asked == 2 && result.unanswered == 1)
      try await room.step(.next)
      _ = try await chi.state { $0.phase == .standings }
      try await room.step(.next)
      await room.wait(LiveCourse.lead)
      let second = try #require(try await chi.state { $0.phase == .question && $0.question?.number == 2 })
      #expect(second.asked == 3)
      #expect(try await room.answer(late, try #require(second.question)).status == 200)
      await room.wait(10_000 + LiveCourse.grace)
      _ = try await chi.state { $0.phase == .result && $0.question?.number == 2 }
      let players = try await room.table().players
      #expect(players.first { $0.name == "Chi" }?.first == 2 && players.first { $0.name == "Aya" }?.first == 1)
      let board = try await host.board { $0.people.count == 3 }
      #expect(board.people.map(\.sign) == [0, 1, 2])
      #expect(try await chi.own { _ in true }.sign == 2)
    }
  }

  @Test func everybodyPlaysInATimeOfTheirOwnUntilTheEnd() async throws {
    let clock = RoomTestClock()
    let until = clock.now + 1_000_000
    try await TestRoom.run(SampleRooms.room(2, rules: LiveRules(limit: 10_000, openUntil: until))) { room in
      let seats = [try await room.join("Aya"), try await room.join("Ben")]
      let host = try await room.watch(room.opened.token)
      try await room.step(.start)
      let watchers = [try await room.watch(seats[0].token), try await room.watch(seats[1].token)]
      func step(_ index: Int, _ step: LiveStep) async throws -> TestAnswer {
        let version = try await watchers[index].state { _ in true }.version
        return try await room.client.post(
          "\(room.path)/steps", RoomStep(step: step, version: version), token: seats[index].token)
      }
      #expect(try await watchers[0].state { $0.phase == .open }.question == nil)
      #expect(try await step(0, .next).code == "room.stale")
      #expect(try await step(0, .end).code == "room.forbidden")
      for number in 1...2 {
        #expect(try await step(0, number == 1 ? .start : .next).status == 200)
        await room.wait(LiveCourse.firstLead)
        let asked = try await watchers[0].state { $0.phase == .question && $0.question?.number == number }
        #expect(asked.result == nil)
        let question = try #require(asked.question)
        #expect(try await room.answer(seats[1], question).code == "room.over", "it is not theirs")
        // The second runs out.
        if number == 1 {
          #expect(try await room.answer(seats[0], question).status == 200)
        } else {
          await room.wait(10_000 + LiveCourse.grace)
        }
        let state = try await watchers[0].state { $0.phase == .result && $0.question?.number == number }
        #expect(state.result?.asked == 1 && state.result?.rightCount == (number == 1 ? 1 : 0))
      }
      #expect(try await step(0, .next).status == 200)
      let end = try await watchers[0].state { $0.phase == .podium }
      #expect(end.standings.map(\.name) == ["Aya"] && end.standings.map(\.right) == [1])
      #expect(try await host.state { $0.standings.count == 1 }.phase == .open)
      #expect(try await watchers[1].state { _ in true }.phase == .open)
      let version = try await watchers[0].state { _ in true }.version
      // The other one began, and is not done at the end.
      #expect(try await step(1, .start).status == 200)
      await room.wait(1_000_000)
      let over = try await watchers[0].state { $0.phase == .podium && $0.version > version }
      #expect(over.standings.map(\.name) == ["Aya", "Ben"] && over.standings.map(\.right) == [1, 0])
      #expect(try await host.state { $0.phase == .podium }.standings == over.standings)
      #expect(try await room.table().players.map(\.answers) == [[true, nil], [nil, nil]])
      #expect(try await step(1, .next).code == "room.stale")
    }
  }

  @Test func answersThatCannotBeKeptAreNotTaken() async throws {
    try await TestRoom.run { room in
      let seats = [try await room.join("Aya"), try await room.join("Ben")]
      let host = try await room.watch(room.opened.token)
      let watchers = [try await room.watch(seats[0].token), try await room.watch(seats[1].token)]
      let question = try await room.start()
      // As on a full disk: what writes answers fails.
      _ = try await room.server.store.runner.write { try $0.run("alter table room_answers rename to away") }
      let refused = try await room.answer(seats[0], question)
      #expect(refused.status == 503 && refused.code == "room.unkept" && refused.headers["Retry-After"] == ["1"])
      _ = try await host.board { $0.losesAnswers }
      _ = try await room.server.store.runner.write { try $0.run("alter table away rename to room_answers") }
      #expect(try await room.answer(seats[0], question).status == 200)
      _ = try await host.board { !$0.losesAnswers }
      #expect(try await room.answer(seats[1], question).status == 200)
      #expect(try await watchers[0].state { $0.phase == .result }.result?.counts[1] == 2)
    }
  }

  @Test func anotherServerTakesARoomOverAndNothingIsLost() async throws {
    try await TestRoom.run { room in
      let seats = [try await room.join("Aya"), try await room.join("Ben")]
      let watcher = try await room.watch(seats[0].token)
      let question = try await room.start()
      #expect(try await room.answer(seats[0], question).status == 200)
      // Another server of the store, with a clock of its own, as long as the first one seems dead to it.
      let time = RoomTime { room.clock.now + RoomJournal.patience + 1 }
      let now = room.clock.now
      let other = Rooms(room.server.store, words: RefusedWords(""), now: { now }, time: time)
      let early = Rooms(room.server.store, words: RefusedWords(""), now: { now }, time: room.clock.time)
      await #expect(throws: APIError(.elsewhereRoom, retryAfter: 1)) { _ = try await early.room(room.opened.code) }
      let taken = try await other.room(room.opened.code)
      let course = await taken.model.course
      #expect(course.isAgain && !course.wasHeld && course.opens == time.now() + LiveCourse.firstLead)
      #expect(await taken.model.answered == 1)
      let aya = try #require(await taken.model.player(seats[0].id))
      #expect(await taken.model.own(aya).panels == [SampleRooms.right])
      // The first one notices at the next write, sends its clients away, and keeps nothing more.
      #expect(try await room.answer(seats[1], question).code == "room.elsewhere")
      await watcher.end()
      let elsewhere = try await room.client.get(room.path)
      #expect(elsewhere.status == 503 && elsewhere.headers["Retry-After"] == ["1"])
      room.clock.move(by: LiveCourse.firstLead)
      let answer = RoomAnswer(question: 1, opens: course.opens, panels: [0], milliseconds: 1)
      _ = try await taken.answer(answer, of: seats[1].id, receivedAt: course.opens)
      #expect(await taken.model.answers[0]?.values.map(\.given.panels).sorted { $0[0] < $1[0] } == [[0], [1]])
      await other.close()
    }
  }
}

/// Animals instead of names.
@Suite struct HiddenNamesTests {
  @Test func theSecondOfAnAnimalSaysSo() {
    let all = HiddenNames.animals.count
    #expect([0, all, 2 * all].map { HiddenNames.name($0, in: .en) } == ["Fox", "Fox 2", "Fox 3"])
  }

  @Test func animalsAreDifferentAndFit() {
    for language in [Language.en, .ja] {
      let names = (0..<600).map { HiddenNames.name($0, in: language) }
      #expect(Set(names).count == 600 && names.allSatisfy { RoomName($0) != nil })
    }
  }
}
