import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import Testing

@testable import LeagueServer

/// Rooms played by phones: headless Chromium, where it is installed.
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed; Debian's package is chromium"), .serialized)
struct RoomBrowserTests {
  /// A room of a server, and its host.
  private struct Host {
    let server: TestServer
    let opened: RoomOpened

    init(_ server: TestServer, _ questions: [Question], _ rules: LiveRules) async throws {
      self.server = server
      let dealt = questions.compactMap { question in
        ShuffledQuestion(question, order: Array(question.choices.indices)).map { LiveRoom.Entry($0) }
      }
      let room = LiveRoom(title: "Sky <b>&amp;</b>", set: "sky", language: "en", questions: dealt, rules: rules)
      let player = try await server.join("Host")
      let answer = try await server.client.post("/v1/rooms", room, token: player.token)
      try #require(answer.status == 200, "\(answer.text)")
      opened = try answer.decoded(RoomOpened.self)
    }

    var address: String { "http://127.0.0.1:\(server.port)/r/\(opened.code)" }

    /// The room as its host sees it now.
    func state() async throws -> LiveState { try await event("room", LiveState.self) }

    /// The id of a player by their name.
    func player(_ name: String) async throws -> String {
      let board = try await event("board", LiveBoard.self)
      return try #require(board.people.first { $0.name == name }).id
    }

    /// The first event of a kind that the host is sent.
    private func event<Value: Decodable>(_ name: String, _ type: Value.Type) async throws -> Value {
      let connection = try RawConnection(port: server.port)
      await connection.send(
        "GET /v1/rooms/\(opened.code)/events?key=\(opened.token) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
      var text = ""
      while true {
        text += await connection.readSome()
        for part in text.components(separatedBy: "\n\n").dropLast() where part.contains("event: \(name)\n") {
          guard let data = part.split(separator: "\n").first(where: { $0.hasPrefix("data: ") }) else { continue }
          return try JSONDecoder().decode(type, from: Data(data.dropFirst(6).utf8))
        }
      }
    }

    /// Does a step as soon as the room is in a phase.
    func step(_ step: LiveStep, in phase: LivePhase) async throws {
      while true {
        let state = try await state()
        if state.phase == phase {
          let answer = try await server.client.post(
            "/v1/rooms/\(opened.code)/steps", RoomStep(step: step, version: state.version), token: opened.token)
          if answer.status == 200 { return }
          try #require(answer.code == "room.stale", "\(answer.text)")
        }
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }

  private static func join(_ page: BrowserPage, _ host: Host, as name: String, in language: String) async throws {
    try await page.open(host.address, language: language)
    try await page.wait(for: "Sky <b>&amp;</b>")
    try await page.value("document.getElementById('called').value = '\(name)'")
    try await page.click("#go")
  }

  private static func question(
    _ kind: String, _ answer: String, _ text: String, _ choices: [String] = []
  ) throws -> Question {
    try #require(Question(kindCell: kind, answerCell: answer, text: text, choices: choices, explanation: "So it is."))
  }

  @Test func twoPhonesPlayFromTheLobbyToThePodium() async throws {
    try await TestServer.run { server in
      let host = try await Host(
        server,
        [
          try Self.question("one", "2", "Which is <i>it</i>?", ["Vega", "<b>Venus</b>", "Jupiter", "Mars"]),
          try Self.question("several", "1;3", "Which have rings?", ["Saturn", "Venus", "Uranus", "Mercury"]),
          try Self.question("order", "3>1>2", "From the Sun outwards.", ["Venus", "Earth", "Mercury"]),
          try Self.question("number", "1969", "The year of the first step?"),
          try Self.question("typed", "Moon", "Where was it?"),
        ], LiveRules(limit: 60_000))
      let (aya, ben) = (try BrowserPage(), try BrowserPage())
      try await Self.join(aya, host, as: "Aya", in: "en")
      try await aya.wait(for: "You are in")
      // A name that looks like another is refused, and another one taken.
      try await Self.join(ben, host, as: "ＡＹＡ", in: "ja")
      try await ben.wait(for: "よく似た名前")
      try await ben.value("document.getElementById('called').value = 'べん'")
      try await ben.click("#go")
      try await ben.wait(for: "参加しました")
      try await aya.wait(for: "2 are here")

      try await host.step(.start, in: .lobby)
      try await aya.wait(for: "Which is <i>it</i>?")
      try await aya.click("button.lamp", at: 1)
      try await aya.wait(for: "1 of 2 has answered")
      // Whoever loads the page again is where the round is.
      try await ben.wait(for: "<b>Venus</b>")
      try await ben.open(host.address, language: "ja")
      try await ben.click("button.lamp", at: 0)
      try await aya.wait(for: "Right")
      try await ben.wait(for: "不正解")
      try await ben.wait(for: "So it is.")
      // Without points no place is said.
      #expect(try await aya.value("document.querySelector('.verdict .place').innerText") == "1st of 2")
      #expect(try await ben.value("document.querySelector('.verdict .place')") == "null")
      try await host.step(.next, in: .result)
      try await aya.wait(for: "Standings")
      try await ben.wait(for: "順位")

      try await host.step(.next, in: .standings)
      for page in [aya, ben] {
        try await page.click("button.lamp", at: 2)
        try await page.click("button.lamp", at: 0)
        try await page.click(".actions .send")
      }
      try await aya.wait(for: "2 of 2 right")
      try await host.step(.next, in: .result)

      try await host.step(.next, in: .standings)
      for page in [aya, ben] {
        for lamp in [2, 0, 1] { try await page.click("button.lamp", at: lamp) }
        try await page.click(".actions .send")
      }
      try await aya.wait(for: "2 of 2 right")
      try await host.step(.next, in: .result)

      for text in ["1969", "moon"] {
        try await host.step(.next, in: .standings)
        for page in [aya, ben] {
          try await page.click("#line")
          try await page.value("document.getElementById('line').value = '\(text)'")
          try await page.click(".line .send")
        }
        try await aya.wait(for: "2 of 2 right")
        try await host.step(.next, in: .result)
      }
      try await aya.wait(for: "You are 1st")
      try await ben.wait(for: "2位でした")
      try await ben.wait(for: "5問中4問正解")
      try await host.step(.close, in: .podium)
      // The podium stays.
      try await aya.wait(for: "The host has closed the room")
      try await aya.wait(for: "You are 1st")

      for page in [aya, ben] {
        let own = "http://127.0.0.1:\(server.port)/"
        let requests = await page.requests
        #expect(requests.allSatisfy { $0.hasPrefix(own) }, "\(requests)")
        #expect(requests.count > 10)
        let complaints = await page.complaints
        #expect(complaints.isEmpty)
        await page.close()
      }
    }
  }

  @Test func whatWasAnsweredIsMarkedWhereTheQuestionIsAskedAnew() async throws {
    try await TestServer.run { server in
      let host = try await Host(
        server,
        [try Self.question("one", "1", "First?", ["Strawberries", "Electroencephalographically", "No", "Yes"])],
        LiveRules(limit: 60_000))
      let (aya, ben) = (try BrowserPage(), try BrowserPage())
      try await Self.join(aya, host, as: "Aya", in: "en")
      try await aya.wait(for: "You are in")
      try await Self.join(ben, host, as: "Ben", in: "en")
      try await ben.wait(for: "You are in")
      try await host.step(.hideNames, in: .lobby)
      try await aya.wait(for: "You are Fox on the board")
      try await host.step(.start, in: .lobby)
      try await aya.wait(for: "First?")
      // No word is broken on a phone.
      let breaks = "Array.from(document.querySelectorAll('.lamp .words')).filter((e) => e.offsetHeight > 40).length"
      #expect(try await aya.value(breaks) == "0")
      try await aya.click("button.lamp", at: 1)
      try await aya.wait(for: "1 of 2 has answered")
      try await host.step(.pause, in: .question)
      try await aya.wait(for: "The host holds the round")
      try await host.step(.resume, in: .question)
      try await aya.wait(for: "The host goes on")
      try await aya.wait(for: "Answer kept")
      let lamps = "Array.from(document.querySelectorAll('button.lamp'))"
      let lit = lamps + ".map((e) => e.classList.contains('lit')).join()"
      #expect(try await aya.value(lit) == "false,true,false,false")
      #expect(try await ben.value(lit) == "false,false,false,false")
      for page in [aya, ben] { await page.close() }
    }
  }

  /// A network that swallows everything fires no event, and refuses nothing.
  @Test func aPhoneInADeadNetworkSaysSoAndSendsItsAnswerOnceItIsBack() async throws {
    try await TestServer.run { server in
      let host = try await Host(
        server, [try Self.question("one", "1", "First?", ["Yes", "No"])], LiveRules(limit: 60_000))
      let page = try BrowserPage()
      try await Self.join(page, host, as: "Aya", in: "en")
      try await page.wait(for: "You are in")
      try await host.step(.start, in: .lobby)
      try await page.wait(for: "First?")
      try await page.value(
        """
        (window.alive = window.fetch, window.fetch = (address, options) => new Promise((_, refuse) => {
          options.signal.addEventListener("abort", () => refuse(new Error("aborted")));
        }))
        """)
      try await page.click("button.lamp", at: 0)
      try await page.wait(for: "Offline.")
      try await page.wait(for: "Not sent yet")
      try await page.value("(window.fetch = window.alive)")
      try await page.wait(for: "Right")
      try await page.wait(for: "1 of 1 right")
      #expect(try await page.value("document.body.innerText.includes('Offline')") == "false")
      await page.close()
    }
  }

  @Test func homeworkIsPlayedInATimeOfOnesOwn() async throws {
    try await TestServer.run { server in
      let host = try await Host(
        server,
        [
          try Self.question("one", "1", "First?", ["Yes", "No"]),
          try Self.question("one", "2", "Second?", ["Yes", "No"]),
        ], LiveRules(limit: 60_000, openUntil: LeagueServer.clock() + 3_600_000))
      try await host.step(.start, in: .lobby)
      let page = try BrowserPage()
      try await Self.join(page, host, as: "Aya", in: "en")
      try await page.wait(for: "in your own time")
      try await page.click("#stage .next")
      try await page.wait(for: "First?")
      try await page.click("button.lamp", at: 0)
      try await page.wait(for: "Right")
      try await page.click("#stage .next")
      try await page.wait(for: "Second?")
      try await page.click("button.lamp", at: 0)
      try await page.wait(for: "Not right")
      try await page.click("#stage .next")
      try await page.wait(for: "You are 1st")
      await page.close()
    }
  }

  @Test func whyThePageCannotJoinIsSaid() async throws {
    try await TestServer.run { server in
      let page = try BrowserPage()
      try await page.open("http://127.0.0.1:\(server.port)/r/9999")
      try await page.wait(for: "There is no round with this code")
      let host = try await Host(
        server, [try Self.question("one", "1", "First?", ["Yes", "No"])], LiveRules(limit: 60_000, players: 1))
      try await Self.join(page, host, as: "", in: "en")
      try await page.wait(for: "A name has 1 to 20 letters")
      try await Self.join(page, host, as: "Aya", in: "en")
      try await page.wait(for: "You are in")
      let other = try BrowserPage()
      try await Self.join(other, host, as: "Ben", in: "en")
      try await other.wait(for: "The room is full")
      try await host.step(.lock, in: .lobby)
      try await Self.join(other, host, as: "Ben", in: "en")
      try await other.wait(for: "The room is locked")
      let player = try await host.player("Aya")
      try await host.step(.sendAway(player: player), in: .lobby)
      try await page.wait(for: "The host has sent you away")
      for one in [page, other] { await one.close() }
    }
  }
}
