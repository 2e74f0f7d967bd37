import UIKit

/// Shows one screen after the other in a window, and records each into its own file.
///
/// Main actor only.
@MainActor
public final class RecordingRun {
  private let window: UIWindow
  private let folder: URL
  private let length: Double
  private var waiting: [(name: String, deeds: [Deed]?)]
  private var recorder: ScreenRecorder?
  private var pause: FrameTicker?
  private let didFinish: ([URL]) -> Void
  private var files: [URL] = []

  /// Begins with the first screen.
  ///
  /// - Parameters:
  ///   - names: The names that ``RecordedScreen/stage(_:)`` expects, each with its deeds; nil for
  ///     the usual deeds.
  ///   - window: The window that shows the screens. It is key and visible.
  ///   - length: How long each screen is recorded, in seconds.
  ///   - folder: The folder for the files, which must exist.
  ///   - didFinish: Gets the files that were written.
  public init(
    _ names: [(name: String, deeds: [Deed]?)], in window: UIWindow, length: Double = 4.5,
    writingTo folder: URL, didFinish: @escaping ([URL]) -> Void
  ) {
    waiting = names
    self.window = window
    self.folder = folder
    self.length = length
    self.didFinish = didFinish
    next()
  }

  /// Adds an action by a finger or a hand to the running recording, with the current time.
  public func note(_ kind: Deed.Kind) { recorder?.note(kind) }

  private func next() {
    guard !waiting.isEmpty else { return didFinish(files) }
    let (name, deeds) = waiting.removeFirst()
    guard let (container, screen) = RecordedScreen.stage(name) else { return next() }
    window.rootViewController = container
    window.layoutIfNeeded()
    // Wait half a second, until bars and safe areas are at rest.
    var begin: CFTimeInterval?
    pause = FrameTicker { [weak self] time in
      let first = begin ?? time
      begin = first
      if time - first >= 0.5 - 1e-6 { self?.record(screen, name, deeds) }
    }
  }

  private func record(_ screen: UIViewController, _ name: String, _ deeds: [Deed]?) {
    pause?.stop()
    pause = nil
    let recorder = ScreenRecorder(
      screen, named: name, in: Recording.Environment(of: window), deeds: deeds, length: length)
    recorder.didFinish = { [weak self] in
      self?.write($0)
      self?.next()
    }
    self.recorder = recorder
  }

  /// Returns a new file for a screen, even if the screen is recorded more than once.
  private func newFile(named name: String) -> URL {
    var file = folder.appendingPathComponent(name)
    var number = 1
    while files.contains(file) {
      number += 1
      file = folder.appendingPathComponent("\(name.dropLast(".json".count)) \(number).json")
    }
    return file
  }

  private func write(_ recording: Recording) {
    let file = newFile(named: recording.fileName)
    do {
      try recording.json().write(to: file)
      files.append(file)
    } catch {
      print("The recorder could not write \(file.path): \(error)")
    }
  }
}

extension Recording {
  /// The name of the file, for example "app-sign-in@tabs iPhone17,3 18.5.json".
  public var fileName: String { "\(screen) \(environment.device) \(environment.system).json" }
}
