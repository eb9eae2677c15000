import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync } from 'node:fs';
import type { DataNode } from './data-node';
import { parseNode } from './parse-node';
import { serializeNode } from './serialize-node';
import { writeFully } from './write-fully';

/** The whole tree after the journal entry numbered `sequence`. */
export type Snapshot = { readonly sequence: number; readonly root: DataNode | null; readonly bytes: number };

export function readSnapshot(file: string): Snapshot {
  if (!existsSync(file)) return { sequence: 0, root: null, bytes: 0 };
  const text = readFileSync(file);
  const { n, data } = JSON.parse(text.toString('utf8')) as { n: number; data: unknown };
  return { sequence: n, root: parseNode(data, 0, { node: null, now: 0 }), bytes: text.length };
}

/** Written beside and renamed, so that a crash leaves either the old snapshot or the new; returns its bytes. */
export function writeSnapshot(file: string, sequence: number, root: DataNode | null): number {
  const beside = `${file}.new`;
  const text = Buffer.from(`{"n":${sequence},"data":${serializeNode(root, 'wire')}}`);
  const descriptor = openSync(beside, 'w');
  try {
    writeFully(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(beside, file);
  return text.length;
}
