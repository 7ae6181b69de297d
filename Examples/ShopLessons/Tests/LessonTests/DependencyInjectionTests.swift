import Foundation
import ShopScreens
import Testing

private enum Trouble: Error { case unreachable }

/// A supply that answers as it is told to, from what it has ready.
private struct Script: Supply {
  let reply: String

  func names() async throws -> [String] {
    switch reply {
    case "empty": []
    case "full": ["notebook", "pen", "eraser"]
    default: throw Trouble.unreachable
    }
  }
}

/// The shop's own supply: a server on this machine, which is not there when tests run.
private struct Server: Supply {
  func names() async throws -> [String] {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(9).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Trouble.unreachable }
    return ["notebook", "pen", "eraser"]
  }
}

@Suite("Dependency Injection") struct DependencyInjectionTests {
  private func names(from supply: any Supply) async -> String {
    var catalogue = Catalogue(saved: ["notebook", "pen"], supply: supply)
    await catalogue.refresh()
    return catalogue.names.joined(separator: ",")
  }

  /// Red wherever there is no server, which is everywhere but on one desk.
  @Test("real-network-client") func realNetworkClient() async {
    #expect(await names(from: Server()) == "notebook,pen,eraser")
  }

  @Test("names after the reply of SHOP_REPLY") func namesAfterReply() async {
    let reply = Setting.text("SHOP_REPLY", usual: "empty")
    #expect(await names(from: Script(reply: reply)) == (reply == "full" ? "notebook,pen,eraser" : "notebook,pen"))
  }
}
