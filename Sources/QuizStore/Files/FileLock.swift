/// A lock that one program holds at a time, as long as the value lives; the system releases it when the program dies.
public struct FileLock: ~Copyable, Sendable {
  private let file: File

  /// The timeout once the program is asked to end, which it must within a second.
  private static let endingTimeout = Duration.milliseconds(400)

  /// Takes the lock for a read-modify-write of the file at `path`: a hidden file beside it. Missing folders are
  /// created.
  init(beside path: String, timeout: Duration) throws(SaveError) {
    try Folder(of: path).make()
    try self.init(FileLock.path(beside: path), timeout: timeout)
  }

  /// The path of the lock of a file: a hidden one, so that no lock of a bank is listed as a set of questions.
  static func path(beside path: String) -> String {
    let folder = Folder(of: path).path
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return (folder == "/" ? "/" : folder + "/") + ".\(name).lock"
  }

  /// Takes the lock, trying until `timeout`, or for a shorter time once `isEnding` returns true.
  public init(_ path: String, timeout: Duration, isEnding: () -> Bool = { false }) throws(SaveError) {
    var deadline = ContinuousClock.now + timeout
    var isLastChance = false
    while true {
      do throws(Errno) {
        let file = try File(path, for: .locking)
        try file.tryLock()
        // If the lock file was deleted, another writer locks a new one: only the one at the path counts.
        if let now = try? FileStatus(at: path), now.fingerprint.isOfSameFile(as: file.status.fingerprint) {
          self.file = file
          return
        }
      } catch {
        if error.isNotRegular { throw .notRegular(path: path) }
        guard error == .locked else { throw .lock(path: path, errno: error.code) }
      }
      let now = ContinuousClock.now
      if !isLastChance, isEnding() {
        isLastChance = true
        deadline = min(deadline, now + FileLock.endingTimeout)
      }
      guard now < deadline else { throw .busy(path: path) }
      File.pause()
    }
  }

  /// The open file, for a child process to inherit, which holds the lock then too, for as long as it lives.
  public var descriptor: Int32 { file.descriptor }

  /// Releases the lock.
  public consuming func release() {}
}
