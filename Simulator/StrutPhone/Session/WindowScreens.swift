import Phone

/// What the window shows of a session: its phone, and the one beside it, if there is one.
@MainActor
final class WindowScreens {
  private(set) var picture: PhonePicture
  private(set) var beside: Beside?

  private let session: PhoneSession
  private let surface: any PhoneSurface
  /// Pixels for a point; nil for what suits the display.
  private let scale: CGFloat?
  private var title = ""

  init(_ session: PhoneSession, on surface: any PhoneSurface, scale: CGFloat?) {
    (self.session, self.surface, self.scale) = (session, surface, scale)
    let size = session.phone.screen.bounds.size
    picture = PhonePicture(size: size, scale: scale ?? surface.scale(for: size))
  }

  /// Shows two phones, or one again.
  func show(_ beside: Beside?) {
    self.beside?.end()
    self.beside = beside
    forget()
  }

  /// Draws everything at the next time, because the window has lost it.
  func forget() {
    picture.forget()
    beside?.forget()
  }

  /// Draws what has changed since the last call.
  func draw(_ pace: Pace) throws {
    let size = session.phone.screen.bounds.size
    let scale = scale ?? surface.scale(for: size, beside: beside == nil ? 1 : 2)
    let fitting = PhonePicture(size: size, scale: scale)
    if !picture.hasSize(of: fitting) { picture = fitting }
    if let beside {
      do {
        try draw(with: beside)
      } catch {
        session.say("\(error)")
        show(nil)
        return try draw(pace)
      }
    } else {
      let rects = picture.update(session.phone.layersBackToFront)
      if !rects.isEmpty { try surface.show(picture, rects) }
    }
    showTitle(pace)
  }

  private func draw(with beside: Beside) throws {
    try beside.ask(scale: picture.scale)
    let rects = picture.update(session.phone.layersBackToFront)
    let both = try beside.show(picture, rects)
    if !both.rects.isEmpty { try surface.show(both.picture, both.rects) }
  }

  private func showTitle(_ pace: Pace) {
    let notes = [pace.note, session.camera.isOn ? "filming" : nil].compactMap { $0 }
    let note = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    let title = session.setup.title(library: beside?.title) + note
    if title != self.title { surface.setTitle(title) }
    self.title = title
  }
}

extension Pace {
  /// What the title says of the time; nil where it passes as ever.
  fileprivate var note: String? { isPaused ? "paused" : speed < 1 ? "slow motion" : nil }
}

extension PhoneSurface {
  /// Pixels for a point: those of the display, or fewer where so many screens have no room.
  func scale(for size: CGSize, beside count: Int = 1) -> CGFloat {
    let (room, gaps) = (room, (count - 1) * PairPicture.gap)
    let width = CGFloat(room.width - gaps) / CGFloat(count)
    return min(CGFloat(room.density), min(width / size.width, CGFloat(room.height) / size.height))
  }
}
