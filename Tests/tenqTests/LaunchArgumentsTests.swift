import ArgumentParser
import QuizCore
import QuizScreens
import Sweeps
import Testing

@testable import tenq

@Suite struct LaunchArgumentsTests {
  /// What the parser makes of the words: nil where it finds something wrong, or another command.
  private func parsed(_ words: [String]) -> (
    options: CommandLineOptions, command: LaunchArguments.Command?, set: String?
  )? {
    switch try? Tenq.parseAsRoot(words) {
    case let play as Play: (play.options.values, .play, play.set)
    case let daily as DailyCommand: (daily.options.values, .daily, nil)
    case let tenq as Tenq: (tenq.options.values, nil, nil)
    default: nil
    }
  }

  /// Words as players type them, right and wrong, in any order.
  @Test func whatIsReadIsWhatTheParserReads() {
    let words = [
      "play", "daily", "Food/Basics", "bank", "-", "--", "-n", "-t", "-t5", "5", "0", "7", "-1", "99999", "--questions",
      "--seconds", "--seconds=20", "--questions=", "--lang", "ja", "en", "fr", "--lang=ja", "--theme", "mono",
      "--color", "always", "--color=never", "--game", "survival", "chess", "--seed", "18446744073709551615", "x",
      "--ascii", "--level", "--level=1-2", "4",
      "--plain", "--no-plain", "--no-motion", "--no-mouse", "--no-ascii",
      "--help", "-h", "--version", "",
    ]
    var read = 0
    for number in Sweep.of(0..<4000, oneIn: 8) {
      var random = SeededGenerator(seed: UInt64(number))
      let arguments = (0..<random.below(7)).map { _ in words[random.below(words.count)] }
      guard let launch = LaunchArguments(arguments) else { continue }
      read += 1
      let whole = parsed(arguments)
      #expect(launch.options == whole?.options, "\(arguments)")
      #expect(launch.command == whole?.command && launch.set == whole?.set, "\(arguments)")
    }
    #expect(read > 30)
  }

  @Test(
    arguments: [
      "", "play", "--lang en -t 60 --seed 1", "play Food/Basics -n 3 --ascii",
      "daily", "--lang ja daily --ascii", "--game survival",
      "--theme=mono play --game practice --no-motion --no-mouse --plain --color never",
    ])
  func whatStartsAGameIsReadWithoutTheParser(line: String) {
    let words = line.split(separator: " ").map(String.init)
    let launch = LaunchArguments(words)
    #expect(launch != nil && launch?.options == parsed(words)?.options && launch?.set == parsed(words)?.set)
  }
}
