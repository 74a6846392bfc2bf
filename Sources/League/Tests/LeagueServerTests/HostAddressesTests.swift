import Testing

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
      ], route: "wlan0")
    #expect(addresses.near == ["192.168.1.5", "10.0.0.5", "172.17.0.1", "169.254.7.7", "fd00::5"])
    #expect(addresses.all.count == 7)
  }

  @Test func aLinkHasAPortUnlessItIsTheUsualOne() {
    #expect(HostAddresses.link("192.168.1.5", port: 8610) == "http://192.168.1.5:8610")
    #expect(HostAddresses.link("192.168.1.5", port: 80) == "http://192.168.1.5")
    #expect(HostAddresses.link("fd00::5", port: 8610) == "http://[fd00::5]:8610")
  }
}
