import BankFormats
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

// The player's own questions.
extension EffectHandler {
  /// Reads the rows of the player's own bank.
  func readOwn() -> [App.Event] {
    do throws(UserBankError) {
      let rows = try UserBank(session.process.locations).rows()
      let shared = league?.shared(among: rows.compactMap { $0.question?.id }) ?? [:]
      return [.response(UserQuestionsResponse.read(rows, shared: Set(shared.keys), problem: nil))]
    } catch {
      return [.response(UserQuestionsResponse.read([], problem: error.sentence[session.language]))]
    }
  }

  /// Changes the player's own bank on disk, and then notes for the league what it is to know of that.
  mutating func changeOwn(_ change: UserBankChange, shares: Bool) -> [App.Event] {
    let bank = UserBank(session.process.locations)
    let former: Question?
    let question: Question?
    do throws(UserBankError) {
      switch change {
      case .add(let added):
        var generator = given.chance(seeds.next())
        let arranged = added.rearranged(using: &generator)
        (former, question) = (nil, arranged)
        try bank.append(arranged)
      case .replace(let row, let changed):
        let arranged = changed.arranged(like: row.question)
        (former, question) = (row.question, arranged)
        try bank.replace(row, with: arranged)
      case .remove(let row):
        (former, question) = (row.question, nil)
        try bank.remove(row)
      }
    } catch {
      if case .refused(_, .changed) = error { return [.response(UserQuestionsResponse.unchanged(.changed))] }
      return [.response(UserQuestionsResponse.unchanged(.failed(error.sentence[session.language])))]
    }
    forget(bank.path)
    let sharing = league?.note(former, question, shares: shares, session, given) ?? .none
    if sharing != .none { league?.syncInBackground(session) }
    return [.state(state), .response(UserQuestionsResponse.changed(change, sharing))]
  }

  /// Imports a file as `tenq bank import` does, and gives its report.
  mutating func importFile(_ path: String) -> [App.Event] {
    var lines: [String] = []
    var report = ImportReport(.lines, isTrial: false, in: session.language) { lines.append($0) }
    var importing = BankImport(session: session)
    do throws(CommandError) {
      _ = try importing.run([session.process.expanded(path)], &report)
    } catch {
      lines.append(SafeText(error.message).oneLine.string)
    }
    if importing.first != nil { forget(nil) }
    return [
      .state(state),
      .response(UserQuestionsResponse.imported(report: lines.joined(separator: "\n"), set: importing.first)),
    ]
  }

  /// The files of a folder whose names end as those of a format that is read, and its folders.
  func findFiles(in folder: String) -> [App.Event] {
    [.response(FolderContent(reading: folder, in: session.process))]
  }
}

extension FolderContent {
  /// Reads the files of a folder whose names end as those of a format that is read, and its folders.
  init(reading folder: String, in process: ProcessEnvironment) {
    var content = FolderContent(folder: folder)
    for entry in FileStatus.content(of: process.expanded(folder.isEmpty ? "." : folder)) {
      if entry.isFolder {
        content.folders.append(entry.name)
      } else if BankFormat.endings.contains(where: { entry.name.lowercased().hasSuffix("." + $0) }) {
        content.files.append(entry.name)
      }
    }
    self = content.sorted
  }
}

extension Catalogue {
  /// Every file, with the selection of the one set it belongs to.
  var files: [(selection: Selection, path: String)] {
    genres.flatMap { genre in
      genre.sets.flatMap { set in set.files.map { (.set(genre: genre.title, title: set.title), $0) } }
    } + (own?.files ?? []).map { (.own, $0) }
  }
}
