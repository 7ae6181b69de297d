import Testing

@testable import TelltaleRunner

@Suite struct PatchTextTests {
  @Test func `the subject is read without its mark, and over more than one line`() {
    let text = PatchText(
      """
      From 0123 Mon Sep 17 00:00:00 2001
      Subject: [PATCH 2/3] Free shipping begins
       above the limit
      Date: today

      --- a/Fee.swift
      +++ b/Fee.swift
      @@ -3 +3 @@
      -old
      +new
      """)
    #expect(text.subject == "Free shipping begins above the limit")
    #expect(
      text.files == [PatchText.File(old: "a/Fee.swift", new: "b/Fee.swift", oldLines: [3], newLines: [3])])
  }

  @Test func `files that are made, removed, renamed or only change their mode are told`() {
    let text = PatchText(
      """
      diff --git a/new.txt b/new.txt
      new file mode 100644
      --- /dev/null
      +++ b/new.txt
      @@ -0,0 +1,2 @@
      +one
      +two
      diff --git a/gone.txt b/gone.txt
      deleted file mode 100644
      --- a/gone.txt
      +++ /dev/null
      @@ -1 +0,0 @@
      -one
      diff --git a/before.txt b/after.txt
      similarity index 100%
      rename from before.txt
      rename to after.txt
      diff --git a/run.sh b/run.sh
      old mode 100644
      new mode 100755
      """)
    #expect(text.files.map(\.old) == [nil, "a/gone.txt", "before.txt", "a/run.sh"])
    #expect(text.files.map(\.new) == ["b/new.txt", nil, "after.txt", "b/run.sh"])
    #expect(text.files[0].newLines == [1, 2])
  }

  @Test func `a removed line that looks like a head is a line`() {
    let text = PatchText(
      """
      --- a/query.sql\t2026-01-01
      +++ b/query.sql\t2026-01-02
      @@ -1,3 +1,2 @@
       select
      --- a comment
       from
      """)
    #expect(text.files == [PatchText.File(old: "a/query.sql", new: "b/query.sql", oldLines: [2], newLines: [1])])
  }

  @Test func `a name that git has quoted is read`() {
    let text = PatchText(
      """
      --- "a/caf\\303\\251 \\"x\\".txt"
      +++ "b/caf\\303\\251 \\"x\\".txt"
      @@ -1 +1 @@
      -a
      +b
      """)
    #expect(text.files.first?.old == "a/café \"x\".txt")
  }

  @Test(arguments: ["a/../../x", "/etc/passwd", "a/b/../../../x"])
  func `a name outside of the tree is found`(name: String) {
    #expect(PatchText("--- a/in.txt\n+++ \(name)\n@@ -1 +1 @@\n-a\n+b\n").firstNameOutside == name)
    #expect(PatchText("--- a/in..txt\n+++ b/in..txt\n@@ -1 +1 @@\n-a\n+b\n").firstNameOutside == nil)
  }
}
