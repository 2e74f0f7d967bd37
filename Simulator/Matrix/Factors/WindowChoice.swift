import KeyboardSimulation
import Phone

/// The window that the app has on the screen.
package enum WindowChoice: String, CaseIterable, Sendable {
  case full, splitHalf = "split-half", splitCompact = "split-compact", slideOver = "slide-over"
  case stageManager = "stage-manager", secondScene = "second-scene"

  package var title: String {
    switch self {
    case .full: "Full screen"
    case .splitHalf: "Split View, half"
    case .splitCompact: "Split View, compact"
    case .slideOver: "Slide Over"
    case .stageManager: "Stage Manager"
    case .secondScene: "Second scene"
    }
  }

  /// Gives the app's window its shape, or opens the second one.
  @MainActor
  func open(on phone: Phone) -> UIWindow {
    let bounds = phone.screen.bounds
    switch self {
    case .full: break
    case .splitHalf: phone.resizeScene(to: .splitView(.half, .left))
    case .splitCompact: phone.resizeScene(to: .splitView(.compact, .right))
    case .slideOver: phone.resizeScene(to: .slideOver)
    case .stageManager:
      phone.resizeScene(
        to: .stageManager(
          CGRect(x: 90, y: 60, width: bounds.width * 0.7, height: bounds.height - 130)))
    case .secondScene:
      phone.resizeScene(to: .splitView(.half, .left))
      phone.show(PlainController())
      let window = UIWindow(windowScene: phone.connectScene(.splitView(.half, .right)))
      window.backgroundColor = .white
      return window
    }
    return phone.window
  }
}
