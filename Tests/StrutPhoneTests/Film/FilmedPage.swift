import Foundation
import Testing

/// A film's page, read as `screen.js` and `film.js` do, written apart from them.
struct FilmedPage {
  /// The nodes of each frame.
  private(set) var frames: [[[Int]]] = []
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
    let film = try #require(data["film"] as? [String: Any])
    frames = [try #require(film["first"] as? [[Int]])]
    for step in try #require(film["steps"] as? [Any]) {
      frames.append(try Self.apply(step, to: frames[frames.count - 1]))
    }
  }

  private static func apply(_ step: Any, to frame: [[Int]]) throws -> [[Int]] {
    var nodes = frame
    for change in step as? [Any] ?? [] {
      if let move = change as? [Int] {
        for node in move[0]..<(move[0] + move[1]) {
          for rect in 0..<((nodes[node].count - 1) / 4) where move[4] & (1 << rect) != 0 {
            nodes[node][rect * 4 + 1] += move[2]
            nodes[node][rect * 4 + 2] += move[3]
          }
        }
      } else {
        let splice = try #require(change as? [String: Any])
        let at = try #require(splice["at"] as? Int)
        let cut = try #require(splice["cut"] as? Int)
        nodes.replaceSubrange(at..<(at + cut), with: try #require(splice["put"] as? [[Int]]))
      }
    }
    return nodes
  }
}
