import QuizCore
import TerminalKit

/// The columns of the statistics, laid out for the width of the window: name, questions asked out of all, how often
/// asked, how often right, average time.
struct StatisticsColumns {
  private let name: Rect
  /// How often right as a bar; nil where it has no room.
  private let bar: Rect?
  private let questions: Rect?
  private let asked: Rect
  private let rate: Rect
  private let league: Rect?
  private let time: Rect?
  /// Whether sets are named without their genre.
  private var hasShortSets = false

  /// Lays the columns out; the number of questions, then the time, is left out where there is no room.
  ///
  /// `hasLeague` adds the rate of all players of the league, which is known of questions; `hasBars` has the rate of sets and
  /// genres as a bar too, where there is room.
  init(_ grouping: Statistics.Grouping, hasLeague: Bool = false, hasBars: Bool = false, width: Int) {
    var right = width - 1
    func column(_ width: Int) -> Rect {
      right -= width
      defer { right -= 1 }
      return Rect(x: right, y: 0, width: width, height: 1)
    }
    time = width >= 56 ? column(10) : nil
    league = hasLeague && width >= 64 && grouping == .question ? column(8) : nil
    rate = column(8)
    asked = column(7)
    questions = width >= 64 && grouping != .question ? column(11) : nil
    bar = hasBars && width >= 90 && grouping != .question ? column(24 + (width - 90) / 2) : nil
    name = Rect(x: 3, y: 0, width: max(1, right - 3), height: 1)
  }

  /// The width that has room for names of questions of so many columns.
  static func width(forNames columns: Int, hasLeague: Bool) -> Int {
    let least = 100
    return least + columns - StatisticsColumns(.question, hasLeague: hasLeague, width: least).name.width
  }

  /// The lines that each name takes.
  func lines(of rows: [Statistics.Row], _ words: Localizer, _ glyphs: Glyphs) -> [Int] {
    rows.map { lines(of: names(of: $0, words, glyphs).wording(for: name.width)).count }
  }

  /// A name in lines. Those after the first are indented, which tells them from the next name where no row is free.
  private func lines(of name: SafeText) -> [SafeText] {
    let (width, indent) = (self.name.width, StatisticsColumns.indent)
    return name.width <= width
      ? [name] : name.wrapped(to: width - indent).enumerated().map { $0 == 0 ? $1 : .blanks(indent) + $1 }
  }

  private static let indent = 2

  /// Names all sets the same way: without their genre within one, or where the names of some would not fit.
  mutating func shortensSets(of rows: [Statistics.Row], isInGenre: Bool, words: Localizer, _ glyphs: Glyphs) {
    hasShortSets =
      isInGenre
      || rows.contains { row in
        guard case .group = row.subject else { return false }
        return names(of: row, words, glyphs)[0].width > name.width
      }
  }

  /// The heading's texts: name, questions, asked, rate, time; the column that the rows are ordered by has an arrow, up
  /// where the least comes first. Empty where there is no such column.
  func headings(
    _ grouping: Statistics.Grouping, _ order: Statistics.Order, words: Localizer, _ glyphs: Glyphs
  ) -> [SafeText] {
    let arrow =
      switch order {
      case .rate, .name: glyphs.up
      case .asked, .time: glyphs.down
      }
    func marked(_ text: SafeText, _ column: Statistics.Order) -> SafeText {
      column == order ? text + " " + arrow : text
    }
    return [
      marked(words(.groupingName(grouping)), .name), questions == nil ? .empty : words(.groupingName(.question)),
      marked(words(.askedColumn), .asked), marked(words(.rateColumn), .rate),
      league == nil ? .empty : words(.leagueColumn), marked(words(.averageColumn), .time),
    ]
  }

  /// A row's texts, in the same order, as wide as they are; `all` is how all players of the league answered.
  func fields(
    of row: Statistics.Row, all: QuestionTally? = nil, _ words: Localizer, _ glyphs: Glyphs
  ) -> [SafeText] {
    [
      names(of: row, words, glyphs)[0],
      questions == nil ? .empty : row.total.map { words(.score(row.questions, $0)) } ?? "\(row.questions)",
      "\(row.tally.asked)", StatisticsColumns.rate(of: row.tally),
      league == nil ? .empty : all.map { StatisticsColumns.rate(of: $0) } ?? "-",
      row.tally.meanTime.map { words(.seconds(NumberFormat.tenthsNearest($0))) } ?? "-",
    ]
  }

  /// Draws the heading.
  func drawHeading(
    _ grouping: Statistics.Grouping, _ order: Statistics.Order, in line: Rect, on canvas: inout Canvas, words: Localizer
  ) {
    draw(headings(grouping, order, words: words, canvas.glyphs), in: line, style: .key, on: &canvas)
  }

  /// Draws a row.
  func draw(
    _ row: Statistics.Row, _ all: QuestionTally? = nil, in line: Rect, style: Style, on canvas: inout Canvas,
    words: Localizer
  ) {
    var fields = fields(of: row, all: all, words, canvas.glyphs)
    let names = names(of: row, words, canvas.glyphs)
    let text = (hasShortSets ? Array(names.suffix(1)) : names).wording(for: name.width)
    var lines = line.height > 1 ? self.lines(of: text) : [text]
    if lines.count > line.height {
      let ellipsis = canvas.glyphs.ellipsis
      lines[line.height - 1] = (lines[line.height - 1] + ellipsis).truncatedAfterWord(
        to: name.width, ellipsis: ellipsis)
    }
    fields[0] = lines[0]
    let below = Rect(x: line.x + name.x, y: line.y + 1, width: name.width, height: line.height - 1)
    canvas.paragraph(lines.dropFirst(), in: below, style: style)
    // One below the other, the slashes of all rows stand in one column.
    if let total = row.total, questions != nil {
      fields[1] = words(.score(row.questions, SafeText("\(total)").padded(to: 3, .right)))
    }
    draw(fields, in: line, style: style, on: &canvas)
    guard let bar, let rate = row.tally.rightPerThousand else { return }
    canvas.thinBar(
      Double(rate) / 1000, at: Point(x: line.x + bar.x, y: line.y), width: bar.width, track: .track)
  }

  /// A row's name, in wordings from the longest to the shortest: a question's text or, if unknown, its code. The row of
  /// questions in no set includes their number where no column has it.
  private func names(of row: Statistics.Row, _ words: Localizer, _ glyphs: Glyphs) -> [SafeText] {
    switch row.subject {
    case .question(let id, let place):
      place.map { [MarkedText($0.question.text).oneLine] } ?? words(.unknownQuestion("\(id)"))
    case .group(let home?): words.titles(of: home, glyphs: glyphs)
    case .group(nil): words(questions == nil ? .inNoSet(row.questions) : .inNoSet)
    }
  }

  /// How often a question was right: `67%`.
  static func rate(of tally: QuestionTally) -> SafeText {
    tally.rightPerThousand.map { NumberFormat.percent($0) } ?? "-"
  }

  private func draw(_ texts: [SafeText], in line: Rect, style: Style, on canvas: inout Canvas) {
    let columns: [(place: Rect?, alignment: Alignment)] = [
      (name, .left), (questions, .right), (asked, .right), (rate, .right), (league, .right), (time, .right),
    ]
    for (text, column) in zip(texts, columns) {
      guard let place = column.place else { continue }
      canvas.draw(
        text, in: Rect(x: line.x + place.x, y: line.y, width: place.width, height: 1), alignment: column.alignment,
        style: style)
    }
  }
}
