import KeyboardStrut
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// Movement by the user wins: a list or a card follows the finger and stays there.
@MainActor
@Suite(.attachingStage) struct FingerTests {
  /// A table view controller with a field in each row. The avoider is added to the table view.
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 60
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      if cell.contentView.subviews.isEmpty {
        cell.contentView.addSubview(
          UITextField(frame: CGRect(x: 16, y: 10, width: 300, height: 40)))
      }
      return cell
    }
  }

  /// Many apps compute the end of the content without the safe area. Their end is 34 points too
  /// early.
  @Test(
    "The app scrolls a list to its end while editing: the list is at its end after editing",
    .needs(.homeIndicator))
  func endWithoutSafeArea() throws {
    let screen = UIViewController()
    let list = UIScrollView(frame: screen.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 300, height: 1200)
    let field = UITextField(frame: CGRect(x: 20, y: 1150, width: 200, height: 34))
    list.addSubview(field)
    screen.view.addSubview(list)
    screen.view.avoidKeyboard(by: .scrolling)
    let phone = try Stages.make("iPhone 15")
    phone.show(screen)
    list.contentOffset.y = 340
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    let end = list.contentSize.height + list.contentInset.bottom - list.bounds.height
    #expect(list.contentOffset.y > end)
    list.setContentOffset(CGPoint(x: 0, y: end), animated: false)
    phone.untilKeyboardRests()
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    // The end of the content without the keyboard. The offset before the keyboard showed was 340.
    #expect(list.contentOffset.y == 382)
  }

  @Test(
    "The user scrolls the table while editing: the table scrolls back only when the user types",
    .needs(.touches),
    arguments: [false, true])
  func table(isInNavigation: Bool) throws {
    let rows = Rows(style: .plain)
    rows.loadViewIfNeeded()
    rows.view.avoidKeyboard()
    rows.title = "Rows"
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    let phone = try Stages.make("iPhone 15")
    phone.show(isInNavigation ? navigation : rows)
    phone.advance(by: 0.1)
    let fields = rows.view.descendants(UITextField.self)
    func bottom(_ field: UIView) -> CGFloat { field.convert(field.bounds, to: nil as UIView?).maxY }
    let field = try #require(
      fields.filter { bottom($0) < 830 }.max { bottom($0) < bottom($1) })
    phone.tap(field)
    phone.untilKeyboardRests()
    let start = rows.tableView.contentOffset.y
    #expect(start > 100)
    phone.drag(
      from: CGPoint(x: 380, y: 200), to: CGPoint(x: 380, y: 400), duration: 0.3, rest: 0.2)
    #expect(abs(start - rows.tableView.contentOffset.y - 190) < 15)
    let left = rows.tableView.contentOffset
    phone.untilKeyboardRests()
    #expect(rows.tableView.contentOffset == left)
    #expect(field.isFirstResponder)
    phone.type("A")
    phone.untilKeyboardRests()
    #expect(bottom(field) <= phone.keyboardFrame.minY)
    field.resignFirstResponder()
    phone.untilKeyboardRests()
  }

  #if canImport(Phone)
    /// The app moves the drawer in the usual way, by `constant = start - translation`. It stored
    /// `start` when the drag began.
    @Test(
      "The user drags a lifted drawer: the dragged distance remains after the keyboard hides",
      .needs(.touches))
    func drawer() throws {
      let screen = UIViewController()
      let (drawer, field) = (UIView(frame: .zero), UITextField(frame: .zero))
      drawer.translatesAutoresizingMaskIntoConstraints = false
      field.frame = CGRect(x: 20, y: 20, width: 300, height: 40)
      drawer.addSubview(field)
      screen.view.addSubview(drawer)
      let height = screen.view.bottomAnchor.constraint(equalTo: drawer.topAnchor, constant: 120)
      NSLayoutConstraint.activate([
        height, drawer.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        drawer.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        drawer.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
      ])
      let pan = UIPanGestureRecognizer()
      var start: CGFloat = 0
      pan.actions.append { _ in
        if pan.state == .began { start = height.constant }
        height.constant = start - pan.translation(in: nil).y
      }
      drawer.addGestureRecognizer(pan)
      drawer.avoidKeyboard(moving: [height])
      let phone = try Stages.make("iPhone 15")
      phone.show(screen)
      phone.tap(field)
      phone.untilKeyboardRests()
      try #require(height.constant > 300)
      let place = drawer.frame.minY
      phone.drag(
        from: CGPoint(x: 360, y: place + 10), to: CGPoint(x: 360, y: place - 100), duration: 0.3)
      phone.untilKeyboardRests()
      #expect(abs(place - drawer.frame.minY - 100) <= 0.5)
      phone.dismissKeyboard()
      phone.untilKeyboardRests()
      #expect(abs(height.constant - 220) <= 0.5)
    }
  #endif

  #if canImport(Phone)
    @Test(
      "The user drags a card away from the keyboard: typing moves the card back onto the keyboard",
      .needs(.touches))
    func followingCard() throws {
      let screen = UIViewController()
      let (card, field) = (UIView(frame: .zero), UITextField(frame: .zero))
      card.translatesAutoresizingMaskIntoConstraints = false
      field.frame = CGRect(x: 20, y: 20, width: 300, height: 40)
      card.addSubview(field)
      screen.view.addSubview(card)
      let bottom = card.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor, constant: 150)
      NSLayoutConstraint.activate([
        bottom, card.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        card.heightAnchor.constraint(equalToConstant: 400),
      ])
      let pan = UIPanGestureRecognizer()
      var start: CGFloat = 0
      pan.actions.append { _ in
        if pan.state == .began { start = bottom.constant }
        bottom.constant = start + pan.translation(in: nil).y
      }
      card.addGestureRecognizer(pan)
      bottom.followKeyboard()
      let phone = try Stages.make("iPhone 15")
      phone.show(screen)
      phone.tap(field)
      phone.untilKeyboardRests()
      try #require(bottom.constant == -336)
      let place = card.frame.minY
      phone.drag(
        from: CGPoint(x: 360, y: place + 10), to: CGPoint(x: 360, y: place + 80), duration: 0.3)
      #expect(abs(card.frame.minY - place - 60) <= 0.5)
      phone.type("a")
      phone.advance(by: 0.5)
      #expect(card.frame.minY == place, "on the keyboard again")
      phone.dismissKeyboard()
      phone.untilKeyboardRests()
      #expect(abs(bottom.constant - 210) <= 0.5)
    }
  #endif
}
