import Telltale
import TelltaleRecords

/// A right to do something, for a time.
private struct Permit {
  let rights: Set<String>
  let lastDay: Int
}

private enum Signature: CustomStringConvertible {
  case signed, rejected(String)

  var description: String {
    switch self {
    case .signed: "signed"
    case .rejected(let part): "reject:\(part)"
    }
  }

  var isSigned: Bool { if case .signed = self { true } else { false } }

  init(rights: Set<String>, profile: Permit, certificate: Permit, day: Int) {
    self =
      if day >= certificate.lastDay { .rejected("certificate") } else if day >= profile.lastDay {
        .rejected("profile")
      } else if !profile.rights.isSuperset(of: rights) { .rejected("entitlement") } else { .signed }
  }
}

private let wanted: Set = ["keychain", "remote-notification"]
private let carried: Set = ["keychain", "remote-notification"]
private let carriedByFaulty: Set = ["keychain"]  // FAULT: one right that the app asks for was left out.
private let profile = Permit(rights: wanted, lastDay: 8)
private let certificate = Permit(rights: [], lastDay: 5)

private func signature(_ rights: Set<String>, _ point: (profile: Permit, day: Int)) -> Signature {
  Signature(rights: rights, profile: point.profile, certificate: certificate, day: point.day)
}

extension Lesson {
  static let signing = Lesson(
    "signing", "Signing and Provisioning Profiles", fault: "the package lacks a right that the app asks for"
  ) {
    let checks = try withRecords { records in
      try records.record("rights", carriedByFaulty.sorted())
      return Contrasts {
        contrast("registered-list-equals", correct: carried.sorted(), faulty: carriedByFaulty.sorted()) {
          try records.checking.equal("rights", $0).answer
        }
        contrast(
          "effective-entitlements-cover", correct: carried.intersection(profile.rights).sorted(),
          faulty: carriedByFaulty.intersection(profile.rights).sorted()
        ) { wanted.isSubset(of: $0) }
        contrast("profile-covers", correct: profile.rights.sorted(), faulty: profile.rights.sorted()) {
          wanted.isSubset(of: $0)
        }
        contrast("certificate-valid", correct: certificate.lastDay, faulty: certificate.lastDay) { $0 > 3 }
      }
    }
    Part("Four ways of looking at a package", checks)
    let narrow = Permit(rights: ["keychain"], lastDay: 8)
    Part(
      "One check, three inputs",
      Contrasts {
        bound(
          "signed", at: ["counter-3": (profile, 3), "counter-9": (profile, 9), "narrow-profile": (narrow, 3)],
          correct: { signature(carried, $0) }, faulty: { signature(carriedByFaulty, $0) },
          check: { signature, _ in signature.isSigned })
      })
  }
}
