import Foundation
import Phone
import StrutKit

/// Where pictures of the screen are saved: in the current folder, each under a new name.
enum PictureFile {
  /// - Returns: The name.
  static func save(_ picture: CGImage) throws -> String {
    var number = 1
    while FileManager.default.fileExists(atPath: name(number)) { number += 1 }
    try write(picture, to: name(number))
    return name(number)
  }

  static func write(_ picture: CGImage, to file: String) throws {
    try Descriptor.write(picture.pngData(), toFile: URL(fileURLWithPath: file))
  }

  private static func name(_ number: Int) -> String { "strut-phone-\(number).png" }
}
