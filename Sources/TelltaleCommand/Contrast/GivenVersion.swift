import Foundation
import TelltaleRunner

extension GivenValue {
  /// A version: `patch:FILE`, `reverse:FILE`, a folder that exists, or a revision, even where a file is called like that.
  func version() throws -> VersionName {
    for (word, kind) in [("patch:", VersionName.Kind.patch), ("reverse:", VersionName.Kind.reverse)]
    where text.hasPrefix(word) {
      let file = String(text.dropFirst(word.count))
      let path = file.absolutePath(in: folder)
      guard !file.isEmpty, FileManager.default.fileExists(atPath: path) else {
        throw invalid(expected: "\(word)FILE, with a file that exists")
      }
      return VersionName(kind(path), text: word + Self.withoutRoot(file))
    }
    guard !text.isEmpty else { throw invalid(expected: "a folder, a revision, patch:FILE or reverse:FILE") }
    let path = text.absolutePath(in: folder)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      if isFolder.boolValue { return VersionName(.folder(path), text: Self.withoutRoot(text)) }
      // A branch may well be called `docs/usage` or `v1.2`, and so may a file: the extension of a patch is telling.
      let isRevision =
        !text.hasPrefix("/") && !text.hasPrefix(".") && !Self.fileExtensions.contains { text.hasSuffix($0) }
      guard isRevision else {
        throw invalid(expected: "a folder, and this is a file; a patch is named patch:\(text)")
      }
    }
    // No revision begins like this.
    if text.hasPrefix("/") || text.hasPrefix("./") || text.hasPrefix("../") { throw CommandError.pathMissing(text) }
    return VersionName(.revision(text), text: text)
  }

  /// What files are called that are given in place of versions, and revisions are not.
  private static let fileExtensions = [".patch", ".diff", ".json5", ".json", ".swift", ".txt"]

  /// A path as studies may hold it: of one from the root only the last part.
  private static func withoutRoot(_ path: String) -> String {
    path.hasPrefix("/") ? path.split(separator: "/").last.map(String.init) ?? "/" : path
  }
}
