import LeagueAPI
import LeagueStore
import QuizCore

/// What the host's steps and the time bring.
extension Room {
  /// Does a step of the host who saw a version; returns the version after it.
  func step(_ step: LiveStep, version: Int) async throws -> Int {
    try use()
    await lock()
    defer {
      unlock()
      arm()
    }
    try use()
    guard version == model.version else { throw APIError(.staleStep) }
    let away = model.away(by: step)
    let course =
      away.isEmpty ? model.course.after(step, at: now, model.rules, missed: model.missed) : model.course
    guard let course else { throw APIError(.staleStep) }
    try await move(to: course, away: away)
    return model.version
  }

  /// Does what is due.
  func advance() async {
    guard !isEnded else { return }
    await lock()
    var failed = false
    while !isEnded, let course = next(at: now) {
      do { try await move(to: course) } catch {
        failed = true
        break
      }
    }
    unlock()
    tellWords(at: now)
    for player in model.players where !failed && isDue(player, at: now) { await advanceOwn(player.id) }
    arm(retry: failed)
  }

  /// The course after what the time brings; nil where it brings nothing.
  private func next(at now: Int) -> LiveCourse? {
    model.course.after(
      now, model.rules, limit: limit(of: model.course), players: model.count, haveAllAnswered: haveAllAnswered(at: now))
  }

  /// The time for the question of a course.
  func limit(of course: LiveCourse) -> Int {
    course.question.map { model.rules.limit(of: model.questions[$0].question) } ?? model.rules.limit
  }

  /// Moves the room to a course, durably. Answers that are being kept belong to the question that is left.
  private func move(to course: LiveCourse, away: [String] = []) async throws {
    let old = model.course
    let isSameQuestion = course.phase == old.phase && course.opens == old.opens && course.isPaused == old.isPaused
    if old.phase == .question || old.phase == .open, !isSameQuestion {
      isTaking = false
      await settle()
    }
    defer { isTaking = true }
    let isMoved: Bool
    do {
      if mustReread {
        let answers = try await journal.answers(round: old.round, of: key)
        edit { $0.take(answers) }
        mustReread = false
      }
      isMoved = try await journal.move(
        key, to: course, version: model.version + 1, rules: model.rules, away: away, now: now)
    } catch { throw failure(error) }
    // Only another server could have moved it.
    guard isMoved else { throw failure(StoreError.refused(.elsewhereRoom)) }
    edit { $0.move(to: course, away: away) }
    changed()
  }

  /// When something is due next; nil for nothing.
  func nextDue(at now: Int) -> Int? {
    func words(of course: LiveCourse) -> Int? { course.holdsBack(at: now) ? course.opens - LiveCourse.lead : nil }
    var dues = [model.course.due(model.rules, limit: limit(of: model.course)), words(of: model.course)]
    if model.course.phase == .question, !model.course.isPaused {
      // Those who are gone are waited for only so long; and before it opens no question is decided.
      dues.append(max(model.course.opens, now + Room.patience))
      if haveAllAnswered(at: now) { dues.append(max(model.course.opens, now)) }
    }
    if model.course.phase == .open {
      for player in model.players where player.course?.phase == .question && !player.isAway {
        guard let course = player.course else { continue }
        dues += [course.due(model.rules, limit: limit(of: course)), words(of: course)]
      }
    }
    return dues.compactMap { $0 }.min()
  }

  // MARK: A time of one's own

  /// Does a step of a player in a room where everybody has a time of their own.
  func ownStep(_ step: LiveStep, version: Int, of id: String) async throws -> Int {
    try use()
    guard let player = model.player(id) else { throw APIError(.unknownToken) }
    guard !player.isAway else { throw APIError(.sentAway) }
    guard model.rules.openUntil != nil else { throw APIError(.forbiddenRoom, "only the host goes on") }
    guard model.course.phase == .open, version == model.version + player.version else { throw APIError(.staleStep) }
    let course: LiveCourse?
    switch step {
    case .start: course = player.course == nil ? LiveCourse(ownOf: model.course, at: now) : nil
    case .next: course = player.course?.after(.next, at: now, model.rules)
    case .pause, .resume, .lock, .unlock, .hideNames, .showNames, .sendAway, .sendAwaySince, .again, .end,
      .close:
      throw APIError(.forbiddenRoom, "only the host does this")
    }
    guard let course, try await move(player, to: course) else { throw APIError(.staleStep) }
    arm()
    return model.version + (model.player(id)?.version ?? 0)
  }

  /// Whether a player's own question is over.
  private func isDue(_ player: RoomPlayer, at now: Int) -> Bool {
    guard model.course.phase == .open, !player.isAway, let course = player.course, course.phase == .question else {
      return false
    }
    let hasAnswered = course.question.flatMap { model.answer(of: player.id, to: $0) } != nil
    return hasAnswered || course.due(model.rules, limit: limit(of: course)).map { now >= $0 } ?? false
  }

  /// Decides a player's own question, if it is answered or over.
  func advanceOwn(_ id: String) async {
    guard !isEnded, let player = model.player(id), let old = player.course, isDue(player, at: now) else { return }
    let hasAnswered = old.question.flatMap { model.answer(of: id, to: $0) } != nil
    guard
      let course = old.after(now, model.rules, limit: limit(of: old), players: 1, haveAllAnswered: hasAnswered)
    else { return }
    let isMoved = try? await move(player, to: course)
    arm(retry: isMoved != true)
  }

  /// Moves a player's own course, durably; false where that is under way already.
  private func move(_ player: RoomPlayer, to course: LiveCourse) async throws -> Bool {
    guard busy.insert(player.id).inserted else { return false }
    defer { busy.remove(player.id) }
    var player = player
    player.course = course
    player.version += 1
    do { try await journal.move(player, of: key) } catch { throw failure(error) }
    // Meanwhile they may have been sent away.
    player.isAway = model.player(player.id)?.isAway ?? player.isAway
    edit { $0.move(player) }
    changedOwn(player.id, isFinished: course.phase == .podium)
    return true
  }

  // MARK: After another server

  /// Asks anew what a server asked that ended without giving the room back.
  func takeOver() async throws {
    await lock()
    defer {
      unlock()
      arm()
    }
    let course = model.course.takenOver(at: now)
    if course != model.course { try await move(to: course) }
    for player in model.players {
      guard model.course.phase == .open, let old = player.course else { continue }
      let course = old.takenOver(at: now)
      if course != old { _ = try await move(player, to: course) }
    }
  }
}
