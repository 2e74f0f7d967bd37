import KeyboardGeometry
import UIKit

@testable import KeyboardStrut
@testable import KeyboardStrutUI

/// A keyboard probe in a view, and everything that the probe has reported.
@MainActor
final class Probed {
  let view: UIView
  let mark = UIView(frame: .zero)
  private(set) var probe: KeyboardProbe?
  typealias Told = (
    length: CGFloat?, transition: KeyboardTransition?, timing: KeyboardTiming
  )
  private(set) var told: [Told] = []

  init(_ question: KeyboardProbe.Question, _ frame: CGRect, in screen: UIViewController) {
    view = UIView(frame: frame)
    mark.frame = frame
    screen.view.addSubview(view)
    screen.view.addSubview(mark)
    let probe = KeyboardProbe()
    probe.enter(view)
    probe.mark = mark
    self.probe = probe
    ask(question)
  }

  func ask(_ question: KeyboardProbe.Question, isEnabled: Bool = true) {
    probe?.ask(question, isEnabled: isEnabled) { [weak self] in self?.told.append(($0, $1, $2)) }
  }

  /// Ends the run-loop turn for the library.
  func turn() { Keyboard.updateIfNeeded() }

  var lengths: [CGFloat] { told.map { $0.length ?? 0 } }
  func forget() { probe = nil }
}

/// A screen with a field that the keyboard covers.
@MainActor
func probedStage() throws -> (HostingStage, UIViewController, UITextField) {
  let screen = UIViewController()
  let (view, field) = coveredField()
  screen.view.addSubview(view)
  return (try HostingStage(screen), screen, field)
}
