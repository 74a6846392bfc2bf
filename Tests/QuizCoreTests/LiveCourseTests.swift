import Testing

@testable import QuizCore

/// The course of a live room: what steps and the time make of it.
@Suite struct LiveCourseTests {
  private let rules = LiveRules(limit: 10_000)
  private let limit = 10_000

  private func course(_ count: Int = 2, after steps: [(LiveStep, Int)]) -> LiveCourse {
    steps.reduce(LiveCourse(count: count, rules: rules)) { course, step in
      course.after(step.0, at: step.1, rules, missed: [1]) ?? course
    }
  }

  private func later(_ course: LiveCourse, _ now: Int, answered: Bool = false, rules: LiveRules? = nil) -> LiveCourse? {
    course.after(now, rules ?? self.rules, limit: limit, players: 2, haveAllAnswered: answered)
  }

  @Test func aRoomGoesFromLobbyToPodium() {
    var course = LiveCourse(count: 2, rules: rules)
    var phases = [course.phase]
    var now = 0
    for _ in 0..<6 {
      course = course.after(.next, at: now, rules) ?? course
      phases.append(course.phase)
      now += 20_000
    }
    #expect(phases == [.lobby, .question, .result, .standings, .question, .result, .podium])
    #expect(course.decided == 2 && course.began == 0)
    #expect(course.after(.next, at: now, rules) == nil)
  }

  @Test func aQuestionOpensAfterItsLeadAndTheFirstAfterThreeTwoOne() {
    #expect(course(after: [(.start, 100)]).opens == 100 + LiveCourse.firstLead)
    let second = course(after: [(.start, 0), (.next, 9000), (.next, 9000), (.next, 10_000)])
    #expect(second.opens == 10_000 + LiveCourse.lead && second.question == 1)
  }

  @Test func aQuestionIsDecidedWhenAllHaveAnsweredOrItsTimeAndTheGraceAreOver() {
    let asked = course(after: [(.start, 0)])
    let end = asked.opens + limit + LiveCourse.grace
    #expect(asked.due(rules, limit: limit) == end)
    #expect(later(asked, end - 1) == nil)
    #expect(later(asked, end)?.phase == .result)
    #expect(later(asked, asked.opens - 1, answered: true) == nil)
    #expect(later(asked, asked.opens, answered: true)?.phase == .result)
    // Nor does its host end it before it opened.
    #expect(asked.after(.next, at: asked.opens - 1, rules) == nil)
  }

  @Test func aRoomWithoutAHostStartsAndGoesOnByItself() {
    let rules = LiveRules(limit: limit, startsAt: 2, pace: 3000)
    var course = LiveCourse(count: 1, rules: rules)
    #expect(course.after(0, rules, limit: limit, players: 1, haveAllAnswered: false) == nil)
    course = later(course, 5, rules: rules) ?? course
    #expect(course.phase == .question)
    course = later(course, course.opens, answered: true, rules: rules) ?? course
    #expect(course.phase == .result && course.next == course.opens + 3000)
    #expect(later(course, course.opens + 2999, rules: rules) == nil)
    #expect(later(course, course.opens + 3000, rules: rules)?.phase == .podium)
    // A room with a host waits for one.
    #expect(later(LiveCourse(count: 1, rules: self.rules), 5) == nil)
  }

  @Test func aPausedQuestionIsAskedAnew() {
    let paused = course(after: [(.start, 0), (.pause, 6000)])
    #expect(paused.isPaused && later(paused, 1_000_000, answered: true) == nil)
    #expect(paused.due(rules, limit: limit) == nil)
    #expect(paused.after(.next, at: 7000, rules) == nil)
    let resumed = paused.after(.resume, at: 50_000, rules)
    #expect(resumed?.opens == 54_000 && resumed?.isAgain == true && resumed?.question == 0)
    #expect(resumed?.wasHeld == true)
    let taken = course(after: [(.start, 0)]).takenOver(at: 9000)
    #expect(taken.opens == 13_000 && taken.isAgain && !taken.wasHeld)
    #expect(paused.takenOver(at: 9000) == paused)
  }

  @Test func whatWasMissedIsANewRound() {
    let over = course(after: [(.start, 0), (.end, 1)])
    #expect(over.phase == .podium && over.decided == 0)
    let again = over.after(.again, at: 5000, rules, missed: [1])
    #expect(again?.round == 2 && again?.order == [1] && again?.question == 1 && again?.isLast == true)
    #expect(over.after(.again, at: 5000, rules, missed: []) == nil)
    #expect(course(after: [(.start, 0)]).after(.again, at: 1, rules, missed: [1]) == nil)
  }

  @Test func stepsThatMeanNothingChangeNothing() {
    let lobby = LiveCourse(count: 1, rules: rules)
    for step: LiveStep in [.pause, .resume, .unlock, .showNames, .again, .sendAway(player: "x")] {
      #expect(lobby.after(step, at: 0, rules) == nil, "\(step)")
    }
    #expect(lobby.after(.lock, at: 0, rules)?.isLocked == true)
    #expect(lobby.after(.hideNames, at: 0, rules)?.hidesNames == true)
    let closed = lobby.after(.end, at: 0, rules)
    #expect(closed?.phase == .closed && closed?.after(.start, at: 0, rules) == nil)
  }

  @Test func aRoomWithoutQuestionsEndsAtOnce() {
    #expect(LiveCourse(count: 0, rules: rules).after(.start, at: 0, rules)?.phase == .podium)
  }

  @Test func aRoomIsOpenUntilItsEndAndEachPlayerHasACourseOfTheirOwn() {
    let rules = LiveRules(limit: limit, openUntil: 100_000)
    let lobby = LiveCourse(count: 2, rules: rules)
    let open = lobby.after(.start, at: 5, rules) ?? lobby
    #expect(open.phase == .open && open.question == nil && open.due(rules, limit: limit) == 100_000)
    #expect(open.after(.next, at: 10, rules) == nil && later(open, 99_999, rules: rules) == nil)
    let over = later(open, 100_000, rules: rules)
    #expect(over?.phase == .podium && over?.decided == 2)
    // What was missed is asked for all at the same moment: the time is over.
    #expect(over?.after(.again, at: 100_001, rules, missed: [1])?.phase == .question)

    var own = LiveCourse(ownOf: open, at: 1000)
    var phases = [own.phase]
    var now = 1000
    for _ in 0..<4 {
      now += 20_000
      own = own.after(.next, at: now, rules) ?? own
      phases.append(own.phase)
    }
    #expect(phases == [.question, .result, .question, .result, .podium] && own.decided == 2)
  }

  @Test func numbersFromOutsideAreBounded() {
    for number in [Int.min, -1, 0, 1, Int.max] {
      let rules = LiveRules(
        limit: number, teams: number, startsAt: number, pace: number, openUntil: number, players: number
      ).bounded
      #expect(LiveRules.limits.contains(rules.limit) && (0...LiveRules.mostTeams).contains(rules.teams))
      #expect((1...LiveRules.mostPlayers).contains(rules.players) && rules.startsAt.map { $0 > 0 } == true)
      #expect(rules.pace.map { (0...600_000).contains($0) } == true)
    }
  }
}
