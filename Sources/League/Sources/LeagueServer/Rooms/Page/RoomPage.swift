import FoundationEssentials
import QuizCore

/// The page by which a phone joins a room and plays: a form, and a stage that the script fills.
enum RoomPage {
  /// The page. `code` is filled in where the address has it; `root` is the relative path to the server's root.
  static func join(code: String?, root: String, language: Language) -> HTML {
    Templates.document(
      title: RoomWords.title, language: language, root: root, files: .room,
      body: """
        <header><p class="brand" id="brand">\(Templates.shapes)<span>TenQ</span></p>\
        <div id="top" hidden><span id="at"></span><span id="name"></span><span id="points"></span></div></header>
        <p id="note" role="status"></p>
        <main id="main" data-root="\(root)" data-code="\(code ?? "")" data-words="\(words(language))">
        <form id="enter" novalidate><h1>\(RoomWords.title[language])</h1><p id="what"></p>\
        <p id="wrong" class="wrong" role="alert" hidden></p>\
        <p id="codes"\(code == nil ? .empty : " hidden")><label for="code">\(RoomWords.code[language]) \
        <small>\(RoomWords.codeHint[language])</small></label>\
        <input id="code" inputmode="numeric" autocomplete="off" maxlength="12" enterkeyhint="next"></p>\
        <p><label for="called">\(RoomWords.name[language])</label>\
        <input id="called" autocomplete="nickname" maxlength="40" spellcheck="false" enterkeyhint="go"></p>\
        <p><button id="go" class="send">\(RoomWords.enter[language])</button></p></form>
        <div id="stage" hidden></div>
        <noscript><p class="wrong">\(RoomWords.noScript[language])</p></noscript>
        </main>
        """)
  }

  /// The words of the script as JSON.
  private static func words(_ language: Language) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let words = RoomWords.script.mapValues { $0[language] }
    return (try? encoder.encode(words)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
