import QuizCore
import TerminalKit

/// A game in plain mode as a state machine: lines go in with their instants, lines and effects come out.
///
/// Output is whole sentences, line by line, without escape codes. Rules, deal and record are those of the game on
/// screen.
public struct PlainGame: PlainProgram {
  private enum Phase: Equatable {
    /// It has not begun, or waits for facts about the selection.
    case opening
    /// It waits for questions.
    case dealing
    /// A round is played.
    case playing(RoundSetup, Round)
    /// It waits for the round to be saved.
    case saving(RoundResult)
    /// The player is asked whether to play again.
    case between
    case over
  }

  private let game: Game.ID
  /// The selection to draw from; nil if the game chooses its questions.
  private let selection: Selection?
  /// The state of a plain program, and how it talks to the player.
  public var console: PlainConsole
  private var phase = Phase.opening
  private var rounds = 0
  /// How the next record is kept if a round is one question.
  private var sitting = Keeping.firstOfSitting
  /// The previous question if a round is one question.
  private var previous: QuestionID?

  /// Creates a game over `selection`, nil if it chooses its questions; `game` must not be a board. `echoes` prints the
  /// player's lines, for input that no terminal echoes.
  public init(_ game: Game.ID, _ selection: Selection?, state: AppState, why reason: PlainReason, echoes: Bool) {
    (self.game, self.selection) = (game, selection)
    console = PlainConsole(state: state, reason: reason, echoes: echoes)
  }

  /// Whether a typed line means something now.
  public var takesLine: Bool { true }
  /// The next deadline; nil for none.
  public var nextChange: Instant? { nil }

  /// Handles an event that happened at `now`; returns the steps to perform.
  public mutating func handle(_ event: PlainEvent, at now: Instant) -> [PlainStep] {
    switch (phase, event) {
    case (.opening, .begin):
      return begin()
    case (.opening, .response(RoundResponse.inspected(_, let facts))):
      return open(on: facts)
    case (.opening, .shown), (.opening, .line), (.opening, .inputEnded), (.opening, .response):
      return []

    case (.dealing, .response(RoundResponse.dealt(let setup))):
      return play(setup)
    case (.dealing, .response(RoundResponse.notDealt(let reason))):
      // It is no error that nothing is due.
      guard isDue else { return end(.nothingToPlay(reason: reason)) }
      return [.say(words(Phrase(same: reason)))] + end(.done)
    case (.dealing, .begin), (.dealing, .shown), (.dealing, .line), (.dealing, .inputEnded), (.dealing, .response):
      return []

    case (.playing(let setup, var round), .shown):
      round.handle(.shown, at: now)
      phase = .playing(setup, round)
      return []
    case (.playing(let setup, let round), .line(let line)):
      let answer = PlainAnswer(line, to: round.shuffled?.question.kind ?? .one)
      return echo(line) + settle(answer, in: round, of: setup, at: now)
    case (.playing, .inputEnded):
      return [.say(""), .say(words(.plainInputEnded))] + end(.abandoned)
    case (.playing, .begin), (.playing, .response):
      return []

    case (.saving(let result), .response(RoundResponse.saved(let record, let best))):
      if let name = record.sitting { sitting = .answer(ofSitting: name) }
      return report(result, words(.plainSaved), best: comparison(of: record, with: best))
    case (.saving(let result), .response(RoundResponse.notSaved(let record, let best, let reason))):
      return report(result, words(.plainNotSaved(SafeText(reason).oneLine)), best: comparison(of: record, with: best))
    case (.saving(let result), .response(RoundResponse.practice)):
      return report(result, words(.plainNotKept), best: nil)
    case (.saving, .begin), (.saving, .shown), (.saving, .line), (.saving, .inputEnded), (.saving, .response):
      return []

    case (.between, .line(let line)):
      return echo(line) + reply(PlainAnswer(line))
    case (.between, .inputEnded):
      return [.say("")] + end(.done)
    case (.between, .begin), (.between, .shown), (.between, .response):
      return []

    case (.over, .begin), (.over, .shown), (.over, .line), (.over, .inputEnded), (.over, .response), (_, .time):
      return []
    }
  }
}

// The transitions.
extension PlainGame {
  private var rules: Game? { state.games.list[game] }

  /// Whether a question is answered again until it is right.
  private var allowsRetries: Bool { rules?.miss == .blocksPanel }

  /// Whether each question is a round.
  private var asksOneByOne: Bool { rules?.length == .open }

  /// Whether due questions are asked.
  private var isDue: Bool { rules?.source == .due }

  /// Whether choices are numbered. Otherwise they are typed and need not be read out.
  private var hasNumbers: Bool { state.games.module(game).face.hasLabels }

  private mutating func begin() -> [PlainStep] {
    let name = console.reason.name
    let mode: Phrase = rules?.clock == .never ? .plainModeWithoutClock(name) : .plainMode(name, state.limit)
    guard let selection else { return [.say(words(mode))] + deal() }
    return [.say(words(mode)), .store(.inspect(selection, of: state.levels(of: selection, for: game)))]
  }

  private mutating func deal() -> [PlainStep] {
    phase = .dealing
    return [.store(.deal(RoundRequest(game, selection.map { .selection($0) } ?? .any, after: previous, asked: rounds)))]
  }

  private mutating func end(_ end: PlainEnd) -> [PlainStep] {
    phase = .over
    return [.end(end)]
  }

  /// Prints what will be played, with notes, and asks for a round.
  private mutating func open(on facts: SelectionFacts) -> [PlainStep] {
    if let problem = facts.problem { return end(.nothingToPlay(reason: problem)) }
    let title = selection.map { words.title(of: $0, glyphs: state.glyphs) } ?? words(state.games.module(game).name)
    let usable = facts.usable(by: rules, of: selection, in: state)
    let count: Int? =
      switch rules?.length {
      case .chosen: min(usable ?? .max, state.questions)
      case .all: facts.usable
      case .fixed, .lives, .open, nil: nil
      }
    var lines = [words(.plainOpening(title.oneLine, count))]
    if allowsRetries { lines.append(words(.plainUntilRight)) }
    lines += leagueLine
    let passedOver = facts.passedOver(by: rules, of: selection, in: state)
    if passedOver > 0 { lines.append(words(.plainOtherKinds(passedOver))) }
    if rules?.takesCount == true, let usable, usable < state.questions { lines.append(words(.fewerQuestions(usable))) }
    if facts.skippedFiles > 0 { lines.append(words(.skippedFiles(facts.skippedFiles))) }
    if facts.skipped > 0 { lines.append(words(.skippedRows(facts.skipped))) }
    if facts.leftOut > 0 { lines.append(words(.leftOutQuestions(facts.leftOut))) }
    if let problem = state.saveProblem { lines.append(words(.notSavable(SafeText(problem).oneLine))) }
    return say(lines) + deal()
  }

  private mutating func play(_ setup: RoundSetup) -> [PlainStep] {
    let round = Round(questions: setup.questions, rules: setup.rules)
    phase = .playing(setup, round)
    rounds += 1
    previous = asksOneByOne ? setup.questions.first?.question.id : nil
    if rounds == 1, selection == nil { return opening(of: setup) + ask(round, of: setup) }
    return (setup.isPractice ? [.say(words(.plainPractice))] : []) + ask(round, of: setup)
  }

  /// The lines before the first round of a game that chooses its questions.
  private func opening(of setup: RoundSetup) -> [PlainStep] {
    let title = words(state.games.module(game).name) + (setup.day.map { " \($0)" } ?? .empty)
    var lines = [words(.plainOpening(title, asksOneByOne ? nil : setup.questions.count))] + leagueLine
    if isDue, let left = state.reviewsLeft(after: 0) { lines.append(words(.plainDue(left))) }
    if setup.isPractice { lines.append(words(.plainPractice)) }
    if let problem = state.saveProblem { lines.append(words(.notSavable(SafeText(problem).oneLine))) }
    return say(lines)
  }

  /// The origin of the league's questions, if the round may include some.
  private var leagueLine: [SafeText] {
    switch rules?.source {
    case .selection, .set, .everything:
      guard let league = state.league, league.genre != nil,
        selection.map({ $0 == .everything || league.holds($0) }) ?? true
      else { return [] }
      return [words(.plainLeague(SafeText(league.name).oneLine))]
    case .day, .due, .generated, nil: return []
    }
  }

  /// The current question with its choices, and the prompt.
  private func ask(_ round: Round, of setup: RoundSetup) -> [PlainStep] {
    guard let shuffled = round.shuffled else { return [] }
    let heading: Phrase =
      asksOneByOne
      ? .plainQuestion(rounds, of: nil) : .plainQuestion(round.number, of: rules?.lives == nil ? round.count : nil)
    var lines = [SafeText.empty, words(heading)] + origin(of: shuffled.question, in: setup)
    if let tally = setup.tally {
      if let maker = setup.leagueQuestions[shuffled.question.id]?.maker {
        lines.append(words(.madeBy(SafeText(maker.name).oneLine)))
      }
      lines.append(words(.plainRate(tally, setup.tallySource)))
    }
    lines.append(MarkedText(shuffled.question.text).plain)
    if hasNumbers { lines += choices(shuffled.panels) }
    return say(lines + [task(of: shuffled.question)].compactMap(\.self)) + prompt
  }

  /// The set of a question, if not named at the start, and its level.
  private func origin(of question: Question, in setup: RoundSetup) -> [SafeText] {
    let set = setup.origins[question.id] ?? (asksOneByOne ? setup.selection : nil)
    let title = set.map { words.title(of: $0, glyphs: state.glyphs).oneLine }
    guard title != nil || question.level != nil else { return [] }
    return [words(.plainOrigin(title, question.level))]
  }

  private mutating func settle(
    _ answer: PlainAnswer, in round: Round, of setup: RoundSetup, at now: Instant
  ) -> [PlainStep] {
    if answer == .leave { return [.say(words(asksOneByOne ? .plainLeftQuestion : .plainLeft))] + end(.done) }
    let question = round.shuffled
    let task = question.flatMap { self.task(of: $0.question) }
    let choices = question?.panels.count ?? 0
    let before = round
    var round = round
    // The round decides whether the line came too late, whatever it says.
    if case .given(let given) = answer { round.handle(.answer(given), at: now) } else { round.handle(.time, at: now) }
    phase = .playing(setup, round)
    guard round.answered.count > before.answered.count, let question = round.answered.last else {
      if answer == .again { return ask(round, of: setup) }
      let lines: [SafeText] =
        switch answer {
        case .given where round.misses > before.misses: [words(task == nil ? .plainTryAgain : .plainAgainAnswer)]
        case .given(let given) where wasChosen(given, in: round): [words(.plainChosenBefore)]
        case .nothing, .given, .leave, .help, .again, .unknown: reply(to: answer, task, choices: choices)
        }
      return say(lines) + prompt
    }
    let lives = question.isRight ? nil : round.livesLeft.map { words(.plainLives($0)) }
    let verdict = (verdict(on: question, in: round) + [lives].compactMap { $0 }).map(PlainStep.say)
    guard let result = RoundResult(of: round, setup: setup) else { return verdict + ask(round, of: setup) }
    phase = .saving(result)
    return verdict + [.store(.save(result.record, asksOneByOne ? sitting : result.keeping))]
  }

  /// Whether a choice was already wrong and is blocked.
  private func wasChosen(_ given: GivenAnswer, in round: Round) -> Bool {
    guard case .asking(let open, _) = round.phase else { return false }
    return !open.blockedPanels.isDisjoint(with: given.panels)
  }

  /// The verdict on an answer with its points or the right answer, and the explanation.
  private func verdict(on question: AnsweredQuestion, in round: Round) -> [SafeText] {
    let asked = question.shuffled.question
    let answer = asked.rightAnswerLine
    let number = hasNumbers && asked.answer != nil ? question.shuffled.rightPanels.first.map { $0 + 1 } : nil
    let lesson = asked.explanation.map { [SafeText($0)] } ?? []
    switch question.outcome {
    case .right:
      var slip = question.slip.map { [words(.plainAlmost(SafeText($0).oneLine))] } ?? []
      // A number within the margin is right but not exact.
      if asked.kind.input == .number { slip = [words(.plainTheAnswer(answer))] }
      return [words(.plainRight(round.rules.limit == nil ? nil : points(of: question, in: round)))] + slip + lesson
    case .wrong: return [words(.plainWrong(answer, number: number))] + lesson
    case .late: return [words(.plainLate(answer, number: number))] + lesson
    }
  }

  /// Prints the result and whether it was saved, and asks whether to play again.
  private mutating func report(_ result: RoundResult, _ saving: SafeText, best: SafeText?) -> [PlainStep] {
    phase = .between
    if asksOneByOne {
      let question = isDue ? result.questions.last?.shuffled.question.id : nil
      let again = question.flatMap { state.days(until: $0) }.map { PlainStep.say(words(.plainAgain(inDays: $0))) }
      let time = result.elapsed > .zero ? words(.plainTime(result.elapsed)) : .empty
      return [.say(time + saving)] + [again].compactMap { $0 } + [.ask(words(.plainMore))]
    }
    let line =
      words(
        allowsRetries
          ? .plainPracticeResult(result.misses, result.elapsed)
          : .plainResult(
            result.correct, state.games.list.isCounted(game) ? nil : result.questions.count, points(of: result),
            result.elapsed)) + saving
    let more = [best, streak(after: result)].compactMap { $0 }
    return [.say(""), .say(line)] + say(more) + [.ask(words(.plainAgain))]
  }

  /// The points of a round; nil in games that do not score speed.
  private func points(of result: RoundResult) -> Int? {
    let scoring = state.games.list.scoring(of: game)
    return scoring == .speed ? Points(of: result, scoring).sum(result.questions) : nil
  }

  private func points(of question: AnsweredQuestion, in round: Round) -> Int? {
    let scoring = state.games.list.scoring(of: game)
    return scoring == .speed ? Points(of: round, scoring).answer(question) : nil
  }

  /// The days in a row with a daily round.
  private func streak(after result: RoundResult) -> SafeText? {
    guard let daily = state.daily, let day = result.setup.day, day == daily.day, daily.streak > 0 else { return nil }
    return words(.streak(daily.streak))
  }

  /// How a round compares with the previous best; nil if it cannot be one.
  private func comparison(of record: RoundRecord, with best: Score?) -> SafeText? {
    guard !record.wasPaused, !record.isOfMissed else { return nil }
    guard let best else { return record.countsAsBest ? words(.plainFirstBest) : nil }
    let score = record.score(in: state.games.list)
    if score.isNewBest(after: best) { return words(.plainNewBest) }
    return score.beats(best)
      ? words(.plainFaster(best.elapsed - score.elapsed))
      : words(allowsRetries ? .plainPracticeBest(best) : .plainBest(best, state.games.list.isCounted(game)))
  }

  private mutating func reply(_ answer: PlainAnswer) -> [PlainStep] {
    switch answer {
    case .nothing:
      return deal()
    case .leave:
      return end(.done)
    case .given, .unknown:
      // Further lines from a pipe end the game: nobody is there to read the question again.
      return console.echoes ? end(.done) : [.say(words(.plainUnknownReply)), .ask(words(.plainAgain))]
    case .help, .again:
      return [.say(words(.plainUnknownReply)), .ask(words(.plainAgain))]
    }
  }
}
