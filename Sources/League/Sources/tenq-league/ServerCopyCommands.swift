import ArgumentParser
import Glibc
import LeagueStore
import QuizCore
import Synchronization

/// `tenq-league backup`: writes a copy of a store into a file.
struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: Console.words(
      en: "Write a copy of the store into a file, while it is in use.", ja: "使用中のまま、保存先のコピーをファイルに作ります。"),
    discussion: Console.words(
      en: """
        The file is a store itself: `serve --store FILE` serves it, `copy --from FILE` brings it elsewhere. PostgreSQL is \
        backed up by its own means, pg_dump for example.
        """,
      ja: """
        できたファイルはそのまま保存先として使えます（serve --store ファイル、copy --from ファイル）。\
        PostgreSQL は pg_dump などでバックアップしてください。
        """))

  @OptionGroup var store: StoreOptions

  @Argument(
    help: ArgumentHelp(Console.words(en: "The file; it must not exist.", ja: "作るファイル。すでにあるファイルは指定できません。")),
    completion: .file())
  var file: String

  func run() async throws {
    guard access(file, F_OK) != 0 else {
      throw ServerFailure(
        Phrase(
          en: "\(Excerpt.of(file)): this file exists; a backup overwrites nothing",
          ja: "\(Excerpt.of(file)): すでにあるファイルには上書きしません"),
        status: .cannotCreate)
    }
    try await store.open().use { store in
      let progress = Progress()
      try await store.backup(to: file, now: Console.now) { done in progress.show("\(done / 10) %") }
      progress.end()
      var status = stat()
      stat(file, &status)
      Console.print(
        Phrase(
          en: "Backup written: \(Excerpt.of(file)), \(status.st_size) bytes",
          ja: "バックアップしました: \(Excerpt.of(file))（\(status.st_size) バイト）"))
    }
  }
}

/// `tenq-league copy`: brings all leagues of a store into another.
struct CopyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "copy",
    abstract: Console.words(en: "Copy all of a store into another.", ja: "保存先の中身をすべて別の保存先にコピーします。"),
    discussion: Console.words(
      en: """
        Between a file and PostgreSQL, either way. End the servers of the first before, so that nothing comes behind; a \
        copy that was interrupted can be begun again.
        """,
      ja: """
        ファイルと PostgreSQL の間なら、どちら向きにもコピーできます。取りこぼしがないよう、先にコピー元のサーバーを止めてください。\
        途中で止まった場合は、もう一度実行すれば続きからコピーします。
        """))

  @Option(help: ArgumentHelp(Console.words(en: "The store to copy.", ja: "コピー元。"), valueName: "store"))
  var from: String

  @Option(help: ArgumentHelp(Console.words(en: "The store to copy into.", ja: "コピー先。"), valueName: "store"))
  var to: String

  @Flag(
    help: ArgumentHelp(
      Console.words(
        en: "Delete leagues that are only in the store to copy into.", ja: "コピー先にしかないリーグを消します。")))
  var replace = false

  func run() async throws {
    guard try StoreOptions.url(from) != StoreOptions.url(to) else {
      throw ServerFailure(
        Phrase(en: "--from and --to are the same store", ja: "--from と --to が同じ保存先です"), status: .usage)
    }
    let source = try await StoreOptions.open(from, creating: false)
    try await source.use { source in
      let target = try await StoreOptions.open(to, creating: true)
      try await target.use { target in
        if !replace, let other = try await source.leagues(onlyIn: target).first {
          throw ServerFailure(
            Phrase(
              en: "\(target.url): the league \"\(other.name)\" is only there, and a copy would delete it; "
                + "are --from and --to the right way round? If so, say --replace",
              ja: "\(target.url): リーグ「\(other.name)」はコピー先にしかないため、コピーすると消えてしまいます。"
                + "--from と --to が逆でなければ --replace を付けてください"),
            status: .cannotCreate)
        }
        let progress = Progress()
        let counts = try await source.copy(to: target) { table, rows in progress.show("\(table) \(rows)") }
        progress.end()
        for (table, rows) in counts { Console.print("\(table): \(rows)") }
      }
    }
  }
}

/// A line of progress on standard error; nothing where that is no terminal.
final class Progress: Sendable {
  private let isShown = isatty(STDERR_FILENO) == 1
  private let last = Mutex("")

  /// Shows the line.
  func show(_ text: String) {
    guard isShown else { return }
    last.withLock { last in
      guard last != text else { return }
      last = text
      write("\r\u{1B}[K\(text)")
    }
  }

  /// Removes the line.
  func end() {
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
