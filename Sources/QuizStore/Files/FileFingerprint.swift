/// Which file it is, and its size and time of change: enough to detect a rewritten file.
struct FileFingerprint: Hashable {
  /// Which file it is, whatever its name.
  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  let identity: Identity
  let size: Int
  let seconds: Int
  let nanoseconds: Int

  /// Whether it is of the same file, however that was changed.
  func isOfSameFile(as other: FileFingerprint) -> Bool { identity == other.identity }
}
