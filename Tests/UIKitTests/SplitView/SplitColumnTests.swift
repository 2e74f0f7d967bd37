import KeyboardSimulation
import Phone
import Testing

/// The columns of an expanded split view. Apple documents the modes; of widths only those that a
/// test names its source for are known, so the others are relations.
@MainActor
@Suite struct SplitColumnTests {
  typealias Mode = UISplitViewController.DisplayMode

  struct Row {
    let style: UISplitViewController.Style
    let mode: Mode
    let behavior: UISplitViewController.SplitBehavior
    /// How many sidebars show.
    let sidebars: Int
  }

  static let rows: [Row] = [
    Row(style: .unspecified, mode: .secondaryOnly, behavior: .automatic, sidebars: 0),
    Row(style: .unspecified, mode: .oneBesideSecondary, behavior: .tile, sidebars: 1),
    Row(style: .doubleColumn, mode: .oneBesideSecondary, behavior: .tile, sidebars: 1),
    Row(style: .doubleColumn, mode: .oneOverSecondary, behavior: .overlay, sidebars: 1),
    Row(style: .tripleColumn, mode: .secondaryOnly, behavior: .tile, sidebars: 0),
    Row(style: .tripleColumn, mode: .oneBesideSecondary, behavior: .tile, sidebars: 1),
    Row(style: .tripleColumn, mode: .twoBesideSecondary, behavior: .tile, sidebars: 2),
    Row(style: .tripleColumn, mode: .twoOverSecondary, behavior: .overlay, sidebars: 2),
    Row(style: .tripleColumn, mode: .twoDisplaceSecondary, behavior: .displace, sidebars: 2),
  ]

  @Test("Columns and lines fill the width, sidebars cover the secondary column, or push it aside")
  func places() throws {
    for row in Self.rows {
      for edge in [UISplitViewController.PrimaryEdge.leading, .trailing] {
        let stage = try SplitStage(style: row.style) {
          $0.split.primaryEdge = edge
          $0.split.preferredSplitBehavior = row.behavior
          $0.split.preferredDisplayMode = row.mode
        }
        let name = "\(row) \(edge)"
        #expect(stage.split.displayMode == row.mode, "\(name)")
        let detail = stage.column(stage.detail)
        var sidebars = [stage.list]
        if row.style == .tripleColumn { sidebars = [stage.middle, stage.list] }
        let shown = sidebars.prefix(row.sidebars).map(stage.column)
        for hidden in sidebars.dropFirst(row.sidebars) {
          #expect(hidden.viewIfLoaded?.window == nil, "\(name)")
        }
        let taken = shown.reduce(0) { $0 + $1.width }
        let lines = CGFloat(row.sidebars)
        switch row.mode {
        case .oneOverSecondary, .twoOverSecondary, .secondaryOnly:
          #expect(detail == stage.split.view.bounds, "\(name)")
        case .twoDisplaceSecondary:
          #expect(edge == .leading ? detail.maxX > stage.width : detail.minX < 0, "\(name)")
        default: #expect(taken + lines + detail.width == stage.width, "\(name)")
        }
        // The outermost sidebar begins at the edge.
        if let outer = shown.last {
          let distance = edge == .leading ? outer.minX : stage.width - outer.maxX
          #expect(distance == 0, "\(name)")
        }
        for frame in shown + [detail] { #expect(frame.height == stage.split.view.bounds.height) }
      }
    }
  }

  @Test("Left to itself it shows both in landscape, and the secondary one in portrait")
  func automatic() throws {
    for style in [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn] {
      let stage = try SplitStage(SplitStage.pad, .portrait, style: style)
      #expect(stage.split.displayMode == .secondaryOnly)
      #expect(stage.split.splitBehavior == .overlay)
      #expect(stage.column(stage.detail).width == stage.width)
      stage.phone.rotate(to: .landscape)
      stage.phone.advance(by: 1)
      #expect(stage.split.displayMode == .oneBesideSecondary)
      #expect(stage.split.splitBehavior == .tile)
      #expect(stage.column(stage.detail).width < stage.width)
      let columns = [stage.list, stage.detail].map(stage.column)
      stage.phone.rotate(to: .portrait)
      stage.phone.advance(by: 1)
      #expect(stage.split.displayMode == .secondaryOnly)
      #expect(stage.column(stage.detail) == stage.split.view.bounds)
      stage.phone.rotate(to: .landscape)
      stage.phone.advance(by: 1)
      #expect([stage.list, stage.detail].map(stage.column) == columns, "\(style)")
    }
  }

  // useyourloaf, "How do you change the width of the master view in a Split View Controller?": no
  // minimum, 320 at most. Apple's pages: points go before the fraction, the bounds before both.
  @Test("A sidebar's width is what is preferred, within its bounds")
  func widths() throws {
    let automatic = UISplitViewController.automaticDimension
    let cases: [(points: CGFloat, fraction: CGFloat, least: CGFloat, most: CGFloat, is: CGFloat)] =
      [
        (automatic, automatic, automatic, automatic, 320),
        (automatic, 0.25, automatic, automatic, 298.5),
        (automatic, 0.4, automatic, automatic, 320),
        (automatic, 0.4, automatic, 600, 477.6),
        (240, 0.4, automatic, 600, 240),
        (240, automatic, 280, automatic, 280),
        (automatic, automatic, automatic, 250, 250),
      ]
    for row in cases {
      let stage = try SplitStage(style: .unspecified)
      stage.split.preferredPrimaryColumnWidth = row.points
      stage.split.preferredPrimaryColumnWidthFraction = row.fraction
      stage.split.minimumPrimaryColumnWidth = row.least
      stage.split.maximumPrimaryColumnWidth = row.most
      stage.phone.settle()
      #expect(abs(stage.split.primaryColumnWidth - row.is) < 0.01, "\(row)")
      #expect(abs(stage.column(stage.list).width - row.is) < 0.5, "\(row)")
      let sum = stage.column(stage.list).width + 1 + stage.column(stage.detail).width
      #expect(abs(sum - stage.width) < 0.5, "\(row)")
    }
  }

  // richardtop/CalendarKit#320: 420 wide with 320 to be seen, 100 in the safe area; a report for
  // iOS 16 says that it is so in the newer styles only.
  @Test("A primary column of the newer styles reaches 100 points beyond its edge")
  func overhang() throws {
    for (style, extra): (UISplitViewController.Style, CGFloat) in [
      (.unspecified, 0), (.doubleColumn, 100),
    ] {
      let stage = try SplitStage(style: style)
      let list: UIView = stage.list.view
      #expect(list.bounds.width == 320 + extra)
      #expect(list.safeAreaInsets.left == extra)
      #expect(list.convert(list.bounds, to: nil).minX == -extra)
      #expect(list.safeAreaInsets.right == 0)
    }
  }

  @Test("A column has the safe area of the edges that it lies at")
  func safeAreas() throws {
    let stage = try SplitStage("iPhone 15 Pro Max", .landscape, style: .unspecified)
    let whole = stage.split.view.safeAreaInsets
    #expect(whole.left > 0 && whole.right > 0)
    let (list, detail) = (stage.list.view.safeAreaInsets, stage.detail.view.safeAreaInsets)
    #expect(list == UIEdgeInsets(top: whole.top, left: whole.left, bottom: whole.bottom, right: 0))
    #expect(
      detail == UIEdgeInsets(top: whole.top, left: 0, bottom: whole.bottom, right: whole.right))
  }

  // codewithsundeep.com, solution 34986078: the master is compact in width, the detail regular.
  @Test("Sidebars are compact in width, the secondary column is regular")
  func sizeClasses() throws {
    let stage = try SplitStage(style: .tripleColumn) {
      $0.split.preferredDisplayMode = .twoBesideSecondary
    }
    #expect(stage.list.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.middle.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.detail.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.list.traitCollection.verticalSizeClass == .regular)
  }

  @Test("A sidebar slides in and out, appears and disappears; a tap beside it sends it away")
  func overlay() throws {
    let stage = try SplitStage(SplitStage.pad, .portrait)
    #expect(stage.list.lines == [])
    stage.split.show(.primary)
    #expect(stage.list.lines == ["will appear"])
    #expect(stage.split.transitionCoordinator != nil)
    stage.phone.advance(by: 1)
    #expect(stage.list.lines == ["will appear", "did appear"])
    #expect(stage.split.displayMode == .oneOverSecondary && stage.split.isShowing(.primary))
    #expect(stage.column(stage.detail) == stage.split.view.bounds)
    stage.phone.tap(at: CGPoint(x: 700, y: 600))
    stage.phone.advance(by: 1)
    #expect(stage.list.lines.suffix(2) == ["will disappear", "did disappear"])
    #expect(stage.split.displayMode == .secondaryOnly && !stage.split.isShowing(.primary))
    #expect(stage.detail.lines == ["will appear", "did appear"])
    // The button that an app has put into the bar.
    stage.detail.navigationItem.leftBarButtonItem = stage.split.displayModeButtonItem
    stage.phone.settle()
    let bar = try #require(stage.detail.navigationController?.navigationBar)
    stage.phone.tap(try #require(bar.subviews.compactMap { $0 as? UIButton }.first))
    stage.phone.advance(by: 1)
    #expect(stage.split.displayMode == .oneOverSecondary)
  }

  @Test("Hiding a sidebar gives the secondary column its room; showing it takes the room")
  func tiles() throws {
    let stage = try SplitStage()
    let narrow = stage.column(stage.detail).width
    stage.split.hide(.primary)
    stage.phone.advance(by: 1)
    #expect(stage.column(stage.detail).width == stage.width)
    #expect(stage.list.view.window == nil)
    stage.split.show(.primary)
    stage.phone.advance(by: 1)
    #expect(stage.column(stage.detail).width == narrow)
  }

  @Test("Each column has a keyboard layout guide that ends at the keyboard")
  func guides() throws {
    let stage = try SplitStage(style: .unspecified)
    for controller in [stage.list, stage.detail] {
      let guide = controller.view.keyboardLayoutGuide
      #expect(controller.field.becomeFirstResponder())
      stage.phone.advance(by: 1)
      let top = controller.view.convert(guide.layoutFrame, to: nil).minY
      #expect(top == stage.phone.keyboardFrame.minY)
      #expect(guide.layoutFrame.width == controller.view.bounds.width)
      #expect(stage.column(controller).height == stage.split.view.bounds.height)
    }
  }

  // openradar-mirror#10914.
  @Test("A new width resizes the columns without telling of a transition")
  func resizing() throws {
    final class Listening: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) { sizes.append(size) }
    }
    let stage = try SplitStage(style: .unspecified)
    let detail = Listening()
    stage.split.showDetailViewController(detail, sender: nil)
    stage.split.preferredPrimaryColumnWidthFraction = 0.2
    stage.phone.settle()
    #expect(detail.sizes.isEmpty)
    #expect(abs(stage.column(detail).minX - stage.width * 0.2 - 1) < 0.01)
    stage.phone.rotate(to: .portrait)
    stage.phone.advance(by: 1)
    #expect(detail.sizes == [stage.column(detail).size])
  }
}
