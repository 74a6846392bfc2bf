import QuizCore

/// What a file of the league holds.
public enum LeagueFile<Value: Sendable>: Sendable {
  /// There is none.
  case missing
  /// It cannot be used, and counts as none.
  case unusable(LeagueFileError)
  /// It was read.
  case read(Value)

  /// What it holds; nil when it is missing or cannot be used.
  public var value: Value? {
    switch self {
    case .missing, .unusable: nil
    case .read(let value): value
    }
  }

  /// Why it cannot be used; nil when it can, or is missing.
  public var error: LeagueFileError? {
    switch self {
    case .missing, .read: nil
    case .unusable(let error): error
    }
  }
}

/// Why a file of the league cannot be used.
public enum LeagueFileError: Error, Hashable, Sendable {
  /// It could not be read.
  case read(ReadError)
  /// It is not what `tenq-league` writes.
  case malformed(path: String)
  /// The league's identity cannot be read, and no synchronisation can restore it.
  case damagedMembership(path: String)
  /// A newer version of `tenq-league` wrote it.
  case newer(path: String, version: Int)
}

extension LeagueFileError: LocatedMessage {
  /// The path of the file.
  public var place: String? {
    switch self {
    case .read(let error): error.place
    case .malformed(let path), .damagedMembership(let path), .newer(let path, _): path
    }
  }

  /// What was found and what to do, without the place.
  public var reason: Phrase {
    switch self {
    case .read(let error): error.reason
    case .malformed:
      Phrase(
        en: "this is not a file of the league: `tenq league sync` writes it anew",
        ja: "リーグのファイルではありません。tenq league sync で作り直せます")
    case .damagedMembership:
      Phrase(
        en: "damaged: run `tenq league leave`, and join again with a new link",
        ja: "壊れています。tenq league leave を実行し、新しいリンクで参加し直してください")
    case .newer(_, let version):
      Phrase(
        en: "this file is of version \(version), newer than this program: update tenq",
        ja: "このプログラムより新しい形式（バージョン\(version)）です。tenq を更新してください")
    }
  }
}
