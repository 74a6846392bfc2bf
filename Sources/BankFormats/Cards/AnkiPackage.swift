import QuizCore

/// Reads the packages of Anki, of a deck (`.apkg`) or of everything (`.colpkg`): a zip archive with a database.
///
/// Anki's source describes them: `notes` has the fields of each note, with 0x1F between them; which fields a note type has
/// is JSON in `col` up to version 11 of the tables, and in tables of their own from version 15 on.
enum AnkiPackage {
  /// The databases that a package may have, the best first. Where a later one is there, an earlier one holds a single note
  /// that asks for a newer Anki.
  private static let databases = ["collection.anki21b", "collection.anki21", "collection.anki2"]
  /// What stands between the fields of a note, and between the parts of a deck's name.
  private static let separator: Character = "\u{1F}"

  /// The names of the entries of an archive that are read.
  static func isWanted(_ name: String) -> Bool { databases.contains(name) }

  /// Whether an archive is a package.
  static func isOne(_ archive: ZipArchive) -> Bool { archive.names.contains(where: isWanted) }

  /// What is read together: the notes of one type in one deck.
  private struct Group: Hashable {
    let deck: Int
    let noteType: Int
  }

  /// Reads a package; `names` are the fields that the user wants to be asked.
  static func read(_ archive: ZipArchive, _ names: CardNames?) throws(ImportError) -> RawFile {
    guard let name = databases.first(where: archive.names.contains) else { throw ImportError(.zipLacks(databases[0])) }
    var bytes = try archive.entry(name)
    if bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) {
      bytes = try Zstd.unpacked(bytes, most: archive.most, member: name)
    }
    guard let database = Database(bytes) else { throw ImportError(.damagedDatabase, member: name) }
    let fields = try fields(of: database, name)
    let decks = try decks(of: database, name)
    var groups: [Group: [Table.Row]] = [:]
    var order: [Group] = []
    var number = 0
    let isWhole = try database.rows(
      """
      select n.mid, n.tags, n.flds,
        (select case when c.odid <> 0 then c.odid else c.did end from cards c where c.nid = n.id order by c.ord limit 1)
      from notes n order by n.id
      """
    ) { row throws(ImportError) in
      number += 1
      guard number <= ImportLimits.items else { throw ImportError(.tooMuch(.items), member: name) }
      let group = Group(deck: row.number(3), noteType: row.number(0))
      if groups[group] == nil { order.append(group) }
      let texts = row.text(2).split(separator: separator, omittingEmptySubsequences: false).map(String.init)
      let count = fields[group.noteType]?.count ?? texts.count
      let cells = texts.prefix(count) + Array(repeating: "", count: max(0, count - texts.count))
      groups[group, default: []].append(Table.Row(number: number, cells: [row.text(1)] + cells))
    }
    guard isWhole else { throw ImportError(.damagedDatabase, member: name) }
    var file = RawFile()
    var left: [String] = []
    for group in order {
      let part = try CardReader.read(
        notes: groups[group] ?? [], fields: fields[group.noteType] ?? [], deck: decks[group.deck] ?? "", names,
        leftOut: &left)
      file.items += part.items
      for note in part.notes where !file.notes.contains(note) { file.notes.append(note) }
    }
    if !left.isEmpty { file.notes.append(.fieldsLeftOut(left)) }
    return file
  }

  /// The names of the fields of each note type, by its id.
  private static func fields(of database: Database, _ member: String) throws(ImportError) -> [Int: [String]] {
    var fields: [Int: [String]] = [:]
    let isNew = try database.rows("select ntid, name from fields order by ntid, ord") { row in
      fields[row.number(0), default: []].append(row.text(1))
    }
    if isNew, !fields.isEmpty { return fields }
    for (id, type) in try objects("models", of: database, member) {
      let sorted = (type.member(["flds"])?.array ?? []).sorted {
        ($0.member(["ord"])?.integer ?? 0) < ($1.member(["ord"])?.integer ?? 0)
      }
      fields[id] = sorted.map { $0.member(["name"])?.text ?? "" }
    }
    return fields
  }

  /// The names of the decks by their ids, their parts divided by `::`.
  private static func decks(of database: Database, _ member: String) throws(ImportError) -> [Int: String] {
    var decks: [Int: String] = [:]
    let isNew = try database.rows("select id, name from decks") { row in
      decks[row.number(0)] = row.text(1).split(separator: separator).joined(separator: "::")
    }
    if isNew, !decks.isEmpty { return decks }
    for (id, deck) in try objects("decks", of: database, member) { decks[id] = deck.member(["name"])?.text ?? "" }
    return decks
  }

  /// What a column of `col` holds: a JSON object of objects by their ids.
  private static func objects(
    _ column: String, of database: Database, _ member: String
  ) throws(ImportError) -> [(id: Int, value: JSONValue)] {
    var json: [UInt8] = []
    guard try database.rows("select \(column) from col limit 1", take: { json = $0.bytes(0) }) else {
      throw ImportError(.damagedDatabase, member: member)
    }
    if json.isEmpty { return [] }
    do throws(JSONError) {
      let value = try JSONReader.read(json, depth: ImportLimits.depth, count: ImportLimits.nodes)
      return (value.object ?? []).compactMap { entry in Int(entry.key).map { ($0, entry.value) } }
    } catch {
      throw ImportError(.damagedDatabase, member: member)
    }
  }
}
