import Foundation
import Matrix

/// A result as one process tells it to another: a line of fields with tabs between them.
struct MatrixRow: Equatable, Sendable {
  /// What a line with a result begins with.
  static let mark = "RUN\t"

  let id: String
  let faults: String
  let isHiddenWithout: Bool
  let isVisibleWith: Bool
  let isRestored: Bool
  /// A row of `results.json`.
  let json: String

  init(_ trial: Trial) {
    id = trial.run.id
    faults = trial.faults.joined(separator: "; ")
    isHiddenWithout = trial.hiddenWithout
    isVisibleWith = trial.visibleWith
    isRestored = trial.restored
    json = trial.json.text()
  }

  /// - Returns: Nil for a line that tells of something else.
  init?(line: String) {
    guard line.hasPrefix(Self.mark) else { return nil }
    let fields = line.dropFirst(Self.mark.count).split(
      separator: "\t", omittingEmptySubsequences: false
    ).map(String.init)
    guard fields.count == 6 else { return nil }
    (id, faults, json) = (fields[0], fields[1], fields[5])
    (isHiddenWithout, isVisibleWith) = (fields[2] == "1", fields[3] == "1")
    isRestored = fields[4] == "1"
  }

  var line: String {
    let flags = [isHiddenWithout, isVisibleWith, isRestored].map { $0 ? "1" : "0" }
    return Self.mark + ([id, faults] + flags + [json]).joined(separator: "\t")
  }
}

extension Trial {
  /// A row of `results.json`, which has what the sample screens' rows have, as far as it is
  /// measured.
  fileprivate var json: JSON {
    var members: [JSON.Member] = []
    func add(_ name: String, _ value: JSON) { members.append(.init(name: name, value: value)) }
    let device = run.pose.configuration
    add("screen", .string(run.screen.id))
    add("seed", .string("app"))
    add("container", .string(run.container.id))
    add("window", .string(run.window.rawValue))
    add("device", .string(device.device.name))
    add("orientation", .string(device.orientation.rawValue))
    add("keyboard", .string(run.keyboard.id))
    add("deed", .string(run.deed.id))
    add("world", .string(run.world.name))
    add("service", .string(run.service.rawValue))
    add("fieldBefore", .rect(fieldBefore))
    if !fieldAfter.isNull {
      add("fieldAfter", .rect(fieldAfter))
      add("keyboardTop", .points(keyboardTop))
      add("gap", .points(keyboardTop - fieldAfter.maxY))
      add("moved", .points(fieldBefore.minY - fieldAfter.minY))
    }
    add("hiddenWithout", .bool(hiddenWithout))
    add("visibleWith", .bool(visibleWith))
    add("restored", .bool(restored))
    add("frames", .integer(frames))
    add("faults", .array(faults.map(JSON.string)))
    return .object(members)
  }
}
