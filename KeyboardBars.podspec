# The bar of a chat. A pod and not a subspec, because it is a module of its own.
Pod::Spec.new do |spec|
  spec.name = "KeyboardBars"
  spec.version = "1.0.0"
  spec.summary = "A bar that stands on the keyboard, and the list behind it."
  spec.homepage = "https://github.com/OWNER/KeyboardStrut"
  spec.source = { :git => "https://github.com/OWNER/KeyboardStrut.git", :tag => spec.version.to_s }
  spec.license = { :type => "MIT", :file => "LICENSE" }
  spec.authors = "The KeyboardStrut authors"

  spec.ios.deployment_target = "15.0"
  spec.visionos.deployment_target = "1.0"
  spec.swift_versions = ["6.0"]
  # What is `package` in one of the modules is seen in the others, as with Swift Package Manager.
  spec.pod_target_xcconfig = { "OTHER_SWIFT_FLAGS" => "$(inherited) -package-name KeyboardStrut" }
  spec.source_files = "Sources/KeyboardBars/**/*.swift"
  spec.dependency "KeyboardStrut", "1.0.0"
end
