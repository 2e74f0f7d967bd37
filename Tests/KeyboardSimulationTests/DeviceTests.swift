import Foundation
import KeyboardSimulation
import Testing

@Suite struct DeviceTests {
  @Test("Names are unique and found")
  func namesUniqueFound() throws {
    let names = SimulatedDevice.catalogue.map(\.name)
    #expect(Set(names).count == names.count)
    for device in SimulatedDevice.catalogue {
      #expect(try SimulatedDevice.named(device.name) == device)
    }
    #expect(
      try SimulatedDevice.named("  iphone  se (3RD generation)").name
        == "iPhone SE (3rd generation)")
  }

  @Test("An unknown name lists the known ones")
  func unknownNameLists() {
    #expect {
      try SimulatedDevice.named("iPhone 99")
    } throws: { error in
      let text = "\(error)"
      return text.hasPrefix("No device is called \"iPhone 99\". Known devices: iPhone 4s, ")
        && SimulatedDevice.catalogue.allSatisfy { text.contains($0.name) }
    }
  }

  /// KeyboardFacts 4.1–4.3: device, orientation, system, keyboard, height.
  static let heights:
    [(String, SimulatedDevice.Orientation, SimulatedSystem, SystemKeyboard, CGFloat)] = [
      ("iPhone SE (1st generation)", .portrait, .iOS15, .plain, 216),
      ("iPhone SE (1st generation)", .portrait, SimulatedSystem(8), .standard, 253),
      ("iPhone SE (1st generation)", .portrait, SimulatedSystem(10), .standard, 254),
      (
        "iPhone SE (1st generation)", .portrait, SimulatedSystem(10), SystemKeyboard(.candidates),
        282
      ),
      ("iPhone SE (1st generation)", .landscape, .iOS15, .plain, 162),
      ("iPhone SE (1st generation)", .landscape, .iOS15, .standard, 199),
      ("iPhone SE (3rd generation)", .portrait, .iOS17, .plain, 216),
      ("iPhone SE (3rd generation)", .portrait, .iOS17, .standard, 260),
      ("iPhone SE (3rd generation)", .landscape, .iOS17, .standard, 200),
      ("iPhone 6", .portrait, SimulatedSystem(10), .standard, 258),
      ("iPhone 8 Plus", .portrait, .iOS15, .plain, 226),
      ("iPhone 8 Plus", .portrait, .iOS15, .standard, 271),
      ("iPhone X", .portrait, SimulatedSystem(11), .standard, 333),
      ("iPhone X", .portrait, SimulatedSystem(13), .standard, 335),
      ("iPhone X", .portrait, .iOS16, .standard, 336),
      ("iPhone X", .portrait, .iOS16, .numberPad, 291),
      ("iPhone X", .landscape, .iOS16, .standard, 209),
      ("iPhone 15", .portrait, .iOS17, .standard, 336),
      ("iPhone 15", .portrait, .iOS17, .email, 336),
      ("iPhone 15", .portrait, .iOS17, .emoji, 336),
      ("iPhone 15", .portrait, .iOS17, SystemKeyboard(.numberPad, accessoryHeight: 44), 335),
      ("iPhone 13", .landscape, .iOS17, .standard, 219),
      ("iPhone 11", .portrait, .iOS15, .standard, 346),
      ("iPhone 11", .portrait, .iOS15, .decimalPad, 301),
      ("iPhone 17 Pro", .portrait, .iOS26, .standard, 318),
      ("iPhone 17 Pro", .portrait, SimulatedSystem(26, 2), .standard, 308),
      ("iPhone 17 Pro", .portrait, SimulatedSystem(26, 5), .standard, 335),
      ("iPad (9.7-inch)", .portrait, .iOS15, .standard, 313),
      ("iPad (9.7-inch)", .landscape, .iOS15, .plain, 398),
      ("iPad 2", .landscape, SimulatedSystem(5), .standard, 352),
      ("iPad 2", .portrait, SimulatedSystem(5), SystemKeyboard(accessoryHeight: 40), 304),
      ("iPad 2", .landscape, SimulatedSystem(8), .standard, 391),
      ("iPad Pro 12.9-inch (3rd generation)", .portrait, .iOS17, .standard, 378),
    ]

  @Test("Heights are those of KeyboardFacts 4.1 to 4.3", arguments: heights)
  func height(
    name: String, orientation: SimulatedDevice.Orientation, system: SimulatedSystem,
    keyboard: SystemKeyboard,
    height: CGFloat
  ) throws {
    let configuration = try SimulatedDeviceConfiguration(name, orientation, system: system)
    let found = configuration.height(of: keyboard)
    #expect(found.value == height, "\(name) \(orientation) \(system): \(found)")
    #expect(!found.source.isEmpty)
  }

  @Test(
    "Every device is plausible in both orientations on every system",
    arguments: SimulatedDevice.catalogue)
  func plausible(device: SimulatedDevice) {
    for orientation in SimulatedDevice.Orientation.allCases {
      for system in [SimulatedSystem.iOS15, .iOS16, .iOS17, .iOS18, .iOS26, SimulatedSystem(27)] {
        let configuration = SimulatedDeviceConfiguration(device, orientation, system: system)
        let plain = configuration.height(of: .plain).value
        let standard = configuration.height(of: .standard).value
        #expect(plain >= 150 && plain <= standard, "\(device.name) \(orientation) \(system)")
        #expect(standard < configuration.bounds.height * 0.65, "\(device.name) \(orientation)")
        #expect(configuration.frame(of: .standard).maxY == configuration.bounds.maxY)
        #expect(configuration.hiddenFrame(of: .standard).minY == configuration.bounds.maxY)
        #expect((configuration.safeArea.bottom > 0) == device.hasHomeIndicator)
      }
    }
  }

  @Test("A hardware keyboard shows fifty five points on an iPad and nothing on an iPhone")
  func hardwareKeyboardShows() throws {
    let pad = try SimulatedDeviceConfiguration("iPad (9.7-inch)")
    #expect(pad.frame(of: .hardware) == CGRect(x: 0, y: 969, width: 768, height: 313))
    let phone = try SimulatedDeviceConfiguration("iPhone 15")
    #expect(phone.frame(of: .hardware).minY == 852)
  }

  /// KeyboardFacts 4.4: device, size, scale, top and bottom inset in portrait, sides and bottom in
  /// landscape.
  static let screens: [(String, CGSize, CGFloat, [CGFloat])] = [
    ("iPhone SE (1st generation)", CGSize(width: 320, height: 568), 2, [20, 0, 0, 0]),
    ("iPhone SE (3rd generation)", CGSize(width: 375, height: 667), 2, [20, 0, 0, 0]),
    ("iPhone 8 Plus", CGSize(width: 414, height: 736), 3, [20, 0, 0, 0]),
    ("iPhone 11 Pro", CGSize(width: 375, height: 812), 3, [44, 34, 44, 21]),
    ("iPhone 11", CGSize(width: 414, height: 896), 2, [44, 34, 44, 21]),
    ("iPhone 11 Pro Max", CGSize(width: 414, height: 896), 3, [44, 34, 44, 21]),
    ("iPhone 13 mini", CGSize(width: 375, height: 812), 3, [50, 34, 50, 21]),
    ("iPhone 13 Pro", CGSize(width: 390, height: 844), 3, [47, 34, 47, 21]),
    ("iPhone 16e", CGSize(width: 390, height: 844), 3, [47, 34, 47, 21]),
    ("iPhone 13 Pro Max", CGSize(width: 428, height: 926), 3, [47, 34, 47, 21]),
    ("iPhone 15 Pro", CGSize(width: 393, height: 852), 3, [59, 34, 59, 21]),
    ("iPhone 15 Pro Max", CGSize(width: 430, height: 932), 3, [59, 34, 59, 21]),
    ("iPhone 16 Pro", CGSize(width: 402, height: 874), 3, [62, 34, 62, 21]),
    ("iPhone 17", CGSize(width: 402, height: 874), 3, [62, 34, 62, 21]),
    ("iPhone 17 Pro Max", CGSize(width: 440, height: 956), 3, [62, 34, 62, 21]),
    ("iPhone Air", CGSize(width: 420, height: 912), 3, [68, 34, 68, 21]),
    ("iPad (9.7-inch)", CGSize(width: 768, height: 1024), 2, [20, 0, 0, 0]),
    ("iPad (10.2-inch)", CGSize(width: 810, height: 1080), 2, [20, 0, 0, 0]),
    ("iPad Air 3", CGSize(width: 834, height: 1112), 2, [20, 0, 0, 0]),
    ("iPad mini 6", CGSize(width: 744, height: 1133), 2, [24, 20, 0, 20]),
    ("iPad Air 5", CGSize(width: 820, height: 1180), 2, [24, 20, 0, 20]),
    ("iPad Pro 11-inch", CGSize(width: 834, height: 1194), 2, [24, 20, 0, 20]),
    ("iPad Pro 11-inch (M4)", CGSize(width: 834, height: 1210), 2, [24, 20, 0, 20]),
    (
      "iPad Pro 12.9-inch (1st generation)", CGSize(width: 1024, height: 1366), 2, [20, 0, 0, 0]
    ),
    ("iPad Air 13-inch", CGSize(width: 1024, height: 1366), 2, [24, 20, 0, 20]),
    ("iPad Pro 13-inch (M4)", CGSize(width: 1032, height: 1376), 2, [24, 20, 0, 20]),
  ]

  @Test("Screens and safe areas are those of KeyboardFacts 4.4", arguments: screens)
  func screen(name: String, size: CGSize, scale: CGFloat, insets: [CGFloat]) throws {
    let device = try SimulatedDevice.named(name)
    #expect(device.size.value == size)
    #expect(device.scale == scale)
    let upright = device.safeArea(.portrait).value
    #expect([upright.top, upright.bottom] == Array(insets[...1]))
    #expect(upright.left == 0 && upright.right == 0)
    let sideways = device.safeArea(.landscape).value
    #expect([sideways.left, sideways.right] == [insets[2], insets[2]])
    #expect(sideways.bottom == insets[3])
    #expect(device.bounds(.landscape).size == CGSize(width: size.height, height: size.width))
  }

  @Test("Estimates say what they are from")
  func estimatesSay() {
    for device in SimulatedDevice.catalogue {
      for orientation in SimulatedDevice.Orientation.allCases {
        let heights = device.keyboardHeights(orientation)
        for height in (heights.plain + heights.predictive).map(\.height)
        where height.confidence == .estimated {
          #expect(height.source.hasPrefix("no log"), "\(device.name): \(height)")
        }
      }
    }
  }
}
