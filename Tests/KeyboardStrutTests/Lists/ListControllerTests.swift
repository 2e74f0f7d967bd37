import KeyboardStrut
import Phone
import Testing

@testable import KeyboardStrut

/// Controllers of lists make room by themselves (facts 6.1); an avoider adds none.
@MainActor
@Suite struct ListControllerTests {
  private class FieldsController: UICollectionViewController {
    private(set) var fields: [UITextField] = []
    private(set) var avoider: KeyboardAvoider?

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      layout.minimumLineSpacing = 0
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "field")
      fields = (0..<60).map { _ in UITextField(frame: CGRect(x: 16, y: 8, width: 250, height: 34)) }
      avoider = KeyboardAvoider(collectionView, gap: 8)
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      fields.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "field", for: indexPath)
      for subview in cell.contentView.subviews { subview.removeFromSuperview() }
      cell.contentView.addSubview(fields[indexPath.item])
      return cell
    }
  }

  /// Known to go without room (IQ#850).
  private final class ForgetfulController: FieldsController {
    override func viewWillAppear(_ animated: Bool) {}
  }

  private func bottom(_ view: UIView) -> CGFloat {
    view.convert(view.bounds, to: nil as UIView?).maxY
  }

  @Test(arguments: ["iPhone 15", "iPad Pro 11-inch"], [false, true])
  func theRoomIsMadeOnce(device: String, isForgetful: Bool) throws {
    let phone = try Phone(device)
    let controller = isForgetful ? ForgetfulController() : FieldsController()
    phone.show(controller)
    phone.advance(by: 0.1)
    let list: UICollectionView = controller.collectionView
    let offset = list.contentOffset
    let shown = controller.fields.filter { $0.window != nil }
    for field in [shown[shown.count - 3], shown[shown.count - 5], shown[3]] {
      field.becomeFirstResponder()
      phone.advance(by: 1)
      let why = controller.avoider?.explanation ?? ""
      let covered = phone.screen.bounds.height - phone.keyboardFrame.minY
      #expect((0...8).contains(list.adjustedContentInset.bottom - covered), "\(why)")
      #expect(bottom(field) <= phone.keyboardFrame.minY, "\(why)")
      #expect(list.frame.minY == 0, "\(why)")
      let inset = controller.avoider?.lastPlan?.move(of: .inset, container: 0)
      #expect(isForgetful || inset == nil, "\(why)")
    }
    controller.view.endEditing(true)
    phone.advance(by: 1)
    #expect(list.contentInset == .zero)
    if isForgetful { #expect(list.contentOffset == offset) }
  }
}
