import ArgumentParser
import LeagueAPI
import LeagueServer
import LeagueStore
import QuizCore

/// `tenq-league export`: prints what a league has.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: Console.words(
      en: "Print the results of a league, its contradicted levels, or all data of a player.",
      ja: "リーグの成績、食い違う難易度、または参加者のデータを出力します。"),
    subcommands: [ExportResultsCommand.self, ExportLevelsCommand.self, ExportPlayerCommand.self])
}

/// `tenq-league export levels`: prints the questions whose answers contradict their level.
struct ExportLevelsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "levels",
    abstract: Console.words(
      en: "Print the questions whose answers contradict their level as CSV.",
      ja: "回答が難易度と食い違う問題を CSV で出力します。"),
    discussion: Console.words(
      en: """
        A row for each question that the league or the game beside it has, with the number of its answers, the rate of \
        right ones and the level that they say. `tenq stats --help` says when a level is contradicted.
        """,
      ja: """
        リーグか、いっしょに入っているゲームにある問題について、回答数、正答率、そこから決まる難易度を1行ずつ出力します。\
        どんなときに食い違うとするかは `tenq stats --help` にあります。
        """))

  @OptionGroup var options: LeagueOptions

  func run() async throws {
    try await options.store.open().use { store in
      let known = KnownQuestionsReader.read(Console.locations) { _ in }
      let lines = try await store.contradictedLevels(of: try await options.find(in: store), known: known)
      Console.write(Array((lines.joined(separator: "\n") + "\n").utf8))
    }
  }
}

/// `tenq-league export player`: prints everything that a league has of a player.
struct ExportPlayerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "player",
    abstract: Console.words(en: "Print all data of a player as JSON.", ja: "参加者のデータをすべて JSON で出力します。"))

  @OptionGroup var options: LeagueOptions

  @Argument(help: ArgumentHelp(Console.words(en: "The player's ID or name.", ja: "参加者の ID または名前。")))
  var player: String

  func run() async throws {
    try await options.store.open().use { store in
      var export = try await store.export(try await store.find(player: player, options).identity)
      while let piece = try await export.next() { Console.print(json: piece, end: "") }
    }
  }
}

/// `tenq-league export results`: prints the results of a league for a spreadsheet.
struct ExportResultsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "results",
    abstract: Console.words(en: "Print the results of all players as CSV.", ja: "全員の成績を CSV で出力します。"),
    discussion: Console.words(
      en: """
        A row for each player and set: rounds, questions asked and right, points, time; with --answers a row for each \
        answer. A question has its words where the league or the game beside it has them, and always the number by which \
        `tenq stats --json` names it.

        With --link it prints the address of the league's page as its owner sees it, from which both can be loaded. \
        Whoever has the link can read them until it ends.
        """,
      ja: """
        参加者とセットごとに1行で、回数、問題数、正解数、ポイント、時間を出力します。--answers を付けると、答え1つごとに1行になります。\
        問題文は、リーグか、いっしょに入っているゲームにあるものだけ出力します。問題の番号は `tenq stats --json` と同じです。

        --link を付けると、両方をダウンロードできる、リーグのページのアドレスを表示します。\
        期限までは、リンクを知っている人なら誰でも見られます。
        """))

  @OptionGroup var options: LeagueOptions

  @Flag(
    help: ArgumentHelp(
      Console.words(en: "As comma-separated values, the only form.", ja: "CSV で出力します（形式はこれだけです）。")))
  var csv = false

  @Flag(help: ArgumentHelp(Console.words(en: "A row for each answer.", ja: "答え1つごとに1行にします。")))
  var answers = false

  @Option(
    help: ArgumentHelp(
      Console.words(
        en: "Only rounds from this day on, like 2026-11-01.", ja: "この日からの記録だけにします（例：2026-11-01）。"),
      valueName: "day"))
  var since: String?

  @Flag(
    help: ArgumentHelp(
      Console.words(
        en: "Begin with a byte-order mark, by which Excel knows UTF-8.", ja: "Excel が UTF-8 とわかる印（BOM）を先頭に付けます。")))
  var bom = false

  @Flag(
    help: ArgumentHelp(
      Console.words(en: "Print the owner's link to them instead.", ja: "代わりに、成績を見るためのリンクを表示します。")))
  var link = false

  @Option(help: ArgumentHelp(Console.words(en: "Days until the link ends, 1 to 365.", ja: "リンクの有効な日数（1〜365）。")))
  var days = 30

  @Option(help: ArgumentHelp(Console.words(en: "The server's address in the link.", ja: "リンクに使うサーバーのアドレス。")))
  var url: String?

  func validate() throws {
    guard (1...ResultsLink.longest).contains(days) else {
      throw ValidationError("--days is \(days), but it is 1 to \(ResultsLink.longest)")
    }
    if let url, PublicAddress(url) == nil {
      throw ValidationError("--url is \(Excerpt.of(url)), but it is an address like https://quiz.example.org")
    }
  }

  func run() async throws {
    try await options.store.open().use { store in
      let league = try await options.find(in: store)
      if link { return try await printLink(to: league, in: store) }
      let beginning = try since.map { day in
        guard let beginning = league.beginning(ofDay: day) else {
          throw ServerFailure(
            Phrase(
              en: "--since is \(Excerpt.of(day)), but a day is written like 2026-11-01",
              ja: "--since の \(Excerpt.of(day)) は日付ではありません。2026-11-01 のように指定してください"), status: .usage)
        }
        return beginning
      }
      if bom { Console.write([0xEF, 0xBB, 0xBF]) }
      // Only answers name questions.
      let known = answers ? KnownQuestionsReader.read(Console.locations) { _ in } : KnownQuestions()
      var results = try await store.results(
        of: league, answers ? .answers : .sets, since: beginning ?? .min, known: known)
      while let lines = try await results.next() { Console.write(lines) }
    }
  }

  private func printLink(to league: LeagueInfo, in store: LeagueStore) async throws {
    let noted = try await store.address().flatMap { PublicAddress($0) }
    let address = url.flatMap { PublicAddress($0) } ?? noted ?? .of(host: "127.0.0.1", port: 8610, isSecure: false)
    let end = Console.now + days * 86_400_000
    Console.print(try await ResultsLink.text(to: league.id, at: address.text, until: end, in: store))
    Console.complain(
      Phrase(
        en: "whoever has this link can read the results of all players until \(Console.date(end)); "
          + "`tenq-league word set` or `word clear` ends it",
        ja: "このリンクを知っている人は、\(Console.date(end)) まで全員の成績を見られます。"
          + "`tenq-league word set` か `word clear` で無効にできます"))
  }
}
