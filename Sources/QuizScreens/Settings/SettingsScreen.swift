import QuizCore
import TerminalKit

/// How the player wants to play; every change holds at once and is kept when the screen is left.
struct SettingsScreen: Screen, Equatable {
  /// One line of the settings.
  public enum Item: CaseIterable, Sendable {
    case language, seconds, questions, verdict, theme, motion, mouse, lines, bell
  }

  enum Command: Hashable, Sendable {
    case list(ListView.Command)
    case change(Int)
    case reset
    case back
  }

  /// What other lists have not.
  static let ownKeys = KeyTable<Command>([
    .init(
      .leftRight(),
      [
        (.left, .change(-1)), (.right, .change(1)), (.character("h"), .change(-1)), (.character("l"), .change(1)),
        (.enter, .change(1)), (.character(" "), .change(1)), (.character("-"), .change(-1)),
        (.character("+"), .change(1)),
      ], hint: .hintChange, help: .hintChange, helpName: .leftRight("h l  - +"), dropped: .later),
    .init(
      .text("d"), [.character("d"), .delete], .reset, hint: .hintDefault, help: .hintDefault,
      helpName: .text("d  Delete")),
    .init(
      .text("Esc"), [.escape, .character("q"), .backspace], .back, hint: .hintKeep, help: .hintKeep,
      helpName: .text("Esc q"), dropped: .last),
  ])

  static let keys = ListView.keys(
    moveHint: .hintItem, omitted: [.open, .back], own: ownKeys.rows, Command.list)

  private(set) var settings: Settings
  private var selected = 0
  private var problem: SafeText?

  init(_ settings: Settings) {
    self.settings = settings
  }

  private var item: Item { Item.allCases[selected] }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    let before = settings
    switch event {
    case .key(let key):
      switch SettingsScreen.keys.command(for: key) {
      case .list(let command): move(command, in: context)
      case .change(let step): settings.change(item, by: step)
      case .reset: settings.reset(item)
      case .back: return [.back]
      case .none: break
      }
    case .row(let row):
      if row == selected { settings.change(item, by: 1) } else { move(.jump(row), in: context) }
    case .wheel(let rows): move(.wheel(rows), in: context)
    case .response(.kept(let problem)): self.problem = problem.map { context.words(.settingsKept(SafeText($0))) }
    case .response, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return settings == before ? [] : [.effect(.keep(settings))]
  }

  private mutating func move(_ command: ListView.Command, in context: ViewContext) {
    selected = listView(in: context).selection(after: command)
  }

  var helpTopic: HelpScreen.Topic { .settings }

  func hints(in context: ViewContext) -> [Hint] { SettingsScreen.keys.hints(in: context) }

  private func listView(in context: ViewContext) -> ListView {
    let body = context.body()
    let area = Rect(
      x: body.x + (context.isCompact ? 0 : 2), y: body.y + (context.isCompact ? 0 : 1),
      width: body.width - (context.isCompact ? 0 : 3), height: Item.allCases.count)
    return ListView(count: Item.allCases.count, selected: selected, in: area, pointerColumn: 1)
  }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    listView(in: context).hit(at: point)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    canvas.header(words(.settings), SafeText(context.state.files.last ?? ""), in: context)
    let listView = listView(in: context)
    let list = listView.area
    let glyphs = context.glyphs
    let valueColumn = list.x + (context.isCompact ? 22 : 23)
    listView.draw(on: &canvas) { row, canvas in
      let item = Item.allCases[row.index]
      let y = row.area.y
      canvas.draw(
        words(.settingNames(item)), at: Point(x: list.x + 3, y: y), style: row.style, width: valueColumn - list.x - 4)
      let value = settings.text(of: item, words)
      let shown = row.isSelected ? glyphs.brackets.first + " " + value + " " + glyphs.brackets.second : "  " + value
      canvas.draw(shown, at: Point(x: valueColumn, y: y), style: row.style)
      if !context.isCompact {
        let x = valueColumn + 17
        canvas.draw(choices(of: item, words), at: Point(x: x, y: y), style: .dim, width: list.maxX - x)
      }
    }
    let body = context.body()
    let below = Rect(
      x: list.x + 3, y: list.maxY + (context.isCompact ? 0 : 2), width: list.width - 4,
      height: body.maxY - list.maxY - (context.isCompact ? 0 : 2))
    var help = words(.settingHelp(item)).wrapped(to: below.width)
    if help.count > below.height { help = words(.settingBrief(item)).wrapped(to: below.width) }
    var lines = help.map { ($0, Style.plain) }
    if let value = held(item, in: context) {
      lines = words(.settingHeld(value)).wrapped(to: below.width).map { ($0, .hint) } + lines
    }
    if let problem {
      let alert = problem.wrapped(to: below.width).map { ($0, Style.alert) }
      // Where there is no room for both, what went wrong comes first.
      lines = lines.count + 1 + alert.count <= below.height ? lines + [("", .plain)] + alert : alert + lines
    }
    for (row, line) in lines.prefix(max(0, below.height)).enumerated() {
      canvas.draw(line.0, at: Point(x: below.x, y: below.y + row), style: line.1)
    }
  }

  /// What holds for an item in place of what is chosen, as far as can be seen: an option and the environment come first.
  private func held(_ item: Item, in context: ViewContext) -> SafeText? {
    let state = context.state
    var held = settings
    switch item {
    case .language:
      guard let chosen = settings.language, chosen != .auto else { return nil }
      held.language = state.language == .ja ? .ja : .en
    case .seconds: held.seconds = state.limit.map { Int($0.components.seconds) } ?? 0
    case .questions: held.questions = state.questions
    case .motion: held.motion = state.moves
    case .lines: held.ascii = state.glyphs.isASCII
    // Nobody sees these from here.
    case .verdict, .theme, .mouse, .bell: break
    }
    let text = held.text(of: item, context.words)
    return text == settings.text(of: item, context.words) ? nil : text
  }

  /// What an item can be.
  private func choices(of item: Item, _ words: Localizer) -> SafeText {
    func joined(_ choices: [SafeText]) -> SafeText {
      choices.dropFirst().reduce(choices.first ?? .empty) { $0 + " / " + $1 }
    }
    return switch item {
    case .language: joined([words(.automatic), Localizer(.ja)(.languageName), Localizer(.en)(.languageName)])
    case .seconds: "5-120, 0 = " + words(.noClock)
    case .questions: "1-50"
    case .verdict: joined(VerdictChoice.allCases.map { words(.verdictChoice($0)) })
    case .theme: joined(ThemeChoice.allCases.map { words(.themeChoice($0)) })
    case .motion, .mouse, .bell: joined([words(.on), words(.off)])
    case .lines: "Unicode / ASCII"
    }
  }
}

extension Settings {
  /// Seconds that can be chosen on screen; 0 is no clock.
  private static let secondsChoices = [0] + Array(5...120)
  /// NumberFormat of questions that can be chosen on screen.
  private static let questionsChoices = Array(1...50)

  /// Goes on to the next choice of an item; lists end, switches turn.
  fileprivate mutating func change(_ item: SettingsScreen.Item, by step: Int) {
    // From a number that only the file could choose, to the next that the screen can.
    func moved(_ value: Int, in all: [Int]) -> Int {
      (step > 0 ? all.first { $0 > value } : all.last { $0 < value }) ?? value
    }
    func turned<Choice: Equatable>(_ value: Choice, in all: [Choice]) -> Choice {
      let index = (all.firstIndex(of: value) ?? 0) + step + all.count
      return all[index % all.count]
    }
    switch item {
    case .language: language = turned(language ?? .auto, in: LanguageChoice.allCases)
    case .seconds: seconds = moved(seconds ?? 10, in: Settings.secondsChoices)
    case .questions: questions = moved(questions ?? 5, in: Settings.questionsChoices)
    case .verdict: verdict = turned(verdict ?? .brief, in: VerdictChoice.allCases)
    case .theme: theme = turned(theme ?? .auto, in: ThemeChoice.allCases)
    case .motion: motion = !(motion ?? true)
    case .mouse: mouse = !(mouse ?? true)
    case .lines: ascii = !(ascii ?? false)
    case .bell: bell = !(bell ?? false)
    }
  }

  /// Forgets what was chosen for an item.
  fileprivate mutating func reset(_ item: SettingsScreen.Item) {
    switch item {
    case .language: language = nil
    case .seconds: seconds = nil
    case .questions: questions = nil
    case .verdict: verdict = nil
    case .theme: theme = nil
    case .motion: motion = nil
    case .mouse: mouse = nil
    case .lines: ascii = nil
    case .bell: bell = nil
    }
  }

  /// What is chosen for an item, or what holds when nothing is.
  fileprivate func text(of item: SettingsScreen.Item, _ words: Localizer) -> SafeText {
    switch item {
    case .language:
      switch language ?? .auto {
      case .auto: words(.automatic)
      case .ja: Localizer(.ja)(.languageName)
      case .en: Localizer(.en)(.languageName)
      }
    case .seconds: seconds == 0 ? words(.noClock) : "\(seconds ?? 10)"
    case .questions: "\(questions ?? 5)"
    case .verdict: words(.verdictChoice(verdict ?? .brief))
    case .theme: words(.themeChoice(theme ?? .auto))
    case .motion: motion ?? true ? words(.on) : words(.off)
    case .mouse: mouse ?? true ? words(.on) : words(.off)
    case .lines: ascii ?? false ? "ASCII" : "Unicode"
    case .bell: bell ?? false ? words(.on) : words(.off)
    }
  }
}

extension Phrase {
  fileprivate static func settingNames(_ item: SettingsScreen.Item) -> Phrase {
    func en() -> String {
      switch item {
      case .language: "Language"
      case .seconds: "Seconds a question"
      case .questions: "Questions a round"
      case .verdict: "Verdict"
      case .theme: "Colours"
      case .motion: "Motion"
      case .mouse: "Mouse"
      case .lines: "Lines"
      case .bell: "Bell"
      }
    }
    func ja() -> String {
      switch item {
      case .language: "言語"
      case .seconds: "1問の秒数"
      case .questions: "1回の問題数"
      case .verdict: "正誤の表示"
      case .theme: "配色"
      case .motion: "動き"
      case .mouse: "マウス"
      case .lines: "罫線"
      case .bell: "ベル"
      }
    }
    return Phrase(en: en(), ja: ja())
  }

  static func settingHelp(_ item: SettingsScreen.Item) -> Phrase {
    func en() -> String {
      switch item {
      case .language: "The language of the words and of the questions. Auto follows the environment."
      case .seconds:
        "How long each question lasts in a timed round, missing number and missed questions. A round with another length is kept in the history but is not compared with ten seconds."
      case .questions: "How many questions a timed round has. Rounds of different lengths are not compared."
      case .verdict: "How long the answer is shown. Brief is 0.8 seconds when right and 4 when not."
      case .theme:
        "Auto follows the terminal's background where it tells. Contrast has no dim text; mono has no colours."
      case .motion: "Off shows whole seconds and no animation. NO_MOTION in the environment does the same."
      case .mouse: "Off leaves the mouse to the terminal, to select and copy text."
      case .lines: "ASCII is for terminals that draw lines and blocks too wide or not at all."
      case .bell: "One ring of the terminal's bell for a right answer."
      }
    }
    func ja() -> String {
      switch item {
      case .language: "表示と問題の言語です。「自動」は環境に合わせます。"
      case .seconds: "10秒クイズ・虫食い算・間違えた問題の1問の時間です。10秒以外の回も記録に残りますが、10秒の回とは比べません。"
      case .questions: "10秒クイズの1回の問題数です。問題数の違う回どうしは比べません。"
      case .verdict: "答えたあとの表示です。「短く」は正解なら0.8秒、不正解なら4秒で次へ進みます。"
      case .theme: "「自動」は端末の背景に合わせます。「強調」は薄い文字を使わず、「白黒」は色を使いません。"
      case .motion: "「なし」にすると秒単位の表示になり、動きがなくなります。環境変数 NO_MOTION でも同じです。"
      case .mouse: "「なし」にすると、端末で文字を選んでコピーできます。"
      case .lines: "罫線や四角がずれる端末では ASCII にしてください。"
      case .bell: "正解のときに端末のベルを1回鳴らします。"
      }
    }
    return Phrase(en: en(), ja: ja())
  }

  /// The same in two lines of the smallest window.
  static func settingBrief(_ item: SettingsScreen.Item) -> Phrase {
    func en() -> String {
      switch item {
      case .language: "Of words and questions. Auto goes by the environment."
      case .seconds: "The time of a question. Only rounds of the same time are compared."
      case .questions: "In a timed round. Only rounds of one length are compared."
      case .verdict: "Brief is 0.8 seconds when right and 4 when not."
      case .theme: "Auto goes by the background, where it is told. Mono has no colours."
      case .motion: "Off: whole seconds and no animation. NO_MOTION does the same."
      case .mouse: "Off leaves it to the terminal, to select text."
      case .lines: "ASCII where lines and blocks are drawn wrongly."
      case .bell: "One ring for a right answer."
      }
    }
    func ja() -> String {
      switch item {
      case .language: "表示と問題の言語です。「自動」は環境に合わせます。"
      case .seconds: "1問の時間です。同じ秒数の回どうしだけを比べます。"
      case .questions: "10秒クイズの問題数です。違う数の回は比べません。"
      case .verdict: "「短く」は正解なら0.8秒、不正解なら4秒です。"
      case .theme: "「自動」は背景に合わせ、「白黒」は色を使いません。"
      case .motion: "「なし」では動かず、秒単位です。NO_MOTION でも同じです。"
      case .mouse: "「なし」なら端末で文字を選んでコピーできます。"
      case .lines: "罫線や四角がずれる端末では ASCII にします。"
      case .bell: "正解のときに端末のベルを1回鳴らします。"
      }
    }
    return Phrase(en: en(), ja: ja())
  }
  fileprivate static let automatic = Phrase(en: "auto", ja: "自動")
  fileprivate static let on = Phrase(en: "on", ja: "あり")
  fileprivate static let off = Phrase(en: "off", ja: "なし")
  fileprivate static let noClock = Phrase(en: "no clock", ja: "制限なし")

  fileprivate static func verdictChoice(_ verdictChoice: VerdictChoice) -> Phrase {
    func en() -> String {
      switch verdictChoice {
      case .off: "off"
      case .brief: "brief"
      case .key: "until a key"
      }
    }
    func ja() -> String {
      switch verdictChoice {
      case .off: "なし"
      case .brief: "短く"
      case .key: "キーを待つ"
      }
    }
    return Phrase(en: en(), ja: ja())
  }

  fileprivate static func themeChoice(_ themeChoice: ThemeChoice) -> Phrase {
    func en() -> String {
      switch themeChoice {
      case .auto: "auto"
      case .dark: "dark"
      case .light: "light"
      case .contrast: "contrast"
      case .mono: "mono"
      }
    }
    func ja() -> String {
      switch themeChoice {
      case .auto: "自動"
      case .dark: "暗色"
      case .light: "明色"
      case .contrast: "強調"
      case .mono: "白黒"
      }
    }
    return Phrase(en: en(), ja: ja())
  }

  /// Said of a setting in place of which something else holds.
  fileprivate static func settingHeld(_ value: SafeText) -> Phrase {
    Phrase(
      en: "Now: \(value). An option or the environment comes first.",
      ja: "今は「\(value)」です。起動オプションや環境の指定が優先されます。")
  }

  fileprivate static func settingsKept(_ reason: SafeText) -> Phrase {
    Phrase(
      en: "These hold for now but could not be kept: \(reason)",
      ja: "今回は有効ですが、保存できませんでした：\(reason)")
  }
  fileprivate static let hintItem = Phrase(en: "item", ja: "項目")
  fileprivate static let hintChange = Phrase(en: "change", ja: "変更")
  fileprivate static let hintDefault = Phrase(en: "default", ja: "初期値に戻す")
  fileprivate static let hintKeep = Phrase(en: "save and go back", ja: "保存して戻る")
}
