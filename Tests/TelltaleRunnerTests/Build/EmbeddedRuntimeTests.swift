import Foundation
import Testing

@testable import TelltaleRunner

@Suite struct EmbeddedRuntimeTests {
  @Test func theEmbeddedSourcesAreThoseOfTheRuntimeTargets() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Sources"
    ).standardized
    var files: [String: String] = [:]
    for target in ["CTelltaleRuntime", "CTelltaleWatch", "TelltaleObserver", "TelltaleRuntime"] {
      let paths = try #require(FileManager.default.enumerator(atPath: sources.path + "/" + target))
      for case let path as String in paths {
        let file = "\(sources.path)/\(target)/\(path)"
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else {
          continue
        }
        let host = target == "CTelltaleWatch" ? "CTelltaleRuntime" : target
        files["\(host)/\(path)"] = try String(contentsOfFile: file, encoding: .utf8)
      }
    }
    #expect(Set(EmbeddedRuntime.files.keys) == Set(files.keys))
    for (path, text) in files {
      #expect(EmbeddedRuntime.files[path] == text, "\(path) has changed: run `swift Scripts/embed-runtime.swift`")
    }
  }
}
