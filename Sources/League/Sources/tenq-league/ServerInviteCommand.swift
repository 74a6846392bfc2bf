import ArgumentParser
import LeagueAPI
import LeagueStore
import QuizCore

/// `tenq-league invite`: prints a link by which players join.
struct InviteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "invite",
    abstract: Owner.words(en: "Print a link by which players join.", ja: "招待リンクを作ります。"),
    discussion: Owner.words(
      en: """
        The link is good for as many players as you like until it expires, unless --uses says otherwise. In a terminal, \
        or with --text, a short text for a class follows. The server's address is that of the last `serve`, or --url.
        """,
      ja: """
        リンクは期限まで何人でも使えます（--uses で人数を限れます）。端末に表示するとき、または --text を付けたときは、配布用の短い文も出力します。\
        サーバーのアドレスは、最後に実行した serve のもの、または --url で指定したものです。
        """))

  @OptionGroup var options: LeagueOptions

  @Option(help: ArgumentHelp(Owner.words(en: "Days until it expires, 1 to 365.", ja: "有効な日数（1〜365）。")))
  var days = 7

  @Option(help: ArgumentHelp(Owner.words(en: "How many players may join by it.", ja: "参加できる人数の上限。")))
  var uses: Int?

  @Option(help: ArgumentHelp(Owner.words(en: "The server's address in the link.", ja: "リンクに使うサーバーのアドレス。")))
  var url: String?

  @Flag(help: ArgumentHelp(Owner.words(en: "Print a text for a class too.", ja: "配布用の文も出力します。")))
  var text = false

  func validate() throws {
    guard (1...365).contains(days) else { throw ValidationError("--days is \(days), but it is 1 to 365") }
    if let uses, !(1...1_000_000).contains(uses) {
      throw ValidationError("--uses is \(uses), but it is 1 to 1000000")
    }
    if let url, PublicAddress(url) == nil {
      throw ValidationError("--url is \(Excerpt.of(url)), but it is an address like https://quiz.example.org")
    }
  }

  func run() async throws {
    let store = try await options.store.open()
    try await store.use { store in
      let league = try await options.find(in: store)
      let noted = try await store.address().flatMap { PublicAddress($0) }
      let address = url.flatMap { PublicAddress($0) } ?? noted ?? .of(host: "127.0.0.1", port: 8610, isSecure: false)
      let now = Owner.now
      let code = try await store.invite(to: league.id, days: days, uses: uses, now: now)
      let link = InvitationLink(server: address.text, league: league.id, code: code)
      Owner.print("\(link)")
      if text || Owner.isAtTerminal { Owner.print(lines: note(league, link, end: now + days * 86_400_000)) }
      guard address.isLoopback else { return }
      Owner.complain(
        Phrase(
          en:
            "this link works on this machine only; start the server with --host 0.0.0.0, or say its address with --url",
          ja: "このリンクはこのコンピューターでしか使えません。サーバーを --host 0.0.0.0 で起動するか、--url でアドレスを指定してください"))
    }
  }

  /// A text to be handed out.
  private func note(_ league: LeagueInfo, _ link: InvitationLink, end: Int) -> String {
    let limit = uses.map { Owner.words(en: ", for \($0) players", ja: "、先着\($0)人") } ?? ""
    return Owner.words(
      en: """

        You are invited to the league "\(league.name)". In a terminal, type:

            tenq league join \(link)

        It asks for the name under which the others see you. Then play: tenq
        The invitation is good until \(Owner.date(end))\(limit).
        """,
      ja: """

        リーグ「\(league.name)」に招待します。ターミナルで次のコマンドを実行してください。

            tenq league join \(link)

        ほかの人に表示される名前を入力したら参加できます。あとは tenq で遊ぶだけです。
        有効期限は \(Owner.date(end)) まで\(limit)です。
        """)
  }
}
