import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Apps that end editing, or focus another field, before the keyboard and the screen have come to
/// rest.
@MainActor
@Suite(.attachingStage) struct EndedEditingTests {
  /// The callback in which the app ends editing or focuses another field. `nextTurn` is the
  /// run-loop turn after editing began.
  enum Moment: CaseIterable {
    case scroll, insetChange, listLayout, screenLayout, safeAreaChange, willShow, didShow
    case didBegin, nextTurn
  }

  private final class Table: UITableView {
    var didLayOut: () -> Void = {}
    override func layoutSubviews() {
      super.layoutSubviews()
      didLayOut()
    }
  }

  private final class ScrollView: UIScrollView {
    var didLayOut: () -> Void = {}
    override func layoutSubviews() {
      super.layoutSubviews()
      didLayOut()
    }
  }

  /// A screen with text fields in a scroll view, in a table, or directly in the screen's view.
  private final class Screen: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UITextFieldDelegate
  {
    let list: UIScrollView?
    let fields = (0..<24).map { _ in UITextField(frame: .zero) }
    var moment: Moment?
    /// Called once, in the callback that `moment` names.
    var act: () -> Void = {}
    private var tokens: [any NSObjectProtocol] = []

    init(_ content: Content) {
      switch content {
      case .scrollView: list = ScrollView(frame: .zero)
      case .table: list = Table(frame: .zero, style: .plain)
      case .lifted: list = nil
      }
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      fields.forEach { $0.delegate = self }
      if let list {
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.delegate = self
        view.addSubview(list)
      }
      if let table = list as? Table {
        (table.rowHeight, table.estimatedRowHeight) = (60, 0)
        table.dataSource = self
        table.didLayOut = { [unowned self] in reach(.listLayout) }
      } else {
        for (index, field) in fields.enumerated() {
          field.frame = CGRect(x: 20, y: 13 + CGFloat(index) * 60, width: 200, height: 34)
          (list ?? view).addSubview(field)
        }
        (list as? ScrollView)?.didLayOut = { [unowned self] in reach(.listLayout) }
        list?.contentSize = CGSize(width: 300, height: 1460)
      }
      for (name, moment) in [
        (UIResponder.keyboardWillShowNotification, Moment.willShow),
        (UIResponder.keyboardDidShowNotification, .didShow),
      ] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] _ in MainActor.assumeIsolated { self?.reach(moment) }
          })
      }
    }

    func end() { tokens.forEach(NotificationCenter.default.removeObserver) }

    private func reach(_ moment: Moment) {
      guard moment == self.moment else { return }
      self.moment = nil
      act()
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      reach(.didBegin)
      guard moment == .nextTurn else { return }
      moment = nil
      inNextTurn { [self] in act() }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if view.frame.minY < 0 { reach(.screenLayout) }
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      reach(.safeAreaChange)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { reach(.scroll) }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { reach(.insetChange) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 24 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      fields[indexPath.row].frame = CGRect(x: 20, y: 13, width: 200, height: 34)
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }
  }

  /// The view that contains the text fields. `lifted` is a screen without a scroll view.
  enum Content: CaseIterable {
    case scrollView, table, lifted
  }

  /// The app's action in the callback.
  enum Act: CaseIterable {
    case end, handOn, endAndBeginAgain
  }

  @Test(
    "The app ends or moves focus in a UIKit callback: after editing, frame and insets are restored",
    .needs([.virtualTime, .rotation]),
    arguments: Moment.allCases, Content.allCases)
  func ends(moment: Moment, content: Content) throws {
    for (held, place, mode) in Held.stages where place != .drawer && place != .sheet {
      for act in Act.allCases {
        let phone = try held.make()
        let screen = Screen(content)
        place.show(screen, on: phone)
        let bottom = windowFrame(screen.view).maxY - screen.view.safeAreaInsets.bottom - 4
        let visible = screen.fields.filter { $0.window != nil && windowFrame($0).maxY < bottom }
        let field = try #require(visible.last)
        let other = visible[visible.count - 2]
        let (rest, offset) = (screen.view.frame, screen.list?.contentOffset)
        mode.serve(screen) {
          let what: Comment = "\(held) \(place) \(mode) \(act)"
          screen.act = {
            switch act {
            case .end: screen.view.endEditing(true)
            case .handOn: other.becomeFirstResponder()
            case .endAndBeginAgain:
              field.resignFirstResponder()
              field.becomeFirstResponder()
            }
          }
          screen.moment = moment
          field.becomeFirstResponder()
          phone.advance(by: 2)
          if let edited = phone.firstResponder as? UITextField {
            #expect(phone.keyboardFrame.minY >= windowFrame(edited).maxY - 0.5, what)
            edited.resignFirstResponder()
            phone.advance(by: 1.5)
          }
          #expect(screen.view.frame == rest, what)
          #expect(screen.list?.contentInset ?? .zero == .zero, what)
          if let list = screen.list, let offset {
            // If the app only ends editing, UIKit may have scrolled to the field before. UIKit does
            // not scroll back.
            let uikits = list.contentOffset.y > offset.y && list.contentOffset.y < offset.y + 100
            #expect(list.contentOffset == offset || act == .end && uikits, what)
          }
        }
        screen.end()
      }
    }
  }
}
