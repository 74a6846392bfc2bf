import QuizCore
import TerminalKit

/// The columns of the statistics, laid out for the width of the window: name, questions asked out of all, how often
/// asked, how often right, average time.
struct StatisticsColumns {
  private let name: Rect
  private let questions: Rect?
  private let asked: Rect
  private let rate: Rect
  private let league: Rect?
  private let time: Rect?

  /// Lays the columns out; the number of questions, then the time, is left out where there is no room.
  ///
  /// `hasLeague` adds the rate of all players of the league, which is known of questions.
  init(_ grouping: Statistics.Grouping, hasLeague: Bool = false, width: Int) {
    var right = width - 1
    func column(_ width: Int) -> Rect {
      right -= width
      defer { right -= 1 }
      return Rect(x: right, y: 0, width: width, height: 1)
    }
    time = width >= 56 ? column(12) : nil
    league = hasLeague && width >= 64 && grouping == .question ? column(8) : nil
    rate = column(8)
    asked = column(7)
    questions = width >= 64 && grouping != .question ? column(11) : nil
    name = Rect(x: 3, y: 0, width: max(1, right - 3), height: 1)
  }

  /// Draws the heading; the column that the rows are ordered by has an arrow, up where the least comes first.
  func drawHeading(
    _ grouping: Statistics.Grouping, _ order: Statistics.Order, in line: Rect, on canvas: inout Canvas, words: Localizer
  ) {
    let arrow =
      switch order {
      case .rate, .name: canvas.glyphs.up
      case .asked, .time: canvas.glyphs.down
      }
    func marked(_ text: SafeText, _ column: Statistics.Order) -> SafeText {
      column == order ? text + " " + arrow : text
    }
    draw(
      name: marked(words(.groupingName(grouping)), .name), questions: words(.groupingName(.question)),
      asked: marked(words(.askedColumn), .asked), rate: marked(words(.rateColumn), .rate), league: words(.leagueColumn),
      time: marked(words(.averageColumn), .time), in: line, style: .key, on: &canvas)
  }

  /// Draws a row.
  func draw(
    _ row: Statistics.Row, _ all: QuestionTally? = nil, in line: Rect, style: Style, on canvas: inout Canvas,
    words: Localizer
  ) {
    draw(
      name: names(of: row, words, canvas.glyphs).wording(for: name.width),
      questions: row.total.map { words(.score(row.questions, $0)) } ?? "\(row.questions)", asked: "\(row.tally.asked)",
      rate: StatisticsColumns.rate(of: row.tally), league: all.map { StatisticsColumns.rate(of: $0) } ?? "-",
      time: row.tally.meanTime.map({ words(.preciseSeconds($0)) }) ?? "-",
      in: line, style: style, on: &canvas)
  }

  /// A row's name, in wordings from the longest to the shortest: a question's text, or, where that is not known, its
  /// code. Those in no set are told with their number, where no column has it.
  private func names(of row: Statistics.Row, _ words: Localizer, _ glyphs: Glyphs) -> [SafeText] {
    switch row.subject {
    case .question(let id, let place):
      place.map { [SafeText($0.question.text).oneLine] } ?? words(.unknownQuestion("\(id)"))
    case .group(let home?): words.titles(of: home, glyphs: glyphs)
    case .group(nil): words(questions == nil ? .inNoSet(row.questions) : .inNoSet)
    }
  }

  /// How often a question was right: `66.7%`.
  static func rate(of tally: QuestionTally) -> SafeText {
    tally.rightPerThousand.map { "\($0 / 10).\($0 % 10)%" } ?? "-"
  }

  private func draw(
    name: SafeText, questions: SafeText, asked: SafeText, rate: SafeText, league: SafeText, time: SafeText,
    in line: Rect, style: Style, on canvas: inout Canvas
  ) {
    func put(_ text: SafeText, _ column: Rect?, _ alignment: Alignment) {
      guard let column else { return }
      let place = Rect(x: line.x + column.x, y: line.y, width: column.width, height: 1)
      canvas.draw(text, in: place, alignment: alignment, style: style)
    }
    put(name, self.name, .left)
    put(questions, self.questions, .right)
    put(asked, self.asked, .right)
    put(rate, self.rate, .right)
    put(league, self.league, .right)
    put(time, self.time, .right)
  }
}

extension Phrase {
  static func groupingName(_ grouping: Statistics.Grouping) -> Phrase {
    func en() -> String {
      switch grouping {
      case .question: "Questions"
      case .set: "Sets"
      case .genre: "Genres"
      }
    }
    func ja() -> String {
      switch grouping {
      case .question: "問題"
      case .set: "セット"
      case .genre: "ジャンル"
      }
    }
    return Phrase(en: en(), ja: ja())
  }
  fileprivate static let askedColumn = Phrase(en: "Asked", ja: "出題")
  fileprivate static let leagueColumn = Phrase(en: "League", ja: "全員")
  fileprivate static let rateColumn = Phrase(en: "Right", ja: "正答率")
  fileprivate static let averageColumn = Phrase(en: "Average", ja: "平均時間")
}

extension PhraseList {
  /// The questions that are in no set, with their number.
  fileprivate static func inNoSet(_ count: Int) -> PhraseList {
    let questions = count == 1 ? "1 question" : "\(NumberFormat.grouped(count)) questions"
    return PhraseList(
      en: ["\(questions) not in any set now", "\(questions) in no set", "\(NumberFormat.grouped(count)) in no set"],
      ja: ["今のセットにない問題（\(count)問）", "セットにない\(count)問"])
  }

  /// A question whose text is not known, by its code.
  fileprivate static func unknownQuestion(_ code: SafeText) -> PhraseList {
    PhraseList(
      en: [
        "not in any set now (\(code))", "not in any set now (\(code.prefix(8)))", "no text (\(code.prefix(8)))",
      ],
      ja: ["今のセットにない問題（\(code)）", "問題文なし \(code.prefix(8))"])
  }
}
