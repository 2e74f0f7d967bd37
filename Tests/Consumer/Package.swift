// swift-tools-version: 5.9
import PackageDescription

// An app of somebody else: its sources are in Swift 5 mode and know nothing of this repository.
let package = Package(
  name: "Consumer",
  dependencies: [.package(name: "KeyboardStrut", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer", dependencies: [.product(name: "UIKit", package: "KeyboardStrut")])
  ],
  swiftLanguageVersions: [.v5]
)
