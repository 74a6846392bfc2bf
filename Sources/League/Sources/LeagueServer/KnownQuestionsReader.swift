import LeagueStore
import QuizCore
import QuizStore

/// Reads which questions the banks of a server have: rounds may have them.
public enum KnownQuestionsReader {
  /// Reads all banks of some folders, each as `banks/<genre>/<set>.csv`. What cannot be read is skipped and handed to
  /// `report`.
  public static func read(_ folders: [String], report: (Phrase) -> Void) -> KnownQuestions {
    let (catalogue, diagnostics) = CatalogueReader(banks: folders, ownBanks: nil, ownGenre: "").read(language: "en")
    for diagnostic in diagnostics { report(Phrase(diagnostic.path + ": ") + diagnostic.reason) }
    var known: Set<QuestionID> = []
    for entry in catalogue.genres.flatMap(\.sets) {
      for file in entry.files {
        do {
          let bank = try Bank.open(path: file)
          for row in 0..<bank.rowCount {
            if let question = bank.question(at: row) { known.insert(question.id) }
          }
        } catch {
          report(error.located(in: file))
        }
      }
    }
    return KnownQuestions(known)
  }
}
