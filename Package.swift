// swift-tools-version: 6.0
import PackageDescription

// On Apple systems this package is the library, its test kit and their tests, without any
// dependency; the screens of the examples are a package of their own there, Examples/Package.swift.
// On Linux it also builds a small UIKit (Simulator/), so that the same sources run and are tested.

var products: [Product] = [
  .library(name: "KeyboardStrut", targets: ["KeyboardStrut"]),
  .library(name: "KeyboardNavigation", targets: ["KeyboardNavigation"]),
  .library(name: "KeyboardBars", targets: ["KeyboardBars"]),
  .library(name: "KeyboardStrutUI", targets: ["KeyboardStrutUI"]),
  .library(name: "KeyboardTesting", targets: ["KeyboardTesting"]),
]

// What compares the planner with a slower one, on Linux only: clients need not resolve it.
#if os(Linux)
  let planningReference: [Target.Dependency] = ["PlanningReference"]
  let testsOfReference: [String] = []
#else
  let planningReference: [Target.Dependency] = []
  let testsOfReference = [
    "Navigating/InputOrderTests", "Planning/LedgerTests", "Planning/NastyNumbersTests",
    "Planning/PlanningPropertiesTests",
  ]
  let testsWithoutPhone = ["AnySystem"]
  // What needs the simulated phone, or a module or a file that is only there on Linux; all others
  // run under the posted keyboard, see CONTRIBUTING. Of the last two the lists of Apple's names
  // that are at hand cannot tell whether they compile.
  let testsOfPhone = [
    "Bars", "Packaging", "Explaining/ExplanationViewTests.swift",
    "Keyboard/ReducedMotionTests.swift", "Failures/FailureRegistryTests.swift",
    "Lifetime/LeftoverTests.swift", "Keyboard/DisagreementTests.swift",
    "Keyboard/AccessoryGuideTests.swift", "Keyboard/AccessoryRectTests.swift",
    "Keyboard/DragBeginTests.swift", "Deciding/EventCostTests.swift",
    "Keyboard/UnnamedScreenTests.swift", "Navigation/NavigatorBarHeightTests.swift",
    "Stages/BarStage.swift", "Stages/PostedKeyboard.swift", "Stages/StrutFixture.swift",
    "Struts/KeyboardStrutViewTests.swift", "Struts/StrutStoryboardTests.swift",
    "Automatic/HostedCellTests.swift", "Navigation/NavigatorListTests.swift",
  ]
#endif

var targets: [Target] = [
  .target(name: "KeyboardGeometry"),
  .target(name: "KeyboardSimulation", dependencies: ["KeyboardGeometry"]),
  .testTarget(
    name: "KeyboardGeometryTests",
    dependencies: ["KeyboardGeometry", "KeyboardSimulation"] + planningReference,
    exclude: testsOfReference.map { "\($0).swift" }),
  .testTarget(
    name: "KeyboardSimulationTests", dependencies: ["KeyboardSimulation", "KeyboardGeometry"]),
]

#if os(Linux)
  func linux(_ name: String) -> Target.Dependency {
    .target(name: name, condition: .when(platforms: [.linux]))
  }

  products.append(
    .library(name: "UIKit", targets: ["UIKit", "Phone", "_Testing_UIKit", "_Testing_CoreGraphics"]))
  products += ["strut", "strut-phone"].map { .executable(name: $0, targets: [$0]) }

  targets += [
    // Random scenes, a slow planner that searches, and the properties both are held to.
    .target(
      name: "PlanningReference", dependencies: ["KeyboardGeometry"],
      path: "Tests/Support/PlanningReference"),
    .executableTarget(
      name: "fuzz", dependencies: ["PlanningReference", "KeyboardGeometry"],
      path: "Benchmarks/fuzz"),
    // What all tests of screens share: where a view is drawn, what the keyboard posts.
    .target(
      name: "ScreenTesting", dependencies: ["UIKit", "Phone", "KeyboardSimulation"],
      path: "Tests/Support/ScreenTesting"),

    .target(
      name: "KeyboardStrut", dependencies: ["KeyboardGeometry", linux("UIKit")],
      exclude: ["PrivacyInfo.xcprivacy"]),
    .target(name: "KeyboardNavigation", dependencies: ["KeyboardStrut", linux("UIKit")]),
    .target(name: "KeyboardBars", dependencies: ["KeyboardStrut", linux("UIKit")]),
    .target(name: "KeyboardStrutUI", dependencies: ["KeyboardStrut", linux("UIKit")]),
    .target(name: "KeyboardTesting", dependencies: ["KeyboardSimulation", linux("UIKit")]),

    .systemLibrary(
      name: "CCairo", path: "Simulator/CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", path: "Simulator/CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"])]),
    // What the demo's page is packed with.
    .systemLibrary(
      name: "CZlib", path: "Simulator/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CUIKitEnums", path: "Simulator/CUIKitEnums"),
    // How the simulated system behaves where versions of iOS differ, or nobody knows.
    .target(name: "SystemBehaviors", path: "Simulator/SystemBehaviors"),
    .target(
      name: "CoreGraphics", dependencies: ["CCairo", "CPango"], path: "Simulator/CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"], path: "Simulator/QuartzCore"),
    .target(name: "LayoutEngine", path: "Simulator/LayoutEngine"),
    .target(
      name: "UIKit",
      dependencies: [
        "CUIKitEnums", "QuartzCore", "LayoutEngine", "KeyboardSimulation", "SystemBehaviors",
      ],
      path: "Simulator/UIKit"),
    .target(
      name: "Phone", dependencies: ["UIKit", "KeyboardSimulation", "SystemBehaviors"],
      path: "Simulator/Phone"),

    // `import Testing` beside a module of these names looks for a cross-import overlay so called.
    .target(name: "_Testing_UIKit", path: "Simulator/_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics", path: "Simulator/_Testing_CoreGraphics"),

    .target(
      name: "SampleScreens",
      dependencies: ["KeyboardStrut", "KeyboardNavigation", "KeyboardBars", linux("UIKit")],
      path: "Examples/SampleScreens", resources: [.process("StrutForm.storyboard")]),
    .target(
      name: "AppScreens",
      dependencies: ["KeyboardStrut", "KeyboardNavigation", "KeyboardBars", linux("UIKit")],
      path: "Examples/AppScreens"),
    // Writes down what a keyboard does to a screen, on Apple's systems as on the simulated phone.
    .target(
      name: "Recorder", dependencies: ["AppScreens", "SampleScreens", linux("UIKit")],
      path: "Examples/Recorder"),
    .testTarget(
      name: "RecorderTests",
      dependencies: ["Recorder", "Phone", "_Testing_UIKit", "_Testing_CoreGraphics"],
      exclude: ["Recordings"]),
    // Screens × containers × windows × devices × keyboards × deeds, each held against a
    // control.
    .target(
      name: "Matrix",
      dependencies: [
        "Phone", "AppScreens", "KeyboardStrut", "KeyboardNavigation", "KeyboardBars",
      ],
      path: "Simulator/Matrix", exclude: ["known-days.txt", "red-runs.txt"]),
    .target(
      name: "StrutKit",
      dependencies: [
        "Phone", "SampleScreens", "AppScreens", "Matrix", "KeyboardStrut", "KeyboardNavigation",
        "KeyboardBars", "CZlib",
      ],
      path: "Simulator/StrutKit", resources: [.copy("Page")]),
    .testTarget(
      name: "MatrixTests",
      dependencies: ["Matrix", "Phone", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .executableTarget(name: "strut", dependencies: ["StrutKit"], path: "Simulator/strut"),
    // The phone in a window: all but the window itself, which SDL opens.
    .target(
      name: "StrutPhone",
      dependencies: [
        "StrutKit", "Phone", "SampleScreens", "AppScreens", "KeyboardStrut", "KeyboardNavigation",
      ],
      path: "Simulator/StrutPhone"),
    .executableTarget(
      name: "strut-phone", dependencies: ["StrutPhone"], path: "Simulator/strut-phone"),
    .testTarget(
      name: "StrutPhoneTests",
      dependencies: [
        "StrutPhone", "Matrix", "Phone", "KeyboardStrut", "ScreenTesting", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
    // Counts heap allocations, which only glibc lets a program do by itself.
    .target(name: "CAllocationCounter", path: "Benchmarks/CAllocationCounter"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "KeyboardGeometry", "LayoutEngine", "CAllocationCounter", "PlanningReference", "Phone",
        "KeyboardStrut", "StrutPhone",
      ],
      path: "Benchmarks/bench"),

    .testTarget(
      name: "LayoutEngineTests", dependencies: ["LayoutEngine"], exclude: ["Oracle"]),
    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "QuartzCoreTests", dependencies: ["QuartzCore", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "Phone", "ScreenTesting", "_Testing_UIKit", "_Testing_CoreGraphics",
      ],
      resources: [.process("Fixtures")]),
    .testTarget(
      name: "StrutToolTests",
      dependencies: [
        "StrutKit", "Phone", "SampleScreens", "ScreenTesting", "SystemBehaviors",
        "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ],
      exclude: ["Citations/IQKeyboardManager-names.txt"]),
    .testTarget(
      name: "KeyboardTestingTests",
      dependencies: [
        "KeyboardTesting", "KeyboardStrut", "Phone", "_Testing_UIKit", "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "KeyboardStrutTests",
      dependencies: [
        "KeyboardStrut", "KeyboardNavigation", "KeyboardBars", "KeyboardStrutUI", "SampleScreens",
        "Phone", "LayoutEngine", "ScreenTesting", "PlanningReference", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
  ]
#else
  targets.append(
    .target(
      name: "KeyboardStrut", dependencies: ["KeyboardGeometry"],
      resources: [.copy("PrivacyInfo.xcprivacy")]))
  targets += [
    .target(name: "KeyboardNavigation", dependencies: ["KeyboardStrut"]),
    .target(name: "KeyboardBars", dependencies: ["KeyboardStrut"]),
    .target(name: "KeyboardStrutUI", dependencies: ["KeyboardStrut"]),
    .target(name: "KeyboardTesting", dependencies: ["KeyboardSimulation"]),
    .testTarget(
      name: "KeyboardTestingTests", dependencies: ["KeyboardTesting", "KeyboardStrut"],
      sources: testsWithoutPhone),
    // Calls each name that Objective-C has, in Objective-C.
    .testTarget(
      name: "ObjectiveCTests",
      dependencies: ["KeyboardStrut", "KeyboardNavigation", "KeyboardBars"]),
    .target(
      name: "ScreenTesting", dependencies: ["KeyboardSimulation"],
      path: "Tests/Support/ScreenTesting"),
    // For the tests alone: no product leads to it, so that the examples' package may have its own.
    .target(
      name: "SampleScreens",
      dependencies: ["KeyboardStrut", "KeyboardNavigation", "KeyboardBars"],
      path: "Examples/SampleScreens", resources: [.process("StrutForm.storyboard")]),
    .testTarget(
      name: "KeyboardStrutTests",
      dependencies: [
        "KeyboardStrut", "KeyboardNavigation", "KeyboardBars", "KeyboardStrutUI",
        "KeyboardGeometry", "KeyboardSimulation", "ScreenTesting", "SampleScreens",
      ],
      exclude: testsOfPhone),
  ]
#endif

// `make` turns warnings into errors and compiles each module as a whole, which takes a fifth less
// from scratch. What is no test is optimized, with its assertions, because demo and tests run for
// minutes; except UIKit itself, which would add two minutes to the build. An app that depends on
// the package never sees these flags.
if Context.environment["KEYBOARDSTRUT_STRICT"] != nil {
  for target in targets where target.type != .system {
    var flags = [
      "-warnings-as-errors", "-disable-batch-mode", "-whole-module-optimization",
      "-num-threads", "2",
    ]
    // Nobody waits for the interface of a test target, so it need not come before the code.
    if target.type == .test { flags.append("-no-emit-module-separately-wmo") }
    target.swiftSettings = [.unsafeFlags(flags)]
    if target.type != .test, target.name != "UIKit" {
      target.swiftSettings?.append(
        .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug)))
    }
    // Valgrind cannot read all that the parts of a large program say for debuggers; it counts by
    // the names of functions, which stay.
    if target.name == "bench" {
      target.linkerSettings = [.unsafeFlags(["-Xlinker", "--strip-debug"])]
    }
  }
}

// `KEYBOARDSTRUT_TESTS=UIKitTests/Bars,QuartzCoreTests swift test` builds these test
// targets, or these folders of them, and what they need: minutes less for each build while
// you work on one thing.
if let chosen = Context.environment["KEYBOARDSTRUT_TESTS"] {
  var needed = Set<String>()
  var open: [String] = []
  for choice in chosen.split(separator: ",") {
    let parts = choice.split(separator: "/", maxSplits: 1).map(String.init)
    open.append(parts[0])
    guard parts.count == 2, let target = targets.first(where: { $0.name == parts[0] }) else {
      continue
    }
    // The stages of KeyboardStrutTests stand in a folder of their own, for all others.
    let shared = parts[0] == "KeyboardStrutTests" && target.sources == nil ? ["Stages"] : []
    target.sources = (target.sources ?? shared) + [parts[1]]
  }
  while let name = open.popLast() {
    guard needed.insert(name).inserted else { continue }
    for dependency in targets.first(where: { $0.name == name })?.dependencies ?? [] {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): open.append(name)
      default: break
      }
    }
  }
  targets.removeAll { !needed.contains($0.name) }
  products = []
}

let package = Package(
  name: "KeyboardStrut",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
