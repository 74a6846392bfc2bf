// swift-tools-version: 6.2

import PackageDescription

// The house. Arrows only go down, and an arrow that is not drawn here does not compile:
//
//     tenq            the program: arguments, and the loop that shows, waits, updates, obeys
//       ├── QuizScreens   what the player sees and can do, as values
//       │     ├── TerminalKit   a terminal to draw on: canvas, styles, width and line breaking, keys
//       │     │     ├── CTerminal   C: what Swift cannot see of ncurses, and the signal handlers
//       │     │     └── CFonts      C: the faces of large type, text files that are part of the program
//       │     └── QuizCore      the games: bank, round, records; no clock, no chance, no screen
//       ├── BankFormats   banks as other programs write them: import and export, as values
//       │     ├── CFormats      C: expat for XML, minizip for zip archives, SQLite and zstd for Anki
//       │     └── QuizCore
//       ├── QuizStore     what lasts: score log, settings, banks, where they live
//       │     └── QuizCore
//       └── CommandLineKit   what tenq and tenq-league do alike: their process, mistakes in words, lines, JSON
//             ├── TerminalKit
//             └── QuizCore
let package = Package(
  name: "TenQ",
  products: [
    .executable(name: "tenq", targets: ["tenq"]),
    .library(name: "QuizCore", targets: ["QuizCore"]),
    .library(name: "QuizStore", targets: ["QuizStore"]),
    .library(name: "TerminalKit", targets: ["TerminalKit"]),
    .library(name: "CommandLineKit", targets: ["CommandLineKit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(
      name: "CTerminal",
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]
    ),
    .target(name: "CFonts", exclude: ["faces"]),
    .target(name: "TerminalKit", dependencies: ["CTerminal", "CFonts"]),
    .target(name: "QuizCore"),
    .target(name: "QuizScreens", dependencies: ["TerminalKit", "QuizCore"]),
    .target(
      name: "CFormats",
      linkerSettings: [
        .linkedLibrary("expat"), .linkedLibrary("minizip"), .linkedLibrary("z"), .linkedLibrary("sqlite3"),
        .linkedLibrary("zstd"),
      ]
    ),
    .target(name: "BankFormats", dependencies: ["CFormats", "QuizCore"]),
    .target(name: "QuizStore", dependencies: ["QuizCore"]),
    .target(name: "CommandLineKit", dependencies: ["TerminalKit", "QuizCore"]),
    .executableTarget(
      name: "tenq",
      dependencies: [
        "QuizScreens", "BankFormats", "QuizStore", "CommandLineKit", "TerminalKit", "QuizCore",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(name: "CTerminalTests", dependencies: ["Sweeps", "CTerminal"]),
    .testTarget(name: "TerminalKitTests", dependencies: ["Sweeps", "TerminalKit"]),
    .testTarget(
      name: "QuizCoreTests", dependencies: ["Sweeps", "QuizCore"], exclude: ["QRCodeSamples", "ReviewSamples"]),
    .testTarget(
      name: "QuizScreensTests",
      dependencies: ["Sweeps", "tenq", "QuizScreens", "QuizStore", "TerminalKit", "QuizCore"]),
    .testTarget(
      name: "BankFormatsTests", dependencies: ["Sweeps", "BankFormats", "QuizStore", "QuizCore"],
      exclude: ["samples"]),
    .testTarget(name: "QuizStoreTests", dependencies: ["Sweeps", "QuizStore", "QuizCore"]),
    .testTarget(name: "tenqTests", dependencies: ["Sweeps", "tenq", "CommandLineKit", "torture"]),
    // Cases that are too many for each run of the unit tests.
    .target(name: "Sweeps", path: "Tests/Sweeps"),
    // What `make torture` tries at length and `make test` a little of.
    .target(name: "TortureSystem", path: "Tests/torture/system"),
    .executableTarget(
      name: "torture", dependencies: ["QuizStore", "TerminalKit", "QuizCore", "TortureSystem"],
      path: "Tests/torture/tool"),
  ],
  swiftLanguageModes: [.v6]
)

// The core and the terminal are optimised in debug builds too, with what they assert: they are what most of a test's time
// goes into, and compile in as much as they did, since the whole module is compiled at once.
for target in package.targets where ["QuizCore", "TerminalKit"].contains(target.name) {
  target.swiftSettings = [
    .unsafeFlags(["-O", "-wmo", "-num-threads", "2", "-assert-config", "Debug"], .when(configuration: .debug))
  ]
}
