import CSpawn
import Foundation
import Glibc
import Synchronization

/// A child process: its output goes to files, and its end is awaited by its process id. Killed when it is deallocated.
///
/// It inherits three files and no other, so that a reader of a pipe does not wait for this program, or for what it
/// leaves behind: a database, a terminal. Foundation's `Process` finds the files to close by copying whole directory
/// entries, also beyond the end of the buffer: with some 1,365 open connections, as in these tests, it crashes.
public final class ChildProgram: Sendable {
  /// Why a program cannot be started.
  public struct Failure: Error, CustomStringConvertible {
    /// The program and the reason, in one sentence.
    public let description: String
  }

  /// Its process id.
  public let process: pid_t
  private let ending = Mutex<Int32?>(nil)

  /// Starts the program at the path `words[0]`; `environment` is all that it has. It reads the file at `input`, or from
  /// `inputEnd`, which stays open here, and its output is added to `output`, its errors to `errors`, or to the same
  /// file.
  public init(
    _ words: [String], environment: [String: String], input: String = "/dev/null", inputEnd: Int32? = nil,
    output: String, errors: String? = nil
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let inputEnd {
      posix_spawn_file_actions_adddup2(&actions, inputEnd, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    }
    let flags = O_WRONLY | O_CREAT | O_APPEND
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o600)
    if let errors {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, flags, 0o600)
    } else {
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    }
    spawn_close_from(&actions, STDERR_FILENO + 1)
    // Tasks run on threads with signals blocked, which the program needs to be terminated, and for alarms.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    let failure = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
    guard failure == 0 else { throw Failure(description: "\(words[0]): \(String(cString: strerror(failure)))") }
    self.process = process
  }

  deinit {
    kill()
  }

  /// Whether it has not ended yet.
  public var isRunning: Bool { ending(WNOHANG) == nil }

  /// Kills it by SIGKILL, unless it has ended, and waits for that: the exit status, or minus the signal's number.
  @discardableResult
  public func kill() -> Int32 {
    if isRunning { _ = Glibc.kill(process, SIGKILL) }
    return wait()
  }

  /// Blocks the thread until it ends: the exit status, or minus the signal's number.
  @discardableResult
  public func wait() -> Int32 { ending(0) ?? -SIGKILL }

  /// Waits for its end: the exit status, or minus the signal's number.
  public func end() async -> Int32 {
    var pause = Duration.milliseconds(1)
    while true {
      if let ending = ending(WNOHANG) { return ending }
      try? await Task.sleep(for: pause)
      pause = min(pause * 2, .milliseconds(10))
    }
  }

  /// Runs a program to its end, on this thread; its output and its errors together.
  public static func run(_ words: [String]) throws -> (status: Int32, output: [UInt8]) {
    let file = NSTemporaryDirectory() + "tenq-command-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    defer { unlink(file) }
    let environment = ProcessInfo.processInfo.environment
    let status = try ChildProgram(words, environment: environment, output: file).wait()
    return (status, [UInt8](FileManager.default.contents(atPath: file) ?? Data()))
  }

  private func ending(_ options: Int32) -> Int32? {
    ending.withLock { ending in
      if let ending { return ending }
      var status: Int32 = 0
      var waited = waitpid(process, &status, options)
      while waited == -1, errno == EINTR { waited = waitpid(process, &status, options) }
      guard waited == process else { return nil }
      let signal = status & 0x7f
      ending = signal == 0 ? status >> 8 & 0xff : -signal
      return ending
    }
  }
}
