import ArgumentParser
import LeagueStore
import QuizCore

/// `tenq-league refused`: lists refusals by player.
struct RefusedCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refused",
    abstract: Console.words(
      en: "List what was refused, of whom and why.", ja: "受け付けなかった記録や問題を、参加者と理由ごとに表示します。"))

  @OptionGroup var options: LeagueOptions
  @OptionGroup var output: OutputOptions

  func run() async throws {
    try await options.store.open().use { store in
      let league = try await options.find(in: store)
      let refusals = try await store.refusals(of: league.id)
      try output.print(
        refusals, empty: Phrase(en: "Nothing was refused.", ja: "受け付けなかったものはありません。"),
        columns: [
          .init(Phrase(en: "Name", ja: "名前")) { $0.player.name },
          .init(Phrase(en: "Times", ja: "件数"), isNumber: true) { String($0.count) },
          .init(Phrase(en: "Latest", ja: "最新")) { Console.date($0.last) },
          .init(Phrase(en: "Why", ja: "理由")) { LeagueReason.words($0.code)[Console.language] },
          .init(Phrase(en: "Latest ID", ja: "最新の ID")) { $0.example },
        ])
    }
  }
}
