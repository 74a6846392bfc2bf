import ArgumentParser
import Glibc
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// The event loop of live rooms in plain mode: waits for lines, for the room, and for what falls due.
enum PlainLiveLoop {
  /// Plays until the round is over, or the player leaves.
  static func play(_ beginning: GameLoop.LiveBeginning, why reason: PlainReason, with handler: inout EffectHandler)
    throws
  {
    let language = handler.session.language
    handler.session.reportProblems()
    let echoes = !StandardStream.input.isTerminal
    let end: PlainGame.End
    defer { handler.endSync() }
    switch beginning {
    case .host(let selection, let hosting):
      handler.finishLoading()
      let rules = hosting.rules(in: handler.session, at: handler.given.milliseconds())
      let opening: LiveEffect =
        hosting.resumes
        ? .resume(hosting.run) : .host(RoundRequest(.live, .selection(selection)), rules, hosting.run)
      if selection == .file("-") { try TerminalInput.takeBack(in: language) }
      let left = beginning.left(in: handler)
      if let left, !hosting.resumes { Printer.complain(Phrase.roomWasLeft(SafeText(left.title).oneLine)[language]) }
      let set = handler.state.logName(of: selection, for: .live)
      var room = PlainLiveHost(
        opening, set: hosting.resumes ? left?.set ?? set : set, state: handler.state, why: reason, echoes: echoes)
      end = run(&room, with: &handler)
    case .join(let joining):
      guard let address = joining.address else {
        throw CommandError(.needsAddress, in: language, status: .usage)
      }
      var room = PlainLivePlayer(
        .join(address: address, code: joining.code), name: joining.name ?? "", state: handler.state, why: reason,
        echoes: echoes)
      end = run(&room, with: &handler)
    }
    switch end {
    case .nothingToPlay(let reason): throw CommandError(reason, status: .unavailable)
    case .done, .abandoned:
      if !handler.unsaved.isEmpty { throw CommandError(.notEverythingSaved, in: language, status: .cannotWrite) }
      if end == .abandoned { throw ExitCode(ExitStatus.unavailable.rawValue) }
    }
  }

  private static func run(_ room: inout some PlainLive, with handler: inout EffectHandler) -> PlainGame.End {
    // The only clock; the room receives each instant as an argument.
    let clock = PlayClock()
    var input = LineBuffer()
    let isTerminal = StandardStream.input.isTerminal
    var steps = room.handle(.begin, at: clock.now)
    while true {
      if let end = perform(steps, &room, &handler, clock) { return end }
      _ = handler.beginSync()
      steps = []
      let reads = isTerminal || room.takesLine
      if reads, let line = input.next() {
        steps = room.handle(.line(line), at: clock.now)
      } else if reads, input.hasEnded {
        steps = room.handle(.inputEnded, at: clock.now)
      } else {
        let ready = wait(
          reads && !input.isOver, handler.livePipe, until: room.nextChange.map { $0 - clock.now })
        if ready.input { input.read() }
        for event in ready.pipe ? handler.readLive(at: clock.now) : [] {
          if case .state(let state) = event { room.update(state) }
          if case .response(let response) = event { steps += room.handle(.response(response), at: clock.now) }
        }
        if let due = room.nextChange, due <= clock.now { steps += room.handle(.time, at: clock.now) }
      }
    }
  }

  /// Waits for standard input, where it is read, and for the room, at most so long; nil for ever.
  private static func wait(
    _ reads: Bool, _ pipe: Terminal.PipeEnds?, until left: Duration?
  ) -> (input: Bool, pipe: Bool) {
    var files = [
      pollfd(fd: reads ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipe?.readable ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipe?.writable ?? -1, events: Int16(POLLOUT), revents: 0),
    ]
    // Up, so that what is due is due afterwards.
    let milliseconds = left.map { max(0, min($0, .seconds(86_400)).inMilliseconds + 1) } ?? -1
    guard poll(&files, nfds_t(files.count), Int32(milliseconds)) > 0 else { return (false, false) }
    return (files[0].revents != 0, files[1].revents != 0 || files[2].revents != 0)
  }

  /// Performs the steps, and those that follow from answers to their effects; returns how it ended, nil when it goes on.
  private static func perform(
    _ steps: [PlainGame.Step], _ room: inout some PlainLive, _ handler: inout EffectHandler, _ clock: PlayClock
  ) -> PlainGame.End? {
    var steps = steps[...]
    let isASCII = handler.state.glyphs.isASCII
    let characters = handler.session.resolved.characters
    while let step = steps.popFirst() {
      switch step {
      case .say(let line): Printer.print(characters.shown(isASCII ? line.inASCIIPunctuation : line))
      case .ask(let prompt): Printer.ask(prompt)
      case .end(let end): return end
      case .store(let effect):
        for event in handler.perform(effect) {
          if case .state(let state) = event { room.update(state) }
          guard case .response(let response) = event else { continue }
          if case RoundResponse.notSaved = response { PlainLoop.rescue(handler) }
          steps += room.handle(.response(response), at: clock.now)
        }
      }
    }
    return nil
  }
}

/// Lines of standard input that are read as they come, and given one by one.
private struct LineBuffer {
  private var lines: [String] = []
  private var begun: [UInt8] = []
  /// Whether nothing more comes.
  private(set) var isOver = false
  private var saidEnd = false

  /// The most bytes of a line that are kept; no answer is that long.
  private static let longest = 4096

  /// The next line, without its newline; nil where none has come.
  mutating func next() -> String? { lines.isEmpty ? nil : lines.removeFirst() }

  /// Whether all lines were given and the input has ended; true once.
  var hasEnded: Bool {
    mutating get {
      guard isOver, lines.isEmpty, !saidEnd else { return false }
      saidEnd = true
      return true
    }
  }

  /// Reads what has come.
  mutating func read() {
    var buffer = [UInt8](repeating: 0, count: LineBuffer.longest)
    let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
    guard count > 0 else {
      isOver = count == 0 || errno != EAGAIN && errno != EINTR
      if isOver, !begun.isEmpty { lines.append(String(decoding: begun, as: UTF8.self)) }
      return
    }
    for byte in buffer[..<count] {
      if byte == UInt8(ascii: "\n") {
        lines.append(String(decoding: begun, as: UTF8.self))
        begun = []
      } else if begun.count < LineBuffer.longest {
        begun.append(byte)
      }
    }
  }
}

extension Phrase {
  fileprivate static func roomWasLeft(_ title: SafeText) -> Phrase {
    Phrase(
      en: "a room is still open (\(title)): `tenq host --resume` goes on with it; this one is new",
      ja: "閉じていない部屋（\(title)）があります。続きは `tenq host --resume` で。今回は新しい部屋を開きます")
  }
  fileprivate static let needsAddress = Phrase(
    en: "`tenq join` needs the address that the host's screen shows: tenq join 192.168.1.5 --code 1234",
    ja: "`tenq join` にはホストの画面に出ているアドレスが必要です：tenq join 192.168.1.5 --code 1234")
}
