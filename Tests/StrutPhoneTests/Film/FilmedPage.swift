import Foundation
import ScreenTesting
import Testing

/// A film's page, read as `screen.js` does, written apart from it.
struct FilmedPage {
  /// The nodes of each frame.
  let frames: [[[Int]]]
  let styles: [NSDictionary]
  let images: [String]
  let touches: [[Double]]
  /// The first frame and the size of each way in which the device was held.
  let sizes: [[Double]]
  let framesPerSecond: Int?

  init(_ html: String) throws {
    let begin = try #require(html.range(of: "id=\"data\">"))
    let end = try #require(html.range(of: "</script>", range: begin.upperBound..<html.endIndex))
    let text = html[begin.upperBound..<end.lowerBound]
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let data = try #require(object as? [String: Any])
    styles = try #require(data["styles"] as? [NSDictionary])
    images = try #require(data["images"] as? [String])
    touches = try #require(data["touches"] as? [[Double]])
    framesPerSecond = data["framesPerSecond"] as? Int
    sizes = try #require(data["devices"] as? [[String: Any]]).map { entry in
      let device = try #require(entry["device"] as? [String: Any])
      return try [entry["frame"], device["width"], device["height"]].map {
        try #require($0 as? Double)
      }
    }
    frames = try FilmReader.frames(of: data["film"])
  }
}
