import QuizCore
import TerminalKit

/// A game in lines of text, as a value: lines with their instants in, lines and effects out.
///
/// What was said stays said: lines are only ever added, whole sentences, without escape codes. The rules, the deal and
/// the record are those of the round that is drawn.
public struct PlainGame: Sendable {
  /// What happened.
  public enum Event: Equatable, Sendable {
    /// The game begins.
    case begin
    /// All that was said is written.
    case shown
    /// The player entered a line, here without its end.
    case line(String)
    /// There will be no more lines.
    case inputEnded
    /// The program answered an effect.
    case response(Response)
  }

  /// What is to be done, in order.
  public enum Step: Equatable, Sendable {
    /// Write this, and end the line.
    case say(SafeText)
    /// Write this, and leave the line open for an answer.
    case ask(SafeText)
    /// Ask something of the program.
    case effect(Effect)
    /// End the program.
    case end(End)
  }

  /// How a game ends.
  public enum End: Equatable, Sendable {
    /// The player left, or there was no more input between two rounds.
    case done
    /// There was no more input in the middle of a round.
    case abandoned
    /// There is nothing to play, and why.
    case nothingToPlay(reason: String)
  }

  /// Where the game stands.
  private enum Phase: Equatable {
    /// It has not begun, or waits to hear what there is to play.
    case opening
    /// It waits for questions.
    case dealing
    /// A round is played.
    case playing(RoundSetup, Round)
    /// It waits to hear whether the round is on disk.
    case saving(RoundResult)
    /// The player is asked whether to play again.
    case between
    /// The game is over.
    case over
  }

  private let game: Game.ID
  private let selection: Selection
  private let state: AppState
  private let reason: PlainReason
  /// Whether the player's lines have to be said again, because nothing else puts them beside the questions.
  private let echoes: Bool
  private var phase = Phase.opening

  private var words: Localizer { Localizer(state.language) }

  /// A game, one that `Game.playsInPlainMode`, over `selection`; `echoes` when the player's lines do not appear by themselves, as they do on a terminal.
  public init(
    _ game: Game.ID, _ selection: Selection, state: AppState, why reason: PlainReason, echoes: Bool
  ) {
    self.game = game
    self.selection = selection
    self.state = state
    self.reason = reason
    self.echoes = echoes
  }

  /// Takes in what happened at `now` and says what is to be done.
  public mutating func handle(_ event: Event, at now: ContinuousClock.Instant) -> [Step] {
    switch (phase, event) {
    case (.opening, .begin):
      return [.say(words(.plainMode(reason.name, state.limit))), .effect(.inspect(selection))]
    case (.opening, .response(.inspected(_, let facts))):
      return open(on: facts)
    case (.opening, .shown), (.opening, .line), (.opening, .inputEnded), (.opening, .response):
      return []

    case (.dealing, .response(.dealt(let setup))):
      return play(setup)
    case (.dealing, .response(.notDealt(let reason))):
      return end(.nothingToPlay(reason: reason))
    case (.dealing, .begin), (.dealing, .shown), (.dealing, .line), (.dealing, .inputEnded), (.dealing, .response):
      return []

    case (.playing(let setup, var round), .shown):
      round.handle(.shown, at: now)
      phase = .playing(setup, round)
      return []
    case (.playing(let setup, let round), .line(let line)):
      return echo(line) + take(PlainAnswer(line), in: round, of: setup, at: now)
    case (.playing, .inputEnded):
      return [.say(""), .say(words(.plainInputEnded))] + end(.abandoned)
    case (.playing, .begin), (.playing, .response):
      return []

    case (.saving(let result), .response(.saved(let record, let best))):
      return send(result, words(.plainSaved), best: comparison(of: record, with: best))
    case (.saving(let result), .response(.notSaved(let record, let best, let reason))):
      return send(result, words(.plainNotSaved(SafeText(reason).oneLine)), best: comparison(of: record, with: best))
    case (.saving, .begin), (.saving, .shown), (.saving, .line), (.saving, .inputEnded), (.saving, .response):
      return []

    case (.between, .line(let line)):
      return echo(line) + reply(PlainAnswer(line))
    case (.between, .inputEnded):
      return [.say("")] + end(.done)
    case (.between, .begin), (.between, .shown), (.between, .response):
      return []

    case (.over, .begin), (.over, .shown), (.over, .line), (.over, .inputEnded), (.over, .response):
      return []
    }
  }
}

// What follows.
extension PlainGame {
  /// Whether it is known before a round how many questions it has.
  private var hasFixedLength: Bool { Games.list[game]?.comparison != .anyLength }

  private func echo(_ line: String) -> [Step] {
    // Blanks at the end of a line are heard by nobody, and no answer is longer.
    echoes ? [.say(SafeText(line).oneLine.truncated(to: 40, ellipsis: state.glyphs.ellipsis))] : []
  }

  private mutating func end(_ end: End) -> [Step] {
    phase = .over
    return [.end(end)]
  }

  /// Says what will be played, and what the player should know before.
  private mutating func open(on facts: SelectionFacts) -> [Step] {
    if let problem = facts.problem { return end(.nothingToPlay(reason: problem)) }
    phase = .dealing
    let title = words.title(of: selection, glyphs: state.glyphs)
    var lines = [
      words(.plainOpening(title.oneLine, hasFixedLength ? min(facts.usable ?? .max, state.questions) : nil))
    ]
    if hasFixedLength, let usable = facts.usable, usable < state.questions {
      lines.append(words(.fewerQuestions(usable)))
    }
    if facts.skippedFiles > 0 { lines.append(words(.skippedFiles(facts.skippedFiles))) }
    if facts.skipped > 0 { lines.append(words(.skippedRows(facts.skipped))) }
    if let problem = state.saveProblem { lines.append(words(.notSavable(SafeText(problem).oneLine))) }
    return lines.map(Step.say) + [.effect(.deal(RoundRequest(game, .selection(selection))))]
  }

  private mutating func play(_ setup: RoundSetup) -> [Step] {
    let round = Round(questions: setup.questions, rules: setup.rules)
    phase = .playing(setup, round)
    return ask(round)
  }

  /// The question on screen with its choices, and the prompt.
  private func ask(_ round: Round) -> [Step] {
    guard let shuffled = round.shuffled else { return [] }
    let choices = shuffled.panels.enumerated().map { index, choice in
      Step.say("\(index + 1). " + SafeText(choice).oneLine)
    }
    return [
      .say(""), .say(words(.plainQuestion(round.number, of: hasFixedLength ? round.count : nil))),
      .say(SafeText(shuffled.question.text)),
    ]
      + choices
      + [.ask(words(.plainPrompt))]
  }

  private mutating func take(
    _ answer: PlainAnswer, in round: Round, of setup: RoundSetup, at now: ContinuousClock.Instant
  ) -> [Step] {
    if answer == .leave { return [.say(words(.plainLeft))] + end(.done) }
    let choices = round.shuffled?.panels.count ?? 0
    let settledBefore = round.answered.count
    var round = round
    // The round knows whether the line came too late, whatever is on it.
    if case .choice(let panel) = answer { round.handle(.choose(panel), at: now) } else { round.handle(.time, at: now) }
    phase = .playing(setup, round)
    guard round.answered.count > settledBefore, let question = round.answered.last else {
      let lines = answer == .help ? words(.plainHelp(choices)) : [words(.plainUnknownAnswer(choices))]
      return lines.map(Step.say) + [.ask(words(.plainPrompt))]
    }
    let lives = question.isRight ? nil : round.livesLeft.map { words(.plainLives($0)) }
    let verdict = (verdict(on: question) + [lives].compactMap { $0 }).map(Step.say)
    guard let result = RoundResult(of: round, setup: setup) else { return verdict + ask(round) }
    phase = .saving(result)
    return verdict + [.effect(.save(result.record))]
  }

  /// What is said of an answer; after a miss also what there is to learn.
  private func verdict(on question: AnsweredQuestion) -> [SafeText] {
    let asked = question.shuffled.question
    let answer = SafeText(asked.rightChoice).oneLine
    let number = question.shuffled.rightPanel + 1
    let lesson = asked.explanation.map { [SafeText($0)] } ?? []
    switch question.outcome {
    case .right: return [words(.plainRight)]
    case .wrong: return [words(.plainWrong(number, answer))] + lesson
    case .late: return [words(.plainLate(number, answer))] + lesson
    }
  }

  /// Says what the round came to, and asks whether to play again.
  private mutating func send(_ result: RoundResult, _ saving: SafeText, best: SafeText?) -> [Step] {
    phase = .between
    let line = words(.plainResult(result.correct, result.questions.count, result.elapsed)) + saving
    return [.say(""), .say(line)] + (best.map { [.say($0)] } ?? []) + [.ask(words(.plainAgain))]
  }

  /// How a round compares with the best of its kind before it; nil when it could not be a best.
  private func comparison(of record: RoundRecord, with best: Score?) -> SafeText? {
    guard record.countsAsBest else { return nil }
    guard let best else { return words(.plainFirstBest) }
    return record.score(in: Games.list).beats(best) ? words(.plainNewBest) : words(.plainBest(best))
  }

  private mutating func reply(_ answer: PlainAnswer) -> [Step] {
    switch answer {
    case .nothing:
      phase = .dealing
      return [.effect(.deal(RoundRequest(game, .selection(selection))))]
    case .leave:
      return end(.done)
    case .choice, .unknown:
      // Lines of a pipe that were meant for another round end the game: nobody is there to read the question.
      return echoes ? end(.done) : [.say(words(.plainUnknownReply)), .ask(words(.plainAgain))]
    case .help:
      return [.say(words(.plainUnknownReply)), .ask(words(.plainAgain))]
    }
  }
}
