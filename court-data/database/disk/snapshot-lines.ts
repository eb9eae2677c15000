import type { DataNode } from '../tree/data-node';
import { packLeaf } from '../tree/pack-node';

/**
 * What a snapshot holds: `{"n":<sequence>,"d":"<number of the database, see log-line>"}`; then each large branch as
 * `<path>` or `<path> tab <priority>`, parents before children, and under it its other children as `tab <key> tab <JSON>`.
 * A key holds no tab and no newline, nor does JSON. A root that is a leaf is a child without a key.
 */
export function* snapshotLines(sequence: number, database: string, root: DataNode | null): Generator<string> {
  yield `{"n":${sequence},"d":"${database}"}`;
  if (root?.value != null) yield `\t\t${packLeaf(root.value, root.priority)}`;
  else if (root) yield* branchLines('', root);
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
