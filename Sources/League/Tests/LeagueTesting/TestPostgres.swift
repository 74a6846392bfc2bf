import Foundation
import Glibc
import LeagueStore
import Synchronization

/// A PostgreSQL of the tests' own, in a temporary folder, with its socket there. A watcher stops it and removes its
/// folder when the process that started it ends, however that ends.
public final class TestPostgres: Sendable {
  /// Why it cannot be started.
  public struct Failure: Error, CustomStringConvertible {
    /// What failed, in one sentence.
    public let description: String
  }

  /// The folder of its data, its socket and its log.
  public let folder: String
  private let programs: String
  /// Stops the server, and removes its folder, when ``lifeline`` is closed.
  private let watcher: ChildProgram
  /// The write end of a pipe, of this process alone.
  private let lifeline: Int32
  private let isStopped = Mutex(false)

  private static let sharedResult = Result { try TestPostgres() }

  /// The address of a new, empty database of the one of this process.
  public static func newDatabase() async throws -> String {
    try await onOwnThread { try shared().makeDatabase() }
  }

  /// The shared one of this process, started at the first use. Never restarted: a test that restarts starts its own.
  public static func shared() throws -> TestPostgres {
    try sharedResult.get()
  }

  /// Starts another one.
  ///
  /// - Parameter isDurable: Whether what is committed outlives a failure of power. No test cuts the power, and waiting for
  ///   the disk takes most of their time; what is measured waits, as a league's does.
  public init(isDurable: Bool = false) throws {
    programs = try TestPostgres.findPrograms()
    var template = Array("\(NSTemporaryDirectory())/tenq-postgres-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(description: "no temporary folder can be made") }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if let user = TestPostgres.otherUser { chown(folder, user.pw_uid, user.pw_gid) }
    let data = "\(folder)/data"
    try TestPostgres.run(
      ["\(programs)/initdb", "-D", data, "-U", "tenq", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N"])
    let settings = """
      listen_addresses = ''
      unix_socket_directories = '\(folder)'
      max_connections = 200
      fsync = \(isDurable ? "on" : "off")
      logging_collector = off
      autovacuum_naptime = 5s

      """
    try TestPostgres.run(["sh", "-c", "printf '%s' \"$1\" >> \"$2/postgresql.conf\"", "sh", settings, data])
    let script = """
      "$1/pg_ctl" -D "$2/data" -l "$2/log" -w -t 600 start > /dev/null && echo ready
      cat > /dev/null
      "$1/pg_ctl" -D "$2/data" -m immediate -w stop > /dev/null 2>&1
      rm -rf "$2"
      """
    // Not inherited: the watcher sees the end of this process by its closing.
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(description: "no pipe can be made") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    lifeline = ends[1]
    let answer = folder + ".answer"
    defer { unlink(answer) }
    watcher = try ChildProgram(
      TestPostgres.words(["sh", "-c", script, "sh", programs, folder]),
      environment: ProcessInfo.processInfo.environment, inputEnd: ends[0], output: answer)
    while watcher.isRunning {
      if (try? String(contentsOfFile: answer, encoding: .utf8))?.hasPrefix("ready") == true { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
    let log = (try? String(contentsOfFile: "\(folder)/log", encoding: .utf8)) ?? ""
    throw Failure(description: "PostgreSQL does not start: \(log.suffix(1000))")
  }

  deinit {
    stop()
  }

  /// Ends it.
  public func stop() {
    isStopped.withLock { isStopped in
      guard !isStopped else { return }
      isStopped = true
      close(lifeline)
      watcher.wait()
    }
  }

  /// Makes an empty database and returns its address. `isolation` is what its transactions have unless they say
  /// otherwise: `serializable` for example.
  public func makeDatabase(isolation: String? = nil) throws -> String {
    let name = "t\(UInt64.random(in: 0 ... .max))"
    try sql("create database \(name)")
    if let isolation { try sql("alter database \(name) set default_transaction_isolation = '\(isolation)'") }
    return "postgresql://tenq@/\(name)?host=\(folder)"
  }

  /// Ends all connections to the database of an address, after holding the thread for a time; returns true.
  @discardableResult
  public func terminateConnections(to address: String, after pause: Duration = .zero) throws -> Bool {
    Thread.sleep(forTimeInterval: pause / .seconds(1))
    let name = address.split(separator: "/").dropFirst(2).first?.prefix { $0 != "?" } ?? ""
    try sql("select pg_terminate_backend(pid) from pg_stat_activity where datname = '\(name)'")
    return true
  }

  /// Restarts it as after a power failure, after holding the thread for a time; returns true.
  @discardableResult
  public func restart(after pause: Duration = .zero) throws -> Bool {
    Thread.sleep(forTimeInterval: pause / .seconds(1))
    try TestPostgres.run(
      ["\(programs)/pg_ctl", "-D", "\(folder)/data", "-l", "\(folder)/log", "-m", "immediate", "-w", "restart"])
    return true
  }

  /// Stops it, until ``resume()``.
  public func pause() throws {
    try TestPostgres.run(["\(programs)/pg_ctl", "-D", "\(folder)/data", "-m", "immediate", "-w", "stop"])
  }

  /// Starts it after ``pause()``.
  public func resume() throws {
    try TestPostgres.run(["\(programs)/pg_ctl", "-D", "\(folder)/data", "-l", "\(folder)/log", "-w", "start"])
  }

  /// Runs SQL in the database of an address, or in the first one, and returns what psql prints.
  @discardableResult
  public func sql(_ text: String, in address: String? = nil) throws -> String {
    try TestPostgres.run([
      "\(programs)/psql", "-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d",
      address ?? "postgresql://tenq@/postgres?host=\(folder)", "-c", text,
    ])
  }

  /// Runs pgbench with a script in the database of an address and returns what it prints.
  public func pgbench(script: String, clients: Int, seconds: Int, in address: String) throws -> String {
    let file = NSTemporaryDirectory() + "pgbench-\(UInt32.random(in: 0 ... .max)).sql"
    try script.write(toFile: file, atomically: true, encoding: .utf8)
    defer { unlink(file) }
    return try TestPostgres.run([
      "\(programs)/pgbench", "-n", "-M", "prepared", "-f", file, "-c", "\(clients)", "-j", "\(min(clients, 2))", "-T",
      "\(seconds)", address,
    ])
  }

  // MARK: Processes

  /// The folder of PostgreSQL's programs: Debian keeps those of a server out of the path.
  private static func findPrograms() throws -> String {
    let folder = "/usr/lib/postgresql"
    let versions = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap(Int.init).sorted()
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for candidate in versions.reversed().map({ "\(folder)/\($0)/bin" }) + path
    where FileManager.default.isExecutableFile(atPath: "\(candidate)/initdb") { return candidate }
    throw Failure(description: "there is no initdb in /usr/lib/postgresql or PATH; Debian's package is postgresql")
  }

  /// The user of the server when the tests run as root, which PostgreSQL refuses.
  private static var otherUser: passwd? {
    guard geteuid() == 0 else { return nil }
    return (getpwnam("postgres") ?? getpwnam("nobody"))?.pointee
  }

  /// The command line to run as the server's user.
  private static func words(_ arguments: [String]) -> [String] {
    var words = ["/usr/bin/env", "--chdir=/"]
    if let user = otherUser {
      words += ["setpriv", "--reuid=\(user.pw_uid)", "--regid=\(user.pw_gid)", "--clear-groups"]
    }
    return words + arguments
  }

  /// Runs a program to its end, and returns what it printed.
  @discardableResult
  private static func run(_ arguments: [String]) throws -> String {
    let (status, output) = try ChildProgram.run(words(arguments))
    let text = String(decoding: output, as: UTF8.self)
    guard status == 0 else {
      throw Failure(description: "\(arguments.prefix(2).joined(separator: " ")): \(text.suffix(2000))")
    }
    return text
  }
}
