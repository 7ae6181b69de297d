import Foundation

/// Connects to a port, and ends the connection from the listener's side, for which the port is kept a while.
public func visit(_ port: UInt16, of listener: Int32) {
  let visitor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  var address = loopback(port)
  withUnsafeBytes(of: &address) { bytes in
    _ = connect(visitor, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
  }
  close(accept(listener, nil, nil))
  close(visitor)
}

private func loopback(_ port: UInt16) -> sockaddr_in {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
  return address
}

/// Listens on a port of this machine for as long as the body runs; returns an errno where that can't be done.
public func listening(on port: UInt16, _ body: (_ listener: Int32) -> Void) -> Int32 {
  let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(listener) }
  var address = loopback(port)
  let isBound = withUnsafeBytes(of: &address) { bytes in
    bind(listener, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
  }
  guard isBound == 0, listen(listener, 1) == 0 else { return errno }
  body(listener)
  return 0
}
