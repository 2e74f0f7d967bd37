import Foundation
import Testing

/// The files that ship beside the sources: pods and the privacy manifest.
@Suite struct PackagingTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func sources(in folder: String) throws -> [String] {
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    return try files.filter { $0.hasSuffix(".swift") }.map { try text("\(folder)/\($0)") }
  }

  /// Returns the string literals in the podspec's lines that set an attribute, for example `name`.
  private static func strings(_ word: String, in podspec: String) -> [String] {
    let lines = podspec.split(separator: "\n").filter { $0.contains("spec.\(word) ") }
    return lines.flatMap { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  nonisolated static let pods = [
    "KeyboardGeometry", "KeyboardStrut", "KeyboardNavigation", "KeyboardBars", "KeyboardStrutUI",
  ]

  @Test("Each podspec's sources, license and resources exist", arguments: pods)
  func pathPod(pod: String) throws {
    let podspec = try Self.text("\(pod).podspec")
    #expect(Self.strings("name", in: podspec) == [pod])
    #expect(Self.strings("source_files", in: podspec) == ["Sources/\(pod)/**/*.swift"])
    #expect(try !Self.sources(in: "Sources/\(pod)").isEmpty)
    #expect(Self.strings("license", in: podspec) == ["MIT", "LICENSE"])
    let resources = Self.strings("resource_bundles", in: podspec).dropFirst()
    #expect(resources.count == (pod == "KeyboardStrut" ? 1 : 0))
    for path in resources + ["LICENSE"] {
      let url = Self.root.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
    }
  }

  @Test(
    "Podspecs and Package.swift have the same deployment targets and Swift version",
    arguments: pods)
  func podAsksPackage(pod: String) throws {
    let podspec = try Self.text("\(pod).podspec")
    let package = try Self.text("Package.swift")
    #expect(Self.strings("ios.deployment_target", in: podspec) == ["15.0"])
    #expect(Self.strings("visionos.deployment_target", in: podspec) == ["1.0"])
    #expect(package.contains(".iOS(.v15)") && package.contains(".visionOS(.v1)"))
    #expect(Self.strings("swift_versions", in: podspec) == ["6.0"])
    #expect(package.hasPrefix("// swift-tools-version: 6.0"))
  }

  /// The attributes that the validator of CocoaPods, `Specification::Linter`, requires or warns
  /// about.
  @Test("Each podspec has all attributes that CocoaPods' validator requires", arguments: pods)
  func validator(pod: String) throws {
    let podspec = try Self.text("\(pod).podspec")
    for word in [
      "name", "version", "summary", "homepage", "license", "authors", "source",
      "ios.deployment_target", "swift_versions", "source_files",
    ] {
      #expect(!Self.strings(word, in: podspec).isEmpty, "\(pod).podspec has no \(word)")
    }
    let summary = try #require(Self.strings("summary", in: podspec).first)
    #expect(summary.count <= 140 && summary.hasSuffix("."))
    #expect(podspec.contains(":tag => spec.version.to_s }"))
    let version = try #require(Self.strings("version", in: podspec).first)
    #expect(version.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil)
    #expect(try Self.text("CHANGELOG.md").contains("## \(version), "), "\(version)")
  }

  @Test("README's “Try it on a Mac” names only existing paths")
  func tryIt() throws {
    let readme = try Self.text("README.md")
    let chapter = try #require(readme.components(separatedBy: "## Try it on a Mac\n").last)
    let lines = chapter.components(separatedBy: "\n## ")[0].split(separator: "\n")
      .filter { $0.hasPrefix("    ") }
    #expect(lines.count == 2)
    let paths = lines.flatMap { $0.split(separator: " ") }.filter {
      $0.contains("/") && !$0.contains("://")
    }
    #expect(paths.count == 2)
    for path in paths {
      let url = Self.root.appendingPathComponent(String(path))
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
    }
  }

  @Test("README, podspecs and documents name the same repository address")
  func address() throws {
    let constant = try Self.text("Scripts/set-address").split(separator: "\n")
      .filter { $0.hasPrefix("address=") }.map { String($0.dropFirst("address=".count)) }
    let address = try #require(constant.first)
    for pod in Self.pods {
      let podspec = try Self.text("\(pod).podspec")
      #expect(Self.strings("homepage", in: podspec) == [address])
      #expect(Self.strings("source", in: podspec).first == "\(address).git")
      let version = try #require(Self.strings("version", in: podspec).first)
      let line = ".package(url: \"\(address)\", from: \"\(version)\")"
      #expect(try Self.text("README.md").contains(line), "\(line)")
    }
    let others = try [
      "README.md", "CONTRIBUTING.md", "SECURITY.md", "Documentation/Upgrading.md",
      "Documentation/RecordOnYourMac.md",
    ]
    .flatMap { try Self.text($0).matches(of: /https:\/\/[^\s")]+\/KeyboardStrut\b/) }
    .map { String($0.0) }
    #expect(Set(others) == [address])
  }

  @Test("All pods compile with the flag -package-name KeyboardStrut", arguments: pods)
  func onePackage(pod: String) throws {
    let settings = Self.strings("pod_target_xcconfig", in: try Self.text("\(pod).podspec"))
    #expect(settings == ["OTHER_SWIFT_FLAGS", "$(inherited) -package-name KeyboardStrut"])
    let sources = try Self.sources(in: "Sources/\(pod)")
    #expect(pod != "KeyboardGeometry" || sources.contains { $0.contains("package struct ") })
  }

  @Test("Each Objective-C shim class is marked unavailable in Swift")
  func objectiveCShims() throws {
    for (pod, name) in Self.shims {
      let shims = try Self.sources(in: "Sources/\(pod)").filter { $0.contains("@objc(\(name))") }
      #expect(shims.count == 1)
      let shim = try #require(shims.first)
      #expect(shim.hasPrefix("#if canImport(UIKit) && canImport(ObjectiveC)"))
      let types = shim.split(separator: "\n").filter { $0.contains("public final class") }
      #expect(types.count == 1 && !shim.contains("\n  extension"))
      #expect(shim.contains("@available(swift, obsoleted: 1)\n  @objc(\(name))"))
      for source in try Self.sources(in: "Sources/\(pod)") { #expect(!source.contains("objc_")) }
    }
  }

  /// The classes that are made for Objective-C, by pod.
  private static let shims = [
    ("KeyboardStrut", "KSKeyboard"), ("KeyboardNavigation", "KSKeyboardNavigation"),
  ]

  @Test(
    "Each Swift API that the test lists has an Objective-C counterpart",
    arguments: [
      "view.avoidKeyboard(", "NSLayoutConstraint.followKeyboard(", "scrollView.followKeyboard(",
      "view.hugKeyboard(", "NSLayoutConstraint.hugKeyboard(", "view.keyboardAvoiders",
      "view.keyboardStrutGuide", "Keyboard.avoider(", "KeyboardAvoidance.isAutomatic",
      "KeyboardAvoidance.containers", "KeyboardAvoidance.excludedControllers",
      "view.isKeyboardAvoidanceExcluded", "input.keyboardGap", "input.keyboardCompanions",
      "view.isKeyboardCover", "Keyboard.overlap(", "Keyboard.coveredRect(", "Keyboard.start(",
      "Keyboard.updateIfNeeded(", "KeyboardAvoidance.keepsScrollPositions",
      "scrollView.isScrolledByKeyboardAvoidance", "view.navigateInputs(",
      "KeyboardInputNavigator.automaticToolbar", "view.dismissKeyboardOnTap(",
      "Keyboard.dismissesOnTap", "input.keyboardToolbarTitle",
      "view.isSkippedByKeyboardNavigation",
    ])
  func objectiveCIsComplete(call: String) throws {
    let shims = try [
      "KeyboardStrut/API/Keyboard+ObjectiveC", "KeyboardNavigation/KeyboardNavigation+ObjectiveC",
    ].map { try Self.text("Sources/\($0).swift") }
    #expect(shims.contains { $0.contains(call) })
  }

  @Test(
    "Public classes have their Objective-C and Interface Builder attributes",
    arguments: [
      ("KeyboardStrut/API/KeyboardAvoider", "@objc(KSKeyboardAvoider) @objcMembers"),
      ("KeyboardBars/KeyboardBar", "@objc(KSKeyboardBar) @objcMembers"),
      (
        "KeyboardNavigation/KeyboardInputNavigator",
        "@objc(KSKeyboardInputNavigator) @objcMembers"
      ),
      ("KeyboardStrut/Struts/KeyboardStrutGuide", "@objc(KSKeyboardStrutGuide)"),
      ("KeyboardStrut/Explaining/KeyboardExplanationView", "@objc(KSKeyboardExplanationView)"),
      ("KeyboardStrut/Struts/KeyboardStrutView", "@IBInspectable"),
    ])
  func objectiveCClasses(file: String, attribute: String) throws {
    #expect(try Self.text("Sources/\(file).swift").contains(attribute))
  }

  /// Each imported module is one of Apple's, or one of the podspec's dependencies.
  @Test("Each pod imports only system frameworks and its podspec's dependencies", arguments: pods)
  func podImportsDepends(pod: String) throws {
    let podspec = try Self.text("\(pod).podspec")
    let dependencies = Self.strings("dependency", in: podspec)
    let version = Self.strings("version", in: podspec)
    let imports = try Self.sources(in: "Sources/\(pod)").flatMap { source in
      source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("import ") || $0.hasPrefix("@_exported import ") }
        .compactMap { $0.split(separator: " ").last.map(String.init) }
    }
    // Only one pod links SwiftUI, and none WebKit.
    let systems = ["CoreFoundation", "Foundation", "UIKit", "os"]
    let own = Set(imports).subtracting(pod == "KeyboardStrutUI" ? systems + ["SwiftUI"] : systems)
    #expect(own == Set(dependencies.dropLast(dependencies.isEmpty ? 0 : 1)))
    for name in own {
      #expect(Self.strings("version", in: try Self.text("\(name).podspec")) == version)
      #expect(dependencies.last == version.first)
    }
  }

  @Test("The shipped privacy manifest declares no tracking and no collected data")
  func privacyManifestShips() throws {
    let path = "Sources/KeyboardStrut/PrivacyInfo.xcprivacy"
    #expect(try Self.text("Package.swift").contains(".copy(\"PrivacyInfo.xcprivacy\")"))
    let data = try Data(contentsOf: Self.root.appendingPathComponent(path))
    let manifest = try #require(
      try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    for list in ["TrackingDomains", "CollectedDataTypes", "AccessedAPITypes"] {
      #expect((manifest["NSPrivacy\(list)"] as? [Any])?.count == 0, "\(list)")
    }
  }

  /// The APIs for which Apple requires a reason: file time stamps, the time since the system's
  /// start, disk space, active keyboards and user defaults.
  @Test(
    "No source uses an API on Apple's required-reason list",
    arguments: [
      "creationDate", "modificationDate", "contentModificationDateKey", "getattrlist", "fstat",
      "systemUptime", "mach_absolute_time", "volumeAvailableCapacity", "systemFreeSize", "statfs",
      "activeInputModes", "UserDefaults",
    ])
  func noAPINeeds(name: String) throws {
    for pod in Self.pods {
      for source in try Self.sources(in: "Sources/\(pod)") { #expect(!source.contains(name)) }
    }
  }

  /// The APIs that an app extension must not call. The library calls none of them.
  @Test(
    "The library calls no API that is unavailable to app extensions",
    arguments: ["UIApplication.shared", "UIScreen.main", "keyWindow", "openURL"])
  func nothingAskedApplication(name: String) throws {
    for pod in Self.pods {
      for source in try Self.sources(in: "Sources/\(pod)") {
        #expect(!source.contains(name), "\(source.prefix(200))")
      }
    }
  }
}
