import Foundation
import KeyboardSimulation
import Phone
import Testing

@testable import StrutKit
@testable import StrutPhone

/// A film shows what the phone showed, when it did.
@MainActor
@Suite(.endsAutomaticMode) struct FilmTests {
  private final class Shelf { var films: [(page: String, file: String?)] = [] }

  private let shelf = Shelf()

  private func session() throws -> PhoneSession {
    var setup = PhoneSetup(device: try SimulatedDeviceConfiguration("iPhone 15"))
    setup.screen = try PhoneScreen.named("s4-bottom")
    return try PhoneSession(
      setup,
      saveFilm: { [shelf] page, file in
        shelf.films.append((page, file))
        return file ?? "new"
      })
  }

  private func film(_ script: String) throws -> FilmedPage {
    try ScriptPlayer(session: session()) { _, _ in }.play(Script(script, called: "test"))
    return try FilmedPage(try #require(shelf.films.last).page)
  }

  /// What the same deeds show without a camera, frame by frame.
  private func shownByHand() throws -> [DisplayFrame] {
    let session = try session()
    var shown: [DisplayFrame] = []
    func shot() -> DisplayFrame {
      DisplayList.capture(session.phone.layersBackToFront, scale: session.phone.screen.scale)
    }
    func wait(_ seconds: Double) {
      // What is done at a moment shows in the frame of that moment.
      shown = shown.dropLast() + [shot()]
      session.phone.advance(by: seconds) { shown.append(shot()) }
    }
    shown = [shot()]
    session.phone.tap(at: CGPoint(x: 196, y: 728))
    wait(0.5)
    session.type("Ada")
    wait(0.1)
    session.perform(.turn)
    wait(1)
    return shown
  }

  @Test("A script's film has every frame of the phone, and no other")
  func frames() throws {
    let page = try film(
      """
      film a page.html
      tap 196 728
      wait 0.5
      type Ada
      wait 0.1
      press t
      wait 1
      cut
      """)
    #expect(shelf.films.map(\.file) == ["a page.html"])
    let wanted = try shownByHand()
    #expect(page.frames.count == 97 && wanted.count == 97 && page.framesPerSecond == 60)
    let pool = FilmPool()
    for (number, frame) in wanted.enumerated() {
      let nodes = frame.items.map { FilmNode($0, images: frame.images, pool: pool) }
      try #require(page.frames[number].count == nodes.count, "frame \(number)")
      for (node, want) in zip(page.frames[number], nodes) {
        // Styles are numbered as they come.
        #expect(node[0] == want.style, "frame \(number)")
        let errors = zip(node.dropFirst(), want.numbers).map { abs($0 - $1) }
        #expect(errors.allSatisfy { $0 <= 1 }, "frame \(number): \(node) for \(want)")
      }
    }
    #expect(page.styles.count == pool.styles.count && page.images == pool.images.map(\.dataURI))
    #expect(Set(page.frames).count > 40)
    #expect(page.touches == [[0, 196, 728]])
    #expect(page.sizes == [[0, 393, 852], [36, 852, 393]])
  }

  @Test("Rests are as long as they were, and another phone goes on where the one before ended")
  func rests() throws {
    let page = try film("film a\nwait 2\npress n\nwait 0.5\npress n\nwait 0.5\ncut")
    #expect(page.frames.count == 121 + 31 + 31)
    #expect(Set(page.frames[0...120]).count == 1)
    #expect(page.frames[120] != page.frames[121] && page.frames[151] != page.frames[152])
  }

  @Test("A finger that is dragged is there in every frame")
  func drag() throws {
    let page = try film("film a\ndrag 196 300 196 400 0.1\nwait 0.2\ncut")
    #expect(page.touches.map { $0[0] } == [0, 1, 2, 3, 4, 5, 6])
    #expect(page.touches.last == [6, 196, 400])
  }

  @Test("A film that is on is not begun again, and one that is not cannot be cut")
  func faults() throws {
    for (script, words) in [
      ("film a\nfilm b", "line 2: A film is being made already."),
      ("cut", "line 1: There is no film."),
    ] {
      let error = #expect(throws: UsageError.self) {
        try ScriptPlayer(session: session()) { _, _ in }.play(Script(script, called: "test"))
      }
      #expect(error?.description.hasSuffix(words) ?? false, "\(error?.description ?? "")")
    }
  }

  @Test("v films in the window, which says so, until v is pressed again; closing saves, too")
  func window() throws {
    let session = try session()
    let surface = DeskSurface([
      (1, [.text("v")]), (3, [.press(CGPoint(x: 196, y: 728)), .lift(CGPoint(x: 196, y: 728))]),
      (6, [.control("v")]), (7, [.control("v")]), (8, [.closed]),
    ])
    try PhoneLoop(session, on: surface).run()
    #expect(surface.titles.map { $0.contains("(filming)") } == [false, true, false, true])
    let page = try FilmedPage(try #require(shelf.films.first).page)
    #expect(page.frames.count == 301 && page.touches.map { $0[0] } == [120])
    #expect(Set(page.frames[0..<120]).count == 1)
    #expect(shelf.films.count == 1 && session.camera.isOn)
    try session.endFilm()
    #expect(shelf.films.count == 2 && !session.camera.isOn)
    try session.endFilm()
    #expect(shelf.films.map(\.file) == [nil, nil])
  }
}
