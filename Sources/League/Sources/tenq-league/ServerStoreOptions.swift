import ArgumentParser
import Glibc
import LeagueAPI
import LeagueStore
import QuizCore
import TerminalKit

/// The option for a command's store.
struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Console.words(
        en: "A file, or postgresql://user@host/database. Without it: ~/.local/share/tenq-league/league.sqlite.",
        ja: "ファイル、または postgresql://ユーザー@ホスト/データベース。省略時は ~/.local/share/tenq-league/league.sqlite。"),
      valueName: "store"))
  var store: String?

  /// Opens the store. Only a server makes one: with a mistyped path, every other command would ask an empty store.
  func open(creating: Bool = false) async throws -> LeagueStore {
    try await StoreOptions.open(store, creating: creating)
  }

  /// Opens the store of an option; nil for the usual one.
  static func open(_ option: String?, creating: Bool) async throws -> LeagueStore {
    let url = try url(option)
    if case .sqlite(let path) = url { try check(path, creating: creating) }
    do {
      return try await LeagueStore.open(url)
    } catch {
      throw ServerFailure(error, in: url)
    }
  }

  /// Where the store of an option is.
  static func url(_ option: String?) throws -> StoreURL {
    guard let option else {
      guard let home = folder else {
        throw ServerFailure(
          Phrase(
            en: "HOME is not set, so there is no place for the store; say --store FILE",
            ja: "HOME が設定されていないため、保存先が決まりません。--store ファイル で指定してください"), status: .settings)
      }
      return .sqlite(path: home + "/tenq-league/league.sqlite")
    }
    let url = StoreURL(option)
    if case .sqlite(let path) = url, path.isEmpty || hasScheme(path) {
      throw ServerFailure(
        Phrase(
          en: "\(Excerpt.of(path)): no store is known by this name; give a file, or postgresql://user@host/database",
          ja: "\(Excerpt.of(path)): この種類の保存先は使えません。ファイルか postgresql://ユーザー@ホスト/データベース を指定してください"),
        status: .usage)
    }
    return url
  }

  /// Whether a text begins like an address: `mysql://`.
  private static func hasScheme(_ text: String) -> Bool {
    var rest = text[...]
    while let first = rest.first, first.isASCII, first.isLetter || first.isNumber || first == "+" { rest.removeFirst() }
    return rest.startIndex != text.startIndex && rest.hasPrefix("://")
  }

  private static var folder: String? {
    if let data = Console.environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data }
    guard let home = Console.environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/share"
  }

  /// Checks that a store can be at a path, for better messages than the engine's; makes its folder.
  private static func check(_ path: String, creating: Bool) throws {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw failure(path, Phrase(en: "this is not a file", ja: "ファイルではありません"), .cannotCreate)
      }
      guard access(path, R_OK | W_OK) == 0 else { throw failure(path, SystemReason.reason(errno), .cannotWrite) }
      if status.st_mode & 0o077 != 0 { makePrivate(path) }
      return
    }
    guard errno == ENOENT else { throw failure(path, SystemReason.reason(errno), .cannotCreate) }
    guard creating else {
      throw failure(
        path,
        Phrase(
          en: "there is no store; `tenq-league serve` makes it, and --store says where it is",
          ja: "保存先がありません。`tenq-league serve` を実行すると作られます。場所は --store で指定できます"), .noInput)
    }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    guard makeFolder(folder.isEmpty ? "/" : folder) else {
      throw failure(folder, SystemReason.reason(errno), .cannotCreate)
    }
    guard access(folder.isEmpty ? "/" : folder, W_OK | X_OK) == 0 else {
      throw failure(path, SystemReason.reason(errno), .cannotCreate)
    }
  }

  /// Makes an existing store private to its owner: it has names, scores, and the keys of pages.
  private static func makePrivate(_ path: String) {
    let isDone = chmod(path, 0o600) == 0
    let reason = SystemReason.reason(errno)
    // Those beside it are there while the store is in use.
    for file in [path + "-wal", path + "-shm"] { chmod(file, 0o600) }
    Console.complain(
      isDone
        ? Phrase(
          en: "warning: \(Excerpt.of(path)) could be read by others on this machine; now only you can read it",
          ja: "警告：\(Excerpt.of(path)) はこのコンピューターのほかの利用者にも読める状態でした。本人だけが読めるようにしました")
        : Phrase(
          en: "warning: \(Excerpt.of(path)) can be read by others on this machine, and that cannot be changed "
            + "(\(reason.en))",
          ja: "警告：\(Excerpt.of(path)) はこのコンピューターのほかの利用者にも読めます。変更できません（\(reason.ja)）"))
  }

  private static func failure(_ path: String, _ reason: Phrase, _ status: ExitStatus) -> ServerFailure {
    ServerFailure(
      Phrase(
        en: "\(Excerpt.of(path)): the store cannot be used (\(reason.en))",
        ja: "\(Excerpt.of(path)): 保存先を使えません（\(reason.ja)）"), status: status)
  }

  /// Makes a folder and those above it, for the owner alone; false when that fails, with `errno`.
  private static func makeFolder(_ path: String) -> Bool {
    for (index, byte) in zip(path.utf8.indices, path.utf8) where byte == UInt8(ascii: "/") && index != path.startIndex {
      // A failure here recurs below, where it is reported.
      mkdir(String(path[..<index]), 0o700)
    }
    return mkdir(path, 0o700) == 0 || errno == EEXIST
  }
}

/// The option for a command's league.
struct LeagueOptions: ParsableArguments {
  @OptionGroup var store: StoreOptions

  @Option(
    help: ArgumentHelp(
      Console.words(
        en: "The league, by its name or its ID; needed where the store has several.",
        ja: "リーグの名前または ID。保存先に複数のリーグがあるときに必要です。")))
  var league: String?

  /// The league; throws when it is ambiguous or unknown.
  func find(in store: LeagueStore) async throws -> LeagueInfo {
    let leagues: [LeagueInfo]
    do {
      leagues = try await store.leagues()
    } catch {
      throw ServerFailure(error, in: store.url)
    }
    guard let league else {
      if let only = leagues.first, leagues.count == 1 { return only }
      guard !leagues.isEmpty else {
        throw ServerFailure(
          Phrase(
            en: "\(store.url): there is no league; `tenq-league create NAME` makes one",
            ja: "\(store.url): リーグがありません。`tenq-league create 名前` で作れます"), status: .noInput)
      }
      let names = leagues.prefix(5).map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
      throw ServerFailure(
        Phrase(
          en: "there are \(leagues.count) leagues, so say which with --league: \(names)",
          ja: "リーグが\(leagues.count)個あります。--league でどれかを指定してください（\(names)）"), status: .usage)
    }
    let asked = league.lowercased()
    let found = leagues.filter { $0.id == asked || asked.count >= 8 && $0.id.hasPrefix(asked) || $0.name == league }
    guard let one = found.first, found.count == 1 else {
      throw ServerFailure(
        Phrase(
          en: "\(Excerpt.of(league)): there \(found.isEmpty ? "is no league" : "are several leagues") of this name; "
            + "`tenq-league leagues` lists them with their IDs",
          ja: "\(Excerpt.of(league)): この名前のリーグは\(found.isEmpty ? "ありません" : "複数あります")。`tenq-league leagues` で ID を確認できます"
        ),
        status: found.isEmpty ? .noInput : .usage)
    }
    return one
  }
}

extension ServerFailure {
  /// The owner's message for a store error.
  init(_ error: StoreError, in url: StoreURL) {
    switch error {
    case .refused(let code):
      self.init(
        Phrase(en: "\(url): refused (\(code.rawValue))", ja: "\(url): 受け付けられませんでした（\(code.rawValue)）"), status: .data)
    case .unavailable(let reason):
      let reason = Excerpt.of(SafeText(reason).oneLine.string)
      self.init(
        Phrase(
          en: "\(url): the store does not answer (\(reason)); try again later",
          ja: "\(url): 保存先が応答しません（\(reason)）。しばらくしてからもう一度お試しください"), status: .unavailable)
    case .unusable(let reason):
      let reason = Excerpt.of(SafeText(reason).oneLine.string)
      self.init(
        Phrase(en: "\(url): the store cannot be used (\(reason))", ja: "\(url): 保存先を使えません（\(reason)）"),
        status: .data
      )
    case .fault(let reason):
      let reason = Excerpt.of(SafeText(reason).oneLine.string)
      self.init(
        Phrase(en: "\(url): the store failed (\(reason))", ja: "\(url): 保存先でエラーが起きました（\(reason)）"), status: .cannotWrite
      )
    case .closed: self.init(Phrase(en: "\(url): the store is closed", ja: "\(url): 保存先は閉じられています"), status: .unavailable)
    }
  }
}

extension LeagueStore {
  /// Calls `body` with the store, turns its errors into the owner's messages, and closes the store.
  func use<Result>(_ body: (LeagueStore) async throws -> Result) async throws -> Result {
    do {
      let result = try await body(self)
      await close()
      return result
    } catch let error as StoreError {
      await close()
      throw ServerFailure(error, in: url)
    } catch {
      await close()
      throw error
    }
  }
}
