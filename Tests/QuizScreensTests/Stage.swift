import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// An app that a test plays: keys in, pictures out. Time passes only on request.
protocol Stage {
  var app: App { get }
  var now: Instant { get set }

  /// Lets something happen, and does what follows.
  mutating func send(_ event: App.Event)
}

extension Stage {
  /// Presses keys one after the other, the picture being shown after each.
  @discardableResult
  mutating func press(_ keys: Key..., after duration: Duration? = nil, then pause: Duration? = nil) -> Self {
    if let duration { wait(duration) }
    for key in keys { send(.input(.key(key))) }
    if let pause { wait(pause) }
    return self
  }

  /// Types characters one after the other.
  @discardableResult
  mutating func type(_ text: String, after duration: Duration? = nil, then pause: Duration? = nil) -> Self {
    if let duration { wait(duration) }
    for character in text { press(.character(character)) }
    if let pause { wait(pause) }
    return self
  }

  /// Types texts, each ended by Enter.
  @discardableResult
  mutating func fill(_ texts: String...) -> Self {
    for text in texts {
      type(text)
      press(.enter)
    }
    return self
  }

  @discardableResult
  mutating func paste(_ text: String) -> Self {
    send(.input(.paste(text)))
    return self
  }

  @discardableResult
  mutating func click(_ x: Int, _ y: Int) -> Self {
    for action in [Mouse.Action.press, .release] {
      send(.input(.mouse(Mouse(point: Point(x: x, y: y), action: action))))
    }
    return self
  }

  /// Answers the program's question of what it asked for.
  @discardableResult
  mutating func answer(_ response: any Response) -> Self {
    send(.response(response))
    return self
  }

  /// Lets time pass, waking exactly when the app wants to be woken.
  @discardableResult
  mutating func wait(_ duration: Duration) -> Self {
    let end = now + duration
    while let next = app.nextChange(after: now), next <= end {
      now = max(now, next)
      send(.input(.time))
    }
    now = end
    return self
  }

  /// Lets time pass with nobody awake, as when the process is stopped.
  mutating func sleep(_ duration: Duration) { now += duration }

  /// The same after some more steps.
  func having(_ steps: (inout Self) throws -> Void) rethrows -> Self {
    var stage = self
    try steps(&stage)
    return stage
  }
}

extension Stage {
  /// The whole screen.
  var canvas: Canvas { app.picture(at: now) }

  /// It as lines of text.
  var screen: [String] { canvas.lines }

  /// Expects texts to be somewhere on screen, and `others` to be nowhere.
  @discardableResult
  func expect(
    _ texts: String..., without others: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let screen = screen
    let missing = texts.filter { !screen.joined().contains($0) }
    #expect(missing.isEmpty, "\(screen.picture)", sourceLocation: sourceLocation)
    let wrong = others.filter { screen.joined().contains($0) }
    #expect(wrong.isEmpty, "\(screen.picture)", sourceLocation: sourceLocation)
    return self
  }

  /// Expects nothing to move.
  @discardableResult
  func expectRest(sourceLocation: SourceLocation = #_sourceLocation) -> Self {
    #expect(app.nextChange(after: now) == nil, sourceLocation: sourceLocation)
    return self
  }

  /// Expects these alerts, and no others.
  @discardableResult
  func expect(alerts: String..., sourceLocation: SourceLocation = #_sourceLocation) -> Self {
    #expect(canvas.runs(of: .alert) == alerts, sourceLocation: sourceLocation)
    return self
  }

  @discardableResult
  func expectNoAlerts(sourceLocation: SourceLocation = #_sourceLocation) -> Self {
    #expect(canvas.runs(of: .alert).isEmpty, sourceLocation: sourceLocation)
    return self
  }

  /// Expects a row that begins and ends so, and has all of these texts.
  @discardableResult
  func expectRow(
    _ texts: String..., begins: String = "", ends: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let isThere = screen.contains { row in
      row.hasPrefix(begins) && row.hasSuffix(ends) && texts.allSatisfy { row.contains($0) }
    }
    #expect(isThere, "\(screen.picture)", sourceLocation: sourceLocation)
    return self
  }

  /// Expects of a row of the screen, from its end where it is negative, how it begins or ends, and what it has.
  @discardableResult
  func expect(
    row: Int, is whole: String? = nil, begins: String = "", ends: String = "", has: String = "", lacks: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let screen = screen
    let line = screen[row < 0 ? screen.count + row : row]
    let isRight =
      line == whole ?? line && line.hasPrefix(begins) && line.hasSuffix(ends) && (has.isEmpty || line.contains(has))
      && lacks.map(line.contains) != true
    #expect(isRight, "|\(line)| in\(screen.picture)", sourceLocation: sourceLocation)
    return self
  }
}

/// An app whose effects are recorded, and not performed.
struct AppStage: Stage {
  private(set) var app: App
  var now = Instant(.seconds(100))
  /// All that was asked for, in order.
  private(set) var effects: [Effect] = []

  /// At a screen, or at home.
  init(_ size: Size = .ordinary, opens screen: (any Screen)? = nil, in state: AppState) {
    if let screen {
      (app, effects) = App.opening(Opening(screen: screen), size: size, state: state)
    } else {
      app = App(size: size, state: state)
    }
    send(.shown)
  }

  mutating func send(_ event: App.Event) {
    effects += app.handle(event, at: now)
    effects += app.handle(.shown, at: now)
  }
}

extension AppStage {
  /// What is asked for because of an event.
  mutating func effects(of event: App.Event) -> [Effect] {
    let count = effects.count
    send(event)
    return Array(effects.dropFirst(count))
  }

  /// What a key asks for.
  mutating func effects(of key: Key) -> [Effect] { effects(of: .input(.key(key))) }

  /// Opens an entry of the home screen.
  @discardableResult
  mutating func choose(_ item: HomeScreen.Item) -> Self {
    if let key = app.key(of: item) { press(key) }
    return self
  }

  /// What was said to the program of live rooms, in order.
  var said: [LiveEffect] { effects.compactMap { if case .store(.live(let effect)) = $0 { effect } else { nil } } }

  /// What was to be saved.
  var saved: [RoundRecord] { effects.compactMap { if case .store(.save(let record, _)) = $0 { record } else { nil } } }

  /// How often the bell rang.
  var bells: Int { effects.count { $0 == .terminal(.bell) } }
}
