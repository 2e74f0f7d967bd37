import KeyboardSimulation
import Phone
import Testing

/// Alerts as they were measured on iOS 26.1 (github.com/Vercantez/openuikit).
@MainActor
@Suite struct AlertTests {
  private func makePhone(_ system: SimulatedSystem) throws -> (Phone, UIViewController) {
    let phone = Phone(try SimulatedDeviceConfiguration("iPhone 15", .portrait, system: system))
    let presenter = UIViewController()
    phone.show(presenter)
    return (phone, presenter)
  }

  private func makeAlert(hasField: Bool) -> UIAlertController {
    let alert = UIAlertController(title: "Sure?", message: "Really", preferredStyle: .alert)
    if hasField { alert.addTextField() }
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    return alert
  }

  @Test("An alert lies 36.667 points from the sides, in the middle of the safe area")
  func place() throws {
    let (phone, presenter) = try makePhone(.iOS26)
    let alert = makeAlert(hasField: false)
    presenter.present(alert, animated: true)
    phone.settle()
    let frame = alert.view.convert(alert.view.bounds, to: nil as UIView?)
    #expect(abs(frame.minX - 36.667) < 0.001 && frame.width == 320, "\(frame)")
    #expect(abs(frame.midY - (59 + (852 - 34)) / 2) < 0.4, "\(frame)")
  }

  @Test("The card is there at once; the dim fades in on a spring with ω = 22.88")
  func dim() throws {
    let (phone, presenter) = try makePhone(.iOS26)
    let alert = makeAlert(hasField: false)
    presenter.present(alert, animated: true)
    phone.settle()
    #expect((alert.view.layer.presentation() ?? alert.view.layer).opacity == 1)
    let container = try #require(alert.presentationController?.containerView)
    let dim = try #require(container.subviews.first)
    for frame in 1...10 {
      phone.advance(by: 1 / 60.0)
      let shown = Double((dim.layer.presentation() ?? dim.layer).opacity)
      let time = Double(frame) / 60
      let expected = 1 - (1 + 22.88 * time) * exp(-22.88 * time)
      #expect(abs(shown - expected) < 0.02, "\(frame): \(shown) \(expected)")
    }
  }

  @Test("The first text field has the focus when the alert is presented", arguments: [false, true])
  func focus(animated: Bool) throws {
    for system in [SimulatedSystem.iOS18, .iOS26] {
      let (phone, presenter) = try makePhone(system)
      let alert = makeAlert(hasField: true)
      presenter.present(alert, animated: animated)
      phone.settle()
      #expect(alert.textFields?.first?.isFirstResponder == true)
      phone.advance(by: 1)
      let frame = alert.view.convert(alert.view.bounds, to: nil as UIView?)
      #expect(frame.maxY < phone.keyboardFrame.minY)
    }
  }
}
