import QuizCore
import TerminalKit

/// What the list of sets tells of a row, besides its columns: how its latest rounds went, and how difficult it is.
struct PickFacts {
  /// A line: pieces side by side.
  typealias Line = [(text: SafeText, style: Style)]

  /// The row.
  let row: PickList.Row
  /// The game whose rounds are told of.
  let game: Game?
  /// The facts; nil until they are known.
  let survey: SetSurvey?
  /// Where it is told.
  let context: ViewContext

  /// How many questions of the chosen levels the row has; nil where they were not counted.
  var questions: Int? {
    guard let game, let levels = context.state.levels(of: row.selection, for: game.id) else { return row.questions }
    return survey?.levels[row.selection].map { levels.sum(of: $0) }
  }

  /// The levels that these are of; nil where the row has no others.
  private var levelsAsked: Levels? {
    guard let game, let questions, questions != row.questions else { return nil }
    return context.state.levels(of: row.selection, for: game.id)
  }

  /// The stars of these levels; empty where the row has no others.
  var starsAsked: SafeText { levelsAsked.map { context.words.stars($0, context.glyphs) } ?? .empty }

  /// What is known of the row; nil where that is not told.
  var known: SetSurvey.Known? { row.selection == .missed ? nil : survey?.known[row.selection] }

  /// The sign of what is learnt, faint where only some sets of a genre are; nil where none is.
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

  /// How much of what is learnt is new, young and mature; nil where nothing of it is learnt.
  private var maturity: PhraseList? {
    learntMark == nil ? nil : survey?.maturity[row.selection].map { .maturity($0) }
  }

  /// The kind of the round that Enter would begin.
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

  /// What practising the row came to; nil where it never was, or that is not told.
  private var practised: PracticeMemory.Result? {
    guard let game, game.source == .set else { return nil }
    let set = context.state.logName(of: row.selection, for: game.id)
    return context.state.memories[PracticeMemory.self]?.result(of: set, questions: row.questions)
  }

  /// The best round of this kind.
  var best: Score? { game?.source == .set ? practised?.best : kind.flatMap { survey?.bests[$0] } }

  /// The best round in few letters; for a genre whose sets are practised one by one, how many are done.
  var achievement: SafeText {
    if let best { return short(best) }
    guard game?.source == .set, case .genre = row.selection,
      let genre = PracticeGenre.all(in: context.state).first(where: { $0.selection == row.selection })
    else { return .empty }
    let done = genre.done(in: context.state)
    return done > 0 ? context.words(.setsDone(done, genre.sets.count)) : .empty
  }

  /// The latest rounds of this kind, newest first.
  var latest: [Score] { practised.map { [$0.latest] } ?? kind.flatMap { survey?.latest[$0] } ?? [] }

  /// A score in few letters: its points, or the right answers where each is worth the same.
  func short(_ score: Score) -> SafeText {
    switch game?.ranking {
    case .misses: context.words(.misses(score.misses))
    case .points, .time, nil: context.words(game?.lives == nil ? .points(score.points) : .rightAnswers(score.correct))
    }
  }

  /// How many questions there are of each level, from easy to hard; empty where none has one.
  private var levels: [(level: Int, count: Int)] {
    let counts = survey?.levels[row.selection] ?? []
    return counts.contains { $0 > 0 } ? Array(zip(Question.levels, counts)) : []
  }

  private func stars(_ level: Int) -> SafeText { context.glyphs.stars.first.repeated(level) }

  private var sparkline: Sparkline? { latest.count < Sparkline.fewest ? nil : PastRounds.sparkline(of: latest) }
}

// Below the list.
extension PickFacts {
  /// Two lines of at most `width` columns, or one in small windows; blank where nothing is known.
  func lines(width: Int) -> [Line] {
    let charts = sparkline?.wordings(in: context) ?? [.empty]
    let gap: SafeText = context.isCompact ? "  " : "   "
    let mix = levels.map { (stars($0.level) + " ", NumberFormat.grouped($0.count)) }
    func line(_ title: SafeText, _ chart: SafeText) -> Line {
      var line: Line = title.isEmpty ? [] : [(title, .title)]
      if !chart.isEmpty { line.append(((line.isEmpty ? "" : gap) + chart, .bar)) }
      for (stars, count) in mix { line.append(((line.isEmpty ? "" : gap) + stars + SafeText(count), .dim)) }
      return line
    }
    let lines = charts.map { line(row.title, $0) } + charts.map { line(.empty, $0) } + [line(row.title, .empty)]
    let first = lines.first { $0.reduce(0) { $0 + $1.text.width } <= width } ?? []
    let learnt = maturity.map { context.words($0) } ?? []
    if context.isCompact {
      return learnt.isEmpty ? [first] : [first, [(learnt.wording(for: width), .dim)]]
    }
    let last = latest.first.map { lastPlayed($0) } ?? .empty
    let gaps: SafeText = last.isEmpty || learnt.isEmpty ? .empty : "   "
    let room = width - last.width - gaps.width
    return [
      first, [(last + gaps + (learnt.isEmpty ? .empty : learnt.wording(for: room)), .dim)].filter { !$0.0.isEmpty },
    ]
  }

  /// When and how the latest round was played.
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
  /// Paints what is to be known of the row, as much as fits; gives the row below it and a blank one, without the latest
  /// rounds.
  func draw(in area: Rect, on canvas: inout Canvas) -> Int {
    let words = context.words
    var y = area.y
    func place(_ x: Int = 0) -> Point { Point(x: area.x + x, y: y) }
    canvas.draw(words.title(of: row.selection, glyphs: context.glyphs), at: place(), style: .title, width: area.width)
    y += 1
    let large = largeDigits(in: area)
    let told = questionsInWords(large?.isBest == false)
    if let told { canvas.draw(told, at: place(), style: .dim, width: area.width) }
    y += told == nil && large?.isBest == false ? 1 : 2
    if let large {
      large.digits.draw(in: Rect(x: area.x, y: y, width: area.width, height: large.digits.size.height), on: &canvas)
      y += large.digits.size.height + 1
    }
    let names = Question.levels.map { words(LevelView(level: $0).name).width + Question.levels.count + 1 }
    let columns = [Phrase.bestColumn, .knownColumn, .latestRounds(10), .learntColumn].map { words($0).width }
    let labels = (columns + names).max() ?? 0
    let column = labels + 3
    let barWidth = max(0, min(30, area.width - column - 8))
    if let best {
      canvas.draw(words(.bestColumn), at: place(), style: .dim)
      let points = large?.isBest == true ? .empty : short(best) + "   "
      canvas.draw(points, at: place(column), style: .title)
      let room = area.width - column - points.width
      let told = [result(best), words(.preciseSeconds(best.elapsed))].first { $0.width <= room } ?? .empty
      canvas.draw(told, at: place(column + points.width), style: .dim)
      y += 1
    }
    if context.state.rounds > 0, let known {
      canvas.draw(words(.knownColumn), at: place(), style: .dim)
      canvas.draw(words(.percentage(known.percent)).padded(to: 6), at: place(column))
      canvas.thinBar(
        known.share, at: place(column + 7), width: barWidth, style: known.isWhole ? .correct : .bar, track: .track)
      y += 1
    }
    if let maturity {
      canvas.draw(words(.learntColumn), at: place(), style: .dim)
      canvas.draw(words(maturity).wording(for: area.width - column), at: place(column))
      y += 1
    }
    if let sparkline {
      canvas.draw(words(.latestRounds(10)), at: place(), style: .dim)
      let text = sparkline.wordings(in: context).wording(for: area.width - column)
      canvas.draw(text, at: place(column), style: .bar)
      y += 1
    }
    y += 1
    let pitch = large == nil ? 1 : 2
    drawLevels(
      in: Rect(x: area.x, y: y, width: area.width, height: area.maxY - y), pitch, column, barWidth, on: &canvas)
    if !levels.isEmpty { y += levels.count * pitch + 1 }
    drawRounds(in: Rect(x: area.x, y: y, width: area.width, height: area.maxY - y), on: &canvas)
    return y
  }

  /// How many questions there are, and of how many; nil where large digits say it, or it is not known.
  private func questionsInWords(_ hasDigits: Bool) -> SafeText? {
    guard let questions else { return nil }
    guard let levels = levelsAsked, let all = row.questions else {
      return hasDigits ? nil : context.words(.questions(questions))
    }
    let name = levels.name.map { context.words($0) } ?? starsAsked
    return context.words(.questions(questions, name, of: all))
  }

  /// The fewest rows with large digits.
  private static let rowsWithDigits = 26

  /// The points of the best round in large digits, else how many questions there are, each with its unit; nil where neither
  /// is known, or these have no room.
  private func largeDigits(in area: Rect) -> (digits: Digits, isBest: Bool)? {
    guard area.height >= PickFacts.rowsWithDigits, context.glyphs.hasHalfBlocks else { return nil }
    let points = game?.ranking == .points && game?.lives == nil ? best?.points : nil
    guard let number = points ?? questions else { return nil }
    let unit = context.words(points == nil ? .questionUnit(number) : .bestColumn)
    return [LargeText.Scale.full(1), .half].lazy
      .map {
        Digits(
          text: NumberFormat.grouped(number), scale: $0, style: .shape(3), units: [unit], glyphs: context.glyphs)
      }
      .first { $0.size.width <= area.width }
      .map { ($0, points != nil) }
  }

  private func drawLevels(in area: Rect, _ pitch: Int, _ column: Int, _ barWidth: Int, on canvas: inout Canvas) {
    let most = levels.map(\.count).max() ?? 1
    for (row, (level, count)) in levels.enumerated() where row * pitch < area.height {
      let y = area.y + row * pitch
      let view = LevelView(level: level)
      canvas.draw(
        view.stars(context.glyphs) + " " + context.words(view.name), at: Point(x: area.x, y: y), style: .dim,
        width: column)
      canvas.draw(
        SafeText(NumberFormat.grouped(count)), in: Rect(x: area.x + column, y: y, width: 5, height: 1),
        alignment: .right)
      canvas.thinBar(
        Double(count) / Double(max(1, most)), at: Point(x: area.x + column + 7, y: y), width: barWidth, track: .track)
    }
  }

  /// The latest rounds, a line each.
  private func drawRounds(in area: Rect, on canvas: inout Canvas) {
    let words = context.words
    guard !latest.isEmpty, area.height > 1 else { return }
    canvas.draw(words(.lastRounds), at: area.origin, style: .title)
    for (row, score) in latest.enumerated() where row + 1 < area.height {
      let y = area.y + 1 + row
      let right = score.kind.asked == 0 ? SafeText("\(score.correct)") : words(.score(score.correct, score.asked))
      let tail = right + "   " + words(.preciseSeconds(score.elapsed))
      // The date gives way first.
      let points = Rect(x: area.x, y: y, width: min(24, area.width - 3 - tail.width), height: 1)
      let dates = words(DateFormat.column(score.date, today: context.state.today ?? score.date.day))
      canvas.draw(dates.wording(for: points.width - 9), at: points.origin, style: .dim)
      canvas.draw(short(score), in: points, alignment: .right)
      canvas.draw(
        tail, at: Point(x: points.maxX + 3, y: y), style: .dim, width: max(0, area.maxX - points.maxX - 3))
    }
  }
}

extension SetSurvey.Known {
  /// The known ones as a part of 1.
  var share: Double { Double(count) / Double(max(1, total)) }

  /// Whether all are known.
  var isWhole: Bool { total > 0 && count >= total }
}
