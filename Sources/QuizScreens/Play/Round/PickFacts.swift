import QuizCore
import TerminalKit

/// Details on a row of the list of sets: its best and latest rounds, the share known, and its difficulty.
struct PickFacts: Sendable {
  let row: PickList.Row
  /// The game whose rounds count.
  let game: Game?
  /// Nil until loaded.
  let survey: SetSurvey?
  let context: ViewContext

  /// The number of questions at the chosen levels; nil if not counted.
  var questions: Int? {
    guard let game, let levels = context.state.levels(of: row.selection, for: game.id) else { return row.questions }
    return survey?.levels[row.selection].map { levels.sum(of: $0) }
  }

  /// The chosen levels; nil if they include every question.
  private var levelsAsked: Levels? {
    guard let game, let questions, questions != row.questions else { return nil }
    return context.state.levels(of: row.selection, for: game.id)
  }

  /// The stars of those levels, or empty.
  var starsAsked: SafeText { levelsAsked.map { context.words.stars($0, context.glyphs) } ?? .empty }

  /// The share known; nil where it is not shown.
  var known: SetSurvey.Known? { row.selection == .missed ? nil : survey?.known[row.selection] }

  /// The mark of a learnt set; dim for a genre of which only some sets are learnt.
  var learntMark: (text: SafeText, style: Style)? {
    guard context.state.offersReview, row.selection != .everything else { return nil }
    let sign = Symbol.learnt.text(context.glyphs)
    if context.state.isLearnt(row.selection) { return (sign, .correct) }
    guard case .genre(let genre) = row.selection,
      let sets = context.state.catalogue.genres.first(where: { $0.title == genre })?.sets,
      sets.contains(where: { context.state.isLearnt(.set(genre: genre, title: $0.title)) })
    else { return nil }
    return (sign, .dim)
  }

  /// How many of its learnt questions are new, young and mature.
  private var maturity: PhraseList? {
    learntMark == nil ? nil : survey?.maturity[row.selection].map { .maturity($0) }
  }

  /// The kind of round that Enter would start.
  private var kind: Score.Kind? {
    guard let game else { return nil }
    let state = context.state
    let limit: Duration? =
      switch game.clock {
      case .setting: state.limit
      case .own: Rules.tenSeconds
      case .never, .option: nil
      }
    let drawn = game.takesCount ? state.questions : .max
    return context.games.list.kind(
      game.id, set: state.logName(of: row.selection, for: game.id), asked: min(drawn, questions ?? .max),
      limit: limit?.inMilliseconds ?? 0)
  }

  /// Its practice result; nil if never practised or not shown.
  private var practised: PracticeMemory.Result? {
    guard game?.source == .set else { return nil }
    return context.state.practised(row.selection, questions: row.questions)
  }

  /// The best round of this kind.
  var best: Score? { game?.source == .set ? practised?.best : kind.flatMap { survey?.bests[$0] } }

  /// The best round in short; for a genre in practice, how many of its sets are done.
  var achievement: SafeText {
    if let best { return short(best) }
    guard game?.source == .set, case .genre(let title) = row.selection,
      let genre = context.state.catalogue.genres.first(where: { $0.title == title })
    else { return .empty }
    let done = context.state.setsDone(in: genre)
    return done > 0 ? context.words(.setsDone(done, genre.sets.count)) : .empty
  }

  /// The latest rounds of this kind, newest first.
  var latest: [Score] { practised.map { [$0.latest] } ?? kind.flatMap { survey?.latest[$0] } ?? [] }

  /// A score in short: points, or right answers where each counts the same.
  func short(_ score: Score) -> SafeText {
    if game?.ranking == .misses { return context.words(.misses(score.misses)) }
    return context.words(game?.lives == nil ? .points(score.points) : .rightAnswers(score.correct))
  }

  /// The number of questions at each level, from easy to hard; empty if none has a level.
  private var levels: [(level: Int, count: Int)] {
    let counts = survey?.levels[row.selection] ?? []
    return counts.contains { $0 > 0 } ? Array(zip(Question.levels, counts)) : []
  }

  private var sparkline: Sparkline? { latest.count < Sparkline.fewest ? nil : PastRounds.sparkline(of: latest) }
}

// In the list and below it.
extension PickFacts {
  /// The share known, with a bar except in small windows; empty where it is not shown.
  var knownBlock: any Block {
    guard let known else { return Empty() }
    let percent = context.words(.percentage(known.percent))
    guard context.sizeClass > .small else { return Line(percent, .dim) }
    return Columns(gap: 1) {
      Bar(Double(known.count) / Double(max(1, known.total)), known.percent == 100 ? .correct : .bar)
      Line(percent, .dim, .right).width(.fixed(5))
    }
  }

  /// Latest rounds and difficulty on one line, and when it was last played on a second where there is room.
  var lines: Rows {
    let words = context.words
    let gap: SafeText = context.sizeClass == .small ? "  " : "   "
    let mix = levels.map {
      Span(gap + context.glyphs.stars.first.repeated($0.level) + " " + SafeText(NumberFormat.grouped($0.count)), .dim)
    }
    let charts = (sparkline?.wordings(in: context) ?? []).map { [Span(gap + $0, .bar)] } + [[]]
    let title = Span(row.title, .title)
    let last = [latest.first.map { lastPlayed($0) }, maturity.map { words($0)[0] }].compactMap { $0 }
    return Rows {
      Line(charts.map { [title] + $0 + mix } + [[title]])
      if context.sizeClass > .small, !last.isEmpty {
        Flow(pieces: last, gap: 3, style: .dim, mayBeCut: true).atMost(rows: 1)
      }
      if context.sizeClass == .small, let maturity { Line(Array(words(maturity)), .dim) }
    }
  }

  /// When the latest round was played, and its result.
  private func lastPlayed(_ score: Score) -> SafeText {
    let words = context.words
    let date: SafeText =
      score.date.day == context.state.today ? words(.today) : words(DateFormat.day(score.date.day))
    return words(.lastPlayed(date, result(score)))
  }

  private func result(_ score: Score) -> SafeText {
    context.words(
      (score.kind.asked == 0 ? .rightAnswers(score.correct) : .rightOf(score.correct, score.asked))
        + Phrase.inTime + .preciseSeconds(score.elapsed))
  }
}

// Beside the list.
extension PickFacts {
  /// As many details as fit; the best score in large digits once everything else fits.
  var side: Rows {
    let words = context.words
    return Rows {
      Line(words.titles(of: row.selection, glyphs: context.glyphs), .title)
      if let questions {
        Line(questionsInWords(questions), .dim)
      }
      if let best {
        labelled(words(.bestColumn), Line([short(best) + "   " + result(best), short(best)])).rank(1).below(1)
          .then(8, digits(best))
      }
      if context.state.rounds > 0, known != nil { labelled(words(.knownColumn), knownBlock).rank(2) }
      if let maturity { labelled(words(.learntColumn), Line(Array(words(maturity)))).rank(2) }
      if let sparkline { labelled(words(.latestRounds(10)), Line(sparkline.wordings(in: context), .bar)).rank(2) }
      levelRows?.rank(3).below(1)
      rounds?.rank(4).below(1)
    }
  }

  /// The best score in large digits; nil in a game not ranked by points.
  private func digits(_ best: Score) -> (any Block)? {
    guard game?.ranking == .points, game?.lives == nil else { return nil }
    let unit = context.words(.bestColumn)
    return FirstFitting(
      [LargeText.Scale.full(1), .half].map { scale in
        Digits(
          text: NumberFormat.grouped(best.points), scale: scale, style: .shape(3),
          units: [unit + "   " + result(best), unit], glyphs: context.glyphs)
      }
    ).padded(above: 1)
  }

  /// The width of the longest label, a level with its stars.
  private static let labelWidth = 10

  private func labelled(_ label: SafeText, _ block: any Block) -> any Block {
    Columns(gap: 3) {
      Line(label, .dim).width(.fixed(PickFacts.labelWidth))
      block.atMost(columns: 38)
    }
  }

  /// The number of questions, and out of how many.
  private func questionsInWords(_ questions: Int) -> SafeText {
    guard let levels = levelsAsked, let all = row.questions else { return context.words(.questions(questions)) }
    let name = levels.name.map { context.words($0) } ?? starsAsked
    return context.words(.questions(questions, name, of: all))
  }

  private var levelRows: (any Block)? {
    guard !levels.isEmpty else { return nil }
    let most = levels.map(\.count).max() ?? 1
    return Rows {
      for (level, count) in levels {
        let view = LevelView(level: level)
        let share = Double(count) / Double(max(1, most))
        labelled(
          view.stars(context.glyphs) + " " + context.words(view.name),
          Columns(gap: 2) {
            Line(SafeText(NumberFormat.grouped(count)), .plain, .right).width(.fixed(5))
            Bar(share)
          })
      }
    }.whole
  }

  /// The latest rounds, one per line.
  private var rounds: (any Block)? {
    let words = context.words
    guard !latest.isEmpty else { return nil }
    let today = context.state.today
    let table = Table([
      .init([], 8...14, rank: 1), .init([], 9...9, .right), .init([], 7...9, .right),
      .init([], 9...10, .right, rank: 2),
    ])
    return Rows {
      Line(words(.lastRounds), .title)
      for score in latest {
        table.row([
          Line(Array(words(DateFormat.column(score.date, today: today ?? score.date.day))), .dim), Line(short(score)),
          Line(score.kind.asked == 0 ? "\(score.correct)" : words(.score(score.correct, score.asked)), .dim),
          Line(words(.preciseSeconds(score.elapsed)), .dim),
        ])
      }
    }
  }
}

// What practice came to.
extension AppState {
  /// The practice result of a set; nil if never practised.
  func practised(_ set: Selection, questions: Int?) -> PracticeMemory.Result? {
    memories[PracticeMemory.self]?.result(of: catalogue.logName(of: set), questions: questions)
  }

  /// How many of a genre's sets were completed without a miss.
  func setsDone(in genre: Catalogue.Genre) -> Int {
    genre.sets.count { isDone(.set(genre: genre.title, title: $0.title), $0) }
  }

  /// How many sets were completed without a miss; the player's own questions are one.
  var setsDone: Int {
    let own = catalogue.own.map { isDone(.own, $0) } ?? false
    return catalogue.genres.reduce(own ? 1 : 0) { $0 + setsDone(in: $1) }
  }

  private func isDone(_ set: Selection, _ entry: Catalogue.Entry) -> Bool {
    practised(set, questions: entry.questions)?.best?.misses == 0
  }
}
