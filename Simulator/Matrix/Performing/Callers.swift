import Foundation
import Phone

/// Tells whether a call of UIKit's was made by some modules, by the return addresses on the stack.
///
/// The modules of an app and of the library are linked into one program, whose symbols say which
/// function an address belongs to.
struct Callers {
  /// The modules of the library.
  private static let library = ["KeyboardStrut", "KeyboardBars", "KeyboardNavigation"]

  /// Callers of the library.
  @MainActor static let ofLibrary = Callers(modules: library)

  /// The role of a function on the stack.
  private enum Kind: Equatable {
    /// One of the modules'.
    case caller
    /// UIKit's own function that reads or writes a property, or forces layout.
    case entry(String)
    /// One between the caller and the entry, or between the entry and us: a thunk, a listener.
    case between
    /// Any other one of UIKit's.
    case inside
    case other
  }

  /// The entries, and how their symbols contain them: as a property, and as a method that sets it.
  private static let entries: [(name: String, needles: [String])] =
    (CallProbe.Number.allCases.map(\.rawValue) + ["layoutIfNeeded"]).map { name in
      let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst())"
      return (name, [name, setter].map { "\($0.utf8.count)\($0)" })
    }
  /// How the names of thunks end, which call one other function.
  private static let thunks = ["TR", "TA", "Tj", "TW"]

  /// The most frames from a listener up to the caller of UIKit.
  private static let depth: Int32 = 12

  /// The functions in the order of their addresses.
  private let starts: [UInt]
  private let kinds: [Kind]

  /// - Parameter modules: The names of Swift modules that are linked into this program.
  init(modules: [String]) {
    let needles = modules.map { "\($0.utf8.count)\($0)" }
    var functions: [(start: UInt, kind: Kind)] = []
    ProgramSymbols.forEach { start, name in
      functions.append((start, Self.kind(of: name, needles)))
    }
    functions.sort { $0.start < $1.start }
    precondition(
      functions.contains { $0.kind == .caller },
      "The program has no symbols of \(modules): calls of the library cannot be told apart.")
    (starts, kinds) = (functions.map(\.start), functions.map(\.kind))
  }

  private static func kind(of name: UnsafePointer<CChar>, _ modules: [String]) -> Kind {
    guard strncmp(name, "$s", 2) == 0 else { return .other }
    for module in modules {
      // A type of the module's, or an extension that stands in the module.
      if strncmp(name + 2, module, module.utf8.count) == 0 || strstr(name, module + "E") != nil {
        return isThunk(name) ? .between : .caller
      }
    }
    if strncmp(name, "$s6Matrix", 9) == 0 || strstr(name, "9CallProbe") != nil || isThunk(name) {
      return .between
    }
    guard strncmp(name, "$s5UIKit", 8) == 0 else { return .other }
    for entry in entries where entry.needles.contains(where: { strstr(name, $0) != nil }) {
      return .entry(entry.name)
    }
    return .inside
  }

  private static func isThunk(_ name: UnsafePointer<CChar>) -> Bool {
    let end = name + strlen(name) - 2
    return thunks.contains { strcmp(end, $0) == 0 }
  }

  /// How one of the modules has called an entry of UIKit's.
  enum Call {
    case outright
    /// Another function of UIKit's, which the module has called, has called the entry.
    case indirect
    case none
  }

  /// Returns how one of the modules has called the entry of UIKit's that has called the listener
  /// that asks.
  func call(of entry: String) -> Call {
    var addresses = [UnsafeRawPointer?](repeating: nil, count: Int(Self.depth))
    let count = Int(backtrace(&addresses, Self.depth))
    var (hasBegun, call) = (false, Call.outright)
    for address in addresses.prefix(count) {
      // A return address is behind the call, which may be the last instruction of its function.
      let kind = kind(at: UInt(bitPattern: address) - 1)
      switch kind {
      case .caller: return call
      case .between: hasBegun = true
      case .entry(entry): hasBegun = true
      case .entry, .inside: if hasBegun { call = .indirect }
      case .other: if hasBegun { return .none }
      }
    }
    return .none
  }

  private func kind(at address: UInt) -> Kind {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= address { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? .other : kinds[low - 1]
  }
}

/// glibc's, which Swift's module of it leaves out.
@_silgen_name("backtrace")
private func backtrace(_ buffer: UnsafeMutablePointer<UnsafeRawPointer?>, _ size: Int32) -> Int32

/// The functions of this program, from its file in the ELF format: elf(5).
private enum ProgramSymbols {
  private static let typeOfSymbolTable: UInt32 = 2
  private static let typeOfFunction: UInt8 = 2

  /// Calls `body` with each function's address in this process, and its mangled name.
  static func forEach(_ body: (UInt, UnsafePointer<CChar>) -> Void) {
    let program = URL(fileURLWithPath: "/proc/self/exe")
    guard let file = try? Data(contentsOf: program, options: .mappedIfSafe) else { return }
    let base = baseAddress
    file.withUnsafeBytes { bytes in
      func number<Number: FixedWidthInteger>(_ offset: Int, as: Number.Type) -> Int {
        Int(bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
      }
      let (sections, size, count) = (
        number(40, as: UInt64.self), number(58, as: UInt16.self), number(60, as: UInt16.self)
      )
      func section(_ index: Int) -> (offset: Int, length: Int, link: Int) {
        let place = sections + index * size
        return (
          number(place + 24, as: UInt64.self), number(place + 32, as: UInt64.self),
          number(place + 40, as: UInt32.self)
        )
      }
      for index in 0..<count
      where number(sections + index * size + 4, as: UInt32.self) == typeOfSymbolTable {
        let table = section(index)
        let names = section(table.link).offset
        for symbol in stride(from: table.offset, to: table.offset + table.length, by: 24) {
          guard UInt8(number(symbol + 4, as: UInt8.self)) & 15 == typeOfFunction,
            let start = bytes.baseAddress
          else { continue }
          let name = start + names + number(symbol, as: UInt32.self)
          body(
            base + UInt(number(symbol + 8, as: UInt64.self)),
            name.assumingMemoryBound(to: CChar.self))
        }
      }
    }
  }

  /// Where the program begins in memory.
  private static var baseAddress: UInt {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let line = maps.split(separator: "\n").first { $0.hasSuffix(program ?? "\n") } ?? ""
    return UInt(line.prefix { $0 != "-" }, radix: 16) ?? 0
  }
}
