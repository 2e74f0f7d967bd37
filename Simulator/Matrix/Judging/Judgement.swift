import Foundation

/// The faults of a run, found by comparison with the same deeds without the library.
package enum Judgement {
  /// The largest difference, in points, that a user cannot see.
  private static let noise: CGFloat = 0.75
  /// A blank strip that is lower than this, in points, is a gap between rows or a separator line.
  private static let blankNoise: CGFloat = 8
  /// The longest useful movement, in points: more than any screen is high.
  private static let farAway: CGFloat = 1_400
  /// The height, in points, up to which a strip of the window's background is no fault. A user does
  /// not see such a strip, which is only an edge between two pixels.
  private static let bareNoise: CGFloat = 2
  /// The number of frames by which the screen may be in a window longer or shorter than in the
  /// control, the same run without the library.
  private static let frameNoise = 2
  /// The largest number of writes of one property in one run-loop turn that is no fault: a move,
  /// and two corrections after the library has measured the move.
  private static let mostWrites = 3

  /// The faults, in words without numbers, so that the same fault has the same words.
  static func faults(of record: Record, control: Record, run: Combination) -> [String] {
    var faults: [String] = []
    func add(_ fault: String) { if !faults.contains(fault) { faults.append(fault) } }
    for exception in record.exceptions where !control.exceptions.contains(exception) {
      add("ends the app")
    }
    if !record.additions.isEmpty { add("puts something of its own into the app") }
    if !record.forcedLayouts.isEmpty { add("forces layout in the middle of UIKit's work") }
    for stop in record.stops {
      if isPossible(stop, beside: control, in: run) {
        if !stop.view.isShown { add("hidden after \(stop.part)") }
        if stop.view.isShown, !stop.view.showsCompanions,
          isPossible(stop, withCompanions: true, beside: control, in: run)
        {
          add("what belongs to the input is hidden after \(stop.part)")
        }
      }
      let still = control.stops.first { $0.part == stop.part }?.view
      if let still, stop.view.bareness.height(beyond: still.bareness) > bareNoise {
        add("uncovers the window after \(stop.part)")
      }
      if stop.view.order.isMixedUp, still?.order.isMixedUp == false {
        add("views of a stack lie on each other after \(stop.part)")
      }
      if let still, still.bars.count == stop.view.bars.count,
        zip(still.bars, stop.view.bars).contains(where: { abs($0 - $1) > noise })
      {
        add("takes a bar along after \(stop.part)")
      }
      if stop.view.order.reach > (still?.order.reach ?? 0) + farAway {
        add("a constant runs away by \(stop.part)")
      }
      if let claim = stop.claim, isFalse(claim, of: stop.view, isAside: still?.isAside == true) {
        add("the explanation says that it is shown after \(stop.part)")
      }
      if let claim = stop.claim, claim.statements.contains(.hidden), stop.view.isShown {
        add("the explanation says that it is hidden after \(stop.part)")
      }
    }
    if isMovedForNothing(record, control, run) { add("moves what is seen anyway after tap") }
    let usualBlank = control.parts.flatMap(\.samples).map(\.blank).max() ?? 0
    for (part, other) in zip(record.parts, control.parts) {
      let blank = blank(of: part, beside: other)
      if blank > usualBlank + blankNoise { add("a blank band in a list during \(part.name)") }
      if abs(framesOfScreen(part) - framesOfScreen(other)) > frameNoise {
        add("cuts a transition short during \(part.name)")
      }
      if part.writes > mostWrites { add("writes a number too often during \(part.name)") }
      let usualStep = steps(other.samples.map(\.inputLeft)).max() ?? 0
      if (steps(part.samples.map(\.inputLeft)).max() ?? 0) > usualStep + blankNoise {
        add("jumps sideways during \(part.name)")
      }
      if let stroke = part.stroke {
        // Content bounces where the control has nothing to scroll: only what the finger saw counts,
        // and not what UIKit does without the library, too.
        let usual = other.stroke ?? Record.Stroke()
        if !stroke.isFollowed, usual.isFollowed { add("does not follow \(part.name)") }
        if !stroke.isSteady, usual.isSteady { add("jumps under \(part.name)") }
        if !stroke.isKept, usual.isKept { add("scrolls back after \(part.name)") }
        continue
      }
      if turns(part.samples.map(\.inputTop)) > turns(other.samples.map(\.inputTop))
        + turns(part.samples.map(\.keyboardTop))
      {
        add("turns around during \(part.name)")
      }
      // If the user asks for it, keyboards fade, and content moves at once.
      if !run.keyboard.fades, jumps(part, other) { add("jumps during \(part.name)") }
    }
    if record.bareAtEnd.height(beyond: control.bareAtEnd) > bareNoise {
      add("uncovers the window in the end")
    }
    if record.conflicts > control.conflicts { add("constraints contradict each other") }
    // The scroll of UIKit in a list depends on how far the list is lifted already, and UIKit leaves
    // the list there.
    let isScrolledByUIKit = run.service == .lifting && !control.end.hasOffsets(of: control.start)
    if let what = record.end.difference(
      from: control.end,
      ignoringOffsets: run.deed.movesContent || record.scrollsText || isScrolledByUIKit,
      orAsIn: record.start, isTorn: control.conflicts > 0)
    {
      add("left behind: \(what)")
    }
    if record.overlapAtEnd != control.overlapAtEnd { add("believes that the keyboard is up") }
    return faults
  }

  /// True if the library calls something shown that is not. Frames prove most cases. For other
  /// views on top, we look at the drawn pixels.
  static func isFalse(_ claim: Claim, of look: Look, isAside: Bool) -> Bool {
    if claim.falsehood != nil { return true }
    // An explanation says nothing about a page that is scrolled sideways.
    guard !isAside else { return false }
    return claim.statements.contains { statement in
      switch statement {
      case .hidden: false
      case .shown: !look.isShown
      case .shownWithCompanions: !look.isShown || !look.showsCompanions
      }
    }
  }

  /// Whether the library can show an input by moving it up.
  ///
  /// Five conditions must hold. The screen's first input has to be shown, or the focus has moved
  /// on. The input is not half beside the screen. No scroll view hides it that cannot scroll to it.
  /// The service is not lifting alone, or the input need not be scrolled. The keyboard leaves
  /// enough height in the control, where nothing has moved.
  static func isPossible(
    _ stop: Record.Stop, withCompanions: Bool = false, beside control: Record,
    in run: Combination
  ) -> Bool {
    let height = withCompanions ? stop.view.heightOfAll : stop.view.height
    let still = control.stops.first { $0.part == stop.part } ?? stop
    return (run.screen.hasToShow || !stop.isFirst)
      && !still.view.isAside && still.view.clipping != .outsideContent
      && !(run.service == .lifting && still.view.clipping == .scrolledOut)
      && height + 1 <= still.view.room.forWhat(run)
  }

  /// Whether the library moves an input further by the first rest than UIKit does without the
  /// library, though the control shows all of it, with space below it.
  private static func isMovedForNothing(
    _ record: Record, _ control: Record, _ run: Combination
  ) -> Bool {
    guard !run.screen.servesItself, let view = record.stops.first?.view,
      let still = control.stops.first?.view, still.isShown, still.showsCompanions,
      record.stops[0].isFirst, record.stops[0].part == "tap", control.stops[0].part == "tap"
    else { return false }
    func distance(_ frame: CGRect) -> CGFloat { abs(frame.minY - record.before.minY) }
    return still.frame.maxY + 8 <= still.keyboardTop
      && distance(view.frame) > distance(still.frame) + noise
  }

  /// Returns the height of the highest strip of a list that is blank and visible, in points.
  ///
  /// UIKit may remove rows as an animation of its own begins, for example if a sheet shrinks the
  /// list. The control then lacks the same rows at the same frame, but the keyboard hides their
  /// place. So strips that are blank in the control's list as well, seen or not, do not count.
  private static func blank(of part: Record.Part, beside other: Record.Part) -> CGFloat {
    let stills = other.promptSamples
    return part.promptSamples.enumerated().map { index, sample in
      let still = index < stills.count ? stills[index] : nil
      return still.map(sample.blank(beyond:)) ?? sample.blank
    }.max() ?? 0
  }

  /// Returns the number of frames in which the app's screen is in a window. If the library cuts off
  /// the animation of a push, UIKit removes the screen already in the first frame.
  private static func framesOfScreen(_ part: Record.Part) -> Int {
    part.promptSamples.count(where: \.hasScreen)
  }

  /// How often a motion changes its direction.
  private static func turns(_ places: [CGFloat?]) -> Int {
    var (turns, direction): (Int, CGFloat) = (0, 0)
    var last: CGFloat?
    for place in places {
      guard let place else { continue }
      guard let before = last else {
        last = place
        continue
      }
      guard abs(place - before) > noise else { continue }
      let way: CGFloat = place > before ? 1 : -1
      if direction != 0, way != direction { turns += 1 }
      direction = way
      last = place
    }
    return turns
  }

  /// Whether the input jumps: its longest step from one frame to the next exceeds all that is
  /// usual.
  ///
  /// The limits are the longest steps of the keyboard and of the control, and a sixth of the whole
  /// way, which no curve of UIKit's exceeds. If the input's way is longer than the keyboard's, the
  /// input may move faster in proportion, also if both turn round half-way.
  private static func jumps(_ part: Record.Part, _ other: Record.Part) -> Bool {
    let tops = part.samples.map(\.keyboardTop)
    let usual = steps(other.samples.map(\.inputTop)).max() ?? 0
    let way = way(part.samples.map(\.inputTop))
    let step = steps(tops).max() ?? 0
    let keyboardWay = Self.way(tops)
    // A keyboard that moves only a short way, or at once, has no usable speed.
    let isMotion = keyboardWay > 50 && step < keyboardWay / 3
    let keyboard = isMotion ? step * max(1, way / keyboardWay) : step
    let own = steps(part.samples.map(\.inputTop)).max() ?? 0
    return own > max(keyboard, usual, way / 6) + 2
  }

  /// How far it is from the highest place to the lowest.
  private static func way(_ places: [CGFloat?]) -> CGFloat {
    let places = places.compactMap(\.self)
    return (places.max() ?? 0) - (places.min() ?? 0)
  }

  private static func steps(_ places: [CGFloat?]) -> [CGFloat] {
    zip(places, places.dropFirst()).compactMap { pair in
      guard let one = pair.0, let next = pair.1 else { return nil }
      return abs(next - one)
    }
  }
}
