import QuizCore
import QuizScreens
import QuizStore

// A host's table: in the history, and as a file for a spreadsheet.
extension EffectHandler {
  /// Performs `LiveEffect.keep`. A table is kept once, however often that is asked for; by another run of this program too,
  /// since two records with one id are one round.
  mutating func keep(_ table: LiveTable, set: String, limit: Int) -> [App.Event] {
    let record = RoundRecord(hosted: table, set: set, limit: limit)
      .saved(.round, id: table.id, date: given.now())
    guard keptTables.insert(record.id).inserted else { return [.response(LiveResponse.kept(problem: nil))] }
    for event in save(record) {
      guard case .response(RoundResponse.notSaved(_, _, let reason)) = event else { continue }
      keptTables.remove(record.id)
      return [.response(LiveResponse.kept(problem: reason))]
    }
    return [.state(state), .response(LiveResponse.kept(problem: nil))]
  }

  /// Performs `LiveEffect.write`.
  func write(_ table: LiveTable) -> [App.Event] {
    let language = session.language
    guard let folder = LiveFiles(session.process.locations)?.folder else {
      return [.response(LiveResponse.written(path: "", problem: SaveError.noHome.sentence[language]))]
    }
    let day = (given.local(table.began / 1000) ?? given.now()).description.prefix(10)
    let name = "\(table.title.prefix(40))-\(table.id.suffix(4))".map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let path = "\(folder)/\(day)-\(String(name)).csv"
    do throws(SaveError) {
      // Spreadsheets take a file for UTF-8 only when it begins like this.
      try OutputFile.write(
        Array("\u{FEFF}".utf8) + Array(LiveTableCSV.text(table, in: language).utf8), to: path, replacing: true)
    } catch {
      return [.response(LiveResponse.written(path: path, problem: error.sentence[language]))]
    }
    return [.response(LiveResponse.written(path: session.process.abbreviated(path), problem: nil))]
  }
}
