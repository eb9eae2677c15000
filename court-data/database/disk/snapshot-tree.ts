import { DataNode, type Priority, unpacked } from '../tree/data-node';
import { type Path, parsePath } from '../tree/database-path';

const TAB = 9;
const SLASH = 47;
const NEWLINE = 10;

/** A line that does not belong where it stands. */
export class SnapshotLineError extends Error {
  override name = 'SnapshotLineError';
}

/** Makes the tree of a snapshot's lines, see snapshot-file. */
export class SnapshotTree {
  private tree: DataNode | null = null;
  private branch: DataNode | null = null;

  /** `mayHaveGaps`: of a file that has lost parts; a branch may then come without its parent. */
  constructor(private readonly mayHaveGaps = false) {}

  get root(): DataNode | null {
    return this.tree;
  }

  /** For a tree of which parts are lost: a branch without children is none. */
  rootWithoutEmptyBranches(): DataNode | null {
    return this.tree && prune(this.tree);
  }

  addLines(bytes: Buffer): void {
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      this.add(bytes.subarray(start, end));
      start = end + 1;
    }
  }

  /** Throws SnapshotLineError. */
  add(line: Buffer): void {
    if (line[0] === TAB) this.addChild(line);
    else if (line[0] === SLASH) this.beginBranch(line.toString());
    else throw new SnapshotLineError('it is no line of a snapshot');
  }

  /** Goes on with a branch that has begun: every block names the one that its first lines belong to. */
  private beginBranch(line: string): void {
    const [place = '', json = 'null'] = line.split('\t');
    const path = parsePath(place);
    const parent = path.length === 0 ? null : this.branchAt(path.slice(0, -1));
    const key = path.at(-1) ?? '';
    const known = parent ? parent.kept(key) : this.tree;
    this.branch = known === null ? new DataNode() : unpacked(known);
    if (this.branch === known) return;
    // Before its parent has it, which keeps count of those with a priority.
    this.branch.priority = JSON.parse(json) as Priority;
    if (parent) parent.setChild(Buffer.from(key).toString(), this.branch);
    else this.tree = this.branch;
  }

  private branchAt(path: Path): DataNode {
    const known = this.tree?.keptAt(path) ?? null;
    if (known instanceof DataNode) return known;
    if (!this.mayHaveGaps) throw new SnapshotLineError('it stands before the branch that it belongs to');
    const branch = new DataNode();
    const key = path.at(-1);
    if (key === undefined) this.tree = branch;
    else this.branchAt(path.slice(0, -1)).setChild(Buffer.from(key).toString(), branch);
    return branch;
  }

  private addChild(line: Buffer): void {
    const tab = line.indexOf(TAB, 1);
    const json = line.toString('utf8', tab + 1);
    if (tab === 1) this.tree = unpacked(json);
    else if (this.branch && tab > 1) this.branch.setChild(line.toString('utf8', 1, tab), json);
    else throw new SnapshotLineError('it stands outside of any branch');
  }
}

function prune(node: DataNode): DataNode | null {
  for (const [key, kept] of [...node.entries()]) {
    if (typeof kept !== 'string' && prune(kept) === null) node.deleteChild(key);
  }
  return node.size === 0 && node.value === null ? null : node;
}
