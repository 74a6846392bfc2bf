import QuizCore

/// Why something could not be saved: which step, which file, and what the system said.
///
/// In every case, the file keeps its former contents.
public enum SaveError: Error, Hashable, Sendable {
  /// Neither `HOME` nor `XDG_DATA_HOME` is an absolute path, so there is no folder to save to.
  case noHome
  /// The folder, or one above it, is missing and could not be created.
  case folder(path: String, errno: Int32)
  /// The lock could not be created, opened or locked.
  case lock(path: String, errno: Int32)
  /// Another program held the lock until the timeout.
  case busy(path: String)
  /// The file could not be opened or created.
  case open(path: String, errno: Int32)
  /// There is a folder, a FIFO or a device instead of a regular file.
  case notRegular(path: String)
  /// The record's line would be longer than a reader accepts, in bytes.
  case tooLong(path: String, bytes: Int)
  /// The record holds numbers that a reader would refuse.
  case unfit(path: String)
  /// The file could not be read or understood, and is left as it is.
  case unreadable(ReadError)
  /// The system refused to write, or wrote only a part (reported as `ENOSPC`). `restored` says whether the file was cut
  /// back to its former length.
  case write(path: String, errno: Int32, restored: Bool)
  /// The system took the bytes but did not confirm that they are on the disk.
  case sync(path: String, errno: Int32, restored: Bool)
  /// The new file could not be renamed to the old one's name.
  case replace(path: String, errno: Int32)
}

extension SaveError {
  /// The exit status of a program that fails by this.
  public var exitStatus: ExitStatus {
    switch self {
    case .noHome, .folder, .lock, .open, .notRegular: .cannotCreate
    case .busy, .tooLong, .unfit, .write, .sync, .replace: .cannotWrite
    case .unreadable(let error): error.exitStatus
    }
  }
}

extension SaveError: LocatedMessage {
  /// The path of the file or folder. `nil` without a home folder.
  public var place: String? {
    switch self {
    case .noHome: nil
    case .folder(let path, _), .lock(let path, _), .busy(let path), .open(let path, _), .notRegular(let path),
      .tooLong(let path, _), .unfit(let path), .write(let path, _, _), .sync(let path, _, _), .replace(let path, _):
      path
    case .unreadable(let error): error.place
    }
  }

  /// What was found and what to do, without the place.
  public var reason: Phrase {
    switch self {
    case .noHome:
      Phrase(
        en: "there is no folder to save to: set HOME or XDG_DATA_HOME to an absolute path",
        ja: "保存する場所がありません。HOME か XDG_DATA_HOME に絶対パスを設定してください")
    case .folder(_, let code):
      Phrase(en: "cannot make this folder", ja: "フォルダーを作れません").because(
        of: code,
        SystemReason.advice(code)
          ?? Phrase(
            en: "check the folders above it, or set XDG_DATA_HOME",
            ja: "親フォルダーを確かめるか、XDG_DATA_HOME を設定してください"))
    case .lock(_, let code):
      Phrase(en: "cannot lock", ja: "ロックできません").because(of: code, SaveError.checkPermissions(code))
    case .busy:
      Phrase(
        en: "another program keeps it locked: end that program and try again",
        ja: "ほかのプログラムがロックしています。それを終えてから、もう一度試してください")
    case .open(_, let code):
      Phrase(en: "cannot open for writing", ja: "書き込み用に開けません").because(of: code, SaveError.checkPermissions(code))
    case .notRegular(let path):
      ReadError.notRegular(path: path).reason
    case .tooLong(_, let bytes):
      Phrase(
        en:
          "a line of \(bytes) bytes is longer than the \(RoundRecord.longestLine) that fit: play fewer questions a round",
        ja: "1行が\(bytes)バイトになり、長すぎます。1回の問題数を減らしてください")
    case .unfit:
      Phrase(
        en: "this round's numbers contradict each other, so it was not written: please report this",
        ja: "この回の数値が食い違っているため、書き込みませんでした。不具合として報告してください")
    case .unreadable(let error):
      error.reason
    case .write(_, let code, let restored):
      Phrase(en: "cannot write", ja: "書き込めません").because(of: code, SaveError.makeRoom(code)) + SaveError.note(restored)
    case .sync(_, let code, let restored):
      Phrase(en: "the disk does not confirm what was written", ja: "ディスクへの書き込みを確認できません").because(
        of: code, Phrase(en: "check the disk and try again", ja: "ディスクを確かめて、もう一度試してください"))
        + SaveError.note(restored)
    case .replace(_, let code):
      Phrase(en: "cannot put the new file in place", ja: "新しいファイルに置き換えられません").because(
        of: code, Phrase(en: "check who may write in its folder", ja: "フォルダーの権限を確かめてください"))
    }
  }

  private static func checkPermissions(_ code: Int32) -> Phrase {
    SystemReason.advice(code)
      ?? Phrase(
        en: "check who may write there, or set XDG_DATA_HOME",
        ja: "書き込みの権限を確かめるか、XDG_DATA_HOME を設定してください")
  }

  private static func makeRoom(_ code: Int32) -> Phrase {
    Errno(code: code).isOfSpace
      ? Phrase(en: "make room and try again", ja: "空きを作って、もう一度試してください")
      : Phrase(en: "check the disk and try again", ja: "ディスクを確かめて、もう一度試してください")
  }

  private static func note(_ restored: Bool) -> Phrase {
    restored
      ? Phrase(same: "")
      : Phrase(
        en: "; some of it may still stand at the end of the file, where it does no harm",
        ja: "。ファイルの終わりに一部が残っているかもしれませんが、害はありません")
  }
}
