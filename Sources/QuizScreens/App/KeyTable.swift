import QuizCore
import TerminalKit

/// What a screen's keys do: the one table by which keys are handled, the last line is drawn, and the help is written.
///
/// `Command` has no Hashable constraint: to look that conformance up, the runtime scans all conformances of the program,
/// which would delay the first frame.
struct KeyTable<Command: Sendable>: Sendable {
  /// Keys that belong together: one hint, one line of help.
  struct Row: Sendable {
    /// How the keys are called.
    let name: KeyName
    /// A longer name for the help, if any.
    let helpName: KeyName
    /// Each key and what it does.
    let commands: [(key: Key, command: Command)]
    /// Whether all keys do the same, so that a click on the hint can be one of them.
    let doesOneThing: Bool
    /// The hint on the last line; nil for keys that are only in the help.
    let hint: Phrase?
    /// The hint in fewer words, for a small window; nil where it is short.
    let brief: Phrase?
    /// The description in the help; nil where the hint says enough, or another row tells of the keys.
    let help: Phrase?
    /// When the hint is dropped for want of room.
    let dropped: Hint.Dropped

    /// A row with several commands.
    init(
      _ name: KeyName, _ commands: [(key: Key, command: Command)], doesOneThing: Bool = false, hint: Phrase? = nil,
      brief: Phrase? = nil, help: Phrase? = nil, helpName: KeyName? = nil, dropped: Hint.Dropped = .first
    ) {
      self.doesOneThing = doesOneThing || commands.count == 1
      self.name = name
      self.helpName = helpName ?? name
      self.commands = commands
      self.hint = hint
      self.brief = brief
      self.help = help
      self.dropped = dropped
    }

    /// A row whose keys all do the same.
    init(
      _ name: KeyName, _ keys: [Key], _ command: Command, hint: Phrase? = nil, brief: Phrase? = nil,
      help: Phrase? = nil,
      helpName: KeyName? = nil, dropped: Hint.Dropped = .first
    ) {
      self.init(
        name, keys.map { ($0, command) }, doesOneThing: true, hint: hint, brief: brief, help: help,
        helpName: helpName, dropped: dropped)
    }
  }

  /// The rows, in the order in which the last line shows them.
  let rows: [Row]

  init(_ rows: [Row]) {
    self.rows = rows
  }

  /// The command of a key. Full-width forms, as Japanese input produces, count as their ASCII keys.
  func command(for key: Key) -> Command? {
    let key = key.halfWidth
    for row in rows {
      for entry in row.commands where entry.key == key { return entry.command }
    }
    return nil
  }

  /// Every key in the table.
  var keys: [Key] { rows.flatMap { $0.commands.map(\.key) } }

  /// Which of its two names a hint shows.
  enum Naming {
    /// The name of the last line.
    case short
    /// The name of the help, for a place with more room.
    case long
  }

  /// The keys that do something now, with their hints for the last line or a pop-up: all rows but those whose commands are
  /// all idle; for the help with its lines, and with the keys that only it tells of.
  func hints(
    in context: ViewContext, naming: Naming = .short, unless isIdle: (Command) -> Bool = { _ in false }
  ) -> [Hint] {
    rows.compactMap { row in
      guard let told = context.isForHelp ? row.help ?? row.hint : row.hint, let first = row.commands.first,
        !row.commands.allSatisfy({ isIdle($0.command) })
      else { return nil }
      let help =
        context.isForHelp ? HelpScreen.Line(name: context.text(row.helpName), words: context.words(told)) : nil
      return Hint(
        name: context.text(naming == .short ? row.name : row.helpName), words: context.words(row.hint ?? told),
        brief: row.brief.map { context.words($0) } ?? .empty, key: row.doesOneThing ? first.key : nil,
        dropped: row.dropped, help: help)
    }
  }
}

/// How keys are called on screen; arrows look different in ASCII.
enum KeyName: Sendable {
  /// By these words.
  case text(SafeText)
  /// The arrows up and down, and then other keys.
  case upDown(SafeText = .empty)
  /// The arrows left and right, and then other keys.
  case leftRight(SafeText = .empty)
  /// Some keys, then the arrow to the left, then others.
  case left(SafeText, SafeText)
  /// Some keys, then the arrow to the right, then others.
  case right(SafeText, SafeText)
  /// All four arrows, and then other keys.
  case arrows(SafeText = .empty)

  func text(_ glyphs: Glyphs) -> SafeText {
    switch self {
    case .text(let text): text
    case .upDown(let more): joined(glyphs.upDown, more)
    case .leftRight(let more): joined(glyphs.leftRight, more)
    case .left(let keys, let more): keys + " " + joined(glyphs.left, more)
    case .right(let keys, let more): keys + " " + joined(glyphs.right, more)
    case .arrows(let more): joined(glyphs.arrows, more)
    }
  }

  private func joined(_ arrows: SafeText, _ more: SafeText) -> SafeText {
    more.isEmpty ? arrows : arrows + " " + more
  }
}

/// One entry of the last line: keys and what they do.
struct Hint: Hashable, Sendable {
  /// How the keys are called.
  let name: SafeText
  /// What they do.
  let words: SafeText
  /// The same in fewer words; empty where they are few.
  var brief = SafeText.empty
  /// What a click does; nil where the keys do different things.
  let key: Key?
  /// When it is dropped for want of room.
  let dropped: Dropped
  /// What the help says of the keys.
  let help: HelpScreen.Line

  /// A hint; where nothing else is given, the help says the same.
  init(
    name: SafeText, words: SafeText, brief: SafeText = .empty, key: Key?, dropped: Dropped,
    help: HelpScreen.Line? = nil
  ) {
    self.name = name
    self.words = words
    self.brief = brief
    self.key = key
    self.dropped = dropped
    self.help = help ?? HelpScreen.Line(name: name, words: words)
  }

  /// The order in which hints are dropped for want of room.
  enum Dropped: Int, Comparable, Sendable {
    /// Hints for keys that are easily found without them.
    case first
    /// Hints shown as long as there is room.
    case later
    /// Hints of what the screen is there for: the last but those that are always shown.
    case afterOthers
    /// Hints that are always shown.
    case last

    static func < (left: Dropped, right: Dropped) -> Bool { left.rawValue < right.rawValue }
  }

  var width: Int { words.isEmpty ? name.width : name.width + 1 + words.width }

  /// The same key with other words.
  func saying(_ words: SafeText, brief: SafeText? = nil, dropped: Dropped? = nil) -> Hint {
    Hint(
      name: name, words: words, brief: brief ?? self.brief, key: key, dropped: dropped ?? self.dropped, help: help)
  }

  /// The same with another name of the keys, in the help too.
  func called(_ name: SafeText) -> Hint {
    Hint(
      name: name, words: words, brief: brief, key: key, dropped: dropped,
      help: HelpScreen.Line(name: name, words: help.words))
  }

  /// The same in fewer words.
  var shortened: Hint { saying(brief, brief: .empty) }

  /// Whether everybody knows what the key does without being told. Left and right do something else on each screen.
  func isWellKnown(_ glyphs: Glyphs) -> Bool {
    ["?", "F1", "Esc", glyphs.upDown, glyphs.arrows].contains(name)
  }
}

/// The last line of a screen: its keys, as many as fit, and a note at the right.
struct KeyLine: Equatable, Sendable {
  /// The hints that fit, each with its first column.
  private(set) var places: [(column: Int, hint: Hint)] = []
  private let note: SafeText
  /// Whether the note stands on the rule above.
  private let isNoteOnRule: Bool
  private let row: Int
  private let content: Rect

  /// Lays out hints on the last row of the content. When there is no room, hints that have them get fewer words, from the
  /// right; then hints of keys that are easily found are dropped, those of keys that everybody knows before others; then
  /// the least important of the others from the right; at last the most important ones from the left, so that help and
  /// leaving go last. No key stands without a word.
  /// The note stands on the rule above where it has no room beside the most important hints, in a narrow window beside
  /// those that are not easily found. A countdown takes its place, and goes there where it has no room beside all.
  init(_ hints: [Hint], note: SafeText = .empty, countdown: SafeText = .empty, in context: ViewContext) {
    content = context.content
    row = content.maxY - 1
    let line = content.width - 2
    var kept = hints
    func width(gap: Int) -> Int { kept.reduce(0) { $0 + $1.width } + gap * max(0, kept.count - 1) }
    var isOnRule = !countdown.isEmpty && width(gap: 2) + 2 + countdown.width > line
    let note = countdown.isEmpty ? note : countdown
    var room: Int { line - (note.isEmpty || isOnRule ? 0 : note.width + 2) }
    func isWellKnown(_ index: Int) -> Bool { kept[index].isWellKnown(context.keyGlyphs) }
    for index in kept.indices.reversed() where width(gap: 2) > room && !kept[index].brief.isEmpty {
      kept[index] = kept[index].shortened
    }
    while width(gap: 2) > room {
      let found = kept.indices.filter { kept[$0].dropped == .first }
      guard let index = found.last(where: isWellKnown) ?? found.last else { break }
      kept.remove(at: index)
    }
    while width(gap: 2) > room, let least = kept.map(\.dropped).min() {
      if !note.isEmpty, !isOnRule, least == .last || context.isNarrow {
        // What a key does counts for more than where one is in a list.
        isOnRule = true
        continue
      }
      let all = kept.indices.filter { kept[$0].dropped == least }
      if let index = least == .last ? all.first : all.last { kept.remove(at: index) }
    }
    // What was dropped may leave room for the words of others.
    for index in kept.indices {
      let hint = kept[index]
      guard
        let whole = hints.firstIndex(where: { !$0.brief.isEmpty && $0.name == hint.name && $0.brief == hint.words }),
        width(gap: 2) + hints[whole].width - hint.width <= room
      else { continue }
      kept[index] = hints[whole]
    }
    self.note = note
    isNoteOnRule = isOnRule
    let gap = width(gap: 3) <= room ? 3 : 2
    var column = content.x + 1
    for hint in kept {
      places.append((column, hint))
      column += hint.width + gap
    }
  }

  /// Draws the rule and the line below it.
  func draw(on canvas: inout Canvas) {
    canvas.rule(in: Rect(x: content.x, y: row - 1, width: content.width, height: 1))
    for (column, hint) in places {
      canvas.draw(hint.name, at: Point(x: column, y: row), style: .key)
      canvas.draw(hint.words, at: Point(x: column + hint.name.width + 1, y: row), style: .hint)
    }
    guard !note.isEmpty else { return }
    let place = Point(x: content.maxX - 1 - note.width, y: isNoteOnRule ? row - 1 : row)
    guard isNoteOnRule else {
      canvas.draw(note, at: place, style: .hint)
      return
    }
    // A line that drains leaves the rule behind it.
    let text = note.string.reversed().drop { $0 == " " }.reversed()
    let isLine = text.last == canvas.glyphs.thinBar?.first
    let words = " " + SafeText(String(text)) + (isLine ? .empty : " ")
    canvas.draw(words, at: Point(x: place.x - (isLine ? 1 : 2), y: place.y), style: .hint)
  }

  /// The key that a click at `point` stands for.
  func key(at point: Point) -> Key? {
    guard point.y == row else { return nil }
    return places.first { ($0.column..<$0.column + $0.hint.width).contains(point.x) }?.hint.key
  }

  static func == (left: KeyLine, right: KeyLine) -> Bool {
    left.note == right.note && left.isNoteOnRule == right.isNoteOnRule && left.row == right.row
      && left.content == right.content
      && left.places.elementsEqual(right.places) { $0.column == $1.column && $0.hint == $1.hint }
  }
}
