import QuizCore
import QuizScreens
import QuizStore

// Opening banks.
extension EffectHandler {
  /// Opens the banks of a selection; `skipped` is how many cannot be opened. Throws when none can.
  mutating func openBanks(of selection: Selection) throws(QuestionFileError) -> (banks: [Bank], skipped: Int) {
    let paths: [String]
    if case .file(let path) = selection {
      paths = [path]
    } else {
      paths = state.catalogue.entries(of: selection).flatMap(\.files)
    }
    let (opened, problem) = open(paths)
    if opened.isEmpty, let problem { throw problem }
    return (opened.map(\.bank), paths.count - opened.count)
  }

  /// Opens banks: those that can be opened, each with its index in `paths`, and why the first of the others cannot.
  mutating func open(_ paths: [String]) -> (banks: [(place: Int, bank: Bank)], problem: QuestionFileError?) {
    var opened: [(place: Int, bank: Bank)] = []
    var problem: QuestionFileError?
    for (place, path) in paths.enumerated() {
      do throws(QuestionFileError) {
        opened.append((place, try open(path)))
      } catch {
        problem = problem ?? error
      }
    }
    return (opened, problem)
  }

  /// Throws the error of the first bank when no bank has a usable row; does nothing without banks.
  func requireUsableRow(in banks: [Bank]) throws(QuestionFileError) {
    var problem: BankError?
    for bank in banks {
      do throws(BankError) {
        return try bank.requireUsableRow()
      } catch {
        problem = problem ?? error
      }
    }
    if let problem { throw QuestionFileError(problem) }
  }

  /// Opens a bank, or a file in another format as one, unless it was opened before.
  mutating func open(_ path: String) throws(QuestionFileError) -> Bank {
    if let file = files[path] { return file.bank }
    let file = try QuestionFile.open(path: path, cards: session.options.cards, seed: session.options.seed ?? 0)
    files[path] = file
    return file.bank
  }

  /// How many items of a selection's files were left out when they were opened, because they cannot be played.
  func leftOut(of selection: Selection) -> Int {
    guard case .file(let path) = selection else { return 0 }
    return files[path]?.leftOut ?? 0
  }

  /// The set that each question of a round is in, where it was drawn from more than one; banks too large to be counted
  /// are not searched while the player waits.
  mutating func origins(of setup: RoundSetup) -> [QuestionID: Selection] {
    switch setup.selection {
    case .everything, .genre, .missed, .missedIn: break
    case nil: guard setup.day != nil else { return [:] }
    case .set, .own, .file: return [:]
    }
    var wanted = Set(setup.questions.map(\.question.id))
    var origins: [QuestionID: Selection] = [:]
    for entry in state.catalogue.selections where entry.isSet && !wanted.isEmpty {
      for file in state.catalogue.entries(of: entry) where file.questions != nil {
        for path in file.files {
          guard let bank = try? open(path) else { continue }
          for id in bank.questions(among: wanted) {
            origins[id] = entry
            wanted.remove(id)
          }
        }
      }
    }
    return origins
  }
}
