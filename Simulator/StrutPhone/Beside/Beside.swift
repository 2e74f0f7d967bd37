import Phone

/// The window while it shows a screen twice: on the left the phone of this process, on the right
/// one of another process, which does the same without the library.
@MainActor
final class Beside {
  private let session: PhoneSession
  private let other: any OtherPhone
  private let picture = PairPicture()
  /// What the other phone has not been told.
  private var lines: [BesideLine] = []
  /// Which of the session's phones the other one stands beside.
  private var launches: Int
  /// When the other phone has something to do, on the clock of both; nil for never.
  private var next: Double?
  /// Whether the finger is on the other phone.
  private var isOnRight = false

  init(_ session: PhoneSession, _ other: any OtherPhone) {
    (self.session, self.other) = (session, other)
    launches = session.launches
    begin()
  }

  /// What the title says of the library.
  var title: String {
    session.setup.usesLibrary
      ? "left with the library, right without" : "left without the library, right with it"
  }

  /// In how many seconds the other phone has something to do; nil for never.
  var untilNext: Double? { next.map { max(0, $0 - VirtualClock.shared.now) } }

  private func begin() {
    var launch = session.launch
    launch.setup.usesLibrary.toggle()
    launches = session.launches
    lines = [.anew(launch.text)]
    next = nil
  }

  /// Has the other phone do what this one has just done. Where that has switched another phone on,
  /// it is switched on there as well: what is on the right need not show the same list.
  func follow(_ deed: Deed?) {
    guard launches == session.launches else { return begin() }
    guard let deed else { return }
    switch deed {
    case .command(.film), .command(.quit): break
    default: lines += [.time(VirtualClock.shared.now), .deed(deed)]
    }
  }

  /// A place of the window on one of the phones, in pixels.
  ///
  /// - Parameter isPress: Whether the finger comes down there; it stays on that phone.
  func place(_ place: CGPoint, isPress: Bool, left width: Int) -> CGPoint {
    let start = CGFloat(width + PairPicture.gap)
    if isPress { isOnRight = place.x >= start }
    return CGPoint(x: isOnRight ? place.x - start : place.x, y: place.y)
  }

  /// The other phone draws, while this one does.
  func ask(scale: CGFloat) throws {
    lines += [.time(VirtualClock.shared.now), .draw(scale: scale)]
    try other.send(lines.map(\.text))
    lines = []
  }

  /// Takes what both have drawn.
  ///
  /// - Returns: The picture of both, and what is new in it.
  func show(
    _ left: PhonePicture, _ rects: [PixelRect]
  ) throws -> (picture: PairPicture, rects: [PixelRect]) {
    let frame = try BesideFrame(reading: other.read)
    next = frame.next
    return (picture, picture.update(left, rects, frame))
  }

  /// Shows all of both at the next time, because the window has lost it.
  func forget() { picture.forget() }

  func end() { other.end() }
}
