import QuizCore
import TerminalKit

/// Everything the player sees and can do, as one value: the screens that lie on each other, and what is known of the
/// world.
///
/// It is told what happened and when, and answers with effects; it paints what is to be seen. It does nothing else.
public struct App: Sendable {
  /// What happened.
  public enum Event: Equatable, Sendable {
    /// The player or the terminal did something.
    case input(Input)
    /// The picture is on the terminal.
    case shown
    /// The world answered an effect.
    case news(News)
    /// What is known of the world changed.
    case world(World)
    /// The window has this size.
    case size(Size)
  }

  /// Where the app plays.
  public private(set) var stage: Stage
  /// The screens from the bottom up; the last one is seen. Never empty: the home screen stays.
  private var screens: [any Screen]
  /// The help, which lies on top of all while it is open.
  private var help: HelpScreen?
  /// What the mouse button went down on.
  private var pressed: Hit?

  /// Opens on the home screen.
  public init(size: Size, world: World) {
    stage = Stage(size: size, world: world)
    screens = [HomeScreen()]
  }

  /// What to open on, above the home screen.
  public enum Opening: Equatable, Sendable {
    /// The start screen of a game over a selection.
    case start(Game, Selection)
    /// The genres, to practise one.
    case genres
    /// The endless game.
    case endless
    /// A board of panels, as soon as the world has dealt one.
    case panels

    fileprivate var order: Order {
      switch self {
      case .start(.timed, let selection): .open(.start(selection))
      case .start(let game, let selection): .open(.begin(game, selection))
      case .genres: .open(.genres)
      case .endless: .open(.endless)
      case .panels: .effect(.dealPanels)
      }
    }
  }

  /// Opens on another screen than home; also asks what that needs to know.
  public static func opening(
    _ opening: Opening, size: Size, world: World, at now: ContinuousClock.Instant
  ) -> (app: App, effects: [Effect]) {
    var app = App(size: size, world: world)
    let effects = app.obey([opening.order], at: now)
    return (app, effects)
  }

  /// Takes in what happened at `now` and says what follows for the world.
  public mutating func handle(_ event: Event, at now: ContinuousClock.Instant) -> [Effect] {
    switch event {
    case .input(let input): handle(input, at: now)
    case .shown: stage.isTooSmall || help != nil ? [] : tell(.shown, at: now)
    case .news(let news): tell(.news(news), at: now)
    case .world(let world): set(world)
    case .size(let size): resize(to: size, at: now)
    }
  }

  /// Paints what is to be seen at `now`.
  public func picture(at now: ContinuousClock.Instant) -> Canvas {
    var canvas = Canvas(size: stage.size, glyphs: stage.glyphs)
    if stage.isTooSmall {
      // A game below the help is a game still.
      TooSmallNotice(holdsClock: screens[screens.count - 1].holdsClock).draw(on: &canvas, stage: stage)
    } else {
      top.draw(on: &canvas, stage: stage, at: now)
      keyLine.draw(on: &canvas)
    }
    return canvas
  }

  /// When the picture next changes by itself, or something falls due; nil for never.
  public func nextChange(after now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
    stage.isTooSmall ? nil : top.nextChange(after: now, on: stage)
  }

  /// The screen that is seen.
  private var top: any Screen { help ?? screens[screens.count - 1] }

  private var keyLine: KeyLine {
    var hints = top.hints(on: stage)
    if top.offersHelp {
      // Where letters are text, only the function key is left for the help.
      let help = App.keys.hints(on: stage).map {
        top.takesText ? Hint(name: "F1", words: $0.words, key: .function(1), dropped: $0.dropped) : $0
      }
      hints.insert(contentsOf: help, at: max(0, hints.count - 1))
    }
    return KeyLine(hints, note: top.note(on: stage), on: stage)
  }
}

// What the player does.
extension App {
  /// What the keys that work everywhere do.
  enum Command: Hashable, Sendable {
    /// Open or close the help.
    case help
    /// Draw everything again.
    case redraw
    /// Told of in the help; the terminal turns these keys into signals.
    case signal
  }

  /// The keys that work everywhere.
  static let keys = KeyTable<Command>([
    .init(
      .text("?"), [.character("?"), .function(1)], .help, hint: \.hintHelp, help: \.helpHelp, helpName: .text("?  F1"),
      dropped: .last),
    .init(.text("Ctrl-L"), [.control("l")], .redraw, help: \.helpRedraw),
    .init(.text("Ctrl-C"), [.control("c")], .signal, help: \.helpInterrupt),
    .init(.text("Ctrl-Z"), [.control("z")], .signal, help: \.helpSuspend),
  ])

  private mutating func handle(_ input: Input, at now: ContinuousClock.Instant) -> [Effect] {
    switch input {
    case .key(let key): return press(key, at: now)
    case .mouse(let mouse): return handle(mouse, at: now)
    case .paste(let text): return stage.isTooSmall ? [] : tell(.paste(text), at: now)
    case .time: return stage.isTooSmall ? [] : tell(.time, at: now)
    case .suspend: return interrupt(at: now) + [.suspend]
    case .resized, .ended, .hangUp: return []
    }
  }

  private mutating func press(_ key: Key, at now: ContinuousClock.Instant) -> [Effect] {
    switch App.keys.command(for: key) {
    case .redraw: return [.redraw]
    case .help where !stage.isTooSmall && !(top.takesText && key != .function(1)): return toggleHelp(at: now)
    case .help, .signal, .none: break
    }
    guard stage.isTooSmall else { return tell(.key(key), at: now) }
    return TooSmallNotice.leaves(by: key) ? [.quit] : []
  }

  private mutating func toggleHelp(at now: ContinuousClock.Instant) -> [Effect] {
    if help == nil {
      let topic = top.helpTopic
      let effects = tell(.covered, at: now)
      help = HelpScreen(at: topic, on: stage)
      return effects
    }
    help = nil
    return tell(.uncovered, at: now)
  }

  private mutating func handle(_ mouse: Mouse, at now: ContinuousClock.Instant) -> [Effect] {
    guard !stage.isTooSmall else { return [] }
    switch mouse.action {
    case .press:
      pressed = hit(at: mouse.point)
      return []
    case .release:
      // Only what the button went down on and came up on was meant.
      guard let hit = hit(at: mouse.point), hit == pressed else { return [] }
      pressed = nil
      switch hit {
      case .key(let key): return press(key, at: now)
      case .row(let row): return tell(.row(row), at: now)
      }
    case .wheelUp: return tell(.wheel(-1), at: now)
    case .wheelDown: return tell(.wheel(1), at: now)
    }
  }

  private func hit(at point: Point) -> Hit? {
    if let key = keyLine.key(at: point) { return .key(key) }
    return top.hit(at: point, on: stage)
  }
}

// What follows.
extension App {
  private mutating func tell(_ event: ScreenEvent, at now: ContinuousClock.Instant) -> [Effect] {
    if case .news = event {
      return obey(screens[screens.count - 1].handle(event, at: now, on: stage), at: now)
    }
    guard let orders = help?.handle(event, at: now, on: stage) else {
      return obey(screens[screens.count - 1].handle(event, at: now, on: stage), at: now)
    }
    return orders.isEmpty ? [] : toggleHelp(at: now)
  }

  private mutating func obey(_ orders: [Order], at now: ContinuousClock.Instant) -> [Effect] {
    var effects: [Effect] = []
    for order in orders {
      switch order {
      case .back:
        if screens.count > 1 { screens.removeLast() }
      case .home:
        screens.removeLast(screens.count - 1)
      case .open(let destination):
        effects += show(destination, at: now)
      case .replace(let destination):
        if screens.count > 1 { screens.removeLast() }
        effects += show(destination, at: now)
      case .effect(let effect):
        effects.append(effect)
      }
    }
    return effects
  }

  private mutating func show(_ destination: Destination, at now: ContinuousClock.Instant) -> [Effect] {
    switch destination {
    case .start(let selection):
      screens.append(StartScreen(selection))
      return [.inspect(selection)]
    case .begin(let game, let selection):
      screens.append(BeginScreen(game, selection))
      return [.inspect(selection)]
    case .genres:
      screens.append(GenreScreen())
      return []
    case .sets(let selection):
      screens.append(SetScreen(of: selection))
      return []
    case .round(let deal):
      screens.append(RoundScreen(deal))
      return []
    case .panels(let board, let seed):
      screens.append(PanelsScreen(board, seed: seed))
      return []
    case .result(let result):
      screens.append(ResultScreen(result, since: now))
      return [.record(result)]
    case .review(let result):
      screens.append(ReviewScreen(result))
      return []
    case .history:
      let screen = HistoryScreen()
      screens.append(screen)
      return [screen.reading]
    case .record(let record):
      screens.append(RecordScreen(record))
      return []
    case .statistics:
      screens.append(StatisticsScreen())
      return []
    case .question(let row):
      screens.append(QuestionScreen(row))
      return []
    case .settings:
      screens.append(SettingsScreen(stage.world.settings))
      return []
    case .endless:
      let screen = EndlessScreen()
      screens.append(screen)
      return [screen.asking]
    case .make(let row):
      screens.append(MakeScreen(row))
      return []
    case .own:
      screens.append(OwnScreen())
      return [.readOwn]
    }
  }

  private mutating func set(_ world: World) -> [Effect] {
    stage.world = world
    return []
  }

  private mutating func resize(to size: Size, at now: ContinuousClock.Instant) -> [Effect] {
    let wasTooSmall = stage.isTooSmall
    stage.size = size
    return !wasTooSmall && stage.isTooSmall ? interrupt(at: now) : []
  }

  /// Tells the screen below the help too: its clock must not run while nobody can see it.
  private mutating func interrupt(at now: ContinuousClock.Instant) -> [Effect] {
    obey(screens[screens.count - 1].handle(.interrupted, at: now, on: stage), at: now)
  }
}
