import QuizCore
import TerminalKit

/// The full table of a round: every player, then every question with its rate.
struct LiveTableView: Block {
  let table: LiveTable
  let context: ViewContext

  private static let widest = 100

  func form(in room: Size) -> Form? {
    let (words, players, questions) = (context.words, players, questions)
    return Rows {
      players.heading(Line(words(.liveEverybody), .title))
      Rows(table.players.map { players.row($0).padded(left: List.margin).rank(0) })
      questions.heading(Line(words(.eachQuestion), .title)).below(1)
      Rows(table.questions.indices.map { questions.row($0).padded(left: List.margin).rank(0) })
    }.atMost(columns: LiveTableView.widest).across(.center).form(in: room)
  }

  /// A text preceded by its place or number.
  private func numbered(_ number: Int, _ chip: Line?, _ text: SafeText) -> any Block {
    Columns(gap: 1) {
      Line(SafeText("\(max(0, number))"), .dim, .right).width(.fixed(3))
      chip.map { $0.width(.fixed($0.width)) }
      Line(text)
    }
  }

  private var players: RowTable<LiveTable.Player> {
    let (words, glyphs, count) = (context.words, context.glyphs, table.questions.count)
    let marks = table.players.map(\.answers.count).max() ?? 0
    return RowTable([
      .init([], 16...32) { player, _ in
        let choice = player.team > 0 ? (player.team - 1) % 4 : nil
        return numbered(
          player.place, choice.map { Line(LivePeople.chip($0, glyphs), .chip($0)) }, SafeText(player.name).oneLine)
      },
      .init([], marks...marks, rank: 2) { player, _ in
        // Questions that were not asked have no mark.
        let unasked = max(0, min(player.unasked(of: player.answers.count), player.answers.count))
        let marks = player.answers.dropFirst(unasked).map { $0.map { $0 ? AnswerMark.right : .wrong } ?? .late }
        return Line(spans: [Span(.blanks(unasked))] + marks.map { Span($0.text(glyphs), $0.style) })
      },
      .init([words(.pointsColumn)], 7...9, .right) { player, _ in Line(words(.points(player.points))) },
      .init([words(.rightColumn)], 5...7, .right) { player, _ in
        Line(SafeText("\(max(0, player.right))/\(player.asked(of: count))"))
      },
      .init([words(.secondsColumn)], 8...8, .right, rank: 1) { player, _ in
        let passed = max(0, min(player.milliseconds, LiveRules.instants.upperBound))
        return Line(words(.seconds(NumberFormat.tenthsNearest(.milliseconds(passed)))))
      },
    ])
  }

  private var questions: RowTable<Int> {
    RowTable([
      .init([], 16...(.max)) { [table] index, _ in
        numbered(index + 1, nil, MarkedText(table.questions[index].text).oneLine)
      },
      .init([context.words(.rightColumn)], 14...14, .right) { [table] index, _ in
        let (right, asked) = (max(0, table.questions[index].right), max(0, table.questions[index].asked))
        let share = asked > 0 ? min(1, Double(right) / Double(asked)) : 0
        let rate = NumberFormat.percent(Int(share * 1000)).padded(to: 5, .right)
        return Line(SafeText("\(right)/\(asked)") + rate, share < 0.5 ? .wrong : .plain)
      },
    ])
  }
}
