/// The course of a live room: where it stands, and what a host's step and the time make of it.
///
/// A value that holds no clock: any server that has it, and the answers, goes on with the room. Times are milliseconds since
/// 1970 by the store's clock.
public struct LiveCourse: Codable, Hashable, Sendable {
  /// How long before the first question, and before one that is asked anew, its opening is known: three, two, one.
  public static let firstLead = 4000
  /// How long before the others, so that a slow connection has them when they open. The words of none are sent earlier.
  public static let lead = 2000
  /// How long after its time an answer to a question is taken that was given in time.
  public static let grace = 1000

  /// Where the room stands.
  public private(set) var phase = LivePhase.lobby
  /// Which questions of the room are asked in this round, in order.
  public private(set) var order: [Int]
  /// Which of them is asked, from 0; -1 before the first.
  @Difference public private(set) var place = -1
  /// How many of them are decided.
  @Amount public private(set) var decided = 0
  /// The number of the round, from 1: to ask the missed ones again begins another.
  @Amount public private(set) var round = 1
  /// When the round began; 0 before.
  @Amount public private(set) var began = 0
  /// When the question opens.
  @Amount public private(set) var opens = 0
  /// When the room goes on by itself; nil where somebody goes on.
  @OptionalAmount public private(set) var next: Int? = nil
  /// Whether nobody is let in any more.
  public private(set) var isLocked = false
  /// Whether animals stand for the names.
  public private(set) var hidesNames: Bool
  /// Whether the room is held.
  public private(set) var isPaused = false
  /// Whether the question is asked anew.
  public private(set) var isAgain = false
  /// Whether that is because the host held the room, and not because it was interrupted.
  public private(set) var wasHeld = false
  /// Whether it is the course of one player, in a time of their own: nobody else's standing is waited for.
  private let isOwn: Bool

  /// A room that has just opened, with a number of questions.
  public init(count: Int, rules: LiveRules) {
    order = Array(0..<max(0, count))
    hidesNames = rules.hidesNames
    isOwn = false
  }

  /// The course of a player who begins at `now` in a room where everybody plays in a time of their own.
  public init(ownOf room: LiveCourse, at now: Int) {
    order = room.order
    round = room.round
    hidesNames = room.hidesNames
    isOwn = true
    begin(at: now, nil)
  }

  /// The question that is asked, by its index among those of the room; nil in the lobby, and at the end.
  public var question: Int? {
    switch phase {
    case .question, .result, .standings: order.indices.contains(place) ? order[place] : nil
    case .lobby, .open, .podium, .closed: nil
    }
  }

  /// Whether a question is announced at `now`, and its words are not sent yet.
  public func holdsBack(at now: Int) -> Bool { phase == .question && !isPaused && now < opens - LiveCourse.lead }

  /// Whether the question that is asked is the last of the round.
  public var isLast: Bool { place + 1 >= order.count }

  /// The course after a step of the host; nil where the step means nothing now. `missed` are the questions of the round
  /// that most missed, in the order in which they are to be asked.
  public func after(_ step: LiveStep, at now: Int, _ rules: LiveRules, missed: [Int] = []) -> LiveCourse? {
    guard phase != .closed else { return nil }
    var course = self
    switch step {
    case .start:
      guard phase == .lobby else { return nil }
      course.begin(at: now, rules)
    case .next:
      guard course.goOn(at: now, rules) else { return nil }
    case .pause:
      guard !isPaused, phase == .question || phase == .result || phase == .standings else { return nil }
      course.isPaused = true
      course.next = nil
    case .resume:
      guard isPaused else { return nil }
      course.isPaused = false
      if phase == .question {
        course.askAgain(at: now, wasHeld: true)
      } else {
        course.next = rules.pace.map { now + $0 }
      }
    case .lock, .unlock:
      guard isLocked != (step == .lock) else { return nil }
      course.isLocked.toggle()
    case .hideNames, .showNames:
      guard hidesNames != (step == .hideNames) else { return nil }
      course.hidesNames.toggle()
    case .sendAway, .sendAwaySince: return nil
    case .again:
      guard phase == .podium, !missed.isEmpty else { return nil }
      course.order = missed
      course.round += 1
      course.begin(at: now, rules)
    case .end:
      switch phase {
      case .question, .result, .standings, .open: course.finish()
      case .lobby: course.close()
      case .podium, .closed: return nil
      }
    case .close: course.close()
    }
    return course
  }

  /// The course after what the time brings; nil where it brings nothing yet. `limit` is the time for the question,
  /// `haveAllAnswered` whether nobody is left who could answer it.
  public func after(
    _ now: Int, _ rules: LiveRules, limit: Int, players: Int, haveAllAnswered: Bool
  ) -> LiveCourse? {
    guard !isPaused else { return nil }
    var course = self
    switch phase {
    case .lobby:
      guard let least = rules.startsAt, players >= least else { return nil }
      course.begin(at: now, rules)
    case .question:
      guard now >= opens && haveAllAnswered || now >= opens + limit + LiveCourse.grace else { return nil }
      course.decide(at: now, rules)
    case .result, .standings:
      guard let next, now >= next, course.goOn(at: now, rules) else { return nil }
    case .open:
      guard let until = rules.openUntil, now >= until else { return nil }
      course.finish()
    case .podium, .closed: return nil
    }
    return course
  }

  /// The course of a room whose server ended while a question was asked: it is asked anew.
  public func takenOver(at now: Int) -> LiveCourse {
    var course = self
    if phase == .question, !isPaused { course.askAgain(at: now, wasHeld: false) }
    return course
  }

  /// When the time brings something next; nil where it brings nothing.
  public func due(_ rules: LiveRules, limit: Int) -> Int? {
    guard !isPaused else { return nil }
    switch phase {
    case .question: return opens + limit + LiveCourse.grace
    case .result, .standings: return next
    case .open: return rules.openUntil
    case .lobby, .podium, .closed: return nil
    }
  }

  /// Begins the round; where everybody has a time of their own that is not over, all questions at once.
  private mutating func begin(at now: Int, _ rules: LiveRules?) {
    place = -1
    decided = 0
    began = now
    if let until = rules?.openUntil, now < until {
      phase = .open
      next = nil
      return
    }
    ask(at: now, lead: LiveCourse.firstLead)
  }

  /// Asks the next question.
  private mutating func ask(at now: Int, lead: Int) {
    guard !isLast else { return finish() }
    place += 1
    phase = .question
    opens = now + lead
    next = nil
    isAgain = false
    wasHeld = false
  }

  private mutating func askAgain(at now: Int, wasHeld: Bool) {
    opens = now + LiveCourse.firstLead
    isAgain = true
    self.wasHeld = wasHeld
  }

  private mutating func decide(at now: Int, _ rules: LiveRules) {
    phase = .result
    decided = place + 1
    next = rules.pace.map { now + $0 }
  }

  /// Goes on to what comes next; false where nothing does.
  private mutating func goOn(at now: Int, _ rules: LiveRules) -> Bool {
    switch phase {
    case .lobby: begin(at: now, rules)
    // Before it opens nobody can have answered.
    case .question:
      guard now >= opens, !isPaused else { return false }
      decide(at: now, rules)
    case .result:
      isPaused = false
      if isLast {
        finish()
      } else if isOwn {
        ask(at: now, lead: LiveCourse.lead)
      } else {
        phase = .standings
        next = rules.pace.map { now + $0 }
      }
    case .standings:
      isPaused = false
      ask(at: now, lead: LiveCourse.lead)
    case .open, .podium, .closed: return false
    }
    return true
  }

  private mutating func finish() {
    if phase == .open { decided = order.count }
    phase = .podium
    next = nil
    isPaused = false
  }

  private mutating func close() {
    finish()
    phase = .closed
  }
}
