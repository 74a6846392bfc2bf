import Testing

@testable import tenq_league

@Suite struct UsageMistakeTests {
  /// A message of the parser, the words that it is about, and what is said.
  struct Case: Sendable {
    let message: String
    let words: [String]
    let en: String
    let ja: String
  }

  @Test(arguments: [
    Case(
      message: "Unexpected argument 'serv'", words: ["serv"],
      en: "there is no command 'serv'; did you mean `tenq-league serve`?",
      ja: "'serv' というコマンドはありません。もしかして：`tenq-league serve`"),
    Case(
      message: "Unexpected argument 'reslts'", words: ["export", "reslts"],
      en: "there is no command 'reslts'; did you mean `tenq-league export results`?",
      ja: "'reslts' というコマンドはありません。もしかして：`tenq-league export results`"),
    Case(
      message: "Unexpected argument 'zzzzz'", words: ["zzzzz"],
      en: "there is no command 'zzzzz'; `tenq-league --help` lists what there is",
      ja: "'zzzzz' というコマンドはありません。使い方は `tenq-league --help` で見られます"),
    Case(
      message: "Unknown option '--perod'. Did you mean '--period'?", words: ["top", "--perod", "day"],
      en: "there is no option '--perod'; did you mean `--period`?",
      ja: "'--perod' というオプションはありません。もしかして：`--period`"),
    Case(
      message: "Missing value for '--period <period>'", words: ["top", "--period"],
      en: "--period stands without its value; `tenq-league top --help` lists what there is",
      ja: "--period に値がありません。使い方は `tenq-league top --help` で見られます"),
    Case(
      message: "Missing expected argument '<file>'", words: ["backup"],
      en: "`tenq-league backup` needs <file>; `tenq-league backup --help` lists what there is",
      ja: "`tenq-league backup` には <file> が必要です。使い方は `tenq-league backup --help` で見られます"),
    Case(
      message: "Unexpected argument 'b'", words: ["backup", "a", "b"],
      en: "'b' is one word too many for `tenq-league backup`; `tenq-league backup --help` lists what there is",
      ja: "`tenq-league backup` に 'b' は余分です。使い方は `tenq-league backup --help` で見られます"),
    Case(
      message: "2 unexpected arguments: 'plyers', 'now'", words: ["plyers", "now"],
      en: "there is no command 'plyers'; did you mean `tenq-league players`?",
      ja: "'plyers' というコマンドはありません。もしかして：`tenq-league players`"),
  ]) func aMistakeIsSaidInBothLanguagesWithWhatHelps(mistake: Case) {
    let sentence = UsageMistake(mistake.message, words: mistake.words, of: TenQLeague.self).sentence
    #expect(sentence.en == mistake.en)
    #expect(sentence.ja == mistake.ja)
  }
}
