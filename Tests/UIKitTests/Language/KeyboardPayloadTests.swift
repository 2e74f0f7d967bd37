import Phone
import Testing

/// The casts that keyboard handlers are written with, all on one and the same payload.
///
/// On Apple's systems the payload holds `NSValue` and `NSNumber`, which Swift bridges (Apple's
/// pages on `keyboardFrameEndUserInfoKey` and on `NSNumber`).
@MainActor
@Suite struct KeyboardPayloadTests {
  private func payload() throws -> [AnyHashable: Any] {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    phone.show(controller)
    controller.view.addSubview(field)
    nonisolated(unsafe) var payload: [AnyHashable: Any]?
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { notification in
      payload = notification.userInfo
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    field.becomeFirstResponder()
    return try #require(payload)
  }

  @Test("A frame is read as CGRect and as NSValue")
  func frames() throws {
    let end = try #require(payload()[UIResponder.keyboardFrameEndUserInfoKey])
    let rect = try #require(end as? CGRect)
    #expect(rect.maxY == 852)
    #expect((end as? NSValue)?.cgRectValue == rect)
    #expect((end as? NSNumber) == nil)
  }

  @Test("A duration is read as Double, TimeInterval and NSNumber")
  func durations() throws {
    let duration = try #require(payload()[UIResponder.keyboardAnimationDurationUserInfoKey])
    #expect(duration as? Double == 0.25)
    #expect(duration as? TimeInterval == 0.25)
    #expect((duration as? NSNumber)?.doubleValue == 0.25)
    #expect((duration as? NSNumber)?.floatValue == 0.25)
  }

  @Test("A curve is read as Int, UInt and NSNumber, and kept by the enumeration")
  func curves() throws {
    let curve = try #require(payload()[UIResponder.keyboardAnimationCurveUserInfoKey])
    #expect(curve as? Int == 7)
    #expect(curve as? UInt == 7)
    #expect((curve as? NSNumber)?.intValue == 7)
    #expect(UIView.AnimationCurve(rawValue: try #require(curve as? Int))?.rawValue == 7)
  }

  @Test("What is boxed comes out again, by name and by cast; another kind does not")
  func boxes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let boxes: [Any] = [NSValue(cgRect: rect), rect]
    for box in boxes {
      #expect(box as? CGRect == rect)
      #expect((box as? NSValue)?.cgRectValue == rect)
      #expect(box as? CGPoint == nil)
      #expect(box as? CGSize == nil)
    }
    #expect((NSValue(cgPoint: rect.origin) as Any) as? CGPoint == rect.origin)
    #expect(((rect.size as Any) as? NSValue)?.cgSizeValue == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect((NSNumber(value: 7) as Any) as? CGRect == nil)
  }
}
