import ArgumentParser
import QuizCore

/// The commands of the program with their options, as they are declared.
///
/// ArgumentParser exports them as JSON only, so the tree is built only after an error in the arguments.
struct CommandTree {
  /// A command.
  struct Node {
    let commandName: String
    let subcommands: [Node]
    let arguments: [Argument]

    /// The option or flag that is written like this.
    func option(_ name: String) -> Argument? {
      arguments.first { $0.spellings.contains(name) }
    }

    /// The option or flag that is written like this, here or below, with the commands it belongs to.
    func owners(of name: String, path: [String] = []) -> [[String]] {
      let path = path + [commandName]
      return (option(name) == nil ? [] : [path]) + subcommands.flatMap { $0.owners(of: name, path: path) }
    }

    /// Every command below, by its words.
    func commands(path: [String] = []) -> [[String]] {
      let path = path + [commandName]
      return subcommands.flatMap { [path + [$0.commandName]] + $0.commands(path: path) }
    }
  }

  /// An option, a flag or an argument without a name.
  struct Argument {
    let kind: String
    /// How it is written.
    let spellings: [String]
    /// The placeholder of the value in the help.
    let valueName: String?
    let isOptional: Bool
    /// Whether any number of words is taken.
    let isRepeating: Bool
    /// The words that it can be; nil where it can be others.
    let allValues: [String]?

    /// Whether it is an option that takes a value.
    var takesValue: Bool { kind == "option" }

    /// Whether it has no name.
    var isPositional: Bool { kind == "positional" }
  }

  let command: Node

  /// The commands of this program; nil when ArgumentParser's JSON has an unexpected form.
  static var ofTenq: CommandTree? {
    guard let json = try? JSONReader.read(Array(Tenq._dumpHelp().utf8)) else { return nil }
    return json["command"].flatMap(Node.init).map(CommandTree.init)
  }
}

extension CommandTree.Node {
  fileprivate init?(_ json: JSONValue) {
    guard let name = json["commandName"]?.string else { return nil }
    commandName = name
    subcommands = (json["subcommands"]?.array ?? []).compactMap(CommandTree.Node.init)
    arguments = (json["arguments"]?.array ?? []).compactMap(CommandTree.Argument.init)
  }
}

extension CommandTree.Argument {
  fileprivate init?(_ json: JSONValue) {
    guard let kind = json["kind"]?.string, let isOptional = json["isOptional"]?.bool,
      let isRepeating = json["isRepeating"]?.bool
    else { return nil }
    self.kind = kind
    self.isOptional = isOptional
    self.isRepeating = isRepeating
    valueName = json["valueName"]?.string
    allValues = json["allValues"]?.array?.compactMap(\.string)
    spellings = (json["names"]?.array ?? []).compactMap { name in
      name["name"]?.string.map { (name["kind"]?.string == "long" ? "--" : "-") + $0 }
    }
  }
}
