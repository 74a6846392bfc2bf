import ArgumentParser
import LeagueAPI
import LeagueStore
import QuizCore

/// `tenq-league invitations`: lists the invitations of a league.
struct InvitationsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "invitations",
    abstract: Console.words(en: "List the invitations of a league, newest first.", ja: "招待の一覧を、新しい順に表示します。"),
    discussion: Console.words(
      en: "Links and codes themselves are not kept. Those that ended more than a month ago are left out in time.",
      ja: "リンクやコードそのものは保存されていません。終わって1か月を過ぎたものは、やがて一覧から消えます。"))

  @OptionGroup var options: LeagueOptions
  @OptionGroup var output: OutputOptions

  func run() async throws {
    try await options.store.open().use { store in
      let league = try await options.find(in: store)
      let invitations = try await store.invitations(of: league.id, now: Console.now)
      try output.print(
        invitations, empty: Phrase(en: "There are no invitations.", ja: "招待はありません。"),
        columns: [
          .init(Phrase(same: "ID")) { $0.id },
          .init(Phrase(en: "State", ja: "状態")) { InvitationsCommand.name($0.state)[Console.language] },
          .init(Phrase(en: "Joined", ja: "参加"), isNumber: true) { $0.joined.map { String($0) } ?? "-" },
          .init(Phrase(en: "Of", ja: "上限"), isNumber: true) { InvitationsCommand.uses($0.uses) },
          .init(Phrase(en: "Created", ja: "作成")) { Console.date($0.created) },
          .init(Phrase(en: "Expires", ja: "期限")) { Console.date($0.expires) },
          .init(Phrase(en: "Short code", ja: "短いコード")) { $0.hasShortCode ? Console.words(en: "yes", ja: "あり") : "-" },
          .init(Phrase(en: "For", ja: "対象")) { $0.player?.name ?? "-" },
        ])
    }
  }

  private static func name(_ state: InvitationInfo.State) -> Phrase {
    switch state {
    case .open: Phrase(en: "open", ja: "有効")
    case .used: Phrase(en: "used up", ja: "満員")
    case .expired: Phrase(en: "ended", ja: "終了")
    }
  }

  /// Above a million there is no limit.
  private static func uses(_ uses: Int?) -> String {
    uses.map { $0 > 1_000_000 ? "-" : String($0) } ?? "-"
  }
}

/// `tenq-league revoke`: ends invitations.
struct RevokeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "revoke",
    abstract: Console.words(en: "End an invitation, or all of a league.", ja: "招待を無効にします。"),
    discussion: Console.words(
      en: "Who has joined by it stays.", ja: "すでに参加した人はそのままです。"))

  @OptionGroup var options: LeagueOptions

  @Argument(
    help: ArgumentHelp(
      Console.words(
        en: "Its link, its code, or its ID from `tenq-league invitations`.",
        ja: "リンク、コード、または `tenq-league invitations` の ID。")))
  var invitation: String?

  @Flag(help: ArgumentHelp(Console.words(en: "All of the league.", ja: "リーグのすべての招待。")))
  var all = false

  func validate() throws {
    guard all != (invitation != nil) else {
      throw ValidationError(Console.words(en: "say an invitation, or --all", ja: "招待か --all を指定してください"))
    }
  }

  func run() async throws {
    try await options.store.open().use { store in
      let league = try await options.find(in: store)
      guard let text = invitation else {
        let count = try await store.revokeAll(of: league.id, now: Console.now)
        Console.print(Phrase(en: "Ended: \(count) invitations.", ja: "\(count)件の招待を無効にしました。"))
        return
      }
      guard let found = try await store.invitation(text, of: league.id, now: Console.now) else {
        throw ServerFailure(
          Phrase(
            en:
              "\(Excerpt.of(text)): the league \(league.name) has no such invitation; `tenq-league invitations` lists them",
            ja: "\(Excerpt.of(text)): リーグ「\(league.name)」にこの招待はありません。`tenq-league invitations` で確認できます"),
          status: .noInput)
      }
      let isDone = try await store.revoke(found, of: league.id, now: Console.now)
      Console.print(
        isDone
          ? Phrase(en: "The invitation \(found.id) is ended.", ja: "招待 \(found.id) を無効にしました。")
          : Phrase(en: "The invitation \(found.id) had ended already.", ja: "招待 \(found.id) はすでに終わっています。"))
    }
  }
}

/// The invitations by which a removed player could join again.
enum OpenInvitations {
  /// Prints how many invitations of a league are open; nothing where none is.
  static func say(of league: String, in store: LeagueStore) async throws {
    let open = try await store.invitations(of: league, now: Console.now).filter {
      $0.state == .open && $0.player == nil
    }
    guard !open.isEmpty else { return }
    let ids = open.prefix(5).map(\.id).joined(separator: ", ") + (open.count > 5 ? ", …" : "")
    Console.print(
      Phrase(
        en: "Whoever knows one of these \(open.count) open invitations can join by it: \(ids). "
          + "`tenq-league revoke ID` ends one, `tenq-league revoke --all` all of them.",
        ja: "有効な招待が\(open.count)件あり、知っている人は参加できます（\(ids)）。"
          + "`tenq-league revoke ID` で1件ずつ、`tenq-league revoke --all` ですべて無効にできます。"))
  }
}
