import Testing

@testable import LeagueServer
@testable import tenq_league

/// The addresses at which a host listens and is shown.
@Suite struct HostAddressesTests {
  private typealias Interface = HostAddresses.Interface

  @Test func theNetworkOfTheDefaultRouteComesFirstAndThoseOfContainersLast() {
    let addresses = HostAddresses(
      [
        Interface(name: "docker0", address: "172.17.0.1"), Interface(name: "eth0", address: "203.0.113.5"),
        Interface(name: "eth1", address: "10.0.0.5"), Interface(name: "wlan0", address: "fd00::5", isIPv6: true),
        Interface(name: "wlan0", address: "192.168.1.5"), Interface(name: "eth2", address: "169.254.7.7"),
        Interface(name: "wlan0", address: "2001:db8::5", isIPv6: true),
        Interface(name: "tailscale0", address: "100.64.0.5"), Interface(name: "wwan0", address: "100.70.0.5"),
      ], route: "wlan0")
    #expect(
      addresses.near == [
        "192.168.1.5", "10.0.0.5", "100.70.0.5", "172.17.0.1", "100.64.0.5", "169.254.7.7", "fd00::5",
      ])
    #expect(addresses.all.count == 9)
  }

  /// A client, the host's address that it reached, and whether it is let in where only near ones are.
  @Test(arguments: [
    ("192.168.1.7", "192.168.1.5", true), ("100.64.0.7", "100.64.0.5", true), ("100.127.9.9", "100.70.0.5", true),
    ("fe80::7%wlan0", "fe80::5%wlan0", true), ("127.0.0.1", "127.0.0.1", true), ("fd00::7", "fd00::5", true),
    // A network whose addresses look public reaches a private one only from inside.
    ("203.0.113.7", "10.0.0.5", true), ("203.0.113.7", "100.64.0.5", true), ("2001:db8::7", "fd00::5", true),
    ("203.0.113.7", "203.0.113.5", false), ("2001:db8::7", "2001:db8::5", false), ("203.0.113.7", nil, false),
    ("10.0.0.7", nil, true),
  ])
  func whoIsNearOrReachesAnAddressOfTheHostsNetworkIsLetIn(_ client: String, _ reached: String?, _ isLetIn: Bool) throws
  {
    let address = try #require(ClientAddress(client))
    #expect(RoomConfiguration(secret: "x", admitsOnlyNear: true).admits(address, at: reached) == isLetIn)
    #expect(RoomConfiguration(secret: "x", admitsOnlyNear: false).admits(address, at: reached))
  }

  @Test func aLinkHasAPortUnlessItIsTheUsualOne() {
    #expect(HostAddresses.link("192.168.1.5", port: 8610) == "http://192.168.1.5:8610")
    #expect(HostAddresses.link("192.168.1.5", port: 80) == "http://192.168.1.5")
    #expect(HostAddresses.link("fd00::5", port: 8610) == "http://[fd00::5]:8610")
  }
}
