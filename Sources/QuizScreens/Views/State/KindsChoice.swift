import QuizCore

/// The player's choice of the kinds asked against the clock.
public enum KindsChoice: String, CaseIterable, SettingRepresentable {
  /// All of the player's own sets and files, whose kinds they know; elsewhere those with one right choice.
  case auto
  /// Those with one right choice.
  case one
  /// All.
  case all
}

extension AppState {
  /// Which kinds of questions are drawn from a selection against the clock.
  public func kinds(of selection: Selection?) -> RoundSource.Kinds {
    switch settings[.kinds] {
    case .auto: automaticKinds(of: selection)
    case .one: .one
    case .all: .all
    }
  }

  /// The setting for the other kinds; auto where that gives them without a choice.
  func otherKinds(of selection: Selection?) -> KindsChoice {
    let other: RoundSource.Kinds = kinds(of: selection) == .one ? .all : .one
    if automaticKinds(of: selection) == other { return .auto }
    return other == .one ? .one : .all
  }

  /// The kinds by default.
  public func automaticKinds(of selection: Selection?) -> RoundSource.Kinds {
    guard let selection else { return .one }
    if case .file = selection { return .all }
    let files = catalogue.entries(of: selection).flatMap(\.files)
    return !files.isEmpty && files.allSatisfy(isOwn) ? .all : .one
  }
}
