import QuizCore

/// The commands of a program with their options, as they are declared.
///
/// ArgumentParser exports them as JSON only, so the tree is built only after an error in the arguments.
public struct CommandTree: Sendable {
  /// The name of the command.
  public let name: String
  /// The commands below it.
  let subcommands: [CommandTree]
  let arguments: [Argument]

  /// An option, a flag or an argument without a name.
  public struct Argument: Sendable {
    let kind: String
    /// How it is written.
    public let spellings: [String]
    /// The placeholder of the value in the help.
    let valueName: String?
    /// Whether the help names it: not where it means nothing to the command.
    let isShown: Bool
    let isOptional: Bool
    /// Whether any number of words is taken.
    let isRepeating: Bool
    /// Whether the words, whatever they are, are another program's.
    let isPassedOn: Bool
    /// The words that it can be; nil where it can be others.
    let allValues: [String]?

    /// Whether it is an option that takes a value.
    var takesValue: Bool { kind == "option" }

    /// Whether it has no name.
    var isPositional: Bool { kind == "positional" }
  }

  /// Reads what `_dumpHelp` of the program writes; nil when that has an unexpected form.
  public init?(dump: String) {
    guard let command = (try? JSONReader.read(Array(dump.utf8)))?["command"] else { return nil }
    self.init(command)
  }

  private init?(_ json: JSONValue) {
    guard let name = json["commandName"]?.string else { return nil }
    self.name = name
    subcommands = (json["subcommands"]?.array ?? []).compactMap(CommandTree.init)
    arguments = (json["arguments"]?.array ?? []).compactMap(Argument.init)
  }

  /// The option or flag that is written like this.
  func option(_ name: String) -> Argument? {
    arguments.first { $0.spellings.contains(name) }
  }

  /// The option or flag that is written like this, here or below, with the commands it belongs to.
  func owners(of name: String, path: [String] = []) -> [[String]] {
    let path = path + [self.name]
    return (option(name) == nil ? [] : [path]) + subcommands.flatMap { $0.owners(of: name, path: path) }
  }

  /// Every command below, by its words.
  func commands(path: [String] = []) -> [[String]] {
    let path = path + [name]
    return subcommands.flatMap { [path + [$0.name]] + $0.commands(path: path) }
  }
}

extension CommandTree.Argument {
  fileprivate init?(_ json: JSONValue) {
    guard let kind = json["kind"]?.string, let isShown = json["shouldDisplay"]?.bool,
      let isOptional = json["isOptional"]?.bool, let isRepeating = json["isRepeating"]?.bool
    else { return nil }
    self.kind = kind
    self.isShown = isShown
    self.isOptional = isOptional
    self.isRepeating = isRepeating
    isPassedOn = kind == "positional" && json["parsingStrategy"]?.string == "allRemainingInput"
    valueName = json["valueName"]?.string
    allValues = json["allValues"]?.array?.compactMap(\.string)
    spellings = (json["names"]?.array ?? []).compactMap { name in
      name["name"]?.string.map { (name["kind"]?.string == "long" ? "--" : "-") + $0 }
    }
  }
}
