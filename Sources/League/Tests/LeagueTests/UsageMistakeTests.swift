import CommandLineKit
import Testing

@testable import tenq_league

@Suite struct UsageMistakeTests {
  /// The words of a command line, and what is said of them.
  struct Case: Sendable {
    let words: [String]
    let en: String
    let ja: String
  }

  @Test(arguments: [
    Case(
      words: ["serv"], en: "there is no command 'serv'; did you mean `tenq-league serve`?",
      ja: "'serv' というコマンドはありません。もしかして：`tenq-league serve`"),
    Case(
      words: ["export", "reslts"], en: "there is no command 'reslts'; did you mean `tenq-league export results`?",
      ja: "'reslts' というコマンドはありません。もしかして：`tenq-league export results`"),
    Case(
      words: ["zzzzz"], en: "there is no command 'zzzzz'; `tenq-league --help` lists commands and options",
      ja: "'zzzzz' というコマンドはありません。コマンドとオプションは `tenq-league --help` で見られます"),
    Case(
      words: ["top", "--perod", "day"], en: "there is no option '--perod'; did you mean `--period`?",
      ja: "'--perod' というオプションはありません。もしかして：`--period`"),
    Case(
      words: ["top", "--period"],
      en: "--period stands without its value; `tenq-league top --help` says how it is used",
      ja: "--period に値がありません。使い方は `tenq-league top --help` で見られます"),
    Case(
      words: ["backup"], en: "`tenq-league backup` needs <file>; `tenq-league backup --help` says how it is used",
      ja: "`tenq-league backup` には <file> が必要です。使い方は `tenq-league backup --help` で見られます"),
    Case(
      words: ["backup", "a", "b"],
      en: "'b' is one word too many for `tenq-league backup`; `tenq-league backup --help` says how it is used",
      ja: "`tenq-league backup` に 'b' は余分です。使い方は `tenq-league backup --help` で見られます"),
    Case(
      words: ["plyers", "now"], en: "there is no command 'plyers'; did you mean `tenq-league players`?",
      ja: "'plyers' というコマンドはありません。もしかして：`tenq-league players`"),
  ]) func aMistakeIsSaidInBothLanguagesWithWhatHelps(mistake: Case) throws {
    let tree = try #require(CommandTree(dump: TenQLeague._dumpHelp()))
    let sentence = UsageMistake(in: mistake.words, of: tree)?.sentence
    #expect(sentence?.en == mistake.en)
    #expect(sentence?.ja == mistake.ja)
  }
}
