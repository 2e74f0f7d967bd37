import Foundation
import Phone

extension Command {
  static let pictures = Command(
    name: "pictures",
    summary: "Draw the pictures of the documentation that the demo does not take.",
    discussion: """
      Each picture is a few simulated screens side by side: other samples than the demo's, in sheets,
      tabs and bars, and under other keyboards. make pictures copies them to the documentation.

      Exit code 0: they are drawn. 2: bad input, or something cannot be written.
      """,
    options: [
      CommandOption(
        name: "--output", value: "DIR", help: "Where to write. Made if needed; .build/pictures.")
    ]
  ) { options, console in
    try MissingFontError.check()
    let folder = URL(fileURLWithPath: options["--output"] ?? ".build/pictures", isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for picture in try ArticlePicture.all() {
      let file = folder.appendingPathComponent("\(picture.name).png")
      if let image = try picture.image() { try Descriptor.write(image.pngData(), toFile: file) }
      try console.line(file.path)
    }
    return 0
  }
}
