extension LeagueStore {
  /// The server's address as players know it, as the last server noted it; nil when none did.
  public func address() async throws(StoreError) -> String? { throw .closed }

  /// Notes the server's address.
  public func setAddress(_ address: String) async throws(StoreError) { throw .closed }

  /// The secret by which the cookies of a league's page are signed; the same for all servers of the store.
  public func pageKey(of league: String) async throws(StoreError) -> String { throw .closed }

  /// Makes a new secret for a league's page: the cookies of before are worth nothing.
  public func renewPageKey(of league: String) async throws(StoreError) { throw .closed }
}
