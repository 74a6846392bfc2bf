import QuizCore
import TerminalKit

/// All keys and marks, written from the tables that handle them.
struct HelpScreen: ScrollingScreen, Equatable {
  /// Keys and what they do.
  struct Line: Hashable, Sendable {
    let name: SafeText
    let words: SafeText
  }

  /// Keys that belong together.
  struct Section: Hashable, Sendable {
    let title: SafeText
    let lines: [Line]
    /// Whole lines below the keys.
    var text: [SafeText] = []
  }

  static let keys = KeyTable<ScrollCommand>([
    .init(
      .upDown(),
      [
        (.up, .scroll(-1)), (.down, .scroll(1)), (.character("k"), .scroll(-1)), (.character("j"), .scroll(1)),
        (.pageUp, .scroll(-10)), (.pageDown, .scroll(10)), (.character(" "), .scroll(10)),
        (.home, .scroll(-1000)), (.end, .scroll(1000)), (.character("g"), .scroll(-1000)),
        (.character("G"), .scroll(1000)),
      ], hint: \.hintScroll),
    .init(
      .text("Esc"), [.escape, .character("q"), .enter, .left, .character("h"), .backspace], .back, hint: \.hintClose,
      dropped: .last),
  ])

  var scroll = 0

  func extent(on stage: Stage) -> (lines: Int, seen: Int) { (lines(on: stage).count, stage.body().height) }

  var offersHelp: Bool { false }

  func note(on stage: Stage) -> SafeText {
    let count = lines(on: stage).count
    let height = stage.body().height
    return count <= height ? .empty : "\(min(count, scroll + height))/\(count)"
  }

  func draw(on canvas: inout Canvas, stage: Stage, at now: ContinuousClock.Instant) {
    canvas.header(stage.words.help, "tenq \(stage.world.version)", on: stage)
    let body = stage.body()
    let lines = lines(on: stage)
    let first = max(0, min(scroll, lines.count - body.height))
    for (row, line) in lines.dropFirst(first).prefix(body.height).enumerated() {
      var x = body.x + 1
      for piece in line {
        x += canvas.draw(piece.text, at: Point(x: x, y: body.y + row), style: piece.style, width: body.maxX - x)
      }
    }
  }

  private static func sections(on stage: Stage) -> [Section] {
    let words = stage.words
    let glyphs = stage.glyphs
    let chips = (0..<4).map { Chip.text($0, glyphs) }.reduce(SafeText.empty) { $0 + $1 + " " }
    return [
      Section(title: words.helpRound, lines: RoundKeys.question(choices: 4).help(on: stage)),
      Section(title: words.helpVerdict, lines: RoundKeys.verdict.help(on: stage)),
      Section(
        title: words.gameName(.endless), lines: EndlessScreen.keys.help(on: stage),
        text: words.helpEndless.wrapped(to: stage.content.width - 5)),
      Section(title: words.panels, lines: PanelsKeys.board.help(on: stage)),
      Section(
        title: words.helpTextField,
        lines: MakeScreen.formKeys.help(on: stage).dropLast() + TextField.keys.help(on: stage)),
      Section(title: words.helpLists, lines: HistoryScreen.tableKeys.help(on: stage)),
      Section(title: words.statistics, lines: StatisticsScreen.ownKeys.help(on: stage)),
      Section(title: words.helpEverywhere, lines: App.keys.help(on: stage)),
      Section(
        title: words.helpMarks, lines: [],
        text: (chips + " " + words.markChoices).wrapped(to: stage.content.width - 5)
          + words.markLegend(glyphs).wrapped(to: stage.content.width - 5)),
      Section(title: words.helpFiles, lines: [], text: stage.world.files.map { SafeText($0) }),
    ]
  }

  /// A line made of pieces that mean different things.
  private typealias Pieces = [(text: SafeText, style: Style)]

  /// All lines: two entries abreast where they fit, else one.
  private func lines(on stage: Stage) -> [Pieces] {
    var lines: [Pieces] = []
    let width = stage.content.width - 2
    for section in HelpScreen.sections(on: stage) {
      if !lines.isEmpty { lines.append([]) }
      lines.append([(section.title, .title)])
      let nameWidth = (section.lines.map(\.name.width).max() ?? 0) + 2
      let wordsWidth = (section.lines.map(\.words.width).max() ?? 0) + 2
      let columns = 2 + 2 * (nameWidth + wordsWidth) - 2 <= width ? 2 : 1
      for start in stride(from: 0, to: section.lines.count, by: columns) {
        var pieces: Pieces = [("  ", .plain)]
        for (column, line) in section.lines[start..<min(start + columns, section.lines.count)].enumerated() {
          if column > 0 { pieces.append((.blanks(wordsWidth - section.lines[start].words.width), .plain)) }
          pieces.append((line.name.padded(to: nameWidth), .key))
          pieces.append((line.words, .plain))
        }
        lines.append(pieces)
      }
      lines += section.text.map { [("  " + $0, .plain)] }
    }
    return lines
  }
}
