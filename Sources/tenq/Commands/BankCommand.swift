import ArgumentParser
import CommandLineKit
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq bank`: the commands about banks of questions.
struct BankCommand: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "bank",
      abstract: .both("List, check, import and export banks of questions.", ja: "問題集の一覧・検査・取り込み・書き出しをします。"),
      subcommands: [
        BankList.self, BankCheckCommand.self, BankImportCommand.self, BankExportCommand.self, BankPath.self,
      ])
  }

  static let taken: TakenOptions = .only()

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq
}

/// `tenq bank list`: lists every set by the name that `tenq play` takes.
struct BankList: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: .both("List the sets that can be played.", ja: "遊べるセットを一覧にします。"),
      discussion: .both(
        """
        Each line is the name that `tenq play` takes and the number of questions, `?` where a file is too large to be \
        counted at once or cannot be read; a set that your own files add to is marked, and a genre that is all yours.
        """,
        ja: """
          各行は `tenq play` に付ける名前と問題数です。ファイルが大きくてすぐに数えられないか、読めないときは `?` です。自分のファイルで問題を足したセットと、\
          すべて自分の問題のジャンルには印が付きます。
          """))
  }

  static let taken: TakenOptions = .only()

  @Flag(
    help: .both("One array of objects: name, questions, own, files.", ja: "オブジェクトの配列1つで出力します：name、questions、own、files。")
  )
  var json = false

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  /// A row of the list: a set, a genre or everything.
  private struct Row {
    let name: String
    /// Nil where a file was not counted.
    let questions: Int?
    let isOwn: Bool
    /// Whether it is said to be the player's own: what other questions are part of too is not, but for a set.
    let isMarked: Bool
    let files: [String]
  }

  func run() throws {
    var handler = try EffectHandler(.reporting(options.values))
    handler.finishLoading()
    let language = handler.session.language
    let rows = rows(of: handler)
    for diagnostic in handler.catalogueDiagnostics { Printer.complain(diagnostic.sentence[language]) }
    if rows.isEmpty { throw CommandError(.noBankFound, in: language, status: .noInput) }
    if json {
      for (index, row) in rows.enumerated() { Printer.print(escaped: (index == 0 ? "[" : ",") + object(row)) }
      Printer.print(escaped: "]")
      return
    }
    let names = rows.map { SafeText($0.name).oneLine }
    let width = names.map(\.width).max() ?? 0
    for (row, name) in zip(rows, names) {
      let count: SafeText = row.questions.map { "\($0)" } ?? "?"
      let mark: SafeText = row.isMarked ? "  " + SafeText(Phrase.yours[language]) : .empty
      Printer.print(name.padded(to: width) + "  " + count.padded(to: 6, .right) + mark)
    }
  }

  private func rows(of handler: EffectHandler) -> [Row] {
    let catalogue = handler.state.catalogue
    let locations = handler.session.process.locations
    let ownFolder = locations.ownBanks.map { $0 + "/" }
    // The shipped banks are below the user's own folder where XDG_DATA_HOME is PREFIX/share/games.
    let shippedFolders = locations.banks(catalogue.language).map { $0 + "/" }
    func isOwn(_ file: String) -> Bool {
      guard let ownFolder else { return false }
      return file.hasPrefix(ownFolder) && !shippedFolders.contains { file.hasPrefix($0) }
    }
    return catalogue.selections.compactMap { selection in
      let entries = catalogue.entries(of: selection)
      let counts = entries.compactMap(\.questions)
      let files = entries.flatMap(\.files)
      return catalogue.commandName(of: selection).map { name in
        Row(
          name: name, questions: counts.count == entries.count ? counts.reduce(0, +) : nil,
          isOwn: files.contains(where: isOwn),
          isMarked: entries.count == 1 ? files.contains(where: isOwn) : files.allSatisfy(isOwn), files: files)
      }
    }
  }

  private func object(_ row: Row) -> String {
    let files = row.files.map(JSONText.quoted).joined(separator: ",")
    return #"{"name":\#(JSONText.quoted(row.name)),"questions":\#(row.questions.map(String.init) ?? "null"),"#
      + #""own":\#(row.isOwn),"files":[\#(files)]}"#
  }
}

/// `tenq bank path`: prints the folder of the player's own banks.
struct BankPath: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "path", abstract: .both("Say where your own banks belong.", ja: "自分の問題集を置く場所を表示します。"))
  }

  static let taken: TakenOptions = .only()

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  func run() throws {
    guard let path = try ProcessEnvironment(options.values).locations.ownBanks else {
      throw CommandError(SaveError.noHome, in: Language(options.values))
    }
    Printer.print(SafeText(path).oneLine)
  }
}

extension Phrase {
  /// There is nothing to list.
  fileprivate static let noBankFound = Phrase(
    en: "no bank was found; `tenq path` says where they are looked for",
    ja: "問題集が見つかりません。探す場所は `tenq path` で確かめられます")

  /// Marks a set that includes files of the player's own.
  fileprivate static let yours = Phrase(en: "yours", ja: "自分")
}
