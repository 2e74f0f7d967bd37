import KeyboardBars
import KeyboardSimulation
import KeyboardStrut
import Matrix
import Phone

/// Plays a chat on a simulated device, and writes down where its bar and its newest message were.
@MainActor
struct ChatRecorder {
  let phone: Phone
  let chat: Chat
  let screen: UIViewController
  let bar: KeyboardBar
  let sight: ChatSight
  let usesLibrary: Bool
  var film: FilmEncoder?
  var recording = ChatRecording()
  /// How far above the lower edge of its screen a bar that is frozen has to stay, in points; nil
  /// for one that goes with the keyboard. A sheet on a pad still sinks when the keyboard goes.
  var frozenHeight: CGFloat?

  /// Plays a chat on a fresh device.
  ///
  /// - Parameters:
  ///   - container: What it stands in, by the name that the matrix has for it.
  ///   - pool: Where the film keeps its images; nil for a run that is only measured. A film leaves
  ///     out that the device is turned, and turned back.
  static func record(
    _ chat: Chat, in container: String, on device: SimulatedDeviceConfiguration,
    usesLibrary: Bool = true, pool: FilmPool? = nil
  ) throws -> ChatRecording {
    var recorder = try ChatRecorder(chat, container, device, usesLibrary, pool)
    recorder.run()
    recorder.recording.film.film = recorder.film?.text
    return recorder.recording
  }

  private init(
    _ chat: Chat, _ container: String, _ device: SimulatedDeviceConfiguration,
    _ usesLibrary: Bool, _ pool: FilmPool?
  ) throws {
    guard let container = Container.named(container) else {
      throw MissingPart("container", in: container)
    }
    self.chat = chat
    self.usesLibrary = usesLibrary
    phone = Phone(device)
    screen = chat.make()
    bar = try screen.parts(KeyboardBar.self)[0]
    guard let list = bar.list else { throw MissingPart("list", in: chat.id) }
    sight = ChatSight(bar: bar, content: bar.contentView, list: list, in: screen.view)
    film = pool.map(FilmEncoder.init)
    if !usesLibrary { screen.leaveOutLibrary() }
    container.show(screen, on: phone)
    phone.advance(by: 1)
    if !chat.hidesBar { sight.scroll() }
    phone.settle()
  }

  /// What a keyboard may change for good.
  private struct Rest: Equatable {
    let bar: CGRect
    let insets: [UIEdgeInsets]
  }

  private var rest: Rest {
    let list = bar.list ?? UIScrollView(frame: .zero)
    return Rest(
      bar: bar.frame, insets: [list.contentInset, list.verticalScrollIndicatorInsets])
  }

  private mutating func run() {
    let before = rest
    wait(0.25)
    let deeds = usesLibrary ? chat.deeds : film == nil ? [.tap] : [.tap, .lines, .hide]
    for deed in deeds {
      if !deed.turnsDevice {
        recording.film.marks.append(
          StepMark(name: deed.rawValue, frame: recording.film.samples.count))
      }
      recording.moments.append(ChatMoment(deed: deed))
      perform(deed)
      noteRest()
    }
    // What the app has asked for is its own.
    text.text = ""
    bar.blankSpace = 0
    phone.settle()
    recording.isRestored = rest == before
  }

  var text: UITextView { bar.textView ?? UITextView(frame: .zero) }
}
