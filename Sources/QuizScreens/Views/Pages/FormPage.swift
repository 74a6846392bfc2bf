import QuizCore
import TerminalKit

/// A screen that is a form of text fields: keys type into one of them, go to another, or leave.
protocol FormPage: Screen {
  static var keys: KeyTable<FormKeys.Command> { get }

  static var fields: Int { get }

  /// Whether it can be edited: not once what was typed is sent.
  var isEditing: Bool { get }

  /// How far the part below the fields is scrolled.
  var scroll: Int { get set }

  /// The field that is typed into.
  func selected(in context: ViewContext) -> Int

  mutating func select(_ field: Int)

  /// Changes the selected field; `isText` where letters come in, from the keyboard or pasted.
  mutating func edit(isText: Bool, in context: ViewContext, _ change: (inout TextField) -> Void)

  /// Goes to the next field, or submits the form.
  mutating func proceed(at now: Instant, in context: ViewContext) -> [Action]

  func leave() -> [Action]
}

extension FormPage {
  static var keyTables: [ScreenKeys] { [ScreenKeys(.typing, keys)] }

  // A form of one field, in which nothing is scrolled.
  static var fields: Int { 1 }
  func selected(in context: ViewContext) -> Int { 0 }
  func select(_ field: Int) {}
  var scroll: Int {
    get { 0 }
    set {}
  }

  var takesText: Bool { isEditing }

  var helpTopic: HelpScreen.Topic { .typing }

  func leave() -> [Action] { [.back] }

  /// Handles an event as every form does.
  mutating func handleForm(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      let command = Self.keys.command(for: key)
      if command == .leave { return leave() }
      guard isEditing else { break }
      let field = selected(in: context)
      switch command {
      case .previous: select(max(0, field - 1))
      case .next: select(min(field + 1, Self.fields - 1))
      case .proceed: return proceed(at: now, in: context)
      case .scroll(let rows): scroll(by: rows, in: context)
      case .leave: break
      case .none:
        let isText = if case .character = key { true } else { false }
        edit(isText: isText, in: context) { _ = $0.handle(key) }
      }
    // A pasted link may include the blanks around it.
    case .paste(let text): if isEditing { edit(isText: true, in: context) { $0.insert(text.trimmed) } }
    case .row(let row): if isEditing, row < Self.fields { select(row) }
    case .wheel(let rows): scroll(by: rows, in: context)
    case .response, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  private mutating func scroll(by rows: Int, in context: ViewContext) {
    scroll = form(in: context)?.viewport?.first(after: rows) ?? 0
  }

  func hints(in context: ViewContext) -> [Hint] {
    let scrolls = form(in: context)?.viewport?.isPartial == true
    return (isEditing ? TextField.keys.hints(in: context) : [])
      + Self.keys.hints(in: context) { command in
        switch command {
        case .scroll: !scrolls
        case .proceed: !isEditing
        case .previous, .next: !isEditing || Self.fields == 1
        case .leave: false
        }
      }
  }
}

/// The keys of a form of text fields.
enum FormKeys {
  enum Command: Hashable, Sendable {
    case previous
    case next
    case proceed
    case leave
    /// Scrolls what is below the form; negative for up.
    case scroll(Int)
  }

  /// The keys; `proceed` is the hint of Enter.
  static func table(_ proceed: Phrase) -> KeyTable<Command> {
    KeyTable([
      .init([.enter], .proceed, hint: proceed, dropped: .last),
      .init(
        "↑↓ Tab", [(.down, .next), (.up, .previous), (.tab, .next), (.backTab, .previous)], hint: .hintField),
      .init("PgDn", [(.pageDown, .scroll(4)), (.pageUp, .scroll(-4))], hint: .hintScroll, dropped: .later),
      .init([.escape], .leave, hint: .hintBack, dropped: .last),
    ])
  }
}
