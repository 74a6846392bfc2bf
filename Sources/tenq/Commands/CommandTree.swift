import ArgumentParser
import FoundationEssentials

/// The commands of the program with their options, as they are declared.
///
/// ArgumentParser tells them as JSON only, so this is made when something is wrong with the arguments, never before.
struct CommandTree: Decodable {
  /// A command.
  struct Node: Decodable {
    let commandName: String
    let subcommands: [Node]?
    let arguments: [Argument]?

    /// The option or flag that is written like this.
    func option(_ name: String) -> Argument? {
      arguments?.first { $0.spellings.contains(name) }
    }

    /// The option or flag that is written like this, here or below, with the commands it belongs to.
    func owners(of name: String, path: [String] = []) -> [[String]] {
      let path = path + [commandName]
      return (option(name) == nil ? [] : [path]) + (subcommands ?? []).flatMap { $0.owners(of: name, path: path) }
    }

    /// Every command below, by its words.
    func commands(path: [String] = []) -> [[String]] {
      let path = path + [commandName]
      return (subcommands ?? []).flatMap { [path + [$0.commandName]] + $0.commands(path: path) }
    }
  }

  /// An option, a flag or an argument without a name.
  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let kind: String
    let names: [Name]?
    /// What stands for the value in the help.
    let valueName: String?
    let isOptional: Bool
    /// Whether any number of words is taken.
    let isRepeating: Bool
    /// The words that it can be; nil where it can be others.
    let allValues: [String]?

    /// How it is written.
    var spellings: [String] { (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name } }

    /// Whether it is an option that takes a value.
    var takesValue: Bool { kind == "option" }

    /// Whether it has no name.
    var isPositional: Bool { kind == "positional" }
  }

  let command: Node

  /// The commands of this program; nil when ArgumentParser tells them otherwise than expected.
  static var ofTenq: CommandTree? {
    try? JSONDecoder().decode(CommandTree.self, from: Data(Tenq._dumpHelp().utf8))
  }
}
