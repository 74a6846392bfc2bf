import QuizCore
import TerminalKit

/// How to play together, for a player without a league: two fields that join one, and below them how else it is done.
struct LeagueJoinScreen: Screen, Equatable {
  static let keys = FormKeys.table(.hintJoin)

  static let keyTables = [ScreenKeys(.typing, keys)]

  /// How it stands.
  enum Phase: Equatable {
    /// The form is being filled in; `problem` is why joining failed.
    case editing(problem: String?)
    /// The request to the server is under way.
    case joining
  }

  /// How it stands.
  private(set) var phase = Phase.editing(problem: nil)
  /// The link of the invitation.
  private(set) var link = TextField()
  /// The player's name in the league.
  private(set) var name = TextField()
  private var isAtName = false
  private var scroll = 0
  private var poll: Instant?
  private var polls = 0

  /// Looks whether a join that was not waited for has ended meanwhile.
  var effectsOnAppear: [StoreEffect] { [.pollJoining] }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch (phase, event) {
    case (.editing, .key(let key)): return type(key, at: now, in: context)
    case (.editing, .paste(let text)):
      // A pasted link may include the text around it.
      if isAtName { name.insert(text) } else { link.insert(LeagueJoinScreen.trimmed(text)) }
    case (.editing, .row(let row)): isAtName = row == 1
    case (_, .wheel(let rows)): scroll(by: rows, in: context)
    case (.joining, .key(let key)):
      if LeagueJoinScreen.keys.command(for: key) == .leave { return [.back] }
    case (.joining, .time):
      guard let due = poll, now >= due else { break }
      poll = nil
      polls += 1
      return [.store(.pollJoining)]
    case (.editing, .response(LeagueJoining.joined)), (.joining, .response(LeagueJoining.joined)):
      return [.replace(LeagueScreen())]
    // One that was begun before the screen was left.
    case (.editing, .response(LeagueJoining.underWay)):
      phase = .joining
      poll = now + LeagueScreen.pollInterval
    case (.joining, .response(LeagueJoining.underWay)):
      guard polls < LeagueScreen.pollLimit else {
        phase = .editing(problem: context.words(.noAnswerFromServer).string)
        break
      }
      poll = now + LeagueScreen.pollInterval
    case (.joining, .response(LeagueJoining.failed(let reason))): phase = .editing(problem: reason)
    case (.editing, .shown), (.editing, .time), (.editing, .covered), (.editing, .uncovered), (.editing, .interrupted),
      (.editing, .response), (.joining, .row), (.joining, .paste), (.joining, .shown), (.joining, .covered),
      (.joining, .uncovered), (.joining, .interrupted), (.joining, .response):
      break
    }
    return []
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  private mutating func type(
    _ key: Key, at now: Instant, in context: ViewContext
  ) -> [Action] {
    switch LeagueJoinScreen.keys.command(for: key) {
    case .previous: isAtName = false
    case .next: isAtName = true
    case .proceed where !isAtName: isAtName = true
    case .proceed: return join(at: now, in: context)
    case .scroll(let rows): scroll(by: rows, in: context)
    case .leave: return [.back]
    case .none:
      _ = isAtName ? name.handle(key) : link.handle(key)
      phase = .editing(problem: nil)
    }
    return []
  }

  private mutating func join(at now: Instant, in context: ViewContext) -> [Action] {
    let words = InvitationText.words(link.text)
    let name = LeagueJoinScreen.trimmed(name.text)
    guard InvitationText.isLikely(words) else {
      phase = .editing(problem: context.words(.notALink).string)
      isAtName = false
      return []
    }
    guard !name.isEmpty else {
      phase = .editing(problem: context.words(.noName).string)
      return []
    }
    phase = .joining
    poll = nil
    polls = 0
    return [.store(.joinLeague(link: words.joined(separator: " "), name: name))]
  }

  private mutating func scroll(by rows: Int, in context: ViewContext) {
    scroll = form(in: context)?.viewport?.first(after: rows) ?? 0
  }

  var takesText: Bool {
    switch phase {
    case .editing: true
    case .joining: false
    }
  }

  var helpTopic: HelpScreen.Topic { .typing }

  func hints(in context: ViewContext) -> [Hint] {
    let scrolls = form(in: context)?.viewport?.isPartial == true
    let typing = takesText ? TextField.keys.hints(in: context) : []
    return typing
      + LeagueJoinScreen.keys.hints(in: context) { command in
        switch command {
        case .scroll: !scrolls
        case .proceed, .previous, .next: phase == .joining
        case .leave: false
        }
      }
  }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    let rows = [
      FormRow(label: words(.linkField), content: .text(link)), FormRow(label: words(.nameField), content: .text(name)),
    ]
    // How it is done, and what joining means.
    let text = Rows(words(.howToPlayTogether).enumerated().map { Paragraph($1).below($0 > 0 ? 1 : 0) })
    let form = FormColumn(
      name: context.pageName(words(.playTogether)), rows: rows, selected: phase == .joining ? nil : isAtName ? 1 : 0,
      below: message(in: context), remarks: [Scroll(text, from: scroll)], context: context)
    return Page(title: [words(.league) + "   " + words(.playTogether), words(.playTogether)], content: form)
      .changing(in: poll.map { now.duration(to: $0) })
  }

  /// What is going on, or why joining failed, or cannot but fail: what speaks with a league is what speaks with a live
  /// room.
  private func message(in context: ViewContext) -> (any Block)? {
    switch phase {
    case .joining: return Line(context.words(.joiningNow), .title)
    case .editing(let problem):
      guard let problem = problem ?? context.state.live.problem else { return nil }
      return Paragraph(context.glyphs.cross + " " + SafeText(problem).oneLine, .alert, overflow: .cut)
    }
  }
}
