import QuizCore

/// A member of the settings file that is left out, with its line; the rest of the file holds.
public struct SettingsProblem: Hashable, Sendable {
  /// What is wrong with a member.
  public enum Kind: Hashable, Sendable {
    /// There is no such setting; this one has nearly that name.
    case unknownKey(nearest: String?)
    /// This many further keys are no settings, too many to be named.
    case moreUnknownKeys(Int)
    /// The value is not one of these.
    case value(SettingValues)
    /// The value is not a set to play.
    case selection
    /// The value is not a list of names.
    case names
    /// The value is not what the program writes for the review.
    case learning
  }

  /// The key as it is written.
  public let key: String
  /// Its line in the file, from 1.
  public let line: Int
  /// The problem.
  public let kind: Kind

  /// Whether a value that the player wrote cannot be used. An unknown key may be a newer program's.
  public var isBadValue: Bool {
    switch kind {
    case .unknownKey, .moreUnknownKeys: false
    case .value, .selection, .names, .learning: true
    }
  }

  /// One sentence: where, what was found, and what holds instead.
  public func sentence(in path: String) -> Phrase {
    let place = Phrase(same: "\(path):\(line): ")
    switch kind {
    case .unknownKey(let nearest):
      let advice =
        nearest.map { Phrase(en: "; did you mean \"\($0)\"?", ja: "。もしかして：\"\($0)\"") }
        ?? Phrase(en: "; it is left as it is", ja: "。そのまま残します")
      return place
        + Phrase(
          en: "there is no setting \(Excerpt.quoted(key))", ja: "\(Excerpt.quoted(key)) という設定はありません") + advice
    case .moreUnknownKeys(let count):
      return place
        + Phrase(
          en: count == 1
            ? "1 more key is no setting; it is left as it is"
            : "\(count) more keys are no settings; they are left as they are",
          ja: "設定ではないキーがほかに\(count)個あります。そのまま残します")
    case .value(let values):
      return place + SettingsDiagnostic.value(key: key, values).phrase + SettingsProblem.defaultHolds
    case .names:
      return place
        + Phrase(
          en: "\"\(key)\" must be a list of names, such as [\"survival\"]",
          ja: "\"\(key)\" に書けるのは [\"survival\"] のような名前のリストです") + SettingsProblem.defaultHolds
    case .learning:
      return place
        + Phrase(
          en: "\"\(key)\" must be as the program writes it, with \"sets\", \"suspended\" and \"fit\"",
          ja: "\"\(key)\" はプログラムが書いた形（\"sets\"、\"suspended\"、\"fit\"）でなければなりません")
        + SettingsProblem.defaultHolds
    case .selection:
      return place + SettingsDiagnostic.selection(key: key).phrase + SettingsProblem.defaultHolds
    }
  }

  private static let defaultHolds = Phrase(en: "; the default is used", ja: "。初期値を使います")
}
