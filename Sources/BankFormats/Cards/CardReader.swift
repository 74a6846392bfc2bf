import QuizCore

/// Reads cards: notes that Anki exports as text, with its headers, or any list of questions and answers in two columns.
enum CardReader {
  /// The headers of an Anki file.
  fileprivate struct Headers {
    var separator: UInt8?
    var isHTML: Bool?
    var columns: [String] = []
    var deck: [String] = []
    /// Columns, from 0, that hold something else than these.
    var others: Set<Int> = []
    var tagsColumn: Int?
    var deckColumn: Int?
    /// The text behind the headers, and the line it begins on.
    var body: ArraySlice<UInt8> = []
    var line = 1
    /// The fields that the user named.
    var names: CardNames?

    /// The columns that are no field of the note.
    var noFields: Set<Int> { others.union([tagsColumn, deckColumn].compactMap { $0 }) }
  }

  /// Whether a text begins with a header of Anki.
  static func hasHeaders(_ source: SourceText) -> Bool {
    let start = String(decoding: source.bytes.prefix(20), as: UTF8.self).lowercased()
    return ["#separator:", "#html:", "#columns:", "#deck:", "#notetype:", "#tags:"].contains { start.hasPrefix($0) }
  }

  /// Whether the rows are those of a list of cards: there is its heading, or nearly every row has two cells. Where commas
  /// or semicolons divide a text, the answer may have some of its own; where it is surely in columns, some rows may have a
  /// remark.
  private static func isLikely(_ table: Table, isText: Bool) -> Bool {
    guard table.rows.count > 1 else { return false }
    if let (row, _) = CardHeading.find(in: table) { return table.rows.count > row + 1 }
    let two = table.rows.count { $0.cells.count == 2 }
    if two >= 2, two * 10 >= table.rows.count * 9 { return true }
    if table.isEven, two > 0, table.rows.allSatisfy({ (2...3).contains($0.cells.count) }) { return true }
    let longestFront = 64
    return isText && two >= 2 && two * 2 >= table.rows.count
      && table.rows.allSatisfy { $0.cells.count > 1 && $0[0].utf8.count <= longestFront }
  }

  /// Reads columns if they are likely to be cards, or any if the format is named explicitly.
  static func read(_ source: ColumnSource, isNamed: Bool) throws(ImportError) -> ColumnReading {
    let isLikely = isLikely(source.table, isText: source.text != nil)
    let heading = CardHeading.find(in: source.table)
    if let text = source.text {
      if !isLikely, let table = try PlainCards.table(text) { return .file(try read(table, Headers())) }
      let hasMore = source.table.rows.contains { $0.cells.count > 2 }
      if isLikely || isNamed, hasMore, !source.table.isEven, heading == nil {
        return .file(try read(try SeparatedText.table(text.bytes[...], columns: 2), Headers()))
      }
    }
    return isNamed || isLikely ? .file(try read(source.table, Headers(), heading)) : .none
  }

  /// Reads the columns of a table that the user named: by their headings, or by their letters or numbers.
  static func read(_ table: Table, asking names: CardNames) throws(ImportError) -> RawFile {
    func column(_ name: String?, in cells: [String]) -> Int? {
      name.flatMap { name in cells.firstIndex { Folding.folded($0) == Folding.folded(name) } }
    }
    let known = CardHeading.find(in: table)
    let first = table.rows.prefix(ImportLimits.rowsBeforeHeading).firstIndex { row in
      names.all.allSatisfy { column($0, in: row.cells) != nil }
    }
    let width = table.rows.prefix(ImportLimits.rowsBeforeHeading).map(\.cells.count).max() ?? 0
    let letters = (0..<width).map(Table.name(ofColumn:))
    func numbered(_ name: String?) -> Int? {
      column(name, in: letters) ?? name.flatMap { Int($0) }.flatMap { (1...max(1, width)).contains($0) ? $0 - 1 : nil }
    }
    let cells = first.map { table.rows[$0].cells } ?? []
    let (question, answer) =
      first == nil
      ? (numbered(names.question), numbered(names.answer))
      : (column(names.question, in: cells), column(names.answer, in: cells))
    guard width > 1, (question != nil) == (names.question != nil), (answer != nil) == (names.answer != nil) else {
      let heading = table.rows.dropFirst(known?.row ?? 0).first?.cells.filter { !$0.isEmpty } ?? []
      throw ImportError(.noColumn(names, there: width > 1 ? heading : []))
    }
    guard
      let front = question ?? [known?.heading.front, 0, 1].compactMap({ $0 }).first(where: { $0 != answer }),
      let back = answer ?? [known?.heading.back, 0, 1].compactMap({ $0 }).first(where: { $0 != front }), front != back
    else { throw ImportError(.noColumn(names, there: letters)) }
    let row = first ?? known?.row
    let heading = CardHeading(front: front, back: back, like: row == known?.row ? known?.heading : nil)
    return try read(table, Headers(), (row ?? -1, heading), isChosen: true)
  }

  /// Reads a text whose cards are divided by marks that the user named.
  static func read(_ text: SourceText, dividedBy marks: CardMarks) throws(ImportError) -> RawFile {
    guard let table = try PlainCards.table(text, marks) else { throw ImportError(.notDivided(marks)) }
    return try read(table, Headers())
  }

  /// Reads a sheet that is named notes of Anki.
  static func readNamedSheet(_ source: ColumnSource, isNamed: Bool) throws(ImportError) -> ColumnReading {
    isNamed && source.text == nil ? try read(source, isNamed: true) : .none
  }

  /// Reads a text with or without the headers of Anki.
  static func readNotes(_ source: SourceText) throws(ImportError) -> RawFile { try readNotes(source, asking: nil) }

  /// The same; `names` are the fields that the user wants to be asked.
  static func readNotes(_ source: SourceText, asking names: CardNames?) throws(ImportError) -> RawFile {
    var headers = headers(of: source)
    headers.names = names
    var table = try SeparatedText.table(headers.body, separator: headers.separator)
    for index in table.rows.indices {
      table.rows[index].number += headers.line - 1
    }
    return try read(table, headers, CardHeading.find(in: table))
  }

  /// Reads notes of one type, in whose rows the tags stand before the fields; adds to `leftOut` the names of fields that
  /// hold something and are not read.
  static func read(
    notes: [Table.Row], fields: [String], deck: String, _ names: CardNames?, leftOut: inout [String]
  ) throws(ImportError) -> RawFile {
    let headers = Headers(
      isHTML: true, columns: [""] + fields, deck: CardReader.deck(deck), tagsColumn: 0, names: names)
    var file = try read(Table(rows: notes), headers)
    for index in file.items.indices { file.items[index].place = .note(notes[index].number) }
    let read = CardColumns(headers)?.all ?? [1, 2]
    for (index, name) in fields.enumerated() where !read.contains(index + 1) && !leftOut.contains(name) {
      if notes.contains(where: { !$0[index + 1].isEmpty }) { leftOut.append(name) }
    }
    return file
  }

  private static func headers(of source: SourceText) -> Headers {
    var headers = Headers(body: source.bytes[...])
    var lines = source.lines
    // Only the first lines can be headers; a line with `#` further down is a card.
    while let line = lines.next(), line.bytes.first == UInt8(ascii: "#") {
      guard let colon = line.bytes.firstIndex(of: UInt8(ascii: ":")) else { break }
      let key = String(decoding: line.bytes[..<colon].dropFirst(), as: UTF8.self).lowercased()
      let value = String(decoding: line.bytes[(colon + 1)...], as: UTF8.self)
      let number = Int(value.trimmed).flatMap { (1...BankLimits.columns).contains($0) ? $0 - 1 : nil }
      switch key {
      case "separator": headers.separator = CardReader.separator(value)
      case "html": headers.isHTML = value.trimmed.lowercased() == "true"
      case "columns": headers.columns = columns(value, headers.separator)
      case "deck": headers.deck = deck(value)
      case "tags column": headers.tagsColumn = number
      case "deck column": headers.deckColumn = number
      case "notetype column", "guid column": if let number { headers.others.insert(number) }
      case "notetype", "tags", "if matches": break
      case _: return headers
      }
      headers.line += 1
      headers.body = lines.rest
    }
    return headers
  }

  private static func columns(_ value: String, _ separator: UInt8?) -> [String] {
    (try? SeparatedText.table(Array(value.utf8)[...], separator: separator))?.rows.first?.cells ?? []
  }

  private static func deck(_ value: String) -> [String] {
    let parts = value.split(separator: ":").map(String.init)
    return Category.named(value.contains("::") ? parts : [value])
  }

  private static func separator(_ value: String) -> UInt8? {
    let name = value.trimmed.lowercased()
    switch name {
    case "tab", "\\t", "": return UInt8(ascii: "\t")
    case "comma": return UInt8(ascii: ",")
    case "semicolon": return UInt8(ascii: ";")
    case "pipe": return UInt8(ascii: "|")
    case "colon": return UInt8(ascii: ":")
    case "space": return UInt8(ascii: " ")
    case _: return name.utf8.count == 1 ? name.utf8.first : nil
    }
  }

  /// Reads rows, those below a heading where there is one that the headers of Anki do not replace. `isChosen` says that the
  /// user chose the columns.
  private static func read(
    _ table: Table, _ headers: Headers, _ found: (row: Int, heading: CardHeading)? = nil, isChosen: Bool = false
  ) throws(ImportError) -> RawFile {
    var file = RawFile()
    var columns = CardColumns(headers)
    var levels: Int?
    var rows = table.rows[...]
    if headers.columns.isEmpty, let (row, heading) = found {
      columns = CardColumns(heading)
      levels = heading.level
      if row >= 0 {
        let names = table.rows[row]
        if !isChosen { file.notes.append(.heading(names[heading.front], names[heading.back])) }
        if heading.isReversed { file.notes.append(.sides(asked: names[heading.front], answer: names[heading.back])) }
        if row > 0 { file.title = table.rows[0].cells.first { !$0.isEmpty } }
      }
      rows = rows.dropFirst(row + 1)
    }
    let thirdColumn = headers.body.isEmpty && columns == nil && table.isEven ? 2 : nil
    if thirdColumn != nil, rows.contains(where: { !$0[2].isEmpty }) { file.notes.append(.thirdColumn) }
    if table.isSheet || columns != nil || thirdColumn != nil, headers.columns.isEmpty, !isChosen {
      let read = [columns?.question ?? 0, columns?.answer ?? 1, columns?.explanation ?? thirdColumn, levels]
      let others = Set(rows.flatMap { row in row.cells.indices.filter { !row[$0].isEmpty } }).subtracting(
        read.compactMap { $0 })
      let heading = found.flatMap { $0.row >= 0 ? table.rows[$0.row] : nil }
      let names = others.sorted().map { column in
        heading.map { $0[column] }.flatMap { $0.isEmpty ? nil : $0 } ?? Table.name(ofColumn: column)
      }
      if !names.isEmpty { file.notes.append(.columnsLeftOut(names)) }
    }
    let noFields = headers.noFields
    let fields = (0..<BankLimits.columns).filter { !noFields.contains($0) }
    for row in rows {
      guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), line: row.number) }
      var item = RawItem(place: table.place(of: row), text: "", content: .refused(.noQuestion))
      item.category = headers.deckColumn.map { deck(row[$0]) } ?? headers.deck
      item.level =
        row[headers.tagsColumn].split(separator: " ").compactMap { Level.named(String($0)) }.first
        ?? Int(row[levels])
      let format: FormattedText.Format = headers.isHTML.map { $0 ? .html : .plain } ?? .unknown
      do throws(Refusal) {
        // Notes with choices were written by this program: their texts are taken literally.
        let hasChoices = columns.map { !$0.choices.isEmpty || $0.kind != nil } ?? false
        func field(_ column: Int?, isBack: Bool = false) throws(Refusal) -> String {
          if hasChoices { return PlainText.cleaned(try FormattedText.plain(row[column], format)) }
          let text = isBack ? RepeatedFront.back(row[column]) : row[column]
          let (plain, hadMedia) = try FormattedText.withoutMedia(text, format)
          let rest = PlainText.cleaned(plain)
          if hadMedia, rest.isEmpty, column != columns?.explanation ?? thirdColumn { throw .media }
          if hadMedia { item.notes = [.mediaLeftOut] }
          return rest
        }
        item.text = try field(columns?.question ?? fields.first)
        let sides = [columns?.question ?? fields.first, columns?.answer ?? fields.dropFirst().first].compactMap { $0 }
        if let problem = row.problem(in: sides) { throw problem }
        if !hasChoices, let gaps = ClozeNote.content(item.text) {
          item.content = gaps
          item.explanation = try field(columns?.answer ?? fields.dropFirst().first)
          file.items.append(item)
          continue
        }
        let back = try field(columns?.answer ?? fields.dropFirst().first, isBack: true)
        item.explanation = try field(columns?.explanation ?? thirdColumn)
        item.content = .card(back: back)
        if let columns, hasChoices {
          let choices = try columns.choices.map { column throws(Refusal) in try field(column) }.filter { !$0.isEmpty }
          if choices.count > 1 {
            item.content = .choices(choices, right: choices.indices.filter { choices[$0] == back })
          }
          if let kind = columns.kind, let content = try CardReader.keyed(row[kind], row[columns.key], choices) {
            item.content = content
          }
        }
        if back.isEmpty, case .card = item.content { throw .noRight }
      } catch {
        item.content = .refused(error)
      }
      file.items.append(item)
    }
    if RepeatedFront.remove(from: &file.items) { file.notes.append(.frontsTakenOff) }
    return file
  }

  /// A note of this program whose answer alone does not say what is right; nil where its kind is none.
  private static func keyed(_ kind: String, _ key: String, _ choices: [String]) throws(Refusal) -> RawItem.Content? {
    guard !kind.isEmpty else { return nil }
    guard let question = Question(kindCell: kind, answerCell: key, text: "?", choices: choices) else {
      throw .unreadableAnswer(key)
    }
    return .keyed(question.kind, choices: choices, key: question.key, options: question.options)
  }
}

/// The columns of a list of cards by their names, with choices where this program wrote it.
private struct CardColumns {
  let question: Int
  let answer: Int
  let choices: [Int]
  /// Those of the kind, and of what is right as a bank has it.
  var kind: Int?
  var key: Int?
  let explanation: Int?
}

extension CardColumns {
  /// The columns that the user named, otherwise those that the headers name; nil when there are none of both.
  init?(_ headers: CardReader.Headers) {
    let known = CardColumns(headers.columns)
    let fields = headers.columns.indices.filter { !headers.noFields.contains($0) }
    func column(_ name: String?) -> Int? {
      name.flatMap { name in fields.first { Folding.folded(headers.columns[$0]) == Folding.folded(name) } }
    }
    let (question, answer) = (column(headers.names?.question), column(headers.names?.answer))
    guard question != nil || answer != nil else {
      guard let known else { return nil }
      self = known
      return
    }
    guard let front = question ?? known?.question ?? fields.first(where: { $0 != answer }),
      let back = answer ?? known?.answer ?? fields.first(where: { $0 != front })
    else { return nil }
    self.init(question: front, answer: back, choices: [], explanation: nil)
  }

  /// All of them.
  var all: Set<Int> { Set([question, answer, kind, key, explanation].compactMap { $0 } + choices) }

  /// The columns that a heading names; nil when it lacks one of both sides.
  init?(_ names: [String]) {
    let folded = names.map { Folding.folded($0) }
    if let question = folded.firstIndex(where: { ["question", "front"].contains($0) }),
      let answer = folded.firstIndex(where: { ["answer", "back"].contains($0) })
    {
      self.init(
        question: question, answer: answer, choices: (1...9).compactMap { folded.firstIndex(of: "choice \($0)") },
        kind: folded.firstIndex(of: "kind"), key: folded.firstIndex(of: "key"),
        explanation: folded.firstIndex(of: "explanation"))
    } else if let heading = CardHeading(names) {
      self.init(heading)
    } else {
      return nil
    }
  }

  /// The columns of a list with a heading.
  init(_ heading: CardHeading) {
    self.init(question: heading.front, answer: heading.back, choices: [], explanation: heading.explanation)
  }
}
