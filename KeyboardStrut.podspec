# What apps import. Its values and pure functions are a pod of their own, KeyboardGeometry.
Pod::Spec.new do |spec|
  spec.name = "KeyboardStrut"
  spec.version = "1.0.0"
  spec.summary = "The keyboard never hides what a person is typing into."
  spec.homepage = "https://github.com/OWNER/KeyboardStrut"
  spec.source = { :git => "https://github.com/OWNER/KeyboardStrut.git", :tag => spec.version.to_s }
  spec.license = { :type => "MIT", :file => "LICENSE" }
  spec.authors = "The KeyboardStrut authors"

  spec.ios.deployment_target = "15.0"
  spec.visionos.deployment_target = "1.0"
  spec.swift_versions = ["6.0"]
  # What is `package` in one of the modules is seen in the others, as with Swift Package Manager.
  spec.pod_target_xcconfig = { "OTHER_SWIFT_FLAGS" => "$(inherited) -package-name KeyboardStrut" }
  spec.source_files = "Sources/KeyboardStrut/**/*.swift"
  spec.resource_bundles = { "KeyboardStrut_Privacy" => ["Sources/KeyboardStrut/PrivacyInfo.xcprivacy"] }
  spec.dependency "KeyboardGeometry", "1.0.0"
end
