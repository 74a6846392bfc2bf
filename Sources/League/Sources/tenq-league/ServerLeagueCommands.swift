import ArgumentParser
import Glibc
import LeagueStore
import QuizCore

/// `tenq-league leagues`: lists the leagues of a store.
struct LeaguesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "leagues", abstract: Console.words(en: "List the leagues of a store.", ja: "リーグの一覧を表示します。"))

  @OptionGroup var store: StoreOptions
  @OptionGroup var output: OutputOptions

  func run() async throws {
    try await store.open().use { store in
      let leagues = try await store.leagues()
      try output.print(
        leagues, empty: Phrase(en: "There is no league.", ja: "リーグはありません。"),
        columns: [
          .init(Phrase(en: "ID", ja: "ID")) { $0.id },
          .init(Phrase(en: "Name", ja: "名前")) { $0.name },
          .init(Phrase(en: "Players", ja: "人数"), isNumber: true) { String($0.players) },
          .init(Phrase(en: "Word", ja: "合言葉")) { $0.hasWord ? Console.words(en: "yes", ja: "あり") : "-" },
          .init(Phrase(en: "Created", ja: "作成")) { Console.date($0.created) },
        ])
    }
  }
}

/// `tenq-league create`: creates another league in a store.
struct CreateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "create", abstract: Console.words(en: "Create another league.", ja: "リーグを追加します。"))

  @OptionGroup var store: StoreOptions

  @Argument(help: ArgumentHelp(Console.words(en: "The name of the league.", ja: "リーグの名前。")))
  var name: String

  @Option(
    help: ArgumentHelp(
      Console.words(
        en: "Where its days begin: +09:00, UTC; this machine's time zone without it.",
        ja: "日付の区切り（+09:00、UTC など）。省略時はこのコンピューターの時間帯。")))
  var timezone: String?

  func validate() throws {
    if let timezone, TimeZoneOffset(timezone) == nil {
      throw ValidationError("--timezone is \(Excerpt.of(timezone)), but it is an offset like +09:00, or UTC")
    }
  }

  func run() async throws {
    try await store.open(creating: true).use { store in
      let league = try await store.createLeague(
        name: name, offset: timezone.flatMap { TimeZoneOffset($0)?.seconds } ?? Console.offset, now: Console.now)
      Console.print("\(league.id)  \(league.name)")
    }
  }
}

/// `tenq-league word`: sets or clears the word that a league's web page asks for.
struct WordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "word",
    abstract: Console.words(
      en: "Set or clear the word that the web page asks for.", ja: "ウェブページの合言葉を決める、またはなくします。"),
    discussion: Console.words(
      en: "Who entered the word of before has to enter the new one. Without WORD it is read from standard input.",
      ja: "合言葉を変えると、前の合言葉を入力した人も入力し直しになります。WORD を省略すると標準入力から読みます。"))

  @OptionGroup var options: LeagueOptions

  @Argument(help: ArgumentHelp(Console.words(en: "set or clear.", ja: "set（決める）または clear（なくす）。")))
  var action: Action

  @Argument(help: ArgumentHelp(Console.words(en: "The word.", ja: "合言葉。")))
  var word: String?

  /// What is done.
  enum Action: String, ExpressibleByArgument, CaseIterable {
    case set, clear
  }

  func run() async throws {
    var chosen: String?
    if action == .set {
      chosen = word ?? readLine(strippingNewline: true)
      guard let chosen, !chosen.isEmpty, chosen.utf8.count <= 200, chosen.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7f })
      else {
        throw ServerFailure(
          Phrase(
            en: "a word has 1 to 200 bytes and no control characters", ja: "合言葉は1〜200バイトで、制御文字は使えません"),
          status: .usage)
      }
    } else if word != nil {
      throw ServerFailure(Phrase(en: "clear takes no word", ja: "clear に合言葉は指定できません"), status: .usage)
    }
    let word = chosen
    try await options.store.open().use { store in
      let league = try await options.find(in: store)
      try await store.setWord(word, of: league.id)
      try await store.renewPageKey(of: league.id)
      Console.print(
        word == nil
          ? Phrase(en: "The page of \(league.name) asks for no word.", ja: "\(league.name)のページは合言葉なしで見られます。")
          : Phrase(en: "The page of \(league.name) asks for the word.", ja: "\(league.name)のページに合言葉を設定しました。"))
    }
  }
}
