import KeyboardSimulation
import Phone
import StrutKit
import Testing

@testable import StrutPhone

/// A script does to the phone what a person does in the window.
@MainActor
@Suite(.endsAutomaticMode) struct ScriptPlayerTests {
  /// What a script leaves behind.
  private struct Result {
    let session: PhoneSession
    var pictures: [String: [UInt32]] = [:]

    @MainActor var phone: Phone { session.phone }
    @MainActor var field: UITextField? { phone.window.firstResponder as? UITextField }
  }

  private func play(_ text: String, on screen: String? = nil) throws -> Result {
    var setup = PhoneSetup(device: try SimulatedDeviceConfiguration("iPhone 15"))
    setup.screen = try screen.map(PhoneScreen.named)
    final class Album { var pictures: [String: [UInt32]] = [:] }
    let album = Album()
    let session = try PhoneSession(setup)
    try ScriptPlayer(session: session) { album.pictures[$1] = $0.pixels }
      .play(Script(text, called: "test"))
    return Result(session: session, pictures: album.pictures)
  }

  @Test("It taps, types, deletes and turns")
  func hands() throws {
    let result = try play(
      """
      tap "Email"
      wait
      type Hello
      key delete
      press t
      wait
      """, on: "s4-bottom")
    #expect(result.field?.text == "Hell")
    #expect(result.phone.configuration.orientation == .landscape)
    #expect(result.phone.keyboardFrame.maxY == 393)
  }

  @Test("It searches the list and chooses a screen")
  func list() throws {
    let result = try play(
      """
      tap "Screens"
      wait
      type pin
      wait
      tap "PIN"
      wait
      """)
    #expect(result.session.setup.screen?.id == "pin")
  }

  @Test("A drag that ends below the keyboard's top takes it down, where the screen allows it")
  func drag() throws {
    let open = "tap 196 90\nwait\n"
    let up = try play(open, on: "town-search")
    let down = try play(open + "drag 196 400 196 840 0.3\nwait", on: "town-search")
    #expect(up.phone.keyboardFrame.minY < 852)
    #expect(down.phone.keyboardFrame.minY >= 852)
  }

  @Test("The same script gives the same pictures, and other ones when something was done")
  func pictures() throws {
    let text = "picture a\ntap \"Email\"\nwait 0.1\npicture b\nwait\npicture c\nwait\npicture d"
    let (first, second) = (try play(text, on: "s4-bottom"), try play(text, on: "s4-bottom"))
    #expect(first.pictures == second.pictures)
    #expect(Set(first.pictures.values).count == 3)
    #expect(first.pictures["c"] == first.pictures["d"])
  }

  @Test("It plays nothing after the key that closes the window")
  func quit() throws {
    let result = try play("press q\ntap \"Nobody\"", on: "s4-bottom")
    #expect(result.session.isClosed)
  }

  @Test("Words that are not on the screen are a fault with the number of the line")
  func missing() throws {
    let error = #expect(throws: UsageError.self) {
      try play("tap \"Email\"\ntap \"Nobody\"", on: "s4-bottom")
    }
    #expect(error?.description == "test, line 2: Nothing on the screen says \"Nobody\".")
  }
}
