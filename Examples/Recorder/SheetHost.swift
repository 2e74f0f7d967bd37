import UIKit

/// A plain screen that presents another one as a sheet of half its height when it first appears.
final class SheetHost: UIViewController {
  private let screen: UIViewController
  private var hasPresented = false

  init(_ screen: UIViewController) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasPresented else { return }
    hasPresented = true
    screen.modalPresentationStyle = .pageSheet
    screen.sheetPresentationController?.detents = [.medium(), .large()]
    present(screen, animated: false)
  }
}
