/// The names that a heading may give to its columns: all of them, and no others.
///
/// Case, width, spaces and underscores do not count, and neither does what stands in brackets behind a name, as in
/// `正解(番号)`. The first English and the first Japanese name of each list have
/// been read since the first version; where two columns could be the same, they come before the others.
package enum BankColumnNames {
  static let question = [
    "question", "問題", "問題文", "設問", "設問文", "質問", "質問文", "問", "問い", "問題内容", "questiontext", "questions", "prompt", "stem",
    "frage", "fragen", "fragetext", "aufgabe", "énoncé", "enonce", "pregunta", "preguntas", "enunciado", "问题", "题目",
    "题干",
    "試題", "试题", "題目", "문제", "질문", "문항", "물음",
  ]
  static let answer = [
    "answer", "正解", "正答", "答え", "答", "解答", "回答", "こたえ", "正しい答え", "正解の選択肢", "正解肢", "correctanswer", "rightanswer",
    "correct", "correctoption", "correctchoice", "correctresponse", "answerkey", "key", "solution", "ans",
    "antwort", "richtigeantwort", "korrekteantwort", "richtig", "lösung", "réponse", "reponse", "bonneréponse",
    "bonnereponse", "réponsecorrecte", "reponsecorrecte", "respuesta", "respuestacorrecta", "correcta", "solución",
    "solucion", "答案", "正确答案", "正確答案", "정답", "답", "답안",
  ]
  /// Names of an answer column whose numbers are always those of choices.
  static let answerNumber = [
    "正解番号", "正答番号", "答え番号", "答えの番号", "解答番号", "回答番号", "正解の番号", "正答の番号", "answernumber", "answerno", "answerno.",
    "correctanswernumber", "correctnumber", "correctoptionnumber", "correctchoicenumber", "answerindex", "정답번호",
  ]
  static let explanation = [
    "explanation", "解説", "説明", "解説文", "説明文", "補足", "コメント", "explanations", "feedback", "comment", "rationale",
    "erklärung", "erläuterung", "begründung", "kommentar", "explication", "commentaire", "explicación", "explicacion",
    "comentario", "解析", "解释", "解釋", "说明", "說明", "해설", "설명",
  ]
  static let level = [
    "level", "難易度", "レベル", "難度", "difficulty", "difficultylevel", "schwierigkeit", "schwierigkeitsgrad", "niveau",
    "difficulté", "difficulte", "nivel", "dificultad", "难度", "难易度", "난이도",
  ]
  /// How a question is answered.
  static let questionKind = [
    "kind", "種類", "questionkind", "questiontype", "問題の種類", "問題種別", "問題形式", "出題形式", "解答形式", "回答形式",
  ]
  /// The time that a question has of its own.
  static let seconds = ["seconds", "秒", "秒数", "制限時間", "timelimit", "timeinseconds", "解答時間", "回答時間"]
  /// What stands before the number, the letter or the kana of a choice.
  static let choice = [
    "choice", "選択肢", "option", "answer", "選択", "肢", "候補", "解答", "回答", "answeroption", "answerchoice", "alternative",
    "response", "possibleanswer", "選択枝", "antwort", "antwortmöglichkeit", "auswahl", "möglichkeit", "réponse",
    "reponse",
    "choix", "proposition", "respuesta", "opción", "opcion", "alternativa", "选项", "選項", "보기", "선택지", "선택",
  ]
  /// The same of a choice that is wrong, in a bank whose answer is the right choice itself. One alone has no number.
  static let wrong = [
    "wronganswer", "誤答", "wrong", "incorrectanswer", "incorrect", "distractor", "wrongchoice", "wrongoption",
    "incorrectoption", "incorrectchoice", "falseanswer", "不正解", "間違い", "まちがい", "誤り", "誤選択肢", "誤答選択肢", "ダミー", "はずれ",
    "ハズレ", "不正解選択肢", "不正解の選択肢", "falscheantwort", "falsch", "mauvaiseréponse", "mauvaisereponse", "fausseréponse",
    "faussereponse", "respuestaincorrecta", "incorrecta", "错误答案", "错误选项", "오답",
  ]
  /// What a column holds, for lists that are no bank.
  package enum Kind: Hashable, Sendable {
    case question, answer, explanation, level, kind, seconds, choice
  }

  /// What a column is that a heading calls so; nil when a bank has no such name.
  package static func kind(of cell: String) -> Kind? {
    guard let name = BankColumnName(cell), !name.isBare else { return nil }
    return switch name.meaning {
    case .question: .question
    case .answer: .answer
    case .explanation: .explanation
    case .level: .level
    case .kind: .kind
    case .seconds: .seconds
    case .choice, .wrong: .choice
    }
  }

  /// How many names of each list are those of the first version.
  static let first = 2
  /// Bytes of the longest cell that is looked up, a name and a remark: longer ones are text.
  static let longest = 128
}

/// What a cell of the heading calls its column.
struct BankColumnName: Hashable {
  /// What a column holds.
  enum Meaning: Hashable {
    case question, answer, explanation, level, kind, seconds
    /// A choice, by its number from 1 to 9.
    case choice(Int)
    /// A choice that is wrong, by its number from 1 to 8.
    case wrong(Int)
  }

  let meaning: Meaning
  /// The place of the name in its list; of a choice that of all choices that are named alike, so that it tells
  /// `choice1` from `Option 1` and from `Choice A`.
  let rank: Int
  /// How a choice is numbered.
  var style: AnswerLabel.Style?
  /// Whether the name declares the answers as numbers of choices.
  var saysNumber = false
  /// Whether a remark or a mark was left out to read the name: `Option A (required)`, `問題文*`.
  private(set) var hasRemark = false

  /// The rank of a choice that is named by its number, letter or kana alone.
  static let bare = 1000

  /// Whether only the number, letter or kana of a choice stands there, which may be anything else as well.
  var isBare: Bool { rank >= BankColumnName.bare }

  /// Whether it was a name in the first version.
  var isFirst: Bool {
    switch meaning {
    case .kind, .seconds: false
    case .question, .answer, .explanation, .level: rank < BankColumnNames.first && !hasRemark
    case .choice: rank < BankColumnNames.first && style == .digit && !hasRemark
    case .wrong: false
    }
  }

  /// Reads a cell; nil when it is no column's name.
  init?(_ cell: String) {
    guard !cell.isEmpty, cell.utf8.count <= BankColumnNames.longest else { return nil }
    let name = String(Folding.folded(cell).filter { $0 != " " && $0 != "_" })
    if let whole = BankColumnName(exactly: name) {
      self = whole
      return
    }
    let remark = ColumnRemark(name)
    guard let found = remark.names.lazy.compactMap(BankColumnName.init(exactly:)).first else { return nil }
    self = found
    hasRemark = true
    if remark.isRange, meaning == .answer { saysNumber = true }
  }

  /// Reads a name that is folded and has no spaces.
  private init?(exactly name: String) {
    func rank(_ list: [String]) -> Int? { list.firstIndex(of: name) }
    if let rank = rank(BankColumnNames.question) {
      self.init(.question, rank)
    } else if let rank = rank(BankColumnNames.answer) {
      self.init(.answer, rank)
    } else if let rank = rank(BankColumnNames.answerNumber) {
      self.init(.answer, rank + BankColumnNames.answer.count)
      saysNumber = true
    } else if let rank = rank(BankColumnNames.explanation) {
      self.init(.explanation, rank)
    } else if let rank = rank(BankColumnNames.level) {
      self.init(.level, rank)
    } else if let rank = rank(BankColumnNames.questionKind) {
      self.init(.kind, rank)
    } else if let rank = rank(BankColumnNames.seconds) {
      self.init(.seconds, rank)
    } else if let rank = rank(BankColumnNames.wrong) {
      self.init(.wrong(1), rank)
    } else if let label = AnswerLabel(name) {
      self.init(.choice(label.number), BankColumnName.bare + label.style.rawValue)
      style = label.style
    } else {
      guard let last = name.last, let label = AnswerLabel(String(last)) else { return nil }
      let prefix = String(name.dropLast())
      if let rank = BankColumnNames.choice.firstIndex(of: prefix) {
        // The names of the first version may stand side by side.
        let isFirst = rank < BankColumnNames.first && label.style == .digit
        self.init(.choice(label.number), isFirst ? 0 : rank * 8 + label.style.rawValue + BankColumnNames.first)
        style = label.style
      } else if let rank = BankColumnNames.wrong.firstIndex(of: prefix), label.number < 9 {
        self.init(.wrong(label.number), rank)
      } else {
        return nil
      }
    }
  }

  private init(_ meaning: Meaning, _ rank: Int) {
    self.meaning = meaning
    self.rank = rank
  }
}

/// The number of a choice in one character, as a heading or an answer writes it: 2, B, イ or ②.
struct AnswerLabel: Hashable {
  /// The characters that stand for the numbers from 1 to 9, in this order.
  enum Style: Int, CaseIterable {
    case digit, letter, kana, circled

    fileprivate var scalars: String.UnicodeScalarView {
      switch self {
      case .digit: "123456789".unicodeScalars
      case .letter: "abcdefghi".unicodeScalars
      case .kana: "アイウエオカキクケ".unicodeScalars
      case .circled: "①②③④⑤⑥⑦⑧⑨".unicodeScalars
      }
    }

    /// The character of a number, a letter as a capital one; empty for what is not from 1 to 9.
    func text(_ number: Int) -> String {
      let scalars = scalars.dropFirst(max(0, number - 1))
      guard number >= 1, let scalar = scalars.first else { return "" }
      return String(Character(scalar)).uppercased()
    }
  }

  /// The number, 1 to 9.
  let number: Int
  /// What it is written in.
  let style: Style

  /// Reads one character, in any case and width; nil for anything else.
  init?(_ text: String) {
    guard text.utf8.count <= 8 else { return nil }
    let scalars = Folding.folded(text).unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    for style in Style.allCases {
      guard let place = style.scalars.firstIndex(of: scalar) else { continue }
      number = style.scalars.distance(from: style.scalars.startIndex, to: place) + 1
      self.style = style
      return
    }
    return nil
  }
}
