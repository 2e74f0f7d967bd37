import Foundation
import Phone
import StrutKit

/// Where pictures and films of the screen are saved: in the current folder, each under a new name.
enum PictureFile {
  /// - Returns: The name.
  static func save(_ picture: CGImage) throws -> String {
    let file = newName("png")
    try write(picture, to: file)
    return file
  }

  static func write(_ picture: CGImage, to file: String) throws {
    try Descriptor.write(picture.pngData(), toFile: URL(fileURLWithPath: file))
  }

  /// - Returns: The name, which is a new one unless one is given.
  static func saveFilm(_ page: String, to file: String?) throws -> String {
    let file = file ?? newName("html")
    try Descriptor.write(Data(page.utf8), toFile: URL(fileURLWithPath: file))
    return file
  }

  private static func newName(_ ending: String) -> String {
    func name(_ number: Int) -> String { "strut-phone-\(number).\(ending)" }
    var number = 1
    while FileManager.default.fileExists(atPath: name(number)) { number += 1 }
    return name(number)
  }
}
