import QuizCore

/// The rules that a league's owner can set, each with a default: limits, and what is taken.
///
/// A rule is one declaration in ``all``; the store, the command and its help are driven by that list.
public struct LeagueRules: Hashable, Sendable {
  /// One rule: its key, what it means and what it may be.
  public struct Rule: Sendable {
    /// What a rule may be.
    public enum Range: Hashable, Sendable {
      /// A number.
      case number(ClosedRange<Int>)
      /// Yes or no, kept as 1 and 0.
      case flag
    }

    /// Its name on the command line and in the store.
    public let key: String
    /// What it means, in a few words.
    public let meaning: Phrase
    /// What it may be.
    public let range: Range
    /// Its default.
    public let standard: Int
    let path: WritableKeyPath<LeagueRules, Int> & Sendable
  }

  private static func number(
    _ key: String, _ path: WritableKeyPath<LeagueRules, Int> & Sendable, in range: ClosedRange<Int>, en: String,
    ja: String
  ) -> Rule {
    Rule(
      key: key, meaning: Phrase(en: en, ja: ja), range: .number(range), standard: LeagueRules()[keyPath: path],
      path: path)
  }

  private static func flag(
    _ key: String, _ path: WritableKeyPath<LeagueRules, Int> & Sendable, en: String, ja: String
  ) -> Rule {
    Rule(
      key: key, meaning: Phrase(en: en, ja: ja), range: .flag, standard: LeagueRules()[keyPath: path], path: path)
  }

  /// All rules, in the order in which they are listed.
  public static let all: [Rule] = [
    number("players", \.players, in: 1...1_000_000, en: "players of the league", ja: "参加者の数"),
    number("rounds", \.rounds, in: 1...100_000, en: "rounds of a player in a day", ja: "1人が1日に送れる記録の数"),
    number("megabytes", \.megabytes, in: 1...1024, en: "megabytes of a player in a day", ja: "1人が1日に送れる量（MB）"),
    number("sets", \.sets, in: 1...100_000, en: "sets that a player begins in a day", ja: "1人が1日に始められるセットの数"),
    number("questions", \.questions, in: 0...10_000, en: "questions of a player in all", ja: "1人が共有できる問題の数"),
    number(
      "question-kilobytes", \.questionKilobytes, in: 1...65_536, en: "kilobytes of a player's questions in all",
      ja: "1人が共有できる問題の量（KB）"),
    flag(
      "own-sets", \.ownSets, en: "rounds over questions of one's own count, and are marked",
      ja: "本人だけが持つ問題の記録も数え、印を付ける"),
    flag("approve-questions", \.approvesQuestions, en: "questions wait until you approve them", ja: "問題は承認してから公開する"),
    flag("approve-names", \.approvesNames, en: "names wait until you approve them", ja: "名前は承認してから表示する"),
    flag(showJoiningKey, \.showsJoining, en: "the page shows how to join", ja: "ページに参加のしかたを表示する"),
  ]

  // Flags are 1 or 0.
  var players = 1000
  var rounds = 2000
  var megabytes = 32
  var sets = 50
  var questions = 200
  var questionKilobytes = 512
  var ownSets = 0
  var approvesQuestions = 0
  var approvesNames = 0
  var showsJoining = 0
  /// Words that names and questions must not have.
  public internal(set) var words = RefusedWords("")
  /// The invitation that the page shows; nil for none.
  var pageInvitation: PageInvitation?

  /// The key of the list of words, on the command line and in the store.
  public static let wordsKey = "words"
  /// The key of the rule by which the page shows how to join.
  public static let showJoiningKey = "show-joining"
  /// The key of the invitation that the page shows.
  static let pageKey = "page-invitation"

  /// The defaults.
  public init() {}

  /// The value of a rule.
  public subscript(rule: Rule) -> Int { self[keyPath: rule.path] }

  /// Takes what the store has; values out of range, and unknown keys, are left out.
  mutating func take(_ key: String, _ value: String) {
    if key == LeagueRules.wordsKey {
      words = RefusedWords(value)
      return
    }
    if key == LeagueRules.pageKey {
      pageInvitation = PageInvitation(value)
      return
    }
    guard let rule = LeagueRules.all.first(where: { $0.key == key }), let number = Int(value), rule.takes(number) else {
      return
    }
    self[keyPath: rule.path] = number
  }
}

extension LeagueRules.Rule {
  /// Whether a number may be its value.
  public func takes(_ number: Int) -> Bool {
    switch range {
    case .number(let range): range.contains(number)
    case .flag: number == 0 || number == 1
    }
  }
}
