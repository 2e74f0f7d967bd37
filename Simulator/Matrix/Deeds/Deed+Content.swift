import AppScreens
import Phone

extension Deed {
  /// The app changes what it shows.
  static let content: [Deed] = [
    Deed(id: "notice", title: "Content grows above the input", movesContent: true) { actor in
      actor.begin("a notice")
      (actor.screen as? any NoticeShowing)?.showNotice(true)
      actor.wait()
      actor.stop()
    },
    Deed(id: "text-size", title: "Text size changed", movesContent: true) { actor in
      actor.begin("larger text")
      actor.phone.changeEnvironment { $0.preferredContentSizeCategory = .accessibilityLarge }
      actor.wait()
      actor.stop()
      actor.begin("smaller text")
      actor.phone.changeEnvironment { $0.preferredContentSizeCategory = .large }
      actor.wait()
      actor.stop()
    },
    Deed(id: "constants", title: "Constants changed") { actor in
      actor.begin("a new constant")
      let view: UIView = actor.screen.view
      for part in [view] + view.subviews {
        // Set outright, as apps do: what it was at first, and twelve less.
        for constraint in part.constraints {
          guard let first = actor.constants[ObjectIdentifier(constraint)] else { continue }
          constraint.constant = first - 12
        }
      }
      actor.wait()
      actor.stop()
    },
    Deed(
      id: "frame", title: "Frame set outright", movesContent: true,
      play: { actor in
        actor.begin("a new frame")
        let view: UIView = actor.screen.view
        view.frame = CGRect(
          x: actor.restFrame.minX, y: actor.restFrame.minY, width: actor.restFrame.width,
          height: (actor.restFrame.height * 0.6).rounded())
        actor.wait()
        actor.stop()
      },
      finish: { actor in
        // Constraints and parents that hold the view write its frame in the next layout. We lay out
        // here, so that they do so with the library and without it.
        var view: UIView? = actor.screen.view
        while let superview = view?.superview {
          superview.setNeedsLayout()
          view = superview
        }
        actor.phone.settle()
      }),
  ]
}
