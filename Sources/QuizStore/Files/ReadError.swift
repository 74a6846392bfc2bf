import QuizCore

/// Why a file could not be read. A missing file is no error: it reads as an empty one.
public enum ReadError: Error, Hashable, Sendable {
  /// The file could not be opened.
  case open(path: String, errno: Int32)
  /// There is a folder, a FIFO or a device instead of a regular file.
  case notRegular(path: String)
  /// The system failed while reading.
  case read(path: String, errno: Int32)
  /// The settings are not what this program understands.
  case settings(path: String, SettingsDiagnostic)
}

extension ReadError {
  /// The exit status of a program that fails by this, after `sysexits.h`: 66 cannot open, 74 cannot read, 78 settings.
  public var exitStatus: Int32 {
    switch self {
    case .open, .notRegular: 66
    case .read: 74
    case .settings: 78
    }
  }
}

extension ReadError: LocatedMessage {
  /// The path of the file or folder.
  public var place: String? {
    switch self {
    case .open(let path, _), .notRegular(let path), .read(let path, _), .settings(let path, _): path
    }
  }

  /// What was found and what to do, without the place.
  public var reason: Phrase {
    switch self {
    case .open(_, let code):
      Phrase(en: "cannot open", ja: "開けません").because(
        of: code,
        SystemReason.advice(code) ?? Phrase(en: "check who may read it", ja: "読み取りの権限を確かめてください"))
    case .notRegular, .settings(_, .notRegular):
      Phrase(en: "not an ordinary file: move it out of the way", ja: "通常のファイルではありません。別の場所へ移してください")
    case .read(_, let code):
      Phrase(en: "cannot read", ja: "読めません").because(
        of: code, Phrase(en: "check the disk", ja: "ディスクを確かめてください"))
    case .settings(_, let diagnostic):
      diagnostic.phrase + Phrase(en: ": correct it, or move it out of the way", ja: "。直すか、別の場所へ移してください")
    }
  }
}

extension Phrase {
  /// A failure, with the system's reason for it and what to do.
  func because(of code: Int32, _ advice: Phrase) -> Phrase {
    let reason = SystemReason.reason(code)
    return Phrase(en: "\(en) (\(reason.en)): \(advice.en)", ja: "\(ja)（\(reason.ja)）。\(advice.ja)")
  }
}
