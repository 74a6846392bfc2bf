import CPostgres
import Glibc

/// libpq, loaded only when needed, so that a player's program, and a server with a file, work without it.
struct PostgresLibrary: @unchecked Sendable {
  // Addresses of functions, which never change.
  let functions: postgres_library

  /// Opens the library of the system; throws when it has none, or one without pipelines (before PostgreSQL 14).
  init() throws {
    let functions: postgres_library? = withUnsafeTemporaryAllocation(of: postgres_library.self, capacity: 1) { buffer in
      guard let address = buffer.baseAddress, postgres_open(address) else { return nil }
      return address.move()
    }
    guard let functions else {
      let reason = dlerror().map { String(cString: $0) } ?? "it cannot be opened"
      throw EngineError.unusable(
        "a league on a database server needs libpq, version 14 or newer (Debian: libpq5): \(reason)")
    }
    self.functions = functions
  }
}
