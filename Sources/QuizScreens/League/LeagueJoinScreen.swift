import QuizCore
import TerminalKit

/// How to play together, for a player without a league: two fields that join one, and below them how else it is done.
struct LeagueJoinScreen: Screen, Equatable {
  static let keyTables = [ScreenKeys(.typing, LeagueKeys.joining)]

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
      if LeagueKeys.joining.command(for: key) == .leave { return [.back] }
    case (.joining, .time):
      guard let due = poll, now >= due else { break }
      poll = nil
      polls += 1
      return [.store(.pollJoining)]
    case (.editing, .response(.joining(.joined))), (.joining, .response(.joining(.joined))):
      return [.replace(LeagueScreen())]
    // One that was begun before the screen was left.
    case (.editing, .response(.joining(.underWay))):
      phase = .joining
      poll = now + LeagueScreen.pollInterval
    case (.joining, .response(.joining(.underWay))):
      guard polls < LeagueScreen.pollLimit else {
        phase = .editing(problem: context.words(.noAnswerFromServer).string)
        break
      }
      poll = now + LeagueScreen.pollInterval
    case (.joining, .response(.joining(.failed(let reason)))): phase = .editing(problem: reason)
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
    switch LeagueKeys.joining.command(for: key) {
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
    let place = layout(in: context).text
    scroll = max(0, min(scroll + rows, text(in: context, width: place.width).count - place.height))
  }

  func nextChange(after now: Instant, in context: ViewContext) -> Instant? { poll }

  var takesText: Bool {
    switch phase {
    case .editing: true
    case .joining: false
    }
  }

  var helpTopic: HelpScreen.Topic { .typing }

  func hints(in context: ViewContext) -> [Hint] {
    let place = layout(in: context).text
    let fits = text(in: context, width: place.width).count <= place.height
    let typing = takesText ? TextField.keys.hints(in: context) : []
    return typing
      + LeagueKeys.joining.hints(in: context) { command in
        switch command {
        case .scroll: fits
        case .proceed, .previous, .next: phase == .joining
        case .leave: false
        }
      }
  }

  func hit(at point: Point, in context: ViewContext) -> Target? {
    let layout = layout(in: context)
    return [layout.link, layout.name].firstIndex { $0.y == point.y }.map { .row($0) }
  }
}

// Layout and drawing.
extension LeagueJoinScreen {
  private struct Layout {
    /// What is above the fields in large letters, in rows.
    let heading: [SafeText]
    let label: Int
    let link: Rect
    let name: Rect
    let message: Rect
    let text: Rect
  }

  private func layout(in context: ViewContext) -> Layout {
    let columns = ListColumns(context.body())
    let body = columns.list
    let words = context.words
    let isRoomy = !context.isCompact
    let left = body.x + (isRoomy ? 5 : 2)
    let label = max(words(.linkField).width, words(.nameField).width)
    let x = left + label + 2
    let width = max(4, body.maxX - (isRoomy ? 4 : 1) - x)
    // Of a high window a part is blank above.
    let (heading, column) = context.readingColumn(below: words(.playTogether))
    let top =
      heading.isEmpty ? body.y + (isRoomy ? 1 : 0) + (columns.side == nil ? 0 : body.height / 5) : column.y + 1
    let pitch = heading.isEmpty ? isRoomy ? 2 : 1 : 3
    let message = top + 2 * pitch
    let textTop = message + (isRoomy ? 3 : 2)
    let text =
      columns.side.map { Rect(x: $0.x, y: top, width: $0.width - 1, height: max(1, $0.maxY - top)) }
      ?? Rect(
        x: left, y: textTop, width: body.maxX - (isRoomy ? 4 : 1) - left, height: max(1, body.maxY - textTop))
    return Layout(
      heading: heading, label: left, link: Rect(x: x, y: top, width: width, height: 1),
      name: Rect(x: x, y: top + pitch, width: width, height: 1),
      message: Rect(x: left, y: message, width: body.maxX - 1 - left, height: 2), text: text)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    canvas.header([words(.league) + "   " + words(.playTogether), words(.playTogether)], in: context)
    let layout = layout(in: context)
    canvas.largeName(layout.heading, above: layout.link.y - 1, in: context)
    for (isCurrent, label, field, place) in [
      (!isAtName, Phrase.linkField, link, layout.link), (isAtName, .nameField, name, layout.name),
    ] {
      if isCurrent, phase != .joining {
        canvas.draw(context.glyphs.pointer, at: Point(x: layout.label - 2, y: place.y), style: .selected)
      }
      canvas.draw(words(label), at: Point(x: layout.label, y: place.y), style: isCurrent ? .selected : .plain)
      // Without a row for a line below the text, the text itself is underlined.
      let style = context.isCompact ? Style.field : .plain
      canvas.fill(place, with: " ", style: style)
      field.draw(in: place, hasFocus: isCurrent && phase != .joining, style: style, on: &canvas)
      if !context.isCompact {
        canvas.fill(
          Rect(x: place.x, y: place.y + 1, width: place.width, height: 1), with: context.glyphs.rule,
          style: isCurrent ? .selected : .rule)
      }
    }
    switch phase {
    case .joining: canvas.paragraph([words(.joiningNow)], in: layout.message, style: .title)
    case .editing:
      guard let problem = problem(in: context) else { break }
      let message = SentenceText(text: context.glyphs.cross + " " + SafeText(problem).oneLine)
      let lines = message.lines(of: layout.message.width, most: 2, ellipsis: context.glyphs.ellipsis)
      canvas.paragraph(lines, in: layout.message, style: .alert)
    }
    let lines = text(in: context, width: layout.text.width)
    let first = max(0, min(scroll, lines.count - layout.text.height))
    canvas.paragraph(lines.dropFirst(first).prefix(layout.text.height), in: layout.text)
    guard lines.count > layout.text.height else { return }
    let edge = Rect(x: layout.text.x, y: layout.text.y - 1, width: layout.text.width, height: 1)
    // In a small window a long message takes this row.
    guard phase != .joining && problem(in: context) == nil || edge.y >= layout.message.maxY else { return }
    let mark = ScrollMark(keys: .pages).text(hasMoreBelow: first + layout.text.height < lines.count, in: context)
    canvas.draw(mark, in: edge, alignment: .right, style: .hint)
  }

  /// Why joining failed, or cannot but fail: what speaks with a league is what speaks with a live room.
  private func problem(in context: ViewContext) -> String? {
    switch phase {
    case .editing(let problem): problem ?? context.state.live.problem
    case .joining: nil
    }
  }

  /// How it is done, and what joining means.
  private func text(in context: ViewContext, width: Int) -> [SafeText] {
    let paragraphs = context.words(.howToPlayTogether)
    return paragraphs.enumerated().flatMap { index, paragraph in
      (index > 0 ? [SafeText.empty] : []) + paragraph.wrapped(to: width)
    }
  }
}
