import CFormats

/// An element of an XML file with all that is in it.
final class XMLElement {
  /// What an element holds.
  enum Node {
    case element(XMLElement)
    case text(String)
  }

  /// Its name without the prefix of its name space.
  let name: String
  /// Its attributes, their names without prefixes.
  let attributes: [String: String]
  /// The line on which it begins, from 1.
  let line: Int
  /// What it holds, in order.
  fileprivate(set) var nodes: [Node] = []

  fileprivate init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// The elements directly in it.
  var children: [XMLElement] {
    nodes.compactMap { node in
      switch node {
      case .element(let element): element
      case .text: nil
      }
    }
  }

  /// The first element directly in it of this name.
  subscript(name: String) -> XMLElement? {
    for case .element(let element) in nodes where element.name == name { return element }
    return nil
  }

  /// The elements directly in it of this name.
  func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// All elements within it, and itself, in the order of the file; those within one that `stops` are left out.
  func descendants(stoppingAt stops: (XMLElement) -> Bool = { _ in false }) -> [XMLElement] {
    var found: [XMLElement] = []
    var open = [self]
    while let element = open.popLast() {
      found.append(element)
      if element === self || !stops(element) { open += element.children.reversed() }
    }
    return found
  }

  /// The elements within it of this name.
  func descendants(_ name: String) -> [XMLElement] { descendants().filter { $0.name == name && $0 !== self } }

  /// All text within it.
  var text: String {
    var text = ""
    var open = Array(nodes.reversed())
    while let node = open.popLast() {
      switch node {
      case .text(let more): text += more
      case .element(let element): open += element.nodes.reversed()
      }
    }
    return text
  }

  /// What is in it as HTML, with elements replaced by what `text` has for them; nil leaves one as it is.
  func markup(replacing text: (XMLElement) -> String? = { _ in nil }) -> String {
    enum Piece {
      case node(Node)
      case end(String)
    }
    var html = ""
    var open = nodes.reversed().map { Piece.node($0) }
    while let piece = open.popLast() {
      switch piece {
      case .end(let name): html += "</\(name)>"
      case .node(.text(let characters)):
        for character in characters.unicodeScalars {
          switch character {
          case "<": html += "&lt;"
          case ">": html += "&gt;"
          case "&": html += "&amp;"
          default: html.unicodeScalars.append(character)
          }
        }
      case .node(.element(let element)):
        if let replacement = text(element) {
          html += replacement
          continue
        }
        html += "<\(element.name)>"
        open.append(.end(element.name))
        open += element.nodes.reversed().map { Piece.node($0) }
      }
    }
    return html
  }
}

extension XMLElement {
  /// Reads an XML file with expat. No external entity is ever opened, no entity of the file's own is expanded.
  static func read(_ bytes: [UInt8], member: String? = nil) throws(ImportError) -> XMLElement {
    guard let parser = XML_ParserCreate(nil) else { throw ImportError(.tooMuch(.nodes), member: member) }
    defer { XML_ParserFree(parser) }
    let builder = Builder(parser)
    XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    // Without a document type every unknown entity is an error; with one elsewhere, as here, it is skipped, and
    // `&nbsp;` is known from HTML.
    XML_UseForeignDTD(parser, XML_Bool(1))
    XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_NEVER)
    XML_SetElementHandler(
      parser,
      { Builder.of($0)?.start($1, $2) },
      { data, _ in Builder.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { Builder.of($0)?.text($1, $2) }
    XML_SetSkippedEntityHandler(parser) { data, name, _ in Builder.of(data)?.skipped(name) }
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in Builder.of(data)?.stop(.xmlEntities) }
    let status = withExtendedLifetime(builder) {
      bytes.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, Int32(clamping: $0.count), 1) }
      }
    }
    let line = Int(clamping: XML_GetCurrentLineNumber(parser))
    if let failure = builder.failure { throw ImportError(failure, line: line, member: member) }
    guard status == XML_STATUS_OK, let root = builder.root else {
      let code = XML_GetErrorCode(parser)
      if code == XML_ERROR_UNKNOWN_ENCODING || code == XML_ERROR_INCORRECT_ENCODING {
        throw ImportError(.xmlEncoding, line: line, member: member)
      }
      if code == XML_ERROR_NO_ELEMENTS, bytes.isEmpty { throw ImportError(.empty, member: member) }
      let message = XML_ErrorString(code).map { String(cString: $0) } ?? "unknown error"
      throw ImportError(.xml(message), line: line, member: member)
    }
    return root
  }

  /// Builds elements from what expat reports.
  private final class Builder {
    private(set) var root: XMLElement?
    /// Why reading was stopped.
    private(set) var failure: ImportError.Reason?
    private let parser: XML_Parser
    private var open: [XMLElement] = []
    private var nodes = 0
    /// Text that was not added yet: expat reports it in pieces.
    private var pending: [UInt8] = []

    init(_ parser: XML_Parser) {
      self.parser = parser
    }

    static func of(_ data: UnsafeMutableRawPointer?) -> Builder? {
      data.map { Unmanaged<Builder>.fromOpaque($0).takeUnretainedValue() }
    }

    func start(_ name: UnsafePointer<XML_Char>?, _ pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
      guard failure == nil, let name else { return }
      flush()
      nodes += 1
      if open.count >= ImportLimits.depth { return stop(.tooMuch(.depth)) }
      if nodes > ImportLimits.nodes { return stop(.tooMuch(.nodes)) }
      var attributes: [String: String] = [:]
      var place = 0
      while let pairs, let key = pairs[place], let value = pairs[place + 1] {
        attributes[Builder.local(key)] = String(cString: value)
        place += 2
      }
      let element = XMLElement(
        name: Builder.local(name), attributes: attributes, line: Int(clamping: XML_GetCurrentLineNumber(parser)))
      open.last?.nodes.append(.element(element))
      if root == nil { root = element }
      open.append(element)
    }

    func end() {
      guard failure == nil else { return }
      flush()
      open.removeLast()
    }

    func text(_ bytes: UnsafePointer<XML_Char>?, _ count: Int32) {
      guard failure == nil, let bytes, count > 0 else { return }
      pending.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    }

    func skipped(_ name: UnsafePointer<XML_Char>?) {
      guard failure == nil, let name else { return }
      let entity = String(cString: name)
      pending += Array((Entities.text(of: entity) ?? "&\(entity);").utf8)
    }

    func stop(_ reason: ImportError.Reason) {
      if failure == nil { failure = reason }
      XML_StopParser(parser, XML_Bool(0))
    }

    private func flush() {
      guard !pending.isEmpty else { return }
      nodes += 1
      open.last?.nodes.append(.text(String(decoding: pending, as: UTF8.self)))
      pending.removeAll(keepingCapacity: true)
    }

    private static func local(_ name: UnsafePointer<XML_Char>) -> String {
      let name = String(cString: name)
      guard let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")) else { return name }
      return String(name[name.index(after: colon)...])
    }
  }
}
