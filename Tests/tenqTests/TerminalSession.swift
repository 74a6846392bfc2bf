import Foundation
import Glibc
import Synchronization

/// A terminal with a program in it, which a test watches and types into as a player does.
///
/// Each has a tmux server of its own.  The program is started as a shell would start it: in the foreground, in a
/// process group of its own, by a parent that stays.  So Ctrl-C, Ctrl-Z and a death by signal are what they are for a
/// player, and the terminal can still be looked at when the program is gone.
///
///     try await TerminalSession.with("--lang", "en") { terminal in
///       try await terminal.wait(for: "Ten seconds.")
///       try await terminal.send("Enter")
///     }
final class TerminalSession: Sendable {
  let home: TestHome
  private let folder: String
  /// Set once the terminal is there.
  private let control = Mutex<TmuxControl?>(nil)

  /// Runs `tenq` with these arguments in a new terminal, lets the test play, and takes everything down again.
  ///
  /// - Parameters:
  ///   - command: What to run instead of the program under test.
  ///   - term: The value of `TERM`.
  ///   - background: The colour that the terminal tells when it is asked; it tells none otherwise.
  ///   - home: Given when several programs share scores and settings.
  ///   - environment: Added to the home's own, or instead of it.
  static func with<Result>(
    _ arguments: String..., command: [String] = [ProgramUnderTest.path], columns: Int = 80, rows: Int = 24,
    term: String = "tmux-256color", background: String? = nil, in home: TestHome? = nil,
    environment: [String: String] = [:], isolation: isolated (any Actor)? = #isolation,
    play: (TerminalSession) async throws -> Result
  ) async throws -> Result {
    try await Places.use {
      let session = try TerminalSession(home: home ?? TestHome())
      do {
        try await session.start(
          command + arguments, columns: columns, rows: rows, term: term, background: background,
          environment: environment)
        let result = try await play(session)
        await session.end()
        return result
      } catch {
        await session.end()
        throw error
      }
    }
  }

  // MARK: - What the player does

  /// Presses keys by the names that tmux has for them: "Enter", "Escape", "Up", "C-c", "F1", "BSpace", or a character.
  func send(_ keys: String...) async throws {
    try await tmux(["send-keys", "-t", "main"] + keys)
  }

  /// Types a text, character by character, whatever it is.
  func type(_ text: String) async throws {
    try await tmux(["send-keys", "-t", "main", "-l", text])
  }

  /// Pastes a text, in brackets when the program has asked for them.
  func paste(_ text: String) async throws {
    try await tmux(["set-buffer", "--", text])
    try await tmux(["paste-buffer", "-t", "main", "-p", "-r"])
  }

  /// The program drops keys for a quarter of a second after a question or a verdict appears, so that a key typed ahead
  /// never answers what nobody has seen. What is sent this long after its screen was seen is never dropped.
  private static let settled = Duration.milliseconds(300)

  /// Sends a key that takes effect, and returns that screen. Sent again only where nothing happens for long: on a loaded
  /// machine a second key would do something on the next screen.
  @discardableResult
  func send(
    _ key: String, until what: String, timeout: Duration = .seconds(60),
    _ holds: ([String]) throws -> Bool
  ) async throws -> [String] {
    let deadline = ContinuousClock.now + timeout
    while true {
      try await Task.sleep(for: Self.settled)
      try await send(key)
      do {
        return try await wait(until: what, timeout: .seconds(10), holds)
      } catch let disappointment as Disappointment {
        guard ContinuousClock.now < deadline else { throw disappointment }
      }
    }
  }

  /// Sends a key until a text is on screen.
  @discardableResult
  func send(_ key: String, until text: String) async throws -> [String] {
    try await send(key, until: "\"\(text)\" is on screen") { rows in rows.contains { $0.contains(text) } }
  }

  /// Sends a key until the first row does not begin with a text any more, or the last row offers other keys.
  func answer(_ key: String, to question: String, keys: String = "answer") async throws {
    try await send(key, until: "the answer to \"\(question)\" is taken") { rows in
      rows.first?.contains(question) != true || rows.last?.contains(keys) != true
    }
  }

  /// Presses and releases the left button on a cell.  Cells are counted from 0, like everywhere here.
  func click(column: Int, row: Int) async throws {
    try await mouse(.press, column: column, row: row)
    try await mouse(.release, column: column, row: row)
  }

  /// Clicks on a cell until a text is on screen, as ``send(_:until:)`` does with keys.
  func click(column: Int, row: Int, until text: String, timeout: Duration = .seconds(60)) async throws {
    let deadline = ContinuousClock.now + timeout
    while true {
      try await Task.sleep(for: Self.settled)
      try await click(column: column, row: row)
      do {
        try await wait(for: text, timeout: .seconds(10))
        return
      } catch let disappointment as Disappointment {
        guard ContinuousClock.now < deadline else { throw disappointment }
      }
    }
  }

  /// What a mouse can do here, as its number in the terminal's reports.
  enum MouseAction: Int {
    case press = 0
    case release = 3
    case wheelUp = 64
    case wheelDown = 65
  }

  /// Reports the mouse to the program, in the encoding it asked for.  A program that did not ask for a mouse is an error.
  func mouse(_ action: MouseAction, column: Int, row: Int) async throws {
    let asked = try await ask("#{mouse_any_flag} #{mouse_sgr_flag}")
    guard asked.hasPrefix("1") else { throw Disappointment("the program does not listen to the mouse") }
    let report: [UInt8]
    if asked.hasSuffix("1") {
      let button = action == .release ? 0 : action.rawValue
      report = Array("\u{1b}[<\(button);\(column + 1);\(row + 1)\(action == .release ? "m" : "M")".utf8)
    } else {
      report = Array("\u{1b}[M".utf8) + [action.rawValue, column + 1, row + 1].map { UInt8(min($0 + 32, 127)) }
    }
    try await tmux(["send-keys", "-t", "main", "-H"] + report.map { String($0, radix: 16) })
  }

  /// Gives the window another size, as dragging its corner does.
  func resize(columns: Int, rows: Int) async throws {
    try await tmux(["resize-window", "-t", "main", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Closes the window while the program runs: it loses its terminal, and is hung up.
  func close() async throws {
    _ = try? await tmux(["kill-server"])
  }

  // MARK: - What the player sees

  /// The rows of the screen, without blanks at their ends.
  func screen() async throws -> [String] {
    try await rows("-p")
  }

  /// The rows of the screen with the escape sequences that give them their colours.
  func styledScreen() async throws -> [String] {
    try await rows("-p", "-e")
  }

  /// The text that the program put on the clipboard; nil when it put none there.
  func clipboard() async throws -> String? {
    let run = try await CommandRun.run(
      "tmux", ["-u", "-S", folder + "/socket", "show-buffer"], environment: home.environment)
    return run.ending == .exited(0) ? run.outputText : nil
  }

  /// What tmux knows of the terminal, by its names: `#{cursor_x}`, `#{cursor_flag}`, `#{alternate_on}`, ….
  func ask(_ format: String) async throws -> String {
    try await tmux(["display-message", "-p", "-t", "main", format]).trimmingCharacters(in: .newlines)
  }

  /// Waits until what tmux knows of the terminal is as it should be, and returns it.
  func ask(_ format: String, until what: String, _ holds: (String) -> Bool) async throws -> String {
    let deadline = ContinuousClock.now + .seconds(60)
    while true {
      let answer = try await ask(format)
      if holds(answer) { return answer }
      guard ContinuousClock.now < deadline else { throw Disappointment("Waited until \(what): \(answer)") }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Waits until the screen shows a text, and returns that screen.
  @discardableResult
  func wait(for text: String, timeout: Duration = .seconds(60)) async throws -> [String] {
    try await wait(until: "\"\(text)\" is on screen", timeout: timeout) { rows in
      rows.contains { $0.contains(text) }
    }
  }

  /// Waits until the screen is as it should be, looking every 20 ms, and returns it.
  @discardableResult
  func wait(
    until what: String, timeout: Duration = .seconds(60), _ holds: ([String]) throws -> Bool
  ) async throws -> [String] {
    let deadline = ContinuousClock.now + timeout
    while true {
      let rows = try await screen()
      if try holds(rows) { return rows }
      guard ContinuousClock.now < deadline else {
        let ending = ending.map { " The program has ended: \($0)." } ?? ""
        throw Disappointment("Waited \(timeout) until \(what).\(ending) The screen:\n\(Self.framed(rows))")
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Whether the screen satisfies `holds` within a time.
  func shows(within time: Duration, _ holds: ([String]) throws -> Bool) async throws -> Bool {
    do {
      try await wait(until: "it does", timeout: time, holds)
      return true
    } catch is Disappointment {
      return false
    }
  }

  // MARK: - The program

  /// The program's process id, to send signals to.
  var process: pid_t {
    get throws {
      guard let id = home(text: "pid").flatMap({ pid_t($0) }) else { throw Disappointment("the program has not begun") }
      return id
    }
  }

  /// Sends the program a signal.
  func signal(_ number: Int32) throws {
    guard kill(try process, number) == 0 else {
      throw Disappointment("signal \(number): \(String(cString: strerror(errno)))")
    }
  }

  /// Waits until the program is stopped, as Ctrl-Z does it.  `signal(SIGCONT)` lets it go on.
  func waitUntilStopped() async throws {
    // The state is the first letter after the name, which is in parentheses.
    let path = "/proc/\(try process)/stat"
    try await poll("the program is stopped") {
      FileManager.default.contents(atPath: path)
        .map { String(decoding: $0, as: UTF8.self) }?.split(separator: ") ").last?.hasPrefix("T") == true
    }
  }

  /// Waits until the program has ended; returns how.
  func waitForEnd(timeout: Duration = .seconds(60)) async throws -> CommandRun.Ending {
    try await poll("the program has ended", timeout: timeout) { ending != nil }
    return try ending ?? { throw Disappointment("the program has not ended") }()
  }

  /// The modes of the terminal as `stty` writes them: before the program began, and when it had ended.
  var modes: (before: String?, after: String?) { (home(text: "before"), home(text: "after")) }

  /// What `stty -a` says of the terminal now.
  func currentModes() async throws -> String {
    try await CommandRun.run("stty", ["-a", "-F", ask("#{pane_tty}")], environment: home.environment).outputText
  }

  private var ending: CommandRun.Ending? {
    home(text: "ending").flatMap { Int32($0) }.map(CommandRun.Ending.init(waitStatus:))
  }

  // MARK: - The machinery

  private init(home: TestHome) throws {
    self.home = home
    folder = home.path + "/terminal-" + UUID().uuidString.prefix(8)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func start(
    _ command: [String], columns: Int, rows: Int, term: String, background: String?, environment: [String: String]
  ) async throws {
    try home.write(Self.parent, to: folder + "/parent.pl")
    try home.write(
      """
      set -g default-terminal \(term)
      set -s escape-time 0
      set -s set-clipboard on
      set -g status off
      \(background.map { "set -g window-style bg=\($0)" } ?? "")
      """, to: folder + "/tmux.conf")
    // A locale that is not installed is the program's affair, and nothing for perl to warn of.
    let variables = home.environment.merging(environment) { $1 }.merging(["PERL_BADLANG": "0"]) { $1 }
    let server = ["-u", "-S", folder + "/socket"]
    let session = ["new-session", "-d", "-s", "main", "-x", "\(columns)", "-y", "\(rows)"]
    let made = try await CommandRun.run(
      "tmux",
      server + ["-f", folder + "/tmux.conf"] + session
        + variables.flatMap { ["-e", Self.escaped("\($0)=\($1)")] }
        + (["--", "perl", folder + "/parent.pl", folder] + command).map(Self.escaped), environment: home.environment)
    guard made.ending == .exited(0) else { throw Disappointment("tmux: \(made.ending) \(made.errorText)") }
    let client = try await TmuxControl(
      ["tmux"] + server + ["-C", "attach-session", "-t", "main", "-f", "no-output,ignore-size"],
      environment: home.environment)
    control.withLock { $0 = client }
    try await poll("the program has begun") { home(text: "pid") != nil }
  }

  private func end() async {
    if ending == nil, let process = try? process { kill(process, SIGKILL) }
    // Its parent writes to the folder until then.
    try? await poll("the program has ended", timeout: .seconds(2)) { ending != nil }
    _ = try? await tmux(["kill-server"])
  }

  /// The program's parent, in place of a shell, because `$?` in a shell cannot tell a death by signal 2 from status 130.
  /// It hands over the foreground, passes a hang-up on, notes how the program ended, and keeps the terminal open.
  private static let parent = """
    use POSIX;
    my $folder = shift;
    sub note {
      my ($name, $text) = @_;
      open my $file, '>', "$folder/$name.new"; print $file $text; close $file;
      rename "$folder/$name.new", "$folder/$name";
    }
    delete $ENV{PERL_BADLANG};
    note 'before', scalar `stty -g`;
    $SIG{TTOU} = 'IGNORE';
    my $child = fork;
    if ($child == 0) {
      setpgid(0, 0);
      tcsetpgrp(0, $$);
      $SIG{TTOU} = 'DEFAULT';
      exec { $ARGV[0] } @ARGV;
      POSIX::_exit(127);
    }
    $SIG{$_} = 'IGNORE' for qw(INT QUIT TSTP);
    $SIG{HUP} = sub { kill 'HUP', $child };
    setpgid($child, $child);
    note 'pid', $child;
    waitpid $child, 0;
    my $ending = $?;
    tcsetpgrp(0, $$);
    note 'after', scalar `stty -g`;
    note 'ending', $ending;
    $SIG{HUP} = 'DEFAULT';
    open my $terminal, '<', '/dev/tty';
    1 while sysread $terminal, my $typed, 100;
    """

  @discardableResult
  private func tmux(_ arguments: [String]) async throws -> String {
    guard let client = control.withLock({ $0 }) else { throw Disappointment("there is no terminal") }
    return try await client.ask(arguments)
  }

  private func rows(_ options: String...) async throws -> [String] {
    let text = try await tmux(["capture-pane", "-t", "main"] + options)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private func poll(_ what: String, timeout: Duration = .seconds(60), _ holds: () throws -> Bool) async throws {
    let deadline = ContinuousClock.now + timeout
    while try !holds() {
      guard ContinuousClock.now < deadline else {
        let rows = (try? await screen()) ?? []
        throw Disappointment("Waited \(timeout) until \(what). The screen:\n\(Self.framed(rows))")
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// What the program's parent has noted.
  private func home(text name: String) -> String? {
    home.text(of: folder + "/" + name)?.trimmingCharacters(in: .newlines)
  }

  /// tmux takes a semicolon at the end of a word for the end of a command.
  private static func escaped(_ word: String) -> String {
    word.hasSuffix(";") ? word.dropLast() + "\\;" : word
  }

  private static func framed(_ rows: [String]) -> String {
    rows.map { "  |" + $0 }.joined(separator: "\n")
  }
}

/// Lets a few terminals be open at once, so that no test waits for its screen because fifty others draw theirs.
private actor Places {
  private static let shared = Places()

  private var free = 6
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// True inside a terminal: a test that opens a second one must not wait for itself.
  @TaskLocal private static var inside = false

  static func use<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    if inside { return try await body() }
    await shared.take()
    defer { Task { await shared.give() } }
    return try await $inside.withValue(true) { try await body() }
  }

  private func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func give() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
