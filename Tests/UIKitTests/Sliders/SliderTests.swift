import Phone
import Testing
import UIKit

@MainActor
@Suite struct SliderTests {
  private func show(_ control: UIControl) throws -> Phone {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    controller.view.addSubview(control)
    control.frame.origin = CGPoint(x: 50, y: 300)
    phone.show(controller)
    return phone
  }

  @Test("A stepper steps between its limits")
  func stepper() throws {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    let phone = try show(stepper)
    for _ in 0..<3 { phone.tap(at: CGPoint(x: 130, y: 316)) }
    #expect(values == [1, 2])
    phone.tap(at: CGPoint(x: 60, y: 316))
    #expect(stepper.value == 1)
    stepper.wraps = true
    stepper.value = 5
    #expect(stepper.value == 2, "kept between the limits")
    phone.tap(at: CGPoint(x: 130, y: 316))
    #expect(stepper.value == 0)
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
  }

  @Test("A slider keeps its value between its limits")
  func slider() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 31))
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.setValue(-1, animated: true)
    #expect(slider.value == 0)
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 31))
    let phone = try show(slider)
    phone.tap(at: CGPoint(x: 200, y: 315))
    #expect(slider.value == 0, "a finger beside the thumb takes no hold")
    slider.minimumValue = 4
    #expect(slider.value == 4)
  }
}
