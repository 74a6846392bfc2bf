import LeagueStore
import QuizCore
import QuizStore

/// Reads the questions of a server's banks, which rounds may have.
public struct KnownQuestionsReader {
  private var known = KnownQuestions()
  private let report: (Phrase) -> Void

  /// What cannot be read is skipped and handed to `report`.
  private init(_ report: @escaping (Phrase) -> Void) {
    self.report = report
  }

  /// Reads the banks of a game, and those of more folders, each as `banks/<genre>/<set>.csv`, which players may have in
  /// any language of theirs.
  public static func read(
    _ locations: Locations, more folders: [String] = [], report: @escaping (Phrase) -> Void
  ) -> KnownQuestions {
    var reader = KnownQuestionsReader(report)
    for language in Language.allCases.map(\.rawValue) {
      let catalogue = reader.catalogue(locations.banks(language), language)
      reader.take(catalogue, as: [language])
      guard let shipped = locations.shippedBanks else { continue }
      // The same files in the same order as the game's, so that the same seed draws the same questions.
      let files = catalogue.genres.flatMap(\.sets).flatMap(\.files).filter { $0.hasPrefix(shipped + "/") }
      let banks = files.compactMap { try? Bank.open(path: $0) }
      if !banks.isEmpty { reader.known.takeShipped(QuestionPool(banks), language: language) }
    }
    if !folders.isEmpty {
      reader.take(reader.catalogue(folders, "en"), as: Language.allCases.map(\.rawValue))
    }
    return reader.known
  }

  private func catalogue(_ folders: [String], _ language: String) -> Catalogue {
    let (catalogue, diagnostics) = CatalogueReader(banks: folders, ownBanks: nil, ownGenre: "").read(language: language)
    for diagnostic in diagnostics { report(Phrase(same: diagnostic.path + ": ") + diagnostic.reason) }
    return catalogue
  }

  /// Takes all questions of a catalogue, under the names that a log in each of some languages gives their sets.
  private mutating func take(_ catalogue: Catalogue, as languages: [String]) {
    let catalogues = languages.map { Catalogue(language: $0, genres: catalogue.genres) }
    for genre in catalogue.genres {
      for entry in genre.sets {
        let selections = [Selection.everything, .genre(genre.title), .set(genre: genre.title, title: entry.title)]
        let names = catalogues.flatMap { catalogue in selections.map { catalogue.logName(of: $0) } }
        for file in entry.files {
          do {
            let bank = try Bank.open(path: file)
            for row in 0..<bank.rowCount {
              if let question = bank.question(at: row) { known.take(question, in: names) }
            }
          } catch {
            report(error.located(in: file))
          }
        }
      }
    }
  }
}
