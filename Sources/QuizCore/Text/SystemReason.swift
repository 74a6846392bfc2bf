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
    switch SystemError(code) {
    case .tooManyFiles:
      Phrase(
        en: "allow more open files with `ulimit -n`, or end other programs",
        ja: "`ulimit -n` で上限を上げるか、ほかのプログラムを終えてください")
    case _: nil
    }
  }

  /// The system's own words, in English.
  public static func words(_ code: Int32) -> String { SystemError.words(code) }

  private static func japanese(_ code: Int32) -> String? {
    SystemError(code).map { error in
      switch error {
      case .noSpace: "空き容量がありません"
      case .quota: "割り当てられた容量を超えています"
      case .readOnly: "読み取り専用です"
      case .permission: "権限がありません"
      case .missing: "見つかりません"
      case .notAFolder: "途中がフォルダーではありません"
      case .folder: "フォルダーです"
      case .inputOutput: "入出力エラー"
      case .tooLarge: "ファイルが大きすぎます"
      case .linksInACircle: "シンボリックリンクが循環しています"
      case .nameTooLong: "名前が長すぎます"
      case .tooManyFiles: "開いているファイルが多すぎます"
      case .noMemory: "メモリが足りません"
      }
    }
  }
}
