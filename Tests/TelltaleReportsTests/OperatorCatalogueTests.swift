import TelltaleReports
import Testing

@Suite struct OperatorCatalogueTests {
  @Test func `The page shows each operator's example as a change, those on request apart`() {
    let catalogue = OperatorCatalogue(
      operators: [
        OperatorEntry(
          name: "relational", isDefault: true, summary: "A boundary moves.", before: "a < b",
          after: ["a <= b", "false"]),
        OperatorEntry(name: "unlocked", isDefault: false, summary: "No lock.", before: "l.lock()", after: [""]),
      ],
      exclusions: ["`count > 0` as `count != 0`: equal", "in logs: nobody reads them"])
    let page = catalogue.markdown
    #expect(
      page.contains(
        """
        ## relational

        A boundary moves.

        ```diff
        - a < b
        + a <= b
        + false
        ```

        # Only when asked for

        ## unlocked

        No lock.

        ```diff
        - l.lock()
        +
        ```

        # What the default set leaves out

        - `count > 0` as `count != 0`: equal.
        - In logs: nobody reads them.

        """))
    #expect(page.hasSuffix("depends on.\n"))
  }
}
