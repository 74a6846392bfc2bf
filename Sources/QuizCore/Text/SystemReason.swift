import Glibc

/// What the system's error numbers, `ENOENT` and its like, mean in English.
public enum SystemReason {
  /// The system's own words, `No space left on device`.
  public static func words(_ code: Int32) -> String {
    guard let words = strerror(code) else { return "error \(code)" }
    return String(cString: words)
  }

  /// What to do about a number that says nothing of the file itself; nil for all others.
  public static func remedy(_ code: Int32) -> String? {
    switch code {
    case EMFILE, ENFILE: "allow more open files with `ulimit -n`, or end other programs"
    case _: nil
    }
  }
}
