import QuizCore
import TerminalKit

/// The form to join a live room: address, code, and name. Errors keep what was typed.
struct LiveJoinScreen: FormPage {
  static let keys = FormKeys.table(.hintJoin)

  static let fields = Field.allCases.count

  enum Field: Int, CaseIterable {
    case address, code, name
  }

  enum Phase: Equatable {
    /// The form is being filled in; `problem` tells why the last try failed.
    case editing(problem: SafeText?)
    /// The room is being sought.
    case joining
  }

  private(set) var phase: Phase
  /// The typed texts; other fields show remembered values.
  private var typed: [Field: TextField] = [:]
  /// The selected field; nil for the first empty one.
  private var chosen: Field?
  /// The room whose program runs or waits for another name; nil for none.
  private var waiting: LiveRun?

  /// A form with the known values; joins at once if none is missing.
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

  /// The run that joins a room; nil if something is missing.
  private static func run(address: String, code: String) -> LiveRun? {
    let (address, code) = (address.trimmed, code.trimmed)
    guard !address.isEmpty, !code.isEmpty || hasCode(address) else { return nil }
    return .join(address: address, code: hasCode(address) ? nil : code)
  }

  /// Whether an address includes the code of a room.
  private static func hasCode(_ address: String) -> Bool {
    let parts = address.split(separator: "/")
    guard parts.count > 2, let last = parts.last, parts[parts.count - 2] == "r" else { return false }
    return last.allSatisfy { $0.isASCII && $0.isWholeNumber }
  }

  /// The contents of a field.
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

  /// Whether a required field is empty; the code is not required if the address has it.
  private func isMissing(_ field: Field, in context: ViewContext) -> Bool {
    guard text(field, in: context).isEmpty else { return false }
    return field != .code || !LiveJoinScreen.hasCode(text(.address, in: context))
  }

  private func current(in context: ViewContext) -> Field {
    chosen ?? Field.allCases.first { isMissing($0, in: context) } ?? .name
  }

  var isEditing: Bool { phase != .joining }

  func selected(in context: ViewContext) -> Int { current(in: context).rawValue }

  mutating func select(_ field: Int) { chosen = Field(rawValue: field) }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    if case .response(LiveResponse.line(let line)) = event { return take(line, at: now, in: context) }
    let actions = handleForm(event, at: now, in: context)
    if case .paste = event { readLine() }
    return actions
  }

  /// Fills the fields from a command line in the address field.
  private mutating func readLine() {
    guard let line = typed[.address].flatMap({ JoinLine($0.text) }) else { return }
    for (field, text) in line.texts { typed[field] = TextField(text) }
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
      // Usually a digit or the address is wrong.
      chosen = LiveJoinScreen.hasCode(text(.address, in: context)) ? .address : .code
      waiting = nil
    case .opened, .count, .answered, .connection, .table: break
    }
    return []
  }

  /// Ends the program of the room, if one runs.
  private var ending: [Action] { waiting == nil ? [] : [.store(.live(.end))] }

  func leave() -> [Action] { ending + [.back] }

  mutating func edit(isText: Bool, in context: ViewContext, _ change: (inout TextField) -> Void) {
    let current = current(in: context)
    // Typed or pasted text replaces a remembered value; other keys edit it.
    var field = typed[current] ?? (isText ? TextField() : self.field(current, in: context))
    change(&field)
    typed[current] = field
    chosen = current
    phase = .editing(problem: nil)
  }

  /// Goes to the next field, or joins from the last if none is empty.
  mutating func proceed(at now: Instant, in context: ViewContext) -> [Action] {
    let current = current(in: context)
    readLine()
    if let missing = Field.allCases.first(where: { isMissing($0, in: context) }) {
      if missing.rawValue <= current.rawValue {
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

/// A command line copied from a host's screen in place of an address: `tenq join 192.168.1.5:8610 --code 1234`.
struct JoinLine: Equatable {
  /// What it says for the fields of the form.
  private(set) var texts: [LiveJoinScreen.Field: String] = [:]

  /// Parses a line; nil if it is no such command.
  init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map { word in
      String(word.drop { "\"'".contains($0) }.reversed().drop { "\"'".contains($0) }.reversed())
    }
    guard let join = words.prefix(2).firstIndex(of: "join") else { return nil }
    var rest = words[(join + 1)...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let value = { parts.count > 1 ? parts[1] : rest.popFirst() }
      switch parts.first {
      case "--code": texts[.code] = value()
      case "--name": texts[.name] = value()
      case _ where texts[.address] == nil && !word.hasPrefix("-"): texts[.address] = word
      case _: break
      }
    }
  }
}
