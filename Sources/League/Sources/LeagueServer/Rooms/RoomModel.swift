import LeagueStore
import QuizCore

/// A room as a value: its rows, and what follows from them. Holds no clock, and writes nothing.
struct RoomModel: Sendable {
  let key: RoomKey
  /// The hash of the host's token.
  let host: String
  let content: LiveRoom
  let questions: [ShuffledQuestion]
  private(set) var course: LiveCourse
  /// Counts the moves of the course.
  private(set) var version: Int
  /// The players in the order in which they came, those who were sent away too.
  private(set) var players: [RoomPlayer]
  /// The answers of the round that are kept, by question and player.
  private(set) var answers: [Int: [String: LiveScore.Answer]]
  /// What the decided questions came to.
  private(set) var score: LiveScore
  /// What the round came to for those who finished it, where everybody has a time of their own.
  private(set) var finished: LiveScore
  private var indices: [String: Int] = [:]
  private var tokens: [String: Int] = [:]
  private var names: Set<String> = []
  /// How many players are in it.
  private(set) var count = 0

  /// Makes it of its rows; nil where a question is of a kind that this program does not have.
  init?(_ record: RoomRecord) {
    key = record.key
    host = record.host
    content = record.content
    questions = record.content.questions.compactMap(\.dealt)
    guard questions.count == content.questions.count else { return nil }
    course = record.course
    version = record.version
    players = []
    answers = [:]
    score = LiveScore(count: course.order.count, rules: content.rules)
    finished = score
    for player in record.players { add(player) }
    take(record.answers)
    fold()
  }

  var rules: LiveRules { content.rules }
  var language: Language { Language(rawValue: content.language) ?? .en }

  /// Whether everybody has a time of their own in this round.
  var isOpenRound: Bool { rules.openUntil.map { course.round == 1 && course.began < $0 } ?? false }

  // MARK: Players

  /// The player with an id; nil for none.
  func player(_ id: String) -> RoomPlayer? { indices[id].map { players[$0] } }

  /// The number of a player in the order in which they came, from 0; nil for none.
  func index(of id: String) -> Int? { indices[id] }

  /// The player whose token has this hash; nil for none.
  func player(token: String) -> RoomPlayer? { tokens[token].map { players[$0] } }

  /// Whether a name, or one that looks like it, is taken.
  func isTaken(_ name: RoomName) -> Bool { names.contains(name.folded) }

  /// The players who were not sent away.
  var present: some Sequence<RoomPlayer> { players.lazy.filter { !$0.isAway } }

  /// A new player, in the team with the fewest, who is asked from the next question on that has not opened; `coming` are
  /// others who are about to come.
  func newcomer(
    id: String, token: String, name: RoomName, at now: Int, beside coming: [RoomPlayer] = []
  ) -> RoomPlayer {
    var place = 0
    switch course.phase {
    case .lobby, .open: break
    case .question: place = now < course.opens ? course.place : course.place + 1
    case .result, .standings: place = course.place + 1
    case .podium, .closed: place = course.order.count
    }
    var team = 0
    if rules.teams > 0 {
      let sizes = (Array(present) + coming).reduce(into: [Int: Int]()) { $0[$1.team, default: 0] += 1 }
      team = (1...rules.teams).min { (sizes[$0, default: 0], $0) < (sizes[$1, default: 0], $1) } ?? 0
    }
    // Two at one instant stay in their order.
    let joined = max(now, max(players.last?.joined ?? 0, coming.last?.joined ?? 0) + 1)
    return RoomPlayer(
      id: id, token: token, name: name, team: team, joined: joined, round: course.round, place: max(0, place))
  }

  /// Adds a player.
  mutating func add(_ player: RoomPlayer) {
    guard indices[player.id] == nil else { return }
    names.insert(player.name.folded)
    if !player.isAway { count += 1 }
    let index = players.lastIndex { $0.joined < player.joined }.map { $0 + 1 } ?? 0
    players.insert(player, at: index)
    for (index, player) in players.enumerated().dropFirst(index) {
      indices[player.id] = index
      tokens[player.token] = index
    }
  }

  /// Takes a player's own course.
  mutating func move(_ player: RoomPlayer) {
    guard let index = indices[player.id] else { return }
    players[index] = player
    if player.course?.phase == .podium { foldFinished() }
  }

  /// The players whom a step of the host sends away; none where it sends nobody, or means nothing now.
  func away(by step: LiveStep) -> [String] {
    guard course.phase != .closed else { return [] }
    switch step {
    case .sendAway(let player): return present.filter { $0.id == player }.map(\.id)
    case .sendAwaySince(let player): return present.drop { $0.id != player }.map(\.id)
    case .start, .next, .pause, .resume, .lock, .unlock, .hideNames, .showNames, .again, .end, .close: return []
    }
  }

  /// The players who are asked the question at a place of the round.
  func asked(at place: Int) -> some Sequence<RoomPlayer> {
    let isOpen = isOpenRound
    return present.lazy.filter { [round = course.round] player in
      isOpen ? player.course != nil : player.isAsked(round: round, place: place)
    }
  }

  // MARK: Answers

  /// A player's answer that is kept; nil for none.
  func answer(of player: String, to question: Int) -> LiveScore.Answer? { answers[question]?[player] }

  /// Takes an answer that is kept.
  mutating func take(_ given: RoomGiven) {
    guard answers[given.question]?[given.player] == nil else { return }
    answers[given.question, default: [:]][given.player] = given.answer
  }

  /// Takes all answers that are kept.
  mutating func take(_ given: [RoomGiven]) {
    for answer in given { take(answer) }
  }

  /// How many players have answered the question that is asked.
  var answered: Int {
    guard let question = course.question, let given = answers[question] else { return 0 }
    // Of those who were sent away none counts.
    return players.count == count ? given.count : given.keys.count { player($0)?.isAway == false }
  }

  /// How many players the question is asked; without one, all.
  var asked: Int {
    guard course.question != nil else { return count }
    return asked(at: course.place).reduce(0) { count, _ in count + 1 }
  }

  // MARK: The course

  /// Takes the course's next version; `away` are players whom that sends away.
  mutating func move(to course: LiveCourse, away: [String] = []) {
    let isNewRound = course.round != self.course.round
    self.course = course
    version += 1
    if isNewRound { answers = [:] }
    let leaving = away.compactMap { indices[$0] }.filter { !players[$0].isAway }
    if !leaving.isEmpty {
      for index in leaving { players[index].isAway = true }
      count -= leaving.count
      fold()
      foldFinished()
    } else if isNewRound {
      fold()
    } else {
      decide()
    }
  }

  /// The questions of the round to be asked again: those that fewer than half answered right; where there are none, the
  /// three that the fewest did. In the order in which they were asked.
  var missed: [Int] {
    let results = Array(zip(course.order, score.results))
    let rates = results.map { $1.asked > 0 ? Double($1.rightCount) / Double($1.asked) : 1 }
    let few = rates.indices.filter { rates[$0] < 0.5 }
    let least = rates.indices.sorted { (rates[$0], $0) < (rates[$1], $1) }.prefix(3).sorted()
    return (few.isEmpty ? least : few).map { results[$0].0 }
  }

  /// The fold anew.
  private mutating func fold() {
    score = LiveScore(count: course.order.count, rules: rules)
    decide()
    foldFinished()
  }

  /// Goes on with the fold to what is decided.
  private mutating func decide() {
    while score.results.count < min(course.decided, course.order.count) {
      let place = score.results.count
      let asked = Array(asked(at: place).map(\.id))
      decide(place, of: asked, in: &score)
    }
  }

  private mutating func foldFinished() {
    guard isOpenRound else { return }
    finished = LiveScore(count: course.order.count, rules: rules)
    let players = present.filter { $0.course?.phase == .podium }.map(\.id)
    for place in course.order.indices { decide(place, of: players, in: &finished) }
  }

  /// Decides the question at a place by the answers of some players.
  func decide(_ place: Int, of players: [String], in score: inout LiveScore) {
    let question = course.order[place]
    let given = answers[question] ?? [:]
    var counted: [String: LiveScore.Answer] = [:]
    for player in players { counted[player] = given[player] }
    score.decide(questions[question], counted, asked: players)
  }
}
