import QuizCore
import TerminalKit

/// The result of a round: points, right answers, time, the best so far, and whether it is saved.
struct ResultScreen: Screen, Equatable {
  /// What can follow a result; no game has all of them.
  enum Command: Hashable, Sendable {
    /// Play on.
    case again
    /// Play the next level.
    case harder
    /// Ask the missed questions again.
    case missed
    case review
    /// Share the result, or retry a failed save.
    case share
    case history, home
    /// By this many lines.
    case scroll(Int)
  }

  static let keys = KeyTable<Command>([
    .init(
      [.enter, "n"], .again, hint: .hintAgain, brief: .briefAgain, help: .helpAgain, helpName: "Enter n",
      dropped: .last),
    .init(["d"], .harder, hint: .helpHarder, help: .helpHarder, dropped: .afterOthers),
    .init(["r"], .missed, hint: .hintReview, brief: .briefMissed, help: .helpMissed, dropped: .afterOthers),
    .init(["v"], .review, hint: .hintReview, brief: .briefReview, help: .hintReview, dropped: .afterOthers),
    .init(["s"], .share, hint: .hintShare, help: .helpShareOrSave, dropped: .later),
    .init(["h"], .history, hint: .hintHistory, help: .hintHistory),
    .init(
      "↑↓",
      [
        (.up, .scroll(-1)), (.down, .scroll(1)), ("k", .scroll(-1)), ("j", .scroll(1)),
        (.pageUp, .scroll(-10)), (.pageDown, .scroll(10)),
        (.home, .scroll(-mostLines)), (.end, .scroll(mostLines)),
        ("g", .scroll(-mostLines)), ("G", .scroll(mostLines)),
      ], hint: .hintScroll, help: .hintScroll, helpName: "↑↓ k j  PgUp PgDn"),
    .init(["q", .escape], .home, hint: .hintHome, help: .helpHome, helpName: "q  Esc", dropped: .last),
  ])

  private static let mostLines = 100_000

  static let keyTables = [ScreenKeys(.result, keys), ScreenKeys(.result, ShareBox.keys)]

  let result: RoundResult
  private(set) var saving = SaveState.underWay
  private let since: Instant
  private var scroll = 0
  /// The shared text, while shown.
  private var box: ShareBox?
  /// Whether sharing ended the animation, so that nothing moves behind the text.
  private var isRevealed = false
  /// Why no further round could be dealt.
  private var problem: SafeText?
  /// The levels to restore if the harder round cannot be dealt.
  private var levelsBefore: Levels?

  init(_ result: RoundResult, since now: Instant) { (self.result, since) = (result, now) }

  private func reveal(in context: ViewContext) -> ResultReveal {
    ResultReveal(since: since, count: result.questions.count, moves: context.moves && !isRevealed)
  }

  func facts(in context: ViewContext) -> ResultFacts {
    ResultFacts(result: result, saving: saving, context: context, missedLeft: missedLeft(in: context))
  }

  /// After a round of missed questions, how many are left: of all, or of the round they came from; nil until known.
  private func missedLeft(in context: ViewContext) -> Int? {
    guard result.setup.isOfMissed, case .saved = saving else { return nil }
    guard isOfAllMissed else { return result.missed.count }
    return if case .known(let count) = context.state.missed { count } else { nil }
  }

  private var isOfAllMissed: Bool { result.setup.selection?.isMissed == true }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key where box != nil: box = nil
    case .key(let key):
      // Keys typed ahead are ignored.
      guard now >= since + result.setup.rules.settling else { return [] }
      let command = ResultScreen.keys.command(for: key)
      if [.again, .missed, .harder].contains(command), now < reveal(in: context).startsFrom { return [] }
      switch command {
      case .again: return [.store(.deal(again))]
      case .harder:
        guard let harder = harder(in: context) else { return [] }
        levelsBefore = levels(in: context)
        return [.store(.chooseLevels(harder)), .store(.deal(again))]
      case .missed:
        return result.missed.isEmpty
          ? [] : [.store(.deal(RoundRequest(result.setup.game, .again(result.missed, of: result.setup.selection))))]
      case .review: return [.go(to: .pastRound(result))]
      case .history: return [.go(to: .history)]
      case .home: return [.home]
      case .share:
        if saving.isFailed { return saving.retry }
        let text = ShareText(of: result, in: context.state)
        box = ShareBox(text: text)
        isRevealed = true
        return [.terminal(.share(text))]
      case .scroll(let rows): scroll(by: rows, in: context)
      case .none: break
      }
    case .wheel(let rows): scroll(by: rows, in: context)
    case .response(RoundResponse.dealt(let setup)): return [.play(setup)]
    case .response(RoundResponse.notDealt(let reason)):
      problem = SafeText(reason)
      // No questions at that level.
      guard let levels = levelsBefore else { return [] }
      levelsBefore = nil
      return [.store(.chooseLevels(levels))]
    case .response(let response):
      let wasSaved = saving.outcome != nil
      saving.update(response)
      if isOfAllMissed, !wasSaved, case .saved = saving { return [.store(.findMissed)] }
    case .row, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  private mutating func scroll(by rows: Int, in context: ViewContext) {
    scroll = form(in: context)?.viewport?.first(after: rows) ?? 0
  }

  var effectsOnAppear: [StoreEffect] { [.save(result.record, result.keeping)] }

  /// Another round of the same kind.
  private var again: RoundRequest {
    RoundRequest(result.setup.game, result.setup.selection.map { .selection($0) } ?? .any)
  }

  /// The next level, after a perfect round at a single one.
  private func harder(in context: ViewContext) -> Levels? {
    guard facts(in: context).isPerfect, let levels = levels(in: context)?.range, levels.count == 1,
      levels.upperBound < Question.levels.upperBound
    else { return nil }
    return Levels(levels.upperBound + 1...levels.upperBound + 1)
  }

  /// The levels its questions were drawn from; nil for all.
  private func levels(in context: ViewContext) -> Levels? {
    guard result.setup.day == nil, let selection = result.setup.selection else { return nil }
    return context.state.levels(of: selection, for: result.setup.game)
  }

  var helpTopic: HelpScreen.Topic { .result }

  func hints(in context: ViewContext) -> [Hint] {
    if box != nil { return ShareBox.hints(in: context) }
    let (harder, scrolls) = (harder(in: context), form(in: context)?.viewport?.isPartial == true)
    let hints = ResultScreen.keys.hints(in: context) { command in
      switch command {
      case .harder: harder == nil
      case .missed: result.missed.isEmpty
      case .scroll: !scrolls
      case .again, .review, .share, .history, .home: false
      }
    }.map { hint in
      switch hint.key {
      case .character("d"):
        harder.map { LevelView(level: $0.range.lowerBound).stars(context.glyphs) }.map {
          hint.saying(context.words(.hintTry($0)), brief: $0)
        } ?? hint
      case .character("r"): hint.saying(context.words(.hintMissed(result.missed.count)))
      case .character("v") where !saving.isFailed && result.missed.contains { $0.explanation != nil }:
        hint.saying(context.words(.hintExplanations), brief: context.words(.briefReview), dropped: .last)
      // Repeating a daily round is practice.
      case .enter where result.setup.day != nil && !saving.isFailed:
        hint.saying(context.words(.hintPractise), brief: context.words(.briefAgain))
      case _: hint
      }
    }
    return saving.offering(hints, context.words)
  }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let (reveal, facts) = (reveal(in: context), facts(in: context))
    let celebrated = reveal.celebrated(at: now)
    var picture = ResultPicture(facts, of: reveal.shown(at: now), isOver: celebrated != nil)
    picture.note = note(in: context)
    picture.scroll = scroll
    picture.box = box?.block(in: context)
    picture = context.games.module(result.setup.game).result(picture, of: facts)
    var content = picture.body
    if facts.isFeat, let elapsed = celebrated {
      let confetti = ConfettiView(
        seed: result.setup.seed, elapsed: elapsed, margin: context.sizeClass == .small ? 2 : 3)
      content = Overlay(confetti, on: content.across(.left).down { _ in 0 })
    }
    let next = reveal.nextChange(after: now, celebrates: facts.isFeat || facts.isNewBest)
    return page(banner: reveal.showsBanner(at: now) ? facts.banner : [], content, in: context)
      .changing(in: next.map { now.duration(to: $0) })
  }

  /// The picture below title and date; a banner replaces the title.
  private func page(banner: [SafeText], _ picture: any Block, in context: ViewContext) -> any Block {
    let words = context.words
    let titles = context.titles(of: result.setup).map { words(.result) + "   " + $0 }
    // The title of a daily round includes its day.
    let date = result.setup.day == nil ? saving.outcome?.record.date : nil
    let dates = date.map { words(DateFormat.moment($0, today: $0.day)) } ?? []
    guard !banner.isEmpty else {
      // The title already says that it is practice.
      let details = result.setup.isPractice ? dates : saving.details(dates, words)
      return Page(title: titles, details: details, content: picture)
    }
    return Rows {
      Line(banner.joined(by: "   "), .rightChip, .center).ground(.rightChip)
      Rule()
      picture
    }
  }

  /// Why saving failed, why no further round could be dealt, or which goals were reached.
  private func note(in context: ViewContext) -> (wordings: [SafeText], style: Style) {
    if saving.isFailed { return ([saving.note(context.words).text], .alert) }
    if let problem { return ([problem], .alert) }
    return (saving.outcome.map { context.state.newGoals(of: [$0.record.id]) } ?? [], .correct)
  }
}

extension SaveState {
  /// The date of a result, and whether it is saved.
  func details(_ dates: [SafeText], _ words: Localizer) -> [SafeText] {
    guard let saved = mark.map({ words($0) }) else { return dates }
    return dates.map { $0 + "   " + saved } + [saved]
  }

  /// The hints of a result; where saving failed, first that it can be retried.
  func offering(_ hints: [Hint], _ words: Localizer) -> [Hint] {
    guard isFailed else { return hints }
    return hints.map { hint in
      switch hint.key {
      case .character("s"): hint.saying(words(.hintSaveAgain), brief: .empty, dropped: .last)
      case .enter: hint.saying(hint.words, dropped: .later)
      case _: hint
      }
    }.sorted { $0.key == .character("s") && $1.key != .character("s") }
  }
}
