import ArgumentParser
import BankFormats
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq bank export`: writes sets in the format of another program.
struct BankExportCommand: Command {
  /// A format that can be written.
  struct Format: ExpressibleByArgument {
    let bankFormat: BankFormat

    init?(argument: String) {
      guard let format = BankFormat(rawValue: argument), BankFormat.exported.contains(format) else { return nil }
      bankFormat = format
    }

    static var allValueStrings: [String] { BankFormat.exported.map(\.rawValue) }

    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export",
      abstract: .both("Write sets in the format of another program.", ja: "セットをほかのプログラムの形式で書き出します。"),
      discussion: .both(
        """
        A SET is a genre, a set, or both, as for `tenq play`, or a file of questions; `all` is every set there is. gift, \
        moodle and qti are read by Moodle and other learning platforms, anki is text for its import, kahoot is the \
        spreadsheet (XLSX) that Kahoot imports, h5p a question set for a site that has H5P's Question Set 1.20, Multiple \
        Choice 1.16 and Fill in the Blanks 1.14. What a format has no place for is said. `tenq bank import` brings \
        every format back.

        qti is version 1.2: on standard output and in a file that ends in .xml one XML file, in any other a zip package, as \
        Canvas and ILIAS import it. ILIAS reads the first genre of a package, and wants the package to keep its name.

        Exit status: 65 when there are no questions, 66 when there is no such set, 73 when the file exists or its folder \
        does not.
        """,
        ja: """
          セットは `tenq play` と同じように、ジャンル名かセット名、またはその両方で指定します。問題のファイルも指定できます。`all` はすべてのセットです。gift、\
          moodle、qti は Moodle などの学習システムで読めます。anki は Anki に取り込むテキスト、kahoot は Kahoot に取り込む表（XLSX）、\
          h5p は H5P の Question Set 1.20、Multiple Choice 1.16、Fill in the Blanks 1.14 があるサイト用の問題集です。\
          形式に入らないものは知らせます。どの形式も `tenq bank import` で元に戻せます。

          qti はバージョン 1.2 です。標準出力と、名前が .xml で終わるファイルには XML を1つ、\
          そのほかのファイルには Canvas や ILIAS に取り込める zip を書きます。ILIAS が読むのは zip の最初のジャンルだけで、zip の名前は変えられません。

          終了コード：問題がなければ 65、セットがなければ 66、ファイルがすでにあるかフォルダーがなければ 73。
          """))
  }

  static let taken: TakenOptions = .only("--seed")

  @Option(help: .both("The format to write.", ja: "書き出す形式。"))
  var format: Format

  @Option(
    name: [.customShort("o"), .long],
    help: .both("The file to write, instead of standard output.", ja: "標準出力の代わりに書き込むファイル。"),
    completion: .file())
  var output: String?

  @Flag(help: .both("Replace the file when it exists.", ja: "同じ名前のファイルを置き換えます。"))
  var replace = false

  @Flag(
    help: .both(
      "Begin csv with a byte-order mark, by which Excel knows UTF-8.", ja: "csv の先頭に、Excel が UTF-8 とわかる印（BOM）を付けます。"))
  var bom = false

  @Argument(
    help: .both("What to write: a set, a genre or a file of questions.", ja: "書き出すもの：セット、ジャンル、問題のファイルのどれか。"),
    completion: .exported)
  var set: String

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  func run() throws {
    var handler = try EffectHandler(Session(options.values))
    let language = handler.session.language
    let selection = try handler.selection(named: set)
    if bom, format.bankFormat != .csv { throw CommandError(.markOnlyInCSV, in: language, status: .usage) }
    if selection.isMissed {
      throw CommandError(.notASet(set), in: language, status: .usage)
    }
    let (sets, unusable) = try read(selection, &handler)
    let skipped = unusable + handler.leftOut(of: selection)
    let file = output.flatMap { $0 == "-" ? nil : $0 }
    guard !sets.isEmpty, let export = BankExport(sets, as: format.bankFormat, to: file) else {
      throw CommandError(.noQuestions(set), in: language, status: .data)
    }
    if skipped > 0 { Printer.complain(Phrase.skipped(skipped)[language]) }
    for loss in BankExport.Loss.allCases {
      guard let count = export.losses[loss] else { continue }
      Printer.complain(loss.sentence(count, in: format.bankFormat)[language])
    }
    if export.count == 0 { throw CommandError(.noQuestions(set), in: language, status: .data) }
    let mark: [UInt8] = bom ? [0xEF, 0xBB, 0xBF] : []
    guard let output = file else { return try print(export.content, after: mark, in: language) }
    if let folder = OutputFile.missingFolder(of: output) {
      throw CommandError(.noFolder(folder, of: output), in: language, status: .cannotCreate)
    }
    if !replace, FileStatus.isTaken(output) {
      throw CommandError(.fileExists(output), in: language, status: .cannotCreate)
    }
    do throws(SaveError) {
      try OutputFile.write(mark + export.bytes, to: output, replacing: replace)
    } catch {
      throw CommandError(error, in: language)
    }
    Printer.print(SafeText(Phrase.written(export.count, Arguments.shown(output))[language]).oneLine)
  }

  /// The questions of a selection, set by set, and how many rows could not be used.
  private func read(
    _ selection: Selection, _ handler: inout EffectHandler
  ) throws(CommandError) -> (sets: [ExportedSet], skipped: Int) {
    let language = handler.session.language
    let catalogue = handler.state.catalogue
    var places: [(genre: String?, title: String, files: [String])] = []
    if case .file(let path) = selection {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let ending = BankFormat.endings.first { name.lowercased().hasSuffix(".\($0)") && name.count > $0.count + 1 }
      let title = path == "-" ? "questions" : ending.map { String(name.dropLast($0.count + 1)) } ?? name
      places = [(nil, title, [path])]
    } else {
      for entry in catalogue.selections where entry.isSet {
        let isWanted =
          switch (selection, entry) {
          case (.everything, _): true
          case (.genre(let genre), .set(let other, _)): genre == other
          case (_, _): selection == entry
          }
        guard isWanted else { continue }
        let files = catalogue.entries(of: entry).flatMap(\.files)
        if case .set(let genre, let title) = entry {
          places.append((genre == Phrase.userGenre[language] ? nil : genre, title, files))
        } else {
          places.append((nil, "own", files))
        }
      }
    }
    var sets: [ExportedSet] = []
    var skipped = 0
    for place in places {
      var questions: [Question] = []
      var seen: Set<QuestionID> = []
      for file in place.files {
        do throws(QuestionFileError) {
          let bank = try handler.open(file)
          for row in 0..<bank.rowCount {
            guard let question = bank.question(at: row) else {
              skipped += 1
              continue
            }
            if seen.insert(question.id).inserted { questions.append(question) }
          }
        } catch {
          throw CommandError(error, in: language)
        }
      }
      if !questions.isEmpty { sets.append(ExportedSet(genre: place.genre, title: place.title, questions: questions)) }
    }
    return (sets, skipped)
  }

  /// Writes to standard output: unchanged to a file or a pipe; on a terminal text is filtered to what can be displayed,
  /// and what is no text is refused.
  private func print(
    _ content: BankExport.Content, after mark: [UInt8], in language: Language
  ) throws(CommandError) {
    let isTerminal = StandardStream.output.isTerminal
    switch content {
    case .text(let text):
      if !isTerminal { return Printer.write(mark + Array(text.utf8)) }
      Printer.print(SafeText(text.hasSuffix("\n") ? String(text.dropLast()) : text))
    case .package(let bytes):
      if isTerminal { throw CommandError(.noText(format.bankFormat), in: language, status: .usage) }
      Printer.write(bytes)
    }
  }
}

extension Phrase {
  fileprivate static func notASet(_ name: String) -> Phrase {
    let name = Arguments.shown(name)
    return Phrase(
      en: "\(name) is no set; `tenq bank list` shows what can be exported",
      ja: "\(name) はセットではありません。`tenq bank list` で一覧を見られます")
  }

  fileprivate static func noQuestions(_ name: String) -> Phrase {
    let name = Arguments.shown(name)
    return Phrase(en: "\(name): there are no questions to export", ja: "\(name): 書き出す問題がありません")
  }

  fileprivate static let markOnlyInCSV = Phrase(
    en: "--bom goes with --format csv; other formats have no byte-order mark",
    ja: "--bom は --format csv と一緒に使います。ほかの形式には付けられません")

  fileprivate static func noFolder(_ folder: String, of path: String) -> Phrase {
    let (folder, path) = (Arguments.shown(folder), Arguments.shown(path))
    return Phrase(
      en: "\(path): there is no folder \(folder); make it first, nothing was written",
      ja: "\(path): フォルダー \(folder) がないため、何も書き込みませんでした。先に作ってください")
  }

  fileprivate static func noText(_ format: BankFormat) -> Phrase {
    Phrase(
      en: "\(format.rawValue) is no text that a terminal could show; name a file with -o",
      ja: "\(format.rawValue) は画面に表示できません。-o でファイルを指定してください")
  }

  fileprivate static func skipped(_ rows: Int) -> Phrase {
    Phrase(
      en: rows == 1 ? "1 row cannot be used and was left out" : "\(rows) rows cannot be used and were left out",
      ja: "使えない\(rows)行を省きました")
  }

  fileprivate static func fileExists(_ path: String) -> Phrase {
    let path = Arguments.shown(path)
    return Phrase(
      en: "\(path): there is such a file already; --replace replaces it, nothing was written",
      ja: "\(path): 同じ名前のファイルがあるため、何も書き込みませんでした。--replace で置き換えられます")
  }

  fileprivate static func written(_ count: Int, _ path: String) -> Phrase {
    Phrase(
      en: count == 1 ? "1 question is in \(path)" : "\(count) questions are in \(path)",
      ja: "\(count)問を \(path) に書き込みました")
  }
}
