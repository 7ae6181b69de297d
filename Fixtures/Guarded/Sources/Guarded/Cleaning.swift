import Foundation

/// Removes a folder that is ours, and no other one.
public func clean(_ folder: String, ours: String) {
  if folder == ours { try? FileManager.default.removeItem(atPath: folder) }
}
