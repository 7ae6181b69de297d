/// Why a version could not be had.
package enum VersionError: Error, Sendable, Hashable {
  /// A git command that should have gone well did not.
  case gitFailed(command: String, words: String)
  /// There is no git repository around the folder.
  case noRepository(folder: String, revision: String)
  /// Git knows no commit of that name; in a shallow clone it may only not be here.
  case unknownRevision(String, folder: String, isShallow: Bool)
  /// The repository has no files beside its history.
  case bareRepository(folder: String)
  /// Two names stand for one version.
  case sameVersion(String, String, what: VersionName.Kind)
  /// The clone is shallow and ends at this commit.
  case parentNotHere(revision: String)
  /// The revision does not hold the project's folder.
  case folderNotInRevision(folder: String, revision: String)
  case patchUnreadable(path: String, problem: String)
  /// The file holds no unified diff.
  case patchEmpty(path: String)
  /// The patch names a path that is absolute or has `..` in it.
  case patchLeavesTree(path: String, name: String)
  /// The patch makes a symbolic link that leads out of the tree.
  case patchLinksOut(path: String, link: String, destination: String)
  /// In git's words.
  case patchDoesNotApply(path: String, isReversed: Bool, words: String)
  /// The correct version is made from the faulty one, and the faulty one from the correct one.
  case bothNeedTheOther
  /// A version is made from the other one, of which there are several.
  case severalOthers(String)
}

extension VersionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .gitFailed(let command, let words):
      "`\(command)` failed:\n\(words)"
    case .noRepository(let folder, let revision):
      """
      '\(revision)' is no folder, and there is no git repository around \(folder) in which it could be a revision. \
      Expected a folder, a revision, patch:FILE or reverse:FILE.
      """
    case .bareRepository(let folder):
      """
      \(folder) is a bare git repository, which has no files. Run Telltale in a clone of it, or in a work tree: \
      `git worktree add FOLDER`.
      """
    case .sameVersion(let one, let other, .revision(let commit)):
      "'\(one)' and '\(other)' are the same commit, \(commit.prefix(10)), which no check tells from itself."
    case .sameVersion(let one, let other, .folder(let path)):
      "'\(one)' and '\(other)' are the same folder, \(path), which no check tells from itself."
    case .sameVersion(let one, let other, .patch(let path)), .sameVersion(let one, let other, .reverse(let path)):
      "'\(one)' and '\(other)' are the same patch, \(path). Give it once."
    case .unknownRevision(let revision, let folder, let isShallow):
      if isShallow {
        """
        '\(revision)' is not in the git repository around \(folder), which is a shallow clone. Fetch more of it: \
        `git fetch --unshallow`, or a greater `fetch-depth` where a workflow checks it out.
        """
      } else {
        """
        '\(revision)' is no folder, and no commit of the git repository around \(folder). Expected a folder, a \
        revision, patch:FILE or reverse:FILE; `git fetch` first if the revision is on a server only.
        """
      }
    case .parentNotHere(let revision):
      """
      The parent of \(revision) is not here: the clone is shallow and ends there. Fetch more of it: \
      `git fetch --deepen=1`, or a `fetch-depth` of 2 and more where a workflow checks it out.
      """
    case .folderNotInRevision(let folder, let revision):
      "\(revision) has no folder \(folder). Run Telltale in a folder that exists in both versions."
    case .patchUnreadable(let path, let problem):
      "The patch \(path) can't be read: \(problem)"
    case .patchEmpty(let path):
      "\(path) holds no unified diff: expected lines that begin with '--- ' and '+++ ', as `git diff` writes them."
    case .patchLeavesTree(let path, let name):
      "The patch \(path) names '\(name)', which is not inside the version. A patch may change nothing but the version."
    case .patchLinksOut(let path, let link, let destination):
      """
      The patch \(path) makes the symbolic link '\(link)', which leads to '\(destination)' and so out of the version. \
      A patch may change nothing but the version.
      """
    case .patchDoesNotApply(let path, let isReversed, let words):
      """
      The patch \(path) does not apply\(isReversed ? " in reverse" : ""):

      \(words)

      Make it again against the version that it is to change.
      """
    case .bothNeedTheOther:
      "Each of the two versions is a patch of the other. Expected a folder or a revision for one of them."
    case .severalOthers(let name):
      """
      The correct version '\(name)' is a patch of the faulty one, and there are several of those. Give one --faulty, or \
      a folder or a revision for --correct.
      """
    }
  }
}
