@testable import QuizCore

/// What was typed for what was asked for, and what a teacher would say to it.
struct TypedPair: Sendable {
  /// The answer's cell in the bank.
  let answer: String
  /// What was typed.
  let typed: String
  /// What it is.
  let judgement: Judgement
  /// Why.
  let reason: String
  /// What the bank says beside the answer.
  let options: [QuestionKind.Option]

  private init(
    _ answer: String, _ typed: String, _ judgement: Judgement, _ reason: String, _ options: [QuestionKind.Option]
  ) {
    self.answer = answer
    self.typed = typed
    self.judgement = judgement
    self.reason = reason
    self.options = options
  }

  private static func right(
    _ answer: String, _ typed: String, _ reason: String, _ options: QuestionKind.Option...
  ) -> TypedPair {
    TypedPair(answer, typed, .right, reason, options)
  }

  /// Right but for a slip; the spelling that is shown is the first of the answers.
  private static func almost(
    _ answer: String, _ typed: String, _ reason: String, _ options: QuestionKind.Option...
  ) -> TypedPair {
    TypedPair(answer, typed, .almost(TypedCell.accepted(answer)[0]), reason, options)
  }

  private static func wrong(
    _ answer: String, _ typed: String, _ reason: String, _ options: QuestionKind.Option...
  ) -> TypedPair {
    TypedPair(answer, typed, .wrong, reason, options)
  }

  /// All pairs.
  static let all = spelling + articles + slips + numbers + code + languages + japanese + japaneseSlips

  private static let spelling: [TypedPair] = [
    right("Paris", "Paris", "as it is"),
    right("Paris", "paris", "case does not count"),
    right("Paris", "PARIS", "case does not count"),
    right("Paris", " Paris ", "outer spaces do not count"),
    right("Paris", "Ｐａｒｉｓ", "width does not count"),
    right("Paris", "Paris.", "nor does a full stop"),
    right("Paris", "\"Paris\"", "nor do quotes"),
    right("Paris", "“Paris”", "nor do quotes of a text processor"),
    right("Paris|Paname", "Paname", "a variant"),
    right("Paris|Paname", "PANAME!", "a variant, in joy"),
    wrong("Paris", "London", "another town"),
    wrong("Paris", "Par", "less than half of it"),
    wrong("Paris", "Paris London", "two towns, to be on the safe side"),
    wrong("Paris", "Paris or London", "two towns"),
    right("New York", "new york", "case does not count"),
    right("New York", "New  York", "nor does one space more"),
    right("New York", "NewYork", "nor one less"),
    right("New York", "New-York", "a hyphen for a space"),
    right("ice cream", "ice-cream", "a hyphen for a space"),
    right("ice cream", "icecream", "written together"),
    right("well-known", "well known", "a space for a hyphen"),
    right("e-mail", "email", "written together"),
    right("U.S.A.", "USA", "points in an abbreviation"),
    right("USA", "u.s.a.", "points in an abbreviation"),
    right("Ph.D.", "PhD", "points in an abbreviation"),
    right("J. R. R. Tolkien", "JRR Tolkien", "initials"),
    right("J. R. R. Tolkien", "J.R.R. Tolkien", "initials"),
    right("Mr. Spock", "Mr Spock", "a point that the British leave out"),
    right("red, white and blue", "red white and blue", "a comma"),
    wrong("red, white and blue", "blue, white and red", "another order"),
    right("Romeo and Juliet", "Romeo & Juliet", "& is and"),
    right("R&B", "R & B", "& is and, with spaces or without"),
    right("rock 'n' roll", "rock ’n’ roll", "the apostrophe of a text processor"),
    right("don't", "don’t", "the apostrophe of a text processor"),
    wrong("it's", "its", "another word"),
    right("Yahoo!", "Yahoo", "an exclamation mark in a name"),
    right("Who's afraid?", "who's afraid", "a question mark"),
  ]

  private static let articles: [TypedPair] = [
    right("the Moon", "Moon", "an article that is missing"),
    right("Moon", "the Moon", "one too many"),
    right("a dog", "the dog", "another article in English says the same"),
    right("an apple", "apple", "an article that is missing"),
    right("The Beatles", "Beatles", "an article in a name"),
    wrong("The Who", "The", "nothing but the article"),
    right("the", "The", "where the article is what is asked for"),
    right("der Tisch", "Tisch", "an article that is missing"),
    wrong("der Tisch", "die Tisch", "the wrong gender, which is what is learned"),
    right("la mer", "mer", "an article that is missing"),
    wrong("la mer", "le mer", "the wrong gender"),
    right("l'eau", "eau", "an article that is missing"),
    right("el perro", "perro", "an article that is missing"),
    right("o gato", "gato", "an article that is missing"),
    right("het huis", "huis", "an article that is missing"),
    wrong("A positive", "O positive", "another blood type"),
    wrong("Los Angeles", "Las Angeles", "no such town"),
    right("OS X", "OSX", "written together, though os is an article elsewhere"),
    right("Las Vegas", "LasVegas", "written together"),
  ]

  private static let slips: [TypedPair] = [
    almost("Mississippi", "Missisippi", "a letter left out"),
    almost("Mississippi", "Misssissippi", "a letter too many"),
    almost("Amsterdam", "Amsterdan", "a letter changed"),
    almost("Amsterdam", "Amstedram", "two letters swapped"),
    almost("Athens", "Ahtens", "two letters swapped"),
    almost("separate", "seperate", "the most usual mistake"),
    almost("definitely", "definately", "the second"),
    almost("receive", "recieve", "the third"),
    almost("Shakespeare", "Shakespear", "the last letter left out"),
    almost("William Shakespeare", "William Shakspeare", "a slip in one of two words"),
    wrong("William Shakespeare", "Wiliam Shakspeare", "a slip in each of them"),
    wrong("Mississippi", "Misisipi", "three letters left out"),
    wrong("Rome", "Rone", "too short to forgive"),
    wrong("cat", "cut", "another word"),
    wrong("Iran", "Iraq", "another country"),
    wrong("Gambia", "Zambia", "another country, by its first letter"),
    wrong("effect", "affect", "another word, by its first letter"),
    wrong("methane", "ethane", "another gas, by its first letter"),
    wrong("ethane", "methane", "the same the other way round"),
    wrong("Athens", "thens", "the first letter left out"),
    almost("apple", "apples", "the plural"),
    wrong("vitamin C", "vitamin", "which one?"),
    wrong("vitamin C", "vitamin D", "another one"),
    wrong("vitamin C", "vitamind", "another one, written together"),
    wrong("hepatitis B", "hepatitis", "which one?"),
    wrong("Henry V", "Henry", "which one?"),
    wrong("Henry V", "Henry IV", "another king"),
    wrong("Malcolm X", "Malcolm", "which one?"),
    wrong("Louis XVIII", "Louis XVII", "another king"),
    almost("ice cream", "icecraem", "written together, two letters swapped"),
    almost("Schindler's List", "Schindlers List", "an apostrophe left out"),
    wrong("Schindler's List", "Schindler List", "two signs left out"),
    wrong("Mississippi", "Missisippi", "a slip where the bank wants it exact", .exact),
    right("Mississippi", "mississippi", "case, even where the bank wants it exact", .exact),
    wrong("Monet", "Manet", "another painter, and the bank says exact", .exact),
    almost("Monet|Claude Monet", "Monett", "a letter too many"),
    right("Monet|Claude Monet", "Claude Monet", "a variant"),
    right("aluminium|aluminum", "aluminum", "the American spelling"),
    right("colour|color", "color", "the American spelling"),
    almost("photosynthesis", "photosythesis", "a letter left out"),
    wrong("mitosis", "meiosis", "another thing"),
    wrong("Slovenia", "Slovakia", "another country"),
    wrong("Australia", "Austria", "another country"),
    wrong("Niger", "Nigeria", "another country"),
    wrong("Dominica", "Dominican Republic", "another country"),
  ]

  private static let numbers: [TypedPair] = [
    right("1969", "1969", "as it is"),
    right("1969", "１９６９", "width does not count"),
    wrong("1969", "1968", "another year"),
    wrong("World War 1", "World War 2", "another war"),
    right("1,000 km", "1000 km", "a comma between thousands"),
    wrong("3.5", "35", "the point counts"),
    wrong("12:30", "1230", "and so does the colon of a time"),
    right("12:30", "12：30", "width does not count"),
    wrong("2-1", "21", "a score is no number"),
    right("2-1", "2 – 1", "a dash of a text processor"),
    right("1914-1918", "1914–1918", "a dash of a text processor"),
    right("1914-1918", "1914〜1918", "that of a Japanese one"),
    wrong("-5", "5", "the sign counts"),
    right("-5", "−5", "a minus of a text processor"),
    right("H2O", "h2o", "case does not count"),
    right("H₂O", "H2O", "a lowered digit"),
    right("m²", "m2", "a raised digit"),
    wrong("H2O", "H2O2", "another substance"),
    right("No. 5", "No.5", "a space behind the point"),
    wrong("Apollo 11", "Apollo 13", "another flight"),
    wrong("COVID-19", "COVID-18", "a digit is no slip"),
    right("COVID-19", "covid 19", "a space for a hyphen"),
  ]

  private static let code: [TypedPair] = [
    right("!=", "!=", "signs alone are compared as they are"),
    wrong("!=", "=", "another operator"),
    wrong("==", "=", "another operator"),
    wrong("->", ">", "another operator"),
    right("?", "?", "a sign by itself"),
    wrong("?", "!", "another sign"),
    wrong("-r", "r", "the hyphen of an option"),
    right("ls -l", "ls  -l", "a space more"),
    wrong("ls -l", "ls l", "the hyphen of an option"),
    wrong("--force", "-force", "a hyphen less"),
    wrong("!x", "x", "not x is not x"),
    wrong("C++", "C", "another language"),
    right("C#", "c＃", "width does not count"),
    right("print", "print", "a word"),
    right("/etc/passwd", "/ETC/passwd", "case does not count"),
  ]

  private static let languages: [TypedPair] = [
    right("café", "cafe", "an accent that is missing"),
    right("cafe", "café", "one too many"),
    right("café", "cafe\u{301}", "an accent behind its letter"),
    wrong("café", "cafe", "an accent where the bank keeps them", .accents),
    right("café", "cafe\u{301}", "the same accent, where the bank keeps them", .accents),
    wrong("Málaga", "Malaga", "an accent is no slip where the bank keeps them", .accents),
    almost("Málaga", "Málago", "a slip beside the accent", .accents),
    right("São Paulo", "Sao Paulo", "a tilde"),
    right("Łódź", "Lodz", "Polish letters"),
    right("Dvořák", "Dvorak", "a Czech letter"),
    right("München", "Munchen", "an umlaut"),
    right("München", "Muenchen", "an umlaut in two letters"),
    right("Köln", "Koeln", "an umlaut in two letters"),
    right("Muenchen", "München", "the same the other way round"),
    right("Straße", "Strasse", "ß is ss"),
    right("smørrebrød", "smoerrebroed", "a Danish letter in two"),
    right("Ærø", "Aero", "Danish letters"),
    right("Αθήνα", "αθηνα", "a Greek accent"),
    right("Όμηρος", "ΟΜΗΡΟΣ", "a Greek s at the end"),
    right("ёлка", "елка", "a Russian letter that is written without its points"),
    right("¿Qué?", "que", "Spanish signs"),
    right("cœur", "coeur", "a French letter in two"),
  ]

  private static let japanese: [TypedPair] = [
    right("東京", "東京", "そのまま"),
    right("東京", " 東京　", "前後の空白"),
    wrong("東京", "京都", "別の都市"),
    wrong("東京", "とうきょう", "読みは、書かれていなければ正解ではない"),
    right("東京|とうきょう", "とうきょう", "読みも正解に書いてある"),
    right("東京タワー", "東京 タワー", "途中の空白"),
    right("りんご", "リンゴ", "ひらがなとカタカナを区別しない", .kana),
    wrong("りんご", "リンゴ", "指定がなければ区別する"),
    right("リンゴ", "りんご", "逆も同じ", .kana),
    right("コーヒー", "こーひー", "長音もそのまま", .kana),
    right("リンゴ", "ﾘﾝｺﾞ", "半角カナ"),
    right("パリ", "ﾊﾟﾘ", "半角カナと半濁点"),
    right("ガリレオ・ガリレイ", "ガリレオガリレイ", "中黒がない"),
    right("ガリレオ・ガリレイ", "ガリレオ ガリレイ", "中黒の代わりに空白"),
    right("ジャン＝ジャック・ルソー", "ジャン・ジャック・ルソー", "二重ハイフンの代わりに中黒"),
    right("レオナルド・ダ・ヴィンチ", "レオナルド・ダ・ビンチ", "ヴィとビ"),
    right("ヴェネツィア", "ベネツィア", "ヴェとベ"),
    right("ヴァイオリン", "バイオリン", "ヴァとバ"),
    right("関ヶ原の戦い", "関ケ原の戦い", "小さいヶと大きいケ"),
    wrong("関ヶ原の戦い", "関ヶ原の闘い", "漢字の間違い"),
    right("サーバー", "サーバ", "語末の長音符"),
    right("コンピュータ", "コンピューター", "語末の長音符"),
    wrong("バター", "バタ", "短い語の長音符は省けない"),
    wrong("ルビー", "ルビ", "別の語"),
    right("ナポレオンⅢ世", "ナポレオンIII世", "1文字のローマ数字"),
    right("ルイ１４世", "ルイ14世", "全角数字"),
    wrong("ルイ14世", "ルイ16世", "別の王"),
    right("「雪国」", "雪国", "かぎかっこ"),
    right("はい。", "はい", "句点"),
    right("源頼朝", "源 頼朝", "姓と名の間の空白"),
    wrong("源頼朝", "源義経", "別の人"),
    wrong("源頼朝", "源頼家", "1文字でも漢字が違えば別の人"),
    right("ＣＤ", "cd", "全角の英字"),
    right("100円", "１００円", "全角数字"),
    wrong("100円", "1000円", "別の金額"),
    right("1,000円", "1000円", "桁区切り"),
    right("徳川家康", "徳川家康。", "句点"),
    right("ピタゴラスの定理|三平方の定理", "三平方の定理", "別名"),
  ]

  private static let japaneseSlips: [TypedPair] = [
    almost("シミュレーション", "シュミレーション", "よくある入れ替わり"),
    almost("コミュニケーション", "コミニュケーション", "よくある入れ替わり"),
    almost("ディズニーランド", "デイズニーランド", "小さいィと大きいイ"),
    almost("ホトトギス", "ホトドギス", "濁点が多い"),
    almost("バドミントン", "バトミントン", "濁点がない"),
    almost("エベレスト", "エベレースト", "長音符が多い"),
    almost("ほうりゅうじ", "ほうりゅじ", "「う」が抜けた"),
    almost("はなぢがでる", "はなじがでる", "「ぢ」と「じ」"),
    almost("東京タワー", "東京タワ", "漢字が合い、長音符が抜けた"),
    wrong("オーストラリア", "オーストリア", "別の国"),
    wrong("オーストリア", "オーストラリア", "別の国"),
    wrong("アイスランド", "アイルランド", "別の国"),
    wrong("ガンビア", "ザンビア", "別の国"),
    wrong("スロベニア", "スロバキア", "別の国"),
    wrong("マネ", "モネ", "別の画家"),
    wrong("シミュレーション", "シュミレーション", "完全一致の指定", .exact),
    wrong("いとう", "いとお", "短い語は大目に見ない"),
  ]
}
