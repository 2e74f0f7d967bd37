import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Apps that set a list's content offset, insets or frame while an avoider moves the list.
@Suite struct TakenBackTests {
  @MainActor
  @Suite(.attachingStage) struct Slow {
    private static let gap: CGFloat = 8

    /// The code of the app that sets a property of the list, and the property.
    enum Writer: CaseIterable {
      case subclassPinsOffset, delegatePinsOffset, delegateLimitsOffset, delegateSnapsOffset,
        nextTurnPinsOffset
      case layoutSetsInsets, delegateSetsInsets, layoutSetsInsetsAndOffset, layoutSetsFrame
      case scrollingIsDisabled
    }

    /// The list with the text fields: a scroll view with text fields at fixed frames, a table, a
    /// collection view, or a scroll view with a stack view.
    enum ListKind: CaseIterable {
      case fields, table, collection, stack
    }

    /// A scroll view that ignores each new content offset while `isPinned` is true, and stays at
    /// the top of its content. The table and the collection view below do the same.
    private final class ScrollView: UIScrollView {
      var isPinned = false
      override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = isPinned ? start : newValue }
      }
      override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(isPinned ? start : contentOffset, animated: animated)
      }
    }

    private final class Table: UITableView {
      var isPinned = false
      override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = isPinned ? start : newValue }
      }
      override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(isPinned ? start : contentOffset, animated: animated)
      }
    }

    private final class Collection: UICollectionView {
      var isPinned = false
      override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = isPinned ? start : newValue }
      }
      override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(isPinned ? start : contentOffset, animated: animated)
      }
    }

    /// A screen with text fields in a list. The screen sets properties of the list as `writer`
    /// says.
    private final class Screen: UIViewController, UITableViewDataSource, UITableViewDelegate,
      UICollectionViewDataSource
    {
      let writer: Writer
      let list: UIScrollView
      var fields: [UITextField] = []
      private(set) var writeCount = 0
      var isWriting = false
      private var rest: CGFloat { -list.adjustedContentInset.top }

      init(_ writer: Writer, _ kind: ListKind) {
        self.writer = writer
        switch kind {
        case .table: list = Table(frame: .zero, style: .plain)
        case .collection:
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 300, height: 60)
          layout.minimumLineSpacing = 0
          list = Collection(frame: .zero, collectionViewLayout: layout)
        case .fields, .stack: list = ScrollView(frame: .zero)
        }
        super.init(nibName: nil, bundle: nil)
        fields = (0..<16).map { _ in UITextField(frame: .zero) }
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        list.delegate = self
        if let table = list as? UITableView {
          table.rowHeight = 60
          table.estimatedRowHeight = 0
          table.dataSource = self
        }
        if let collection = list as? UICollectionView {
          collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
          collection.dataSource = self
        }
      }

      func pin() {
        (list as? ScrollView)?.isPinned = true
        (list as? Table)?.isPinned = true
        (list as? Collection)?.isPinned = true
      }

      func fill(_ kind: ListKind) {
        switch kind {
        case .table, .collection: break
        case .fields:
          list.contentSize = CGSize(width: 300, height: 960)
          list.addFields(fields)
        case .stack: list.addStack(of: fields, width: 300)
        }
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 16 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        fields[indexPath.row].frame = CGRect(x: 20, y: 13, width: 200, height: 34)
        cell.contentView.addSubview(fields[indexPath.row])
        return cell
      }

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 16 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        for old in cell.contentView.subviews { old.removeFromSuperview() }
        fields[indexPath.item].frame = CGRect(x: 20, y: 13, width: 200, height: 34)
        cell.contentView.addSubview(fields[indexPath.item])
        return cell
      }

      private func set(_ y: CGFloat) {
        guard abs(list.contentOffset.y - y) > 0.5 else { return }
        writeCount += 1
        list.contentOffset.y = y
      }

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard isWriting else { return }
        switch writer {
        case .delegatePinsOffset: set(rest)
        case .delegateLimitsOffset: set(min(scrollView.contentOffset.y, rest + 60))
        case .delegateSnapsOffset:
          set(rest + ((scrollView.contentOffset.y - rest) / 150).rounded(.down) * 150)
        case .nextTurnPinsOffset:
          guard scrollView.contentOffset.y != rest else { return }
          inNextTurn { [self] in set(rest) }
        case .delegateSetsInsets:
          let inset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
          if list.contentInset != inset { list.contentInset = inset }
        default: break
        }
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard isWriting else { return }
        switch writer {
        case .layoutSetsInsets:
          list.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        case .layoutSetsInsetsAndOffset:
          list.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
          list.contentOffset.y = rest
        case .layoutSetsFrame: list.frame = view.bounds
        default: break
        }
      }
    }

    /// Focuses the lowest visible field, types a letter, lays the screen out and ends editing.
    ///
    /// - Parameter mode: How the app turns keyboard avoidance on. Nil for an app without the
    ///   library.
    /// - Returns: The list's vertical content offset before and after editing, and the list's
    ///   insets after editing.
    private func edit(
      _ writer: Writer, _ kind: ListKind, _ held: Held, _ place: Place, _ mode: Mode?
    ) throws -> (start: CGFloat, end: CGFloat, insets: UIEdgeInsets) {
      let phone = try held.make()
      let screen = Screen(writer, kind)
      screen.loadViewIfNeeded()
      screen.fill(kind)
      place.show(screen, on: phone)
      screen.isWriting = true
      if writer == .subclassPinsOffset { screen.pin() }
      if writer == .scrollingIsDisabled { screen.list.isScrollEnabled = false }
      screen.view.setNeedsLayout()
      screen.scrollViewDidScroll(screen.list)
      phone.advance(by: 0.2)
      let bottom = min(windowFrame(screen.view).maxY, phone.window.bounds.maxY) - 10
      let field = try #require(
        screen.fields.filter { $0.window != nil && windowFrame($0).maxY < bottom }
          .max { windowFrame($0).maxY < windowFrame($1).maxY })
      let (rest, start) = (windowFrame(screen.view), screen.list.contentOffset.y)
      func steps() {
        field.becomeFirstResponder()
        phone.untilKeyboardRests()
        expectShown("focused")
        phone.type("a")
        screen.view.setNeedsLayout()
        phone.advance(by: 0.5)
        expectShown("typed")
        phone.dismissKeyboard()
        phone.untilKeyboardRests()
      }
      func expectShown(_ step: String) {
        guard let mode else { return }
        let report = Keyboard.avoider(serving: field)?.explanation ?? ""
        let what: Comment = "\(held) \(place) \(mode) \(step) \(report)"
        #expect(windowFrame(field).maxY <= phone.keyboardFrame.minY + 0.5, what)
        #expect(windowFrame(field).minY >= screen.view.safeAreaInsets.top - 1, what)
        #expect(screen.writeCount <= 5, what)
      }
      if let mode { mode.serve(screen, steps) } else { steps() }
      if mode != nil { #expect(windowFrame(screen.view) == rest, "\(held) \(place)") }
      return (start, screen.list.contentOffset.y, screen.list.contentInset)
    }

    @Test(
      "The app resets a list's offset or insets while editing: the focused field ends visible",
      .needs([.virtualTime, .rotation]),
      arguments: Writer.allCases, ListKind.allCases)
    func writers(writer: Writer, kind: ListKind) throws {
      for (held, place, _) in Held.stages {
        let without = try edit(writer, kind, held, place, nil)
        for mode in Mode.allCases {
          let end = try edit(writer, kind, held, place, mode)
          #expect(end.insets == without.insets, "\(held) \(place) \(mode)")
          // Without the library, UIKit also scrolls to a focused field and does not scroll back. So
          // two offsets are right after editing: the one from before, and the one that UIKit alone
          // leaves.
          #expect([without.start, without.end].contains(end.end), "\(held) \(place) \(mode)")
        }
      }
    }
  }
}

extension UIScrollView {
  /// The content offset at the top of the content.
  fileprivate var start: CGPoint { CGPoint(x: 0, y: -adjustedContentInset.top) }
}
