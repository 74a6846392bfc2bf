import QuizCore
import TerminalKit

/// Draws a ``PickScreen``: the filter and headings, the rows, and details on the selected row below or beside the list.
struct PickPicture {
  let screen: PickScreen
  let rows: [PickList.Row]
  /// The index of the selected row.
  let selected: Int
  let page: StartPage
  let context: ViewContext

  /// The rows that the list gets before the facts and before the rules.
  private static let (rowsBeforeFacts, rowsBeforeRules) = (8, 13)

  init(_ screen: PickScreen, in context: ViewContext) {
    self.screen = screen
    self.context = context
    rows = screen.list(in: context).rows
    selected = screen.selectedRow(in: rows)
    // Without usable questions the page shows the usual length of a round.
    page = context.games.module(screen.game).startPage(
      for: screen.selection, screen.inspection.facts.flatMap { $0.problem == nil ? $0 : nil }, in: context)
  }

  private var isSmall: Bool { context.sizeClass == .small }

  var body: any Block {
    let words = context.words
    let dot = " \(context.glyphs.dot) " as SafeText
    var lengths = [page.length]
    if let levels = context.state.levels(of: screen.selection, for: screen.game) {
      let level = levels.name == nil ? nil : LevelView(level: levels.range.lowerBound)
      let stars = level?.stars(context.glyphs) ?? words.stars(levels, context.glyphs)
      let named = level.map { stars + " " + words($0.name) }
      lengths = [named, stars].compactMap { $0.map { $0 + dot + page.length } } + lengths
    }
    return Page(
      title: [words(context.games.module(screen.game).homeName)],
      // Nothing matches, so there is no round.
      details: rows.isEmpty ? [] : lengths,
      content: ListWithSide(
        list: content.padded(left: isSmall ? 0 : 2, right: 1), side: side, sizeClass: context.sizeClass))
  }

  private var content: any Block {
    let columns = columns
    let list = columns.list(count: rows.count, selected: selected) { facts(of: $0) }
    let isLarge = context.sizeClass == .large
    return Rows {
      columns.heading(filter)
      if !isSmall { Empty(rows: 1) }
      if rows.isEmpty {
        nothing.padded(left: List.margin)
      } else {
        list.atMost(rows: PickPicture.rowsBeforeFacts).rank(1)
          .then(3, list.atMost(rows: PickPicture.rowsBeforeRules)).then(5, list).then(
            6, isLarge ? list.apart.whole : nil)
      }
      Rows.Item.space()
      if !isLarge, rows.indices.contains(selected) {
        facts(of: selected).lines.padded(left: List.margin).rank(2).below(isSmall ? 0 : 1)
      }
      notes.padded(left: List.margin).rank(0).below(isSmall ? 0 : 1, rank: 2)
      if context.sizeClass == .ordinary { rules?.padded(left: List.margin).rank(4).below(1) }
    }
  }

  private func facts(of row: Int) -> PickFacts {
    PickFacts(row: rows[row], game: context.games.list[screen.game], survey: screen.survey, context: context)
  }

  private var nothing: any Block {
    let words = context.words
    return Line(
      screen.filter?.search?.next == nil ? words(.noSet(with: screen.filter?.text.text ?? "")) : [words(.searching)],
      .dim)
  }

  private var filter: any Block {
    let words = context.words
    return Columns(gap: 1) {
      Line("/", .key).width(.fixed(1))
      screen.filter?.text.block(hasFocus: true) ?? Line(words(.hintFilter), .dim)
    }
  }

  /// The question by which the filter found the set, and warnings.
  private var notes: Rows {
    let notes = screen.inspection.notes(wanted: page.wanted, of: screen.game, screen.selection, in: context)
    let found = rows.indices.contains(selected) ? rows[selected].question : nil
    return Rows {
      if let found {
        Paragraph(context.words(.quoted(MarkedText(found).oneLine)), .title, overflow: .cut).atMost(rows: 1)
      }
      for note in notes { Paragraph(note.text, note.style, overflow: .cut) }
    }
  }

  /// Details on the selected row, and the rules.
  private var side: (any Block)? {
    guard rows.indices.contains(selected) else { return nil }
    return Rows {
      Empty(rows: 2)
      facts(of: selected).side
      rules?.rank(1).below(1)
    }
  }

  /// The rules of a game that was never played; beside the list, below their titles.
  private var rules: (any Block)? {
    let state = context.state
    let rounds = screen.game == GameList.main ? state.rounds : state.roundsByGame[screen.game]
    guard rounds == 0, !state.isCounting, !page.advice.isEmpty else { return nil }
    let isBeside = context.sizeClass == .large
    let gap = isBeside && page.advice.contains { !$0.title.isEmpty } ? 1 : 0
    return Rows(page.rules(titlesAbove: isBeside).map { $0.below(gap) }).whole
  }
}

// The columns.
extension PickPicture {
  /// The title, then before the first round the number of questions; later also the share known and the best round, in
  /// small windows the share alone.
  private var columns: RowTable<PickFacts> {
    typealias Column = RowTable<PickFacts>.Column
    let words = context.words
    let hasRounds = context.state.rounds > 0 || context.state.isCounting
    let questions = Column([words(.hintQuestions)], 9...9, .right, rank: 3) { facts, _ in
      let count = facts.questions.map { SafeText(NumberFormat.grouped($0)) } ?? .empty
      return Line([facts.starsAsked + " " + count, count].filter { $0.width <= 9 }, .dim)
    }
    let known = Column([words(.knownColumn)], isSmall ? 8...8 : 18...18, isSmall ? .right : .left, rank: 1) {
      facts, _ in
      facts.knownBlock
    }
    let best = Column([words(.bestColumn)], 10...10, .right, rank: 2) { facts, _ in
      Line(facts.achievement, facts.best == nil ? .dim : .title)
    }
    let numbers = !hasRounds ? [questions] : isSmall ? [known] : [questions, known, best]
    return RowTable([Column([], 16...200) { title(of: $0, $1, hasCount: hasRounds && isSmall) }] + numbers)
  }

  /// The row's title, with the fold sign before and the learnt mark after it.
  private func title(of facts: PickFacts, _ style: Style, hasCount: Bool) -> any Block {
    let row = facts.row
    let folds = context.glyphs.folds
    let sign: SafeText? =
      switch row.fold {
      case .closed: folds.first
      case .open: folds.second
      case nil: nil
      }
    // Fold signs are numbered after the rows.
    let target = sign == nil ? nil : rows.firstIndex(of: row).map { Target.row($0 + rows.count) }
    let mark = facts.learntMark
    // Missed questions have no share known in place of their count.
    let count = hasCount && row.selection == .missed ? facts.questions.map { SafeText(" \($0)") } : nil
    return Columns(gap: 1) {
      if row.isIndented { Empty().width(.fixed(isSmall ? 1 : 3)) }
      if let sign { Line(sign, style).target(target).width(.fixed(1)) }
      Line(row.title, style).width(.natural)
      if let mark { Line(mark.text, mark.style).width(.fixed(mark.text.width)) }
      if let count { Line(count, .dim).width(.fixed(count.width)) }
    }
  }
}
