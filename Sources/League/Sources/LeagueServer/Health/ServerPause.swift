import ServiceLifecycle

/// Pauses of services.
enum ServerPause {
  /// Waits; whether the server goes on after that.
  static func wait(_ pause: Duration) async -> Bool {
    await withTaskGroup(of: Bool.self) { group in
      group.addTask { (try? await Task.sleep(for: pause)) != nil }
      group.addTask {
        try? await gracefulShutdown()
        return false
      }
      let goesOn = await group.next() ?? false
      group.cancelAll()
      return goesOn
    }
  }
}
