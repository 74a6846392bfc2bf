import LeagueAPI
import LeagueStore
import QuizCore
import QuizStore

/// What a room says.
extension RoomModel {
  /// The most rows of standings between questions, and at the end.
  private static let rows = (standings: 5, podium: 10)

  /// What anybody may know.
  var info: RoomInfo {
    RoomInfo(
      title: content.title, language: content.language, phase: course.phase, players: count,
      isLocked: course.isLocked, hidesNames: course.hidesNames, teams: rules.teams)
  }

  /// How many have answered.
  var counts: RoomCount { RoomCount(answered: answered, asked: asked, players: count) }

  /// What everybody sees at `now`; in a room where everybody has a time of their own, what the host does.
  func state(at now: Int) -> LiveState {
    var state = blank(course, phase: course.phase, version: version)
    state.next = course.next
    state.answered = answered
    state.asked = asked
    switch course.phase {
    case .lobby: break
    case .question:
      state.question = liveQuestion(of: course, at: now)
    case .result:
      state.question = liveQuestion(of: course, at: now)
      state.result = score.results.last
    case .standings: show(score, rows: RoomModel.rows.standings, in: &state)
    case .open: show(finished, rows: RoomModel.rows.podium, in: &state)
    case .podium, .closed: showEnd(score, in: &state)
    }
    return state
  }

  /// What a player sees at `now`: the same for all, unless everybody has a time of their own.
  func state(of player: RoomPlayer, at now: Int) -> LiveState? {
    guard rules.openUntil != nil else { return nil }
    guard course.phase == .open else {
      var state = state(at: now)
      state.version += player.version
      return state
    }
    var state = blank(player.course ?? course, phase: player.course?.phase ?? .open, version: version + player.version)
    guard let own = player.course else { return state }
    switch own.phase {
    case .question:
      state.question = liveQuestion(of: own, at: now)
      state.answered = own.question.flatMap { answer(of: player.id, to: $0) } == nil ? 0 : 1
    case .result:
      state.question = liveQuestion(of: own, at: now)
      state.result = result(at: own.place)
    case .podium: showEnd(finished, in: &state)
    case .lobby, .standings, .open, .closed: break
    }
    return state
  }

  /// What a player sees beside that.
  func own(_ player: RoomPlayer) -> LiveOwn {
    var own = LiveOwn(id: player.id, name: shown(player), team: player.team, sign: sign(of: player))
    let isOwnTime = course.phase == .open
    if !isOwnTime, player.round == course.round { own.first = player.place + 1 }
    let course = isOwnTime ? player.course ?? self.course : self.course
    let last = course.order.indices.last { answer(of: player.id, to: course.order[$0]) != nil }
    own.answered = last.map { $0 + 1 } ?? 0
    let given = course.question.flatMap { answer(of: player.id, to: $0)?.given }
    own.panels = given.flatMap { $0.text == nil ? $0.panels : nil }
    own.text = given?.text
    var score = score
    if isOwnTime {
      score = course.phase == .podium ? finished : ownScore(player)
    }
    if let standing = score.standings[player.id] {
      own.points = standing.points
      own.right = standing.right
      own.place = isOwnTime && course.phase != .podium ? 0 : standing.place
      own.former = isOwnTime ? 0 : standing.former
      own.gained = standing.gained
      own.milliseconds = standing.latest
      own.isRight = standing.answers.last ?? nil
    }
    if course.phase == .question {
      own.isRight = nil
      own.milliseconds = course.question.flatMap { answer(of: player.id, to: $0)?.milliseconds } ?? 0
      own.gained = 0
    }
    return own
  }

  /// What the host sees beside that.
  func board(isHere: (RoomPlayer) -> Bool, losesAnswers: Bool) -> LiveBoard {
    let given = course.question.flatMap { answers[$0] } ?? [:]
    return LiveBoard(
      people: present.map { player in
        LiveBoard.Person(
          id: player.id, name: shown(player), team: player.team, sign: sign(of: player), isHere: isHere(player),
          hasAnswered: course.phase == .open ? player.course?.phase == .podium : given[player.id] != nil)
      }, losesAnswers: losesAnswers)
  }

  /// The table of all.
  var table: LiveTable {
    let score = course.phase == .open ? finished : score
    let players = score.ranking { id in player(id)?.name.text ?? "" }.compactMap { id -> LiveTable.Player? in
      guard let player = player(id), let standing = score.standings[id] else { return nil }
      return LiveTable.Player(
        name: player.name.text, team: player.team, place: standing.place, points: standing.points,
        right: standing.right, milliseconds: standing.milliseconds, answers: standing.answers,
        first: standing.first)
    }
    let rates = zip(course.order, score.results).map { index, result in
      LiveTable.Rate(id: result.id, text: questions[index].question.text, right: result.rightCount, asked: result.asked)
    }
    // The same on every server.
    var generator = SeededGenerator(seed: UInt64(course.round) ^ RoomModel.seed(key.id))
    return LiveTable(
      id: UUIDv7(milliseconds: course.began, using: &generator).description, title: content.title,
      began: course.began, players: players, questions: rates)
  }

  /// The sign by which everybody knows a player.
  private func sign(of player: RoomPlayer) -> Int {
    LiveSign.of(number: index(of: player.id) ?? 0, team: player.team)
  }

  /// The name under which the others see a player.
  func shown(_ player: RoomPlayer) -> String {
    guard course.hidesNames, let index = index(of: player.id) else { return player.name.text }
    return HiddenNames.name(index, in: language)
  }

  // MARK: Parts

  private static func seed(_ id: String) -> UInt64 {
    // FNV-1a.
    id.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private func blank(_ course: LiveCourse, phase: LivePhase, version: Int) -> LiveState {
    var rules = rules
    rules.hidesNames = self.course.hidesNames
    var state = LiveState(
      version: version, phase: phase, title: content.title, code: key.code, count: course.order.count, rules: rules)
    state.players = count
    state.asked = count
    state.isLocked = self.course.isLocked
    state.isPaused = course.isPaused
    return state
  }

  private func liveQuestion(of course: LiveCourse, at now: Int) -> LiveQuestion? {
    guard let index = course.question, questions.indices.contains(index) else { return nil }
    let dealt = questions[index]
    let question = LiveQuestion(
      dealt, number: course.place + 1, limit: rules.limit(of: dealt.question), opens: course.opens,
      isAgain: course.isAgain, wasHeld: course.wasHeld)
    return course.holdsBack(at: now) ? question.announced : question
  }

  private func showEnd(_ score: LiveScore, in state: inout LiveState) {
    show(score, rows: RoomModel.rows.podium, in: &state)
    let missed = score.results.indices.filter { score.results[$0].rightCount < score.results[$0].asked }
    func rate(_ index: Int) -> Double { Double(score.results[index].rightCount) / Double(score.results[index].asked) }
    guard let index = missed.min(by: { (rate($0), $0) < (rate($1), $1) }) else { return }
    let result = score.results[index]
    state.missed = LiveState.Missed(
      number: index + 1, text: questions[course.order[index]].question.text, right: result.rightCount,
      asked: result.asked)
  }

  private func show(_ score: LiveScore, rows: Int, in state: inout LiveState) {
    let names = Dictionary(players.map { ($0.id, shown($0)) }) { first, _ in first }
    let ranking = score.ranking { names[$0] ?? "" }
    state.standings = ranking.prefix(rows).compactMap { id in
      score.standings[id].map { standing in
        LiveStanding(
          name: names[id] ?? "", team: player(id)?.team ?? 0, points: standing.points, right: standing.right,
          place: standing.place, former: standing.former)
      }
    }
    state.teams = teams(score)
  }

  /// The teams by the means of their players' points.
  private func teams(_ score: LiveScore) -> [LiveStanding] {
    guard rules.teams > 0 else { return [] }
    var sums = [Int: (count: Int, points: Int, before: Int, right: Int)]()
    for (id, standing) in score.standings {
      guard let team = player(id)?.team else { continue }
      let sum = sums[team] ?? (0, 0, 0, 0)
      sums[team] = (
        sum.count + 1, sum.points + standing.points, sum.before + standing.points - standing.gained,
        sum.right + standing.right
      )
    }
    let means = (1...rules.teams).map { team in
      let sum = sums[team] ?? (0, 0, 0, 0)
      let count = max(1, sum.count)
      return (team: team, points: sum.points / count, before: sum.before / count, right: sum.right)
    }
    let isFirst = score.results.count < 2
    let places = LivePlaces.places(means.map { .init(before: isFirst ? nil : $0.before, after: $0.points) })
    return zip(means, places).map { mean, place in
      LiveStanding(
        name: String(mean.team), team: mean.team, points: mean.points, right: mean.right, place: place.place,
        former: place.former)
    }.sorted { ($0.place, $0.team) < ($1.place, $1.team) }
  }

  // MARK: A time of one's own

  /// What a question came to so far, for those who are past it.
  private func result(at place: Int) -> LiveResult? {
    guard course.order.indices.contains(place) else { return nil }
    var score = LiveScore(count: course.order.count, rules: rules)
    decide(place, of: present.filter { ($0.course?.decided ?? 0) > place }.map(\.id), in: &score)
    return score.results.last
  }

  /// How one player stands by themselves.
  private func ownScore(_ player: RoomPlayer) -> LiveScore {
    var score = LiveScore(count: course.order.count, rules: rules)
    let decided = min(player.course?.decided ?? 0, course.order.count)
    for place in 0..<decided { decide(place, of: [player.id], in: &score) }
    return score
  }
}
