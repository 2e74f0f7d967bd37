import Glibc

/// The functions of SDL 2 that a window takes, from the library that is installed.
///
/// They are looked up when a window opens, so that nothing else of the package needs SDL. Their
/// types are those of wiki.libsdl.org/SDL2; pointers to things of SDL's own stay opaque.
struct SDL {
  typealias Window = OpaquePointer
  typealias Surface = OpaquePointer

  /// `SDL_Rect`.
  struct Rect {
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
  }

  let start: @convention(c) (UInt32) -> Int32
  let videoDriver: @convention(c) () -> UnsafePointer<CChar>?
  let error: @convention(c) () -> UnsafePointer<CChar>
  let createWindow:
    @convention(c) (UnsafePointer<CChar>, Int32, Int32, Int32, Int32, UInt32) -> Window?
  let setWindowSize: @convention(c) (Window, Int32, Int32) -> Void
  let setWindowTitle: @convention(c) (Window, UnsafePointer<CChar>) -> Void
  let windowSurface: @convention(c) (Window) -> Surface?
  let updateRects: @convention(c) (Window, UnsafeRawPointer, Int32) -> Int32
  let createSurface:
    @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, Int32, Int32, UInt32) -> Surface?
  let freeSurface: @convention(c) (Surface) -> Void
  let blit: @convention(c) (Surface, UnsafeRawPointer, Surface, UnsafeMutableRawPointer) -> Int32
  let usableBounds: @convention(c) (Int32, UnsafeMutableRawPointer) -> Int32
  let displayDPI:
    @convention(c) (
      Int32, UnsafeMutablePointer<Float>?, UnsafeMutablePointer<Float>?,
      UnsafeMutablePointer<Float>?
    ) -> Int32
  let waitEvent: @convention(c) (UnsafeMutableRawPointer) -> Int32
  let waitEventTimeout: @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
  let pollEvent: @convention(c) (UnsafeMutableRawPointer) -> Int32
  let startTextInput: @convention(c) () -> Void

  init() throws {
    let file = "libSDL2-2.0.so.0"
    guard let library = dlopen(file, RTLD_NOW) else {
      throw SDLError(
        "A window needs SDL 2, and \(file) is not here; Debian has it in libsdl2-2.0-0.")
    }
    func find<Function>(_ name: String) throws -> Function {
      guard let symbol = dlsym(library, name) else {
        throw SDLError("The SDL that is installed has no \(name); 2.0.5 and later have.")
      }
      return unsafeBitCast(symbol, to: Function.self)
    }
    start = try find("SDL_Init")
    videoDriver = try find("SDL_GetCurrentVideoDriver")
    error = try find("SDL_GetError")
    createWindow = try find("SDL_CreateWindow")
    setWindowSize = try find("SDL_SetWindowSize")
    setWindowTitle = try find("SDL_SetWindowTitle")
    windowSurface = try find("SDL_GetWindowSurface")
    updateRects = try find("SDL_UpdateWindowSurfaceRects")
    createSurface = try find("SDL_CreateRGBSurfaceWithFormatFrom")
    freeSurface = try find("SDL_FreeSurface")
    blit = try find("SDL_UpperBlit")
    usableBounds = try find("SDL_GetDisplayUsableBounds")
    displayDPI = try find("SDL_GetDisplayDPI")
    waitEvent = try find("SDL_WaitEvent")
    waitEventTimeout = try find("SDL_WaitEventTimeout")
    pollEvent = try find("SDL_PollEvent")
    startTextInput = try find("SDL_StartTextInput")
  }

  /// What SDL says of the call that failed last.
  func failure(_ what: String) -> SDLError {
    SDLError("\(what): \(String(cString: error())).")
  }
}

/// SDL is missing, or cannot do what the window needs; one line says what.
struct SDLError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
