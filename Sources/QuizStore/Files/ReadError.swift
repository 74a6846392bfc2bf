import QuizCore

/// Why a file could not be read. A file that is not there is no error: it is empty.
public enum ReadError: Error, Hashable, Sendable {
  /// The file could not be opened.
  case open(path: String, errno: Int32)
  /// Something other than an ordinary file has its name.
  case notRegular(path: String)
  /// The system failed while reading.
  case read(path: String, errno: Int32)
  /// The settings are not what this program can understand.
  case settings(path: String, SettingsDiagnostic)
}

extension ReadError {
  /// The status a program ends with that fails by this, after `sysexits.h`: 66 cannot open, 74 cannot read, 78 settings.
  public var exitStatus: Int32 {
    switch self {
    case .open, .notRegular: 66
    case .read: 74
    case .settings: 78
    }
  }
}

extension ReadError: CustomStringConvertible {
  /// One sentence: where, what was found, what to do.
  public var description: String {
    switch self {
    case .open(let path, let code):
      "\(path): cannot open (\(SystemReason.words(code))): \(SystemReason.remedy(code) ?? "check who may read it")"
    case .notRegular(let path): "\(path): not an ordinary file: move it out of the way"
    case .read(let path, let code): "\(path): cannot read (\(SystemReason.words(code))): check the disk"
    case .settings(let path, .notRegular): ReadError.notRegular(path: path).description
    case .settings(let path, let fault): "\(path): \(fault): correct it, or move it out of the way"
    }
  }
}
