import Glibc

/// A lock that only one program holds at a time, for as long as the value lives; the system frees it when a program dies.
struct FileLock: ~Copyable {
  private let file: File

  /// How long to go on trying once the program is asked to end: well within the second in which it must.
  private static let endingTimeout = Duration.milliseconds(400)

  /// Takes the lock, trying again until `timeout` is over; not for much longer once `isEnding` says so.
  init(_ path: String, timeout: Duration, isEnding: () -> Bool = { false }) throws(SaveError) {
    var deadline = ContinuousClock.now + timeout
    var isLastChance = false
    while true {
      do throws(Errno) {
        let file = try File(path, O_RDWR | O_CREAT)
        try file.tryLock()
        // Whoever deletes the lock file lets the next writer lock another one; only the one that is there counts.
        if let now = try? stat(at: path), now.st_ino == file.status.st_ino, now.st_dev == file.status.st_dev {
          self.file = file
          return
        }
      } catch {
        if error.isNotRegular { throw .notRegular(path: path) }
        guard error.code == EWOULDBLOCK else { throw .lock(path: path, errno: error.code) }
      }
      let now = ContinuousClock.now
      if !isLastChance, isEnding() {
        isLastChance = true
        deadline = min(deadline, now + FileLock.endingTimeout)
      }
      guard now < deadline else { throw .busy(path: path) }
      _ = poll(nil, 0, 3)
    }
  }

  /// Lets the next one in.
  consuming func release() {}
}
