#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Draws an avoider's latest decision, in window coordinates. Draws the keyboard, the safe area,
  /// the superviews that can move or scroll the input, and the rects that should be visible.
  @MainActor
  struct ExplanationDrawing {
    let before: AvoidanceScene
    let after: AvoidanceScene
    let safeArea: CGRect

    /// Makes a drawing of the latest decision of an avoider. Nil if the avoider has been
    /// deallocated or has not made a decision yet.
    init?(of avoider: KeyboardAvoider?, safeArea: CGRect) {
      guard let scene = avoider?.lastScene, let plan = avoider?.lastPlan else { return nil }
      (before, after, self.safeArea) = (scene, scene.applying(plan), safeArea)
    }

    /// The union of all rects that should be visible. The null rect if there is none.
    private var seen: CGRect { after.targets.reduce(CGRect.null) { $0.union($1.rect) } }

    /// The space between the keyboard's top and the lowest rect that should be visible. Nil if this
    /// space is less than 1 or more than 60 points high, or if there is no keyboard.
    var gap: CGRect? {
      guard let keyboard = after.keyboard, !seen.isNull,
        case let height = keyboard.minY - seen.maxY,
        height >= 1, height <= 60
      else { return nil }
      return CGRect(x: seen.minX, y: seen.maxY, width: seen.width, height: height)
    }

    /// Returns the y of the upper edge of the text report. The report is either at the top of
    /// `area` or just above the keyboard. We choose the position at which the report covers less of
    /// the rects that should be visible.
    func placeForReport(_ height: CGFloat, in area: CGRect) -> CGFloat {
      let end = min(after.keyboard?.minY ?? .infinity, area.maxY)
      let places = [area.minY, end - 8 - height]
      func covered(_ y: CGFloat) -> CGFloat {
        seen.isNull ? 0 : max(0, min(y + height, seen.maxY) - max(y, seen.minY))
      }
      return covered(places[0]) <= covered(places[1]) ? places[0] : places[1]
    }

    func draw() {
      outline(safeArea, .systemGreen, width: 1, dash: [2, 4])
      if let keyboard = after.keyboard {
        fill(keyboard, .systemRed.withAlphaComponent(0.15))
        let edge = CGRect(x: keyboard.minX, y: keyboard.minY - 1, width: keyboard.width, height: 2)
        fill(edge, .systemRed)
      }
      for container in after.containers {
        outline(
          container.frame.intersection(safeArea).insetBy(dx: 2, dy: 2), .systemOrange, width: 2)
      }
      for (old, new) in zip(before.targets, after.targets) where new.rect.width > 0 {
        if old.rect != new.rect { outline(old.rect, .systemGray, width: 1, dash: [4, 3]) }
        // A caret is only a few points wide, so its outline is thinner.
        let isThin = new.rect.width < 6
        outline(
          new.rect.insetBy(dx: isThin ? -1 : -2, dy: isThin ? 0 : -2), .systemBlue,
          width: isThin ? 1 : 2)
      }
      if let gap {
        fill(gap.insetBy(dx: gap.width / 2 - 1, dy: 0), .systemPurple)
      }
    }

    private func fill(_ rect: CGRect, _ color: UIColor) {
      color.setFill()
      UIBezierPath(rect: rect).fill()
    }

    private func outline(
      _ rect: CGRect, _ color: UIColor, width: CGFloat, dash: [CGFloat] = []
    ) {
      guard !rect.isNull, !rect.isInfinite else { return }
      let path = UIBezierPath(rect: rect)
      path.lineWidth = width
      dash.withUnsafeBufferPointer { pattern in
        path.setLineDash(pattern.baseAddress, count: pattern.count, phase: 0)
      }
      color.setStroke()
      path.stroke()
    }
  }
#endif
