import ArgumentParser
import LeagueStore
import QuizCore

/// `tenq-league players`: lists the players of a league.
struct PlayersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "players", abstract: Console.words(en: "List the players of a league.", ja: "参加者の一覧を表示します。"))

  @OptionGroup var options: LeagueOptions
  @OptionGroup var output: OutputOptions

  func run() async throws {
    try await options.store.open().use { store in
      let league = try await options.find(in: store)
      let players = try await store.players(of: league.id)
      try output.print(
        players, empty: Phrase(en: "Nobody has joined yet.", ja: "まだ誰も参加していません。"),
        columns: [
          .init(Phrase(same: "ID")) { $0.id },
          .init(Phrase(en: "Name", ja: "名前")) { $0.name },
          .init(Phrase(en: "Points", ja: "ポイント"), isNumber: true) { String($0.points) },
          .init(Phrase(en: "Rounds", ja: "回数"), isNumber: true) { String($0.rounds) },
          .init(Phrase(en: "Joined", ja: "参加")) { Console.date($0.joined) },
          .init(Phrase(en: "Latest", ja: "最新")) { $0.last.map(Console.date) ?? "-" },
          .init(Phrase(en: "Mark", ja: "状態")) { PlayersCommand.mark($0) },
        ])
    }
  }
}

extension PlayersCommand {
  /// What the owner did with a player, or has to do.
  private static func mark(_ player: PlayerInfo) -> String {
    var marks: [Phrase] = []
    if player.isBanned { marks.append(Phrase(en: "banned", ja: "締め出し")) }
    if player.isHidden { marks.append(Phrase(en: "hidden", ja: "非表示")) }
    if let name = player.heldName { marks.append(Phrase(en: "wants to be \(name)", ja: "希望の名前: \(name)")) }
    return marks.isEmpty ? "-" : marks.map { $0[Console.language] }.joined(separator: ", ")
  }
}

/// How much of a list is printed.
struct PageOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Console.words(en: "How many at most.", ja: "表示する数。")))
  var limit = 100

  @Option(help: ArgumentHelp(Console.words(en: "How many of the newest to leave out.", ja: "先頭から飛ばす数。")))
  var skip = 0

  func validate() throws {
    guard (1...10_000).contains(limit), (0...1_000_000_000).contains(skip) else {
      throw ValidationError("--limit is 1 to 10000, and --skip 0 or more")
    }
  }
}

/// `tenq-league questions`: lists the questions that players made.
struct QuestionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "questions",
    abstract: Console.words(en: "List the questions of a league, newest first.", ja: "みんなが作った問題の一覧を、新しい順に表示します。"))

  @OptionGroup var options: LeagueOptions
  @OptionGroup var output: OutputOptions

  @OptionGroup var page: PageOptions

  @Flag(help: ArgumentHelp(Console.words(en: "Those that wait to be approved.", ja: "承認待ちの問題だけを表示します。")))
  var waiting = false

  func run() async throws {
    try await options.store.open().use { store in
      let league = try await options.find(in: store)
      let questions = try await store.questions(
        of: league.id, areWaiting: waiting, limit: page.limit, offset: page.skip)
      try output.print(
        questions,
        empty: waiting
          ? Phrase(en: "No question waits.", ja: "承認待ちの問題はありません。")
          : Phrase(en: "Nobody has made a question yet.", ja: "まだ問題がありません。"),
        columns: [
          .init(Phrase(same: "ID")) { $0.id },
          .init(Phrase(en: "Made by", ja: "作った人")) { $0.maker.name },
          .init(Phrase(en: "Asked", ja: "出題"), isNumber: true) { String($0.asked) },
          .init(Phrase(en: "Right", ja: "正解"), isNumber: true) { String($0.right) },
          .init(Phrase(en: "Reports", ja: "報告"), isNumber: true) { String($0.reports) },
          .init(Phrase(en: "Question", ja: "問題")) { $0.text.text },
        ])
    }
  }
}

/// `tenq-league reports`: lists the questions that players reported.
struct ReportsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reports",
    abstract: Console.words(en: "List the questions that players reported.", ja: "報告された問題の一覧を表示します。"))

  @OptionGroup var options: LeagueOptions
  @OptionGroup var output: OutputOptions

  func run() async throws {
    try await options.store.open().use { store in
      let league = try await options.find(in: store)
      let reports = try await store.reports(of: league.id)
      try output.print(
        reports, empty: Phrase(en: "Nothing was reported.", ja: "報告はありません。"),
        columns: [
          .init(Phrase(en: "Question ID", ja: "問題の ID")) { $0.question },
          .init(Phrase(en: "Reported by", ja: "報告した人")) { $0.player.name },
          .init(Phrase(en: "When", ja: "日時")) { Console.date($0.date) },
          .init(Phrase(en: "Why", ja: "理由")) { $0.reason ?? "-" },
          .init(Phrase(en: "Question", ja: "問題")) { $0.text ?? Console.words(en: "(withdrawn)", ja: "（取り下げ）") },
        ])
    }
  }
}
