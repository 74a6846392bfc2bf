import QuizCore
import QuizScreens
import QuizStore

// What the player is about to forget.
extension EffectHandler {
  /// The questions of each set, by the log's names for them; without banks too large to be counted.
  private mutating func questionIDs() -> [(selection: Selection, ids: [QuestionID])] {
    if let known = idsOfSets { return known }
    var found: [(selection: Selection, ids: [QuestionID])] = []
    for selection in state.catalogue.selections where selection.isSet {
      var ids: [QuestionID] = []
      for entry in state.catalogue.entries(of: selection) where entry.questions != nil {
        for path in entry.files { ids += (try? open(path))?.ids ?? [] }
      }
      found.append((selection, ids))
    }
    idsOfSets = found
    return found
  }

  /// The questions of the sets of other languages, less those of the player's own, which this language has too.
  private mutating func questionIDsElsewhere() -> [(language: Language, sets: [(name: String, ids: [QuestionID])])] {
    if let known = idsElsewhere { return known }
    let here = Set(state.catalogue.entries(of: .everything).flatMap(\.files))
    let found = otherCatalogues.compactMap { catalogue in
      Language(rawValue: catalogue.language).map { language in
        (
          language,
          catalogue.selections.filter(\.isSet).map { selection in
            let files = catalogue.entries(of: selection).flatMap(\.files).filter {
              !here.contains($0) && FileStatus.size(of: $0).map { $0 <= EffectHandler.longestCounted } == true
            }
            return (
              catalogue.logName(of: selection),
              files.flatMap { (try? QuestionFile.open(path: $0, seed: 0))?.bank.ids ?? [] }
            )
          }
        )
      }
    }
    idsElsewhere = found
    return found
  }

  /// What waits in the sets of other languages. Their banks are read only where questions were answered that are in none
  /// of this language.
  mutating func elsewhere() -> [AppState.Elsewhere] {
    guard let memory = reading.memories[ReviewMemory.self] else { return [] }
    let here = questionIDs().reduce(into: Set<QuestionID>()) { $0.formUnion($1.ids) }
    guard memory.entries.contains(where: { !here.contains($0.question) }) else { return [] }
    let missed = reading.missed.ids
    var wishes = state.settings.reviewWishes
    wishes.newADay = 0
    return questionIDsElsewhere().map { language, sets in
      let all = Set(sets.flatMap(\.ids))
      let plan = ReviewPlan(
        memory, learnt: sets.filter { state.settings.learning.sets[$0.name] == true }.flatMap(\.ids), others: all,
        wishes: wishes, at: given.now())
      return AppState.Elsewhere(language: language, missed: missed.count(where: all.contains), due: plan.today)
    }
  }

  /// The plan of today; nil for a program without the review, and while the log is read.
  mutating func reviewPlan() -> ReviewPlan? {
    guard reading.isOver, let memory = reading.memories[ReviewMemory.self] else { return nil }
    if !state.catalogue.isCounted { finishLoading() }
    var learnt: [QuestionID] = []
    var others: Set<QuestionID> = []
    for (selection, ids) in questionIDs() {
      if state.isLearnt(selection) { learnt += ids } else { others.formUnion(ids) }
    }
    return ReviewPlan(
      memory, learnt: learnt, others: others, wishes: state.settings.reviewWishes, at: given.now())
  }

  /// The next question of the review, with its set; throws why there is none.
  mutating func nextDue(_ request: RoundRequest) throws(NothingDue) -> (question: Question, home: Selection) {
    readScores()
    setTime(given.now())
    guard let plan = reviewPlan() else { throw .nothing(nil, []) }
    state.review = plan
    if let most = state.reviewCount, request.asked >= most { throw .sittingOver }
    // The same question at once only where there is no other.
    let order = plan.questions.filter { $0 != request.previous } + plan.questions.filter { $0 == request.previous }
    for id in order {
      for (selection, ids) in questionIDs() where ids.contains(id) {
        guard let banks = try? openBanks(of: selection).banks,
          let question = QuestionPool(banks).questions(named: [id]).first
        else { continue }
        return (question, selection)
      }
    }
    throw .nothing(plan, state.elsewhere)
  }

  /// Fits the model to the player at the end of a sitting, and of the program, in a process of its own, where that was not
  /// done for a week and there are answers enough. The next start goes by it. Nothing is done where nothing was reviewed.
  mutating func fitInBackground() {
    guard hasReviewed, !hasBegunFit, let memory = reading.memories[ReviewMemory.self],
      state.settings.learning.mayFit(on: given.now().reviewDay),
      memory.weeks.values.reduce(0, { $0 + $1.asked }) >= FSRSFit.least.reviews,
      memory.entries.count >= FSRSFit.least.questions
    else { return }
    hasBegunFit = true
    _ = ChildProcess.start([session.process.executable, "review", "--fit"], keepsErrors: false)
  }

  /// Why no question is due.
  enum NothingDue: Error {
    /// As many were asked as an option wants.
    case sittingOver
    /// None is; the plan says when the next one is, and where else there are some.
    case nothing(ReviewPlan?, [AppState.Elsewhere])

    /// The reason in a sentence or two.
    var sentence: Phrase {
      switch self {
      case .sittingOver: .sittingOver
      case .nothing(let plan, let elsewhere): .nothingDue(plan) + .due(elsewhere)
      }
    }
  }

  /// What the statistics tell of the review; nil for a program without it.
  mutating func reviewFacts() -> ReviewFacts? {
    guard let memory = reading.memories[ReviewMemory.self], let plan = reviewPlan() else { return nil }
    let present = questionIDs().reduce(into: Set<QuestionID>()) { $0.formUnion($1.ids) }
    return ReviewFacts(
      memory, plan, present: present, wishes: state.settings.reviewWishes, fit: state.settings.learning.fit,
      at: given.now())
  }

  /// How much of each selection is new, young and mature; empty for a program without the review.
  mutating func maturities() -> [Selection: Maturity] {
    guard let memory = reading.memories[ReviewMemory.self] else { return [:] }
    let ids = Dictionary(questionIDs().map { ($0.selection, $0.ids) }) { first, _ in first }
    return eachSelection(from: Maturity(), { $0 + $1 }) { _, selection in
      ids[selection].map { Maturity(of: $0, in: memory) }
    }
  }
}

extension Phrase {
  fileprivate static let sittingOver = Phrase(
    en: "That is as many as you asked for.", ja: "指定した問題数を解き終わりました。")
}
