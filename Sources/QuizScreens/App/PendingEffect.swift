extension AppState {
  /// What is still to be found out when no key waits: one thing after the other, a long log in small parts, so that the
  /// player's input comes between them. Screens that show what is counted ask for it; nil when all is known.
  var pendingEffect: StoreEffect? {
    if !catalogue.isCounted { return .finishLoading }
    if !isCounting, case .unknown = missed { return .findMissed }
    if today == nil { return .findToday }
    return isCounting ? .goOnCounting : nil
  }
}
