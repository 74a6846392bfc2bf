import QuizCore
import TerminalKit

/// The help: first the keys that do something on the screen below, as its own key tables tell them, and the rules of its
/// game; then, below a line, what is worth reading anywhere.
struct HelpScreen: ScrollingScreen, Equatable {
  /// What a screen is about: the title of its keys, and where they are pressed.
  enum Topic: Hashable, Sendable {
    case round, verdict
    /// The screens that a game has of its own.
    case game(Game.ID)
    case result, room, rules, review, lists, chart, statistics, start, own, league, typing, settings, home
    /// The keys that work on every screen.
    case everywhere
  }

  /// The greatest width of a section's whole lines.
  static func textWidth(in context: ViewContext) -> Int { context.content.width - (context.isNarrow ? 3 : 5) }

  /// The columns before the lines of a section.
  private static func indent(in context: ViewContext) -> Int { context.isNarrow ? 1 : 2 }

  /// Keys and what they do.
  struct Line: Hashable, Sendable {
    let name: SafeText
    let words: SafeText

    /// The keys in lines of a column, broken between two of them.
    func names(width: Int) -> [SafeText] {
      var lines: [SafeText] = []
      for key in name.string.split(separator: " ", omittingEmptySubsequences: false).map({ SafeText(String($0)) }) {
        if let last = lines.last, last.width + 1 + key.width <= width {
          lines[lines.count - 1] = last + " " + key
        } else if !key.isEmpty {
          lines.append(key)
        }
      }
      return lines
    }
  }

  /// The keys that do something on the screen below.
  struct Keys: Equatable, Sendable {
    var ofScreen: [Line] = []
    var everywhere: [Line] = []
  }

  /// What belongs together: keys, and lines of text below them.
  struct Section: Hashable, Sendable {
    let title: SafeText
    var lines: [Line] = []
    var text: [SafeText] = []
  }

  static let keys: KeyTable<ScrollCommand> = {
    let scrolling = ScrollCommand.keys(
      others: [(.character(" "), .page(1))] + ScrollCommand.ends, backHint: .hintClose
    ).rows
    let sections = KeyTable<ScrollCommand>.Row(
      .text("Tab"), [(.tab, .section(1)), (.backTab, .section(-1))], hint: .hintSection)
    return KeyTable(scrolling.prefix(1) + [sections] + scrolling.dropFirst())
  }()

  var scroll = 0
  /// The keys of the screen below.
  let told: Keys
  /// What that screen is about.
  private let topic: Topic
  /// What it has cost to open the help; nil for nothing.
  private let cost: GameCover.Cost?
  /// The game of the screen below, whose rules come next; nil for none.
  private let game: Game.ID?

  /// The help over a screen with these keys.
  init(_ keys: Keys, at topic: Topic, of game: Game.ID? = nil, pauseCost: GameCover.Cost? = nil) {
    told = keys
    self.topic = topic
    self.game = game
    cost = pauseCost
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    guard case .key(let key) = event, case .section(let step) = HelpScreen.keys.command(for: key) else {
      return handleScrolling(event, in: context)
    }
    let titles = columns(in: context).flatMap { lines in lines.indices.filter { lines[$0].first?.style == .title } }
      .sorted()
    let next = step > 0 ? titles.first { $0 > scroll } : titles.last { $0 < scroll }
    if let next { scroll(to: next, in: context) }
    return []
  }

  func extent(in context: ViewContext) -> (lines: Int, seen: Int) {
    (columns(in: context).map(\.count).max() ?? 0, context.body().height)
  }

  var offersHelp: Bool { false }

  var helpTopic: Topic { .everywhere }

  func note(in context: ViewContext) -> SafeText {
    let (count, height) = extent(in: context)
    return count <= height ? .empty : "\(min(count, scroll + height))/\(count)"
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let title = context.words(.help)
    canvas.header(title, cost == nil ? "tenq \(context.state.version)" : .empty, in: context)
    if let cost {
      let x = context.content.x + 1 + title.width + 3
      let room = context.content.maxX - 1 - x
      canvas.draw(
        context.words(cost.ofHelp).wording(for: room), at: Point(x: x, y: context.content.y), style: .alert)
    }
    let body = context.body()
    let columns = columns(in: context)
    let width = body.width / columns.count
    let first = max(0, min(scroll, (columns.map(\.count).max() ?? 0) - body.height))
    for (column, lines) in columns.enumerated() {
      for (row, line) in lines.dropFirst(first).prefix(body.height).enumerated() {
        var x = body.x + 1 + column * width
        for piece in line {
          x += canvas.draw(piece.text, at: Point(x: x, y: body.y + row), style: piece.style, width: body.maxX - x)
        }
      }
    }
  }

  /// The sections about the screen below: its keys, those that work everywhere, and the rules of its game; on the home
  /// screen how to play, and then the keys.
  func sections(in context: ViewContext) -> [Section] {
    let words = context.words
    let keys = [
      Section(title: words(title(in: context)), lines: told.ofScreen),
      Section(title: words(.helpEverywhere), lines: told.everywhere + HelpScreen.mouse(words)),
    ]
    // Who asks for help on the first screen has not played yet.
    let all = topic == .home ? rules(in: context) + keys : keys + rules(in: context)
    return all.filter { !$0.lines.isEmpty || !$0.text.isEmpty }
  }

  /// The title of the keys of the screen below.
  private func title(in context: ViewContext) -> Phrase {
    switch topic {
    case .round: .helpRound
    case .verdict: .helpVerdict
    case .game(let id): context.games.module(id).name
    case .result: .result
    case .room: .live
    case .rules: .helpRules
    case .review: .answers
    case .lists: .helpLists
    case .chart: .chart
    case .statistics: .statistics
    case .start: .helpOnStart
    case .own: .own
    case .league: .league
    case .typing: .helpTextField
    case .settings: .settings
    case .home: .helpOnHome
    case .everywhere: .helpEverywhere
    }
  }

  private static func mouse(_ words: Localizer) -> [Line] {
    [
      Line(name: words(.mouseClick), words: words(.helpClick)),
      Line(name: words(.mouseWheel), words: words(.helpWheel)),
    ]
  }

  /// The rules of the game below; on the screens from which one begins to play, how a round goes.
  private func rules(in context: ViewContext) -> [Section] {
    switch topic {
    case .home:
      return [
        HelpScreen.section(
          .helpPlaying, [.helpTime, .helpHowToAnswer, .helpPoints, .helpOnMissed, .helpRecord], in: context)
      ]
    case .room, .rules: return [HelpScreen.section(.helpRulesOfGame, LiveModule.texts, in: context)]
    case .start, .game, .round, .verdict, .typing, .result, .review, .lists, .chart, .statistics, .own, .league,
      .settings, .everywhere:
      guard let game, let texts = context.games.module(game).helpTexts else {
        return topic == .start ? [HelpScreen.guidance(in: context)] : []
      }
      return [HelpScreen.section(.helpRulesOfGame, texts, in: context)]
    }
  }

  /// What is worth reading on any screen: how to play, with the keys of a question, as asking there stops the round; the
  /// other games; and the marks.
  private func more(in context: ViewContext) -> [Section] {
    let words = context.words
    let question = RoundKeys.question(choices: 4).hints(in: context.scoped(to: .game).forHelp).map(\.help)
    let games = context.games.modules.compactMap { module in
      module.helpTexts.map { HelpScreen.section(module.name, $0, in: context) }
    }
    let known = sections(in: context)
    return
      ([HelpScreen.guidance(in: context), Section(title: words(.helpRound), lines: question)] + games + [
        HelpScreen.section(.live, LiveModule.texts, in: context),
        Section(title: words(.helpMarks), text: HelpScreen.marks(in: context)),
        Section(title: words(.helpFiles), text: context.state.files.map { SafeText($0) }),
      ]).filter { section in
        !known.contains { $0.title == section.title || !$0.text.isEmpty && $0.text == section.text }
      }
  }

  /// A section of sentences.
  private static func section(_ title: Phrase, _ texts: [Phrase], in context: ViewContext) -> Section {
    Section(
      title: context.words(title), text: texts.flatMap { context.words($0).wrapped(to: textWidth(in: context)) })
  }

  /// What the marks of a question and of a round mean.
  private static func marks(in context: ViewContext) -> [SafeText] {
    let (words, glyphs) = (context.words, context.glyphs)
    let names = context.scoped(to: .game).choiceNames
    let chips = (0..<4).map { ChoiceLabel.text($0, names: names, glyphs) }.reduce(SafeText.empty) { $0 + $1 + " " }
    let levels = Question.levels.map { LevelView(level: $0).stars(glyphs) }.reduce(SafeText.empty) { $0 + $1 + " " }
    let mark = SafeText(String(glyphs.thinMark)) + "  " + words(.bestLegend)
    return [chips + " " + words(.markChoices), words(.markLegend(glyphs)), mark, levels + " " + words(.levelLegend)]
      .flatMap { $0.wrapped(to: textWidth(in: context)) }
  }

  /// How a round goes, with the words that the list of sets shows to new players, what it is worth, and what a pause costs.
  private static func guidance(in context: ViewContext) -> Section {
    let words = context.words
    let guides = context.state.guidance.map { SafeText($0.title) + words(.colon) + SafeText($0.text) }
    let texts = guides + [words(.helpPoints), words(.helpPauseCost)]
    return Section(title: words(.helpPlaying), text: texts.flatMap { $0.wrapped(to: textWidth(in: context)) })
  }

  /// A line as pieces of different styles.
  private typealias Pieces = [(text: SafeText, style: Style)]

  /// The columns between two side by side.
  private static let gap = 4

  /// All lines in one column: first those about the screen below, then a line across and the others. In two, where that has
  /// too many to be seen at once in a wide window: the second begins with a part, as near to the middle as can be.
  private func columns(in context: ViewContext) -> [[Pieces]] {
    let height = context.body().height
    func parts(in context: ViewContext) -> (first: [Pieces], more: [Pieces]) {
      let width = context.content.width - 2
      let heading = context.words(.helpOnMore).wrapped(to: width).map { text -> Pieces in [(text, .dim)] }
      let rule: Pieces = [(SafeText(String(repeating: context.glyphs.rule, count: width)), .rule)]
      return (
        lines(of: sections(in: context), in: context), heading + [rule] + lines(of: self.more(in: context), in: context)
      )
    }
    let whole = parts(in: context)
    let all = whole.first + [[]] + whole.more
    guard all.count > height, context.isWide else { return [all] }
    var half = context
    half.size.width = context.content.width / 2 - HelpScreen.gap
    let (first, more) = parts(in: half)
    let both = first + [[]] + more
    let starts = both.indices.dropFirst().filter { both[$0 - 1].isEmpty }
    let start = starts.min { abs(2 * $0 - both.count) < abs(2 * $1 - both.count) } ?? both.count
    return [Array(both[..<start]), Array(both[start...])]
  }

  /// The lines of sections.
  private func lines(of sections: [Section], in context: ViewContext) -> [Pieces] {
    var lines: [Pieces] = []
    let indent = HelpScreen.indent(in: context)
    for section in sections {
      if !lines.isEmpty { lines.append([]) }
      lines.append([(section.title, .title)])
      let entries = HelpScreen.entries(section.lines, width: context.content.width - 2 - indent)
      lines += (entries + section.text.map { [($0, .plain)] }).map { [(.blanks(indent), .plain)] + $0 }
    }
    return lines
  }

  /// The lines of entries. The column of their keys is as wide as most names need: with the fewest lines.
  private static func entries(_ lines: [Line], width: Int) -> [Pieces] {
    let columns = Set(lines.map { $0.name.width + 2 }).sorted().filter { column in
      lines.allSatisfy { line in line.names(width: column - 2).allSatisfy { $0.width + 2 <= column } }
    }
    let ways = columns.map { column in lines.flatMap { entry($0, nameWidth: column, width: width) } }
    return ways.min { $0.count < $1.count } ?? []
  }

  /// Keys in a column, and what they do in another beside it, each in as many lines as it needs.
  private static func entry(_ line: Line, nameWidth: Int, width: Int) -> [Pieces] {
    let names = line.names(width: nameWidth - 2)
    let texts = line.words.wrapped(to: max(1, width - nameWidth))
    return (0..<max(names.count, texts.count)).map { row in
      let name = names.indices.contains(row) ? names[row] : .empty
      return [(name.padded(to: nameWidth), .key), (texts.indices.contains(row) ? texts[row] : .empty, .plain)]
    }
  }
}
