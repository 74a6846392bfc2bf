import ArgumentParser
import Glibc
import LeagueAPI
import LeagueStore
import QuizCore

/// Asks before something is done that cannot be undone.
struct ConfirmationOptions: ParsableArguments {
  @Flag(help: ArgumentHelp(Console.words(en: "Do not ask.", ja: "確認せずに実行します。")))
  var yes = false

  /// Asks at a terminal; elsewhere --yes is needed.
  func confirm(_ question: Phrase) throws {
    if yes { return }
    guard isatty(STDIN_FILENO) == 1 else {
      throw ServerFailure(
        Phrase(
          en: "this cannot be undone, and there is nobody to ask; say --yes", ja: "取り消せない操作です。確認できないため、--yes を付けてください"),
        status: .usage)
    }
    Console.print(question + Phrase(en: " Type yes:", ja: " よければ yes と入力してください:"))
    guard readLine(strippingNewline: true)?.lowercased() == "yes" else { throw ExitCode(1) }
  }

  /// Asks whether to do more as well; false where it cannot ask.
  func ask(_ question: Phrase) throws -> Bool {
    guard !yes, isatty(STDIN_FILENO) == 1 else { return false }
    Console.print(question + Phrase(en: " Type yes or no:", ja: " yes か no を入力してください:"))
    return readLine(strippingNewline: true)?.lowercased() == "yes"
  }
}

/// `tenq-league remove`: removes a question, a player or a round.
struct RemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: Console.words(en: "Remove a question, a player or a round.", ja: "問題、参加者、または記録を取り除きます。"),
    discussion: Console.words(
      en: """
        A question goes from all players' programs at their next sync; rounds keep their points. A player goes with all \
        rounds and questions, and with --links the invitation ends by which they joined; without it they can join again by \
        it, as by any other that is open. A round goes with its points and its share of the rates, and is refused when it is sent \
        again.
        """,
      ja: """
        問題は、次の同期のときに全員のところから消えます（獲得したポイントは残ります）。参加者は、記録と問題ごと消えます。\
        --links を付けると、参加に使った招待も無効になります（付けなければ、その招待でまた参加できます）。\
        記録は、ポイントと正答率からも除かれ、もう一度送られても受け付けません。
        """))

  @OptionGroup var options: LeagueOptions
  @OptionGroup var confirmation: ConfirmationOptions

  @Argument(
    help: ArgumentHelp(Console.words(en: "question, player or round.", ja: "question（問題）、player（参加者）、round（記録）。")))
  var kind: Kind

  @Argument(help: ArgumentHelp(Console.words(en: "Its ID; of a player, the name will do.", ja: "ID（参加者は名前でも可）。")))
  var id: String

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      Console.words(en: "End the invitation by which the player joined.", ja: "参加者が使った招待も無効にします。")))
  var links: Bool?

  /// What can be removed.
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case question, player, round

    var name: Phrase {
      switch self {
      case .question: Phrase(en: "question", ja: "問題")
      case .player: Phrase(en: "player", ja: "参加者")
      case .round: Phrase(en: "round", ja: "記録")
      }
    }
  }

  func run() async throws {
    try await options.store.open().use { store in
      switch kind {
      case .player: try await removePlayer(in: store)
      case .question, .round:
        let id = try ServerID.checked(id, kind.name)
        let league = try await league(in: store, having: id)
        try confirmation.confirm(
          Phrase(
            en: "The \(kind.name.en) \(id) will be removed for good.", ja: "\(kind.name.ja) \(id) を完全に取り除きます。"))
        let isDone =
          kind == .round
          ? try await store.removeRound(id, of: league, now: Console.now)
          : try await store.removeQuestion(id, of: league, now: Console.now)
        guard isDone else { throw ServerID.unknown(id, kind.name) }
        Console.print(Phrase(en: "Removed.", ja: "取り除きました。"))
      }
    }
  }

  /// Removes a player, and ends the invitation by which they joined, if the owner wants it; prints what is left open.
  private func removePlayer(in store: LeagueStore) async throws {
    let (identity, info) = try await store.find(player: id, options)
    try confirmation.confirm(
      Phrase(
        en: "The player \(info.name) (\(info.id)) will be removed for good.",
        ja: "参加者\(info.name)（\(info.id)）を完全に取り除きます。"))
    let invitation = try await store.invitation(of: identity, now: Console.now)
    if let invitation, invitation.state == .open {
      let ends =
        try links
        ?? confirmation.ask(
          Phrase(
            en: "They joined by the invitation \(invitation.id), which is open. End it too?",
            ja: "参加に使った招待 \(invitation.id) はまだ有効です。これも無効にしますか？"))
      if ends, try await store.revoke(invitation, of: identity.league, now: Console.now) {
        Console.print(
          Phrase(en: "The invitation \(invitation.id) is ended.", ja: "招待 \(invitation.id) を無効にしました。"))
      }
    }
    guard try await store.removePlayer(info.id, now: Console.now) else { throw ServerID.unknown(info.id, kind.name) }
    Console.print(Phrase(en: "Removed.", ja: "取り除きました。"))
    try await OpenInvitations.say(of: identity.league, in: store)
  }

  /// The league that has what is to be removed; programs choose the IDs of questions and rounds, so several may.
  private func league(in store: LeagueStore, having id: String) async throws -> String {
    let leagues: [String] =
      switch kind {
      case .question: try await store.leagues(withQuestion: id)
      case .player: []
      case .round: try await store.leagues(withRound: id)
      }
    let asked = options.league == nil ? nil : try await options.find(in: store).id
    let found = leagues.filter { asked == nil || $0 == asked }
    guard let league = found.first else { throw ServerID.unknown(id, kind.name) }
    guard found.count == 1 else {
      throw ServerFailure(
        Phrase(
          en: "\(id): \(found.count) leagues have such a \(kind.name.en), so say which with --league",
          ja: "\(id): この\(kind.name.ja)は\(found.count)個のリーグにあります。--league でどれかを指定してください"),
        status: .usage)
    }
    return league
  }
}

/// `tenq-league erase player`: erases a player's data.
struct EraseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "erase",
    abstract: Console.words(en: "Erase all data of a player.", ja: "参加者のデータをすべて消去します。"),
    discussion: Console.words(
      en:
        "Rounds with their share of tables and rates, questions, reports, name and token go. Backups keep what they have.",
      ja: "記録（順位表と正答率の分を含む）、問題、報告、名前、トークンがすべて消えます。バックアップに残っているものは消えません。"))

  @OptionGroup var named: NamedPlayerOptions
  @OptionGroup var confirmation: ConfirmationOptions

  func run() async throws {
    try await named.options.store.open().use { store in
      let (player, info) = try await store.find(player: named.player, named.options)
      try confirmation.confirm(
        Phrase(
          en: "All data of the player \(info.name) (\(info.id)) will be erased.",
          ja: "参加者\(info.name)（\(info.id)）のデータをすべて消去します。"))
      try await store.erase(player, now: Console.now)
      Console.print(Phrase(en: "Erased.", ja: "消去しました。"))
    }
  }
}

/// The word `player` on the command line.
enum PlayerKind: String, ExpressibleByArgument, CaseIterable {
  case player
}

/// IDs on the command line.
enum ServerID {
  /// An ID in lowercase; throws when it is none.
  static func checked(_ id: String, _ kind: Phrase) throws -> String {
    guard UUIDText.isValid(id) else {
      throw ServerFailure(
        Phrase(
          en: "\(Excerpt.of(id)): this is not the ID of a \(kind.en)", ja: "\(Excerpt.of(id)): \(kind.ja)の ID ではありません"),
        status: .usage)
    }
    return id.lowercased()
  }

  /// Nothing has this ID.
  static func unknown(_ id: String, _ kind: Phrase) -> ServerFailure {
    ServerFailure(
      Phrase(en: "\(id): there is no such \(kind.en)", ja: "\(id): この ID の\(kind.ja)はありません"), status: .noInput)
  }
}
