import FoundationEssentials
import LeagueAPI
import QuizCore

/// What a client has received of a live room: the last of each event.
///
/// Trusts no server: numbers are within what a room can have, so that no sum of a few of them overflows.
struct ReceivedRoom: Sendable {
  /// An event is none of a room.
  struct Unreadable: Error {}

  /// The room as everybody sees it; nil before it came.
  private(set) var state: LiveState?
  /// What it says to the player.
  private(set) var own: LiveOwn?
  /// What it says to the host.
  private(set) var board: LiveBoard?

  /// Notes an event; whether it is known. A newer server may have others.
  mutating func note(_ event: EventReader.Event) throws(Unreadable) -> Bool {
    switch event.name {
    case "room": state = try decoded(LiveState.self, event).bounded
    case "own": own = try decoded(LiveOwn.self, event).bounded
    case "board": board = try decoded(LiveBoard.self, event).bounded
    case "count":
      let count = try decoded(RoomCount.self, event)
      state?.answered = ReceivedRoom.number(count.answered)
      state?.asked = ReceivedRoom.number(count.asked)
      state?.players = ReceivedRoom.number(count.players)
    case _: return false
    }
    return true
  }

  /// Notes that the room is closed; false where it never came.
  mutating func close() -> Bool {
    state?.phase = .closed
    return state != nil
  }

  private func decoded<Value: Decodable>(_ type: Value.Type, _ event: EventReader.Event) throws(Unreadable) -> Value {
    guard let value = try? JSONDecoder().decode(type, from: Data(event.data)) else { throw Unreadable() }
    return value
  }

  /// A number that a server sent: what can be counted, or an instant.
  fileprivate static func number(_ number: Int) -> Int {
    min(max(number, 0), LeagueLimits.instants.upperBound)
  }
}

extension LiveState {
  /// The most panels of a question, and the most rows of a ranking, that are shown.
  fileprivate static let mostPanels = 9
  private static let mostRows = 100

  /// The same with numbers and lists that a room can have.
  fileprivate var bounded: LiveState {
    var state = self
    state.version = ReceivedRoom.number(version)
    state.count = ReceivedRoom.number(count)
    state.rules = rules.bounded
    state.players = ReceivedRoom.number(players)
    state.asked = ReceivedRoom.number(asked)
    state.answered = ReceivedRoom.number(answered)
    state.question = question?.bounded(mostPanels: LiveState.mostPanels)
    state.result = result?.bounded(mostPanels: LiveState.mostPanels)
    state.standings = standings.prefix(LiveState.mostRows).map(\.bounded)
    state.teams = teams.prefix(LiveRules.mostTeams).map(\.bounded)
    state.missed?.number = ReceivedRoom.number(missed?.number ?? 0)
    state.missed?.right = ReceivedRoom.number(missed?.right ?? 0)
    state.missed?.asked = ReceivedRoom.number(missed?.asked ?? 0)
    state.next = next.map(ReceivedRoom.number)
    return state
  }
}

extension LiveQuestion {
  fileprivate func bounded(mostPanels: Int) -> LiveQuestion {
    var question = self
    question.number = ReceivedRoom.number(number)
    question.panels = Array(panels.prefix(mostPanels))
    question.level = level.map { min(max($0, 1), 3) }
    // A kind may give a question more than the room's time.
    question.limit = min(max(limit, 0), 10 * LiveRules.limits.upperBound)
    question.opens = ReceivedRoom.number(opens)
    return question
  }
}

extension LiveResult {
  fileprivate func bounded(mostPanels: Int) -> LiveResult {
    var result = self
    result.right = right.prefix(mostPanels).filter { (0..<mostPanels).contains($0) }
    result.counts = counts.prefix(mostPanels).map(ReceivedRoom.number)
    result.lines = lines.prefix(mostPanels).map { line in
      var line = line
      line.count = ReceivedRoom.number(line.count)
      return line
    }
    result.rightCount = ReceivedRoom.number(rightCount)
    result.asked = ReceivedRoom.number(asked)
    result.unanswered = ReceivedRoom.number(unanswered)
    result.choices = choices.prefix(mostPanels).map(ReceivedRoom.number)
    return result
  }
}

extension LiveStanding {
  fileprivate var bounded: LiveStanding {
    var standing = self
    standing.team = ReceivedRoom.number(team)
    standing.points = ReceivedRoom.number(points)
    standing.right = ReceivedRoom.number(right)
    standing.place = ReceivedRoom.number(place)
    standing.former = ReceivedRoom.number(former)
    return standing
  }
}

extension LiveOwn {
  fileprivate var bounded: LiveOwn {
    var own = self
    own.team = ReceivedRoom.number(team)
    own.sign = LiveSign.drawable(sign)
    own.first = ReceivedRoom.number(first)
    own.answered = ReceivedRoom.number(answered)
    own.panels = panels?.prefix(LiveState.mostPanels).filter { (0..<LiveState.mostPanels).contains($0) }
    own.text = text.map { String($0.prefix(GivenAnswer.longestText)) }
    own.gained = ReceivedRoom.number(gained)
    own.milliseconds = ReceivedRoom.number(milliseconds)
    own.points = ReceivedRoom.number(points)
    own.right = ReceivedRoom.number(right)
    own.place = ReceivedRoom.number(place)
    own.former = ReceivedRoom.number(former)
    return own
  }
}

extension LiveBoard {
  fileprivate var bounded: LiveBoard {
    var board = self
    board.people = people.prefix(LiveRules.mostPlayers).map { person in
      var person = person
      person.team = ReceivedRoom.number(person.team)
      person.sign = LiveSign.drawable(person.sign)
      return person
    }
    return board
  }
}

extension LiveTable {
  /// The same with numbers and lists that a room can have.
  var bounded: LiveTable {
    var table = self
    table.began = ReceivedRoom.number(began)
    table.players = players.prefix(LiveRules.mostPlayers).map { player in
      var player = player
      player.team = ReceivedRoom.number(player.team)
      player.place = ReceivedRoom.number(player.place)
      player.points = ReceivedRoom.number(player.points)
      player.right = ReceivedRoom.number(player.right)
      player.milliseconds = ReceivedRoom.number(player.milliseconds)
      player.first = max(1, ReceivedRoom.number(player.first))
      player.answers = Array(player.answers.prefix(LeagueLimits.roomQuestions))
      return player
    }
    table.questions = questions.prefix(LeagueLimits.roomQuestions).map { rate in
      var rate = rate
      rate.right = ReceivedRoom.number(rate.right)
      rate.asked = ReceivedRoom.number(rate.asked)
      return rate
    }
    return table
  }
}
