import QuizCore
import TerminalKit

/// The review in the statistics: what is due in the next days, the share remembered, for how long, and the questions
/// forgotten most often.
struct DueView: Block {
  let facts: ReviewFacts
  /// The texts of the hardest questions, where known.
  let texts: [QuestionID: String]
  /// The index of the selected question.
  let selected: Int
  let context: ViewContext

  private static let widest = 150
  /// The heights of the bars, and the rows that the list gets first.
  private static let (bars, firstRows) = ((least: 2, usual: 4, most: 9), 3)

  func form(in room: Size) -> Form? {
    let (words, isLarge) = (context.words, context.sizeClass == .large)
    return Rows {
      Line(words(.dueTitle(facts)), .title, .center)
      if let fit = facts.fit { Line(words(.fitted(fit)), .dim, .center).whole.rank(6) }
      if facts.foreseesNothing {
        Paragraph(words(.whatIsDue), .plain, .center).atMost(columns: ListColumn.usual).across(.center).below(1)
      } else {
        forecast(DueView.bars.least).rank(0).then(5, forecast(DueView.bars.usual)).then(9, forecast(DueView.bars.most))
          .below(1, rank: 7)
      }
      brief.rank(2).then(4, context.sizeClass > .small ? groups : nil).below(1, rank: 3)
      if !facts.hardest.isEmpty {
        hardest().atMost(rows: DueView.firstRows).rank(1).then(8, hardest()).then(
          10, isLarge ? hardest(apart: true) : nil
        )
        .below(1, rank: 7)
      }
    }.atMost(columns: DueView.widest).across(.center).inset(columns: 1).form(in: room)
  }

  /// The next days as bars, as wide as fits, today at the left.
  private func forecast(_ height: Int) -> any Block {
    FirstFitting([4, 3, 2, 1].map { forecast(height, step: $0) })
  }

  private func forecast(_ height: Int, step: Int) -> any Block {
    let most = max(1, facts.forecast.max() ?? 0)
    let (number, today, axis) = (SafeText("\(most) "), context.words(.inDays(0)), context.glyphs.axisHorizontal)
    let (left, bar) = (max(today.width, number.width + 1), max(1, step - 1))
    // Today's label ends below its bar, so as not to label the next.
    let named = step > 1 ? [1, 7, 14, 21, 28] : [7, 14, 21]
    func line(_ name: SafeText, columns: Int) -> Columns.Item {
      let rest = SafeText(String(axis)).repeated(columns - name.width)
      return Line(spans: [Span(name, .dim), Span(rest, .rule)]).width(.fixed(columns))
    }
    return Rows {
      Columns {
        Line(number, .dim, .right).width(.fixed(left))
        for (day, due) in facts.forecast.enumerated() {
          let eighths = due > 0 ? max(1, due * height * 8 / most) : 0
          Drawing(height: height) { $1.column(eighths, in: $0, style: day == 0 ? .correct : .bar) }
            .atMost(columns: bar).width(.fixed(step))
        }
      }
      Columns {
        Line(today, .dim, .right).width(.fixed(left + bar))
        line(.empty, columns: named[0] * step - bar)
        for (day, end) in zip(named, named.dropFirst() + [ReviewPlan.days]) {
          line("+\(day)", columns: (end - day) * step)
        }
      }
    }.whole.across(.center)
  }

  /// The share remembered in each week, and for how long.
  private var groups: any Block {
    let words = context.words
    let weeks = facts.weeks.suffix(facts.stabilities.count).map { week in
      (
        name: SafeText(String(week.monday.description.dropFirst(5))),
        number: words(.percentage(Int((week.share * 100).rounded()))),
        bar: Bar(week.share, week.share >= facts.desired - 0.02 ? .correct : .bar),
        count: SafeText?("\(week.recall.asked)")
      )
    }
    let most = Double(max(1, facts.stabilities.max() ?? 0))
    let stabilities = zip(words(.stabilityGroups), facts.stabilities).map { name, count in
      (name: name, number: SafeText(NumberFormat.grouped(count)), bar: Bar(Double(count) / most), count: SafeText?.none)
    }
    return Columns(gap: 6) {
      group(words(.remembered(facts.desired)), weeks)
      group([words(.rememberedFor)], stabilities)
    }
  }

  private func group(
    _ title: [SafeText], _ rows: [(name: SafeText, number: SafeText, bar: Bar, count: SafeText?)]
  ) -> any Block {
    let names = rows.map(\.name.width).max() ?? 0
    return Rows {
      Line(title, .title)
      if rows.isEmpty { Line(context.words(.noReviews), .dim) }
      for row in rows {
        Columns(gap: 1) {
          Line(row.name, .dim).width(.fixed(names))
          Line(row.number, .plain, .right).width(.fixed(6))
          row.bar
          row.count.map { Line($0, .dim, .right).width(.fixed(6)) }
        }
      }
    }
  }

  /// The latest week, and the questions remembered for a week or more.
  private var brief: any Block {
    let words = context.words
    let (lasting, all) = (facts.stabilities.dropFirst(2).reduce(0, +), facts.stabilities.reduce(0, +))
    return Rows {
      Line(facts.weeks.last.map { words(.ofLatestWeek($0, desired: facts.desired)) } ?? words(.noReviews), .dim)
      Line(words(.aWeekOrMore(lasting, of: all)), .dim)
    }.padded(left: List.margin)
  }

  private func hardest(apart: Bool = false) -> any Block {
    let words = context.words
    let lapses = facts.hardest.map { words(.times($0.lapses)).width }.max() ?? 0
    let list = List(count: facts.hardest.count, selected: selected) { index, isSelected in
      let entry = facts.hardest[index]
      let mark = facts.mark(of: entry).map { words($0) }
      func style(_ style: Style?) -> Style { isSelected ? .selected : style ?? .plain }
      return Columns(gap: 2) {
        Line(words(.times(entry.lapses)), style(entry.isLeech ? .wrong : nil), .right).width(.fixed(lapses))
        Line(texts.oneLine(of: entry.question), style(facts.suspended.contains(entry.question) ? .dim : nil))
        mark.map { Line($0, .dim).width(.fixed($0.width)) }
      }
    }
    return Rows {
      Line(words(.missedMost), .title).padded(left: List.margin)
      apart ? list.apart.whole.below(1) : list.rank(0)
    }.whole
  }
}
