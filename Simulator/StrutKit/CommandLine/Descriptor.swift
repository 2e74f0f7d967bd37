import Foundation

/// Writing to a file descriptor, with the system's reason where it fails.
///
/// `FileHandle.write(_:)` ends the program instead, and `Data.write(to:)` says no more than a
/// number.
package enum Descriptor {
  package static func write(
    _ data: Data, to descriptor: Int32, called name: String
  ) throws(WriteError) {
    let code = data.withUnsafeBytes { bytes -> Int32 in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = Foundation.write(descriptor, start, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return 0
    }
    guard code == 0 else { throw WriteError(name, code: code) }
  }

  /// Makes a file or replaces its content. What has been written of it goes if the rest cannot be.
  package static func write(_ data: Data, toFile url: URL) throws(WriteError) {
    let name = "\"\(url.path)\""
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else { throw WriteError(name, code: errno) }
    do {
      try write(data, to: descriptor, called: name)
    } catch {
      var status = stat()
      let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      close(descriptor)
      // A device or a pipe is somebody's else.
      if isFile { unlink(url.path) }
      throw error
    }
    guard close(descriptor) == 0 else { throw WriteError(name, code: errno) }
  }

  /// Prepares the process's own streams, once, at its start.
  ///
  /// A closed stream is opened for reading only: the next file would take its number otherwise, and
  /// get what is meant for the stream. A reader that has gone becomes an error instead of a signal.
  package static func prepareStreams() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
