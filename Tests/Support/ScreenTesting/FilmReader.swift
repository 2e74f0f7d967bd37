import Foundation

/// Reads films as `film.js` does, written apart from it and from what encodes them.
package enum FilmReader {
  package struct Damage: Error {
    let what: String
  }

  /// Returns the nodes of each frame.
  ///
  /// - Parameter film: The decoded JSON, with `first` and `steps`.
  package static func frames(of film: Any?) throws -> [[[Int]]] {
    let film: [String: Any] = try read(film, "film")
    var frames: [[[Int]]] = [try read(film["first"], "first frame")]
    let steps: [Any] = try read(film["steps"], "steps")
    for step in steps { frames.append(try apply(step, to: frames[frames.count - 1])) }
    return frames
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
        let splice: [String: Any] = try read(change, "splice")
        let at: Int = try read(splice["at"], "place")
        let cut: Int = try read(splice["cut"], "length")
        nodes.replaceSubrange(at..<(at + cut), with: try read(splice["put"], "nodes") as [[Int]])
      }
    }
    return nodes
  }

  private static func read<Value>(_ value: Any?, _ what: String) throws -> Value {
    guard let value = value as? Value else { throw Damage(what: what) }
    return value
  }
}
