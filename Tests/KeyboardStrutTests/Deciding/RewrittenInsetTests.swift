import ScreenTesting
import Testing
import UIKit

@testable import KeyboardStrut

/// A scroll view whose delegate assigns the whole `contentInset` each time the content scrolls, and
/// so takes away what an avoider has added. Each of our changes makes it assign the inset again.
@MainActor
@Suite(.attachingStage) struct RewrittenInsetTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    let inset: UIEdgeInsets
    var count = 0

    init(_ inset: UIEdgeInsets) { self.inset = inset }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      count += 1
      scrollView.contentInset = inset
    }
  }

  /// Counts the changes of its inset, including those by its delegate, and the scrolls that code
  /// asks for. UIKit's own clamping is not counted.
  private final class List: UIScrollView {
    var (insetCount, scrollCount) = (0, 0)

    override var contentInset: UIEdgeInsets { didSet { insetCount += 1 } }

    override func setContentOffset(_ offset: CGPoint, animated: Bool) {
      if offset != contentOffset { scrollCount += 1 }
      super.setContentOffset(offset, animated: animated)
    }
  }

  @Test(
    "A delegate keeps resetting contentInset: the avoider sets it at most 3 times a run-loop turn",
    .needs([.virtualTime, .rotation]),
    arguments: [Place.root, .navigation, .tab, .child], [0, 48, 600] as [CGFloat])
  func settles(place: Place, excess: CGFloat) throws {
    for held in Held.all {
      for mode in Mode.allCases {
        for inset in [
          UIEdgeInsets.zero, UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0),
          UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0),
        ] {
          let phone = try held.make()
          let screen = UIViewController()
          let list = List(frame: screen.view.bounds)
          list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          list.contentSize = CGSize(width: 300, height: screen.view.bounds.height + excess)
          list.contentInset = inset
          let delegate = Delegate(inset)
          list.delegate = delegate
          screen.view.addSubview(list)
          place.show(screen, on: phone)
          let field = UITextField(
            frame: CGRect(x: 20, y: screen.view.bounds.height - 240, width: 200, height: 34))
          list.addSubview(field)
          phone.advance(by: 0.1)
          let (rest, offset) = (windowFrame(screen.view), list.contentOffset)

          mode.serve(screen) {
            let counts = countWrites(to: list, besides: delegate) {
              field.becomeFirstResponder()
              phone.untilKeyboardRests()
            }
            let report = Keyboard.avoider(serving: field)?.explanation ?? ""
            let what: Comment = "\(held) \(mode) \(inset.top) \(inset.bottom) \(report)"
            #expect(phone.keyboardFrame.minY - windowFrame(field).maxY >= 8 - 0.5, what)
            #expect(counts.allSatisfy { $0.insets <= 3 && $0.scrolls <= 3 }, what)
            let later = countWrites(to: list, besides: delegate) { phone.untilKeyboardRests() }
            #expect(later.isEmpty, what)
            phone.dismissKeyboard()
            phone.untilKeyboardRests()
            #expect(windowFrame(screen.view) == rest, what)
            #expect(list.contentInset == inset && list.contentOffset == offset, what)
          }
        }
      }
    }
  }

  /// Returns how often the library has changed the inset and the offset in each run-loop turn in
  /// which anything has changed one of them.
  private func countWrites(
    to list: List, besides delegate: Delegate, _ body: () -> Void
  ) -> [(insets: Int, scrolls: Int)] {
    var counts: [(insets: Int, scrolls: Int)] = []
    func restart() { (list.insetCount, list.scrollCount, delegate.count) = (0, 0, 0) }
    restart()
    let check = KeyboardCenter.shared.turns.didFinish
    KeyboardCenter.shared.turns.didFinish = {
      check?()
      if list.insetCount > 0 || list.scrollCount > 0 {
        counts.append((list.insetCount - delegate.count, list.scrollCount))
      }
      restart()
    }
    body()
    KeyboardCenter.shared.turns.didFinish = check
    return counts
  }
}
