import Glibc

/// What the system's error numbers, `ENOENT` and its like, mean.
public enum SystemReason {
  /// The reason in a few words: `No space left on device`. In Japanese the numbers that a player may meet; others in the
  /// system's own words.
  public static func phrase(_ code: Int32) -> Phrase {
    let english = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    let japanese =
      switch code {
      case ENOSPC: "空き容量がありません"
      case EDQUOT: "割り当てられた容量を超えています"
      case EROFS: "読み取り専用です"
      case EACCES, EPERM: "権限がありません"
      case ENOENT: "ありません"
      case ENOTDIR: "途中がフォルダではありません"
      case EISDIR: "フォルダです"
      case EIO: "入出力エラー"
      case EFBIG: "ファイルが大きすぎます"
      case ELOOP: "シンボリックリンクが循環しています"
      case ENAMETOOLONG: "名前が長すぎます"
      case EMFILE, ENFILE: "開いているファイルが多すぎます"
      case ENOMEM: "メモリが足りません"
      case _: english
      }
    return Phrase(en: english, ja: japanese)
  }

  /// What to do about a number that says nothing about the file itself; `nil` for all others.
  public static func advice(_ code: Int32) -> Phrase? {
    switch code {
    case EMFILE, ENFILE:
      Phrase(
        en: "allow more open files with `ulimit -n`, or end other programs",
        ja: "`ulimit -n` で上限を上げるか、ほかのプログラムを終えてください")
    case _: nil
    }
  }

  /// The English of `phrase`.
  public static func words(_ code: Int32) -> String { phrase(code).en }

  /// The English of `advice`.
  public static func remedy(_ code: Int32) -> String? { advice(code)?.en }
}
