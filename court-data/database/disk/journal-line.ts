import { crc32 } from 'node:zlib';
import { DataNode, type Priority, unpacked } from '../tree/data-node';
import { formatPath, pathAsWritten } from '../tree/database-path';
import { packLeaf } from '../tree/pack-node';
import { applyWrite, prepareWrite, serializeWrite, type Write } from '../tree/write';

/**
 * A line of `log.jsonl` is JSON. It starts with a checksum (CRC-32) of the rest of the line, the random number of the
 * file and the line number. They detect lines that are damaged, lost, repeated, swapped or from another file. The first
 * lines hold the tree at the start of the file, branch by branch. One line marks the end of the tree. Each later line
 * is an acknowledged write.
 *
 *     {"c":"77c0ffee","d":"9f8e7d6c","n":0,"b":["/path",priority,["key","JSON of the small child","key","…"]]}
 *     {"c":"5a1e0c77","d":"9f8e7d6c","n":1,"tree":"whole"}
 *     {"c":"01b2c3d4","d":"9f8e7d6c","n":2,"w":[["/path",value]]}
 */
export type JournalLine = { readonly d: string; readonly n: number } & (
  | { readonly tree: 'whole' }
  | { readonly b: Branch }
  | { readonly w: readonly (readonly [path: string, value: unknown])[] }
);

/** A path, its priority, and some of its small children: keys and JSON texts alternate, as in the tree. */
type Branch = readonly [path: string, priority: Priority, small: readonly string[]];

/** No message produces a longer line. Longer lines are neither written nor read. */
export const MAX_LINE_BYTES = 128 * 1024 * 1024;

/** Maximum characters of small children in one line. */
const PORTION = 64 * 1024;
const HEAD = '{"c":"00000000",';
const SUM_AT = HEAD.indexOf('0');

const hex = (number: number): string => number.toString(16).padStart(8, '0');

/** Adds the checksum, file number and line number. `body` is the JSON after the line number. */
function lineOf(file: string, n: number, body: string): Buffer {
  const line = Buffer.from(`${HEAD}"d":"${file}","n":${n},${body}}\n`);
  line.write(hex(crc32(line.subarray(HEAD.length, -1))), SUM_AT, 'latin1');
  return line;
}

export const writesLine = (file: string, n: number, writes: readonly Write[]): Buffer =>
  lineOf(file, n, `"w":[${writes.map(serializeWrite).join(',')}]`);

/** The first lines of a file. They hold the tree. */
export function* treeLines(file: string, root: DataNode | null): Generator<Buffer> {
  let n = 0;
  for (const body of treeBodies(root)) yield lineOf(file, n++, body);
}

function* treeBodies(root: DataNode | null): Generator<string> {
  if (root?.value != null)
    yield `"w":[${serializeWrite({ path: [], kept: packLeaf(root.value, root.priority) })}]`;
  else if (root) yield* branchBodies([], root);
  yield '"tree":"whole"';
}

/** Yields parents before their children. */
function* branchBodies(path: readonly string[], branch: DataNode): Generator<string> {
  const large: [string, DataNode][] = [];
  let small: string[] = [];
  let characters = 0;
  const body = () => `"b":${JSON.stringify([formatPath(path), branch.priority, small] satisfies Branch)}`;
  for (const [key, kept] of branch.entries()) {
    if (typeof kept !== 'string') {
      large.push([key, kept]);
      continue;
    }
    small.push(key, kept);
    characters += kept.length;
    if (characters < PORTION) continue;
    yield body();
    small = [];
    characters = 0;
  }
  yield body();
  for (const [key, node] of large) yield* branchBodies([...path, key], node);
}

/** Parses a line without its newline. Null if the line is damaged. */
export function parseLine(bytes: Buffer): JournalLine | null {
  const head = HEAD.replace('00000000', hex(crc32(bytes.subarray(HEAD.length))));
  if (bytes.toString('latin1', 0, HEAD.length) !== head) return null;
  try {
    return JSON.parse(bytes.toString()) as JournalLine;
  } catch {
    return null;
  }
}

/** Whether the last bytes of a file can be the start of line `n`, which a process did not finish before it ended. */
export function isBegunLine(bytes: Buffer, file: string, n: number): boolean {
  const head = `${HEAD}"d":"${file}","n":${n},"w":[`;
  const found = bytes.toString('latin1', 0, head.length);
  const isOfHead = (sign: string, at: number) =>
    at >= SUM_AT && at < SUM_AT + 8 ? /[0-9a-f]/.test(sign) : sign === head[at];
  // no NUL bytes, which a power cut leaves, and no complete line that ends in a byte other than a newline
  const isText = bytes.every((byte) => byte >= 0x20) && parseLine(bytes.subarray(0, -1)) === null;
  return isText && [...found].every(isOfHead);
}

/** Returns the tree after the line is applied. */
export function applyLine(root: DataNode | null, line: JournalLine): DataNode | null {
  if ('b' in line) return withBranch(root, line.b);
  let tree = root;
  if ('w' in line)
    // paths were checked before the line was written
    for (const [path, json] of line.w)
      tree = applyWrite(tree, prepareWrite(null, pathAsWritten(path), json, 0));
  return tree;
}

/** Adds a branch, or more children of a branch. */
function withBranch(root: DataNode | null, [place, priority, small]: Branch): DataNode {
  const path = pathAsWritten(place);
  const known = root?.keptAt(path) ?? null;
  const branch = known === null ? new DataNode() : unpacked(known);
  const key = path.at(-1);
  if (known === null) {
    // set the priority first: the parent counts its children with a priority when the child is added
    branch.priority = priority;
    if (key !== undefined) root?.at(path.slice(0, -1))?.setChild(key, branch);
  }
  for (let at = 0; at < small.length; at += 2) branch.setChild(small[at] ?? '', small[at + 1] ?? '');
  return root ?? branch;
}
