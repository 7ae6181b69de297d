/// Why a mirror could not be made or brought up to date.
package enum MirrorError: Error, Sendable, Hashable {
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  /// The mirror's own record is not what this version writes.
  case brokenRecord(path: String, reason: String)
  /// Another run works in the same scratch folder.
  case inUse(path: String)
}

extension MirrorError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path) can't be read: \(reason)"
    case .unwritable(let path, let reason):
      "\(path) can't be written: \(reason). Is the disk full, or the folder somebody else's? "
        + "`--scratch-path DIR` puts Telltale's copy of the package elsewhere."
    case .brokenRecord(let path, let reason):
      "\(path) can't be understood: \(reason). Remove the folder it stands in and run again."
    case .inUse(let path):
      "\(path) is in use by another run of Telltale. Wait for its end, or use `--scratch-path DIR` for this one."
    }
  }
}
