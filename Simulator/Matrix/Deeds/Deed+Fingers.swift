import Phone

extension Deed {
  /// Done with a finger on the content or on the keyboard.
  static let fingers: [Deed] = [
    Deed(id: "scroll", title: "Scrolled by a finger, then typed", movesContent: true) { actor in
      actor.stroke("a stroke down", by: 160)
      actor.stroke("a second stroke down", by: 160)
      actor.stroke("a stroke up", by: -140)
      actor.begin("typing")
      actor.type("A")
      actor.wait()
      actor.stop()
    },
    Deed(id: "scroll-far", title: "Scrolled away to the top", movesContent: true) { actor in
      for stroke in ["first", "second", "third"] { actor.stroke("the \(stroke) stroke", by: 220) }
    },
    Deed(
      id: "drag-dismiss", title: "Dismissed by scrolling", movesContent: true,
      prepare: { actor in
        for view in actor.screen.view.tree {
          (view as? UIScrollView)?.keyboardDismissMode = .onDrag
        }
      }
    ) { actor in
      actor.stroke("a stroke down", by: 120)
      // At the end of the content, the offset is possible only because of the inset for the
      // keyboard. If that inset were removed with the keyboard, the content would jump under the
      // finger.
      actor.begin("the second tap")
      actor.open()
      actor.wait()
      guard let list = actor.input?.scrollViews.last else { return }
      actor.begin("going to the end")
      list.contentOffset.y = list.offsets.upperBound
      actor.wait()
      actor.stroke("a stroke down at the end", by: 60, leavesKeyboard: true)
    },
    Deed(
      id: "drag-keyboard", title: "Keyboard dragged by a finger", movesContent: true,
      prepare: { actor in
        for view in actor.screen.view.tree {
          (view as? UIScrollView)?.keyboardDismissMode = .interactive
        }
      }
    ) { actor in
      actor.begin("dragging the keyboard")
      actor.phone.dragKeyboard(by: 0.4, dismissing: false) { actor.sample() }
      actor.wait()
      actor.stop()
      actor.begin("throwing the keyboard out")
      actor.phone.dragKeyboard(by: 0.8, dismissing: true) { actor.sample() }
      actor.wait()
    },
    Deed(
      id: "touch-low", title: "First tapped at its lower end", movesContent: true,
      prepare: { actor in
        actor.firstTouch = { CGPoint(x: $0.minX + $0.width * 0.3, y: $0.maxY - 12) }
      }
    ) { actor in
      actor.begin("typing")
      actor.type("A")
      actor.wait()
      actor.stop()
    },
  ]
}

extension Actor {
  /// Drags a finger over the content above the keyboard, without a throw.
  ///
  /// - Parameter leavesKeyboard: True if only the finger may move the content. If false, the
  ///   content may also move with a keyboard that moves in the same frames.
  func stroke(_ name: String, by way: CGFloat, leavesKeyboard: Bool = false) {
    begin(name)
    let keyboardTop = min(phone.keyboardFrame.minY, window.shownFrame.maxY)
    var area = window.shownFrame
    if let shown = input?.scrollViews.last?.visibleFrame.intersection(area), shown.height > 80 {
      area = shown
    }
    area.size.height = max(min(area.maxY, keyboardTop) - area.minY, 40)
    let half = min(abs(way), area.height * 0.7) / 2
    let start = CGPoint(x: area.midX, y: area.midY - (way > 0 ? half : -half))
    let end = CGPoint(x: area.midX, y: area.midY + (way > 0 ? half : -half))
    // The innermost view that can scroll. Without one, no content has to follow the finger.
    let scrollView = hit(start)?.scrollViews.first { $0.offsets.lowerBound < $0.offsets.upperBound }
    let range = scrollView?.offsets ?? 0...0
    let before = scrollView?.shownOffset ?? 0
    var (stroke, last, finger) = (Record.Stroke(), before, abs(start.y - end.y) / 18 + 2)
    var keyboard = phone.keyboardFrame.minY
    phone.drag(from: start, to: end, duration: 0.3, rest: 0.15) {
      sample()
      let now = scrollView?.shownOffset ?? 0
      let step = (last - now) * (way > 0 ? 1 : -1)
      // If the keyboard moves in this frame, the content may move as far in addition.
      let going = leavesKeyboard ? 0 : abs(phone.keyboardFrame.minY - keyboard)
      if step < -1 - going || step > finger + going { stroke.isSteady = false }
      (last, keyboard) = (now, phone.keyboardFrame.minY)
    }
    finger = 2 * half
    let room = way > 0 ? before - range.lowerBound : range.upperBound - before
    // A finger moves some points before it scrolls.
    if abs(before - last) < min(finger, max(room, 0)) - 16 { stroke.isFollowed = false }
    wait()
    // If the keyboard has hidden, its inset goes as soon as the finger has left the content.
    let rest = scrollView?.offsets ?? range
    if range.contains(last), rest.contains(last), abs((scrollView?.shownOffset ?? 0) - last) > 2 {
      stroke.isKept = false
    }
    // A finger that has little way to go may not scroll at all, and nothing has to follow it.
    if scrollView == nil || finger < 60 { stroke = Record.Stroke() }
    record.parts[record.parts.count - 1].stroke = stroke
  }

  /// Returns the view that takes a touch at a point of the screen.
  private func hit(_ point: CGPoint) -> UIView? {
    window.hitTest(window.convertFromDisplay(point), with: nil)
  }
}

extension UIScrollView {
  /// The offset at which its content is drawn at this moment.
  fileprivate var shownOffset: CGFloat { (layer.presentation() ?? layer).bounds.minY }

  /// The offsets at which content rests, from top to bottom.
  fileprivate var offsets: ClosedRange<CGFloat> {
    let top = -adjustedContentInset.top
    return top...max(contentSize.height + adjustedContentInset.bottom - bounds.height, top)
  }
}
