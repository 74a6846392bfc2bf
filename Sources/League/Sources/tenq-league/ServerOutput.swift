import ArgumentParser
import FoundationEssentials
import QuizCore
import TerminalKit

/// How a list is printed.
struct OutputOptions: ParsableArguments {
  @Flag(help: ArgumentHelp(Console.words(en: "Print JSON.", ja: "JSON で出力します。")))
  var json = false

  /// A column of a list.
  struct Column<Item> {
    let heading: Phrase
    let isNumber: Bool
    let text: (Item) -> String

    init(_ heading: Phrase, isNumber: Bool = false, text: @escaping (Item) -> String) {
      self.heading = heading
      self.isNumber = isNumber
      self.text = text
    }
  }

  /// Prints items in columns, or as JSON.
  func print<Item: Encodable>(_ items: [Item], empty: Phrase, columns: [Column<Item>]) throws {
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      Console.print(json: Array(try encoder.encode(items)))
      return
    }
    if items.isEmpty {
      Console.print(empty)
      return
    }
    let cells =
      [columns.map { SafeText($0.heading[Console.language]) }]
      + items.map { item in columns.map { SafeText($0.text(item)).oneLine.truncated(to: 60) } }
    let widths = columns.indices.map { column in cells.map { $0[column].width }.max() ?? 0 }
    for row in cells {
      let line = columns.indices.map { column in
        row[column].padded(to: widths[column], columns[column].isNumber ? .right : .left).string
      }.joined(separator: "  ")
      Console.print(String(line.reversed().drop { $0 == " " }.reversed()))
    }
  }
}
