import Glibc

/// The meanings of the system's error numbers, such as `ENOENT`.
public enum SystemReason {
  /// The reason that an error number gives: `No space left on device`. Reasons that a player may meet are in Japanese
  /// too; the others are in the system's own words.
  public static func reason(_ code: Int32) -> Phrase {
    let english = words(code)
    return Phrase(en: english, ja: japanese(code) ?? english)
  }

  /// What to do about an error that is not about the file itself; nil for all others.
  public static func advice(_ code: Int32) -> Phrase? {
    switch code {
    case EMFILE, ENFILE:
      Phrase(
        en: "allow more open files with `ulimit -n`, or end other programs",
        ja: "`ulimit -n` で上限を上げるか、ほかのプログラムを終えてください")
    case _: nil
    }
  }

  /// The system's own words, in English.
  public static func words(_ code: Int32) -> String {
    guard let words = strerror(code) else { return "error \(code)" }
    return String(cString: words)
  }

  private static func japanese(_ code: Int32) -> String? {
    switch code {
    case ENOSPC: "空き容量がありません"
    case EDQUOT: "割り当てられた容量を超えています"
    case EROFS: "読み取り専用です"
    case EACCES, EPERM: "権限がありません"
    case ENOENT: "見つかりません"
    case ENOTDIR: "途中がフォルダではありません"
    case EISDIR: "フォルダです"
    case EIO: "入出力エラー"
    case EFBIG: "ファイルが大きすぎます"
    case ELOOP: "シンボリックリンクが循環しています"
    case ENAMETOOLONG: "名前が長すぎます"
    case EMFILE, ENFILE: "開いているファイルが多すぎます"
    case ENOMEM: "メモリが足りません"
    case _: nil
    }
  }
}
