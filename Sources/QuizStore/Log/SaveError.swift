import Glibc
import QuizCore

/// Why something could not be saved: which step, which file, and what the system said.
///
/// Whatever the case, what was in the file before is still in it.
public enum SaveError: Error, Hashable, Sendable {
  /// Neither `HOME` nor the XDG variables give an absolute path, so there is no place to save to.
  case noHome
  /// A folder on the way is missing and could not be made.
  case folder(path: String, errno: Int32)
  /// The lock could not be opened, made or taken.
  case lock(path: String, errno: Int32)
  /// Another program held the lock for as long as we wait.
  case busy(path: String)
  /// The file could not be opened or made.
  case open(path: String, errno: Int32)
  /// Something other than an ordinary file has its name.
  case notRegular(path: String)
  /// The record's line would be longer than a reader accepts, in bytes.
  case tooLong(path: String, bytes: Int)
  /// The record holds numbers that a reader would refuse.
  case unfit(path: String)
  /// What is in the file could not be read, or not be understood; it is left as it is.
  case unreadable(ReadError)
  /// The system refused to write, or wrote only a part (`ENOSPC` stands for that). `restored` says whether the file
  /// was cut back to what it was.
  case write(path: String, errno: Int32, restored: Bool)
  /// The system took the bytes but could not say that they are on the disk.
  case sync(path: String, errno: Int32, restored: Bool)
  /// The new file could not take the old one's place.
  case replace(path: String, errno: Int32)
}

extension SaveError {
  /// The status a program ends with that fails by this, after `sysexits.h`: 73 cannot create, 74 cannot write, 78 settings.
  public var exitStatus: Int32 {
    switch self {
    case .noHome, .folder, .lock, .open, .notRegular: 73
    case .busy, .tooLong, .unfit, .write, .sync, .replace: 74
    case .unreadable(let error): error.exitStatus
    }
  }
}

extension SaveError: CustomStringConvertible {
  /// One sentence: where, what was found, what to do.
  public var description: String {
    switch self {
    case .noHome:
      "there is no folder to save to: set HOME or XDG_DATA_HOME to an absolute path"
    case .folder(let path, let code):
      "\(path): cannot make this folder (\(SystemReason.words(code))): "
        + (SystemReason.remedy(code) ?? "check the folders above it, or set XDG_DATA_HOME")
    case .lock(let path, let code):
      "\(path): cannot lock (\(SystemReason.words(code))): "
        + (SystemReason.remedy(code) ?? "check who may write there, or set XDG_DATA_HOME")
    case .busy(let path):
      "\(path): another program keeps it locked: end that program and try again"
    case .open(let path, let code):
      "\(path): cannot open for writing (\(SystemReason.words(code))): "
        + (SystemReason.remedy(code) ?? "check who may write there, or set XDG_DATA_HOME")
    case .notRegular(let path):
      "\(path): not an ordinary file: move it out of the way"
    case .tooLong(let path, let bytes):
      "\(path): a line of \(bytes) bytes is longer than the \(RecordLine.limit) that fit: play fewer questions a round"
    case .unfit(let path):
      "\(path): this round's numbers contradict each other, so it was not written: please report this"
    case .unreadable(let error):
      error.description
    case .write(let path, let code, let restored):
      "\(path): cannot write (\(SystemReason.words(code))): \(SaveError.remedy(code)) and try again\(SaveError.note(restored))"
    case .sync(let path, let code, let restored):
      "\(path): the disk does not confirm what was written (\(SystemReason.words(code))): "
        + "check the disk and try again\(SaveError.note(restored))"
    case .replace(let path, let code):
      "\(path): cannot put the new file in place (\(SystemReason.words(code))): check who may write in its folder"
    }
  }

  private static func remedy(_ code: Int32) -> String {
    [ENOSPC, EDQUOT, EFBIG].contains(code) ? "make room" : "check the disk"
  }

  private static func note(_ restored: Bool) -> String {
    restored ? "" : "; some of it may still stand at the end of the file, where it does no harm"
  }
}
