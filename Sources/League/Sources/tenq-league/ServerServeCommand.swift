import ArgumentParser
import Glibc
import LeagueAPI
import LeagueServer
import LeagueStore
import Logging
import QuizCore
import QuizStore
import TerminalKit

/// `tenq-league serve`: runs a server until a signal ends it.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: Console.words(en: "Run a server.", ja: "サーバーを動かします。"),
    discussion: Console.words(
      en: """
        The store and its first league are made when there are none. The server ends by Ctrl-C or SIGTERM, after the \
        requests under way; it may be killed at any time and loses nothing that it has accepted. Any number of servers \
        may work on one PostgreSQL database. It runs as two processes: one serves, the other starts it again within a \
        second when a fault ends it.

        With another --host than this machine's own (0.0.0.0 is all of its addresses), give a certificate by --tls-cert \
        and --tls-key, or put a proxy before it that has one, and say --behind-proxy.
        """,
      ja: """
        保存先と最初のリーグは、なければ自動で作られます。Ctrl-C か SIGTERM で、処理中の要求を終えてから止まります。いつ強制終了しても、\
        受け付けた記録は失われません。1つの PostgreSQL に何台のサーバーをつないでもかまいません。プロセスは2つあり、1つが応答し、\
        もう1つは、応答する側が異常終了すると1秒以内に起動し直します。

        ほかのコンピューターから使うときは --host 0.0.0.0 を指定します。その場合は --tls-cert と --tls-key で証明書を指定するか、\
        証明書のあるプロキシの後ろに置いて --behind-proxy を付けてください。
        """))

  @OptionGroup var store: StoreOptions

  @Option(help: ArgumentHelp(Console.words(en: "The address to listen at.", ja: "待ち受けるアドレス。")))
  var host = "127.0.0.1"

  @Option(help: ArgumentHelp(Console.words(en: "The port to listen at.", ja: "待ち受けるポート。")))
  var port = 8610

  @Option(
    help: ArgumentHelp(
      Console.words(
        en: "The address that players use, https://quiz.example.org; it stands in invitations.",
        ja: "参加者が使うアドレス（https://quiz.example.org など）。招待リンクに使われます。")))
  var url: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      Console.words(
        en: "A further host name by which pages may be asked for, beside those of --url, --host and this machine.",
        ja: "ページを表示してよいホスト名。--url、--host、このコンピューターの名前のほかに使うもの。"), valueName: "name"))
  var allowHost: [String] = []

  @Option(
    help: ArgumentHelp(
      Console.words(en: "A certificate and those above it, PEM.", ja: "証明書と中間証明書（PEM）。"), valueName: "file"),
    completion: .file())
  var tlsCert: String?

  @Option(
    help: ArgumentHelp(Console.words(en: "The key of the certificate, PEM.", ja: "証明書の秘密鍵（PEM）。"), valueName: "file"),
    completion: .file())
  var tlsKey: String?

  @Flag(
    help: ArgumentHelp(
      Console.words(
        en: "Believe the X-Forwarded-For and X-Forwarded-Proto of the proxy before it.",
        ja: "前に置いたプロキシの X-Forwarded-For と X-Forwarded-Proto を信用します。")))
  var behindProxy = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      Console.words(
        en: "A folder with banks that rounds may have, beside those that ship: <genre>/<set>.csv.",
        ja: "付属の問題のほかに記録を受け付ける問題のフォルダー（ジャンル/セット.csv）。"), valueName: "folder"),
    completion: .directory)
  var banks: [String] = []

  @Option(help: ArgumentHelp(Console.words(en: "The name of the first league.", ja: "最初のリーグの名前。")))
  var name: String?

  @Option(
    help: ArgumentHelp(
      Console.words(
        en: "Where the days of the first league begin: +09:00, UTC; this machine's time zone without it.",
        ja: "最初のリーグの日付の区切り（+09:00、UTC など）。省略時はこのコンピューターの時間帯。")))
  var timezone: String?

  @Option(
    help: ArgumentHelp(
      Console.words(
        en: "What is written to standard error: nothing but troubles, or a line for each request.",
        ja: "標準エラー出力に書くもの。問題だけ（none）、または要求ごとに1行（requests）。")))
  var log: LogChoice = .none

  @Option(
    help: ArgumentHelp(
      Console.words(
        en: "Requests a minute from one address, 0 for no limit.", ja: "1つのアドレスからの1分あたりの要求数の上限。0 は無制限。"),
      valueName: "number"))
  var addressLimit = 6000

  @Option(
    help: ArgumentHelp(
      Console.words(
        en: "Synchronisations a minute of one player, 0 for no limit.", ja: "参加者1人の1分あたりの同期回数の上限。0 は無制限。"),
      valueName: "number"))
  var playerLimit = 60

  /// What is logged.
  enum LogChoice: String, ExpressibleByArgument, CaseIterable {
    case none, requests
  }

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("--port is \(port), but a port is 0 to 65535") }
    guard addressLimit >= 0, addressLimit <= 10_000_000, playerLimit >= 0, playerLimit <= 10_000_000 else {
      throw ValidationError("a limit is 0 to 10000000 requests a minute")
    }
    if let timezone, TimeZoneOffset(timezone) == nil {
      throw ValidationError("--timezone is \(Excerpt.of(timezone)), but it is an offset like +09:00, or UTC")
    }
    if let url, PublicAddress(url) == nil {
      throw ValidationError("--url is \(Excerpt.of(url)), but it is an address like https://quiz.example.org")
    }
    for name in allowHost
    where name.isEmpty || !name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f && !"/:".utf8.contains($0) }) {
      throw ValidationError("--allow-host is \(Excerpt.of(name)), but it is a name like quiz.example.org")
    }
    guard (tlsCert == nil) == (tlsKey == nil) else {
      throw ValidationError("--tls-cert and --tls-key belong together")
    }
  }

  func run() async throws {
    Supervisor.endWithSupervisor()
    let tls = try ServerTLS.configuration(certificate: tlsCert, key: tlsKey)
    let known = try readBanks()
    let opened = try await store.open(creating: true)
    try await opened.use { store in
      let league = try await store.firstLeague(
        name: name ?? Console.words(en: "League", ja: "リーグ"),
        offset: timezone.flatMap { TimeZoneOffset($0)?.seconds } ?? Console.offset, now: Console.now)
      var configuration = LeagueServerConfiguration(host: host, port: port) { Console.complain($0) }
      let address = url.flatMap { PublicAddress($0) }
      configuration.publicAddress = address?.text
      configuration.hosts = HostNames(HostNames.machine + [host] + allowHost + (address.map { [$0.host] } ?? []))
      configuration.language = Console.language
      configuration.tls = tls
      configuration.isBehindProxy = behindProxy
      configuration.requestsOfAddress = addressLimit
      configuration.requestsOfPlayer = playerLimit
      if log == .requests { configuration.log = Logger(label: "requests") { _ in LineLogHandler() } }
      warn()
      do {
        try await LeagueServer(store: store, known: known, configuration: configuration).run { port in
          await started(store, league, port: port)
        }
      } catch let failure as LeagueServer.Failure {
        throw ServerFailure(failure)
      }
    }
  }

  /// The questions of the banks that ship and of those that the owner adds.
  private func readBanks() throws -> KnownQuestions {
    for folder in banks where access(folder, R_OK | X_OK) != 0 {
      let reason = SystemReason.reason(errno)
      throw ServerFailure(Phrase(same: "\(Excerpt.of(folder)): ") + reason, status: .noInput)
    }
    let known = KnownQuestionsReader.read(Console.locations, more: banks) { Console.complain($0) }
    if known.isEmpty {
      Console.complain(
        Phrase(
          en: "no banks of questions were found, so that rounds with them are refused; say where they are with --banks",
          ja: "問題が見つからないため、その記録は受け付けられません。--banks でフォルダーを指定してください"))
    }
    return known
  }

  /// Warns of unencrypted connections.
  private func warn() {
    guard tlsCert == nil, !behindProxy, !NetworkAddress(host).isLoopback else { return }
    Console.complain(
      Phrase(
        en:
          "warning: \(host) can be reached from other machines, and without --tls-cert everything is sent in the open: "
          + "names, scores, and the tokens of players. In a room of one's own that may do; on the internet it does not.",
        ja: "警告：\(host) はほかのコンピューターからつながります。--tls-cert がないため、名前、成績、参加者のトークンが暗号化されずに送られます。"
          + "教室の中だけなら問題ないこともありますが、インターネットでは使わないでください。"))
  }

  /// Warns of pages that are public on the internet.
  private func warnOfPublicPages(_ store: LeagueStore) async {
    let isPublic = url.flatMap { PublicAddress($0) }.map { PublicAddress.isPublic($0.host) } ?? false
    guard isPublic || PublicAddress.isPublic(host), let leagues = try? await store.leagues() else { return }
    for league in leagues where !league.hasWord {
      let option = leagues.count > 1 ? " --league \(league.id)" : ""
      Console.complain(
        Phrase(
          en: "warning: the page of \"\(league.name)\" can be read by anybody on the internet until it asks for a "
            + "word: tenq-league word\(option) set",
          ja: "警告：「\(league.name)」のページは、合言葉を設定するまでインターネットの誰からでも見られます: "
            + "tenq-league word\(option) set"))
    }
  }

  /// Notes the address for invitations, and prints where the league is.
  private func started(_ store: LeagueStore, _ league: LeagueInfo, port: Int) async {
    let address =
      url.flatMap { PublicAddress($0)?.text }
      ?? PublicAddress.of(host: host, port: port, isSecure: tlsCert != nil).text
    do {
      try await store.setAddress(address)
    } catch {
      Console.complain(ServerFailure(error, in: store.url).sentence)
    }
    Console.print(
      Phrase(
        en: "The league \"\(league.name)\" is at \(address)", ja: "リーグ「\(league.name)」のアドレス: \(address)"))
    await warnOfPublicPages(store)
    Console.print(
      Phrase(
        en: "Invite players with: tenq-league invite    End with: Ctrl-C",
        ja: "招待: tenq-league invite    終了: Ctrl-C"))
  }
}

extension ServerFailure {
  /// The owner's message when a server cannot be run.
  init(_ failure: LeagueServer.Failure) {
    switch failure {
    case .listen(let host, let port, errno: EADDRINUSE?):
      self.init(
        Phrase(
          en: "port \(port) of \(host) is in use; end the other program, or choose another with --port",
          ja: "\(host) のポート \(port) は使用中です。ほかのプログラムを終了するか、--port で別のポートを指定してください"),
        status: .unavailable)
    case .listen(let host, let port, errno: EACCES?):
      self.init(
        Phrase(
          en: "port \(port) of \(host) is reserved for the administrator; choose one above 1023 with --port",
          ja: "\(host) のポート \(port) は管理者だけが使えます。--port で 1024 以上を指定してください"), status: .unavailable)
    case .listen(let host, let port, let code):
      let reason = code.map { SystemReason.reason($0) } ?? Phrase(en: "no such host", ja: "ホストが見つかりません")
      self.init(
        Phrase(
          en: "cannot listen at \(Excerpt.of(host)), port \(port) (\(reason.en)); choose others with --host and --port",
          ja: "\(Excerpt.of(host)) のポート \(port) で待ち受けられません（\(reason.ja)）。--host と --port で変えてください"),
        status: .unavailable)
    case .tls(let reason):
      self.init(
        Phrase(
          en: "the certificate and its key cannot be used together (\(Excerpt.of(reason)))",
          ja: "証明書と秘密鍵の組み合わせを使えません（\(Excerpt.of(reason))）"), status: .settings)
    }
  }
}
