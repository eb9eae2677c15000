import type { DataNode } from './data-node';
import { packLeaf } from './pack-node';

/**
 * What a snapshot file holds: `{"n":<sequence>}`; then each large branch as `<path>` or `<path> tab <priority>`,
 * parents before children, and under it its other children as `tab <key> tab <JSON>`; last `.<number of lines>`. A key
 * holds no tab and no newline, nor does JSON. A root that is a leaf is a child without a key.
 */
export function* snapshotLines(sequence: number, root: DataNode | null): Generator<string> {
  let lines = 2;
  yield `{"n":${sequence}}`;
  const body = root === null ? [] : root.value === null ? branchLines('', root) : leafLine(root.value, root);
  for (const line of body) {
    lines += 1;
    yield line;
  }
  yield `.${lines}`;
}

function* leafLine(value: NonNullable<DataNode['value']>, { priority }: DataNode): Generator<string> {
  yield `\t\t${packLeaf(value, priority)}`;
}

function* branchLines(path: string, branch: DataNode): Generator<string> {
  yield (path || '/') + (branch.priority === null ? '' : `\t${JSON.stringify(branch.priority)}`);
  const large: [string, DataNode][] = [];
  for (const [key, kept] of branch.entries()) {
    if (typeof kept === 'string') yield `\t${key}\t${kept}`;
    else large.push([key, kept]);
  }
  for (const [key, node] of large) yield* branchLines(`${path}/${key}`, node);
}
