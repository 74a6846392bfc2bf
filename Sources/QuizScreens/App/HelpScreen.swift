import QuizCore
import TerminalKit

/// The help: all keys and marks, generated from the key tables themselves. What the keys of the screen below do comes first,
/// then the rules of its game, and all other sections after it in their order.
struct HelpScreen: ScrollingScreen, Equatable {
  /// The subject of a section, in the order of the help.
  enum Topic: Hashable, Sendable {
    case round, verdict
    /// The keys that a game has of its own.
    case game(Game.ID)
    case result, room, rules, review, lists, chart, statistics, start, own, league, typing, settings
    case home, mouse, everywhere, marks, files

    /// All topics; those of games that have something to tell in the order of the home screen.
    static func all(in games: Games) -> [Topic] {
      let games = games.modules.filter { $0.helpTexts != nil }.map { Topic.game($0.game.id) }
      return [.round, .verdict] + games
        + [.result, .room, .rules, .review, .lists, .chart, .statistics, .start, .own, .league, .typing, .settings]
        + [.home, .mouse, .everywhere, .marks, .files]
    }
  }

  /// The greatest width of a section's whole lines.
  static func textWidth(in context: ViewContext) -> Int { context.content.width - 5 }

  /// Keys and what they do.
  struct Line: Hashable, Sendable {
    let name: SafeText
    let words: SafeText
  }

  /// Keys that belong together.
  struct Section: Hashable, Sendable {
    let title: SafeText
    var lines: [Line] = []
    /// Lines of text below the keys.
    var text: [SafeText] = []
  }

  static let keys: KeyTable<ScrollCommand> = {
    let scrolling = ScrollCommand.keys(
      page: 10, others: [(.character(" "), .scroll(10))] + ScrollCommand.ends, backHint: .hintClose
    ).rows
    let sections = KeyTable<ScrollCommand>.Row(
      .text("Tab"), [(.tab, .section(1)), (.backTab, .section(-1))], hint: .hintSection)
    return KeyTable(scrolling.prefix(1) + [sections] + scrolling.dropFirst())
  }()

  var scroll = 0
  /// The section of the screen below.
  private let topic: Topic
  /// What it has cost to open the help; nil for nothing.
  private let cost: GameCover.Cost?

  /// The game of the screen below, whose rules come next; nil for none.
  private let game: Game.ID?

  /// The help, opened at a section.
  init(at topic: Topic, of game: Game.ID? = nil, pauseCost: GameCover.Cost? = nil) {
    self.topic = topic
    self.game = game
    cost = pauseCost
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    guard case .key(let key) = event, case .section(let step) = HelpScreen.keys.command(for: key) else {
      return handleScrolling(event, in: context)
    }
    let titles = lines(in: context).enumerated().filter { $0.element.first?.style == .title }.map(\.offset)
    let next = step > 0 ? titles.first { $0 > scroll } : titles.last { $0 < scroll }
    if let next { scroll(to: next, in: context) }
    return []
  }

  func extent(in context: ViewContext) -> (lines: Int, seen: Int) { (lines(in: context).count, context.body().height) }

  var offersHelp: Bool { false }

  var helpTopic: Topic { .everywhere }

  func note(in context: ViewContext) -> SafeText {
    let count = lines(in: context).count
    let height = context.body().height
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
    let lines = lines(in: context)
    let first = max(0, min(scroll, lines.count - body.height))
    for (row, line) in lines.dropFirst(first).prefix(body.height).enumerated() {
      var x = body.x + 1
      for piece in line {
        x += canvas.draw(piece.text, at: Point(x: x, y: body.y + row), style: piece.style, width: body.maxX - x)
      }
    }
  }

  /// The section of a topic: its keys from the tables of the screens, and other notes.
  static func section(_ topic: Topic, in context: ViewContext) -> Section {
    let context = context.scoped(to: topic.keyScope)
    let words = context.words
    let lines = ScreenKeys.all.filter { $0.topic == topic }.flatMap { $0.help(context) }
    func section(_ title: Phrase, _ text: [SafeText] = []) -> Section {
      Section(title: words(title), lines: joined(lines, words), text: text)
    }
    switch topic {
    case .round:
      let text = [words(.helpPoints), words(.helpPauseCost)]
      return section(.helpRound, text.flatMap { $0.wrapped(to: textWidth(in: context)) })
    case .verdict: return section(.helpVerdict)
    case .game(let id):
      let module = context.games.module(id)
      return section(module.name, (module.helpTexts ?? []).flatMap { words($0).wrapped(to: textWidth(in: context)) })
    case .result: return section(.result)
    case .room:
      let text = LiveModule.texts.map { words($0) }
      return section(.live, text.flatMap { $0.wrapped(to: textWidth(in: context)) })
    case .rules: return section(.helpRules)
    case .review: return section(.answers)
    case .lists: return section(.helpLists)
    case .chart: return section(.chart)
    case .statistics: return section(.statistics)
    case .league: return section(.league)
    case .start: return section(.helpStart, guidance(in: context))
    case .own: return section(.own)
    case .typing: return section(.helpTextField)
    case .settings: return section(.settings)
    case .home: return section(.helpHome)
    case .mouse:
      return Section(
        title: words(.helpMouse),
        lines: [
          Line(name: words(.mouseClick), words: words(.helpClick)),
          Line(name: words(.mouseWheel), words: words(.helpWheel)),
        ])
    case .everywhere: return section(.helpEverywhere)
    case .marks: return section(.helpMarks, marks(in: context))
    case .files: return section(.helpFiles, context.state.files.map { SafeText($0) })
    }
  }

  /// What the marks of a question and of a round mean.
  private static func marks(in context: ViewContext) -> [SafeText] {
    let (words, glyphs) = (context.words, context.glyphs)
    let chips = (0..<4).map { ChoiceLabel.text($0, glyphs) }.reduce(SafeText.empty) { $0 + $1 + " " }
    let levels = Question.levels.map { LevelView(level: $0).stars(glyphs) }.reduce(SafeText.empty) { $0 + $1 + " " }
    let mark = SafeText(String(glyphs.thinMark)) + "  " + words(.bestLegend)
    return [chips + " " + words(.markChoices), words(.markLegend(glyphs)), mark, levels + " " + words(.levelLegend)]
      .flatMap { $0.wrapped(to: textWidth(in: context)) }
  }

  /// The lines, with those for the same keys joined into one.
  private static func joined(_ lines: [Line], _ words: Localizer) -> [Line] {
    lines.reduce(into: []) { joined, line in
      guard let index = joined.firstIndex(where: { $0.name == line.name }) else { return joined.append(line) }
      let known = joined[index].words
      // Screens that share a key may say the same of it.
      guard !known.string.hasSuffix(line.words.string) else { return }
      joined[index] = Line(name: line.name, words: known + words(.helpSeparator) + line.words)
    }
  }

  /// The rules of a round, with the words that the list of sets shows to new players.
  private static func guidance(in context: ViewContext) -> [SafeText] {
    context.state.guidance.flatMap { guide in
      let text = SafeText(guide.title) + context.words(.guidanceSeparator) + SafeText(guide.text)
      return text.wrapped(to: textWidth(in: context))
    }
  }

  /// A line as pieces of different styles.
  private typealias Pieces = [(text: SafeText, style: Style)]

  /// All lines: entries in two columns where they fit, else in one.
  private func lines(in context: ViewContext) -> [Pieces] {
    var lines: [Pieces] = []
    let width = context.content.width - 2
    for section in topics(in: context).map({ HelpScreen.section($0, in: context) }) {
      if !lines.isEmpty { lines.append([]) }
      lines.append([(section.title, .title)])
      let widest = (section.lines.map(\.name.width).max() ?? 0) + 2
      let wordsWidth = (section.lines.map(\.words.width).max() ?? 0) + 2
      let columns = 2 + 2 * (widest + wordsWidth) - 2 <= width ? 2 : 1
      // In a narrow window the column is not widened for long names: those stand on a line of their own.
      let nameWidth = columns == 2 ? widest : min(widest, max(HelpScreen.narrowest, width - 2 - wordsWidth))
      for start in stride(from: 0, to: section.lines.count, by: columns) {
        let first = section.lines[start]
        if columns == 1 {
          lines += HelpScreen.entry(first, nameWidth: nameWidth, width: width)
          continue
        }
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

  /// The sections, those of the screen below first: what it has alone, the rules of its game, what it shares with other
  /// lists, and what holds everywhere.
  private func topics(in context: ViewContext) -> [Topic] {
    let all = Topic.all(in: context.games)
    let rules = game.map { [Topic.game($0)] }?.filter { all.contains($0) && $0 != topic } ?? []
    let first: [Topic] =
      switch topic {
      case .home, .chart, .statistics, .start, .rules, .own, .league, .settings:
        [topic] + rules + [.lists, .everywhere]
      case .everywhere: [.everywhere]
      case .round, .verdict, .game, .result, .room, .review, .lists, .typing, .mouse, .marks, .files:
        [topic] + rules + [.everywhere]
      }
    return first + all.filter { !first.contains($0) }
  }

  /// The narrowest column of keys.
  private static let narrowest = 14

  /// Keys, and what they do in a column beside them; names longer than their column stand above it.
  private static func entry(_ line: Line, nameWidth: Int, width: Int) -> [Pieces] {
    let texts = line.words.wrapped(to: max(1, width - 2 - nameWidth))
    let below = texts.map { (text: SafeText) -> Pieces in [(.blanks(2 + nameWidth) + text, .plain)] }
    if line.name.width + 2 > nameWidth { return [[("  ", .plain), (line.name, .key)]] + below }
    let first: Pieces = [("  ", .plain), (line.name.padded(to: nameWidth), .key), (texts[0], .plain)]
    return [first] + below.dropFirst()
  }
}

extension Phrase {
  fileprivate static let helpTextField = Phrase(en: "Typing", ja: "文字の入力")
  fileprivate static let helpRound = Phrase(en: "In a round", ja: "クイズ中")
  fileprivate static let helpPoints = Phrase(
    en: "A right answer is worth 1,000 points; speed is worth up to 995 more in a round.",
    ja: "正解は1問1,000点です。速さの得点は1回で最大995点です。")
  fileprivate static let helpPauseCost = Phrase(
    en: "A round that was paused, by p or by this help, has no points for speed and never becomes your best.",
    ja: "p やこのヘルプで一時停止した回は速さの得点が付かず、自己ベストの対象外になります。")
  fileprivate static let helpVerdict = Phrase(en: "After an answer", ja: "答えたあと")
  fileprivate static let helpLists = Phrase(en: "Lists", ja: "一覧")
  fileprivate static let helpEverywhere = Phrase(en: "Everywhere", ja: "どこでも")
  fileprivate static let helpMarks = Phrase(en: "Marks", ja: "記号")
  fileprivate static let helpFiles = Phrase(en: "Files", ja: "ファイル")
  fileprivate static let helpStart = Phrase(en: "Before a round", ja: "スタートの前")
  fileprivate static let helpHome = Phrase(en: "Home", ja: "ホーム")
  fileprivate static let helpRules = Phrase(en: "Before a live round", ja: "ライブの前")
  fileprivate static let helpMouse = Phrase(en: "Mouse", ja: "マウス")
  fileprivate static let mouseClick = Phrase(en: "click", ja: "クリック")
  fileprivate static let mouseWheel = Phrase(en: "wheel", ja: "ホイール")
  fileprivate static let helpClick = Phrase(
    en: "answer, choose, open, or press a key of the last line", ja: "答える・選ぶ・開く、画面下のキー表示を選ぶ")
  fileprivate static let helpWheel = Phrase(en: "move or scroll", ja: "移動・スクロール")
  fileprivate static let markChoices = Phrase(
    en: "the four choices: a shape as well as a colour", ja: "4つの選択肢（色のほかに形でも区別）")

  fileprivate static let bestLegend = Phrase(
    en: "on the line of the time: where your best round was", ja: "残り時間の線の上で、自己ベストの回が答え終えた位置")

  fileprivate static let levelLegend = Phrase(
    en: "how difficult a question is: easy, middling, hard; d in the list of sets chooses",
    ja: "問題の難易度（易しい・ふつう・難しい）。セットの一覧で d を押すと選べます")

  fileprivate static func markLegend(_ glyphs: Glyphs) -> Phrase {
    Phrase(
      en:
        "\(glyphs.check) right   \(glyphs.cross) wrong   \(glyphs.clock) time ran out   ! three seconds or less   * paused",
      ja: "\(glyphs.check) 正解   \(glyphs.cross) 不正解   \(glyphs.clock) 時間切れ   ! 残り3秒以下   * 一時停止あり")
  }
  fileprivate static let helpSeparator = Phrase(en: "; ", ja: "、")
  fileprivate static let guidanceSeparator = Phrase(en: ": ", ja: "：")
  fileprivate static let hintSection = Phrase(en: "next part", ja: "次の項目")
  static let hintClose = Phrase(en: "close", ja: "閉じる")
}
