import Telltale

@Sendable func versions(print: (Any) -> Void) async {
  let faults: KeyValuePairs<String, (Int) -> Int> = [
    "charges-at-the-limit": { $0 > 50 ? 0 : 6 },
    "never-charges": { _ in 0 },
  ]
  print(contrasts("fee at 50", correct: fee, faulty: faults) { fee in fee(50) == 0 })
  print(contrasts("fee around 50", correct: fee, faulty: faults) { fee in fee(50) == 0 && fee(49) == 6 }.tally)
}
