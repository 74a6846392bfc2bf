import BankFormats
import CommandLineKit
import QuizCore
import TerminalKit

/// The report of an import on standard output or on screen: which files were read and how, what was left out and why, which
/// sets there are now, and what is odd about them.
struct ImportReport {
  /// How it is written.
  enum Form {
    /// A line for each refusal, ten of a kind at most, and for each warning, ten of a set at most.
    case lines
    /// The same with a line for every question.
    case allLines
    /// One JSON object, when everything is done.
    case json
  }

  /// How many refusals of one kind, and warnings about a set, are listed.
  static let listed = 10

  private let form: Form
  private let language: Language
  /// Whether nothing is written but the report.
  private let isTrial: Bool
  /// Takes lines that are safe to show; nil for standard output, and standard error for what could not be done.
  private let screen: ((String) -> Void)?
  /// The members of the JSON object so far.
  private var files: [String] = []
  private var errors: [String] = []
  private var sets: [String] = []

  /// An empty report; `isTrial` says that nothing is written, and `screen` takes the lines where it is given.
  init(_ form: Form, isTrial: Bool, in language: Language, on screen: ((String) -> Void)? = nil) {
    self.screen = screen
    self.form = form
    self.isTrial = isTrial
    self.language = language
  }

  /// Adds a file of which nothing can be read.
  mutating func add(_ error: ImportError, of file: String) {
    switch form {
    case .lines, .allLines: complain(error.located(in: Arguments.shown(file))[language])
    case .json:
      let line = error.line.map(String.init) ?? "null"
      let reason = JSONText.quoted(error.reason.sentence[language])
      errors.append(#"{"file":\#(JSONText.quoted(file)),"line":\#(line),"reason":\#(reason)}"#)
    }
  }

  /// Adds a file with the outcome of its items.
  mutating func add(_ file: ImportedFile) {
    switch form {
    case .lines: printLines(of: file, atMost: ImportReport.listed, withTaken: false)
    case .allLines: printLines(of: file, atMost: .max, withTaken: true)
    case .json: files.append(object(file))
    }
  }

  /// Adds a set that was written, or would have been.
  mutating func add(_ placed: ImportedSets.Placed) {
    switch form {
    case .lines, .allLines:
      let summary = isTrial ? Phrase.trial(placed) : Phrase.written(placed)
      // What became of the set is said last: where not all lines have room on screen, these have.
      for line in warnings(placed) + [summary] { print(SafeText(line[language]).oneLine.string) }
    case .json:
      sets.append(
        #"{"name":\#(JSONText.quoted(placed.set.name.text)),"file":\#(JSONText.quoted(placed.path)),"#
          + #""play":\#(JSONText.quoted(placed.play)),"items":\#(placed.set.items),"#
          + #""questions":\#(placed.set.questions.count),"warnings":\#(placed.warnings.count)}"#)
    }
  }

  /// The warnings about a set, and how many more there are.
  private func warnings(_ placed: ImportedSets.Placed) -> [Phrase] {
    let (count, first) = placed.warnings
    return first.map { $0.located(in: placed.set.name.path) }
      + (count > first.count ? [.moreWarnings(count - first.count, isTrial ? nil : placed.path)] : [])
  }

  /// Adds a set of which nothing could be taken.
  func addEmpty(_ set: ImportPlan.Set) {
    if case .json = form { return }
    complain(Phrase.noneOf(set.items, of: Arguments.shown(set.name.text))[language])
  }

  /// Ends the report; `isWritten` says whether the sets are files now.
  func end(_ plan: ImportPlan, isWritten: Bool) {
    let items = plan.sets.reduce(0) { $0 + $1.items }
    let taken = plan.sets.reduce(0) { $0 + $1.questions.count }
    switch form {
    case .lines, .allLines:
      let count = plan.sets.count { !$0.questions.isEmpty }
      guard count > 1, isWritten || isTrial else { return }
      print(SafeText(Phrase.total(sets: count, taken: taken, of: items)[language]).string)
    case .json:
      print(
        #"{"files":[\#(files.joined(separator: ","))],"errors":[\#(errors.joined(separator: ","))],"#
          + #""sets":[\#(sets.joined(separator: ","))],"items":\#(items),"taken":\#(taken),"#
          + #""leftOut":\#(items - taken),"dryRun":\#(isTrial),"written":\#(isWritten)}"#)
    }
  }

  private func print(_ lines: String) {
    if let screen { screen(lines) } else { Printer.print(escaped: lines) }
  }

  private func complain(_ line: String) {
    if let screen { screen(SafeText(line).oneLine.string) } else { Printer.complain(line) }
  }

  // MARK: Lines

  private func printLines(of file: ImportedFile, atMost most: Int, withTaken: Bool) {
    let name = Arguments.shown(file.name)
    var text = SafeText(Phrase.format(of: name, file.format)[language]).oneLine.string
    func put(_ phrase: Phrase) {
      text += "\n" + SafeText(phrase[language]).oneLine.string
      guard text.utf8.count > 1 << 16 else { return }
      print(text)
      text = ""
    }
    for note in file.notes { put(Phrase(same: "\(name): ") + note.sentence) }
    var counts: [Phrase: Int] = [:]
    var kinds: [Phrase] = []
    for item in file.items {
      let place = item.place.located(in: name)
      switch item.result {
      case .success(let question):
        if withTaken { put(place + .taken(ImportReport.excerpt(question.text))) }
      case .failure(let refusal):
        let count = counts[refusal.kind, default: 0] + 1
        counts[refusal.kind] = count
        if count == 1 { kinds.append(refusal.kind) }
        if count <= most { put(place + .notTaken(refusal.sentence, ImportReport.excerpt(item.text))) }
      }
    }
    for kind in kinds {
      if let count = counts[kind], count > most { put(Phrase(same: "\(name): ") + .more(count - most, kind)) }
    }
    if !text.isEmpty { print(text.hasPrefix("\n") ? String(text.dropFirst()) : text) }
  }

  /// A question as a line of the report shows it.
  private static func excerpt(_ text: String) -> String {
    let longest = 60
    let line = SafeText(text).oneLine.string
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }

  // MARK: JSON

  private func object(_ file: ImportedFile) -> String {
    let refusals = file.items.compactMap { item -> String? in
      guard case .failure(let refusal) = item.result else { return nil }
      return #"{\#(item.place.members),"kind":\#(JSONText.quoted(refusal.kind.en)),"#
        + #""reason":\#(JSONText.quoted(refusal.sentence[language])),"text":\#(JSONText.quoted(item.text))}"#
    }
    let notes = file.notes.map { JSONText.quoted($0.sentence[language]) }
    return #"{"file":\#(JSONText.quoted(file.name)),"format":"\#(file.format.rawValue)","items":\#(file.items.count),"#
      + #""taken":\#(file.items.count - refusals.count),"notes":[\#(notes.joined(separator: ","))],"#
      + #""refusals":[\#(refusals.joined(separator: ","))]}"#
  }
}

extension ItemPlace {
  /// The line or the row.
  var line: Int {
    switch self {
    case .line(let line), .item(_, let line), .row(let line, _), .note(let line), .member(_, let line): line
    }
  }

  /// The members of a JSON object that say where it is.
  fileprivate var members: String {
    switch self {
    case .line(let line): #""line":\#(line)"#
    case .item(let number, let line): #""line":\#(line),"question":\#(number)"#
    case .note(let number): #""note":\#(number)"#
    case .row(let row, nil): #""row":\#(row)"#
    case .row(let row, let sheet?): #""sheet":\#(JSONText.quoted(sheet)),"row":\#(row)"#
    case .member(let name, let line): #""member":\#(JSONText.quoted(name)),"line":\#(line)"#
    }
  }
}

extension Phrase {
  fileprivate static func noneOf(_ items: Int, of set: String) -> Phrase {
    Phrase(
      en: "\(set): none of \(items) taken, so this set was not written",
      ja: "\(set): \(items)問のうち取り込める問題がないため、書き込みませんでした")
  }

  /// The format that a file was read in.
  static func format(of file: String, _ format: BankFormat) -> Phrase {
    Phrase(en: "\(file): read as \(format.name.en)", ja: "\(file): 形式: \(format.name.ja)")
  }

  fileprivate static func taken(_ text: String) -> Phrase { Phrase(en: "taken: \(text)", ja: "取り込み: \(text)") }

  fileprivate static func notTaken(_ reason: Phrase, _ text: String) -> Phrase {
    let quote = text.isEmpty ? Phrase(same: "") : Phrase(en: " (\(text))", ja: "（\(text)）")
    return Phrase(en: "not taken: ", ja: "対象外: ") + reason + quote
  }

  fileprivate static func more(_ count: Int, _ kind: Phrase) -> Phrase {
    Phrase(
      en: "\(count) more not taken: \(kind.en); --verbose names all",
      ja: "ほか\(count)問も対象外（\(kind.ja)）。--verbose ですべて表示します")
  }

  fileprivate static func written(_ placed: ImportedSets.Placed) -> Phrase {
    let (name, file) = (placed.set.name.text, placed.path)
    let (count, items) = (placed.set.questions.count, placed.set.items)
    return Phrase(
      en: "\(name): \(count) of \(items) \(items == 1 ? "question" : "questions") taken, in \(file); "
        + "play with `tenq play \"\(placed.play)\"`",
      ja: "\(name): \(items)問中\(count)問を取り込み、\(file) に書き込みました。`tenq play \"\(placed.play)\"` で遊べます")
  }

  fileprivate static func trial(_ placed: ImportedSets.Placed) -> Phrase {
    let (name, file) = (placed.set.name.text, placed.path)
    let (count, items) = (placed.set.questions.count, placed.set.items)
    return Phrase(
      en: "\(name): \(count) of \(items) \(items == 1 ? "question" : "questions") would be taken, in \(file)",
      ja: "\(name): \(items)問中\(count)問を取り込めます。書き込み先は \(file) です")
  }

  fileprivate static func total(sets: Int, taken: Int, of items: Int) -> Phrase {
    Phrase(
      en: "\(sets) \(sets == 1 ? "set" : "sets"), \(taken) of \(items) questions",
      ja: "セット\(sets)個、\(items)問中\(taken)問")
  }

  /// How many warnings are not listed, and what lists them where the set is a file.
  fileprivate static func moreWarnings(_ count: Int, _ file: String?) -> Phrase {
    let more = Phrase(
      en: count == 1 ? "there is 1 more warning" : "there are \(count) more warnings", ja: "ほかに警告が\(count)件あります")
    guard let file else { return more }
    return more
      + Phrase(
        en: ": `tenq bank check \"\(file)\"` names \(count == 1 ? "it" : "them")",
        ja: "。`tenq bank check \"\(file)\"` で確かめられます")
  }
}
