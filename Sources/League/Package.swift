// swift-tools-version: 6.2

import PackageDescription

// The league: one store, many players. A package of its own, so that the game fetches and builds nothing of it.
//
//     tenq-league       the program: server, owner's commands, and the player's side that tenq starts
//       ├── LeagueServer    HTTP: routes, limits, pages
//       │     └── LeagueStore   the league in SQLite or PostgreSQL: one set of SQL
//       ├── LeagueClient    the player's side: synchronisation, and the files that tenq reads
//       └── LeagueAPI       the protocol of the two: messages, limits
let package = Package(
  name: "League",
  products: [
    .executable(name: "tenq-league", targets: ["tenq-league"]),
    .executable(name: "league-bench", targets: ["league-bench"]),
    .executable(name: "league-torture", targets: ["league-torture"]),
  ],
  dependencies: [
    .package(name: "TenQ", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
    .package(url: "https://github.com/apple/swift-nio-ssl.git", from: "2.37.6"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
  ],
  targets: [
    .systemLibrary(name: "CPostgres"),
    .systemLibrary(name: "CZlib"),
    .systemLibrary(name: "CSodium"),
    .target(
      name: "LeagueAPI",
      dependencies: [.product(name: "QuizCore", package: "TenQ"), .product(name: "QuizStore", package: "TenQ")]),
    .target(
      name: "LeagueStore",
      dependencies: [
        "LeagueAPI", "CPostgres", "CSodium",
        .product(name: "QuizCore", package: "TenQ"),
        .product(name: "QuizStore", package: "TenQ"),
        .product(name: "TerminalKit", package: "TenQ"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      exclude: ["SQL/README.md"],
      // SHA-256 and its kin, by their file: no library more where the program is installed.
      linkerSettings: [.linkedLibrary(":libsodium.a")]),
    .target(
      name: "LeagueServer",
      dependencies: [
        "LeagueAPI", "LeagueStore", "CZlib",
        .product(name: "QuizCore", package: "TenQ"),
        .product(name: "QuizStore", package: "TenQ"),
        .product(name: "TerminalKit", package: "TenQ"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      resources: [.embedInCode("openapi.yaml")]),
    .target(
      name: "LeagueClient",
      dependencies: [
        "LeagueAPI",
        .product(name: "QuizCore", package: "TenQ"),
        .product(name: "QuizStore", package: "TenQ"),
        .product(name: "TerminalKit", package: "TenQ"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]),
    .executableTarget(
      name: "tenq-league",
      dependencies: [
        "LeagueAPI", "LeagueStore", "LeagueServer", "LeagueClient",
        .product(name: "CommandLineKit", package: "TenQ"),
        .product(name: "QuizCore", package: "TenQ"),
        .product(name: "QuizStore", package: "TenQ"),
        .product(name: "TerminalKit", package: "TenQ"),
        .product(name: "HummingbirdTLS", package: "hummingbird"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ]),
    .testTarget(
      name: "LeagueAPITests",
      dependencies: [
        "LeagueAPI",
        .product(name: "QuizCore", package: "TenQ"),
        .product(name: "QuizStore", package: "TenQ"),
      ]),
    // glibc functions that Swift does not see.
    .systemLibrary(name: "CSpawn", path: "Tests/CSpawn"),
    // Shared by the tests and the bench: child processes, a PostgreSQL of their own, and rounds as a program sends
    // them.
    .target(
      name: "LeagueTesting",
      dependencies: [
        "LeagueAPI", "LeagueStore", "CSpawn",
        .product(name: "QuizCore", package: "TenQ"),
        .product(name: "QuizStore", package: "TenQ"),
      ],
      path: "Tests/LeagueTesting"),
    .executableTarget(
      name: "league-bench",
      dependencies: [
        "LeagueStore", "LeagueAPI", "LeagueTesting", .product(name: "GRDBSQLite", package: "GRDB.swift"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .testTarget(name: "LeagueStoreTests", dependencies: ["LeagueStore", "LeagueAPI", "LeagueTesting"]),
    .testTarget(
      name: "LeagueServerTests",
      dependencies: [
        "LeagueServer", "LeagueStore", "LeagueAPI", "LeagueTesting", "tenq-league",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .testTarget(
      name: "LeagueClientTests", dependencies: ["LeagueClient", "LeagueAPI", "LeagueTesting", "tenq-league"]),
    // Players and servers under fault injection.
    .target(
      name: "LeagueTorture",
      dependencies: [
        "LeagueAPI", "LeagueClient", "LeagueStore", "LeagueTesting",
        .product(name: "QuizCore", package: "TenQ"),
        .product(name: "QuizStore", package: "TenQ"),
      ],
      path: "Tests/LeagueTorture"),
    .executableTarget(name: "league-torture", dependencies: ["LeagueTorture"]),
    .testTarget(
      name: "LeagueTests",
      dependencies: [
        "LeagueAPI", "LeagueTesting", "LeagueTorture", "tenq-league",
        .product(name: "CommandLineKit", package: "TenQ"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// `make check` allows no warnings of ours; those of other compilers must not break a build.
if Context.environment["TENQ_STRICT"] != nil {
  for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
