import QuizCore

/// Which kinds of questions are asked against the clock, as a player chooses it.
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

  /// What changes that to the other kinds; the player's choice is forgotten where they are asked without it.
  func otherKinds(of selection: Selection?) -> KindsChoice {
    let other: RoundSource.Kinds = kinds(of: selection) == .one ? .all : .one
    if automaticKinds(of: selection) == other { return .auto }
    return other == .one ? .one : .all
  }

  /// Which those are as long as the player has not chosen.
  public func automaticKinds(of selection: Selection?) -> RoundSource.Kinds {
    guard let selection else { return .one }
    if case .file = selection { return .all }
    let files = catalogue.entries(of: selection).flatMap(\.files)
    return !files.isEmpty && files.allSatisfy(isOwn) ? .all : .one
  }
}
