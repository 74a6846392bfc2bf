import ArgumentParser
import LeagueStore
import QuizCore

/// `tenq-league restored`: declares the store restored from a copy that `backup` did not make.
struct RestoredCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restored",
    abstract: Console.words(
      en: "Say that the store was brought back from a copy.", ja: "保存先をコピーから戻したことを知らせます。"),
    discussion: Console.words(
      en: """
        Players' programs send again then what the store does not have any more. After `backup` this is not needed: the \
        first server of such a file does it. For pg_restore, cp and snapshots of disks.
        """,
      ja: """
        参加者のプログラムが、保存先にない記録をもう一度送るようになります。backup で作ったファイルでは必要ありません（最初に serve \
        したときに行われます）。pg_restore、cp、ディスクのスナップショットで戻したときに実行してください。
        """))

  @OptionGroup var store: StoreOptions

  func run() async throws {
    try await store.open().use { store in
      try await store.beginRestored()
      Console.print(
        Phrase(
          en:
            "Noted. Players' programs send again what the store does not have; who joined after the copy joins again.",
          ja: "記録しました。参加者のプログラムが、足りない記録をもう一度送ります。"
            + "コピーより後に参加した人は、もう一度参加が必要です。"))
    }
  }
}
