import Foundation
import KeyboardSimulation
import Matrix
import Phone

/// The page that plays the recordings: one file, nothing to load.
@MainActor
struct DemoPage {
  private let runs: [(run: DemoRun, faults: [String])]
  private let walks: [WalkRun]
  private let chats: [ChatRun]
  private let matrix: [MatrixRow]
  private let pool: FilmPool

  init(
    _ runs: [(run: DemoRun, faults: [String])], walks: [WalkRun], chats: [ChatRun],
    matrix: [MatrixRow], pool: FilmPool
  ) {
    self.runs = runs
    self.walks = walks
    self.chats = chats
    self.matrix = matrix
    self.pool = pool
  }

  /// The template with styles, scripts and data in their places.
  func html() throws -> String {
    try PageFile.page(
      "page.html", scripts: PageFile.scripts,
      images: JSON.array(pool.images.map { .string($0.dataURI) }).text(),
      // It repeats itself a lot: packed, it takes a tenth.
      data: Data(data.utf8).deflated.base64EncodedString())
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
    var takes: [JSON] = []
    var rows: [JSON] = []
    for (run, faults) in runs {
      rows.append(row(run, faults, take: run.with.film == nil ? nil : takes.count))
      guard let with = run.with.film, let without = run.without.film else { continue }
      takes.append(
        .object([
          "screen": .string(run.screen.id), "device": .string(run.device.slug),
          "keyboard": .string(run.variant.id), "marks": .array(run.with.marks.map(\.pageJSON)),
          "turns": .array(run.with.turns.map(\.pageJSON)),
          "with": side(run.with, film: index(of: with), measures: true),
          "without": side(run.without, film: index(of: without), measures: false),
        ]))
    }
    var walkRows: [JSON] = []
    for run in walks {
      walkRows.append(run.pageRow(take: run.films == nil ? nil : takes.count))
      guard let (with, without) = run.films, let film = with.film.film,
        let plain = without.film.film
      else { continue }
      takes.append(
        .object([
          "screen": .string(run.walk.id), "device": .string(run.device.slug),
          "keyboard": .string(Variant.standard.id),
          "marks": .array(with.film.marks.map(\.pageJSON)), "turns": .array([]),
          "touches": .array(with.touches.map(\.json)),
          "with": side(with.film, film: index(of: film), measures: false),
          "without": side(without.film, film: index(of: plain), measures: false),
        ]))
    }
    var chatRows: [JSON] = []
    for run in chats {
      chatRows.append(run.pageRow(take: run.with.film.film == nil ? nil : takes.count))
      let (with, without) = (run.with, run.without)
      guard let film = with.film.film, let plain = without.film.film else { continue }
      takes.append(
        .object([
          "screen": .string(run.chat.id), "device": .string(run.device.slug),
          "keyboard": .string(Variant.standard.id), "container": .string(run.container),
          "marks": .array(with.film.marks.map(\.pageJSON)), "turns": .array([]),
          "touches": .array(with.touches.map(\.json)),
          "with": side(with.film, film: index(of: film), measures: true),
          "without": side(without.film, film: index(of: plain), measures: false),
        ]))
    }
    let members: [(String, String)] = [
      ("screens", JSON.array(screens).text()),
      ("devices", JSON.array(devices).text()),
      ("keyboards", JSON.array(keyboards).text()),
      ("containers", JSON.array(containers).text()),
      ("styles", JSON.array(pool.styles.map(\.json)).text()),
      ("films", "[" + films.joined(separator: ",\n") + "]"),
      ("takes", "[" + takes.map { $0.text() }.joined(separator: ",\n") + "]"),
      ("matrix", MatrixTable(matrix).json.text()),
      ("walks", "[" + walkRows.map { $0.text() }.joined(separator: ",\n") + "]"),
      ("chats", "[" + chatRows.map { $0.text() }.joined(separator: ",\n") + "]"),
      ("rows", "[" + rows.map { $0.text() }.joined(separator: ",\n") + "]"),
    ]
    return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",\n") + "}"
  }

  private var screens: [JSON] {
    runs.map(\.run.screen).uniqued(by: \.id).map {
      .object([
        "id": .string($0.id), "seed": .string($0.system.rawValue),
        "seedTitle": .string($0.system.title), "title": .string($0.title),
        "choice": .string($0.choice), "summary": .string($0.summary),
      ])
    } + walks.map(\.walk).uniqued(by: \.id).map(\.pageJSON)
      + chats.map(\.chat).uniqued(by: \.id).map(\.pageJSON)
  }

  private var devices: [JSON] {
    (runs.map(\.run.device) + walks.map(\.device) + chats.map(\.device)).uniqued(by: \.slug)
      .map(\.pageJSON)
  }

  private var keyboards: [JSON] {
    let used = Set(
      runs.map(\.run.variant.id) + (walks.isEmpty && chats.isEmpty ? [] : [Variant.standard.id]))
    return Variant.all.filter { used.contains($0.id) }.map {
      .object(["id": .string($0.id), "title": .string($0.title)])
    }
  }

  /// What takes without one stand in is the first.
  private var containers: [JSON] {
    Chat.containers.compactMap(Container.named).map {
      .object(["id": .string($0.id), "title": .string($0.title)])
    }
  }

  /// A line of the page's table; `take` is the recording that it plays, if there is one.
  private func row(_ run: DemoRun, _ faults: [String], take: Int?) -> JSON {
    let result = run.result
    return .object([
      "screen": .string(run.screen.id), "device": .string(run.device.slug),
      "keyboard": .string(run.variant.id), "take": take.map(JSON.integer) ?? .null,
      "hidden": .bool(result.hiddenWithout), "visible": .bool(result.visibleWith),
      "gap": .rounded(result.gap, to: 3), "moved": .rounded(result.moved, to: 3),
      "error": .rounded(result.maxTrackingError, to: 3), "restored": .bool(result.restored),
      "impossible": result.impossible.map(JSON.string) ?? .null,
      "faults": .array(faults.map(JSON.string)),
    ])
  }
}
