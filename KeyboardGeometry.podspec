# The values and pure functions under KeyboardStrut, as a pod of their own because they are a module
# of their own.
Pod::Spec.new do |spec|
  spec.name = "KeyboardGeometry"
  spec.version = "1.0.0"
  spec.summary = "What a keyboard is, what it hides and what must move, as values."
  spec.homepage = "https://github.com/OWNER/KeyboardStrut"
  spec.source = { :git => "https://github.com/OWNER/KeyboardStrut.git", :tag => spec.version.to_s }
  spec.license = { :type => "MIT", :file => "LICENSE" }
  spec.authors = "The KeyboardStrut authors"

  spec.ios.deployment_target = "15.0"
  spec.visionos.deployment_target = "1.0"
  spec.swift_versions = ["6.0"]
  # What is `package` in one of the modules is seen in the others, as with Swift Package Manager.
  spec.pod_target_xcconfig = { "OTHER_SWIFT_FLAGS" => "$(inherited) -package-name KeyboardStrut" }
  spec.source_files = "Sources/KeyboardGeometry/**/*.swift"
end
