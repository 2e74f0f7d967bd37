import AppScreens
import Foundation
import Phone
import Testing

@testable import Matrix

/// What counts as a fault.
@MainActor
@Suite struct JudgementTests {
  static nonisolated let same = [
    "sign-up/navigation/full/15/standard/scroll/always/explicit",
    "settings/sheet-medium/full/se/emoji/rebuilt/on-change/explicit",
    "cards/tab-navigation/full/pad-11/split/pushed/always/explicit",
    "note/popover/slide-over/pad-13/standard/touch-low/on-change/explicit",
    "pager/child-card/full/15-max/autofill/background/on-change/explicit",
    "profile/full-screen/full/15-sideways/hardware/turned/always/explicit",
  ]

  @Test("The same deeds without the library never differ from themselves", arguments: same)
  func controlsAgree(id: String) throws {
    let (run, one, other) = try play(id, usesLibrary: false)
    #expect(one.parts == other.parts)
    #expect(one.end.difference(from: other.end, ignoringOffsets: false) == nil)
    #expect(one.end.entries.count > 20)
    #expect(
      Judgement.faults(of: one, control: other, run: run).filter { !$0.contains("hidden") } == [])
  }

  /// Plays a run, and once more without the library.
  private func play(
    _ id: String, usesLibrary: Bool
  ) throws -> (run: Combination, record: Record, control: Record) {
    let run = try #require(Combination(named: id))
    return (
      run, Actor.play(run, usesLibrary: usesLibrary), Actor.play(run, usesLibrary: false)
    )
  }

  /// A list lays out its new cells without animation; a parent writes a frame anew; layout meets
  /// the same contradiction again; a large title goes by the offset; content falls to a lower end;
  /// a sheet comes back under a finger's keyboard; the focus is handed on inside a show; a card
  /// cuts off what a constraint would move out of it; a container sets the frame of a lifted view
  /// before the content is laid out; content that scrolls for the keyboard alone is dragged; UIKit
  /// scrolls on from where the library has scrolled to.
  static nonisolated let mended = [
    "checkout/sheet-custom/full/15/standard/cut-short/on-change/explicit",
    "checkout/sheet-custom/full/15/standard/covered/on-change/explicit",
    "detail/full-screen/full/15/standard/frame/always/automatic",
    "sign-up/sheet-medium/full/15/standard/frame/always/explicit",
    "checkout/large-title/full/15/standard/type/always/automatic",
    "settings/child-frame/full/15/standard/frame/on-change/explicit",
    "checkout/sheet-custom/full/15/standard/drag-keyboard/on-change/explicit",
    "profile/child-card/full/15/standard/will-show-moves/on-change/automatic",
    "ticket/child-card/full/15/standard/turned/always/explicit",
    "profile/large-title/full/15/standard/form-pushed/always/automatic",
    "cards/tab/full/15/standard/frame/on-change/explicit",
    "sign-up/tab-navigation/slide-over/pad-11-sideways/third-party/text-size/always/lifting",
    "cards/large-title/full/15/standard/drag-dismiss/on-change/explicit",
    "profile/large-title/full/15/standard/drag-dismiss/always/automatic",
    "checkout/sheet-medium/full/15/standard/bar/always/explicit",
  ]

  @Test("Runs that once failed have no fault", arguments: mended)
  func mendedRuns(id: String) throws {
    let (run, record, control) = try play(id, usesLibrary: true)
    #expect(Judgement.faults(of: record, control: control, run: run) == [])
  }

  @Test("Faults: blank bands, sideways steps, exceptions that the control lacks")
  func frames() {
    let run = MatrixPlan.short[0]
    func faults(_ change: (inout Record) -> Void, control: (inout Record) -> Void = { _ in })
      -> [String]
    {
      var (record, still) = (Self.record([700, 700, 700]), Self.record([700, 700, 700]))
      change(&record)
      control(&still)
      return Judgement.faults(of: record, control: still, run: run)
    }
    func band(
      _ seen: [ClosedRange<CGFloat>], drawn: [ClosedRange<CGFloat>]
    ) -> (inout Record) -> Void {
      { $0.parts[0].samples[1].blanks = [0: BlankStrips(seen: seen, drawn: drawn)] }
    }
    let strip = band([100...160], drawn: [100...160])
    #expect(faults(strip) == ["a blank band in a list during tap"])
    #expect(faults(strip, control: strip) == [])
    // The keyboard hides the same strip of the control, a part of it, or another one.
    #expect(faults(strip, control: band([], drawn: [80...300])) == [])
    for other: ClosedRange<CGFloat> in [80...140, 120...140, 200...260] {
      let fault = faults(strip, control: band([], drawn: [other]))
      #expect(fault == ["a blank band in a list during tap"], "\(other)")
    }
    let step: (inout Record) -> Void = { record in
      for (index, left) in [20, 20, -120].enumerated() {
        record.parts[0].samples[index].inputLeft = CGFloat(left)
      }
    }
    #expect(faults(step) == ["jumps sideways during tap"])
    #expect(faults(step, control: step) == [])
    let early: (inout Record) -> Void = { record in
      record.parts[0].samples += [.init(keyboardTop: 852), .init(keyboardTop: 852)]
      for index in 1..<5 { record.parts[0].samples[index].hasScreen = false }
    }
    let still: (inout Record) -> Void = { record in
      record.parts[0].samples += [.init(keyboardTop: 852), .init(keyboardTop: 852)]
    }
    #expect(faults(early, control: still) == ["cuts a transition short during tap"])
    #expect(faults(early, control: early) == [])
    let exception: (inout Record) -> Void = {
      $0.exceptions = SystemException.raised { SystemException.raise("Invalid update") }
    }
    #expect(faults(exception) == ["ends the app"])
    #expect(faults(exception, control: exception) == [])
  }

  @Test("An animated scroll leaves a list blank where rows were")
  func blankBand() throws {
    let phone = try Phone("iPhone 15")
    let screen = SettingsViewController()
    phone.show(screen)
    let list = try #require(screen.tableView)
    list.frame.size.height = 400
    phone.settle()
    let still = list.blankStrips(above: 852)
    for offset: CGFloat in [100, 0] {
      UIView.animate(withDuration: 0.5) { list.contentOffset.y = offset }
      phone.advance(by: 0.05)
      #expect(list.blankStrips(above: 852).height > still.height + 30)
      #expect(list.blankStrips(above: 852).height(beyond: still) > 30)
      phone.advance(by: 1)
      #expect(list.blankStrips(above: 852).height <= still.height)
    }
  }

  @Test("A list that the app shrinks is blank in the control, too, where the keyboard hides it")
  func shrunkList() throws {
    let phone = try Phone("iPhone 15")
    let screen = SettingsViewController()
    phone.show(screen)
    let list = try #require(screen.tableView)
    let still = list.blankStrips(above: 852)
    UIView.animate(withDuration: 0.5) { list.frame.size.height = 300 }
    phone.advance(by: 0.05)
    let control = list.blankStrips(above: 300)
    #expect(control.height <= still.height)
    let lifted = list.blankStrips(above: 852)
    #expect(lifted.height > 200)
    #expect(lifted.height(beyond: control) <= 8)
  }

  @Test("Of what an app has changed, only a large title may be as at the start")
  func largeTitle() throws {
    let phone = try Phone("iPhone 15")
    let controller = PlainController()
    let list = UIScrollView(frame: controller.view.bounds)
    list.contentSize = CGSize(width: 393, height: 2000)
    controller.view.addSubview(list)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.addSubview(box)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    phone.show(navigation)
    let start = TreeState(of: phone)
    list.contentOffset.y = 300
    phone.settle()
    let control = TreeState(of: phone)
    #expect(start.difference(from: control, ignoringOffsets: true) == "safe area of UIView")
    #expect(start.difference(from: control, ignoringOffsets: false, orAsIn: start) == nil)
    box.frame.size.height = 90
    let changed = TreeState(of: phone)
    let what = start.difference(from: changed, ignoringOffsets: false, orAsIn: start)
    #expect(what == "frame of UIView")
  }

  private static func record(_ places: [CGFloat], keyboard: [CGFloat]? = nil) -> Record {
    var record = Record()
    record.parts = [.init(name: "tap")]
    record.parts[0].samples = places.enumerated().map {
      .init(keyboardTop: keyboard?[$0.offset] ?? 852, inputTop: $0.element)
    }
    return record
  }

  static nonisolated let motions: [(places: [CGFloat], keyboard: [CGFloat]?, fault: String?)] = [
    ([700, 696, 692, 688, 684, 680, 676, 672, 668], nil, nil),
    ([700, 696, 692, 688, 684, 680, 684, 688, 692, 688], nil, "turns around during tap"),
    ([700, 690, 680, 690], [852, 840, 830, 840], nil),
    ([700, 700, 400, 400, 400, 400, 400], nil, "jumps during tap"),
    ([700, 700, 400, 400], [852, 852, 516, 516], nil),
    // Twice as far as the keyboard in as many steps, or all at once.
    ([700, 660, 620, 580, 540, 500], [852, 832, 812, 792, 772, 752], nil),
    ([700, 700, 700, 500, 500, 500], [852, 832, 812, 792, 772, 752], "jumps during tap"),
    ([700, 700, 600, 600], [852, 851, 850, 850], "jumps during tap"),
  ]

  @Test("A motion has no turn and no jump that keyboard and control lack", arguments: 0..<8)
  func motions(index: Int) throws {
    let motion = Self.motions[index]
    let rest = [CGFloat](repeating: 700, count: motion.places.count)
    let run = MatrixPlan.short[0]
    let faults = Judgement.faults(
      of: Self.record(motion.places, keyboard: motion.keyboard),
      control: Self.record(rest, keyboard: motion.keyboard), run: run)
    #expect(faults == [motion.fault].compactMap { $0 })
  }

  static nonisolated let scrolls: [(service: Service, control: CGFloat, end: CGFloat, Bool)] = [
    (.lifting, 0, 40, true), (.lifting, 40, 60, false), (.lifting, 40, 40, false),
    (.explicit, 40, 60, true), (.automatic, 40, 60, true), (.explicit, 40, 0, false),
  ]

  @Test(
    "Where only lifting is allowed, UIKit may scroll what it scrolls by itself to another place",
    arguments: scrolls)
  func scrolledByUIKit(
    service: Service, control: CGFloat, end: CGFloat, isLeftBehind: Bool
  ) throws {
    let phone = try Phone("iPhone 15")
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 900)
    phone.window.rootViewController = UIViewController()
    phone.window.rootViewController?.view.addSubview(scroll)
    phone.window.makeKeyAndVisible()
    phone.settle()
    func record(endingAt y: CGFloat) -> Record {
      var record = Record()
      record.start = TreeState(of: phone)
      scroll.contentOffset.y = y
      record.end = TreeState(of: phone)
      scroll.contentOffset.y = 0
      return record
    }
    let run = try #require(
      MatrixPlan.short.first { $0.service == service && !$0.deed.movesContent })
    let faults = Judgement.faults(
      of: record(endingAt: end), control: record(endingAt: control), run: run)
    #expect(faults == (isLeftBehind ? ["left behind: offset of UIScrollView"] : []))
  }

  @Test("A list whose controller adds and takes away has its inset back to a millionth of a point")
  func roundedInset() throws {
    let phone = try Phone("iPhone 15")
    func difference(in controller: UIViewController, _ list: UIScrollView, by amount: CGFloat)
      -> String?
    {
      phone.show(controller)
      let start = TreeState(of: phone)
      list.contentInset.bottom += amount
      return TreeState(of: phone).difference(from: start, ignoringOffsets: false)
    }
    let controller = UITableViewController()
    let list = try #require(controller.tableView)
    let plain = PlainController()
    let alone = UITableView()
    plain.view.addSubview(alone)
    #expect(difference(in: controller, list, by: 0x1p-44) == nil)
    #expect(difference(in: controller, list, by: 0.01) == "inset of UITableView")
    #expect(difference(in: plain, alone, by: 0x1p-44) == "inset of UITableView")
  }

  @Test("A field is seen where nothing is drawn over it, and nowhere else") func sight() throws {
    let phone = try Phone("iPhone 15")
    let controller = PlainController()
    let (card, field) = (
      UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200)),
      UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    )
    controller.view.addSubview(card)
    card.addSubview(field)
    phone.show(controller)
    func isSeen() -> Bool {
      phone.settle()
      return Sight(phone).shows(field, in: field.shownFrame)
    }
    #expect(isSeen())
    let cover = UIView(frame: CGRect(x: 200, y: 140, width: 40, height: 40))
    controller.view.addSubview(cover)
    #expect(isSeen(), "a view without a colour covers nothing")
    cover.backgroundColor = .red
    #expect(!isSeen(), "a corner is covered")
    cover.removeFromSuperview()
    card.clipsToBounds = true
    card.bounds.size.height = 40
    #expect(!isSeen(), "it is clipped")
    card.clipsToBounds = false
    card.alpha = 0
    #expect(!isSeen(), "it is transparent")
    card.alpha = 1
    card.frame.origin.y = 840
    #expect(!isSeen(), "it is off the screen")
  }
}
