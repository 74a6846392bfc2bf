import QuizCore
import TerminalKit

/// The form by which a live room is joined: its address, its code, and a name. Nothing that was typed is lost by an error.
struct LiveJoinScreen: Screen {
  static let keys = FormKeys.table(.hintJoin)

  static let keyTables = [ScreenKeys(.typing, keys)]

  /// A field of the form.
  enum Field: Int, CaseIterable {
    case address, code, name
  }

  /// How it stands.
  enum Phase: Equatable {
    /// The form is being filled in; with why the last try failed.
    case editing(problem: SafeText?)
    /// The room is being sought.
    case joining
  }

  private(set) var phase: Phase
  /// What was typed; fields that were not touched hold what is remembered.
  private var typed: [Field: TextField] = [:]
  /// The field that is typed into; nil for the first that is empty.
  private var chosen: Field?
  /// The room whose program runs, or waits for another name; nil for none.
  private var waiting: LiveRun?

  /// A form that holds what is known; where that is all, it joins at once.
  init(address: String, code: String, name: String) {
    for (field, text) in zip(Field.allCases, [address, code, name]) where !text.isEmpty {
      typed[field] = TextField(text)
    }
    waiting = name.isEmpty ? nil : LiveJoinScreen.run(address: address, code: code)
    phase = waiting == nil ? .editing(problem: nil) : .joining
  }

  var effectsOnAppear: [StoreEffect] {
    [.live(waiting.map { .join($0, name: typed[.name]?.text ?? "") } ?? .recall)]
  }

  /// The run that joins a room; nil where something is missing.
  private static func run(address: String, code: String) -> LiveRun? {
    let (address, code) = (address.trimmed, code.trimmed)
    guard !address.isEmpty, !code.isEmpty || hasCode(address) else { return nil }
    return .join(address: address, code: hasCode(address) ? nil : code)
  }

  /// Whether an address is that of one room.
  private static func hasCode(_ address: String) -> Bool {
    let parts = address.split(separator: "/")
    guard parts.count > 2, let last = parts.last, parts[parts.count - 2] == "r" else { return false }
    return last.allSatisfy { $0.isASCII && $0.isWholeNumber }
  }

  /// What a field holds.
  private func field(_ field: Field, in context: ViewContext) -> TextField {
    if let typed = typed[field] { return typed }
    switch field {
    case .address: return TextField(context.state.live.address)
    case .code: return TextField()
    case .name:
      let name = context.state.live.name
      return TextField(name.isEmpty ? context.state.league?.player.name ?? "" : name)
    }
  }

  private func text(_ field: Field, in context: ViewContext) -> String { self.field(field, in: context).text.trimmed }

  /// Whether a field has to be filled in: the code not where the address has it.
  private func isMissing(_ field: Field, in context: ViewContext) -> Bool {
    guard text(field, in: context).isEmpty else { return false }
    return field != .code || !LiveJoinScreen.hasCode(text(.address, in: context))
  }

  private func current(in context: ViewContext) -> Field {
    chosen ?? Field.allCases.first { isMissing($0, in: context) } ?? .name
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch (phase, event) {
    case (.editing, .key(let key)): return type(key, in: context)
    case (.editing, .paste(let text)):
      let current = current(in: context)
      var field = self.field(current, in: context)
      // A link takes the place of the address that is remembered.
      if current == .address, typed[.address] == nil { field = TextField() }
      field.insert(text.trimmed)
      typed[current] = field
      chosen = current
      readLine()
    case (.editing, .row(let row)): chosen = Field(rawValue: row) ?? chosen
    case (.joining, .key(let key)):
      if LiveJoinScreen.keys.command(for: key) == .leave { return ending + [.back] }
    case (_, .response(LiveResponse.line(let line))): return take(line, at: now, in: context)
    case (_, .wheel), (_, .shown), (_, .time), (_, .covered), (_, .uncovered), (_, .interrupted), (_, .response),
      (.joining, .paste), (.joining, .row):
      break
    }
    return []
  }

  /// Fills in what a command line in the place of the address says.
  private mutating func readLine() {
    guard let line = typed[.address].flatMap({ JoinLine($0.text) }) else { return }
    for (field, text) in [(Field.address, line.address), (.code, line.code), (.name, line.name)] where text != nil {
      typed[field] = TextField(text ?? "")
    }
  }

  private mutating func take(_ line: LiveLine, at now: Instant, in context: ViewContext) -> [Action] {
    switch line {
    case .state(let state, let own, let board, let clock):
      guard waiting != nil else { break }
      return [.replace(LivePlayerScreen(LiveScene(state, own: own, board: board, clock: clock, at: now)))]
    case .refusedName(let reason):
      phase = .editing(problem: SafeText(reason).oneLine)
      chosen = .name
    case .failed(let reason):
      phase = .editing(problem: SafeText(reason).oneLine)
      // Mostly a digit or the address is wrong.
      chosen = LiveJoinScreen.hasCode(text(.address, in: context)) ? .address : .code
      waiting = nil
    case .opened, .count, .answered, .connection, .table: break
    }
    return []
  }

  /// Ends the program of the room, where one runs.
  private var ending: [Action] { waiting == nil ? [] : [.store(.live(.end))] }

  private mutating func type(_ key: Key, in context: ViewContext) -> [Action] {
    let current = current(in: context)
    switch LiveJoinScreen.keys.command(for: key) {
    case .previous: chosen = Field(rawValue: current.rawValue - 1) ?? .address
    case .next: chosen = Field(rawValue: current.rawValue + 1) ?? .name
    case .proceed: return proceed(from: current, in: context)
    case .leave: return ending + [.back]
    case .scroll: break
    case .none:
      var field = self.field(current, in: context)
      // A letter begins a remembered text anew; the other keys of a field change it.
      if typed[current] == nil, case .character = key { field = TextField() }
      _ = field.handle(key)
      typed[current] = field
      chosen = current
      phase = .editing(problem: nil)
    }
    return []
  }

  /// To the next field, or, from the last where none is empty, into the room.
  private mutating func proceed(from current: Field, in context: ViewContext) -> [Action] {
    readLine()
    if let missing = Field.allCases.first(where: { isMissing($0, in: context) }) {
      if missing == current || missing.rawValue < current.rawValue {
        phase = .editing(problem: context.words(missing.isMissing))
      }
      chosen = missing
      return []
    }
    guard current == .name else {
      let skips = current == .address && text(.code, in: context).isEmpty
      chosen = skips ? .name : Field(rawValue: current.rawValue + 1)
      return []
    }
    let name = text(.name, in: context)
    guard SafeText(name).width <= LiveJoinScreen.widestName else {
      phase = .editing(problem: context.words(.nameTooLong(LiveJoinScreen.widestName)))
      chosen = .name
      return []
    }
    guard let run = LiveJoinScreen.run(address: text(.address, in: context), code: text(.code, in: context)) else {
      return []
    }
    phase = .joining
    if waiting == run { return [.store(.live(.say(.join(name: name))))] }
    defer { waiting = run }
    return ending + [.store(.live(.join(run, name: name)))]
  }

  /// The widest name, in columns.
  static let widestName = 20

  var takesText: Bool { phase != .joining }

  var helpTopic: HelpScreen.Topic { .typing }

  func hints(in context: ViewContext) -> [Hint] {
    (takesText ? TextField.keys.hints(in: context) : [])
      + LiveJoinScreen.keys.hints(in: context) { command in
        switch command {
        case .scroll: true
        case .previous, .next, .proceed: phase == .joining
        case .leave: false
        }
      }
  }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    let rows = Field.allCases.map { FormRow(label: words($0.label), content: .text(field($0, in: context))) }
    let message: any Block =
      switch phase {
      case .joining: Line(words(.seeking), .title)
      case .editing(let problem?): Paragraph(context.glyphs.cross + " " + problem, .alert)
      case .editing(nil): Paragraph(words(.whereItStands), .dim)
      }
    return Page(
      title: [words(.live) + "   " + words(.joinARoom), words(.joinARoom)],
      content: FormColumn(
        name: context.pageName(words(.join)), rows: rows,
        selected: phase == .joining ? nil : current(in: context).rawValue,
        below: Steady(message, reserving: [Paragraph(words(.whereItStands))]), context: context))
  }
}
