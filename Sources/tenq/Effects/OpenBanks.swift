import QuizCore
import QuizScreens
import QuizStore

// Opening banks.
extension EffectHandler {
  /// Opens the banks of a selection; `skipped` is how many cannot be opened. Throws when none can.
  mutating func openBanks(of selection: Selection) throws(BankError) -> (banks: [Bank], skipped: Int) {
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
  mutating func open(_ paths: [String]) -> (banks: [(place: Int, bank: Bank)], problem: BankError?) {
    var opened: [(place: Int, bank: Bank)] = []
    var problem: BankError?
    for (place, path) in paths.enumerated() {
      do throws(BankError) {
        opened.append((place, try open(path)))
      } catch {
        problem = problem ?? error
      }
    }
    return (opened, problem)
  }

  /// Throws the error of the first bank when no bank has a usable row; does nothing without banks.
  func requireUsableRow(in banks: [Bank]) throws(BankError) {
    var problem: BankError?
    for bank in banks {
      do throws(BankError) {
        return try bank.requireUsableRow()
      } catch {
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
  }

  /// Opens a bank, unless it was opened before.
  mutating func open(_ path: String) throws(BankError) -> Bank {
    if let bank = banks[path] { return bank }
    let bank = try Bank.open(path: path)
    banks[path] = bank
    return bank
  }
}

// Missed questions.
extension EffectHandler {
  /// How far back missed questions are looked for: in the latest rounds, and in bytes of the log.
  private static let missedReach = (rounds: 500, bytes: 1 << 20)

  /// The questions that were missed in the latest rounds, by the rule of `MissedQuestions`, as far as they are in the
  /// banks of this language. Banks too large to be counted for the list of sets are not searched either.
  ///
  /// The questions of the catalogue must have been counted. `selection` is `missed`, or what of it is wanted.
  mutating func missedQuestions(in selection: Selection = .missed) -> [Question] {
    assert(state.catalogue.isCounted)
    let reach = EffectHandler.missedReach
    guard let page = try? log.latest(reach.rounds, reach: reach.bytes) else { return [] }
    let missed = MissedQuestions(in: page.records, of: Games.list.countedForQuestions)
    guard !missed.ids.isEmpty else { return [] }
    var small: [Bank] = []
    let home = if case .missedIn(let home) = selection { home } else { Selection.everything }
    for path in state.catalogue.entries(of: home).filter({ $0.questions != nil }).flatMap(\.files) {
      if let bank = try? open(path) { small.append(bank) }
    }
    return QuestionPool(small).questions(named: missed.ids)
  }
}
