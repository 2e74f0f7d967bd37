import Foundation
import KeyboardStrut
import ScreenTesting
import Testing

// Traits that handle issues came with Swift 6.2, which is in Xcode 26. Older compilers attach
// nothing.
#if compiler(>=6.2)
  extension Trait where Self == IssueHandlingTrait {
    /// Attaches two files to the first issue of a test: a picture of the screen, and the
    /// explanations of the avoiders in the window.
    static var attachingStage: Self {
      .compactMapIssues { issue in
        // An issue that was recorded on another thread cannot wait for the main actor.
        #if canImport(ObjectiveC)
          guard Thread.isMainThread else { return issue }
        #endif
        MainActor.assumeIsolated { Stages.attach() }
        return issue
      }
    }
  }
#else
  struct NoAttachments: SuiteTrait {}

  extension Trait where Self == NoAttachments {
    static var attachingStage: Self { NoAttachments() }
  }
#endif

#if compiler(>=6.2)
  extension Stages {
    fileprivate static func attach() {
      guard let stage = current else { return }
      // We attach once for each stage, because a test may record an issue in every frame.
      current = nil
      var lines: [String] = []
      stage.window.visit { lines += $0.keyboardAvoiders.map(\.explanation) }
      if let posted = stage as? PostedStage { lines += posted.strangers }
      Attachment.record(lines.joined(separator: "\n"), named: "explanation.txt")
      if let picture = stage.picture { Attachment.record([UInt8](picture), named: "screen.png") }
    }
  }
#endif
