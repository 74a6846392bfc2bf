import Glibc
import TortureSystem

/// A program on a pseudoterminal, which can be typed to, read from, resized and killed.
final class Player {
  let process: pid_t
  private let ours: Int32
  private let theirs: Int32
  private let former: [UInt8]
  /// The output of the program that was read so far.
  private(set) var output: [UInt8] = []

  /// A limit on a resource of a process, as in `setrlimit`.
  struct Limit {
    var resource: Int32
    var most: UInt64
  }

  /// Starts a program. `errors` is the file for its standard error, instead of the terminal; `closed` are those of its
  /// standard files that are closed. Nil when it cannot be started.
  init?(
    _ arguments: [String], home: String, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
    errors: String? = nil, closed: Set<Int32> = [], limit: Limit? = nil
  ) {
    var ours: Int32 = -1
    var theirs: Int32 = -1
    guard torture_open_terminal(&ours, &theirs, Int32(columns), Int32(rows)) == 0 else { return nil }
    self.ours = ours
    self.theirs = theirs
    former = Player.modes(of: theirs)
    let variables = Player.environment(home: home).merging(environment) { $1 }
    let errorFile = errors.map { Glibc.open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) } ?? theirs
    let files = zip([theirs, theirs, errorFile], Int32(0)...).map { closed.contains($1) ? -1 : $0 }
    process = Player.spawn(arguments, variables, terminal: theirs, files: files, limit: limit)
    if errorFile != theirs { close(errorFile) }
    if process < 0 { return nil }
  }

  deinit {
    close(ours)
    close(theirs)
  }

  /// Starts a program with these standard files, -1 for a closed one, and without a terminal when `terminal` is -1.
  static func spawn(
    _ arguments: [String], _ variables: [String: String], terminal: Int32, files: [Int32], limit: Limit? = nil
  ) -> pid_t {
    var words = arguments.map { strdup($0) } + [nil]
    var pairs = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + pairs { free(text) } }
    return torture_spawn(&words, &pairs, terminal, files, limit?.resource ?? -1, limit?.most ?? 0)
  }

  /// The environment variables of a program with this home folder.
  static func environment(home: String) -> [String: String] {
    [
      "HOME": home, "XDG_DATA_HOME": home + "/data", "XDG_CONFIG_HOME": home + "/config", "LANG": "C.UTF-8",
      "TERM": "xterm-256color", "TZ": "UTC", "PATH": "/usr/bin:/bin",
      // Until its first statement, the runtime of a program built for tests would handle its crashes.
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  private static func modes(of terminal: Int32) -> [UInt8] {
    var modes = termios()
    guard tcgetattr(terminal, &modes) == 0 else { return [] }
    return withUnsafeBytes(of: &modes, Array.init)
  }

  /// How many seconds a process was ready to run but waited for a processor.
  private static func secondsQueued(_ process: pid_t) -> Double {
    let numbers = String(decoding: Bytes.read("/proc/\(process)/schedstat") ?? [], as: UTF8.self).split(separator: " ")
    return numbers.count < 2 ? 0 : (Double(numbers[1]) ?? 0) / 1e9
  }

  /// The path behind a file descriptor of the program; nil when it is closed.
  func file(_ number: Int32) -> String? {
    guard let path = realpath("/proc/\(process)/fd/\(number)", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Whether the terminal has its original modes.
  var hasFormerModes: Bool { !former.isEmpty && Player.modes(of: theirs) == former }

  func type(_ keys: String) { type(Array(keys.utf8)) }

  func type(_ keys: [UInt8]) {
    var entry = pollfd(fd: ours, events: Int16(POLLOUT), revents: 0)
    if poll(&entry, 1, 1000) == 1 { _ = keys.withUnsafeBytes { Glibc.write(ours, $0.baseAddress, $0.count) } }
  }

  /// Holds the program's output as Ctrl-S does where the program has not made it a key.
  func hold() { torture_hold(ours) }

  func resize(columns: Int, rows: Int) { torture_resize(ours, Int32(columns), Int32(rows)) }

  /// Reads output for that long, or until it ends.
  func read(milliseconds: Double) {
    let end = ContinuousClock.now + .microseconds(Int(milliseconds * 1000))
    while true {
      let left = end - .now
      guard left > .zero, take(left.seconds * 1000) else { return }
    }
  }

  /// Reads until the output from the offset `from` contains a word; false when it does not come in time, or the program
  /// ends.
  func read(until word: String, from: Int = 0, milliseconds: Double = 10_000) -> Bool {
    let end = ContinuousClock.now + .milliseconds(Int(milliseconds))
    while !Trace(Array(output[from...])).contains(word) {
      if !take(20), torture_has_ended(process) || end < .now { return false }
    }
    return true
  }

  /// Waits for the list of sets, from which a round starts.
  func readList() -> Bool { read(until: "Enter start") }

  /// Starts a round from the list of sets and waits for its first question.  The second key is for the countdown.
  func startRound() -> Bool {
    type("\r\r")
    return read(until: "Question 1")
  }

  /// Reads once; false when nothing came.
  private func take(_ milliseconds: Double) -> Bool {
    var entry = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, Int32(max(1, milliseconds))) == 1 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(ours, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    return true
  }

  /// Drops the output read so far.
  func forget() { output = [] }

  /// How the program ended, and after how many seconds, less those in which it or this process waited for a processor.
  /// Kills it and returns nil when it does not end within `limit` seconds.
  func waitForEnd(reading: Bool, limit: Double = 8) -> (ending: Ending, seconds: Double)? {
    let start = ContinuousClock.now
    let queued = Player.secondsQueued(process) + Player.secondsQueued(getpid())
    var status: Int32 = 0
    while (ContinuousClock.now - start).seconds < limit {
      if torture_has_ended(process) {
        let seconds = (ContinuousClock.now - start).seconds
        let waited = Player.secondsQueued(process) + Player.secondsQueued(getpid()) - queued
        waitpid(process, &status, 0)
        read(milliseconds: 3)
        return (Ending(status), max(0, seconds - max(0, waited)))
      }
      if reading { _ = take(2) } else { pause(1) }
    }
    kill(process, SIGKILL)
    waitpid(process, &status, 0)
    return nil
  }

  /// Whether the program has asked the terminal about itself.
  var isAsked: Bool { output.firstRange(of: Array("\u{1B}[c".utf8)) != nil }

  /// What was typed and not read by the program: what a shell would read next.
  var leftInput: [UInt8] {
    var modes = termios()
    tcgetattr(theirs, &modes)
    cfmakeraw(&modes)
    tcsetattr(theirs, TCSANOW, &modes)
    var entry = pollfd(fd: theirs, events: Int16(POLLIN), revents: 0)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while poll(&entry, 1, 20) == 1, case let count = Glibc.read(theirs, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Kills the program.
  func destroy() {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// What of the terminal is not as it was before the program started, by its modes and by the sequences sent to it.
  /// The last bytes of a process may still be on their way when it has ended, because a thread of the kernel brings them;
  /// they are waited for.
  func leftovers() -> [String] {
    for _ in 0..<100 where !leftoversNow.isEmpty { read(milliseconds: 10) }
    return leftoversNow
  }

  private var leftoversNow: [String] {
    var found: [String] = []
    if !hasFormerModes { found.append("modes differ") }
    let trace = Trace(output)
    if trace.modes[1049] == true { found.append("still on the other screen") }
    if trace.modes[25] == false { found.append("cursor hidden") }
    for mode in [2004, 1000, 1006] where trace.modes[mode] == true { found.append("mode \(mode) is on") }
    return found
  }
}
