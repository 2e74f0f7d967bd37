// swift-tools-version: 6.0
import PackageDescription

// The screens of the examples for Apple's systems, for the sample app. On Linux they are targets of
// the package above, beside the small UIKit they are tested with.
let library: [Target.Dependency] = ["KeyboardStrut", "KeyboardNavigation", "KeyboardBars"].map {
  .product(name: $0, package: "KeyboardStrut")
}

let package = Package(
  name: "KeyboardStrutExamples",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
  products: [
    .library(name: "SampleScreens", targets: ["SampleScreens"]),
    .library(name: "AppScreens", targets: ["AppScreens"]),
    .library(name: "Recorder", targets: ["Recorder"]),
  ],
  dependencies: [.package(name: "KeyboardStrut", path: "..")],
  targets: [
    .target(
      name: "SampleScreens", dependencies: library, path: "SampleScreens",
      resources: [.process("StrutForm.storyboard")]),
    .target(name: "AppScreens", dependencies: library, path: "AppScreens"),
    .target(name: "Recorder", dependencies: ["AppScreens", "SampleScreens"], path: "Recorder"),
  ],
  swiftLanguageModes: [.v6]
)
