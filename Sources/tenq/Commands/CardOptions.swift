import ArgumentParser
import BankFormats

/// How files of cards are read, for every command that reads files of other programs.
struct CardOptions: ParsableArguments {
  @Option(
    name: .customLong("as"),
    help: .both(
      "What cards become: choices (from other cards' answers) or typed.",
      ja: "カードの出題方法：choices（ほかのカードの答えから選ぶ）か typed（入力する）。"))
  var use: CardUse?

  @Option(
    help: .both(
      "What stands between the sides of a card in a text, like \" - \".", ja: "テキストのカードで、表と裏の間にあるもの（例：\" - \"）。"))
  var between: String?

  @Option(help: .both("What stands behind each card in a text, like \";\".", ja: "テキストのカードで、各カードの後にあるもの（例：\";\"）。"))
  var after: String?

  @Option(help: .both("Which column of a table, or field of notes, is asked.", ja: "表の列やノートのフィールドのうち、問題にするもの。"))
  var question: String?

  @Option(help: .both("Which column of a table, or field of notes, is the answer.", ja: "表の列やノートのフィールドのうち、答えにするもの。"))
  var answer: String?

  /// The options as values.
  var values: CardReading {
    CardReading(
      use: use ?? .choices, marks: CardMarks(between: between, after: after),
      names: CardNames(question: question, answer: answer))
  }
}

/// How cards are read.
struct CardReading: Equatable {
  /// What becomes of them.
  var use = CardUse.choices
  /// What divides them in a text; nil where that is found out.
  var marks: CardMarks?
  /// Which columns or fields are read; nil for the usual ones.
  var names: CardNames?
}

extension CardUse: ExpressibleByArgument {}
