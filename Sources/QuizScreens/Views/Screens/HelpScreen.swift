import QuizCore
import TerminalKit

/// The help: first the keys that do something on the screen below, from its own key tables, and the rules of its game;
/// then, below a line, what is worth reading anywhere.
struct HelpScreen: TextPage, Equatable {
  /// What a screen is about: the title of its keys, and where they are pressed.
  enum Topic: Hashable, Sendable {
    case round, verdict
    /// The screens that a game has of its own.
    case game(Game.ID)
    case result, room, rules, review, lists, chart, statistics, start, own, league, typing, settings, home
    /// The keys that work on every screen.
    case everywhere
  }

  /// Keys and what they do.
  struct Line: Hashable, Sendable {
    let name: SafeText
    let words: SafeText
  }

  /// The keys that do something on the screen below.
  struct Keys: Equatable, Sendable {
    var ofScreen: [Line] = []
    var everywhere: [Line] = []
  }

  /// A title with keys, and text below them.
  struct Section: Hashable, Sendable {
    let title: SafeText
    var lines: [Line] = []
    var text: [SafeText] = []
  }

  static let keys: KeyTable<ScrollCommand> = {
    let scrolling = ScrollCommand.keys(
      others: [(" ", .page(1))] + ScrollCommand.ends, backHint: .hintClose
    ).rows
    let sections = KeyTable<ScrollCommand>.Row(
      "Tab", [(.tab, .section(1)), (.backTab, .section(-1))], hint: .hintSection)
    return KeyTable(scrolling.prefix(1) + [sections] + scrolling.dropFirst())
  }()

  var scroll = 0
  /// The keys of the screen below.
  let keysBelow: Keys
  /// What that screen is about.
  private let topic: Topic
  /// What it has cost to open the help; nil for nothing.
  private let cost: GameCover.Cost?
  /// The game of the screen below, whose rules come next; nil for none.
  private let game: Game.ID?

  /// The help over a screen with these keys.
  init(_ keys: Keys, at topic: Topic, of game: Game.ID? = nil, pauseCost: GameCover.Cost? = nil) {
    keysBelow = keys
    self.topic = topic
    self.game = game
    cost = pauseCost
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    guard case .key(let key) = event, case .section(let step) = HelpScreen.keys.command(for: key) else {
      return handleScrolling(event, in: context)
    }
    let all = Size(width: context.room.size.width, height: 100_000)
    let titles = text(in: context).inset(columns: 1).form(in: all)?.targets.map(\.place.y).sorted() ?? []
    let next = step > 0 ? titles.first { $0 > scroll } : titles.last { $0 < scroll }
    if let next { scroll(in: context) { next - $0.visible.lowerBound } }
    return []
  }

  var offersHelp: Bool { false }

  var helpTopic: Topic { .everywhere }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    Page(
      title: [context.words(.help)],
      details: cost.map { context.words($0.ofHelp) } ?? ["tenq \(context.state.version)"],
      detailStyle: cost == nil ? .plain : .alert,
      content: FirstFitting([
        text(in: context, columns: 1).inset(columns: 1), Scroll(text(in: context), from: scroll).inset(columns: 1),
      ]))
  }

  /// All of the text: in two columns where it is too long for one in a large window.
  private func text(in context: ViewContext) -> any Block {
    text(in: context, columns: context.sizeClass == .large ? 2 : 1)
  }

  private func text(in context: ViewContext, columns: Int) -> any Block {
    let heading = Rows {
      Paragraph(context.words(.helpOnMore), .dim)
      Rule()
    }
    let first = sections(in: context)
    let all = first.map(block) + [heading] + more(than: first, in: context).map(block)
    return SectionColumns(sections: all, columns: columns)
  }

  /// A section: its keys in a column, and what they do in another beside it.
  private func block(_ section: Section) -> any Block {
    let names = section.lines.map(\.name.width).max() ?? 0
    return Rows {
      TerminalKit.Line(section.title, .title).target(.key(.tab))
      for line in section.lines {
        Columns(gap: 2) {
          Flow(pieces: line.name.pieces, style: .key).width(.share(1, of: 3, within: min(10, names)...names))
          Paragraph(line.words)
        }.padded(left: HelpScreen.indent)
      }
      for text in section.text { Paragraph(text).padded(left: HelpScreen.indent) }
    }
  }

  /// The columns before the lines of a section.
  private static let indent = 2

  /// The sections about the screen below: its keys, those that work everywhere, and the rules of its game; on the home
  /// screen how to play, and then the keys.
  func sections(in context: ViewContext) -> [Section] {
    let words = context.words
    let keys = [
      Section(title: words(title(in: context)), lines: keysBelow.ofScreen),
      Section(title: words(.helpEverywhere), lines: keysBelow.everywhere + HelpScreen.mouse(words)),
    ]
    // A player who needs help at home has not played yet.
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
    case .room, .rules: return [HelpScreen.section(.helpRulesOfGame, Phrase.liveTexts, in: context)]
    case .start, .game, .round, .verdict, .typing, .result, .review, .lists, .chart, .statistics, .own, .league,
      .settings, .everywhere:
      guard let game, let texts = context.games.module(game).helpTexts else {
        return topic == .start ? [HelpScreen.guidance(in: context)] : []
      }
      return [HelpScreen.section(.helpRulesOfGame, texts, in: context)]
    }
  }

  /// What is worth reading on any screen: how to play; the keys of a question, as asking there stops the round; the
  /// other games; and the marks.
  private func more(than known: [Section], in context: ViewContext) -> [Section] {
    let words = context.words
    let question = RoundKeys.question(choices: 4).hints(in: context.scoped(to: .game).forHelp).map(\.help)
    let games = context.games.modules.compactMap { module in
      module.helpTexts.map { HelpScreen.section(module.name, $0, in: context) }
    }
    return
      ([HelpScreen.guidance(in: context), Section(title: words(.helpRound), lines: question)] + games + [
        HelpScreen.section(.live, Phrase.liveTexts, in: context),
        Section(title: words(.helpMarks), text: HelpScreen.marks(in: context)),
        Section(title: words(.helpFiles), text: context.state.files.map { SafeText($0) }),
      ]).filter { section in
        !known.contains { $0.title == section.title || !$0.text.isEmpty && $0.text == section.text }
      }
  }

  /// A section of sentences.
  private static func section(_ title: Phrase, _ texts: [Phrase], in context: ViewContext) -> Section {
    Section(title: context.words(title), text: texts.map { context.words($0) })
  }

  /// What the marks of a question and of a round mean.
  private static func marks(in context: ViewContext) -> [SafeText] {
    let (words, glyphs) = (context.words, context.glyphs)
    let names = context.scoped(to: .game).choiceNames
    let chips = (0..<4).map { ChoiceLabel.text($0, names: names, glyphs) }.reduce(SafeText.empty) { $0 + $1 + " " }
    let levels = Question.levels.map { LevelView(level: $0).stars(glyphs) }.reduce(SafeText.empty) { $0 + $1 + " " }
    let mark = SafeText(String(glyphs.thinMark)) + "  " + words(.bestLegend)
    return [chips + " " + words(.markChoices), words(.markLegend(glyphs)), mark, levels + " " + words(.levelLegend)]
  }

  /// How a round goes: the guidance for new players, what answers are worth, and what a pause costs.
  private static func guidance(in context: ViewContext) -> Section {
    let words = context.words
    let guides = context.state.guidance.map { SafeText($0.title) + words(.colon) + SafeText($0.text) }
    let texts = guides + [words(.helpPoints), words(.helpPauseCost)]
    return Section(title: words(.helpPlaying), text: texts)
  }
}

/// Sections with a blank row between them, in one column, or in two as equally high as possible.
private struct SectionColumns: Block {
  let sections: [any Block]
  let columns: Int

  private static let gap = 4

  func form(in room: Size) -> Form? {
    func column(_ sections: ArraySlice<any Block>) -> Rows {
      Rows(sections.enumerated().map { $1.below($0 > 0 ? 1 : 0) }).whole
    }
    guard columns > 1 else { return column(sections[...]).form(in: room) }
    let half = Size(width: (room.width - SectionColumns.gap) / 2, height: room.height)
    let heights = sections.map { ($0.form(in: half)?.size.height ?? 0) + 1 }
    func height(_ middle: Int) -> Int { max(heights[..<middle].reduce(0, +), heights[middle...].reduce(0, +)) }
    let middle = sections.indices.dropFirst().min { height($0) < height($1) } ?? 0
    let halves = [sections[..<middle], sections[middle...]]
    return Columns(gap: SectionColumns.gap, halves.map { column($0).width(.rest) }).form(in: room)
  }
}
