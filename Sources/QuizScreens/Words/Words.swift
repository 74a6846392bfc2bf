import QuizCore
import TerminalKit

/// All words a player reads, in one language.
///
/// A value for each language stands in a file of its own; a word that one of them lacks does not compile.
public struct Words: Sendable {
  /// Picks a phrase, for tables that hold for every language.
  typealias Phrase = @Sendable (Words) -> SafeText
  /// A sentence around a number.
  typealias Counted = @Sendable (Int) -> SafeText

  let language: Language
  // Names
  let languageName: SafeText
  let everything: SafeText
  let own: SafeText
  let standardInput: SafeText
  let allGames: SafeText
  /// The genre of the player's files that are in no genre's folder.
  public let ownGenreName: String
  /// What is said where no bank was found.
  public let noBanks: SafeText

  // NumberFormat
  let questions: Counted
  let totalQuestions: Counted
  let manyQuestions: SafeText
  let rounds: Counted
  /// Seconds with three places: `23.456 s`.
  let preciseSeconds: @Sendable (Duration) -> SafeText
  /// Seconds with one place, as given: `7.2 s`.
  let seconds: @Sendable (SafeText) -> SafeText
  let score: @Sendable (_ correct: Int, _ asked: Int) -> SafeText
  let scoreOf: @Sendable (_ correct: Int, _ asked: Int) -> SafeText

  // Home
  let motto: SafeText
  let playDetail: @Sendable (_ selection: SafeText, _ questions: Int, _ limit: Duration?) -> SafeText
  let practiceDetail: @Sendable (_ genres: Int, _ sets: Int) -> SafeText
  let endless: SafeText
  let retry: SafeText
  let retryDetail: Counted
  let make: SafeText
  let makeDetail: Counted
  let statistics: SafeText
  let statisticsDetails: [SafeText]
  let history: SafeText
  let historyDetail: @Sendable (_ rounds: Int, _ best: Score?) -> SafeText
  let noHistory: SafeText
  let settings: SafeText
  let quit: SafeText
  let tips: [SafeText]
  let tip: SafeText

  // Start
  let startTitle: @Sendable (_ genre: SafeText) -> SafeText
  let start: SafeText
  let drawnFrom: @Sendable (_ usable: Int?, _ drawn: Int) -> SafeText
  let roundLength: @Sendable (_ questions: Int, _ limit: Duration?) -> SafeText
  let skippedRows: Counted
  let skippedFiles: Counted
  let fewerQuestions: Counted
  let notSavable: @Sendable (_ reason: SafeText) -> SafeText

  // Practice, missing number and missed questions
  let genres: SafeText
  let genresAndSets: @Sendable (_ genres: Int, _ sets: Int) -> SafeText
  let sets: Counted
  let setsAndQuestions: @Sendable (_ sets: Int, _ questions: Int?) -> SafeText
  let setTitle: @Sendable (_ title: SafeText, _ questions: Int?) -> SafeText
  let latestPractice: @Sendable (_ latest: Score) -> SafeText
  let bestPractice: @Sendable (_ best: Score) -> SafeText
  let notPractised: SafeText
  /// Said when nothing waits to be made good.
  public let nothingMissed: SafeText
  let back: SafeText
  let chooseAgain: SafeText
  let practiceLine: @Sendable (_ misses: Int, _ elapsed: Duration) -> SafeText
  let practiceBestLine: @Sendable (_ best: Score) -> SafeText
  let hintPick: SafeText
  let hintPage: SafeText

  // A question
  let questionNumber: @Sendable (_ number: Int, _ count: Int) -> SafeText
  let rightSoFar: Counted
  let timeLabel: SafeText
  let elapsedLabel: SafeText
  let timeRanOut: SafeText
  let right: SafeText
  let wrong: @Sendable (_ answer: SafeText) -> SafeText
  let late: @Sendable (_ answer: SafeText) -> SafeText
  let markRight: SafeText
  let markAnswer: SafeText
  let markYours: SafeText
  let wholeChoices: SafeText
  let moreBelow: SafeText
  let moreAbove: SafeText

  // Pop-ups
  let pausedTitle: SafeText
  let pausedText: SafeText
  let pausedBoard: SafeText
  let confirmTitle: SafeText
  let leaveQuestion: SafeText
  let leaveText: SafeText
  let leaveBoard: SafeText
  let leaveBoardText: SafeText

  // Result and review
  let result: SafeText
  let resultLine: @Sendable (_ correct: Int, _ asked: Int, _ elapsed: Duration) -> SafeText
  let bestLine: @Sendable (_ best: Score) -> SafeText
  let firstBest: SafeText
  let newBest: SafeText
  let pausedRound: Counted
  let saved: SafeText
  let notSaved: @Sendable (_ reason: SafeText) -> SafeText
  /// Said from the second try on.
  let stillNotSaved: @Sendable (_ tries: Int, _ reason: SafeText) -> SafeText
  let answers: SafeText
  let yourAnswer: @Sendable (_ elapsed: Duration) -> SafeText
  let theAnswer: SafeText
  let rightAnswer: @Sendable (_ elapsed: Duration) -> SafeText
  let ranOut: SafeText

  // History and chart
  let table: SafeText
  let chart: SafeText
  let newestFirst: SafeText
  let date: SafeText
  let game: SafeText
  let set: SafeText
  let rightColumn: SafeText
  let timeColumn: SafeText
  let pausedMark: SafeText
  let misses: Counted
  let cleared: SafeText
  let unreadable: Counted
  let newerRecords: Counted
  let latest: Counted
  let allRounds: SafeText
  let ago: Counted
  /// What the bars measure, as a title.
  let chartMeasure: @Sendable (ChartMeasure) -> SafeText
  let chartAverage: @Sendable (ChartMeasure, _ average: SafeText) -> SafeText
  let chartBest: @Sendable (ChartMeasure, _ best: Score) -> SafeText
  /// The best round with all that makes it the best.
  let chartBestWhole: @Sendable (ChartMeasure, _ best: Score) -> SafeText
  /// The mean time of a round; of a question where rounds have different lengths.
  let chartTime: @Sendable (ChartMeasure, _ mean: SafeText) -> SafeText
  let chartTitle: @Sendable (_ game: SafeText, ChartMeasure, _ latest: Int) -> SafeText
  let noRounds: SafeText
  let round: SafeText
  let seed: @Sendable (UInt64) -> SafeText

  // Statistics
  let statisticsFace: @Sendable (Statistics.Face) -> SafeText
  let statisticsOrder: @Sendable (Statistics.Order) -> SafeText
  let askedColumn: SafeText
  let rateColumn: SafeText
  let averageColumn: SafeText
  /// What is in no set of the catalogue, in wordings from the longest to the shortest.
  let inNoSet: [SafeText]
  /// A question whose text is not known, by its code.
  let unknownQuestion: @Sendable (_ code: SafeText) -> [SafeText]
  let readingLog: SafeText
  let noAnswers: SafeText
  let cutQuestions: Counted
  let leftOut: Counted
  let textIsGone: SafeText
  let noSuchChoice: SafeText
  let askedFacts: @Sendable (_ asked: Int, _ right: Int, _ rate: SafeText, _ average: Duration) -> [SafeText]
  let times: Counted
  let hintFace: SafeText
  let helpFace: SafeText
  let hintSort: SafeText
  let helpSort: SafeText
  // Endless
  /// How often a question was right and how fast it was answered, or that nobody has answered it.
  let endlessRate: @Sendable (_ tally: QuestionTally, _ gap: SafeText) -> SafeText
  let endlessRightTitle: SafeText
  let endlessWrongTitle: SafeText
  let endlessLateTitle: SafeText
  let endlessRight: @Sendable (_ elapsed: Duration) -> SafeText
  let endlessAnswer: @Sendable (_ answer: SafeText) -> SafeText
  let helpEndless: SafeText
  let hintMore: SafeText
  let helpMore: SafeText

  // Making questions
  let fieldName: @Sendable (QuestionDraft.Field) -> SafeText
  let changeQuestion: SafeText
  let newQuestion: SafeText
  let emptyFields: @Sendable (_ fields: [SafeText]) -> SafeText
  let emptyFieldsOfChange: @Sendable (_ fields: [SafeText]) -> SafeText
  let sameChoices: @Sendable (_ field: SafeText, _ other: SafeText) -> SafeText
  let fieldTooLong: @Sendable (_ field: SafeText, _ bytes: Int) -> SafeText
  let registered: SafeText
  let registeredText: SafeText
  let questionChanged: SafeText
  let questionChangedText: SafeText
  let notRegistered: @Sendable (_ reason: SafeText) -> SafeText
  let rowChanged: SafeText
  let removed: SafeText
  let notRemoved: @Sendable (_ reason: SafeText) -> SafeText
  let previewTitle: SafeText
  let previewNote: SafeText
  let discardQuestion: SafeText
  let discardTitle: SafeText
  let discardText: SafeText
  let discardChangeText: SafeText
  let removeTitle: SafeText
  let removeQuestion: SafeText
  let unusableRow: Counted
  let unusableRowHelp: Counted
  let helpTextField: SafeText
  let hintField: SafeText
  let hintNextField: SafeText
  let hintPreview: SafeText
  let hintRegister: SafeText
  let hintSave: SafeText
  let hintRewrite: SafeText
  let hintAnother: SafeText
  let hintDiscard: SafeText
  let hintGoOn: SafeText
  let hintRemove: SafeText
  let hintKeepIt: SafeText
  let helpNextField: SafeText
  let helpField: SafeText
  let helpPreview: SafeText
  let helpRemove: SafeText
  let helpCursor: SafeText
  let helpLineEnds: SafeText
  let helpErase: SafeText
  let helpEraseToEnd: SafeText
  let helpEraseToStart: SafeText

  // Settings
  let settingNames: @Sendable (SettingsScreen.Item) -> SafeText
  let settingHelp: @Sendable (SettingsScreen.Item) -> SafeText
  /// The same in two lines of the smallest window.
  let settingBrief: @Sendable (SettingsScreen.Item) -> SafeText
  let automatic: SafeText
  let on: SafeText
  let off: SafeText
  let noClock: SafeText
  let verdictChoice: @Sendable (VerdictChoice) -> SafeText
  let themeChoice: @Sendable (ThemeChoice) -> SafeText
  /// Said of a setting in place of which something else holds.
  let settingHeld: @Sendable (_ value: SafeText) -> SafeText
  let settingsKept: @Sendable (_ reason: SafeText) -> SafeText

  // Panels
  let clear: SafeText
  let panelsChosen: Counted
  let bestTime: @Sendable (_ best: Score) -> SafeText
  let bestTimeShort: @Sendable (_ best: Score) -> SafeText
  let hintChooseInRow: SafeText
  let hintNewBoard: SafeText
  let helpChooseInRow: SafeText
  let helpChoosePanel: SafeText
  let helpNewBoard: SafeText

  // A window too small
  let windowIs: @Sendable (Size) -> SafeText
  let windowNeeds: @Sendable (Size) -> SafeText
  let clockStopped: SafeText

  // Help
  let help: SafeText
  let helpRound: SafeText
  let helpVerdict: SafeText
  let helpLists: SafeText
  let helpEverywhere: SafeText
  let helpMarks: SafeText
  let helpFiles: SafeText
  let helpStart: SafeText
  let helpHome: SafeText
  let helpMouse: SafeText
  let mouseClick: SafeText
  let mouseWheel: SafeText
  let helpClick: SafeText
  let helpWheel: SafeText
  let markChoices: SafeText
  let markLegend: @Sendable (Glyphs) -> SafeText

  // What keys do, short for the last line
  let hintAnswer: SafeText
  let hintMove: SafeText
  let hintConfirm: SafeText
  let hintPause: SafeText
  let hintHelp: SafeText
  let hintLeave: SafeText
  let hintQuit: SafeText
  let hintChoose: SafeText
  let hintJump: SafeText
  let hintOpenAt: SafeText
  let hintStart: SafeText
  let hintBack: SafeText
  let hintSet: SafeText
  let hintNext: SafeText
  let hintContinue: SafeText
  let hintLeaveRound: SafeText
  let hintStay: SafeText
  let hintAgain: SafeText
  let hintMissed: Counted
  let hintRetry: SafeText
  let hintReview: SafeText
  let hintHistory: SafeText
  let hintHome: SafeText
  let hintSaveAgain: SafeText
  let hintQuestion: SafeText
  let hintDetail: SafeText
  let hintFilter: SafeText
  let hintTable: SafeText
  let hintChart: SafeText
  let hintSpan: SafeText
  let hintScroll: SafeText
  let hintClose: SafeText
  let hintItem: SafeText
  let hintEdit: SafeText
  let helpEdit: SafeText
  let hintChange: SafeText
  let hintDefault: SafeText
  let hintKeep: SafeText
  let hintWhole: SafeText

  // What keys do, whole for the help
  let helpAnswer: SafeText
  let helpMovePanels: SafeText
  let helpConfirm: SafeText
  let helpPause: SafeText
  let helpLeave: SafeText
  let helpWhole: SafeText
  let helpScrollQuestion: SafeText
  let helpNext: SafeText
  let helpLine: SafeText
  let helpPage: SafeText
  let helpEnds: SafeText
  let helpOpen: SafeText
  let helpBack: SafeText
  let helpJump: SafeText
  let helpTab: SafeText
  let helpSpan: SafeText
  let helpFilterChart: SafeText
  let helpMissed: SafeText
  let helpPick: SafeText
  let helpGenrePage: SafeText
  let helpFilter: SafeText
  let helpHelp: SafeText
  let helpRedraw: SafeText
  let helpInterrupt: SafeText
  let helpSuspend: SafeText

  // Plain mode
  let plain: PlainWords

  // Checking banks
  let bank: BankWords
}

extension Words {
  /// That something could not be saved, so that one more try in vain is seen to have happened.
  func notSaved(_ reason: SafeText, tries: Int) -> SafeText {
    tries > 1 ? stillNotSaved(tries, reason) : notSaved(reason)
  }

  /// A selection as a title: `食べ合わせ › 基本`.
  func title(of selection: Selection, glyphs: Glyphs) -> SafeText {
    switch selection {
    case .everything: everything
    case .genre(let genre): SafeText(genre)
    case .set(let genre, let title): SafeText(genre) + " \(glyphs.separator) " + SafeText(title)
    case .own: own
    case .file("-"): standardInput
    case .file(let path): SafeText(path.split(separator: "/").last.map(String.init) ?? path)
    case .missed: retry
    }
  }

  /// The same in wordings from the longest to the shortest: a set says more than its genre.
  func titles(of selection: Selection, glyphs: Glyphs) -> [SafeText] {
    let title = title(of: selection, glyphs: glyphs)
    switch selection {
    case .set(_, let set): return [title, SafeText(set)]
    case .everything, .genre, .own, .file, .missed: return [title]
    }
  }

  /// A set as the log names it, as a title: the language's two letters are left out.
  func title(ofLogged set: String, glyphs: Glyphs) -> SafeText {
    switch set {
    case "own": return own
    case "-": return standardInput
    case "missed": return retry
    default: break
    }
    if let module = Games.modules.first(where: { $0.game.id.rawValue == set }), let name = module.ownSetName {
      return SafeText(name[language])
    }
    var parts = set.split(separator: "/").map { SafeText(String($0)) }
    if let first = parts.first, Language(rawValue: first.string) != nil { parts.removeFirst() }
    guard var title = parts.first else { return everything }
    for part in parts.dropFirst() { title = title + " \(glyphs.separator) " + part }
    return title
  }

  /// The same in wordings from the longest to the shortest.
  func titles(ofLogged set: String, glyphs: Glyphs) -> [SafeText] {
    let title = title(ofLogged: set, glyphs: glyphs)
    guard let last = title.string.split(separator: " \(glyphs.separator) ").last else { return [title] }
    return [title, SafeText(String(last))]
  }
}
