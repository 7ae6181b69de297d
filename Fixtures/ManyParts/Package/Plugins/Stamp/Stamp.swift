import PackagePlugin
import Foundation

@main struct Stamp: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL.appending(path: "Stamp.swift")
    return [
      .buildCommand(
        displayName: "Stamping", executable: try context.tool(named: "Stamper").url, arguments: [output.path],
        outputFiles: [output])
    ]
  }
}
