extension AppState {
  /// The next effect to perform while no key waits: one at a time, and a long log in small parts, so that input comes
  /// between them. Requested by screens that show the counts; nil when all is known.
  var pendingEffect: StoreEffect? {
    if !catalogue.isCounted { return .finishLoading }
    if !isCounting, case .unknown = missed { return .findMissed }
    if today == nil { return .findToday }
    return isCounting ? .goOnCounting : nil
  }
}
