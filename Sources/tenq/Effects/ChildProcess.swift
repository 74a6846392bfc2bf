import Glibc
import QuizCore

/// Another program that runs in the background: in a session of its own, without the terminal and without any open file
/// of this program.
///
/// Nothing waits for it. A thread that sleeps until it ends keeps it from becoming a zombie, and its end is found out by a
/// look at a pipe; it goes on when this program ends.
final class ChildProcess {
  /// How it stands.
  enum State: Equatable {
    /// It runs.
    case running
    /// It ended, with a status of its own; nil by a signal. `message` is the last line that it wrote to standard error,
    /// at most some hundred bytes.
    case ended(status: Int32?, message: String)
  }

  /// The read end of the pipe on which the thread signals the child's end.
  private let ending: Int32
  /// The file with its standard error; -1 if that is discarded.
  private let errors: Int32
  /// How it ended; nil while it runs.
  private var ended: State?

  /// The most bytes of standard error that are looked at, from its end.
  private static let messageBytes = 1000

  private init(ending: Int32, errors: Int32) {
    self.ending = ending
    self.errors = errors
  }

  deinit {
    close(ending)
    if errors >= 0 { close(errors) }
  }

  /// Starts a program by its path and its arguments; nil when that is impossible. `input` and `output` are open files that
  /// become its standard input and output; `keepsErrors` keeps what it writes to standard error.
  static func start(
    _ words: [String], input: Int32? = nil, output: Int32? = nil, keepsErrors: Bool,
    watching: (Int32) -> Int32? = { ChildProcess.watcher(telling: $0) }
  ) -> ChildProcess? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { closesInChildren(end) }
    // The look at it waits for nothing.
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    let errors = keepsErrors ? namelessFile : -1
    let child = ChildProcess(ending: ends[0], errors: errors)
    // First of all who waits for it: a process without a watcher would be forgotten while it runs.
    guard let telling = watching(ends[1]) else {
      close(ends[1])
      return nil
    }
    defer { close(telling) }
    guard var process = spawn(words, input: input, output: output, errors: errors) else { return nil }
    _ = withUnsafeBytes(of: &process) { write(telling, $0.baseAddress, $0.count) }
    return child
  }

  /// A new file that no path leads to; -1 when there can be none. Unlike a pipe it never fills up, and it outlives this
  /// program.
  private static var namelessFile: Int32 {
    var path = Array("/tmp/tenq-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return -1 }
    unlink(path)
    closesInChildren(file)
    return file
  }

  static func closesInChildren(_ file: Int32) {
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
  }

  /// How it stands now.
  var state: State {
    if let ended { return ended }
    var status: Int32 = 0
    let count = withUnsafeMutableBytes(of: &status) { read(ending, $0.baseAddress, $0.count) }
    guard count == MemoryLayout<Int32>.size else { return .running }
    // As wait(2) gives it: the signal in the low seven bits, the status in the byte above.
    let code: Int32? = status & 0x7f == 0 ? status >> 8 & 0xff : nil
    let state = State.ended(status: code, message: message)
    ended = state
    return state
  }

  /// Whether it has not ended.
  var isRunning: Bool { state == .running }

  /// The last line that it wrote to standard error so far; empty where there is none.
  var message: String {
    guard errors >= 0 else { return "" }
    let size = lseek(errors, 0, SEEK_END)
    let start = max(0, size - off_t(ChildProcess.messageBytes))
    var bytes = [UInt8](repeating: 0, count: ChildProcess.messageBytes)
    let count = pread(errors, &bytes, bytes.count, start)
    guard count > 0 else { return "" }
    let lines = bytes.prefix(count).split(separator: UInt8(ascii: "\n"))
    return String(decoding: lines.last ?? [], as: UTF8.self)
  }

  /// Starts the process with the signals that a shell would give it.
  private static func spawn(_ words: [String], input: Int32?, output: Int32?, errors: Int32) -> pid_t? {
    var files = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&files) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&files) }
    if let input {
      posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    if let output {
      posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    if errors >= 0 {
      posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    for file in inheritedFiles { posix_spawn_file_actions_addclose(&files, file) }

    var attributes = posix_spawnattr_t()
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(Linux.spawnInNewSession | Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)))

    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    return posix_spawn(&process, words[0], &files, &attributes, &arguments, environ) == 0 ? process : nil
  }

  /// Replaces this program by another one; returns the number of the error that was in the way.
  static func become(_ program: String, _ arguments: [String]) -> Int32 {
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    // What this program ignores, the other would too.
    signal(SIGXFSZ, SIG_DFL)
    execv(program, &words)
    return errno
  }

  /// Files that this program inherited open; its own are close-on-exec.
  private static var inheritedFiles: [Int32] {
    guard let folder = opendir(Linux.openFiles) else { return [] }
    defer { closedir(folder) }
    var files: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard let file = Int32(name), file > STDERR_FILENO else { continue }
      let flags = fcntl(file, F_GETFD)
      if flags >= 0, flags & FD_CLOEXEC == 0 { files.append(file) }
    }
    return files
  }

  /// The pipe on which the thread is told for which process it waits, and the one on which it tells of its end.
  private struct Watch {
    let beginning: Int32
    let ending: Int32
  }

  /// Starts a thread that waits for a process and writes its status to `ending`, which it closes; nil when that is
  /// impossible. The process is written to what is returned; the thread ends where that is closed before. No signal is
  /// handled on it: all are the event loop's.
  private static func watcher(telling ending: Int32) -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { closesInChildren(end) }
    let watch = UnsafeMutablePointer<Watch>.allocate(capacity: 1)
    watch.initialize(to: Watch(beginning: ends[0], ending: ending))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, 128 << 10)
    var all = sigset_t()
    var former = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, &attributes,
      { pointer in
        guard let pointer else { return nil }
        let watch = pointer.assumingMemoryBound(to: Watch.self)
        var process = pid_t()
        let count = withUnsafeMutableBytes(of: &process) { read(watch.pointee.beginning, $0.baseAddress, $0.count) }
        close(watch.pointee.beginning)
        if count == MemoryLayout<pid_t>.size {
          var status: Int32 = 0
          while waitpid(process, &status, 0) < 0, errno == EINTR {}
          _ = withUnsafeBytes(of: &status) { write(watch.pointee.ending, $0.baseAddress, $0.count) }
        }
        close(watch.pointee.ending)
        watch.deallocate()
        return nil
      }, watch)
    guard failure == 0 else {
      watch.deallocate()
      for end in ends { close(end) }
      return nil
    }
    return ends[1]
  }
}
