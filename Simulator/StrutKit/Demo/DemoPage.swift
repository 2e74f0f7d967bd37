import Foundation
import KeyboardSimulation
import Phone

/// The page that plays the recordings: one file, nothing to load.
@MainActor
struct DemoPage {
  private let runs: [(run: DemoRun, faults: [String])]
  private let pool: FilmPool

  init(_ runs: [(run: DemoRun, faults: [String])], pool: FilmPool) {
    self.runs = runs
    self.pool = pool
  }

  /// The template with styles, scripts and data in their places.
  func html() throws -> String {
    var html = try PageFile.text("page.html")
    for (mark, text) in [
      ("/*{{style}}*/", try PageFile.text("page.css")),
      ("/*{{script}}*/", try PageFile.scripts.map(PageFile.text).joined(separator: "\n")),
      ("{{data}}", data),
    ] {
      html = html.replacing(mark, with: text)
    }
    return html
  }

  /// See `page.js` for who reads what.
  private var data: String {
    var films: [String] = []
    var filmIndex: [String: Int] = [:]
    func index(of film: String) -> JSON {
      // Without the library several screens are one and the same.
      if let index = filmIndex[film] { return .integer(index) }
      filmIndex[film] = films.count
      films.append(film)
      return .integer(films.count - 1)
    }
    let takes = runs.flatMap { run, faults in
      run.takes.map { take in
        JSON.object([
          "screen": .string(run.screen.id), "device": .string(run.device.slug),
          "motion": .string(take.motion.rawValue), "faults": .array(faults.map(JSON.string)),
          "result": run.result.json, "marks": .array(take.with.marks.map(\.json)),
          "continuity": take.with.continuity.map(\.json) ?? .null,
          "with": side(take.with, film: index(of: take.with.film)),
          "without": side(take.without, film: index(of: take.without.film)),
        ])
      }
    }
    let members: [(String, String)] = [
      ("screens", JSON.array(screens).text()),
      ("devices", JSON.array(devices).text()),
      ("motions", JSON.array(motions).text()),
      ("styles", JSON.array(pool.styles.map(\.json)).text()),
      ("images", JSON.array(pool.images.map { .string($0.dataURI) }).text()),
      ("films", "[" + films.joined(separator: ",\n") + "]"),
      ("takes", "[" + takes.map { $0.text() }.joined(separator: ",\n") + "]"),
    ]
    return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",\n") + "}"
  }

  private var screens: [JSON] {
    runs.map(\.run.screen).uniqued(by: \.id).map {
      .object([
        "id": .string($0.id), "seed": .string($0.seed), "title": .string($0.title),
        "summary": .string($0.summary),
      ])
    }
  }

  private var devices: [JSON] {
    runs.map(\.run.device).uniqued(by: \.slug).map {
      .object([
        "id": .string($0.slug), "name": .string($0.device.name),
        "width": .number($0.bounds.width), "height": .number($0.bounds.height),
        "scale": .number($0.device.scale), "isPad": .bool($0.device.idiom == .pad),
        "hasHomeButton": .bool(!$0.device.hasHomeIndicator),
      ])
    }
  }

  private var motions: [JSON] {
    Motion.allCases.map { .object(["id": .string($0.rawValue), "title": .string($0.title)]) }
  }

  /// What the page shows as numbers, frame by frame; a thousandth of a point is enough for it.
  private func side(_ recording: Recording, film: JSON) -> JSON {
    func list(_ numbers: [CGFloat]) -> JSON { .array(numbers.map { .rounded($0, to: 3) }) }
    let samples = recording.samples
    return .object([
      "film": film,
      "keyboard": list(samples.map(\.keyboardTop)),
      "field": .array(
        samples.map { list([$0.field.minX, $0.field.minY, $0.field.width, $0.field.height]) }),
      "edge": list(samples.map(\.edge)),
      "expected": list(samples.map(recording.expectedEdge)),
    ])
  }
}

extension Mark {
  fileprivate var json: JSON { .object(["name": .string(name), "frame": .integer(frame)]) }
}

extension Continuity {
  fileprivate var json: JSON {
    .object([
      "position": .rounded(positionJump, to: 6), "velocity": .rounded(velocityJump, to: 3),
      "speed": .rounded(abs(velocity), to: 3),
    ])
  }
}

extension CGImage {
  fileprivate var dataURI: String {
    "data:image/png;base64," + pngData().base64EncodedString()
  }
}

extension Array {
  /// The first of each.
  fileprivate func uniqued(by key: KeyPath<Element, String>) -> [Element] {
    var seen: Set<String> = []
    return filter { seen.insert($0[keyPath: key]).inserted }
  }
}
