import CoreGraphics
import Glibc
import StrutPhone

/// A window of SDL; there is one in a process, and it stays until it is closed.
@MainActor
final class SDLWindow: PhoneSurface {
  private static let (video, shown): (UInt32, UInt32) = (0x20, 0x4)
  private static let centered: Int32 = 0x2FFF_0000
  /// Words of `0x00RRGGBB`.
  private static let format: UInt32 = 0x1616_1804
  /// Pixels that the window's title takes, about.
  private static let titleHeight: Int32 = 48

  private let sdl: SDL
  private var window: SDL.Window?
  private var size = (width: 0, height: 0)
  private var title = ""
  private var mouse = CGPoint.zero
  private let event = UnsafeMutableRawPointer.allocate(byteCount: SDLEvent.size, alignment: 8)

  init() throws {
    sdl = try SDL()
    try Self.chooseDisplay()
    guard sdl.start(Self.video) == 0 else { throw sdl.failure("There is no display") }
    // X11 takes parts of a picture as they are. By way of a texture SDL would show all of it each
    // time, and open the window twice.
    if sdl.videoDriver().map({ String(cString: $0) }) == "x11" {
      setenv("SDL_FRAMEBUFFER_ACCELERATION", "0", 0)
    }
    sdl.startTextInput()
  }

  /// Has SDL use the displays that there are, unless the person says otherwise. Where it finds none
  /// by itself, it draws into memory that nobody sees.
  private static func chooseDisplay() throws {
    guard getenv("SDL_VIDEODRIVER") == nil else { return }
    let drivers = [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")].filter {
      getenv($0.0) != nil
    }
    guard !drivers.isEmpty else {
      throw SDLError("There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set.")
    }
    setenv("SDL_VIDEODRIVER", drivers.map(\.1).joined(separator: ","), 1)
  }

  /// The process ends next, and the display takes the window back with it. Told to, SDL takes it
  /// away itself; but it answers each event by a message of its own to the window, over a second
  /// connection to the X server. One that comes after the window has gone ends the program by an
  /// error (`BadWindow` of `X_SendEvent`, seen on a busy machine).
  func close() {}

  var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  lazy var room: (width: Int, height: Int, density: Double) = {
    var bounds = SDL.Rect()
    guard sdl.usableBounds(0, &bounds) == 0 else { return (1280, 720, 1) }
    var dpi: Float = 96
    _ = sdl.displayDPI(0, &dpi, nil, nil)
    return (
      Int(bounds.width), Int(bounds.height - Self.titleHeight),
      min(max(1, (Double(dpi) / 96).rounded()), 3)
    )
  }()

  func wait(_ seconds: Double?) -> [WindowEvent] {
    var events: [WindowEvent] = []
    var isEvent =
      if let seconds {
        sdl.waitEventTimeout(event, Int32((min(seconds, 3600) * 1000).rounded(.up)))
      } else {
        sdl.waitEvent(event)
      }
    while isEvent != 0 {
      if let event = SDLEvent(event).windowEvent(mouse: &mouse) { events.append(event) }
      isEvent = sdl.pollEvent(event)
    }
    return events
  }

  func setTitle(_ title: String) {
    self.title = title
    if let window { sdl.setWindowTitle(window, title) }
  }

  func show(_ picture: any WindowPicture, _ rects: [PixelRect]) throws {
    let (width, height) = (Int32(picture.width), Int32(picture.height))
    let window = try openWindow(width, height)
    guard let target = sdl.windowSurface(window) else {
      throw sdl.failure("The window cannot be drawn into")
    }
    var places = rects.map {
      SDL.Rect(x: Int32($0.x), y: Int32($0.y), width: Int32($0.width), height: Int32($0.height))
    }
    picture.withPixels { pixels in
      let words = pixels.baseAddress
      guard let source = sdl.createSurface(words, width, height, 32, width * 4, Self.format)
      else { return }
      for index in places.indices {
        var place = places[index]
        _ = sdl.blit(source, &places[index], target, &place)
      }
      sdl.freeSurface(source)
    }
    _ = sdl.updateRects(window, &places, Int32(places.count))
  }

  /// The window, in the size of a picture.
  private func openWindow(_ width: Int32, _ height: Int32) throws -> SDL.Window {
    if let window {
      if size != (Int(width), Int(height)) { sdl.setWindowSize(window, width, height) }
      size = (Int(width), Int(height))
      return window
    }
    guard
      let opened = sdl.createWindow(
        title, Self.centered, Self.centered, width, height, Self.shown)
    else { throw sdl.failure("No window can be opened") }
    window = opened
    size = (Int(width), Int(height))
    return opened
  }
}
