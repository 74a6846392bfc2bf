import QuizCore
import TerminalKit

/// Joins a league: two fields, and below them how to play together without one.
struct LeagueJoinScreen: FormPage, Equatable {
  static let keys = FormKeys.table(.hintJoin)

  static let fields = 2

  enum Phase: Equatable {
    /// The form is being filled in; `problem` tells why joining failed.
    case editing(problem: String?)
    /// The request to the server is under way.
    case joining
  }

  private(set) var phase = Phase.editing(problem: nil)
  /// The invitation link.
  private(set) var link = TextField()
  /// The player's name in the league.
  private(set) var name = TextField()
  private var isAtName = false
  var scroll = 0
  private var poll: Instant?
  private var polls = 0

  /// Checks for an earlier join that may have ended meanwhile.
  var effectsOnAppear: [StoreEffect] { [.pollJoining] }

  var isEditing: Bool { phase != .joining }

  func selected(in context: ViewContext) -> Int { isAtName ? 1 : 0 }

  mutating func select(_ field: Int) { isAtName = field == 1 }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .time:
      guard phase == .joining, let due = poll, now >= due else { return [] }
      poll = nil
      polls += 1
      return [.store(.pollJoining)]
    case .response(let joining as LeagueJoining): return take(joining, at: now, in: context)
    case .key, .paste, .row, .wheel, .response, .shown, .covered, .uncovered, .interrupted:
      return handleForm(event, at: now, in: context)
    }
  }

  private mutating func take(_ joining: LeagueJoining, at now: Instant, in context: ViewContext) -> [Action] {
    switch (joining, phase) {
    case (.joined, _): return [.replace(LeagueScreen())]
    case (.underWay, .joining) where polls >= LeagueScreen.pollLimit:
      phase = .editing(problem: context.words(.noAnswerFromServer).string)
    // May have begun before the screen was left.
    case (.underWay, _):
      phase = .joining
      poll = now + LeagueScreen.pollInterval
    case (.failed(let reason), .joining): phase = .editing(problem: reason)
    case (.failed, .editing): break
    }
    return []
  }

  mutating func edit(isText: Bool, in context: ViewContext, _ change: (inout TextField) -> Void) {
    if isAtName { change(&name) } else { change(&link) }
    phase = .editing(problem: nil)
  }

  mutating func proceed(at now: Instant, in context: ViewContext) -> [Action] {
    guard isAtName else {
      isAtName = true
      return []
    }
    let words = InvitationText.words(link.text)
    guard InvitationText.isLikely(words) else {
      phase = .editing(problem: context.words(.notALink).string)
      isAtName = false
      return []
    }
    guard !name.text.trimmed.isEmpty else {
      phase = .editing(problem: context.words(.noName).string)
      return []
    }
    phase = .joining
    poll = nil
    polls = 0
    return [.store(.joinLeague(link: words.joined(separator: " "), name: name.text.trimmed))]
  }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    let rows = [
      FormRow(label: words(.linkField), content: .text(link)), FormRow(label: words(.nameField), content: .text(name)),
    ]
    // Explains how it works and what joining means.
    let text = Rows(words(.howToPlayTogether).enumerated().map { Paragraph($1).below($0 > 0 ? 1 : 0) })
    let form = FormColumn(
      name: context.pageName(words(.playTogether)), rows: rows, selected: phase == .joining ? nil : isAtName ? 1 : 0,
      below: message(in: context), remarks: [Scroll(text, from: scroll)], context: context)
    return Page(title: [words(.league) + "   " + words(.playTogether), words(.playTogether)], content: form)
      .changing(in: poll.map { now.duration(to: $0) })
  }

  /// The progress, or why joining failed or must fail: leagues need the same program as live rooms.
  private func message(in context: ViewContext) -> (any Block)? {
    switch phase {
    case .joining: return Line(context.words(.joiningNow), .title)
    case .editing(let problem):
      guard let problem = problem ?? context.state.live.problem else { return nil }
      return Paragraph(context.glyphs.cross + " " + SafeText(problem).oneLine, .alert, overflow: .cut)
    }
  }
}
