import ScreenTesting
import Testing

/// Wheels in place of the keyboard.
@MainActor
@Suite struct PickerTests {
  final class Times: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [24, 60]
    var picked: [String] = []
    var asked: Set<Int> = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      if component == 1 { asked.insert(row) }
      return "\(row)"
    }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { picked.append("\(component): \(row)") }
  }

  @MainActor
  final class PickerStage: ScreenStage {
    let phone: Phone
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let picker = UIPickerView()
    let times = Times()

    init() throws {
      phone = try Phone("iPhone 8")
      let controller = UIViewController()
      controller.view.addSubview(field)
      picker.dataSource = times
      picker.delegate = times
      let bar = UIToolbar()
      bar.sizeToFit()
      field.inputView = picker
      field.inputAccessoryView = bar
      phone.show(controller)
      phone.tap(field)
      phone.advance(by: 0.7)
    }

    /// The middle of a component, in screen points.
    func middle(_ component: CGFloat) -> CGPoint {
      picker.convert(CGPoint(x: 9 + 357 * (component + 0.5) / 2, y: 108), to: nil)
    }

    var chosen: [Int] { (0..<2).map { picker.selectedRow(inComponent: $0) } }
  }

  // IQKeyboardManager #1020: 216 points, as the keyboard of its time.
  @Test("It stands where the keyboard would")
  func standsKeyboardWould() throws {
    let stage = try PickerStage()
    #expect(stage.phone.keyboardFrame == CGRect(x: 0, y: 407, width: 375, height: 260))
    #expect(stage.picker.bounds.size == CGSize(width: 375, height: 216))
    #expect(stage.chosen == [0, 0])
  }

  @Test("The system's keys do not show through")
  func systemsKeys() throws {
    let stage = try PickerStage()
    let over = stage.phone.snapshot()?.pngData()
    stage.field.resignFirstResponder()
    stage.field.keyboardType = .numberPad
    stage.field.becomeFirstResponder()
    stage.phone.advance(by: 0.7)
    #expect(over != nil && stage.phone.snapshot()?.pngData() == over)
  }

  @Test("Only rows that show are made")
  func rowsShowMade() throws {
    let stage = try PickerStage()
    #expect(stage.times.asked.count < 8, "\(stage.times.asked.sorted())")
    #expect((stage.picker.view(forRow: 0, forComponent: 1) as? UILabel)?.text == "0")
    #expect(stage.picker.view(forRow: 59, forComponent: 1) == nil)
    stage.picker.selectRow(59, inComponent: 1, animated: false)
    stage.phone.settle()
    #expect((stage.picker.view(forRow: 59, forComponent: 1) as? UILabel)?.text == "59")
  }

  // Apple's pages: didSelectRow is for what the person picks, selectRow for what the app picks.
  @Test("A drag turns the wheel to a whole row")
  func dragTurnsWheel() throws {
    let stage = try PickerStage()
    let start = stage.middle(1)
    stage.phone.drag(from: start, to: CGPoint(x: start.x, y: start.y - 110), rest: 0.3)
    stage.phone.advance(by: 1)
    #expect(stage.chosen == [0, 3])
    #expect(stage.times.picked == ["1: 3"])
    let row = try #require(stage.picker.view(forRow: 3, forComponent: 1))
    #expect(abs(row.convert(CGPoint(x: 0, y: 16), to: stage.picker).y - 108) < 0.5)
    stage.picker.selectRow(7, inComponent: 0, animated: true)
    #expect(stage.chosen == [7, 3])
    stage.phone.advance(by: 1)
    #expect(stage.chosen == [7, 3])
    #expect(stage.times.picked == ["1: 3"])
  }

  @Test("A throw ends on a row too")
  func throwEndsRow() throws {
    let stage = try PickerStage()
    let start = stage.middle(0)
    stage.phone.drag(from: start, to: CGPoint(x: start.x, y: start.y - 80), duration: 0.1)
    stage.phone.advance(by: 3)
    #expect(stage.chosen[0] > 3)
    #expect(stage.times.picked == ["0: \(stage.chosen[0])"])
  }

  @Test("A tap picks the row under the finger")
  func tapPicksRow() throws {
    let stage = try PickerStage()
    let middle = stage.middle(0)
    stage.phone.tap(at: CGPoint(x: middle.x, y: middle.y + 64))
    stage.phone.advance(by: 1)
    #expect(stage.chosen[0] == 2)
    #expect(stage.times.picked == ["0: 2"])
  }

  @Test("Fewer rows keep the choice in range")
  func fewerRowsKeep() throws {
    let stage = try PickerStage()
    stage.picker.selectRow(50, inComponent: 1, animated: false)
    stage.times.counts[1] = 10
    stage.picker.reloadComponent(1)
    stage.phone.settle()
    #expect(stage.chosen == [0, 9])
    stage.times.counts = [0, 10]
    stage.picker.reloadAllComponents()
    #expect(stage.chosen == [-1, 9])
    #expect(stage.picker.numberOfRows(inComponent: 1) == 10)
  }
}
