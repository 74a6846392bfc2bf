import QuizCore

/// Writes a package of QTI 1.2: a zip archive with a manifest, as Canvas and others import it.
enum QTIPackage {
  /// The package; each genre is an assessment in a file of its own. `name` is what the package will be called: ILIAS looks
  /// for a file of that name in a folder of that name.
  static func package(_ sets: [ExportedSet], name: String) -> [UInt8] {
    var genres: [[ExportedSet]] = []
    for set in sets {
      if let last = genres.last?.last, last.genre == set.genre {
        genres[genres.count - 1].append(set)
      } else {
        genres.append([set])
      }
    }
    let files = genres.indices.map { "\(name)/\(name)\($0 == 0 ? "" : "-\($0 + 1)").xml" }
    var manifest = """
      <?xml version="1.0" encoding="UTF-8"?>
      <manifest identifier="manifest" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1">
        <metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion></metadata>
        <organizations/>
        <resources>

      """
    for (index, file) in files.enumerated() {
      let href = XMLText.escaped(PercentEncoding.encoded(file, keeping: "/"))
      manifest += """
            <resource identifier="r\(index + 1)" type="imsqti_xmlv1p2" href="\(href)">
              <file href="\(href)"/>
            </resource>

        """
    }
    var archive = ZipWriter()
    archive.add("imsmanifest.xml", manifest + "  </resources>\n</manifest>\n")
    for (file, sets) in zip(files, genres) { archive.add(file, QTIWriter.text(sets)) }
    return archive.archive
  }
}
