import Glibc
import QuizCore

/// Runs the server in a worker process and restarts it when a signal ended it: a crash in one request interrupts the
/// others for a moment only.
///
/// A worker that exits ends this program with its status. It never outlives this program: its standard input is a pipe
/// that closes with this program.
enum Supervisor {
  /// The environment variable that marks a worker.
  private static let variable = "TENQ_LEAGUE_WORKER"

  /// Whether this process is a worker.
  static var isWorker: Bool { Console.environment[variable] != nil }

  /// How a worker ended.
  private enum Ending {
    case status(Int32)
    case signal(Int32)
  }

  /// Runs workers until one exits, or a signal ends this program. To be called while the process has one thread.
  static func run() throws(ServerFailure) -> Never {
    signal(SIGCHLD, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGCHLD, SIGTERM, SIGINT] + (isIgnored(SIGHUP) ? [] : [SIGHUP]) { sigaddset(&signals, signal) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0, ends.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }) else { throw failure(errno) }
    var policy = RestartPolicy()
    while true {
      let begun = ContinuousClock.now
      let worker = try start(input: ends[0], mask: before)
      let (ending, isAsked) = wait(for: worker, signals)
      switch ending {
      case .status(let status): exit(status)
      case .signal(let signal):
        if isAsked { end(by: signal) }
        guard let pause = policy.pause(afterRunning: .now - begun) else { throw surrender(signal) }
        Console.complain(
          Phrase(
            en: "the server was ended by signal \(name(signal)) and is started again",
            ja: "サーバーがシグナル \(name(signal)) で終了したため、もう一度起動します"))
        if rest(pause, signals) { exit(0) }
      }
    }
  }

  /// Ends this process, a worker, as soon as its supervisor is gone.
  static func endWithSupervisor() {
    guard isWorker else { return }
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { _ in
        var byte: UInt8 = 0
        while read(STDIN_FILENO, &byte, 1) != 0 {}
        _exit(128 + SIGKILL)
      }, nil)
  }

  /// Starts a worker: this program again, with the same arguments.
  private static func start(input: Int32, mask: sigset_t) throws(ServerFailure) -> pid_t {
    guard let path = realpath("/proc/self/exe", nil) else { throw failure(errno) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var mask = mask
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    // Where Swift's tools are installed, the backtrace of a crash takes seconds without a server.
    let additions = [variable: "1", "SWIFT_BACKTRACE": "enable=no"]
    var variables = Console.environment.merging(additions) { own, _ in own }.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      for text in arguments + variables + [path] { free(text) }
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var worker = pid_t()
    let code = posix_spawn(&worker, path, &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw failure(code) }
    return worker
  }

  /// Waits for a worker's end and forwards signals meanwhile; returns whether one asked to end.
  private static func wait(for worker: pid_t, _ signals: sigset_t) -> (Ending, isAsked: Bool) {
    var signals = signals
    var isAsked = false
    while true {
      let signal = sigwaitinfo(&signals, nil)
      if signal > 0, signal != SIGCHLD {
        isAsked = true
        kill(worker, signal)
      }
      var status: Int32 = 0
      guard waitpid(worker, &status, WNOHANG) == worker else { continue }
      let number = status & 0x7f
      return (number == 0 ? .status(status >> 8 & 0xff) : .signal(number), isAsked)
    }
  }

  /// Waits; true when a signal asked to end meanwhile.
  private static func rest(_ pause: Duration, _ signals: sigset_t) -> Bool {
    var signals = signals
    sigdelset(&signals, SIGCHLD)
    let (seconds, attoseconds) = pause.components
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    return sigtimedwait(&signals, nil, &time) > 0
  }

  /// Ends this program by the signal that ended its worker.
  private static func end(by signal: Int32) -> Never {
    var none = sigset_t()
    sigemptyset(&none)
    Glibc.signal(signal, SIG_DFL)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    raise(signal)
    exit(128 + signal)
  }

  /// Whether a signal was ignored at the start, as by `nohup`.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func name(_ signal: Int32) -> String {
    let names = [
      SIGSEGV: "SIGSEGV", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
      SIGKILL: "SIGKILL",
    ]
    return names[signal].map { "\(signal) (\($0))" } ?? "\(signal)"
  }

  private static func failure(_ code: Int32) -> ServerFailure {
    let reason = SystemReason.reason(code)
    return ServerFailure(
      Phrase(
        en: "the server cannot be started (\(reason.en))", ja: "サーバーを起動できません（\(reason.ja)）"), status: .unavailable)
  }

  private static func surrender(_ signal: Int32) -> ServerFailure {
    ServerFailure(
      Phrase(
        en: "the server was ended by signal \(name(signal)), \(RestartPolicy.most + 1) times in a row soon after its "
          + "start; it is not started again",
        ja: "サーバーが起動の直後に\(RestartPolicy.most + 1)回続けてシグナル \(name(signal)) で終了したため、もう起動しません"),
      status: .unavailable)
  }
}

/// The delays between restarts of a worker. Holds no clock.
struct RestartPolicy: Hashable, Sendable {
  /// The most restarts in a row of workers that end soon.
  static let most = 10
  /// A worker that ran for less ended soon.
  static let soon: Duration = .seconds(10)
  /// The longest pause.
  private static let longest: Duration = .seconds(10)

  private var failures = 0

  /// The pause after a worker that ran for `time`: a tenth of a second, doubled each time; nil after too many restarts.
  mutating func pause(afterRunning time: Duration) -> Duration? {
    failures = time < RestartPolicy.soon ? failures + 1 : 1
    guard failures <= RestartPolicy.most else { return nil }
    return min(.milliseconds(100) * (1 << (failures - 1)), RestartPolicy.longest)
  }
}
