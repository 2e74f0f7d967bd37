import KeyboardSimulation
import Phone
import Testing

@testable import StrutPhone

/// Each key does what its line in the help says.
@MainActor
@Suite(.endsAutomaticMode) struct CommandTests {
  @MainActor
  private final class Stage {
    var told: [String] = []
    var saved: [CGImage] = []
    private(set) var session: PhoneSession!

    init(_ screen: String?, on device: String = "iPhone 15") throws {
      var setup = PhoneSetup(device: try SimulatedDeviceConfiguration(device))
      setup.screen = try screen.map(PhoneScreen.named)
      session = try PhoneSession(
        setup, tell: { [weak self] in self?.told.append($0) },
        save: { [weak self] in
          self?.saved.append($0)
          return "picture"
        })
    }

    var phone: Phone { session.phone }

    /// Focuses the lowest field, and lets the keyboard come up.
    func openKeyboard() {
      phone.tap(at: CGPoint(x: 196, y: 728))
      phone.advance(by: 1)
      session.didHandleEvents()
    }

    func picture() -> [UInt32] { phone.snapshot()?.pixels ?? [] }
  }

  @Test("All keys differ, and no line of the help is too long for the card")
  func keys() {
    #expect(Set(PhoneCommand.allCases.map(\.rawValue)).count == PhoneCommand.allCases.count)
    for command in PhoneCommand.allCases {
      #expect(command.summary.count <= 60 && command.summary.hasSuffix("."), "\(command)")
    }
    #expect(PhoneCommand(control: "/") == .help)
  }

  @Test("? shows the keys over the screen and takes them away without a trace")
  func help() throws {
    let stage = try Stage("s4-bottom")
    let before = stage.picture()
    stage.session.perform(.help)
    #expect(stage.picture() != before)
    stage.session.press(.escape)
    #expect(stage.picture() == before)
    stage.session.press(.help)
    #expect(stage.picture() != before)
  }

  @Test("l goes to the list, n through all screens, c through all containers")
  func screens() throws {
    let stage = try Stage(nil)
    var screens: [String?] = []
    for _ in PhoneScreen.all {
      stage.session.perform(.next)
      stage.phone.advance(by: 0.1)
      screens.append(stage.session.setup.screen?.id)
    }
    #expect(screens == PhoneScreen.all.map(\.id))
    var containers: [String] = []
    for _ in PhoneContainer.all {
      stage.session.perform(.container)
      stage.phone.advance(by: 0.1)
      containers.append(stage.session.setup.container.id)
    }
    #expect(containers == PhoneContainer.all.dropFirst().map(\.id) + ["root"])
    stage.session.perform(.list)
    #expect(stage.session.setup.screen == nil)
    #expect(stage.told == [])
  }

  @Test("t turns the device, and what is shown next is shown that way")
  func turn() throws {
    let stage = try Stage("s4-bottom")
    stage.session.perform(.turn)
    stage.phone.advance(by: 1)
    #expect(stage.phone.screen.bounds.size == CGSize(width: 852, height: 393))
    stage.session.perform(.next)
    #expect(stage.phone.screen.bounds.size == CGSize(width: 852, height: 393))
    stage.session.perform(.turn)
    stage.session.perform(.turn)
    stage.phone.advance(by: 1)
    #expect(stage.phone.screen.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test(
    "w leaves the library out: the keyboard then hides what is typed into",
    arguments: ["s4-bottom", "sign-in"])
  func library(screen: String) throws {
    for usesLibrary in [true, false] {
      let stage = try Stage(screen)
      if !usesLibrary { stage.session.perform(.library) }
      #expect(stage.session.setup.usesLibrary == usesLibrary)
      let field = try #require(stage.phone.window.fields.last)
      stage.phone.tap(field)
      stage.phone.advance(by: 1)
      let bottom = field.convert(field.bounds, to: stage.phone.window as UIView).maxY
      #expect((bottom <= stage.phone.keyboardFrame.minY) == usesLibrary)
    }
  }

  @Test("e draws why something moved, as soon as something has")
  func explanation() throws {
    let stage = try Stage("s4-bottom")
    let rest = stage.picture()
    stage.session.perform(.explanation)
    #expect(stage.picture() == rest)
    stage.openKeyboard()
    let explained = stage.picture()
    stage.session.perform(.explanation)
    #expect(stage.picture() != explained)
  }

  @Test("d, r, + and - change the appearance, and the next screen comes up in it")
  func appearance() throws {
    let stage = try Stage("s4-bottom")
    for command in [PhoneCommand.dark, .direction, .larger, .larger, .smaller] {
      stage.session.perform(command)
    }
    for _ in 0..<2 {
      let traits = stage.phone.window.traitCollection
      #expect(traits.userInterfaceStyle == .dark)
      #expect(traits.layoutDirection == .rightToLeft)
      #expect(traits.preferredContentSizeCategory == .extraLarge)
      stage.session.perform(.next)
    }
    for _ in 0..<20 { stage.session.perform(.smaller) }
    #expect(stage.phone.window.traitCollection.preferredContentSizeCategory == .extraSmall)
    stage.session.perform(.dark)
    #expect(stage.phone.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test("x lets the keyboard fade, and the next screen's too")
  func fade() throws {
    let stage = try Stage("s4-bottom")
    stage.session.perform(.fade)
    stage.session.perform(.library)
    #expect(stage.phone.prefersCrossFade)
    stage.session.perform(.fade)
    #expect(!stage.phone.prefersCrossFade)
  }

  @Test("h plugs a hardware keyboard in, b switches the bar off, on the next screen, too")
  func keyboards() throws {
    let stage = try Stage("s4-bottom")
    stage.openKeyboard()
    let top = stage.phone.keyboardFrame.minY
    stage.session.perform(.predictiveBar)
    stage.phone.advance(by: 1)
    #expect(stage.phone.keyboardFrame.minY > top)
    stage.session.perform(.hardware)
    stage.phone.advance(by: 1)
    #expect(stage.phone.keyboardFrame.minY >= 852)
    stage.session.perform(.library)
    stage.openKeyboard()
    #expect(stage.phone.keyboardFrame.minY >= 852 && stage.session.isTyping)
    stage.session.perform(.hardware)
    stage.phone.advance(by: 1)
    #expect(stage.phone.keyboardFrame.minY < 852)
    #expect(!stage.phone.showsPredictiveBar)
  }

  @Test("f takes an iPad's keyboard off the edge, splits it, lets it float and docks it again")
  func dock() throws {
    let stage = try Stage("s4-bottom", on: "iPad Pro 11-inch")
    var docks: [SystemKeyboard.Dock] = []
    for _ in 0..<4 {
      stage.session.perform(.dock)
      docks.append(stage.phone.keyboard.choice.dock)
    }
    #expect(docks == [.undocked, .split, .floating, .docked])
    #expect(stage.told == [])
    let phone = try Stage("s4-bottom")
    phone.session.perform(.dock)
    #expect(phone.phone.keyboard.choice.dock == .docked && phone.told.count == 1)
  }

  @Test("s saves the screen as it looks, in device pixels")
  func save() throws {
    let stage = try Stage("s4-bottom")
    stage.session.perform(.picture)
    #expect(stage.saved.first?.pixels == stage.picture())
    #expect(stage.saved.first?.width == 1179)
    #expect(stage.told == ["picture"])
  }

  @Test("Escape hides the keyboard, and q closes")
  func leave() throws {
    let stage = try Stage("s4-bottom")
    stage.openKeyboard()
    #expect(stage.session.isTyping)
    stage.session.press(.escape)
    stage.phone.advance(by: 1)
    #expect(!stage.session.isTyping && stage.phone.keyboardFrame.minY >= 852)
    stage.session.perform(.quit)
    #expect(stage.session.isClosed)
  }
}

extension UIView {
  /// All text fields, in the order of the tree.
  fileprivate var fields: [UITextField] {
    (self as? UITextField).map { [$0] } ?? subviews.flatMap(\.fields)
  }
}
