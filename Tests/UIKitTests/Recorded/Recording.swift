import Foundation
import Testing

/// One thing that somebody recorded from Apple's UIKit: a case of uikit-recorded.json.
struct Recording: CustomTestStringConvertible, Sendable {
  /// Where it stands in the file, such as `stack_view/hidden_third_of_four`; a rule in words is its
  /// own last part.
  let path: String
  private let json: Data

  var testDescription: String { path }

  func read<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: json)
  }
}

extension Recording {
  /// Every case of the file.
  static let all: [Recording] = {
    guard let url = Bundle.module.url(forResource: "uikit-recorded", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    return file.filter { !["about", "sources"].contains($0.key) }
      .flatMap { cases(in: $0.value, at: $0.key) }
      .sorted { $0.path < $1.path }
  }()

  /// What a section says about itself, or gives to all its cases.
  private static let context: Set = [
    "id", "src", "note", "parent", "parent_insets", "conflict",
  ]
  /// What only holds cases together.
  private static let holders: Set = ["cases", "rules", "rows_child_frame_then_insets_TLBR"]

  private static func cases(in value: Any, at path: String) -> [Recording] {
    if let list = value as? [[String: Any]], list.allSatisfy({ $0["id"] != nil }) {
      return list.flatMap { entry in
        let path = "\(path)/\(entry["id"] ?? "")"
        return entry["cases"].map { cases(in: $0, at: path) } ?? [make(entry, at: path)]
      }
    }
    if let section = value as? [String: Any] {
      return section.filter { !context.contains($0.key) }
        .flatMap { key, value in
          holders.contains(key) || key == "values"
            ? cases(in: value, at: path) : [make(value, at: "\(path)/\(key)")]
        }
    }
    if let list = value as? [Any] {
      return list.enumerated().map { make($1, at: "\(path)/\($1 as? String ?? "\($0)")") }
    }
    return [make(value, at: path)]
  }

  private static func make(_ value: Any, at path: String) -> Recording {
    let json = try? JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
    return Recording(path: path, json: json ?? Data())
  }
}
