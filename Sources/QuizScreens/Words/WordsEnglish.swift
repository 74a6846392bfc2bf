import QuizCore
import TerminalKit

extension Words {
  /// English: sentence case, plain words.
  static let english = Words(
    language: .en,
    languageName: "English",
    everything: "All sets",
    own: "Your own",
    standardInput: "Standard input",
    allGames: "All games",
    ownGenreName: "Your files",
    noBanks: "There are no questions here: tenq path says where banks are looked for.",

    questions: { $0 == 1 ? "1 question" : "\($0) questions" },
    totalQuestions: { $0 == 1 ? "1 question" : "\($0) questions" },
    manyQuestions: "many questions",
    rounds: { $0 == 1 ? "1 round" : "\($0) rounds" },
    preciseSeconds: { "\(NumberFormat.thousandths($0)) s" },
    seconds: { "\($0) s" },
    score: { "\($0) / \($1)" },
    scoreOf: { "\($0) of \($1)" },

    motto: "Ten seconds. Four choices.",
    playDetail: { selection, questions, limit in
      let length: SafeText = questions == 1 ? "1 question" : "\(questions) questions"
      guard let limit else { return "\(selection): \(length), no clock" }
      return "\(selection): \(length), \(limit.components.seconds) s each"
    },
    practiceDetail: {
      "\($0 == 1 ? "1 genre" : "\($0) genres"), \($1 == 1 ? "1 set" : "\($1) sets"), until all are right"
    },
    endless: "Endless",
    retry: "Missed questions",
    retryDetail: { $0 == 1 ? "1 question to try again" : "\($0) questions to try again" },
    make: "Make a question",
    makeDetail: { "\($0) of your own" },
    statistics: "Statistics",
    statisticsDetails: ["how often each question was right", "how often right"],
    history: "History",
    historyDetail: { rounds, best in
      let count: SafeText = rounds == 1 ? "1 round" : "\(rounds) rounds"
      guard let best else { return count }
      return "\(count), best \(best.correct) of \(best.asked) in \(NumberFormat.thousandths(best.elapsed)) s"
    },
    noHistory: "nothing played yet",
    settings: "Settings",
    quit: "Quit",
    tips: [
      "In a round, press 1-4 to answer at once.",
      "p pauses a round and hides the question.",
      "Your own questions: tenq play FILE.csv",
      "? shows every key, wherever you are.",
    ],
    tip: "Tip",

    startTitle: { "\($0)" },
    start: "Start!",
    drawnFrom: { usable, drawn in
      guard let usable else { return "\(drawn) of a large bank" }
      return "\(drawn) of \(usable == 1 ? "1 question" : "\(usable) questions")"
    },
    roundLength: { questions, limit in
      let length: SafeText = questions == 1 ? "1 question" : "\(questions) questions"
      guard let limit else { return "\(length), no clock" }
      return "\(length), \(limit == .seconds(1) ? "1 second" : "\(limit.components.seconds) seconds") each"
    },
    skippedRows: {
      $0 == 1
        ? "1 row cannot be used and is skipped: tenq bank check names it."
        : "\($0) rows cannot be used and are skipped: tenq bank check names them."
    },
    skippedFiles: {
      $0 == 1
        ? "1 file cannot be used and is left out: tenq bank check says why."
        : "\($0) files cannot be used and are left out: tenq bank check says why."
    },
    fewerQuestions: { "There are only \($0) here, so the round is shorter." },
    notSavable: { "Rounds cannot be saved: \($0)" },

    genres: "Genres",
    genresAndSets: { "\($0 == 1 ? "1 genre" : "\($0) genres"), \($1 == 1 ? "1 set" : "\($1) sets")" },
    sets: { $0 == 1 ? "1 set" : "\($0) sets" },
    setsAndQuestions: { sets, questions in
      let sets: SafeText = sets == 1 ? "1 set" : "\(sets) sets"
      guard let questions else { return sets }
      return "\(sets), \(questions == 1 ? "1 question" : "\(questions) questions")"
    },
    setTitle: { title, questions in
      guard let questions else { return title }
      return "\(title) (\(questions == 1 ? "1 question" : "\(questions) questions"))"
    },
    latestPractice: {
      "last \($0.misses == 1 ? "1 miss" : "\($0.misses) misses"), \(NumberFormat.tenthsPassed($0.elapsed)) s"
    },
    bestPractice: {
      "best \($0.misses == 1 ? "1 miss" : "\($0.misses) misses"), \(NumberFormat.tenthsPassed($0.elapsed)) s"
    },
    notPractised: "not tried yet",
    nothingMissed: "No missed questions are left.",
    back: "Back",
    chooseAgain: "Choose again.",
    practiceLine: { "\($0 == 1 ? "1 miss" : "\($0) misses")     \(NumberFormat.thousandths($1)) s" },
    practiceBestLine: {
      "Best so far  \($0.misses == 1 ? "1 miss" : "\($0.misses) misses") in \(NumberFormat.thousandths($0.elapsed)) s"
    },
    hintPick: "choose",
    hintPage: "page",

    questionNumber: { "Question \($0) of \($1)" },
    rightSoFar: { "Right \($0)" },
    timeLabel: "Time",
    elapsedLabel: "Time",
    timeRanOut: "Time ran out",
    right: "Right.",
    wrong: { "Not right. The answer is “\($0)”." },
    late: { "Time's up. The answer is “\($0)”." },
    markRight: "right",
    markAnswer: "the answer",
    markYours: "your answer",
    wholeChoices: "The choices in full",
    moreBelow: "more (PgDn)",
    moreAbove: "more (PgUp)",

    pausedTitle: "Paused",
    pausedText: "The question is hidden while you rest.",
    pausedBoard: "The board is hidden while you rest.",
    confirmTitle: "Leave?",
    leaveQuestion: "Leave this round?",
    leaveText: "Its answers so far will not be kept.",
    leaveBoard: "Leave this board?",
    leaveBoardText: "What you chose so far will not be kept.",

    result: "Result",
    resultLine: { "\($0) of \($1) right     \(NumberFormat.thousandths($2)) s" },
    bestLine: { "Best so far  \($0.correct) of \($0.asked) in \(NumberFormat.thousandths($0.elapsed)) s" },
    firstBest: "The first of its kind to count",
    newBest: "A new best!",
    pausedRound: {
      $0 == 1 ? "Paused once, so never a best" : "Paused \($0 == 2 ? "twice" : "\($0) times"), so never a best"
    },
    saved: "Saved in the history.",
    notSaved: { "NOT saved: \($0)" },
    stillNotSaved: { "Still NOT saved after \($0) tries: \($1)" },
    answers: "Answers",
    yourAnswer: { "your answer, \(NumberFormat.thousandths($0)) s" },
    theAnswer: "the answer",
    rightAnswer: { "right, \(NumberFormat.thousandths($0)) s" },
    ranOut: "Time ran out at",

    table: "Table",
    chart: "Chart",
    newestFirst: "newest first",
    date: "Date",
    game: "Game",
    set: "Set",
    rightColumn: "Right",
    timeColumn: "Time",
    pausedMark: "paused (not counted as a best)",
    misses: { $0 == 1 ? "1 miss" : "\($0) misses" },
    cleared: "cleared",
    unreadable: {
      $0 == 1
        ? "1 line of the log could not be read; it was left as it is"
        : "\($0) lines of the log could not be read; they were left as they are"
    },
    newerRecords: {
      $0 == 1 ? "1 round was written by a newer tenq and kept" : "\($0) rounds were written by a newer tenq and kept"
    },
    latest: { "latest \($0)" },
    allRounds: "all that fit",
    ago: { number in
      switch number {
      case 1: "newest"
      case 2: "2nd"
      case 3: "3rd"
      default:
        "\(number)\(number % 10 == 1 && number % 100 != 11 ? "st" : number % 10 == 2 && number % 100 != 12 ? "nd" : number % 10 == 3 && number % 100 != 13 ? "rd" : "th")"
      }
    },
    chartMeasure: { measure in
      switch measure {
      case .answers: "Right answers"
      case .share: "Share of right answers"
      case .time: "Seconds to clear"
      }
    },
    chartAverage: { measure, average in
      switch measure {
      case .answers: "average \(average)"
      case .share: "average \(average)%"
      case .time: "average \(average) s"
      }
    },
    chartBest: { measure, best in
      switch measure {
      case .answers, .share: "best \(best.correct) of \(best.asked)"
      case .time: "best \(NumberFormat.thousandths(best.elapsed)) s"
      }
    },
    chartBestWhole: { measure, best in
      switch measure {
      case .answers, .share: "best \(best.correct) of \(best.asked) in \(NumberFormat.thousandths(best.elapsed)) s"
      case .time: "best \(NumberFormat.thousandths(best.elapsed)) s"
      }
    },
    chartTime: { measure, mean in
      switch measure {
      case .answers, .time: "average time \(mean) s"
      case .share: "\(mean) s a question"
      }
    },
    chartTitle: { game, measure, latest in
      switch measure {
      case .answers: "\(game): right answers, latest \(latest)"
      case .share: "\(game): share of right answers, latest \(latest)"
      case .time: "\(game): time to clear, latest \(latest)"
      }
    },
    noRounds: "No rounds here yet. Play one, and it will appear here.",
    round: "Round",
    seed: { "tenq play --seed \($0) deals it again" },

    // Statistics
    statisticsFace: { face in
      switch face {
      case .question: "Questions"
      case .set: "Sets"
      case .genre: "Genres"
      }
    },
    statisticsOrder: { order in
      switch order {
      case .rate: "least often right first"
      case .asked: "most often asked first"
      case .time: "slowest first"
      case .name: "by name"
      }
    },
    askedColumn: "Asked",
    rateColumn: "Right",
    averageColumn: "Average",
    inNoSet: ["Not in any set now", "In no set now"],
    unknownQuestion: { code in
      [
        "not in any set now (\(code))", "not in any set now (\(code.prefix(8)))", "no text (\(code.prefix(8)))",
      ]
    },
    readingLog: "Reading the log…",
    noAnswers: "No questions answered yet. Play a round, and they will appear here.",
    cutQuestions: { "Only the \($0) asked most often are shown; tenq stats shows all." },
    leftOut: { "Too many different questions: \($0) answers are not counted." },
    textIsGone:
      "This question is not in any set now: it came from a file or another language, or was changed or removed later. The log keeps only its code.",
    noSuchChoice: "(not there any more)",
    askedFacts: { asked, right, rate, average in
      [
        "Asked \(asked == 1 ? "once" : "\(asked) times"), right \(right == 1 ? "once" : "\(right) times") (\(rate)), \(NumberFormat.thousandths(average)) s on average"
      ]
    },
    times: { $0 == 1 ? "once" : "\($0) times" },
    hintFace: "view",
    helpFace: "by question, set or genre",
    hintSort: "sort",
    helpSort: "another order",
    // Endless
    endlessRate: { tally, gap in
      guard let rate = tally.rightPerThousand, let time = tally.meanTime else { return "You are the first to try!" }
      return "right \(NumberFormat.percent(rate)) %\(gap)average \(NumberFormat.tenthsNearest(time)) s"
    },
    endlessRightTitle: "Right!",
    endlessWrongTitle: "Not right",
    endlessLateTitle: "Time's up",
    endlessRight: { "Answered in \(NumberFormat.thousandths($0)) s." },
    endlessAnswer: { "The answer is “\($0)”." },
    helpEndless:
      "One question at a time from all sets and your own, never the same twice running. A question you have not seen weighs 4; one you have seen weighs 1 to 4, the more the oftener you missed it. Each answer is kept at once.",
    hintMore: "one more",
    helpMore: "one more question",

    // Making questions
    fieldName: { field in
      switch field {
      case .question: "Question"
      case .right: "Right answer"
      case .other(let index): "Other \(index + 1)"
      }
    },
    changeQuestion: "Change a question",
    newQuestion: "New question",
    emptyFields: { fields in
      "Not added. Please fill in: "
        + fields.dropFirst().reduce(fields.first ?? .empty) { $0 + ", " + $1 }
    },
    emptyFieldsOfChange: { fields in
      "Not saved. Please fill in: "
        + fields.dropFirst().reduce(fields.first ?? .empty) { $0 + ", " + $1 }
    },
    sameChoices: { "“\($0)” is the same as “\($1)”. All choices must differ." },
    fieldTooLong: { "“\($0)” is too long: \($1) bytes, and \(BankLimits.field) fit." },
    registered: "Added!",
    registeredText: "It can be drawn in Endless from now on.",
    questionChanged: "Changed!",
    questionChangedText: "From now on it is asked like this.",
    notRegistered: { "Not added: \($0)" },
    rowChanged: "This question was changed or removed elsewhere meanwhile, so it was left alone.",
    removed: "Question removed.",
    notRemoved: { "Not removed: \($0)" },
    previewTitle: "Preview",
    previewNote: "the order changes each time",
    discardQuestion: "Throw away what you typed?",
    discardTitle: "Discard?",
    discardText: "It has not been added yet.",
    discardChangeText: "The change has not been saved yet.",
    removeTitle: "Remove?",
    removeQuestion: "Remove this question?",
    unusableRow: { "a row that cannot be used (line \($0))" },
    unusableRowHelp: { "Line \($0) cannot be read as a question, so not changed here. tenq bank check says why." },
    helpTextField: "Typing",
    hintField: "field",
    hintNextField: "next",
    hintPreview: "preview",
    hintRegister: "add it",
    hintSave: "save it",
    hintRewrite: "go on editing",
    hintAnother: "make another",
    hintDiscard: "throw away",
    hintGoOn: "go on typing",
    hintRemove: "remove",
    hintKeepIt: "keep",
    helpNextField: "next field; on the last, preview",
    helpField: "move between fields",
    helpPreview: "how it will look",
    helpRemove: "remove a question of your own",
    helpCursor: "one character",
    helpLineEnds: "start or end",
    helpErase: "erase a character",
    helpEraseToEnd: "erase to the end",
    helpEraseToStart: "erase to the start",

    settingNames: { item in
      switch item {
      case .language: "Language"
      case .seconds: "Seconds a question"
      case .questions: "Questions a round"
      case .verdict: "Verdict"
      case .theme: "Colours"
      case .motion: "Motion"
      case .mouse: "Mouse"
      case .lines: "Lines"
      case .bell: "Bell"
      }
    },
    settingHelp: { item in
      switch item {
      case .language: "The language of the words and of the questions. Auto follows the environment."
      case .seconds:
        "How long each question lasts in a timed round, missing number and missed questions. A round with another length is kept in the history but is not compared with ten seconds."
      case .questions: "How many questions a timed round has. Rounds of different lengths are not compared."
      case .verdict: "How long the answer is shown. Brief is 0.8 seconds when right and 4 when not."
      case .theme:
        "Auto follows the terminal's background where it tells. Contrast has no dim text; mono has no colours."
      case .motion: "Off shows whole seconds and no animation. NO_MOTION in the environment does the same."
      case .mouse: "Off leaves the mouse to the terminal, to select and copy text."
      case .lines: "ASCII is for terminals that draw lines and blocks too wide or not at all."
      case .bell: "One ring of the terminal's bell for a right answer."
      }
    },
    settingBrief: { item in
      switch item {
      case .language: "Of words and questions. Auto goes by the environment."
      case .seconds: "The time of a question. Only rounds of the same time are compared."
      case .questions: "In a timed round. Only rounds of one length are compared."
      case .verdict: "Brief is 0.8 seconds when right and 4 when not."
      case .theme: "Auto goes by the background, where it is told. Mono has no colours."
      case .motion: "Off: whole seconds and no animation. NO_MOTION does the same."
      case .mouse: "Off leaves it to the terminal, to select text."
      case .lines: "ASCII where lines and blocks are drawn wrongly."
      case .bell: "One ring for a right answer."
      }
    },
    automatic: "auto",
    on: "on",
    off: "off",
    noClock: "no clock",
    verdictChoice: { choice in
      switch choice {
      case .off: "off"
      case .brief: "brief"
      case .key: "until a key"
      }
    },
    themeChoice: { choice in
      switch choice {
      case .auto: "auto"
      case .dark: "dark"
      case .light: "light"
      case .contrast: "contrast"
      case .mono: "mono"
      }
    },
    settingHeld: { "Now: \($0). An option or the environment comes first." },
    settingsKept: { "These hold for now but could not be kept: \($0)" },

    // Panels
    clear: "C L E A R !",
    panelsChosen: { $0 == 1 ? "1 choice" : "\($0) choices" },
    bestTime: { "Best so far  \(NumberFormat.thousandths($0.elapsed)) s" },
    bestTimeShort: { "best \(NumberFormat.tenthsPassed($0.elapsed)) s" },
    hintChooseInRow: "pick in this row",
    hintNewBoard: "new board",
    helpChooseInRow: "pick in the selected row",
    helpChoosePanel: "pick the panel",
    helpNewBoard: "another board at once",

    windowIs: { "This window is \($0.width) x \($0.height)." },
    windowNeeds: { "tenq needs \($0.width) x \($0.height) or more." },
    clockStopped: "The clock is stopped.",

    help: "Help",
    helpRound: "In a round",
    helpVerdict: "After an answer",
    helpLists: "Lists",
    helpEverywhere: "Everywhere",
    helpMarks: "Marks",
    helpFiles: "Files",
    helpStart: "Before a round",
    helpHome: "Home",
    helpMouse: "Mouse",
    mouseClick: "click",
    mouseWheel: "wheel",
    helpClick: "answer, choose, open, or press a key of the last line",
    helpWheel: "move or scroll",
    markChoices: "the four choices: a shape as well as a colour",
    markLegend: {
      "\($0.check) right   \($0.cross) wrong   \($0.clock) time ran out   ! three seconds or less   * paused"
    },

    hintAnswer: "answer",
    hintMove: "move",
    hintConfirm: "confirm",
    hintPause: "pause",
    hintHelp: "help",
    hintLeave: "leave",
    hintQuit: "quit",
    hintChoose: "choose",
    hintJump: "jump",
    hintOpenAt: "open",
    hintStart: "start",
    hintBack: "back",
    hintSet: "other questions",
    hintNext: "next",
    hintContinue: "continue",
    hintLeaveRound: "leave",
    hintStay: "continue",
    hintAgain: "play again",
    hintMissed: { $0 == 1 ? "the missed one" : "the \($0) missed" },
    hintRetry: "missed questions",
    hintReview: "answers",
    hintHistory: "history",
    hintHome: "home",
    hintSaveAgain: "save again",
    hintQuestion: "question",
    hintDetail: "details",
    hintFilter: "game",
    hintTable: "table",
    hintChart: "chart",
    hintSpan: "5 / 10 / 20 / all",
    hintScroll: "scroll",
    hintClose: "close",
    hintItem: "item",
    hintEdit: "change or remove",
    helpEdit: "change or remove your own questions",
    hintChange: "change",
    hintDefault: "default",
    hintKeep: "save and go back",
    hintWhole: "choices in full",

    helpAnswer: "answer at once",
    helpMovePanels: "move between panels",
    helpConfirm: "confirm the panel",
    helpPause: "pause and hide",
    helpLeave: "leave, after asking",
    helpWhole: "the choices in full",
    helpScrollQuestion: "scroll a long question",
    helpNext: "next question",
    helpLine: "one line",
    helpPage: "one page",
    helpEnds: "first or last",
    helpOpen: "open",
    helpBack: "go back",
    helpJump: "jump to a line",
    helpTab: "other view",
    helpSpan: "fewer or more rounds",
    helpFilterChart: "another game",
    helpMissed: "only the missed ones again",
    helpPick: "choose a genre",
    helpGenrePage: "other genres",
    helpFilter: "one game, or all",
    helpHelp: "this help",
    helpRedraw: "draw the screen again",
    helpInterrupt: "leave now",
    helpSuspend: "suspend; the clock waits",

    // Plain mode
    plain: .english,

    // Checking banks
    bank: .english
  )
}
