import KeyboardSimulation
import Phone
import Testing
import UIKit

/// The keyboard of iOS 26 and 27 with the faults that its users report.
@MainActor
@Suite struct KeyboardFaultTests {
  private let phone: Phone
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  /// Stands on the keyboard layout guide.
  private let bar = UIView()

  init() throws {
    phone = Phone(try SimulatedDeviceConfiguration("iPhone 15", system: .iOS26))
    let controller = UIViewController()
    let root: UIView = controller.view
    root.addSubview(field)
    root.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 10),
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
    ])
    phone.show(controller)
  }

  private func isBarAt(_ bottom: CGFloat) -> Bool { abs(bar.frame.maxY - bottom) < 0.01 }

  private func show() {
    field.becomeFirstResponder()
    phone.advance(by: 1)
  }

  @Test(
    "A guide rests where its fault puts it, with the keyboard at 516 and when that has gone",
    arguments: [
      (SystemBehavior.GuideFault.neverReports, CGFloat(818), CGFloat(818)),
      (.staysRaised, 516, 516),
      (.liesUnderAccessory, 516, 818),
    ])
  func fault(fault: SystemBehavior.GuideFault, up: CGFloat, down: CGFloat) {
    phone.behavior.guideFault = fault
    show()
    #expect(abs(phone.keyboardFrame.minY - 516) < 0.01)
    #expect(isBarAt(up))
    field.resignFirstResponder()
    phone.advance(by: 1)
    #expect(isBarAt(down))
    phone.behavior.guideFault = .none
    #expect(isBarAt(852 - 34), "mended")
  }

  @Test("A guide under an accessory view, and under the keyboard when that has gone")
  func underAccessory() {
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    phone.behavior.guideFault = .liesUnderAccessory
    show()
    #expect(abs(phone.keyboardFrame.minY - 472) < 0.01)
    #expect(isBarAt(516))
    field.resignFirstResponder()
    phone.advance(by: 1)
    field.inputAccessoryView = nil
    show()
    #expect(abs(phone.keyboardFrame.minY - 516) < 0.01)
    #expect(isBarAt(560))
  }

  private func showAccessory() {
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    phone.behavior.guideFault = .miscountsAccessory
    show()
  }

  @Test("A guide above the first accessory view lies right at the second keyboard")
  func aboveFirstAccessory() {
    showAccessory()
    #expect(abs(phone.keyboardFrame.minY - 472) < 0.01)
    #expect(isBarAt(428))
    field.resignFirstResponder()
    phone.advance(by: 1)
    #expect(isBarAt(818))
    show()
    #expect(isBarAt(472))
  }

  @Test("A guide drops by the accessory view's height when a drag begins")
  func dropInDrag() {
    showAccessory()
    phone.keyboard.dismissDragDidMove(to: 473)
    #expect(abs(phone.keyboardFrame.minY - 473) < 0.01)
    #expect(isBarAt(517))
    _ = phone.keyboard.dismissDragDidEnd(velocity: -1)
    phone.advance(by: 1)
    #expect(isBarAt(472), "the keyboard came back")
  }

  @Test("After a drag has dismissed an accessory view, the guide stays above the safe area")
  func afterDrag() {
    showAccessory()
    phone.dragKeyboard(by: 0.5, dismissing: true)
    phone.advance(by: 1)
    #expect(phone.keyboardFrame.minY == 852)
    #expect(isBarAt(818 - 44))
    show()
    #expect(isBarAt(472))
  }

  @Test("Without an accessory view nothing is miscounted")
  func withoutAccessory() {
    phone.behavior.guideFault = .miscountsAccessory
    show()
    #expect(isBarAt(516))
    phone.dragKeyboard(by: 0.5, dismissing: true)
    phone.advance(by: 1)
    #expect(isBarAt(818))
  }

  @Test("A guide that drops posts nothing, and the keyboard stays")
  func drops() {
    show()
    let posts = phone.keyboard.posted.count
    #expect(isBarAt(516))
    phone.behavior.guideFault = .dropsUnderKeyboard
    #expect(isBarAt(852 - 34))
    #expect(abs(phone.keyboardFrame.minY - 516) < 0.01)
    #expect(phone.keyboard.posted.count == posts)
  }

  @Test("A strip of a number pad stays for a second, and the notifications do not say so")
  func strip() throws {
    field.keyboardType = .numberPad
    show()
    phone.dismissKeyboardLeavingStrip()
    #expect(phone.keyboard.posted.last?.event.end?.minY == 852)
    phone.advance(by: 0.9)
    #expect(isBarAt(852 - 48))
    phone.advance(by: 0.2)
    #expect(isBarAt(852 - 34))
    show()
    #expect(isBarAt(852 - 291), "the next show is as ever")
  }
}
