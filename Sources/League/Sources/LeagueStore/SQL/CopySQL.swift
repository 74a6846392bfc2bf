/// Statements over whole tables, by their columns in ``Schema/tables``.
struct CopySQL {
  private let name: String
  private let columns: [String]
  private let key: [String]

  init(_ table: (name: String, columns: [String], key: Int)) {
    name = table.name
    columns = table.columns
    key = Array(table.columns.prefix(table.key))
  }

  private var list: String { columns.joined(separator: ", ") }
  private var keyList: String { key.joined(separator: ", ") }

  /// The first rows by key.
  var first: String { "select \(list) from \(name) order by \(keyList) limit $1" }

  /// The first rows after a key.
  var next: String {
    let parameters = key.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
    return
      "select \(list) from \(name) where (\(keyList)) > (\(parameters)) order by \(keyList) limit $\(key.count + 1)"
  }

  /// The row with a key.
  var one: String { "select \(list) from \(name) where \(condition)" }

  /// Deletes the row with a key.
  var delete: String { "delete from \(name) where \(condition)" }

  private var condition: String {
    key.enumerated().map { "\($1) = $\($0 + 1)" }.joined(separator: " and ")
  }

  /// Writes rows over those with the same keys.
  var write: RowsStatement {
    let sets = columns.dropFirst(key.count).map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    // In a table of key columns only, an existing row is the same.
    let action = sets.isEmpty ? "nothing" : "update set \(sets)"
    return RowsStatement(
      "insert into \(name) (\(list)) values", columns: columns.count, "on conflict (\(keyList)) do \(action)")
  }
}
