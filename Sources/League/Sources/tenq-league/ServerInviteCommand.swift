import ArgumentParser
import LeagueAPI
import LeagueStore
import QuizCore
import TerminalKit

/// `tenq-league invite`: prints a link by which players join.
struct InviteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "invite",
    abstract: Console.words(en: "Print a link by which players join.", ja: "招待リンクを作ります。"),
    discussion: Console.words(
      en: """
        The link is good for 100 players until it expires, unless --uses says otherwise; in a terminal, or with --text, the \
        short code of the same invitation follows, and a text for a class. With --page the league's page shows the code and \
        a QR code to everybody who sees it. With --player it gives a player who lost their files the same name and rounds \
        again, once, within a day; what the player had before ends then. The server's address is that of the last `serve`, \
        or --url.
        """,
      ja: """
        リンクは、期限までに100人が使えます（--uses で変えられます）。端末に表示するとき、または --text を付けたときは、同じ招待の\
        短いコードと、配布用の短い文も出力します。--page を付けると、リーグのページを見られる人全員に、コードと QR コードを表示します。\
        --player は、ファイルをなくした参加者に、元の名前と記録を返します（1回だけ、1日以内。それまでのトークンは使えなくなります）。\
        サーバーのアドレスは、最後に実行した serve のもの、または --url で指定したものです。
        """))

  @OptionGroup var options: LeagueOptions

  @Option(help: ArgumentHelp(Console.words(en: "Days until it expires, 1 to 365.", ja: "有効な日数（1〜365）。")))
  var days = 7

  @Option(help: ArgumentHelp(Console.words(en: "How many players may join by it.", ja: "参加できる人数の上限。")))
  var uses = LeagueStore.usualUses

  @Option(
    help: ArgumentHelp(
      Console.words(en: "For this player of the league, by ID or name.", ja: "この参加者のための招待（ID または名前）。")))
  var player: String?

  @Flag(help: ArgumentHelp(Console.words(en: "Show it on the league's page.", ja: "リーグのページに表示します。")))
  var page = false

  @Option(help: ArgumentHelp(Console.words(en: "The server's address in the link.", ja: "リンクに使うサーバーのアドレス。")))
  var url: String?

  @Flag(help: ArgumentHelp(Console.words(en: "Print a text for a class too.", ja: "配布用の文も出力します。")))
  var text = false

  func validate() throws {
    guard (1...365).contains(days) else { throw ValidationError("--days is \(days), but it is 1 to 365") }
    guard (1...1_000_000).contains(uses) else {
      throw ValidationError("--uses is \(uses), but it is 1 to 1000000")
    }
    guard player == nil || !page else { throw ValidationError("--player and --page do not go together") }
    if let url, PublicAddress(url) == nil {
      throw ValidationError("--url is \(Excerpt.of(url)), but it is an address like https://quiz.example.org")
    }
  }

  func run() async throws {
    let store = try await options.store.open()
    try await store.use { store in
      let named = if let player { try await store.find(player: player, options) } else { nil as NamedPlayer? }
      let known = if let named { try await store.league(named.identity.league) } else { nil as LeagueInfo? }
      let league = if let known { known } else { try await options.find(in: store) }
      let noted = try await store.address().flatMap { PublicAddress($0) }
      let address = url.flatMap { PublicAddress($0) } ?? noted ?? .of(host: "127.0.0.1", port: 8610, isSecure: false)
      let now = Console.now
      let minutes = (named == nil ? days : 1) * 1440
      let invited: LeagueStore.Invited = named.map { .player($0.identity.player) } ?? (page ? .page : .anybody)
      let invitation = try await store.invite(
        invited, to: league.id, minutes: minutes, uses: named == nil ? uses : 1, now: now)
      let link = InvitationLink(server: address.text, league: league.id, code: invitation.code)
      Console.print("\(link)")
      if text || StandardStream.output.isTerminal {
        let command = invitation.short?.command(at: address.text) ?? ""
        let end = Console.date(now + minutes * 60_000)
        Console.print(
          lines: named.map { again($0.info.name, command, end: end) } ?? note(league, link, command, end: end))
      }
      if page {
        if let rule = LeagueRules.all.first(where: { $0.key == LeagueRules.showJoiningKey }) {
          try await store.setRule(rule, to: 1, of: league.id)
        }
        Console.complain(
          Phrase(
            en: "the page of \(league.name) shows this invitation's code to everybody who sees the page; "
              + "`tenq-league rules show-joining no` hides it",
            ja: "\(league.name)のページを見られる人全員に、この招待のコードを表示します。`tenq-league rules show-joining no` で隠せます"))
      }
      guard address.isLoopback else { return }
      Console.complain(
        Phrase(
          en:
            "this link works on this machine only; start the server with --host 0.0.0.0, or say its address with --url",
          ja: "このリンクはこのコンピューターでしか使えません。サーバーを --host 0.0.0.0 で起動するか、--url でアドレスを指定してください"))
    }
  }

  /// A text to be handed out.
  private func note(_ league: LeagueInfo, _ link: InvitationLink, _ command: String, end: String) -> String {
    Console.words(
      en: """

        You are invited to the league "\(league.name)". In a terminal, type:

            \(command)

        or, to copy it:

            tenq league join \(link)

        It asks for the name under which the others see you. Then play: tenq
        The invitation is good until \(end), for \(uses) \(uses == 1 ? "player" : "players").
        """,
      ja: """

        リーグ「\(league.name)」に招待します。端末で次のコマンドを実行してください。

            \(command)

        コピーして貼り付けるときはこちら:

            tenq league join \(link)

        ほかの人に表示される名前を入力したら参加できます。あとは tenq で遊ぶだけです。
        有効期限は \(end) まで、先着\(uses)人です。
        """)
  }

  /// A text for a player who lost their files.
  private func again(_ name: String, _ command: String, end: String) -> String {
    Console.words(
      en: """

        For \(name) alone, once, until \(end): on the new machine, type

            \(command)

        The name and the rounds are there again; the old machine is out of the league then.
        """,
      ja: """

        \(name)さん専用です（1回だけ、\(end) まで）。新しいパソコンで次のコマンドを実行してください。

            \(command)

        名前と記録が元に戻ります。前のパソコンはリーグから外れます。
        """)
  }
}
