import LeagueAPI
import Testing

/// Which addresses are private.
@Suite struct NetworkAddressTests {
  @Test(arguments: [
    // This machine.
    ("127.0.0.1", true), ("127.255.255.255", true), ("0.0.0.0", true), ("::1", true), ("::", true), ("[::1]", true),
    ("localhost", true), ("LOCALHOST", true), ("localhost.", true), ("quiz.localhost", true),
    ("::ffff:127.0.0.1", true),
    // Private networks, by IPv4 and at their edges.
    ("10.0.0.0", true), ("10.255.255.255", true), ("9.255.255.255", false), ("11.0.0.0", false),
    ("172.16.0.1", true), ("172.31.255.255", true), ("172.15.255.255", false), ("172.32.0.1", false),
    ("192.168.1.5", true), ("192.167.1.5", false), ("192.169.1.5", false),
    ("169.254.7.7", true), ("169.253.7.7", false),
    // What carriers, hotspots and overlays give out.
    ("100.64.0.0", true), ("100.100.100.100", true), ("100.127.255.255", true), ("100.63.255.255", false),
    ("100.128.0.0", false), ("::ffff:100.64.0.1", true),
    ("::ffff:192.168.1.5", true), ("::ffff:8.8.8.8", false),
    // And by IPv6.
    ("fc00::1", true), ("fd12:3456::1", true), ("fe80::1", true), ("fe80::1%eth0", true), ("[fe80::1%25eth0]", true),
    ("200::1", true), ("2001:db8::1", false), ("[2001:db8::1]", false), ("2a00:1450::1", false), ("3fff::1", false),
    ("2002:c0a8:105::1", false), ("64:ff9b::808:808", false),
    // Names.
    ("teacher", true), ("teacher.local", true), ("Teacher.LOCAL.", true), ("nas.lan", true), ("pc.home.arpa", true),
    ("pc.home", true), ("pc.internal", true), ("pc.intranet", true), ("pc.test", true),
    ("quiz.example.org", false), ("quiz.example.org.", false), ("local.example.org", false), ("8.8.8.8", false),
    ("10.0.0.1.example.org", false), ("example.arpa", false),
    // What is neither.
    ("300.1.1.1", false), ("10.0.0", false), ("1.2.3.4.5", false),
  ])
  func anAddressIsPrivateOrNot(_ host: String, _ isPrivate: Bool) {
    #expect(NetworkAddress(host).isPrivate == isPrivate)
  }

  @Test(arguments: [
    ("127.0.0.1", true), ("127.9.9.9", true), ("::1", true), ("[::1]", true), ("::ffff:127.0.0.1", true),
    ("localhost", true), ("LocalHost.", true), ("0.0.0.0", false), ("10.0.0.1", false), ("::2", false),
    ("127.example.org", false), ("localhost.example.org", false), ("", false),
  ])
  func onlyThisMachineReachesALoopback(_ host: String, _ isLoopback: Bool) {
    #expect(NetworkAddress(host).isLoopback == isLoopback)
  }

  @Test(arguments: [
    ("169.254.7.7", true), ("169.253.7.7", false), ("::ffff:169.254.0.1", true), ("fe80::1%eth0", true),
    ("febf::1", true),
    ("fec0::1", false), ("fd00::1", false), ("169.254.example.org", false), ("fe80", false),
  ])
  func onlyItsLinkReachesALinkLocalAddress(_ host: String, _ isLinkLocal: Bool) {
    #expect(NetworkAddress(host).isLinkLocal == isLinkLocal)
  }

  @Test(arguments: [
    ("192.0.2.7", 4), ("::ffff:192.0.2.7", 4), ("2001:db8::1", 16), ("[2001:db8::1]", 16), ("fe80::1%eth0", 16),
    ("1.2.3", nil), ("x", nil), ("", nil), ("192.0.2.7:80", nil), (String(repeating: "1", count: 1000), nil),
  ])
  func anAddressIsANumberOrAName(_ host: String, _ bytes: Int?) {
    #expect(NetworkAddress(host).number?.count == bytes)
  }
}
