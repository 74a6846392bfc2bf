import ArgumentParser
import LeagueAPI
import LeagueStore
import QuizCore

/// The options of commands about a player.
struct NamedPlayerOptions: ParsableArguments {
  @OptionGroup var options: LeagueOptions

  @Argument(help: ArgumentHelp(Console.words(en: "player.", ja: "player（参加者）。")))
  var kind: PlayerKind

  @Argument(help: ArgumentHelp(Console.words(en: "The player's ID or name.", ja: "参加者の ID または名前。")))
  var player: String

  /// Applies `body` to the player, and prints what was done.
  func run(_ body: (LeagueStore, Identity) async throws -> Bool, done: (String) -> Phrase) async throws {
    try await options.store.open().use { store in
      let (identity, info) = try await store.find(player: player, options)
      guard try await body(store, identity) else { throw ServerID.unknown(info.id, RemoveCommand.Kind.player.name) }
      Console.print(done(info.name))
    }
  }
}

/// `tenq-league rename player`: gives a player another name.
struct RenameCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: Console.words(en: "Give a player another name.", ja: "参加者の名前を変えます。"),
    discussion: Console.words(
      en: "It is new in all tables, pages and players' programs; a name that waited to be approved is forgotten.",
      ja: "順位表、ページ、みんなのプログラムで新しい名前になります。承認を待っていた名前は破棄されます。"))

  @OptionGroup var named: NamedPlayerOptions

  @Argument(help: ArgumentHelp(Console.words(en: "The new name.", ja: "新しい名前。")))
  var name: String

  func run() async throws {
    do {
      try await named.run({ try await $0.renamePlayer($1, to: name, now: Console.now) }) {
        Phrase(en: "\($0) is \(name) now.", ja: "\($0)の名前を\(name)に変えました。")
      }
    } catch StoreError.refused(.takenName) {
      throw ServerFailure(
        Phrase(en: "\(Excerpt.of(name)): another player has this name", ja: "\(Excerpt.of(name)): この名前はほかの参加者が使っています"),
        status: .data)
    } catch StoreError.refused(.unusableName) {
      throw ServerFailure(
        Phrase(
          en:
            "\(Excerpt.of(name)): a name has 1 to \(LeagueLimits.nameCharacters) characters, and none that cannot be seen",
          ja: "\(Excerpt.of(name)): 名前は1〜\(LeagueLimits.nameCharacters)文字で、見えない文字は使えません"), status: .data)
    }
  }
}

/// `tenq-league hide player`: takes a player out of tables and pages.
struct HideCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hide",
    abstract: Console.words(en: "Take a player out of tables and pages.", ja: "参加者を順位表とページに出さないようにします。"),
    discussion: Console.words(
      en: "The player plays on. Questions of theirs stay in the players' programs, without who made them.",
      ja: "本人はそのまま遊べます。作った問題はみんなのプログラムに残りますが、作った人の名前は表示されません。"))

  @OptionGroup var named: NamedPlayerOptions

  func run() async throws {
    try await named.run({ try await $0.setHidden(true, $1, now: Console.now) }) {
      Phrase(en: "\($0) is in no table and on no page.", ja: "\($0)を順位表とページに出さないようにしました。")
    }
  }
}

/// `tenq-league show player`: brings a hidden player back.
struct ShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: Console.words(en: "Bring a hidden player back.", ja: "hide した参加者を元に戻します。"))

  @OptionGroup var named: NamedPlayerOptions

  func run() async throws {
    try await named.run({ try await $0.setHidden(false, $1, now: Console.now) }) {
      Phrase(en: "\($0) is in the tables again.", ja: "\($0)を順位表に戻しました。")
    }
  }
}

/// `tenq-league ban player`: shuts a player out.
struct BanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ban", abstract: Console.words(en: "Shut a player out.", ja: "参加者を締め出します。"),
    discussion: Console.words(
      en: """
        Their rounds are in no table, their questions go from all programs, their name stays taken, and the invitation by \
        which they joined ends. `unban` undoes it but for the questions and the invitation.
        """,
      ja: """
        記録は順位表から消え、問題は全員のところから消え、名前はほかの人には使えないままで、参加に使った招待は無効になります。\
        unban で取り消せます（問題と招待は戻りません）。
        """))

  @OptionGroup var named: NamedPlayerOptions
  @OptionGroup var confirmation: ConfirmationOptions

  func run() async throws {
    try await named.options.store.open().use { store in
      let (identity, info) = try await store.find(player: named.player, named.options)
      try confirmation.confirm(
        Phrase(
          en: "\(info.name) will be shut out, and their questions removed for good.",
          ja: "\(info.name)を締め出し、作った問題を完全に取り除きます。"))
      guard try await store.ban(identity, now: Console.now) else {
        throw ServerID.unknown(info.id, RemoveCommand.Kind.player.name)
      }
      Console.print(Phrase(en: "\(info.name) is shut out.", ja: "\(info.name)を締め出しました。"))
      try await OpenInvitations.say(of: identity.league, in: store)
    }
  }
}

/// `tenq-league unban player`: lets a player in again.
struct UnbanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unban", abstract: Console.words(en: "Let a player in again.", ja: "締め出した参加者を元に戻します。"))

  @OptionGroup var named: NamedPlayerOptions

  func run() async throws {
    try await named.run({ try await $0.unban($1, now: Console.now) }) {
      Phrase(en: "\($0) may play again.", ja: "\($0)はまた参加できます。")
    }
  }
}

/// `tenq-league rounds`: lists the rounds of a player.
struct RoundsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rounds",
    abstract: Console.words(en: "List the rounds of a player, latest first.", ja: "参加者の記録の一覧を、新しい順に表示します。"),
    discussion: Console.words(
      en: "`tenq-league remove round ID` removes one.", ja: "`tenq-league remove round ID` で取り除けます。"))

  @OptionGroup var options: LeagueOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var page: PageOptions

  @Option(help: ArgumentHelp(Console.words(en: "The player's ID or name.", ja: "参加者の ID または名前。")))
  var player: String

  func run() async throws {
    try await options.store.open().use { store in
      let identity = try await store.find(player: player, options).identity
      let rounds = try await store.rounds(of: identity, limit: page.limit, offset: page.skip)
      try output.print(
        rounds, empty: Phrase(en: "No rounds.", ja: "記録はありません。"),
        columns: [
          .init(Phrase(same: "ID")) { $0.id },
          .init(Phrase(en: "Date", ja: "日時")) { Console.date($0.played) },
          .init(Phrase(en: "Game", ja: "ゲーム")) { $0.game },
          .init(Phrase(en: "Right", ja: "正解"), isNumber: true) { "\($0.right)/\($0.asked)" },
          .init(Phrase(en: "Time", ja: "時間"), isNumber: true) { RoundsCommand.seconds($0.milliseconds) },
          .init(Phrase(en: "Points", ja: "ポイント"), isNumber: true) { String($0.points) },
          .init(Phrase(en: "Set", ja: "セット")) { $0.set },
        ])
    }
  }

  /// `23.4 s`.
  private static func seconds(_ milliseconds: Int) -> String {
    let tenths = milliseconds / 100
    return "\(tenths / 10).\(tenths % 10)" + Console.words(en: " s", ja: "秒")
  }
}

/// `tenq-league approve`: approves what waits.
struct ApproveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve",
    abstract: Console.words(en: "Approve questions or names that wait.", ja: "承認待ちの問題や名前を承認します。"),
    discussion: Console.words(
      en: """
        `tenq-league questions --waiting` and `tenq-league players` list what waits, where the rules approve-questions and \
        approve-names say that it does. `remove question` and `rename player` are the other answers.
        """,
      ja: """
        rules の approve-questions と approve-names が yes のとき、承認待ちは `tenq-league questions --waiting` と \
        `tenq-league players` で確認できます。認めない場合は remove question、rename player を使ってください。
        """))

  /// What is approved.
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case question, name
  }

  @OptionGroup var options: LeagueOptions

  @Argument(help: ArgumentHelp(Console.words(en: "question or name.", ja: "question（問題）または name（名前）。")))
  var kind: Kind

  @Argument(
    help: ArgumentHelp(
      Console.words(en: "The question's ID; the player's ID or name.", ja: "問題の ID、または参加者の ID か名前。")))
  var id: String?

  @Flag(help: ArgumentHelp(Console.words(en: "All that wait.", ja: "承認待ちをすべて承認します。")))
  var all = false

  func validate() throws {
    guard all != (id != nil) else {
      throw ValidationError(Console.words(en: "say an ID, or --all", ja: "ID か --all を指定してください"))
    }
  }

  func run() async throws {
    try await options.store.open().use { store in
      let count: Int
      switch kind {
      case .question:
        let league = try await options.find(in: store)
        let id = try id.map { try ServerID.checked($0, RemoveCommand.Kind.question.name) }
        count = try await store.approveQuestions(id, in: league.id, now: Console.now)
      case .name:
        if let id {
          let player = try await store.waiting(id, options)
          count = try await store.approveNames(of: player.player, in: player.league, now: Console.now)
        } else {
          let league = try await options.find(in: store)
          count = try await store.approveNames(of: nil, in: league.id, now: Console.now)
        }
      }
      guard count > 0 || all else {
        throw ServerFailure(
          Phrase(
            en: "\(Excerpt.of(id ?? "")): nothing waits to be approved by this name",
            ja: "\(Excerpt.of(id ?? "")): 承認待ちではありません"), status: .noInput)
      }
      Console.print(Phrase(en: "Approved: \(count).", ja: "\(count)件承認しました。"))
    }
  }
}

extension LeagueStore {
  /// The player with an ID, a waiting name, or a shown name.
  fileprivate func waiting(_ player: String, _ options: LeagueOptions) async throws -> Identity {
    if !UUIDText.isValid(player) {
      let league = try await options.find(in: self)
      let found = try await players(of: league.id).filter { $0.heldName == player }
      if let info = found.first, found.count == 1 { return Identity(league: league.id, player: info.id) }
    }
    return try await find(player: player, options).identity
  }
}
