import ArgumentParser
import BankFormats

/// How files of cards are read, for every command that reads files of other programs.
struct CardOptions: ParsableArguments {
  @Option(name: .customLong("as"), help: "What cards become: choices (from other cards' answers) or typed.")
  var use: CardUse?

  @Option(help: "What stands between the sides of a card in a text, like \" - \".")
  var between: String?

  @Option(help: "What stands behind each card in a text, like \";\".")
  var after: String?

  @Option(help: "Which column of a table, or field of notes, is asked.")
  var question: String?

  @Option(help: "Which column of a table, or field of notes, is the answer.")
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
