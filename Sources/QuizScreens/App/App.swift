import QuizCore
import TerminalKit

/// The whole app as one value: a stack of screens, and the state they share.
///
/// Events come in with their instant, effects go out, and a picture can be drawn at any time. Nothing else happens here.
public struct App: Sendable {
  /// An event. Large and rare payloads are boxed, so that a key or a tick is copied in a few words.
  public enum Event: Sendable {
    /// The player or the terminal did something.
    case input(Input)
    case shown
    /// The program answered an effect.
    indirect case response(any Response)
    /// The state that all screens share changed.
    indirect case state(AppState)
    /// The window has this size.
    case size(Size)
  }

  /// The window and the shared state.
  public private(set) var context: ViewContext
  /// The stack of screens; the last one is visible. Never empty: the home screen stays.
  private(set) var screens: [any Screen]
  /// The help while it is open, on top of everything.
  private(set) var help: HelpScreen?
  /// The target of the last press of the mouse button.
  private var pressed: Target?
  /// Caches what is drawn until the next event.
  private var drawn = Kept()

  /// What is drawn: the visible screen, and the whole window.
  private struct Drawn: Sendable {
    let screen: Form?
    let window: Form?
  }

  /// Opens on the home screen.
  public init(size: Size, state: AppState) {
    context = ViewContext(size: size, state: state)
    screens = [HomeScreen()]
  }

  /// Opens on a screen other than home; also returns the effects that load its data.
  public static func opening(_ opening: Opening, size: Size, state: AppState) -> (app: App, effects: [Effect]) {
    var app = App(size: size, state: state)
    let effects = app.push(opening.screen)
    return (app, effects)
  }

  /// Handles an event that happened at `now`; returns the effects to perform.
  public mutating func handle(_ event: Event, at now: Instant) -> [Effect] {
    // Ignored by screens that do not wait for it.
    if case .shown = event, !waitsToBeShown { return [] }
    defer { drawn = Kept() }
    switch event {
    case .input(let input): return handle(input, at: now)
    case .shown: return send(.shown, at: now)
    case .response(let response): return send(.response(response), at: now)
    case .state(let state): context.state = state
    case .size(let size):
      let wasTooSmall = context.isTooSmall
      context.size = size
      if !wasTooSmall, context.isTooSmall { return interrupt(at: now) }
    }
    return []
  }

  /// Draws the picture at `now`.
  public func picture(at now: Instant) -> Canvas {
    var canvas = Canvas(size: context.size, glyphs: context.glyphs)
    form(at: now)?.draw(at: .zero, on: &canvas)
    return canvas
  }

  /// The form of the whole window at `now`: the screen, and below it the key line.
  func form(at now: Instant) -> Form? { drawn(at: now).window }

  private func drawn(at now: Instant) -> Drawn {
    drawn.answer(now) {
      var context = scoped
      guard !context.isTooSmall else {
        // Asks the game below the help, too.
        let notice = TooSmallNotice(holdsClock: screens[screens.count - 1].holdsClock, context: context)
        return Drawn(screen: nil, window: notice.form(in: context.size))
      }
      let form = top.form(in: context, at: now)
      context.drawn = form
      let window = Rows {
        form
        Rows.Item.space()
        keyLine(below: form, in: context)
      }.atMost(columns: ViewContext.widest).across(.center).form(in: context.size)
      return Drawn(screen: form, window: window)
    }
  }

  /// Whether something begins when the picture is shown, so that no key may be handled before. Otherwise waiting keys
  /// can share one picture.
  public var waitsToBeShown: Bool { !context.isTooSmall && top.waitsToBeShown(in: context) }

  /// When the picture next changes by itself or something is due; nil for never.
  public func nextChange(after now: Instant) -> Instant? {
    form(at: now)?.nextChange.map { now + $0 }
  }

  /// The visible screen.
  private var top: any Screen { help ?? screens[screens.count - 1] }

  /// The context with the current key scope, which matters only to custom bindings.
  private var scoped: ViewContext { context.state.bindings.isEmpty ? context : context.scoped(to: keyScope) }

  private var keyScope: KeyScope {
    if top.takesText { return .text }
    return help != nil || screens.count == 1 ? .lists : top.helpTopic.keyScope
  }

  private func keyLine(below form: Form?, in context: ViewContext) -> any Block {
    var hints = top.hints(in: context)
    if top.offersHelp { hints.insert(contentsOf: commonHints(in: context), at: max(0, hints.count - 1)) }
    let line = KeyLine(hints: hints, note: form?.lastNote ?? .empty, glyphs: context.keyGlyphs)
    return KeptBlock(kept: context.kept, subject: line) { line }
  }

  /// The keys that work everywhere. While letters are text, only F1 opens the help.
  private func commonHints(in context: ViewContext) -> [Hint] {
    CommonKeys.table.hints(in: context).map { hint in
      guard top.takesText, hint.key == .character("?") else { return hint }
      return Hint(
        name: "F1", words: hint.words, key: .function(1), dropped: hint.dropped,
        help: HelpScreen.Line(name: "F1", words: hint.help.words))
    }
  }
}

// Commands of the player.
extension App {
  private mutating func handle(_ input: Input, at now: Instant) -> [Effect] {
    switch input {
    case .key(let key):
      if context.state.bindings.isEmpty { return press(key, at: now) }
      return context.state.bindings.meaning(of: key, in: keyScope).map { press($0, at: now) } ?? []
    case .mouse(let mouse): return handle(mouse, at: now)
    case .paste(let text): return context.isTooSmall ? [] : send(.paste(text), at: now)
    case .time: return context.isTooSmall ? [] : send(.time, at: now)
    case .suspend: return interrupt(at: now) + [.terminal(.suspend)]
    case .resized, .ended, .hangUp, .pipe, .facts: return []
    }
  }

  private mutating func press(_ key: Key, at now: Instant) -> [Effect] {
    switch CommonKeys.table.command(for: key) {
    case .redraw: return [.terminal(.redraw)]
    case .help where !context.isTooSmall && !top.asksBeforeHelp && !(top.takesText && key != .function(1)):
      return toggleHelp(at: now)
    case .help, .signal, .none: break
    }
    guard context.isTooSmall else { return send(.key(key), at: now) }
    return TooSmallNotice.leaves(by: key) ? [.quit] : []
  }

  private mutating func toggleHelp(at now: Instant) -> [Effect] {
    if help == nil {
      // A question that asked before showing help gets its own keys back.
      let effects = send(.covered, at: now)
      let context = scoped.forHelp
      let keys = HelpScreen.Keys(
        ofScreen: top.hints(in: context).map(\.help), everywhere: commonHints(in: context).map(\.help))
      help = HelpScreen(keys, at: top.helpTopic, of: top.helpGame, pauseCost: top.pauseCost)
      return effects
    }
    help = nil
    return send(.uncovered, at: now)
  }

  private mutating func handle(_ mouse: Mouse, at now: Instant) -> [Effect] {
    guard !context.isTooSmall else { return [] }
    switch mouse.action {
    case .press:
      pressed = form(at: now)?.target(at: mouse.point)
      return []
    case .release:
      // A click needs press and release on the same target.
      guard let hit = form(at: now)?.target(at: mouse.point), hit == pressed else { return [] }
      pressed = nil
      switch hit {
      case .key(let key): return press(key, at: now)
      case .row(let row): return send(.row(row), at: now)
      }
    case .wheelUp: return send(.wheel(-1), at: now)
    case .wheelDown: return send(.wheel(1), at: now)
    }
  }
}

// Actions and effects.
extension App {
  private mutating func send(_ event: ScreenEvent, at now: Instant) -> [Effect] {
    // The context it is drawn with, so that both lay out alike.
    var context = scoped
    let last: Drawn? = drawn.last(for: Instant.self)
    drawn = Kept()
    let isResponse = if case .response = event { true } else { false }
    if help == nil || !isResponse { context.drawn = last?.screen }
    if !isResponse, let actions = help?.handle(event, at: now, in: context) {
      return actions.isEmpty ? [] : toggleHelp(at: now)
    }
    return perform(screens[screens.count - 1].handle(event, at: now, in: context), at: now)
  }

  private mutating func perform(_ actions: [Action], at now: Instant) -> [Effect] {
    var effects: [Effect] = []
    for action in actions {
      switch action {
      case .back:
        if screens.count > 1 { screens.removeLast() }
        effects += effectsAtHome
      case .backWith(let response):
        if screens.count > 1 { screens.removeLast() }
        effects += send(.response(response), at: now)
      case .home:
        screens.removeLast(screens.count - 1)
        effects += effectsAtHome
      case .push(let screen): effects += push(screen)
      case .go(let destination): effects += push(destination.screen)
      case .replace(let screen): effects += replace(by: screen)
      case .play(let setup):
        let isCounted = CountdownScreen.precedes(setup, in: context)
        effects += replace(by: isCounted ? CountdownScreen(setup, from: top) : RoundScreen(setup, in: context.games))
      case .store(let effect): effects.append(.store(effect))
      case .terminal(let effect): effects.append(.terminal(effect))
      case .quit: effects.append(.quit)
      }
    }
    return effects
  }

  private mutating func replace(by screen: any Screen) -> [Effect] {
    if screens.count > 1 { screens.removeLast() }
    return push(screen)
  }

  /// Effects on return to the home screen: it shows league news.
  private var effectsAtHome: [Effect] {
    screens.count == 1 && context.state.league != nil ? [.store(.refreshLeague)] : []
  }

  /// Pushes a screen; finishes loading first if the home screen has not.
  private mutating func push(_ screen: any Screen) -> [Effect] {
    screens.append(screen)
    return ((context.state.catalogue.isCounted ? [] : [.finishLoading]) + screen.effectsOnAppear).map { .store($0) }
  }

  /// Notifies the screen below the help: its clock must not run unseen.
  private mutating func interrupt(at now: Instant) -> [Effect] {
    perform(screens[screens.count - 1].handle(.interrupted, at: now, in: context), at: now)
  }
}
